import { existsSync } from 'node:fs'
import { lockDatabase, moveStore, openStore, parseDatabaseUrl } from '#store'
import { exitWithError } from '../exit-with.ts'
import { checkEachTable } from './check.ts'
import { createProgress } from './progress.ts'

/**
 * Carries everything that is kept from one database to an empty one, then plays every table again there. The first one is
 * only read. Refuses while a bot runs on either: there nothing may change meanwhile. Status 1 when something is wrong.
 */
export async function move(from: string, to: string): Promise<void> {
  const source = parseDatabaseUrl(from)
  if (source === null || parseDatabaseUrl(to) === null)
    exitWithError('Each database is "file:" and a path, or "postgresql://…".')
  if (from === to) exitWithError('Both are the same database.')
  if (source.provider === 'sqlite' && !existsSync(source.file)) exitWithError(`There is no file ${source.file}.`)

  const claims = [
    await lockDatabase(from, 'command').catch(exitWithError),
    await lockDatabase(to, 'command').catch(exitWithError),
  ]
  const target = await openStore(to).catch(exitWithError)
  const moved = await moveStore(from, to, createProgress('rows')).catch(exitWithError)
  if (moved.kind === 'notEmpty') exitWithError('The database to move to is not empty. Nothing was done.')

  let wrong = 0
  for await (const { kind } of checkEachTable(target, 'tables played again')) if (kind === 'wrong') wrong += 1
  await target.close()
  for (const claim of claims) await claim.release()
  console.log(JSON.stringify({ ...moved.rows, wrong }))
  process.exitCode = wrong === 0 ? 0 : 1
}
