import { describe, expect, it } from 'vitest'
import {
  ACTION_TILES,
  type ActionTile,
  type GameEvent,
  type GameState,
  RESOURCES,
  type Resource,
  scoreSheets,
  standardRules,
} from '#engine'
import {
  clippedNarration,
  decidingDifferenceSentence,
  EMOJI,
  escapeName,
  LANGUAGES,
  narrate,
  resultSentence,
  standings,
  words,
} from '#text'
import { type Step, sampleGames } from './games.ts'
import { VOYAGE } from './voyage.ts'

const w = words('en')
const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan']

interface Turn {
  readonly state: GameState
  readonly events: readonly GameEvent[]
}

/** The events of each turn of a game. */
function turnsOf(steps: readonly Step[]): Turn[] {
  const turns: Turn[] = []
  let events: GameEvent[] = []
  for (const step of steps) {
    events.push(...step.events)
    if (!step.events.some(({ kind }) => kind === 'turnEnded')) continue
    turns.push({ state: step.after, events })
    events = []
  }
  return turns
}
const turns = sampleGames().flatMap(turnsOf)

const PIECES: readonly (readonly [string, string])[] = [
  ...ACTION_TILES.map((tile: ActionTile) => [EMOJI.actionTile[tile], tile] as const),
  ...RESOURCES.map((resource: Resource) => [EMOJI.resource[resource], resource] as const),
]
type Count = Record<string, number>
const add = (count: Count, key: string, n: number): void => {
  count[key] = (count[key] ?? 0) + n
}

/** How many of each piece, and points, a piece of text like `🟦×3 🌸🌸 +2 🏅` says. */
function countGoods(text: string, count: Count): void {
  for (const [emoji, name] of PIECES)
    for (const [, many] of text.matchAll(new RegExp(`${emoji}(?:×(\\d+))?`, 'gu'))) add(count, name, Number(many ?? 1))
  for (const [, sign, n] of text.matchAll(/(−?)(\d+) 🏅/gu)) add(count, 'points', sign === '−' ? -Number(n) : Number(n))
}

const GOODS = `(?:(?:${PIECES.map(([emoji]) => emoji).join('|')})+(?:×\\d+)?|−?\\d+ 🏅)`
const GOODS_ROW = `${GOODS}(?: ${GOODS})*`

function said(lines: readonly string[], only: string, paying: string, gaining: string): { paid: Count; gained: Count } {
  const paid: Count = {}
  const gained: Count = {}
  // Tom's card names a gnome with its resource in brackets.
  for (const line of lines.filter((one) => !one.startsWith(EMOJI.tom))) {
    for (const [, goods] of line.matchAll(
      new RegExp(`(?:\\(|${paying} )(${GOODS_ROW})(?=\\)|\\p{Zs}?; ${only}\\)|[.,]| \\p{L})`, 'gu'),
    ))
      countGoods(goods ?? '', paid)
    const row = `${GOODS_ROW}(?: \\([^)]*(?:\\(\\p{Ll}+\\))?\\)| from the(?: \\p{Lu}[\\p{L}’]*)+)?`
    const gain = new RegExp(`${gaining} (${row}(?:,? (?:plus|et) ${row})*)`, 'gu')
    for (const [, goods] of line.matchAll(gain)) countGoods(goods ?? '', gained)
  }
  return { paid, gained }
}

function happened(events: readonly GameEvent[]): { paid: Count; gained: Count } {
  const paid: Count = {}
  const gained: Count = {}
  for (const event of events) {
    if (event.kind === 'paidTiles') for (const tile of event.tiles) add(paid, tile, 1)
    if (event.kind === 'paidResources') for (const resource of event.resources) add(paid, resource, 1)
    if (event.kind !== 'gained') continue
    for (const piece of [...event.tiles, ...event.resources]) add(gained, piece, 1)
    if (event.points !== 0) add(gained, 'points', event.points)
  }
  return { paid, gained }
}

describe.each(LANGUAGES)('narration in %s', (language) => {
  const w = words(language)
  const told = (events: readonly GameEvent[]) =>
    said(
      narrate(w, standardRules, NAMES, events),
      w.narration.onlyThingPossible,
      w.narration.deeds.paid({ kind: 'paid' }, 'signs')[0],
      w.narration.deeds.gained({ kind: 'gained', rows: [] }, 'signs')[0],
    )

  it('has words for every kind of event that occurs in whole games', () => {
    const kinds = new Set(turns.flatMap(({ events }) => events.map(({ kind }) => kind)))
    expect(kinds.size).toBeGreaterThanOrEqual(34)
    for (const { events } of turns)
      for (const line of narrate(w, standardRules, NAMES, events)) {
        expect(line).toMatch(/^\S.*\.$/u)
        expect(line).not.toMatch(/undefined|NaN|\[object/)
      }
  })

  it('says exactly what was paid and what was gained', () => {
    for (const { events } of turns) expect(told(events)).toEqual(happened(events))
  })

  it('says it as well while a turn is still open, after every step', () => {
    for (const { events } of sampleGames().flatMap((game) => game.slice(0, 60)))
      expect(told(events)).toEqual(happened(events))
  })

  it('names whoever did it first in the sentence', () => {
    const [first] = turns
    if (first === undefined) throw new Error('no turn was played')
    const [line] = narrate(w, standardRules, NAMES, first.events)
    const began = first.events.find((event) => event.kind === 'startTileLaid')
    expect(line).toMatch(new RegExp(`^${NAMES[began?.seat ?? 0]} `))
  })
})

describe('narration', () => {
  it('puts a voyage and what came of it into one sentence', () => {
    expect(narrate(w, standardRules, NAMES, VOYAGE)).toEqual([
      'Ana sailed to blossom island B2 (🟦) and received the 4-point task “4 blue tasks or bonfires”, leaving a shell offering (🟥 🌸 🐚).',
    ])
  })

  it('tells what was taken by itself as the only thing possible, but no payment and no detail of what was chosen', () => {
    const seat = 1
    const events: GameEvent[] = [
      { kind: 'turnEnded', seat: 0 },
      { kind: 'turnBegan', seat, turn: 9 },
      { kind: 'forced', seat, choice: { kind: 'bonfire', space: 3 } },
      { kind: 'forced', seat, choice: { kind: 'pay', tiles: ['purple'] } },
      { kind: 'paidTiles', seat, tiles: ['purple'] },
      { kind: 'bonfireTurned', seat, from: null, to: 3 },
      { kind: 'forced', seat, choice: { kind: 'take', tile: true, reward: true, portal: null } },
      { kind: 'gained', seat, source: 'greatBonfire', tiles: ['yellow'], resources: [], points: 2 },
    ]
    expect(narrate(w, standardRules, NAMES, events)).toEqual([
      'Ben turned the Great Bonfire north (🟪; the only option) and gained 🟨 plus 2 🏅.',
    ])
    // R11.5: where no portal fits, what is taken is no choice, but the turn was one.
    const chosen = events.filter((event) => event.kind !== 'forced' || event.choice.kind !== 'bonfire')
    expect(narrate(w, standardRules, NAMES, chosen)).toEqual([
      'Ben turned the Great Bonfire north (🟪) and gained 🟨 plus 2 🏅.',
    ])
  })

  it('tells in whole games each deed that nobody chose', () => {
    const lone = turns.filter(({ events }) =>
      events.some(({ kind }, index) => kind === 'turnBegan' && events[index + 1]?.kind === 'forced'),
    )
    expect(lone.length).toBeGreaterThan(0)
    for (const { events } of lone)
      if (events.some((event) => event.kind === 'forced' && event.choice.kind === 'ignite'))
        expect(narrate(w, standardRules, NAMES, events).join()).toContain(w.narration.onlyThingPossible)
  })

  it('says who declined a bonus action that was all there was', () => {
    const out = (declined: object) =>
      narrate(w, standardRules, NAMES, [{ kind: 'wentOut', seat: 0, satOut: false, ...declined }])
    expect(out({ declined: true })).toEqual(['Ana gave up the last bonus action and takes no more turns.'])
    expect(out({})).toEqual(['Ana can’t do anything and takes no more turns.'])
  })

  it('gathers discarded tiles', () => {
    const events: GameEvent[] = (['green', 'green', 'red'] as const).map((tile) => ({
      kind: 'discarded',
      seat: 1,
      tile,
    }))
    expect(narrate(w, standardRules, NAMES, events)).toEqual(['Ben discarded 🟩🟩 🟥.'])
  })

  it('sums a turn up within 300 characters, however long the names', () => {
    const long = ['a', 'b', 'c', 'd'].map((letter) => escapeName(`_${letter}_`.repeat(30)))
    for (const { events } of turns) {
      const summary = clippedNarration(w, standardRules, long, events)
      expect(summary.length).toBeLessThanOrEqual(300)
      expect(summary === '').toBe(narrate(w, standardRules, long, events).length === 0)
    }
  })
})

function fail(): never {
  throw new Error('no turn was played')
}

describe('scores', () => {
  const finished = sampleGames().map((game) => game.at(-1)?.after ?? fail())

  it('list the best first and name the winner', () => {
    for (const state of finished) {
      const sheets = scoreSheets(standardRules, state)
      const result = resultSentence(w, state, NAMES, sheets)
      const best = sheets.filter(({ rank }) => rank === 1)
      expect(standings(w, NAMES, sheets)[0]).toContain('1. ')
      if (state.setup.solo !== null) expect(result).toContain(String(sheets[0]?.total))
      else for (const { seat } of best) expect(result).toContain(NAMES[seat])
    }
  })

  it('say what made the difference between the winner and the next', () => {
    const [sheet] = scoreSheets(standardRules, finished[0] ?? fail())
    if (sheet === undefined) fail()
    const told = (lines: Partial<typeof sheet.lines>, rank = 2, litBonfires = 4) => {
      const first = { ...sheet, seat: 0, rank: 1, litBonfires: 5, total: 61, lines: { ...sheet.lines, guardians: 20 } }
      const sum = Object.values(lines).reduce((all, points) => all + points, 0)
      const second = { ...first, seat: 1, rank, litBonfires, total: 41 + sum, lines: { ...first.lines, ...lines } }
      return decidingDifferenceSentence(w, [second, first])
    }
    expect(told({ guardians: 8 })).toBe('Won by 12; biggest difference: guardians (+12).')
    expect(told({ guardians: 20 })).toBe('Tied on points, decided by bonfires: 5 to 4.')
    expect(told({ guardians: 20 }, 1, 5)).toBe('')
  })

  it('tell a tie broken by bonfires from a shared win', () => {
    const state = finished[0] ?? fail()
    const [a, b] = scoreSheets(standardRules, state)
    if (a === undefined || b === undefined) fail()
    const first = { ...a, seat: 0, total: 61, litBonfires: 5, rank: 1 }
    const second = { ...b, seat: 1, total: 61, litBonfires: 4, rank: 2 }
    expect(resultSentence(w, state, NAMES, [first, second])).toBe(
      'Ana wins with 61 points, breaking the tie with 5 bonfires.',
    )
    const shared = resultSentence(w, state, NAMES, [first, { ...second, litBonfires: 5, rank: 1 }])
    expect(shared).toBe('Ana and Ben share the win with 61 points each.')
  })
})
