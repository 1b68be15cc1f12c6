/** Does work one after the other for each key; different keys do not wait for each other. */
export function createQueue() {
  const tails = new Map<string, Promise<unknown>>()
  return {
    run<T>(key: string, work: () => Promise<T>): Promise<T> {
      const result = (tails.get(key) ?? Promise.resolve()).then(work)
      const tail = result.catch(() => undefined)
      tails.set(key, tail)
      void tail.then(() => {
        if (tails.get(key) === tail) tails.delete(key)
      })
      return result
    },
    /** Resolves when nothing is waiting or being done. */
    async idle() {
      while (tails.size > 0) await Promise.all(tails.values())
    },
  }
}
