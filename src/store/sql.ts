import type { SqlDriverAdapterFactory } from '@prisma/client/runtime/client'
import { z } from 'zod'
import { TABLES } from './generated/tables.ts'
import type { Column, Value, ValueOf } from './rows.ts'

/** What Prisma's client speaks to a database through. */
type Adapter = Awaited<ReturnType<SqlDriverAdapterFactory['connect']>>

/** A statement of our own, as each database has it, and what is put in its gaps. */
export interface BoundStatement {
  readonly text: { readonly sqlite: string; readonly postgres: string }
  readonly args: readonly Value[]
}

type Tables = typeof TABLES
type ColumnsOf<Table> = Table extends keyof Tables ? Tables[Table]['columns'] : never
type KeyOf<Columns> = Columns extends unknown ? keyof Columns : never
type FieldOf<Columns> = Columns extends unknown ? Columns[keyof Columns] : never

type Split<Text extends string, By extends string, Parts = never> = Text extends `${infer Part}${By}${infer Rest}`
  ? Split<Rest, By, Parts | Part>
  : Parts | Text
type Words<Text extends string> = Split<Split<Split<Split<Split<Split<Text, '\n'>, ' '>, ','>, '.'>, '('>, ')'>
/** The columns of the tables that a statement names. */
type Columns<Text extends string> = ColumnsOf<Extract<Words<Text>, keyof Tables>>
/** Words of a statement that are neither SQL's, in capitals, nor quoted, nor names of values, tables or columns. */
type Unknown<Text extends string> = Exclude<
  Words<Text>,
  Uppercase<Words<Text>> | `${':' | "'" | '"'}${string}` | keyof Tables | KeyOf<Columns<Text>>
>

/** What a statement wants: of a value that is called as a field is, what that holds. */
type Values<Text extends string> = {
  readonly [Word in Words<Text> as Word extends `:${infer Name}` ? Name : never]: Word extends `:${infer Name}`
    ? ValueOf<Extract<FieldOf<Columns<Text>>, { readonly field: Name }>>
    : never
}

/**
 * A statement that the compiler checks against `prisma/models.prisma`. SQL's own words, and what the statement calls a
 * table for itself, are in capitals; all else is a table, a column of a table that the statement names, quoted, or
 * `:name` for a value.
 * @returns what makes the statement of its values
 */
export const sql: <Text extends string>(
  text: Text & ([Unknown<Text>] extends [never] ? unknown : { readonly unknown: Unknown<Text> }),
) => (values: Values<Text>) => BoundStatement = uncheckedSql

/** The same for a text that is put together. */
export function uncheckedSql(text: string): (values: Readonly<Record<string, Value>>) => BoundStatement {
  const names: string[] = []
  const postgres = text.replace(GAP, (_, name: string) => `$${names.push(name)}`)
  const both = { sqlite: text.replace(GAP, '?'), postgres }
  return (values) => ({ text: both, args: names.map((name) => values[name] ?? null) })
}

const GAP = /:(\w+)/g

/** What Prisma's client calls a column. */
const FIELDS = new Map(
  Object.values<Readonly<{ columns: Readonly<Record<string, Column>> }>>(TABLES).flatMap(({ columns }) =>
    Object.entries(columns).map(([column, { field }]) => [column, field] as const),
  ),
)

const Id = z.object({ id: z.string() })
const Count = z.tuple([z.object({ count: z.coerce.number() })])

/** One of the first wrote no row. */
class Unmet extends Error {}

export type StatementRunner = ReturnType<typeof createStatementRunner>

/**
 * Statements of our own, over the connections of Prisma's client, but past it: what a press reads and writes takes a
 * third of the time so. Moments come back as text.
 */
export function createStatementRunner(adapter: Adapter, now: () => Date) {
  const database = adapter.provider === 'sqlite' ? 'sqlite' : 'postgres'
  const queryOf = ({ text, args }: BoundStatement) => ({
    sql: text[database],
    args: [...args],
    argTypes: args.map((value) => ({ scalarType: scalarTypeOf(value), arity: 'scalar' as const })),
  })
  const read = async (statement: BoundStatement): Promise<object[]> => {
    const { columnNames, rows } = await adapter.queryRaw(queryOf(statement))
    const fields = columnNames.map((name) => FIELDS.get(name) ?? name)
    return rows.map((row) => Object.fromEntries(fields.map((field, index) => [field, row[index]])))
  }
  /** How many rows it wrote. */
  const write = (statement: BoundStatement): Promise<number> => adapter.executeRaw(queryOf(statement))

  /** What is written within it is kept together, or none of it where it throws. The first must write, not read. */
  const together = async <Done>(work: (write: (statement: BoundStatement) => Promise<number>) => Promise<Done>) => {
    const transaction = await adapter.startTransaction()
    const say = async (word: 'COMMIT' | 'ROLLBACK'): Promise<void> => {
      if (!transaction.options.usePhantomQuery) await transaction.executeRaw({ sql: word, args: [], argTypes: [] })
    }
    let done: Done
    try {
      done = await work((statement) => transaction.executeRaw(queryOf(statement)))
      await say('COMMIT')
    } catch (error) {
      await say('ROLLBACK').catch(() => undefined)
      await transaction.rollback()
      throw error
    }
    await transaction.commit()
    return done
  }

  /** @throws Unmet where one of the first `conditions` wrote no row */
  const writeEach = async (statements: readonly BoundStatement[], conditions = 0): Promise<number[]> => {
    const counts: number[] = []
    const through = async (one: typeof write) => {
      for (const statement of statements) {
        const count = await one(statement)
        if (count === 0 && counts.length < conditions) throw new Unmet()
        counts.push(count)
      }
    }
    await (statements.length === 1 ? through(write) : together(through))
    return counts
  }

  return {
    /** The moment that is written beside what changes. */
    now,
    /**
     * What a statement reads, or says of what it wrote (`RETURNING`).
     * @param row decodes each row, by the names of the client's fields
     */
    rows: async <Row>(statement: BoundStatement, row: z.ZodType<Row>): Promise<Row[]> =>
      (await read(statement)).map((one) => row.parse(one)),
    /** The first of them; null where there is none. */
    first: async <Row>(statement: BoundStatement, row: z.ZodType<Row>): Promise<Row | null> => {
      const [one] = await read(statement)
      return one === undefined ? null : row.parse(one)
    },
    /** Those that this version knows: what a later one keeps besides is left alone. */
    known: async <Row>(statement: BoundStatement, row: z.ZodType<Row>): Promise<Row[]> =>
      (await read(statement)).flatMap((one) => row.safeParse(one).data ?? []),
    /** What it reads as `id`. */
    ids: async (statement: BoundStatement): Promise<string[]> => (await read(statement)).map((one) => Id.parse(one).id),
    /** What it counts as `count`. */
    count: async (statement: BoundStatement): Promise<number> => Count.parse(await read(statement))[0].count,
    /** Whether it reads any row. */
    has: async (statement: BoundStatement): Promise<boolean> => (await read(statement)).length > 0,
    write,
    /** How many rows each wrote: all or none, in this order. */
    writeAll: (statements: readonly BoundStatement[]): Promise<number[]> => writeEach(statements),
    /**
     * Writes the others only where each of the first wrote a row, and nobody has the key of a row of theirs: all or none,
     * in this order.
     * @returns whether it did
     */
    writeIf: async (first: readonly BoundStatement[], others: readonly BoundStatement[]): Promise<boolean> => {
      try {
        await writeEach([...first, ...others], first.length)
        return true
      } catch (error) {
        if (error instanceof Unmet || adapterErrorKind(error) === 'UniqueConstraintViolation') return false
        throw error
      }
    },
    together,
  }
}

/** What kind of failure an adapter tells; null for any other error. */
export function adapterErrorKind(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  const { cause } = error
  return typeof cause === 'object' && cause !== null && 'kind' in cause && typeof cause.kind === 'string'
    ? cause.kind
    : null
}

function scalarTypeOf(value: Value): 'string' | 'int' | 'boolean' | 'datetime' {
  if (value instanceof Date) return 'datetime'
  switch (typeof value) {
    case 'number':
      return 'int'
    case 'boolean':
      return 'boolean'
    default:
      return 'string'
  }
}
