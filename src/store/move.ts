import { readAllPages } from '#table/side-by-side'
import { adapterFor, openSharedConnection } from './connect.ts'
import { databaseLocation, parseDatabaseUrlOrThrow, reasonOf } from './database.ts'
import { TABLES } from './generated/tables.ts'
import { assertMigrated } from './migrate.ts'
import { type Column, rowSchemaOfColumns, type Value } from './rows.ts'
import { type StatementRunner, uncheckedSql } from './sql.ts'

const PAGE = 500

/**
 * Carries every row from one database to another, all or none. The first is only read; the second must have been opened
 * by `openStore` before, so that its tables are there. Nobody else may write to either meanwhile.
 * @param show hears how many rows of how many were carried
 * @returns notEmpty: something is kept at the target already, and nothing was done
 * @throws when either is no database, or fails, or the first was made by another version
 */
export async function moveStore(
  from: string,
  to: string,
  show: (done: number, of: number) => void = () => undefined,
): Promise<
  { readonly kind: 'moved'; readonly rows: Readonly<Record<string, number>> } | { readonly kind: 'notEmpty' }
> {
  const [source, target] = [parseDatabaseUrlOrThrow(from), parseDatabaseUrlOrThrow(to)]
  await assertMigrated(source).catch((error: unknown) => {
    throw new Error(`The database ${databaseLocation(source)} cannot be moved: ${reasonOf(error)}`, { cause: error })
  })
  const [{ statements: reading, close: closeSource }, { statements: writing, close: closeTarget }] = await Promise.all([
    adapterFor(source, true).then((factory) => openSharedConnection(factory)),
    adapterFor(target, false).then((factory) => openSharedConnection(factory)),
  ])
  const tables = Object.entries<Table>(TABLES).map(rowsOf)
  try {
    for (const { count } of tables) if ((await count(writing)) > 0) return { kind: 'notEmpty' }
    let all = 0
    for (const { count } of tables) all += await count(reading)
    let done = 0
    const counts: Record<string, number> = {}
    await writing.together(async (write) => {
      for (const { name, page, add } of tables) {
        const before = done
        for await (const rows of readAllPages<Row>(PAGE, (last) => page(reading, last))) {
          for (const row of rows) await write(add(row))
          done += rows.length
          if (rows.length > 0) show(done, all)
        }
        counts[name] = done - before
      }
    })
    return { kind: 'moved', rows: counts }
  } finally {
    await Promise.all([closeSource(), closeTarget()])
  }
}

type Row = Readonly<Record<string, Value>>

interface Table {
  readonly key: readonly string[]
  readonly columns: Readonly<Record<string, Column>>
}

/** What the rows of a table are counted, read and written with. */
function rowsOf([name, { key, columns }]: [string, Table]) {
  const mark = (column: string): string => `:${columns[column]?.field}`
  const [all, keys] = [Object.keys(columns), key.join(', ')]
  const select = `SELECT ${all.join(', ')} FROM ${name}`
  const end = `ORDER BY ${keys} LIMIT ${PAGE}`
  const count = uncheckedSql(`SELECT COUNT(*) AS "count" FROM ${name}`)
  const first = uncheckedSql(`${select} ${end}`)
  // SQLite and PostgreSQL both compare rows column by column.
  const next = uncheckedSql(`${select} WHERE (${keys}) > (${key.map(mark).join(', ')}) ${end}`)
  const row = rowSchemaOfColumns(Object.values(columns))
  return {
    name,
    count: (statements: StatementRunner): Promise<number> => statements.count(count({})),
    page: async ({ rows }: StatementRunner, last: Row | null): Promise<Row[]> =>
      await rows(last === null ? first({}) : next(last), row),
    add: uncheckedSql(`INSERT INTO ${name} (${all.join(', ')}) VALUES (${all.map(mark).join(', ')})`),
  }
}
