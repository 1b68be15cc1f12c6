import { settingsOrExit } from '#settings'
import { openStore } from '#store'
import { checkTable } from '#table'
import { exitWith } from '../exit-with.ts'
import { createProgress } from './progress.ts'

const PAGE = 200

/**
 * Plays every table that is kept again, and compares. Changes nothing, and a bot may run meanwhile; status 1 when
 * something is wrong.
 */
export async function replayAllTables(): Promise<void> {
  const store = await openStore(settingsOrExit().databaseUrl, { readOnly: true }).catch(exitWith)
  const count = { tables: 0, entries: 0, snapshots: 0, otherRules: 0, newer: 0, wrong: 0 }
  const all = await store.allTables()
  const show = createProgress('tables')
  for (let last: string | null = null; ; ) {
    const ids: string[] = await store.tables.ids(last, PAGE)
    for (const id of ids) {
      const checked = await checkTable(store.tables, id)
      if (checked === null) continue
      count.tables += 1
      // More may come meanwhile; the last line is said at the end.
      show(count.tables, Math.max(all, count.tables + 1))
      switch (checked.kind) {
        case 'sound':
          count.entries += checked.entries
          if (checked.snapshot === 'same') count.snapshots += 1
          break
        case 'otherRules':
          count.otherRules += 1
          break
        case 'newer':
          count.newer += 1
          break
        case 'wrong':
          count.wrong += 1
          console.error(`table ${id}: ${checked.problem}`)
          break
      }
    }
    last = ids.at(-1) ?? null
    if (ids.length < PAGE) break
  }
  show(count.tables, count.tables)
  await store.close()
  console.log(JSON.stringify(count))
  process.exitCode = count.wrong === 0 ? 0 : 1
}
