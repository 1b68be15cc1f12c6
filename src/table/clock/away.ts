import { DAY_MS } from '#time'

/** Somebody is away: from one moment to before the other, in ms since 1970. */
export interface AwaySpan {
  readonly from: number
  readonly until: number
  /** Since when they have not been there for a whole day; absent where that is since this span began. */
  readonly first?: number | undefined
}

/** For so long somebody can be away at most, in days. */
export const MOST_AWAY_DAYS = 30
/** Spans that ended longer ago matter to no turn any more, in ms. */
const REMEMBERED = 100 * DAY_MS
/** At most so many are kept. */
const MOST_SPANS = 20

/** Until when somebody is away who is so at a moment; null for somebody who is there. */
export function awayUntil(spans: readonly AwaySpan[], at: Date): Date | null {
  const now = at.getTime()
  const span = spans.find(({ from, until }) => from <= now && now < until)
  return span === undefined ? null : new Date(span.until)
}

/**
 * The latest return that somebody can announce at `now`. Spans less than a day apart count as one, so that nobody is away
 * for ever.
 */
export const latestReturn = (spans: readonly AwaySpan[], now: Date): Date =>
  new Date((firstAway(spans, now) ?? now.getTime()) + MOST_AWAY_DAYS * DAY_MS)

/** Since when somebody is away who is at `now`, or was in the last day; nothing for anybody else. */
function firstAway(spans: readonly AwaySpan[], now: Date): number | undefined {
  const span = spans.findLast(({ from, until }) => from <= now.getTime() && until > now.getTime() - DAY_MS)
  return span?.first ?? span?.from
}

/**
 * The spans once somebody says at `now` that they are away until a moment, `latestReturn` at most. Earlier times in which
 * they were there stay so, for their clocks went.
 */
export function addAwaySpan(spans: readonly AwaySpan[], now: Date, until: Date): readonly AwaySpan[] {
  const at = now.getTime()
  const before = spans.find((one) => one.from <= at && at < one.until)
  const span = { from: before?.from ?? at, until: until.getTime(), first: firstAway(spans, now) }
  return [...remembered(spans, now).filter((one) => one !== before), span].slice(-MOST_SPANS)
}

/** The spans once somebody is back at `now`; earlier ones stay known, for no clock went in them. */
export const endAwaySpans = (spans: readonly AwaySpan[], now: Date): readonly AwaySpan[] =>
  remembered(spans, now).map((one) => ({ ...one, until: Math.min(one.until, now.getTime()) }))

const remembered = (spans: readonly AwaySpan[], now: Date): readonly AwaySpan[] =>
  spans.filter(({ from, until }) => from < until && until > now.getTime() - REMEMBERED)
