import { databaseOrThrow, placeOf, reasonOf } from './database.ts'
import { mustBeMigrated } from './migrate.ts'
import { type Column, openForRows, type Row } from './rows.ts'

/** Every table of prisma/models.prisma with its key; those that others point at come first. */
const TABLES: readonly (readonly [name: string, key: readonly string[]])[] = [
  ['tables', ['id']],
  ['entries', ['table_id', 'seq']],
  ['snapshots', ['table_id']],
  ['boxes', ['hash']],
  ['seats', ['person_id', 'table_id']],
  ['showings', ['table_id', 'channel_id']],
  ['turn_messages', ['table_id', 'turn_seq']],
  ['notices', ['table_id', 'person_id', 'kind', 'seq']],
  ['followers', ['table_id', 'target']],
  ['plans', ['table_id', 'person_id']],
  ['deadlines', ['table_id', 'kind']],
  ['people', ['id']],
  ['puzzle_attempts', ['day', 'person_id']],
]

const COLUMNS: Readonly<Record<string, Column>> = {
  solo: 'boolean',
  computer_due: 'boolean',
  settled: 'boolean',
  seated: 'boolean',
  invited: 'boolean',
  created_at: 'time',
  closed_at: 'time',
  at: 'time',
  lease_until: 'time',
  due_at: 'time',
  sent_at: 'time',
  claimed_until: 'time',
}
const PAGE = 500

export type Moved =
  | { readonly kind: 'moved'; readonly rows: Readonly<Record<string, number>> }
  /** Something is kept at the target already: nothing was done. */
  | { readonly kind: 'notEmpty' }

/**
 * Carries every row from one database to another, all or none. The first is only read; the second must have been opened
 * by `openStore` before, so that its tables are there. Nobody else may write to either meanwhile.
 * @param show hears how many rows of how many were carried
 * @throws when either is no database, or fails, or the first was made by another version
 */
export async function moveStore(
  from: string,
  to: string,
  show: (done: number, of: number) => void = () => undefined,
): Promise<Moved> {
  const [source, target] = [databaseOrThrow(from), databaseOrThrow(to)]
  await mustBeMigrated(source).catch((error: unknown) => {
    throw new Error(`The database ${placeOf(source)} cannot be moved: ${reasonOf(error)}`, { cause: error })
  })
  const [reading, writing] = await Promise.all([
    openForRows(source, COLUMNS, true),
    openForRows(target, COLUMNS, false),
  ])
  try {
    await writing.begin()
    const count: Record<string, number> = {}
    for (const [name] of TABLES) if ((await writing.count(name)) > 0) return { kind: 'notEmpty' }
    let done = 0
    let all = 0
    for (const [name] of TABLES) all += await reading.count(name)
    for (const [name, key] of TABLES) {
      let moved = 0
      for (let last: Row | null = null; ; ) {
        const page: Row[] = await reading.page(name, key, last, PAGE)
        await writing.insert(name, page)
        moved += page.length
        done += page.length
        if (page.length > 0) show(done, all)
        last = page.at(-1) ?? null
        if (page.length < PAGE) break
      }
      count[name] = moved
    }
    await writing.commit()
    return { kind: 'moved', rows: count }
  } finally {
    // What was not committed goes with the connection.
    await Promise.all([reading.close(), writing.close()])
  }
}
