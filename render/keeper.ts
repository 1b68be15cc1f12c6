/**
 * Keeps what was made for a key, so that it is made once.
 * @param most when there are so many, all of them go
 */
export function createKeyedCache<T>(most = Number.POSITIVE_INFINITY): (key: string, make: () => T) => T {
  const kept = new Map<string, T>()
  return (key, make) => {
    const found = kept.get(key)
    if (found !== undefined) return found
    const made = make()
    if (kept.size >= most) kept.clear()
    kept.set(key, made)
    return made
  }
}
