import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type GameEvent, newGame, standardRules } from '#engine'
import { type Policy, steps } from '#support/driver'
import { readStoredEvents, storedEventsOf } from '#table/state/entries'

/** All events of a game in which the legal choices are picked by these numbers. */
function eventsOf(players: number, seed: string, picks: readonly number[]): GameEvent[] {
  const solo = players === 1 ? { handicap: 0, letTomDecide: false } : null
  const start = newGame(standardRules, {
    players,
    seed,
    edition: 'online',
    beginnerIslands: false,
    solo,
    box: standardRules.hash,
  })
  let made = 0
  const policy: Policy = (_, choices) => {
    const choice = choices[(picks[made++ % picks.length] ?? 0) % choices.length]
    if (choice === undefined) throw new Error('a game that goes on has a choice')
    return choice
  }
  return [...steps(standardRules, start, policy)].flatMap(({ events }) => events)
}

it('whatever happens in a game is kept as JSON and read back unchanged', () => {
  const kinds = new Set<string>()
  const picks = fc.array(fc.nat(200), { minLength: 7, maxLength: 40 })
  const seed = fc.stringMatching(/^[0-9a-f]{32}$/)
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4 }), seed, picks, (players, hex, numbers) => {
      const events = eventsOf(players, hex, numbers)
      for (const event of events) kinds.add(event.kind)
      expect(readStoredEvents(JSON.parse(JSON.stringify(storedEventsOf(events))))).toEqual(events)
    }),
    { numRuns: 15 },
  )
  expect(kinds.size).toBeGreaterThan(15)
})

it('what is not an event of these rules is left out', () => {
  const ended: GameEvent = { kind: 'turnEnded', seat: 1 }
  expect(
    readStoredEvents([{ kind: 'danced', seat: 1 }, ...storedEventsOf([ended]), null, { kind: 'turnEnded', seat: 9 }]),
  ).toEqual([ended])
})
