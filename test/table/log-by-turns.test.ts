import { describe, expect, it } from 'vitest'
import { type GameEvent, TOM_SEAT } from '#engine'
import { type LogItem, logByTurns } from '#table'
import { eventsLeadToNextTurn } from '#table/state/entries'
import { type Step, sampleGames } from '../text/games.ts'

const at = new Date(0)

/** The log of a game, of which every choice is an entry. */
function logOf(steps: readonly Step[]): LogItem[] {
  const log: LogItem[] = [{ kind: 'started', seq: 1, at }]
  let events: GameEvent[] = []
  let seat: number | null = null
  steps.forEach((step, index) => {
    seat ??= step.state.turn.seat
    events.push(...step.events)
    if (!eventsLeadToNextTurn(step.events)) return
    log.push({ kind: 'turn', seq: index + 2, at, seat, name: `seat ${seat}`, events })
    events = []
    seat = null
  })
  return log
}
const seatView = { person: null, name: '', satOut: false }
const games = sampleGames().map((steps) => {
  const solo = steps[0]?.state.setup.solo !== null
  // The human is asked for Tom.
  const log = logOf(steps).map((item) => (solo && item.kind === 'turn' ? { ...item, seat: 0 } : item))
  const table = { seats: steps[0]?.state.cities.slice(0, solo ? 1 : 4).map(() => seatView) ?? [], solo }
  return { steps, log, table, items: logByTurns(log, table) }
})
const turnsOf = (items: ReturnType<typeof logByTurns>) => items.flatMap((item) => (item.kind === 'turn' ? item : []))

describe('a log by turns', () => {
  it('tells every event of a finished game once, in its order', () => {
    for (const { steps, items } of games)
      expect(turnsOf(items).flatMap(({ events }) => events)).toEqual(steps.flatMap(({ events }) => events))
  })

  it('gives each seat turns of its own, one a round, counted as the game counts them', () => {
    let beganByItself = 0
    for (const { items, table, log } of games) {
      const turns = turnsOf(items)
      turns.forEach(({ number, seat, events }, index) => {
        const own = events.filter((event) => event.kind === 'turnBegan' && !(table.solo && event.seat === TOM_SEAT))
        expect(own).toEqual(index === 0 ? [] : [{ kind: 'turnBegan', seat, turn: number }])
      })
      expect(new Set(turns.map(({ round, seat }) => `${round} ${seat}`)).size).toBe(turns.length)
      const rounds = turns.map(({ round }) => round)
      expect(rounds).toEqual(rounds.toSorted((a, b) => a - b))
      expect(new Set(rounds).size).toBe(rounds.at(-1))
      beganByItself += log.filter((item) => {
        const told = item.kind === 'turn' ? item.events : []
        return !table.solo && told.length > 0 && !['turnBegan', 'gameEnded'].includes(told.at(-1)?.kind ?? '')
      }).length
    }
    expect(beganByItself).toBeGreaterThan(0)
  })

  it('says with which entry a turn began: with the one that ended the turn before', () => {
    for (const { items } of games) {
      const decided = turnsOf(items).filter(({ began }) => began !== null)
      const ends = new Set(turnsOf(items).map(({ seq }) => seq))
      for (const { began } of decided) expect(began === 1 || ends.has(began ?? 0)).toBe(true)
      expect(new Set(decided.map(({ began }) => began)).size).toBe(decided.length)
    }
  })

  it('makes a turn of its own of one that an entry began and ended, to which no message called', () => {
    const name = ''
    const [first, second, third]: GameEvent[] = [1, 0, 1].map((seat, index) => ({
      kind: 'turnBegan',
      seat,
      turn: index + 8,
    }))
    if (first === undefined || second === undefined || third === undefined) throw new Error('there are three')
    const log: LogItem[] = [
      { kind: 'turn', seq: 5, at, seat: 0, name, events: [first] },
      { kind: 'turn', seq: 7, at, seat: 1, name, events: [second, { kind: 'turnEnded', seat: 0 }, third] },
      { kind: 'satOut', seq: 8, at, seat: 0, name, events: [{ kind: 'wentOut', seat: 0, satOut: true }] },
      { kind: 'turn', seq: 9, at, seat: 1, name, events: [{ kind: 'gameEnded', ending: 'nobodyCanMove' }] },
    ]
    expect(logByTurns(log, { seats: [seatView, seatView], solo: false })).toMatchObject([
      { kind: 'turn', seq: 5, seat: 0, began: 0, number: 1, round: 1 },
      { kind: 'turn', seq: 7, seat: 1, began: 5, number: 8, round: 1, events: [first] },
      { kind: 'turn', seq: 7, seat: 0, began: null, number: 9, round: 2, name: null },
      { kind: 'satOut', seq: 8, round: 2 },
      { kind: 'turn', seq: 9, seat: 1, began: 7, number: 10, round: 2 },
    ])
  })

  it('puts what was chosen for Tom to the turn after which his card came (R16.7), also while it is being asked', () => {
    const solo = games.filter(({ table }) => table.solo)
    for (const { items, log, table } of solo) {
      for (const { events } of turnsOf(items)) expect(events.some(({ kind }) => kind === 'tomCard')).toBe(true)
      expect(turnsOf(items).length).toBeLessThan(log.length - 1)
      const asked = log.findIndex((item) => item.kind === 'turn' && endsWithTom(item.events))
      expect(asked).toBeGreaterThan(0)
      const last = logByTurns(log.slice(0, asked + 1), table).at(-1)
      expect(last).toMatchObject({ kind: 'turn', seat: 0, seq: log[asked]?.seq })
    }
  })
})

const endsWithTom = (events: readonly GameEvent[]): boolean => {
  const began = events.findLast((event) => event.kind === 'turnBegan')
  return began?.kind === 'turnBegan' && began.seat === TOM_SEAT && !events.some(({ kind }) => kind === 'gameEnded')
}
