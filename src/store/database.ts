/** Which database an address means. */
export type DatabaseAddress =
  | { readonly provider: 'sqlite'; readonly file: string }
  | { readonly provider: 'postgresql'; readonly url: string }

/**
 * @param url `file:` and a path (SQLite, made when it is not there) or `postgresql://…`
 * @returns the database, or null when it is neither
 */
export function parseDatabaseUrl(url: string): DatabaseAddress | null {
  if (/^postgres(ql)?:\/\/./.test(url)) return { provider: 'postgresql', url }
  if (/^file:./.test(url)) return { provider: 'sqlite', file: url.slice('file:'.length) }
  return null
}

/**
 * @param url as for `parseDatabaseUrl`
 * @throws Error, in one line, when it is neither
 */
export function parseDatabaseUrlOrThrow(url: string): DatabaseAddress {
  const database = parseDatabaseUrl(url)
  if (database === null) throw new Error('A database is "file:" and a path, or "postgresql://…".')
  return database
}

/** Where a database is, without user and password. */
export function databaseLocation(database: DatabaseAddress): string {
  if (database.provider === 'sqlite') return database.file
  return URL.canParse(database.url) ? `at ${new URL(database.url).host}` : 'at that address'
}

/** What went wrong, in one line. A refused connection to several addresses has no message of its own, only theirs. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(reasonOf).join(', ')
  const text = error instanceof Error ? error.message : String(error)
  return text.trim().split('\n').at(-1) ?? text
}
