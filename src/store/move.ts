import { databaseOf } from './database.ts'
import { type Column, type Row, rowsOf } from './rows.ts'

/** Every table of prisma/models.prisma with its key; those that others point at come first. */
const TABLES = {
  tables: ['id'],
  entries: ['table_id', 'seq'],
  snapshots: ['table_id'],
  boxes: ['hash'],
  seats: ['person_id', 'table_id'],
  showings: ['table_id', 'channel_id'],
  people: ['id'],
} as const satisfies Record<string, readonly string[]>
export type TableName = keyof typeof TABLES

const COLUMNS: Readonly<Record<string, Column>> = {
  solo: 'boolean',
  settled: 'boolean',
  seated: 'boolean',
  created_at: 'time',
  closed_at: 'time',
  at: 'time',
  lease_until: 'time',
}
const PAGE = 500

export type Moved =
  | { readonly kind: 'moved'; readonly rows: Readonly<Record<TableName, number>> }
  /** Something is kept at the target already: nothing was done. */
  | { readonly kind: 'notEmpty' }

/**
 * Carries every row from one database to another, all or none. Both must have been opened by `openStore` before, so
 * that their tables are there; nobody else may write meanwhile.
 * @throws when either is no database, or fails
 */
export async function moveStore(from: string, to: string): Promise<Moved> {
  const [source, target] = [databaseOf(from), databaseOf(to)]
  if (source === null || target === null) throw new Error('A database is "file:" and a path, or "postgresql://…".')
  const [reading, writing] = await Promise.all([rowsOf(source, COLUMNS), rowsOf(target, COLUMNS)])
  try {
    await writing.begin()
    const count: Record<TableName, number> = {
      tables: 0,
      entries: 0,
      snapshots: 0,
      boxes: 0,
      seats: 0,
      showings: 0,
      people: 0,
    }
    for (const name of names()) if (!(await writing.isEmpty(name))) return { kind: 'notEmpty' }
    for (const name of names()) {
      for (let last: Row | null = null; ; ) {
        const page: Row[] = await reading.page(name, TABLES[name], last, PAGE)
        await writing.insert(name, page)
        count[name] += page.length
        last = page.at(-1) ?? null
        if (page.length < PAGE) break
      }
    }
    await writing.commit()
    return { kind: 'moved', rows: count }
  } finally {
    // What was not committed goes with the connection.
    await Promise.all([reading.close(), writing.close()])
  }
}

const names = (): TableName[] => ['tables', 'entries', 'snapshots', 'boxes', 'seats', 'showings', 'people']
