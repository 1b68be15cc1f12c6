import { settingsOrExit } from '#settings'
import { openStore, type Store } from '#store'
import { checkTableByReplay, type TableCheck } from '#table'
import { readAllPages } from '#table/side-by-side'
import { exitWithError } from '../exit-with.ts'
import { createProgress } from './progress.ts'

const PAGE = 200

/**
 * Plays every table that is kept again, and compares. Changes nothing, and a bot may run meanwhile; status 1 when
 * something is wrong.
 */
export async function replayAllTables(): Promise<void> {
  const store = await openStore(settingsOrExit().databaseUrl, { readOnly: true }).catch(exitWithError)
  const count = { tables: 0, entries: 0, snapshots: 0, otherRules: 0, newer: 0, wrong: 0 }
  for await (const checked of checkEachTable(store, 'tables')) {
    count.tables += 1
    if (checked.kind === 'sound') {
      count.entries += checked.entries
      if (checked.snapshot === 'same') count.snapshots += 1
    } else count[checked.kind] += 1
  }
  await store.close()
  console.log(JSON.stringify(count))
  process.exitCode = count.wrong === 0 ? 0 : 1
}

/**
 * Plays every table that is kept again, and says of each that is not right what is wrong.
 * @param unit what its progress counts
 * @returns what was found of each
 */
export async function* checkEachTable({ tables, allTables }: Store, unit: string): AsyncGenerator<TableCheck> {
  const all = await allTables()
  const show = createProgress(unit)
  let done = 0
  for await (const ids of readAllPages<string>(PAGE, (...page) => tables.ids(...page))) {
    for (const id of ids) {
      const checked = await checkTableByReplay(tables, id)
      if (checked === null) continue
      done += 1
      // More may come meanwhile; the last line is said at the end.
      show(done, Math.max(all, done + 1))
      if (checked.kind === 'wrong') console.error(`table ${id}: ${checked.problem}`)
      yield checked
    }
  }
  show(done, done)
}
