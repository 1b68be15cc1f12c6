import { z } from 'zod'
import { HOUR_MS } from '#time'

/**
 * What happens when the time for a turn is over: nothing; the person is called before everybody; the seat is freed; or it
 * is freed and takes no more turns.
 */
export const TIME_ENDINGS = ['nothing', 'remind', 'free', 'sitOut'] as const
export type TimeEnding = (typeof TIME_ENDINGS)[number]

const hours = z
  .int()
  .min(1)
  .max(24 * 30)
const atEnd = z.enum(TIME_ENDINGS)

/**
 * - live: this evening, without a clock
 * - turn: turn-based, with so many hours for each turn
 * - bank: turn-based; everybody has a bank of hours to play from, of which so many come back after each turn
 */
export const paceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('live') }),
  z.object({ kind: z.literal('turn'), hours, atEnd }),
  z.object({ kind: z.literal('bank'), hours, refill: hours, atEnd }),
])

/** How fast a table plays, and what happens to those who do not; agreed before the game. */
export type Pace = Readonly<z.infer<typeof paceSchema>>

/** What can be agreed on, without what happens at the end. */
export type ClockOption =
  | { readonly kind: 'live' }
  | { readonly kind: 'turn'; readonly hours: number }
  | { readonly kind: 'bank'; readonly hours: number; readonly refill: number }
export const CLOCK_OPTIONS = [
  { kind: 'live' },
  { kind: 'turn', hours: 12 },
  { kind: 'turn', hours: 24 },
  { kind: 'turn', hours: 48 },
  { kind: 'turn', hours: 72 },
  { kind: 'turn', hours: 168 },
  { kind: 'bank', hours: 48, refill: 12 },
  { kind: 'bank', hours: 96, refill: 24 },
] as const satisfies readonly ClockOption[]

export const LIVE_PACE: Pace = { kind: 'live' }

/** The time for a turn, in ms; null without a clock. @param spent of the seat's store, in ms */
export const allowanceOf = (pace: Pace, spent: number): number | null =>
  pace.kind === 'live' ? null : pace.hours * HOUR_MS - (pace.kind === 'bank' ? spent : 0)

/**
 * What is spent of a seat's store after a turn, in ms: never more than there is, less what comes back.
 * @param spent before it
 * @param used in the turn
 */
export const bankSpentAfterTurnAndRefill = (pace: Pace, spent: number, used: number): number =>
  pace.kind === 'bank' ? Math.max(0, Math.min(spent + used, pace.hours * HOUR_MS) - pace.refill * HOUR_MS) : 0
