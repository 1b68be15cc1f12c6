import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  assertSound,
  type GameEvent,
  type GameState,
  journalSchema,
  newGame,
  playJournalLine,
  replayToEnd,
  scoreSheets,
  standardRules,
} from '#engine'
import { featuresOf, WANTED } from '#support/features'

const folder = new URL('fixtures/', import.meta.url)
const readJson = (name: string): unknown => JSON.parse(readFileSync(new URL(name, folder), 'utf8'))
const names = readdirSync(folder).flatMap((file) => (file.endsWith('.json') ? [file.slice(0, -'.json'.length)] : []))
const results = readJson('expected/results.json')

/** Plays a fixture line by line. */
function played(name: string): { end: GameState; events: GameEvent[] } {
  const [segment] = journalSchema.parse(readJson(`${name}.json`)).segments
  if (segment === undefined || !('setup' in segment.start)) throw new Error(`${name} does not begin with a setup`)
  const events: GameEvent[] = []
  let state = newGame(standardRules, segment.start.setup)
  for (const line of segment.choices) {
    const step = playJournalLine(standardRules, state, line)
    state = step.state
    events.push(...step.events)
  }
  assertSound(standardRules, state)
  return { end: state, events }
}

describe('whole games', () => {
  it.each(names)('%s ends as it did, to the point', (name) => {
    const { state: end } = replayToEnd(readJson(`${name}.json`))
    expect(results).toHaveProperty([name], { ended: end.ended, sheets: scoreSheets(standardRules, end) })
  })

  it('are ten or more, and none lacks a result', () => {
    expect(names.length).toBeGreaterThanOrEqual(10)
    expect(Object.keys(results ?? {}).sort()).toEqual([...names].sort())
  })

  it('show between them every specialist, elder, bonus, condition, portal, ending and edition, and tell what they told', () => {
    const games = names.map(played)
    const shown = new Set(games.flatMap(({ end, events }) => [...featuresOf(end, events)]))
    expect(WANTED.filter((feature) => !shown.has(feature))).toEqual([])
    const kinds = games
      .flatMap(({ events }) => events)
      .map((event) => (event.kind === 'gained' ? `gained: ${event.source} ${event.gnome ?? ''}`.trim() : event.kind))
    const counts = [...new Set(kinds)].sort().map((kind) => [kind, kinds.filter((one) => one === kind).length])
    expect(Object.fromEntries(counts)).toMatchInlineSnapshot(`
      {
        "bonfireTurned": 205,
        "bonusTaken": 127,
        "commonTaskMet": 53,
        "countdownBegan": 11,
        "countdownHandedOn": 35,
        "discarded": 180,
        "fateTilePlaced": 236,
        "forced": 647,
        "gained: council": 16,
        "gained: countdown": 30,
        "gained: covered": 177,
        "gained: elder E1": 10,
        "gained: elder E2": 12,
        "gained: elder E3": 9,
        "gained: elder E4": 9,
        "gained: elder E5": 11,
        "gained: elder E6": 12,
        "gained: fateArea": 236,
        "gained: greatBonfire": 191,
        "gained: moveGuardian": 3,
        "gained: point": 5,
        "gained: procession": 81,
        "gained: setUp": 36,
        "gained: specialist S11": 1,
        "gained: specialist S12": 2,
        "gained: specialist S13": 1,
        "gained: specialist S15": 16,
        "gained: specialist S19": 5,
        "gained: specialist S20": 1,
        "gained: specialist S7": 11,
        "gained: specialist S8": 8,
        "gained: tom": 15,
        "gameEnded": 12,
        "gnomeJoined": 161,
        "gnomesTurnedUp": 91,
        "guardianMoved": 116,
        "guardianReceived": 71,
        "ignited": 115,
        "islandActionDeclined": 1,
        "noviceMoved": 144,
        "offeringLaid": 122,
        "offeringTurnedUp": 116,
        "paidResources": 257,
        "paidTiles": 742,
        "passed": 30,
        "pathBuilt": 124,
        "pathsTurnedUp": 111,
        "portalPlaced": 165,
        "processionBegan": 59,
        "shipMoved": 137,
        "startTileLaid": 36,
        "taskReceived": 136,
        "tomCard": 60,
        "tomIdle": 9,
        "turnBegan": 1002,
        "turnEnded": 1013,
        "wentOut": 11,
      }
    `)
  })
})
