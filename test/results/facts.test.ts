import { describe, expect, it } from 'vitest'
import { type Journal, RULES_NUMBER, replayToEnd, scoreSheets, standardRules } from '#engine'
import { expectedBySeat, replayByTurns } from '#players'
import { gameFactsOf, gameFactsSchema } from '#results'
import { diceFor, seedFor } from '#support/dice'
import { matchSetup } from '#support/match'
import { drawStrategy } from '#support/policies'
import { quickGame } from '#support/quick-games'
import { checkedGame } from '#support/random-game'
import { setupFor } from '#support/setups'

const of = (journal: Journal) => gameFactsOf(standardRules, journal)

describe('what a game comes to', () => {
  it('says of 2 to 4 players, and of one against Tom, what the game’s end says, and is small enough to be kept', () => {
    for (const players of [1, 2, 3, 4]) {
      const { journal, facts } = quickGame('facts', players - 1)
      const { state: end } = replayToEnd(journal)
      const sheets = scoreSheets(standardRules, end)
      expect(gameFactsSchema.parse(JSON.parse(JSON.stringify(facts)))).toEqual(facts)
      expect(JSON.stringify(facts).length).toBeLessThan(3000 + 700 * (players - 2))
      expect(facts.turns).toBe(end.turn.number)
      expect(facts.seats.reduce((sum, seat) => sum + seat.turns, 0)).toBe(facts.turns)
      expect(facts.tom).toEqual(players === 1 ? { handicap: 0 } : null)
      for (const { seat, total, rank, lines, litBonfires } of sheets) {
        const own = facts.seats[seat]
        expect(own).toMatchObject({ points: total, rank, lines })
        expect(own?.bonfires).toHaveLength(litBonfires)
        expect(Object.values(own?.gained ?? {}).reduce((sum, one) => sum + one, 0)).toBe(lines.duringPlay)
        expect(own?.course.at(-1)).toBe(total)
        const course = own?.course ?? []
        const steps = course.slice(1).map((points, nth) => points - (course[nth] ?? 0))
        // The first turn's step begins before the course.
        const { greatest = null } = own ?? {}
        if (greatest !== null && greatest.turn > sheets.length) expect(greatest.points).toBe(Math.max(...steps))
      }
      // What is estimated is held against another estimate: those of the look back, from the same positions.
      const { decisive } = facts
      if (decisive !== null) {
        expect(facts.seats[decisive.seat]?.rank).toBe(1)
        const { start, turns } = replayByTurns(standardRules, journal)
        const expected = [start, ...turns.map(({ after }) => after)].map(
          (state) => expectedBySeat(standardRules, state)[decisive.seat] ?? 0,
        )
        const rises = turns.flatMap(({ seat, number }, nth) =>
          seat === decisive.seat ? { number, rise: (expected[nth + 1] ?? 0) - (expected[nth] ?? 0) } : [],
        )
        const most = Math.max(...rises.map(({ rise }) => rise))
        expect(Math.abs(most - decisive.points)).toBeLessThanOrEqual(0.5)
        expect(rises.find(({ number }) => number === decisive.turn)?.rise).toBeCloseTo(most, 0)
      }
      if (facts.ending === 'countdown') expect(facts.countdown?.points).toHaveLength(sheets.length)
      const best = sheets.filter(({ total }) => total === Math.max(...sheets.map((sheet) => sheet.total)))
      if (best.length === 1) expect(facts.leads.at(-1)?.seat).toBe(best[0]?.seat)
      for (const [nth, { seat }] of facts.leads.entries()) expect(seat).not.toBe(facts.leads[nth - 1]?.seat)
    }
  })

  it('says who sat out, and when', () => {
    const name = 'facts of a seat that sat out'
    const dice = diceFor(name)
    const { journal } = checkedGame(
      setupFor(name, 3, 'rulebook', seedFor(name)),
      drawStrategy(dice),
      dice,
      { everything: 1000, tries: 0 },
      40,
    )
    const line = journal.segments[0]?.choices.find((choice) => choice.startsWith('sitout')) ?? ''
    const seat = Number(line.split(' ')[1])
    const { seats } = of(journal)
    expect(seats.map(({ satOut }) => satOut !== null)).toEqual(seats.map((_, nth) => nth === seat))
  })

  it('begins where a game that went on under later rules begins', () => {
    const { journal, facts: whole } = quickGame('facts', 1)
    const [segment] = journal.segments
    if (segment === undefined || !('setup' in segment.start)) throw new Error('no setup')
    // Up to the end of a turn, as games are carried over.
    const ends = segment.choices.flatMap((line, nth) => (line === 'end' ? nth + 1 : []))
    const cut = ends[Math.floor(ends.length / 2)] ?? 0
    const first = { ...segment, choices: segment.choices.slice(0, cut) }
    const { state } = replayToEnd({ segments: [first] })
    const second = { ...segment, start: { state }, choices: segment.choices.slice(cut) }
    const facts = of({ segments: [first, second] })
    expect([whole.whole, facts.whole]).toEqual([true, false])
    for (const [seat, { points, lines, gnomes, course }] of facts.seats.entries()) {
      expect(whole.seats[seat]).toMatchObject({ points, lines, gnomes })
      expect(whole.seats[seat]?.course.slice(-course.length)).toEqual(course)
    }
  })

  it('needs the game’s end', () => {
    const setup = matchSetup('no end', 2, 'rulebook', 0)
    expect(() => of({ segments: [{ rules: RULES_NUMBER, start: { setup }, choices: [] }] })).toThrow('not over')
  })
})
