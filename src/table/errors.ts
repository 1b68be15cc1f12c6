/** What an error says, for logs. */
export const errorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Where an error comes from, for logs. */
export const errorStack = (error: unknown): string | null => (error instanceof Error ? (error.stack ?? null) : null)

/** The database cannot be reached, or does not answer: try again later. The only error that a service throws. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable'
  readonly code = 'unavailable'

  constructor(cause: unknown) {
    super('the database does not answer', { cause })
  }
}

/** A repository that throws `StoreUnavailable` and nothing else. */
export const askingStore = <R extends object>(repository: R): R =>
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
