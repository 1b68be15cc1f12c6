/** What an error says, for logs and reports. */
export const errorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Where an error comes from, and what caused it, for whoever has to mend it. */
export const errorStack = (error: unknown): string | null => (error instanceof Error ? (error.stack ?? null) : null)

/** The database cannot be reached, or does not answer: try again later. The only error that a service throws. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable'
  readonly code = 'unavailable'
  /** The table that was to be read or kept; null where it was another question. */
  readonly table: string | null

  constructor(table: string | null, cause: unknown) {
    super('the database does not answer', { cause })
    this.table = table
  }
}

/**
 * Calls the database.
 * @param table whom it is about
 */
export async function queryStore<T>(call: () => Promise<T>, table: string | null = null): Promise<T> {
  try {
    return await call()
  } catch (cause) {
    throw new StoreUnavailable(table, cause)
  }
}
