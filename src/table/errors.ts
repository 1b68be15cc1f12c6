/** What an error says, and what caused it, for logs. */
export function errorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : `${error.message}: ${errorMessage(error.cause)}`
}

/** An error for the log, with where it comes from. */
export const errorDetails = (error: unknown) => ({
  error: errorMessage(error),
  stack: error instanceof Error ? (error.stack ?? null) : null,
})

/** The database cannot be reached, or does not answer: try again later. The only error that a service throws. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable'
  readonly code = 'unavailable'

  constructor(cause: unknown) {
    super('the database does not answer', { cause })
  }
}

/** A repository that throws `StoreUnavailable` and nothing else. */
export const throwingStoreUnavailable = <R extends object>(repository: R): R =>
  new Proxy(repository, {
    get(target, name) {
      const asked: unknown = Reflect.get(target, name)
      if (typeof asked !== 'function') return asked
      return async (...how: unknown[]) => {
        try {
          return await asked.apply(target, how)
        } catch (cause) {
          throw cause instanceof StoreUnavailable ? cause : new StoreUnavailable(cause)
        }
      }
    },
  })
