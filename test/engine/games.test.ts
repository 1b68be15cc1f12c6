import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  assertSound,
  type GameEvent,
  type GameState,
  journalSchema,
  newGame,
  playLine,
  replay,
  scoreSheets,
} from '#engine'
import { featuresOf, WANTED } from '#tools/features'

const folder = new URL('fixtures/', import.meta.url)
const readJson = (name: string): unknown => JSON.parse(readFileSync(new URL(name, folder), 'utf8'))
const names = readdirSync(folder).flatMap((file) => (file.endsWith('.json') ? [file.slice(0, -'.json'.length)] : []))
const results = readJson('expected/results.json')

/** Plays a fixture line by line. */
function played(name: string): { end: GameState; events: GameEvent[] } {
  const [segment] = journalSchema.parse(readJson(`${name}.json`)).segments
  if (segment === undefined || !('setup' in segment.start)) throw new Error(`${name} does not begin with a setup`)
  const events: GameEvent[] = []
  let state = newGame(segment.start.setup)
  for (const line of segment.choices) {
    const step = playLine(state, line)
    state = step.state
    assertSound(state)
    events.push(...step.events)
  }
  return { end: state, events }
}

describe('whole games', () => {
  it.each(names)('%s ends as it did, to the point', (name) => {
    const end = replay(readJson(`${name}.json`))
    expect(results).toHaveProperty([name], { ended: end.ended, sheets: scoreSheets(end) })
  })

  it('are ten or more, and none lacks a result', () => {
    expect(names.length).toBeGreaterThanOrEqual(10)
    expect(Object.keys(results ?? {}).sort()).toEqual([...names].sort())
  })

  it('show between them every specialist, elder, bonus, condition, portal, ending and edition', () => {
    const shown = new Set(
      names.flatMap((name) => {
        const { end, events } = played(name)
        return [...featuresOf(end, events)]
      }),
    )
    expect(WANTED.filter((feature) => !shown.has(feature))).toEqual([])
  })
})
