import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import timers from 'node:timers'
import promises from 'node:timers/promises'
import type { Dice } from '#support/dice'
import { inside, type Life, lives, passes } from './life.ts'

/** The time of a simulation, which passes when nothing is left to be done at its moment. */
export interface Clock {
  /** The true time, in ms since 1970. */
  now(): number
  /** Calls back in so many ms, for a life or for the world, unless that life is over by then. */
  after(ms: number, life: Life | undefined, callback: () => void): void
  /** Lets time pass until that moment. */
  until(at: number): Promise<void>
  /** Lets it pass until a promise is settled. @throws when that takes longer than so many ms */
  settled<T>(promise: Promise<T>, mostMs: number): Promise<T>
  /** Counts work that needs the machine but no time: until it is done none passes, or until the life whose work it is is over. */
  standing<T>(work: Promise<T>, life?: Life): Promise<T>
  /** What a life waits for never comes: it is over, and all that it knows may go. */
  forget(life: Life): void
  /** How many timers wait. */
  waiting(): number
}

interface Entry {
  at: number
  readonly life: Life | undefined
  readonly everyMs: number | null
  run: (() => void) | null
  /** Called where nobody waits for it any more. */
  readonly forgotten: () => void
}

/**
 * Work of the machine that takes longer waits for time to pass, as for another bot's lock; in ms of this process's own work,
 * for on a busy machine it may stand still for seconds.
 */
const STUCK_MS = 1500
const real = { setImmediate }

/** What `setTimeout` gives. */
class Handle {
  readonly entry: Entry
  constructor(entry: Entry) {
    this.entry = entry
  }
  ref = (): this => this
  unref = (): this => this
  hasRef = (): boolean => false
  refresh = (): this => this;
  [Symbol.toPrimitive] = (): number => 0
}

/**
 * Puts a clock and dice in place of the process's own, for everything in it: discord.js, Prisma and the sandbox ask the
 * machine. There is no way back: a simulation has its process to itself.
 * @param start in ms since 1970
 */
export function installClock(start: number, dice: Dice): Clock {
  let now = start
  /** Whose work stands. */
  const busy = new Set<{ readonly life: Life | undefined }>()
  /** By when they are due, and then by when they were made. */
  const queue: Entry[] = []

  function put(entry: Entry): void {
    let [low, high] = [0, queue.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((queue[middle]?.at ?? 0) <= entry.at) low = middle + 1
      else high = middle
    }
    queue.splice(low, 0, entry)
  }
  function schedule(
    ms: number,
    life: Life | undefined,
    everyMs: number | null,
    run: () => void,
    forgotten: () => void = () => undefined,
  ): Entry {
    const entry = { at: now + Math.max(1, Math.trunc(ms) || 1), life, everyMs, run, forgotten }
    put(entry)
    return entry
  }
  function cancel(entry: Entry): void {
    entry.run = null
  }

  /** Whether work stands because its life waits for a moment, as for another bot's lock. */
  const waitsForTime = ({ life }: { readonly life: Life | undefined }): boolean =>
    life !== undefined && queue.some((entry) => entry.life === life && entry.run !== null)

  /** Until all that can be done at this moment is done. */
  async function quiet(): Promise<void> {
    const began = process.cpuUsage()
    for (let rounds = 0; rounds < 3; rounds++) {
      await new Promise((resolve) => real.setImmediate(resolve))
      if ([...busy].every(waitsForTime)) continue
      const { user, system } = process.cpuUsage(began)
      if ((user + system) / 1000 < STUCK_MS) rounds = 0
    }
  }
  /** Lets time pass to what is due next, once all is quiet; false where nothing is due by then. */
  function step(until: number): boolean {
    while (queue[0]?.run === null) queue.shift()
    const [next] = queue
    if (next === undefined || next.at > until) return false
    queue.shift()
    now = Math.max(now, next.at)
    const { run, life, everyMs } = next
    if (everyMs !== null && life?.alive !== false) {
      next.at = now + everyMs
      put(next)
    }
    if (run !== null && passes(life, 'timer')) inside(life, run)
    return true
  }

  const wall = (): number => now + (lives.getStore()?.ahead ?? 0)
  const timeout = (callback: (...args: unknown[]) => void, ms = 1, ...args: unknown[]): Handle =>
    new Handle(schedule(ms, lives.getStore(), null, () => callback(...args)))
  const interval = (callback: (...args: unknown[]) => void, ms = 1, ...args: unknown[]): Handle =>
    new Handle(schedule(ms, lives.getStore(), Math.max(1, ms), () => callback(...args)))
  const clear = (handle: unknown): void => {
    if (handle instanceof Handle) cancel(handle.entry)
  }
  const pause = <T>(ms = 1, value?: T, { signal }: { readonly signal?: AbortSignal } = {}): Promise<T | undefined> =>
    new Promise((resolve, reject) => {
      const stop = () => {
        cancel(entry)
        const how = { name: 'AbortError', code: 'ABORT_ERR', cause: signal?.reason }
        reject(Object.assign(new Error('The operation was aborted'), how))
      }
      const heedless = () => signal?.removeEventListener('abort', stop)
      const done = () => {
        heedless()
        resolve(value)
      }
      const entry = schedule(ms, lives.getStore(), null, done, heedless)
      if (signal?.aborted === true) stop()
      else signal?.addEventListener('abort', stop, { once: true })
    })

  const made = { setTimeout: timeout, setInterval: interval, clearTimeout: clear, clearInterval: clear }
  Object.assign(globalThis, made, {
    Date: new Proxy(Date, {
      construct: (target, args, self) => Reflect.construct(target, args.length === 0 ? [wall()] : args, self),
      get: (target, name) => (name === 'now' ? wall : Reflect.get(target, name)),
    }),
  })
  Object.assign(timers, made)
  Object.assign(promises, { setTimeout: pause })
  Object.defineProperty(performance, 'now', { value: () => now - start })
  const bytes = (length: number): Buffer => Buffer.from(Array.from({ length }, () => dice.below(256)))
  const uuid = (): string =>
    bytes(16)
      .toString('hex')
      .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  Object.assign(crypto, { randomBytes: bytes, randomUUID: uuid })
  Math.random = () => dice.below(2 ** 30) / 2 ** 30
  syncBuiltinESMExports()

  return {
    now: () => now,
    after: (ms, life, callback) => void schedule(ms, life, null, callback),
    async until(at) {
      do await quiet()
      while (step(at))
      now = Math.max(now, at)
    },
    async settled(promise, mostMs) {
      const late = now + mostMs
      let isSettled = false
      const settle = () => {
        isSettled = true
      }
      promise.then(settle, settle)
      for (;;) {
        await quiet()
        if (isSettled) return await promise
        if (!step(late)) throw new Error(`it was not done in ${mostMs} ms`)
      }
    },
    async standing(work, life) {
      const one = { life }
      busy.add(one)
      return work.finally(() => busy.delete(one))
    },
    forget(life) {
      for (const { forgotten } of queue.filter((one) => one.life === life)) forgotten()
      for (const one of busy) if (one.life === life) busy.delete(one)
      queue.splice(0, queue.length, ...queue.filter((one) => one.life !== life))
    },
    waiting: () => queue.filter(({ run, life }) => run !== null && life?.alive !== false).length,
  }
}
