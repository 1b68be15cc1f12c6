import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { awayUntil, backAt, goneUntil, isQuiet, latestReturn } from '#table'
import { allowanceOf, spentAfter } from '#table/pace'
import { afterTime, type Pauses, timeBetween } from '#table/turn-clock'

const QUARTER = 900_000
const HOUR = 4 * QUARTER
const DAY = 24 * HOUR
/** Before both changes of the clocks in Europe of that spring and autumn, and on a day without. */
const STARTS = [Date.UTC(2026, 2, 27), Date.UTC(2026, 9, 23), Date.UTC(2026, 5, 1)]

/** Somebody's pauses around a start, on quarters of an hour: as every time zone has them. */
const paused = fc
  .record({
    start: fc.constantFrom(...STARTS),
    zone: fc.constantFrom(null, 'Europe/Berlin', 'Asia/Kathmandu', 'America/St_Johns', 'Pacific/Chatham'),
    from: fc.nat(23),
    to: fc.nat(23),
    quiet: fc.boolean(),
    away: fc.array(fc.record({ from: fc.nat(400), length: fc.nat(300) }), { maxLength: 3 }),
    began: fc.nat(200),
    hours: fc.integer({ min: 0, max: 80 }),
  })
  .map(({ start, zone, from, to, quiet, away, began, hours }) => {
    const spans = away.map((span) => ({
      from: start + span.from * QUARTER,
      until: start + (span.from + span.length) * QUARTER,
    }))
    const pauses: Pauses = { zone, quiet: quiet ? { from, to } : null, away: spans }
    return { pauses, began: new Date(start + began * QUARTER), ms: hours * HOUR }
  })

const stands = (pauses: Pauses, at: Date): boolean => isQuiet(pauses, at) || awayUntil(pauses.away, at) !== null

/** The same told quarter by quarter. */
function countedBetween(pauses: Pauses, from: Date, to: Date): number {
  let gone = 0
  for (let at = from.getTime(); at < to.getTime(); at += QUARTER) if (!stands(pauses, new Date(at))) gone += QUARTER
  return gone
}

describe('the clock of a turn', () => {
  it('goes for just as long as was agreed, outside quiet hours and days away, and ends in none of them', () => {
    fc.assert(
      fc.property(paused, ({ pauses, began, ms }) => {
        const end = afterTime(pauses, began, ms)
        expect(stands(pauses, end)).toBe(false)
        expect(countedBetween(pauses, began, end)).toBe(ms)
        expect(timeBetween(pauses, began, end)).toBe(ms)
        expect(afterTime(pauses, began, ms + HOUR).getTime()).toBeGreaterThanOrEqual(end.getTime() + HOUR)
      }),
      { numRuns: 60 },
    )
  })

  it('is told in between as well, and goes on where it stood', () => {
    fc.assert(
      fc.property(paused, fc.nat(400), ({ pauses, began, ms }, quarters) => {
        const middle = new Date(began.getTime() + quarters * QUARTER)
        const gone = timeBetween(pauses, began, middle)
        expect(gone).toBe(countedBetween(pauses, began, middle))
        expect(afterTime(pauses, middle, ms)).toEqual(afterTime(pauses, began, gone + ms))
      }),
      { numRuns: 40 },
    )
  })

  it('stands for two days where the only hour of a day in which it goes does not come, for the clocks change', () => {
    const pauses: Pauses = { zone: 'Europe/Berlin', quiet: { from: 3, to: 2 }, away: [] }
    const began = new Date('2026-03-28T01:00:00Z')
    const end = new Date('2026-03-30T00:30:00Z')
    expect(afterTime(pauses, began, 1.5 * HOUR)).toEqual(end)
    expect(timeBetween(pauses, began, end)).toBe(1.5 * HOUR)
  })
})

describe('a store of time', () => {
  const pace = { kind: 'bank', hours: 48, refill: 12, atEnd: 'free' } as const
  it('is played from, and filled again by each turn, never above its brim', () => {
    const spentBy = (...turns: readonly number[]) =>
      turns.reduce((spent, hours) => spentAfter(pace, spent, hours * HOUR), 0)
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
  const now = new Date(STARTS[2] ?? 0)
  const later = (days: number) => new Date(now.getTime() + days * DAY)
  it('lasts until it was said to, or until somebody is back; the days that it lasted stay known', () => {
    const gone = goneUntil([], now, later(10))
    expect([awayUntil(gone, now), awayUntil(gone, later(9.9)), awayUntil(gone, later(10))]).toEqual([
      ...[later(10), later(10), null],
    ])
    const back = backAt(gone, later(4))
    expect(awayUntil(back, later(5))).toBeNull()
    expect(timeBetween({ zone: null, quiet: null, away: back }, now, later(6))).toBe(2 * DAY)
    expect(goneUntil(back, later(200), later(210))).toHaveLength(1)
  })

  it('is for thirty days at most, also for who says it again and again', () => {
    expect(latestReturn([], now)).toEqual(later(30))
    const gone = goneUntil([], now, later(30))
    expect(latestReturn(gone, later(29))).toEqual(later(30))
    expect(latestReturn(gone, later(30.5))).toEqual(later(30))
    expect(latestReturn(gone, later(31))).toEqual(later(61))
    expect(latestReturn(backAt(gone, later(3)), later(3.5))).toEqual(later(30))
  })
})
