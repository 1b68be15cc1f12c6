import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Where a bot touches what is not its own: each is a moment at which it may die.
 * - send, answered: a request to Discord leaves; its answer arrives
 * - press: somebody's press or command arrives from the gateway
 * - event: something else arrives from there
 * - statement, stated: SQLite is about to be asked for something; it has done it
 * - syncing, synced: what was committed is about to be brought to the disk; it is there
 * - timer: something was waited for
 */
export const SEAMS = [
  'send',
  'answered',
  'press',
  'event',
  'statement',
  'stated',
  'syncing',
  'synced',
  'timer',
] as const
export type Seam = (typeof SEAMS)[number]

/**
 * What an answer of Discord's is, where dying over it is worst:
 * - lost: nobody knows whether what was asked was done
 * - direct: somebody has been told something directly, and nothing is kept of that
 * - posted: a message stands in a channel, and nothing is kept of that
 */
export type Delicate = 'lost' | 'direct' | 'posted'

/** One process of the simulation: from its start until it dies or is ended. */
export interface Life {
  readonly name: string
  alive: boolean
  /** When it died, in ms since 1970; null while it lives. */
  diedAt: number | null
  /** How far its clock on the wall is ahead of the true time, in ms. */
  ahead: number
  /** Whether its disk takes time: once its store is open, for while that opens no time passes. */
  slowDisk: boolean
  /** Hears of each call of a seam before it is made, and may end the life. */
  readonly pass: (seam: Seam, delicate?: Delicate) => void
}

/** A bot has kept by then that it posted something, in ms: where Discord is slow all takes long. */
export const RECORDED_WITHIN = 5000

/** Whose work is being done just now; nobody's is the world's: Discord's and people's. */
export const lives = new AsyncLocalStorage<Life>()

/** Does what is the world's, whoever's work led to it. */
export const outside = <T>(work: () => T): T => lives.exit(work)

/** Does work for a life. */
export const inside = <T>(life: Life | undefined, work: () => T): T =>
  life === undefined ? lives.exit(work) : lives.run(life, work)

/** A call of a seam: false when that life is over, before it or at it. */
export function passes(life: Life | undefined, seam: Seam, delicate?: Delicate): boolean {
  if (life === undefined) return true
  if (life.alive) life.pass(seam, delicate)
  return life.alive
}

/** What somebody who is dead waits for. */
export const never = <T>(): Promise<T> => new Promise<T>(() => undefined)

/** What a dead one hears where it cannot be left waiting. */
export class Dead extends Error {
  constructor() {
    super('this process is dead')
  }
}
