import { existsSync } from 'node:fs'
import { settingsOrExit } from '#settings'
import { parseDatabaseUrl } from '#store'
import { thawTable } from '#table'
import { exitWithError } from '../exit-with.ts'
import { withLockedStore } from './alone.ts'

/** Lets a frozen table go on, if it can; status 1 when not. Writes, and refuses while a bot runs there. */
export async function thaw(tableId: string): Promise<void> {
  const { databaseUrl } = settingsOrExit()
  const database = parseDatabaseUrl(databaseUrl)
  // To open one that is not there would make it.
  if (database?.provider === 'sqlite' && !existsSync(database.file)) exitWithError(`There is no file ${database.file}.`)

  const thawed = await withLockedStore(databaseUrl, ({ tables }) => thawTable(tables, tableId, new Date()))
  if (thawed === null) exitWithError(`There is no table ${tableId}.`)
  if (thawed.kind === 'notFrozen') exitWithError(`Table ${tableId} is not frozen: it is in phase "${thawed.phase}".`)
  if (thawed.kind === 'cannot') exitWithError(`Table ${tableId} cannot go on: ${thawed.problem}. Nothing was done.`)
  const { dropped, problem } = thawed
  const leftOut = dropped === 0 ? '' : ` Of its open turn these are left out: ${dropped} (${problem}). The rest stands.`
  console.log(`Table ${tableId} goes on.${leftOut}`)
}
