import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { assertSound, cityOf, journalSchema, RULES_EDITIONS, replayToEnd, scoreSheets, standardRules } from '#engine'
import { SOLO_WANTED, soloFeaturesOf } from '#support/solo-features'
import { eventsOf, pileRebuilt, randomSolo, replaySolo } from '#support/solo-game'
import { checkTom, tomsCards } from '#support/toms-cards'

const folder = new URL('fixtures/solo/', import.meta.url)
const readJson = (name: string): unknown => JSON.parse(readFileSync(new URL(name, folder), 'utf8'))
const names = readdirSync(folder).flatMap((file) => (file.endsWith('.json') ? [file.slice(0, -'.json'.length)] : []))
const results = readJson('expected/results.json')

/** Plays a fixture line by line. */
function played(name: string) {
  const [segment] = journalSchema.parse(readJson(`${name}.json`)).segments
  if (segment === undefined || !('setup' in segment.start)) throw new Error(`${name} does not begin with a setup`)
  return replaySolo(segment.start.setup, segment.choices)
}

describe('games against Tom that are kept', () => {
  it.each(names)('%s ends as it did, to the point, and Tom has what his cards say', (name) => {
    const { state: end } = replayToEnd(readJson(`${name}.json`))
    expect(results).toHaveProperty([name], { ended: end.ended, sheets: scoreSheets(standardRules, end) })
    const game = played(name)
    for (const { before } of game.steps) assertSound(standardRules, before)
    expect(() => checkTom(game.end, eventsOf(game))).not.toThrow()
  })
  it('are ten, and none lacks a result', () => {
    expect(names).toHaveLength(10)
    expect(Object.keys(results ?? {}).sort()).toEqual([...names].sort())
  })
  it('show between them a win, a loss, a tie, both endings, an outgrown card and an empty gnome pile', () => {
    const shown = new Set(
      names.flatMap((name) => {
        const game = played(name)
        return [...soloFeaturesOf(game.end, eventsOf(game), pileRebuilt(game))]
      }),
    )
    expect(SOLO_WANTED.filter((feature) => !shown.has(feature))).toEqual([])
  })
})

/** `SOLO_GAMES=1000 npx vitest run test/engine/solo-games` for many more; self-play against Tom checks the same. */
const GAMES = Number(process.env.SOLO_GAMES ?? 60)

describe(`Tom in ${GAMES} random games`, () => {
  const games = Array.from({ length: GAMES }, (_, game) =>
    randomSolo(`tom in the suite ${game}`, RULES_EDITIONS[game % 2] ?? 'rulebook'),
  )
  const four = games.filter(({ end }) => end.ended === 'fourthDeck')

  it('ends with just the pieces and points that his cards brought him', () => {
    for (const game of games) expect(() => checkTom(game.end, eventsOf(game))).not.toThrow()
  })
  it('has seven portals and five guardians when he has gone through his deck four times', () => {
    expect(four.length).toBeGreaterThan(GAMES / 4)
    for (const { end } of four) {
      const tom = cityOf(end, 1)
      expect(tom.portals).not.toContain(null)
      expect(tom.guardians).toHaveLength(5)
    }
  })
  it('outgrows some of his cards, and takes at most seven tasks', () => {
    const counts = games.map((game) => tomsCards(eventsOf(game)))
    expect(counts.some(({ outgrown }) => outgrown > 0)).toBe(true)
    expect(Math.max(...counts.map(({ tasks }) => tasks))).toBe(7)
    expect(Math.max(...counts.map(({ novices }) => novices))).toBeLessThanOrEqual(4)
  })
})
