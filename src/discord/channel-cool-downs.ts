import { lacksNeededRights } from '#commands'
import type { Runtime } from '#runtime'
import type { BotRight } from '#text'
import { MINUTE_MS } from '#time'
import { createBuckets } from './how-often.ts'
import { createLruMap } from './lru-map.ts'
import type { RequestProblem } from './problem.ts'

/** How long a channel that the bot may not write to is left alone: at first, and at most after doubling each time. */
interface CoolDown {
  readonly firstMs: number
  readonly mostMs: number
}

/**
 * How often somebody who asks lets a closed channel be tried: people may open a place and close it again, and pressing on
 * and on must not spend the refusals that Discord allows. Some twenty tries in ten minutes.
 */
const ASKED = { atOnce: 3, perSecond: 1 / 40 }

/**
 * How long nothing is looked for in a channel that Discord did not let the bot read, in ms. A right that is taken and given
 * back between two interactions is told by none of them.
 */
const UNREADABLE_MS = 4 * MINUTE_MS

interface Refused {
  readonly problem: RequestProblem
  /** What the refusal speaks of. */
  readonly lacking: readonly BotRight[]
  readonly pauseMs: number
  readonly until: number
  /** It may be tried once before that. */
  readonly early: boolean
  /** Whether the last interaction from there said that nothing is in the way; null when none came since. */
  readonly open: boolean | null
}

export type ChannelAccess = ReturnType<typeof createChannelAccess>

/** What is known of the bot's rights in channels. */
export function createChannelAccess(runtime: Runtime, { firstMs, mostMs }: CoolDown) {
  const rights = createLruMap<readonly BotRight[]>()
  const closedToLooks = createLruMap<number>()
  const refusals = createLruMap<Refused>()
  const mayAsk = createBuckets(runtime, ASKED)
  /** What the bot lacks there, as far as known. */
  const lacking = (channelId: string): readonly BotRight[] => {
    const told = rights.get(channelId) ?? []
    return lacksNeededRights(told) ? told : [...(refusals.get(channelId)?.lacking ?? []), ...told]
  }
  return {
    /**
     * An interaction from the channel said what the bot lacks there, and whether it is a locked thread. If nothing is in
     * the way, or nothing is known (`asked`), it may be tried at once.
     */
    told(channelId: string, lacking: readonly BotRight[], locked: boolean): void {
      if (String(rights.get(channelId)) !== String(lacking)) closedToLooks.delete(channelId)
      rights.set(channelId, lacking)
      const refused = refusals.get(channelId)
      if (refused === undefined) return
      const open = !locked && !lacksNeededRights(lacking)
      // A yes after a no is a sign; a second yes did not help the last time.
      refusals.set(channelId, { ...refused, open, early: open && (refused.open !== true || mayAsk(channelId)) })
    },
    /** Somebody elsewhere asks for something to be shown there: it may be tried at once, unless too often. */
    asked(channelId: string): void {
      const refused = refusals.get(channelId)
      if (refused !== undefined && !refused.early && mayAsk(channelId))
        refusals.set(channelId, { ...refused, early: true })
    },
    /**
     * Discord refused to let the bot write there: a cool-down begins. One that goes on is not prolonged.
     * @param lacking what the refusal speaks of; what an interaction said goes before that
     */
    refused(channelId: string, problem: RequestProblem, lacking: readonly BotRight[]): void {
      const before = refusals.get(channelId)
      // Of two attempts at once the first has set the pause; an early attempt does not change it.
      if (before !== undefined && runtime.monotonic() < before.until) {
        if (before.early) refusals.set(channelId, { ...before, problem, lacking, early: false })
        return
      }
      const pauseMs = before === undefined ? firstMs : Math.min(before.pauseMs * 2, mostMs)
      const until = runtime.monotonic() + pauseMs
      refusals.set(channelId, { problem, lacking, pauseMs, until, early: false, open: before?.open ?? null })
    },
    /** Discord took a message there only without its picture. */
    picturesRefused: (channelId: string): void => void rights.set(channelId, ['attachFiles']),
    /** Discord did not let the bot read there. */
    unreadable: (channelId: string): void => void closedToLooks.set(channelId, runtime.monotonic() + UNREADABLE_MS),
    /** Whether a channel that Discord said is gone may be tried once more now: the bot may have been let in again. */
    mayTryGone: mayAsk,
    /** Whether its messages may be looked for there. */
    isReadable: (channelId: string): boolean =>
      runtime.monotonic() >= (closedToLooks.get(channelId) ?? 0) &&
      rights.get(channelId)?.includes('readMessageHistory') !== true,
    /** Discord let it write there. */
    written: (channelId: string): void => void refusals.delete(channelId),
    /** Why the channel is to be left alone now; null when it may be tried. */
    coolingFor(channelId: string): RequestProblem | null {
      const refused = refusals.get(channelId)
      return refused !== undefined && !refused.early && runtime.monotonic() < refused.until ? refused.problem : null
    },
    lacking,
    /** Whether it may post files there, as far as known. */
    mayPostFiles: (channelId: string): boolean => !lacking(channelId).includes('attachFiles'),
  }
}
