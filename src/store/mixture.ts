import Sqlite from 'better-sqlite3'
import { z } from 'zod'

/** What to look for a mixture with. */
interface Evidence {
  /** What there is: `table.column` of each column, and the name of each unique key, as PostgreSQL names them. */
  readonly parts: readonly string[]
  /** SQLite's scripts of the migrations that were applied, oldest first: those of PostgreSQL make the same parts. */
  readonly applied: readonly string[]
  /** Those of the others that this version knows. */
  readonly later: readonly string[]
}

/** Parts that are named where there are many. */
const NAMED = 3

/** By the scripts: a process that opens many stores, as the tests do, runs them once. */
const partsMade = new Map<string, readonly string[]>()

function partsMadeBy(scripts: readonly string[]): readonly string[] {
  const key = scripts.join('\n')
  const kept = partsMade.get(key)
  if (kept !== undefined) return kept
  const scratch = new Sqlite(':memory:')
  for (const script of scripts) scratch.exec(script)
  const parts = schemaPartsFromRows(scratch.prepare(SQLITE_SCHEMA_QUERY).all())
  scratch.close()
  partsMade.set(key, parts)
  return parts
}

/**
 * Tells a database that is a mixture of two versions, as a backup leaves it that was restored over a newer database: its
 * list of migrations says one thing, and its tables another.
 * @returns what does not fit, for a sentence; null where all does
 */
export function schemaMigrationMismatch({ parts, applied, later }: Evidence): string | null {
  const expected = partsMadeBy(applied)
  const known = new Set(partsMadeBy([...applied, ...later]))
  const ours = new Set(expected.filter((one) => one.includes('.')).map(tableOf))
  // Tables of somebody else's are no business of ours, but nobody adds columns to those of ours.
  const extra = parts.filter((one) => !expected.includes(one) && (known.has(one) || ours.has(tableOf(one))))
  const missing = expected.filter((one) => !parts.includes(one))
  if (extra.length > 0) return `it has ${someOf(extra)}, of a later version`
  return missing.length > 0 ? `it lacks ${someOf(missing)}` : null
}

/** The parts of a database in SQLite; Prisma's own list is none of ours. */
export const SQLITE_SCHEMA_QUERY = `
  SELECT t.name || '.' || c.name AS name FROM sqlite_master t JOIN pragma_table_info(t.name) c
    WHERE t.type = 'table' AND t.name <> '_prisma_migrations'
  UNION ALL
  SELECT CASE i.origin WHEN 'pk' THEN t.name || '_pkey' ELSE i.name END FROM sqlite_master t JOIN pragma_index_list(t.name) i
    WHERE t.type = 'table' AND t.name <> '_prisma_migrations' AND i."unique" = 1`
export const POSTGRES_SCHEMA_QUERY = `
  SELECT t.relname || '.' || a.attname AS name FROM pg_class t JOIN pg_attribute a ON a.attrelid = t.oid
    WHERE t.relnamespace = to_regnamespace(current_schema()) AND t.relkind IN ('r', 'p')
      AND t.relname <> '_prisma_migrations' AND a.attnum > 0 AND NOT a.attisdropped
  UNION ALL
  SELECT k.relname FROM pg_class k JOIN pg_index i ON i.indexrelid = k.oid
    WHERE k.relnamespace = to_regnamespace(current_schema()) AND i.indisunique`
const Parts = z.array(z.object({ name: z.string() }))
/** What either of them reads. */
export const schemaPartsFromRows = (rows: readonly unknown[]): string[] => Parts.parse(rows).map(({ name }) => name)
const tableOf = (part: string): string => (part.includes('.') ? part.slice(0, part.indexOf('.')) : '')

const someOf = (parts: readonly string[]): string => {
  const more = parts.length - NAMED
  return `${parts.slice(0, NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}
