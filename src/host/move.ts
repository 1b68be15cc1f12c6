import { existsSync } from 'node:fs'
import { lockDatabase, moveStore, openStore, parseDatabaseUrl } from '#store'
import { exitWith } from '../exit-with.ts'
import { checkEachTable } from './check.ts'
import { createProgress } from './progress.ts'

/**
 * Carries everything that is kept from one database to an empty one, then plays every table again there. The first one is
 * only read. Refuses while a bot runs on either: there nothing may change meanwhile. Status 1 when something is wrong.
 */
export async function move(from: string, to: string): Promise<void> {
  const source = parseDatabaseUrl(from)
  if (source === null || parseDatabaseUrl(to) === null)
    exitWith('Each database is "file:" and a path, or "postgresql://…".')
  if (from === to) exitWith('Both are the same database.')
  if (source.provider === 'sqlite' && !existsSync(source.file)) exitWith(`There is no file ${source.file}.`)

  const claims = [
    await lockDatabase(from, 'command').catch(exitWith),
    await lockDatabase(to, 'command').catch(exitWith),
  ]
  const target = await openStore(to).catch(exitWith)
  const moved = await moveStore(from, to, createProgress('rows')).catch(exitWith)
  if (moved.kind === 'notEmpty') exitWith('The database to move to is not empty. Nothing was done.')

  let wrong = 0
  for await (const { kind } of checkEachTable(target, 'tables played again')) if (kind === 'wrong') wrong += 1
  await target.close()
  for (const claim of claims) await claim.release()
  console.log(JSON.stringify({ ...moved.rows, wrong }))
  process.exitCode = wrong === 0 ? 0 : 1
}
