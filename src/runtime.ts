import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

/** Clocks, timers and chance. The bot asks nothing else for them, so that a test or a simulation can hold them all. */
export interface Runtime {
  /** The clock on the wall, which may be set. */
  now(): Date
  /** A clock that only goes on, in ms since any moment; it may stand still while the machine sleeps. */
  monotonic(): number
  /**
   * Waits so many ms.
   * @param how signal: ends it; ref: false where it alone is not to keep the process alive
   * @throws AbortError at the signal
   */
  sleep(ms: number, how?: { readonly signal?: AbortSignal | undefined; readonly ref?: boolean }): Promise<void>
  /** Calls back once, after so many ms; a timer alone does not keep the process alive. */
  after(ms: number, callback: () => void): Timer
  /** Calls back every so many ms. */
  every(ms: number, callback: () => void): Timer
  /** So many random bytes, as hexadecimal digits; nobody can guess them. */
  randomHex(bytes: number): string
  /** The same as letters, digits, `-` and `_`. */
  randomId(bytes: number): string
  uuid(): string
}

export interface Timer {
  cancel(): void
}

/** The machine's own. */
export const machineRuntime: Runtime = {
  now: () => new Date(),
  monotonic: () => performance.now(),
  sleep: (ms, how) => sleep(ms, undefined, how),
  after(ms, callback) {
    const timer = setTimeout(callback, ms).unref()
    return { cancel: () => clearTimeout(timer) }
  },
  every(ms, callback) {
    const timer = setInterval(callback, ms).unref()
    return { cancel: () => clearInterval(timer) }
  },
  randomHex: (bytes) => randomBytes(bytes).toString('hex'),
  randomId: (bytes) => randomBytes(bytes).toString('base64url'),
  uuid: () => randomUUID(),
}

/**
 * Does something now and then, until the signal.
 * @param everyMs from the end of one go to the next
 * @param work never throws
 */
export async function doEvery(
  { sleep }: Pick<Runtime, 'sleep'>,
  everyMs: number,
  signal: AbortSignal,
  work: () => Promise<void>,
): Promise<void> {
  while (!signal.aborted) {
    await work()
    await sleep(everyMs, { signal }).catch(() => undefined)
  }
}

/** The value, or null when it takes longer than so many ms. */
export async function valueOrNullWithin<T>(runtime: Runtime, value: Promise<T>, ms: number): Promise<T | null> {
  let timer: Timer | undefined
  const patience = new Promise<null>((resolve) => {
    timer = runtime.after(ms, () => resolve(null))
  })
  try {
    return await Promise.race([value, patience])
  } finally {
    timer?.cancel()
  }
}

/** Does work that is told by a signal, after so many ms, that it is given up. */
export async function givenUpAfter<T>(
  runtime: Runtime,
  ms: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const givenUp = new AbortController()
  const timer = runtime.after(ms, () => givenUp.abort())
  try {
    return await work(givenUp.signal)
  } finally {
    timer.cancel()
  }
}
