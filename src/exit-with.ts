/** Ends a program that cannot go on: says why in one line, and exits with status 1. */
export function exitWithError(why: unknown): never {
  console.error(why instanceof Error ? why.message : String(why))
  process.exit(1)
}
