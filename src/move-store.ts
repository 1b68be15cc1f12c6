import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { claimDatabase, databaseOf, moveStore, openStore, type Store } from '#store'
import { checkTable } from '#table'
import { createProgress } from './progress.ts'
import { stop } from './stop.ts'

/**
 * `npm run move-store -- --from file:./data/bonfire.db --to postgresql://…`: carries everything that is kept from one
 * database to an empty one, then plays every table again there. The first database is only read. It refuses while a
 * bot runs on either: there nothing may change meanwhile.
 */
const { values } = parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' } } })
const { from = '', to = '' } = values
const source = databaseOf(from)
if (source === null || databaseOf(to) === null)
  stop('Usage: npm run move-store -- --from DATABASE --to DATABASE, each "file:" and a path, or "postgresql://…".')
if (from === to) stop('Both are the same database.')
if (source.provider === 'sqlite' && !existsSync(source.file)) stop(`There is no file ${source.file}.`)

const claims = [await claimDatabase(from, 'command').catch(stop), await claimDatabase(to, 'command').catch(stop)]
const target = await openStore(to).catch(stop)
const moved = await moveStore(from, to, createProgress('rows')).catch(stop)
if (moved.kind === 'notEmpty') stop('The database to move to is not empty. Nothing was done.')

const wrong = await check(target)
await target.close()
for (const claim of claims) await claim.release()
console.log(JSON.stringify({ ...moved.rows, wrong }))
process.exitCode = wrong === 0 ? 0 : 1

/** Plays every table again; how many were not right, each with a line that says what. */
async function check({ tables, allTables }: Store): Promise<number> {
  const show = createProgress('tables played again')
  const all = await allTables()
  let [wrong, done] = [0, 0]
  for (let last: string | null = null; ; ) {
    const ids: string[] = await tables.ids(last, 200)
    for (const id of ids) {
      const checked = await checkTable(tables, id)
      done += 1
      show(done, all)
      if (checked?.kind !== 'wrong') continue
      wrong += 1
      console.error(`table ${id}: ${checked.problem}`)
    }
    last = ids.at(-1) ?? null
    if (last === null) return wrong
  }
}
