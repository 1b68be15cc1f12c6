import { machine } from '#runtime'
import { settingsOrExit } from '#settings'
import { claimDatabase, openStore } from '#store'
import { createTableService } from '#table'
import { startThinkers } from '#thinking'
import { exitWith } from '../exit-with.ts'
import { tellUpgrade } from '../tell-upgrade.ts'
import { createProgress } from './progress.ts'

/** Reckons all games that have ended anew, from their entries. Writes, and refuses while a bot runs there. */
export async function recount(): Promise<void> {
  const { databaseUrl } = settingsOrExit()
  const claim = await claimDatabase(databaseUrl, 'command').catch(exitWith)
  const onUpgrade = tellUpgrade((_, message) => console.error(message))
  const store = await openStore(databaseUrl, { onUpgrade }).catch(exitWith)
  const thinkers = startThinkers()
  const service = createTableService(store.tables, {
    ...store,
    now: machine.now,
    seed: () => machine.randomHex(16),
    factsOf: thinkers.factsOf,
  })
  const all = await store.allTables()
  const show = createProgress('tables')
  await store.results.clear()
  await service.results.all((done) => show(done, all + 1)).catch(exitWith)
  await thinkers.close()
  await store.close()
  await claim.release()
  console.log('All finished games are reckoned anew.')
}
