import { type ClientOptions, type REST, Routes } from 'discord.js'
import { z } from 'zod'
import { type Runtime, valueOrNullWithin } from '#runtime'
import { HOUR_MS } from '#time'
import type { Log } from './log.ts'

type BuildThrottler = NonNullable<NonNullable<ClientOptions['ws']>['buildIdentifyThrottler']>

/** Between two identifies of a bucket, in ms: five seconds by Discord's rule, and one for clocks and lines that differ. */
const APART_MS = 6_000
/** So long what Discord said of its limits holds, in ms: shards that come together ask once, and the next round asks anew. */
const FRESH_MS = 5_000
/** How long to wait for the database, in ms. Without it a process minds its own shards only. */
const DATABASE_MS = 4_000
/** Discord may say that there are new identifies at once, and have none yet. */
const SHORTEST_WAIT_MS = 2_000

const Limits = z
  .object({
    session_start_limit: z.object({
      remaining: z.int(),
      reset_after: z.number().min(0),
      max_concurrency: z.int().min(1).catch(1),
    }),
  })
  .transform(({ session_start_limit }) => session_start_limit)
type IdentifyLimits = z.output<typeof Limits>

export interface IdentifyOptions {
  readonly runtime: Runtime
  readonly log: Log
  /** Called with what the bot waits for, in words, and with null when it goes on. */
  onWait(what: string | null): void
  /**
   * Claims the next identify of a bucket among all processes of the bot, for so many ms.
   * @returns in how many ms to ask again; 0 when it is this process's
   */
  claimIdentify(bucket: number, forMs: number): Promise<number>
}

/** What Discord grants the bot, over all its processes; null where it does not say. */
export async function fetchIdentifyLimits(rest: REST): Promise<IdentifyLimits | null> {
  return Limits.safeParse(await rest.get(Routes.gatewayBot()).catch(() => null)).data ?? null
}

/**
 * Waits until Discord has identifies again; at most an hour, for then it is asked anew.
 * @throws AbortError at the signal
 */
export async function waitForIdentifies(
  { runtime, log, onWait }: IdentifyOptions,
  { remaining, reset_after: resetAfter }: IdentifyLimits,
  signal?: AbortSignal,
): Promise<void> {
  const until = new Date(runtime.now().getTime() + resetAfter).toISOString()
  log.warn({ remaining, until }, 'The day’s identifies are used up: the bot waits until Discord grants new ones')
  onWait(`waits until ${until}: the day's identifies are used up`)
  const ms = Math.min(Math.max(resetAfter, SHORTEST_WAIT_MS), HOUR_MS)
  await runtime.sleep(ms, { signal }).finally(() => onWait(null))
}

/**
 * Lets a client's shards identify when Discord allows it: one of a bucket in five seconds, whichever process it is in,
 * and only while the day has identifies left, also after a session was lost.
 */
export const identifyInTurn =
  (parts: IdentifyOptions): BuildThrottler =>
  (manager) => {
    const { runtime, claimIdentify } = parts
    // The client has just asked before it connects.
    let askedAt = runtime.monotonic()
    const limits = async (): Promise<IdentifyLimits | null> => {
      const again = runtime.monotonic() - askedAt > FRESH_MS
      if (again) askedAt = runtime.monotonic()
      return Limits.safeParse(await manager.fetchGatewayInformation(again).catch(() => null)).data ?? null
    }
    return {
      async waitForIdentify(shardId, signal) {
        for (;;) {
          const limit = await limits()
          const concurrency = limit?.max_concurrency ?? 1
          // Discord ends all sessions and resets the token of a bot that uses up the last one, and as many as there are
          // buckets may be on their way from other processes.
          if (limit !== null && limit.remaining <= concurrency) {
            await waitForIdentifies(parts, limit, signal)
            continue
          }
          const claim = claimIdentify(shardId % concurrency, APART_MS)
          // Where the database does not answer, others may just have identified.
          const wait = await valueOrNullWithin(runtime, claim, DATABASE_MS).catch(() => null)
          if (wait === 0) return
          await runtime.sleep(wait ?? APART_MS, { signal })
          if (wait === null) return
        }
      },
    }
  }
