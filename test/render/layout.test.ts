import { describe, expect, it } from 'vitest'
import { type ChoiceKind, legalChoices } from '#engine'
import type { PictureRequest } from '#render'
import type { Item, Layout, Rect } from '#render/layout'
import { baseline, extent, measure } from '#render/measure'
import { layoutOf } from '#render/scenes/index'
import { requestFor, type Sample, SCENES, sample, samples } from '#tools/sample-picture'

type Text = Extract<Item, { kind: 'text' }>
type Icon = Extract<Item, { kind: 'icon' }>

/** Positions of all kinds: openings, middles, countdowns and ends, with 1 to 4 players. */
const COUNTS = [0, 3, 17, 41, 90, 150, 211, 260, 330, 420, 560]
/** … and the first of a game in which such a choice stands open. */
const ASKED: readonly ChoiceKind[] = ['start', 'fate', 'space', 'move', 'ignite', 'council', 'take', 'offer']
const positions = (): Sample[] =>
  [1, 2, 3, 4].flatMap((players) => {
    const game = [...samples({ players, seed: players + 2 })]
    const asking = ASKED.flatMap(
      (kind) => game.find(({ state }) => legalChoices(state).some((one) => one.kind === kind)) ?? [],
    )
    return [...COUNTS.flatMap((count) => game[count] ?? []), ...game.slice(-1), ...asking]
  })
const requests = (): PictureRequest[] =>
  positions().flatMap((position) => SCENES.map((scene) => requestFor(scene, position)))
const describeRequest = (request: PictureRequest) =>
  `${request.scene}, ${request.state.cities.length} seats, turn ${request.state.turn.number}`

const items = (layout: Layout): Item[] => [...layout.back.items, ...layout.items]
const texts = (layout: Layout): Text[] => items(layout).flatMap((item) => (item.kind === 'text' ? [item] : []))

/** What the letters really cover, from the font's own measures. */
function ink(item: Text): Rect {
  const { width, ascent, descent } = extent(item.text, item.face, item.size)
  const { x, y, w, h } = item.rect
  const left = item.align === 'left' ? x : item.align === 'right' ? x + w - width : x + (w - width) / 2
  const base = y + baseline(h, item.size)
  return { x: left, y: base - ascent, w: width, h: ascent + descent }
}
const over = (a: Rect, b: Rect): number =>
  Math.min(Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x), Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y))
const within = (inner: Rect, outer: Rect, slack: number): boolean =>
  inner.x >= outer.x - slack &&
  inner.y >= outer.y - slack &&
  inner.x + inner.w <= outer.x + outer.w + slack &&
  inner.y + inner.h <= outer.y + outer.h + slack

function overlaps(layout: Layout): string[] {
  const solid = layout.items
    .concat(layout.back.items)
    .filter((item): item is Text | Icon => (item.kind === 'text' || item.kind === 'icon') && item.on !== true)
    .map((item) => ({
      name: item.kind === 'text' ? `“${item.text}”` : item.icon,
      rect: item.kind === 'text' ? ink(item) : item.rect,
    }))
  return solid.flatMap((a, i) =>
    solid
      .slice(i + 1)
      .flatMap((b) =>
        over(a.rect, b.rect) > 5 ? [`${a.name} and ${b.name} at ${Math.round(b.rect.x)},${Math.round(b.rect.y)}`] : [],
      ),
  )
}

/** Whether a mark (`A–D F`) speaks of the option with this letter. */
const covers = (mark: string, letter: string): boolean =>
  mark.split(' ').some((run) => {
    const [first = '', last = first] = run.split('–')
    return first.length === letter.length && first <= letter && letter <= last
  })

describe('layouts', () => {
  const all = requests().map((request) => ({ request, layout: layoutOf(request, measure) }))

  it('are made for more than sixty positions and every scene', () => {
    expect(all.length).toBeGreaterThan(60)
    expect(new Set(all.map(({ request }) => request.scene)).size).toBe(SCENES.length)
  })

  it('keep every text in its box, by the letters’ own measures', () => {
    const out = all.flatMap(({ request, layout }) =>
      texts(layout).flatMap((item) =>
        within(ink(item), item.rect, 3) ? [] : [`${describeRequest(request)}: “${item.text}”`],
      ),
    )
    expect(out).toEqual([])
  })

  it('keep everything that can be read inside the frame', () => {
    const out = all.flatMap(({ request, layout }) =>
      items(layout).flatMap((item) => {
        if (item.kind !== 'text' && item.kind !== 'icon' && item.kind !== 'panel') return []
        return within(item.rect, { x: 0, y: 0, w: layout.width, h: layout.height }, 0)
          ? []
          : [`${describeRequest(request)}: ${JSON.stringify(item)}`]
      }),
    )
    expect(out).toEqual([])
  })

  it('lay no sign or text on another unless that is meant', () => {
    const found = all.flatMap(({ request, layout }) =>
      overlaps(layout).map((pair) => `${describeRequest(request)}: ${pair}`),
    )
    expect([...new Set(found)].slice(0, 40)).toEqual([])
  })

  it('show no letter smaller than the smallest size of the house', () => {
    const small = all.flatMap(({ layout }) =>
      texts(layout)
        .filter((item) => item.size < 25)
        .map((item) => item.text),
    )
    expect(small).toEqual([])
  })

  it('say whose turn it is, the scores and the council’s count at 11 px or more on a phone of 400 px', () => {
    for (const { request, layout } of all) {
      if (request.scene !== 'table') continue
      const scale = 400 / layout.width
      const large = texts(layout)
        .filter((item) => item.size * scale >= 11)
        .map((item) => item.text)
      const { state } = request
      if (state.ended === null) {
        expect(large.some((text) => text.includes(request.names[state.turn.seat] ?? '?'))).toBe(true)
        for (const city of state.cities) expect(large).toContain(`${city.score}`)
        expect(large.some((text) => state.countdown !== null || /^\d+\/\d+$/.test(text))).toBe(true)
      }
    }
  })

  it('have a mark for every candidate that has a place in the city', () => {
    let marked = 0
    for (const { request, layout } of all) {
      if (request.scene !== 'city') continue
      const labels = texts(layout).map((item) => item.text)
      for (const {
        label,
        choices: [choice],
      } of request.candidates)
        if (choice?.kind === 'space' || choice?.kind === 'ignite' || choice?.kind === 'move') {
          expect(labels.some((text) => covers(text, label))).toBe(true)
          marked++
        }
    }
    expect(marked).toBeGreaterThan(0)
  })
})

describe('names', () => {
  const difficult = [
    'W'.repeat(32),
    '👨‍👩‍👧‍👦🏳️‍🌈🔥🔥🔥🔥🔥🔥🔥🔥',
    'אבגדהוזחטיכלמנסעפצקרשתאבגדהוזחטי',
    'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘',
    'محمد بن عبد الله الطويل جدا جدا',
    '名前がとても長い人のための試験です名前がとても',
    '이름이아주긴사람을위한시험입니다',
    'ab\u202ecd\ne\tf',
    '',
    ' ',
  ]

  it('of any script and length stay in their boxes', () => {
    const { state, lastTurn, open } = sample({ players: 4, seed: 5, choices: 160 })
    for (let i = 0; i < difficult.length; i++) {
      const names = [0, 1, 2, 3].map((seat) => difficult[(i + seat) % difficult.length] ?? '')
      const all = { state, names, language: 'en' } as const
      const scenes: PictureRequest[] = [
        { ...all, scene: 'table', lastTurn, candidates: [] },
        { ...all, scene: 'city', seat: 0, tentative: open, candidates: [] },
        { ...all, scene: 'score' },
        { ...all, scene: 'fate', seat: 0, candidates: [] },
      ]
      for (const request of scenes) {
        const layout = layoutOf(request, measure)
        for (const item of texts(layout)) expect(within(ink(item), item.rect, 3), `“${item.text}”`).toBe(true)
        expect(overlaps(layout)).toEqual([])
      }
    }
  })

  it('are shortened with an ellipsis, and whole emoji are kept or dropped', () => {
    const { text } = measure.fit('👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 'display', 36, 140, 48)
    expect(text).toMatch(/^(👨‍👩‍👧‍👦)+…$/u)
  })
})
