import { type RateLimitData, REST, type RESTOptions } from 'discord.js'
import type { Runtime } from '#runtime'
import { MINUTE_MS } from '#time'

/** A clock is put right bit by bit up to here; what goes back further was set, in ms. */
const SET_BACK = 1000
/** Discord itself makes nobody wait so long, but for new names of channels, in ms. */
const LONG = 5 * MINUTE_MS

export type ClockSafeRestOptions = Partial<Omit<RESTOptions, 'rejectOnRateLimit'>> & {
  /** Whether a request fails instead of waiting. */
  readonly rejectOnRateLimit?: (limit: RateLimitData) => boolean
}

/** A request would wait for a moment that the clock had passed already. */
class WaitsForLongAgo extends Error {}

/**
 * discord.js counts Discord's limits by the clock on the wall, and once that is set back waits as long as it had been
 * ahead: up to 50 requests later for all of them. Here such limits are forgotten; Discord says so if they still hold.
 */
export class ClockSafeRest extends REST {
  readonly #runtime: Runtime
  #ahead = Number.NEGATIVE_INFINITY
  #mostAhead = Number.NEGATIVE_INFINITY

  constructor(runtime: Runtime, { rejectOnRateLimit = () => false, ...options }: ClockSafeRestOptions) {
    super(options)
    this.#runtime = runtime
    this.options.rejectOnRateLimit = (limit) => {
      // It is set back while a request waits, too.
      this.#look()
      if (limit.timeToReset <= LONG || this.#mostAhead - this.#ahead <= SET_BACK) return rejectOnRateLimit(limit)
      this.#forget()
      throw new WaitsForLongAgo()
    }
  }

  override async queueRequest(...request: Parameters<REST['queueRequest']>): ReturnType<REST['queueRequest']> {
    if (this.#look()) this.#forget()
    try {
      return await super.queueRequest(...request)
    } catch (error) {
      if (!(error instanceof WaitsForLongAgo)) throw error
      return super.queueRequest(...request)
    }
  }

  /** Looks at the clock; true when it was set back since the last look. */
  #look(): boolean {
    const before = this.#ahead
    this.#ahead = this.#runtime.now().getTime() - this.#runtime.monotonic()
    this.#mostAhead = Math.max(this.#mostAhead, this.#ahead)
    return this.#ahead < before - SET_BACK
  }

  #forget(): void {
    this.handlers.clear()
    this.globalReset = 0
    // The wait that has begun ends by itself, hours later; until then every other limit for all would wait for it.
    this.globalDelay = null
  }
}
