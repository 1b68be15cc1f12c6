import { REST, type RESTOptions } from 'discord.js'
import type { Runtime } from '#runtime'

/** A clock is put right bit by bit up to here; what goes back further was set, in ms. */
const SET_BACK = 1000

/**
 * discord.js counts Discord's limits by the clock on the wall, and once that is set back waits as long as it had been
 * ahead: up to 50 requests later for all of them. Here such limits are forgotten; Discord says so if they still hold.
 */
export class SteadyRest extends REST {
  readonly #runtime: Runtime
  #ahead = Number.NEGATIVE_INFINITY

  constructor(runtime: Runtime, options: Partial<RESTOptions>) {
    super(options)
    this.#runtime = runtime
  }

  override queueRequest(...request: Parameters<REST['queueRequest']>): ReturnType<REST['queueRequest']> {
    const ahead = this.#runtime.now().getTime() - this.#runtime.monotonic()
    if (ahead < this.#ahead - SET_BACK) {
      this.handlers.clear()
      this.globalReset = 0
    }
    this.#ahead = ahead
    return super.queueRequest(...request)
  }
}
