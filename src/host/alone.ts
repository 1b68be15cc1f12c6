import { lockDatabase, openStore, type Store } from '#store'
import { exitWithError } from '../exit-with.ts'
import { tellDatabaseUpgrade } from '../tell-upgrade.ts'

/**
 * Does what writes to a database, brought to this version before. Ends the command where a bot runs there, or where it
 * fails.
 */
export async function withLockedStore<Done>(databaseUrl: string, work: (store: Store) => Promise<Done>): Promise<Done> {
  const claim = await lockDatabase(databaseUrl, 'command').catch(exitWithError)
  const onUpgrade = tellDatabaseUpgrade((_, message) => console.error(message))
  const store = await openStore(databaseUrl, { onUpgrade }).catch(exitWithError)
  const done = await work(store).catch(exitWithError)
  await store.close()
  await claim.release()
  return done
}
