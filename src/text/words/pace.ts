/** A clock that can be agreed on, in hours. */
type Clock =
  | { readonly kind: 'live' }
  | { readonly kind: 'turn'; readonly hours: number }
  | { readonly kind: 'bank'; readonly hours: number; readonly refill: number }
type TimeEnding = 'nothing' | 'remind' | 'free' | 'sitOut'
type Pace = { readonly kind: 'live' } | (Exclude<Clock, { kind: 'live' }> & { readonly atEnd: TimeEnding })
/** Why a seat was freed. */
export type FreedWhy = 'time' | 'vote'

/**
 * How fast a table plays, and what becomes of those who do not: clocks, being away, seats that are freed, substitutes.
 * `when` is a moment as Discord shows it, `since` or `until` one as well; `mentions` are Discord's.
 */
export interface PaceWords {
  /** What can be agreed on, as an option. */
  readonly clock: (clock: Clock) => string
  readonly atEnd: Readonly<Record<TimeEnding, string>>
  readonly chooseClock: string
  readonly chooseEnd: string
  /** What was agreed on, in a sentence. */
  readonly agreed: (pace: Pace) => string
  /** Of the turn that is on; `bank`: from a store of time. */
  readonly timeUntil: (when: string, atEnd: TimeEnding) => string
  /** The same when it is nearly over. */
  readonly nearlyOver: (when: string, atEnd: TimeEnding) => string
  /** The same when it is over, and somebody is to hear it; or nobody. */
  readonly over: (when: string, atEnd: TimeEnding) => string
  /** To the player who must act: when their own time ends, or that it ended then. */
  readonly yourTime: (when: string, over: boolean) => string
  /** The bot was not there when it was over. */
  readonly moreTime: (when: string) => string
  readonly away: (name: string, when: string) => string
  /** In the turn in which that happened. */
  readonly freed: (name: string, why: FreedWhy, mentions: readonly string[]) => string
  /** It is the turn of a seat that was just freed. */
  readonly freedToAct: (name: string, why: FreedWhy, mentions: readonly string[]) => string
  /** In the turn after that: the seat sits out from then on, which is told apart. */
  readonly lost: (name: string) => string
  /** A question to all others, who are mentioned. */
  readonly freeAsked: (facts: {
    readonly name: string
    readonly silent: string
    readonly mentions: readonly string[]
    /** Until when nobody may object; null where somebody has, so that only a majority does it. */
    readonly until: string | null
    /** Who is for it, and against it. */
    readonly agreed: readonly string[]
    readonly objected: readonly string[]
  }) => string
  /** It came to nothing: who was against it; at least one. */
  readonly kept: (silent: string, against: readonly string[]) => string
  readonly silent: (name: string) => string
  readonly buttons: {
    readonly askFree: string
    readonly agreeToFree: string
    readonly refuseToFree: string
    readonly askSubstitute: string
    readonly keepSeat: string
    /** Ends being away. */
    readonly back: string
  }
  readonly substituteWanted: (name: string) => string
  /** Said afterwards to the asker. */
  readonly substituteAsked: string
  readonly substituteNotWanted: string
  /** To the player who looked for one, in the channel; with the name of the new player. */
  readonly substituteCame: (name: string, mention: string) => string
  /** To somebody who leaves: that they could also play on until somebody comes. */
  readonly orSubstitute: string
  /** To the player who took over a seat: who sat there before, and its number from 1. */
  readonly tookOver: (name: string, seat: number) => string
  /** In the settings. */
  readonly settings: {
    readonly awayUntil: (when: string) => string
    readonly notAway: string
    /** `typed` as it was typed. */
    readonly unknownDay: (typed: string) => string
    readonly tooFar: (when: string) => string
    /** A day to be back on, so many days from today; `date` in UTC. */
    readonly day: (date: Date, days: number) => string
  }
  readonly direct: {
    readonly runningOut: (when: string) => string
    readonly freed: string
    readonly substituteCame: (name: string) => string
    readonly lost: string
    readonly freeAsked: string
  }
}
