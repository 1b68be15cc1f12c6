/** Says what is wrong, and ends the command. */
export function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

/** A whole number between two bounds. */
export function whole(name: string, text: string, least: number, most: number): number {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  if (value >= least && value <= most) return value
  return fail(`--${name} ${text}: a whole number from ${least} to ${most} expected`)
}

/** One of a closed list. */
export function member<T extends string>(name: string, text: string, list: readonly T[]): T {
  return list.find((one) => one === text) ?? fail(`--${name} ${text}: one of ${list.join(', ')} expected`)
}
