import { describe, expect, it } from 'vitest'
import { play, scoreSheets, standardRules, TOM_SEAT, whyNot } from '#engine'
import {
  analyse,
  compareTurnWithBestPlan,
  expectedBySeat,
  LEVELS,
  type Level,
  replayByTurns,
  withoutLookingAhead,
} from '#players'
import { mostAndLeastStyleTraits } from '#players/style'
import { diceFor } from '#support/dice'
import { addObservation, fitted, noSums } from '#support/least-squares'
import { matchSetup, playMatch } from '#support/match'

const dice = (turn: number) => diceFor(`looked at again ${turn}`)
const careless = { ...LEVELS.club, slip: 20 }

describe('a look back', () => {
  const two = playMatch('look back', matchSetup('look back', 2, 'rulebook', 0), [LEVELS.club, careless])
  const found = analyse(standardRules, two.journal, dice)

  it('follows a game from its first turn, with the same prospects for all, to what was scored', () => {
    expect(found.course.map(({ turns }) => turns)).toEqual(found.course.map((_, index) => index))
    expect(new Set(found.course[0]?.points).size).toBe(1)
    expect(found.course.at(-1)?.points).toEqual(two.sheets.map(({ total }) => total))
    expect(found.styles).toHaveLength(2)
    expect(found.styles).not.toContain(null)
  })

  it('finds the turns of whoever plays carelessly, each with one that could be played instead, and always the same', () => {
    expect(found.turningPoints).toHaveLength(3)
    expect(found.turningPoints.map(({ number }) => number)).toEqual(
      found.turningPoints.map(({ number }) => number).toSorted((a, b) => a - b),
    )
    for (const { seat, number, state, choices, cost } of found.turningPoints) {
      expect([seat, state.turn.number]).toEqual([1, number])
      expect(cost).toBeGreaterThan(1)
      let now = state
      for (const choice of choices) {
        expect(whyNot(standardRules, now, choice)).toBeNull()
        now = play(standardRules, now, choice).state
      }
      expect(choices.length).toBeGreaterThan(0)
    }
    expect(analyse(standardRules, two.journal, dice)).toEqual(found)
  })

  it('misses no turn that gave away more than one that it shows, unless it was played for later', () => {
    const levels = Array.from({ length: 3 }, () => ({ ...LEVELS.club, slip: 8 }))
    const { journal } = playMatch('lb 3', matchSetup('lb 3', 3, 'rulebook', 0), levels)
    const shown = new Set(analyse(standardRules, journal, dice).turningPoints.map(({ number }) => number))
    expect(shown.size).toBe(3)
    const { turns } = replayByTurns(standardRules, journal)
    const given = (turn: (typeof turns)[number], level: Level) =>
      compareTurnWithBestPlan(standardRules, turn, level, () => dice(turn.number))?.given ?? 0
    const all = turns.map((turn) => ({
      turn,
      cost: given(turn, withoutLookingAhead(LEVELS.expert)),
      shown: shown.has(turn.number),
    }))
    const least = Math.min(...all.flatMap((one) => (one.shown ? one.cost : [])))
    const missed = all.filter((one) => !one.shown && one.cost > least && given(one.turn, LEVELS.expert) >= 1)
    expect(missed.map(({ turn }) => turn.number)).toEqual([])
  })

  it('needs the game’s end', () => {
    const [segment] = two.journal.segments
    const cut = { segments: segment === undefined ? [] : [{ ...segment, choices: segment.choices.slice(0, -1) }] }
    expect(() => analyse(standardRules, cut, dice)).toThrow('not over')
  })

  it('against Tom judges no turn of his, and has a line for him too', () => {
    const alone = playMatch('alone', matchSetup('alone', 1, 'online', 0), [careless])
    const { course, turningPoints, styles } = analyse(standardRules, alone.journal, dice)
    for (const { points } of course) expect(points).toHaveLength(2)
    expect(turningPoints.length).toBeGreaterThan(0)
    for (const { seat } of turningPoints) expect(seat).not.toBe(TOM_SEAT)
    expect(styles[TOM_SEAT]).toBeNull()
  })
})

it('nobody is expected to end with less than their sheet says already, however carelessly they play', () => {
  for (const players of [1, 3]) {
    const levels = Array.from({ length: players }, () => careless)
    const { journal } = playMatch('below 30', matchSetup('below 30', players, 'rulebook', 0), levels)
    for (const { after } of replayByTurns(standardRules, journal).turns) {
      const expected = expectedBySeat(standardRules, after)
      for (const { seat, total } of scoreSheets(standardRules, after))
        expect(expected[seat]).toBeGreaterThanOrEqual(total)
    }
  }
})

describe('a head start (R16.12)', () => {
  const { journal } = playMatch('head start', matchSetup('head start', 1, 'rulebook', 0), [LEVELS.club])
  const withHandicap = (handicap: number) => ({
    segments: journal.segments.map(({ start, ...segment }) => ({
      ...segment,
      start: 'setup' in start ? { setup: { ...start.setup, solo: { handicap, letTomDecide: false } } } : start,
    })),
  })

  it('is expected on top of what is played, whoever has it', () => {
    const expectedWith = (handicap: number) => {
      const { start, turns } = replayByTurns(standardRules, withHandicap(handicap))
      return [start, ...turns.map(({ after }) => after)].map((state) => expectedBySeat(standardRules, state))
    }
    const even = expectedWith(0)
    for (const [handicap, ...ahead] of [
      [-10, 10, 0],
      [20, 0, 20],
    ] as const)
      for (const [nth, points] of expectedWith(handicap).entries())
        for (const [seat, more] of ahead.entries()) expect(points[seat]).toBeCloseTo((even[nth]?.[seat] ?? 0) + more)
  })

  it('is no style of play', () => {
    const [even, ahead] = [0, -60].map((handicap) => {
      const end = replayByTurns(standardRules, withHandicap(handicap)).turns.at(-1)?.after
      return end?.ended == null ? null : mostAndLeastStyleTraits(standardRules, end, 0)
    })
    expect(even).not.toBeNull()
    expect(ahead).toEqual(even)
  })
})

it('halfway, expectations miss what is scored by less than the mean does, in games that nothing was learnt from', () => {
  const seats = ['half 1', 'half 2', 'half 3', 'half 4'].flatMap((name, nth) => {
    const levels = [LEVELS.club, careless].slice(0, 2).toSorted(() => (nth % 2 === 0 ? 1 : -1))
    const { journal, sheets } = playMatch(name, matchSetup(name, 2, 'rulebook', 0), levels)
    const { turns } = replayByTurns(standardRules, journal)
    const half = turns[Math.floor(turns.length / 2)]
    const expected = half === undefined ? [] : expectedBySeat(standardRules, half.from)
    return sheets.map(({ total, seat }) => ({ total, expected: expected[seat] ?? 0 }))
  })
  const mean = seats.reduce((sum, { total }) => sum + total, 0) / seats.length
  const missed = (guess: (seat: (typeof seats)[number]) => number) =>
    seats.reduce((sum, seat) => sum + Math.abs(seat.total - guess(seat)), 0)
  expect(missed(({ expected }) => expected)).toBeLessThan(missed(() => mean))
})

it('expects the less of Tom, the better his opponent fares: the game is over the sooner', () => {
  const { journal } = playMatch('fares well', matchSetup('fares well', 1, 'rulebook', 0), [LEVELS.club])
  const { turns } = replayByTurns(standardRules, journal)
  const half = turns[Math.floor(turns.length / 2)]?.from
  if (half === undefined) throw new Error('the game has no turns')
  const cities = half.cities.map((city, seat) => (seat === TOM_SEAT ? city : { ...city, score: city.score + 8 }))
  const [before, after] = [half, { ...half, cities }].map(
    (state) => expectedBySeat(standardRules, state)[TOM_SEAT] ?? 0,
  )
  expect(after).toBeLessThan(before ?? 0)
})

it('a fit of least squares finds what rows were made of', () => {
  const sums = noSums(3)
  const random = diceFor('rows')
  for (let row = 0; row < 50; row++) {
    const [a, b] = [random.below(10), random.below(10)]
    addObservation(sums, [1, a, b], 4 - 2 * a + 0.5 * b)
  }
  const [first = 0, second = 0, third = 0] = fitted(sums, 1e-6)
  expect(first).toBeCloseTo(4, 3)
  expect(second).toBeCloseTo(-2, 3)
  expect(third).toBeCloseTo(0.5, 3)
})
