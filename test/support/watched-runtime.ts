import { machineRuntime, type Runtime } from '#runtime'

/** A runtime whose waits are counted: what is looked for every so often rests in between. */
export interface WatchedRuntime extends Runtime {
  /**
   * Resolves when all that is looked for every so many ms was looked for from beginning to end `times` times more.
   * @param loops how many look every so many ms: notices, deadlines and followers do unless given
   */
  looked(everyMs: number, times?: number, loops?: number): Promise<void>
}

/** @param patienceMs how long it is waited where somebody would wait so many ms */
export function watchedRuntime(patienceMs = (ms: number): number => ms): WatchedRuntime {
  const rests = new Map<number, number>()
  const waiting = new Set<() => void>()
  return {
    ...machineRuntime,
    after: (ms, callback) => machineRuntime.after(patienceMs(ms), callback),
    sleep(ms, how) {
      rests.set(ms, (rests.get(ms) ?? 0) + 1)
      for (const look of waiting) look()
      return machineRuntime.sleep(ms, how)
    },
    looked(everyMs, times = 3, loops = 3) {
      // What is being looked for just now began before.
      const until = (rests.get(everyMs) ?? 0) + loops * (times + 1)
      return new Promise((resolve) => {
        const look = () => {
          if ((rests.get(everyMs) ?? 0) < until) return
          waiting.delete(look)
          resolve()
        }
        waiting.add(look)
      })
    },
  }
}
