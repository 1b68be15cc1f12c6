import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addAwaySpan, awayUntil, endAwaySpans, latestReturn, TIME_ZONES } from '#table'
import { allowanceOf, bankSpentAfterTurnAndRefill } from '#table/clock/pace'
import { addTimeOutsidePauses, clockTimeBetween, type Pauses } from '#table/clock/turn-clock'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Before changes of the clocks in Europe, America and Australia, and on a day without. */
const STARTS = [
  '2026-03-27',
  '2026-10-23',
  '2026-03-06',
  '2026-10-30',
  '2026-04-03',
  '2027-10-01',
  '2026-12-30',
  '2026-06-01',
].map((day) => Date.parse(day))

const hours = fc.option(fc.record({ from: fc.nat(23), to: fc.nat(23) }), { freq: 5 })
const zones = fc.option(fc.constantFrom(...TIME_ZONES.keys()), { freq: 9 })

/** Somebody's pauses around a start, all on so many minutes; within so many days. */
const paused = (step: number, days: number) => {
  const moment = fc.nat((days * DAY) / MINUTE / step).map((steps) => steps * step * MINUTE)
  return fc
    .record({
      start: fc.oneof(
        fc.constantFrom(...STARTS),
        fc.nat(3000).map((day) => Date.UTC(2024, 0, 1) + day * DAY),
      ),
      zone: zones,
      quiet: hours,
      before: fc.array(fc.record({ zone: zones, quiet: hours, until: moment }), { maxLength: 3 }),
      away: fc.array(fc.record({ from: moment, until: moment }), { maxLength: 3 }),
      began: moment,
      ms: moment,
    })
    .map(({ start, zone, quiet, before, away, began, ms }) => {
      const quietBefore = before.sort((a, b) => a.until - b.until).map((one) => ({ ...one, until: start + one.until }))
      const spans = away.map(({ from, until }) => ({ from: start + from, until: start + until }))
      return { pauses: { zone, quiet, quietBefore, away: spans }, began: new Date(start + began), ms }
    })
}

const clocks = new Map<string, Intl.DateTimeFormat>()
function hourIn(zone: string, at: number): number {
  const clock =
    clocks.get(zone) ?? new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' })
  clocks.set(zone, clock)
  return Number(clock.format(at))
}

/** Whether a clock stands still at a moment, told by what a clock on the wall shows then. */
function stands({ zone, quiet, quietBefore, away }: Pauses, at: number): boolean {
  if (away.some(({ from, until }) => from <= at && at < until)) return true
  const set = quietBefore.find(({ until }) => at < until) ?? { zone, quiet }
  if (set.zone === null || set.quiet === null) return false
  const { from, to } = set.quiet
  const hour = hourIn(set.zone, at)
  return from < to ? hour >= from && hour < to : from > to && (hour >= from || hour < to)
}

/** The same as `clockTimeBetween`, told step by step. */
function countedBetween(pauses: Pauses, from: Date, to: number, step: number): number {
  let gone = 0
  for (let at = from.getTime(); at < to; at += step) if (!stands(pauses, at)) gone += step
  return gone
}

/** The same as `addTimeOutsidePauses`, told step by step. */
function countedAfter(pauses: Pauses, from: Date, ms: number, step: number): number {
  let left = ms
  for (let at = from.getTime(); ; at += step) {
    if (stands(pauses, at)) continue
    if (left <= 0) return at
    left -= step
  }
}

describe('the clock of a turn', () => {
  it.each([
    { minutes: 1, days: 3, runs: 60 },
    { minutes: 15, days: 45, runs: 60 },
  ])('is, whatever was set and wherever, as if it were counted every $minutes min., for $days days', (told) => {
    const step = told.minutes * MINUTE
    fc.assert(
      fc.property(paused(told.minutes, told.days), ({ pauses, began, ms }) => {
        const end = began.getTime() + ms
        expect(clockTimeBetween(pauses, began, new Date(end))).toBe(countedBetween(pauses, began, end, step))
        const time = Math.floor(ms / 8 / step) * step
        expect(addTimeOutsidePauses(pauses, began, time).getTime()).toBe(countedAfter(pauses, began, time, step))
      }),
      { numRuns: told.runs },
    )
  })

  it('takes a small part of that time to be told', () => {
    const pauses: Pauses = { zone: 'Europe/Berlin', quiet: { from: 21, to: 9 }, quietBefore: [], away: [] }
    const began = new Date(STARTS[0] ?? 0)
    const taken = (tell: () => unknown) => {
      const since = performance.now()
      tell()
      return performance.now() - since
    }
    const least = (tell: () => unknown) => Math.min(...Array.from({ length: 5 }, () => taken(tell)))
    const slow = least(() => countedAfter(pauses, began, 20 * DAY, 15 * MINUTE))
    expect(least(() => addTimeOutsidePauses(pauses, began, 20 * DAY)) * 10).toBeLessThan(slow)
  })

  it('stands for two days where the only hour of a day in which it goes does not come, for the clocks change', () => {
    const pauses: Pauses = { zone: 'Europe/Berlin', quiet: { from: 3, to: 2 }, away: [], quietBefore: [] }
    const began = new Date('2026-03-28T01:00:00Z')
    const end = new Date('2026-03-30T00:30:00Z')
    expect(addTimeOutsidePauses(pauses, began, 1.5 * HOUR)).toEqual(end)
    expect(clockTimeBetween(pauses, began, end)).toBe(1.5 * HOUR)
  })
})

describe('a store of time', () => {
  const pace = { kind: 'bank', hours: 48, refill: 12, atEnd: 'free' } as const
  it('is played from, and filled again by each turn, never above its brim', () => {
    const spentBy = (...turns: readonly number[]) =>
      turns.reduce((spent, hours) => bankSpentAfterTurnAndRefill(pace, spent, hours * HOUR), 0)
    expect(spentBy(5)).toBe(0)
    expect(spentBy(30)).toBe(18 * HOUR)
    expect(spentBy(30, 20, 1)).toBe(15 * HOUR)
    // Who took longer than there was has what comes back.
    expect(allowanceOf(pace, spentBy(500))).toBe(12 * HOUR)
    expect(allowanceOf({ kind: 'turn', hours: 24, atEnd: 'free' }, spentBy(500))).toBe(24 * HOUR)
    expect(allowanceOf({ kind: 'live' }, 0)).toBeNull()
  })
})

describe('being away', () => {
  const now = new Date('2026-06-01T00:00:00Z')
  const later = (days: number) => new Date(now.getTime() + days * DAY)
  it('lasts until it was said to, or until somebody is back; the days that it lasted stay known', () => {
    const gone = addAwaySpan([], now, later(10))
    expect([awayUntil(gone, now), awayUntil(gone, later(9.9)), awayUntil(gone, later(10))]).toEqual([
      ...[later(10), later(10), null],
    ])
    const back = endAwaySpans(gone, later(4))
    expect(awayUntil(back, later(5))).toBeNull()
    expect(clockTimeBetween({ zone: null, quiet: null, quietBefore: [], away: back }, now, later(6))).toBe(2 * DAY)
    expect(addAwaySpan(back, later(200), later(210))).toHaveLength(1)
  })

  it('is for thirty days at most, also for who says it again and again', () => {
    expect(latestReturn([], now)).toEqual(later(30))
    const gone = addAwaySpan([], now, later(30))
    expect(latestReturn(gone, later(29))).toEqual(later(30))
    expect(latestReturn(gone, later(30.5))).toEqual(later(30))
    expect(latestReturn(gone, later(31))).toEqual(later(61))
    expect(latestReturn(endAwaySpans(gone, later(3)), later(3.5))).toEqual(later(30))
    let again = gone
    for (let hours = 1; hours < 60; hours++)
      again = addAwaySpan(endAwaySpans(again, later(hours)), later(hours + 0.5), later(30))
    expect(latestReturn(again, later(29))).toEqual(later(30))
  })
})
