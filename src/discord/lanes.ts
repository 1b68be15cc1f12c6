/** Does work as it comes, so many pieces at once; what is too much waits its turn. */
export interface Lanes {
  <T>(work: () => Promise<T>): Promise<T>
  /** How many pieces wait. */
  waiting(): number
}

export function createLanes(atOnce: number): Lanes {
  const waiting: (() => void)[] = []
  let free = atOnce
  async function lane<T>(work: () => Promise<T>): Promise<T> {
    if (free > 0) free--
    else await new Promise<void>((go) => waiting.push(go))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) free++
      else next()
    }
  }
  return Object.assign(lane, { waiting: () => waiting.length })
}
