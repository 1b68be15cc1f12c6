/** Which database an address means. */
export type Database =
  | { readonly provider: 'sqlite'; readonly file: string }
  | { readonly provider: 'postgresql'; readonly url: string }

/**
 * @param url `file:` and a path (SQLite, made when it is not there) or `postgresql://…`
 * @returns the database, or null when it is neither
 */
export function databaseOf(url: string): Database | null {
  if (/^postgres(ql)?:\/\/./.test(url)) return { provider: 'postgresql', url }
  if (/^file:./.test(url)) return { provider: 'sqlite', file: url.slice('file:'.length) }
  return null
}
