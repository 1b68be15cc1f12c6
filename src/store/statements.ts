import type { SqlDriverAdapterFactory } from '@prisma/client/runtime/client'

/** What Prisma's client speaks to a database through. */
type Adapter = Awaited<ReturnType<SqlDriverAdapterFactory['connect']>>

/** What a statement is given, alike on both databases. */
export type Value = string | number | boolean | Date | null

/** A statement of our own, as text with gaps, and what is put there. */
export interface Statement {
  readonly texts: TemplateStringsArray
  readonly values: readonly Value[]
}

export const sql = (texts: TemplateStringsArray, ...values: Value[]): Statement => ({ texts, values })

/**
 * Statements of our own, over the connections of Prisma's client, but past it: what a press reads and writes takes a
 * third of the time so. Moments come back as text.
 */
export interface Statements {
  /** What a statement reads, or says of what it wrote (`RETURNING`): objects by the columns' names. */
  rows(statement: Statement): Promise<unknown[]>
  /** How many rows it wrote. */
  write(statement: Statement): Promise<number>
  /** How many rows each wrote: all or none, in this order. */
  writeAll(statements: readonly Statement[]): Promise<number[]>
  /**
   * Writes the others only where the first wrote a row: all or none, in this order.
   * @returns whether it did
   */
  writeIf(first: Statement, others: readonly Statement[]): Promise<boolean>
}

export function createStatements(adapter: Adapter): Statements {
  /** The text of a statement stands in one place of our source, and is put together once. */
  const texts = new WeakMap<TemplateStringsArray, string>()
  const gap = (index: number): string => (adapter.provider === 'sqlite' ? '?' : `$${index}`)
  const textOf = (parts: TemplateStringsArray): string => {
    const known = texts.get(parts)
    if (known !== undefined) return known
    const text = parts.reduce((all, part, index) => `${all}${gap(index)}${part}`)
    texts.set(parts, text)
    return text
  }
  const queryOf = ({ texts: parts, values }: Statement) => ({
    sql: textOf(parts),
    args: [...values],
    argTypes: values.map((value) => ({ scalarType: scalarTypeOf(value), arity: 'scalar' as const })),
  })

  /** Does it in one transaction: all or nothing. */
  async function together<Done>(
    write: (one: (statement: Statement) => Promise<number>) => Promise<Done>,
  ): Promise<Done> {
    const transaction = await adapter.startTransaction()
    const say = async (word: 'COMMIT' | 'ROLLBACK'): Promise<void> => {
      if (!transaction.options.usePhantomQuery) await transaction.executeRaw({ sql: word, args: [], argTypes: [] })
    }
    let done: Done
    try {
      done = await write((statement) => transaction.executeRaw(queryOf(statement)))
      await say('COMMIT')
    } catch (error) {
      await say('ROLLBACK').catch(() => undefined)
      await transaction.rollback()
      throw error
    }
    await transaction.commit()
    return done
  }
  const write = (statement: Statement): Promise<number> => adapter.executeRaw(queryOf(statement))

  return {
    rows: async (statement) => {
      const { columnNames, rows } = await adapter.queryRaw(queryOf(statement))
      return rows.map((row) => Object.fromEntries(columnNames.map((name, index) => [name, row[index]])))
    },
    write,
    writeAll: async (statements) => {
      const [only, ...others] = statements
      if (only !== undefined && others.length === 0) return [await write(only)]
      return await together(async (one) => {
        const counts: number[] = []
        for (const statement of statements) counts.push(await one(statement))
        return counts
      })
    },
    writeIf: async (first, others) => {
      if (others.length === 0) return (await write(first)) > 0
      return await together(async (one) => {
        if ((await one(first)) === 0) return false
        for (const statement of others) await one(statement)
        return true
      })
    },
  }
}

/** What kind of failure an adapter tells; null for any other error. */
export function kindOf(error: unknown): string | null {
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
