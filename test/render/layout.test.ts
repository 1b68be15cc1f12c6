import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import {
  type ChoiceKind,
  countdownProgress,
  countdownTileOnPass,
  decision,
  type GameState,
  legalChoices,
  type Rules,
  scoreSheets,
  standardRules,
} from '#engine'
import type { PictureRequest } from '#render'
import { fontOf } from '#render/fonts'
import type { Item, Layout, Rect } from '#render/layout'
import { centredBaseline, shrinkOrShortenText } from '#render/measure'
import { layoutOf } from '#render/scenes/index'
import { colours } from '#render/tokens'
import { boundsOf } from '#support/bounds'
import { whatIs } from '#support/kept-layouts'
import { EVERY_LANGUAGE, type Spoken, withoutMarks, withPseudoLanguage } from '#support/pseudo-language'
import { type RandomPosition, randomPositions } from '#support/random-pictures'
import { requestFor, SCENES } from '#support/sample-picture'
import { gnomeInWords, type Language, nameAsOneLine, words } from '#text'

type Text = Extract<Item, { kind: 'text' }>
type Icon = Extract<Item, { kind: 'icon' }>

const itemsOf = (layout: Layout): Item[] => [...layout.back.items, ...layout.items]
const textsOf = (layout: Layout): Text[] => itemsOf(layout).flatMap((item) => (item.kind === 'text' ? [item] : []))

const context = createCanvas(8, 8).getContext('2d')
const inks = new Map<string, Rect>()
/** What the letters really cover, by the font's own measures. */
function ink(item: Text): Rect {
  const { x, y, w, h } = item.rect
  const key = `${item.face} ${item.size} ${item.align} ${item.text}`
  const known = inks.get(key) ?? inkAt(item)
  inks.set(key, known)
  const anchor = { left: x, centre: x + w / 2, right: x + w }[item.align]
  return { ...known, x: anchor + known.x, y: y + centredBaseline(h, item.size) + known.y }
}
/** The same, seen from the point where the text is anchored. */
function inkAt({ face, size, align, text }: Text): Rect {
  context.font = fontOf(face, size)
  context.textAlign = align === 'centre' ? 'center' : align
  const { actualBoundingBoxLeft, actualBoundingBoxRight, actualBoundingBoxAscent, actualBoundingBoxDescent } =
    context.measureText(text)
  return {
    x: -actualBoundingBoxLeft,
    y: -actualBoundingBoxAscent,
    w: actualBoundingBoxLeft + actualBoundingBoxRight,
    h: actualBoundingBoxAscent + actualBoundingBoxDescent,
  }
}

/** A letter may begin before its place, a large j by two pixels. */
const HAIR = 2
const outside = (inner: Rect, outer: Rect): boolean =>
  inner.x < outer.x - HAIR ||
  inner.y < outer.y - HAIR ||
  inner.x + inner.w > outer.x + outer.w + HAIR ||
  inner.y + inner.h > outer.y + outer.h + HAIR
/** By how many pixels two rectangles overlap, less than nothing when they do not. */
const overlap = (a: Rect, b: Rect): number =>
  Math.min(Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x), Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y))

/** Pairs that overlap by more than so many pixels. */
function overlapping(things: readonly { readonly name: string; readonly rect: Rect }[], most: number): string[] {
  const found: string[] = []
  const downwards = things.toSorted((a, b) => a.rect.y - b.rect.y)
  for (const [i, one] of downwards.entries())
    for (let below = i + 1; ; below++) {
      const other = downwards[below]
      // Those further down begin even lower.
      if (other === undefined || one.rect.y + one.rect.h - other.rect.y <= most) break
      if (overlap(one.rect, other.rect) > most)
        found.push(`${one.name} and ${other.name} at ${Math.round(other.rect.x)},${Math.round(other.rect.y)}`)
    }
  return found
}
const named = (item: Text | Icon) => ({ name: whatIs(item), rect: item.kind === 'text' ? ink(item) : boundsOf(item) })

/** Which choices have a place on a scene wherever they are open; on an island only what can be had there. */
const MARKED: Readonly<
  Record<
    Extract<PictureRequest, { candidates: unknown }>['scene'] | 'table' | 'turn' | 'islands',
    readonly ChoiceKind[]
  >
> = {
  map: ['ship', 'tomTask'],
  islands: [],
  city: ['space', 'ignite', 'move', 'path', 'search', 'offer', 'yield', 'tomGuardian'],
  turn: ['space', 'move', 'path', 'search', 'guardian'],
  gnomes: ['gnome', 'tomGnome'],
  council: ['council', 'tomCouncil', 'novice'],
  bonfire: ['bonfire'],
  fate: ['fate', 'start'],
  island: [],
  table: ['ship', 'task', 'guardian', 'path', 'gnome', 'bonfire', 'novice', 'council'],
}

/** Whether a mark (`A–D F`) speaks of the option with this letter. */
const covers = (mark: string, letter: string): boolean =>
  mark.split(' ').some((run) => {
    const [first = '', last = first] = run.split('–')
    return first.length === letter.length && first <= letter && letter <= last
  })

/** What must be read at a glance: the scores, and how near the end is. */
function figures(state: GameState): string[] {
  const seat = decision(state)?.seat
  const totals = state.ended === null ? null : scoreSheets(standardRules, state)
  const { novices, countdownAt } = countdownProgress(state)
  const tile = seat === undefined ? null : countdownTileOnPass(state, seat)
  return [
    ...state.cities.map((city, i) => `${totals?.[i]?.total ?? city.score}`),
    tile === null ? `${novices}/${countdownAt}` : `${tile}`,
  ]
}
/** … and whose turn it is or who has won, whatever the names are. */
function headline(state: GameState, language: Language): string {
  const { turnOf, wins, tie } = words(language).pictures
  if (state.ended === null) return turnOf('')
  const best = scoreSheets(standardRules, state).filter((sheet) => sheet.rank === 1)
  if (best.length > 1 && state.tom !== null) return tie
  return wins(best.map(() => '')).trim()
}

/** Names of the open gnomes, as the table's picture shows them. */
const gnomesShown = (rules: Rules, state: GameState, language: Language): string[] =>
  state.gnomeDisplay.flatMap((gnome) => {
    if (gnome === null) return []
    const { name, short = name } = gnomeInWords(words(language), rules, gnome)
    return withoutMarks(short)
  })
type Find = (layout: Layout, request: PictureRequest, spoken: Spoken) => string[]
const RULES: Readonly<Record<string, Find>> = {
  'every text stays in its box, by the letters’ own measures': (layout) =>
    textsOf(layout).flatMap((item) => (outside(ink(item), item.rect) ? [whatIs(item)] : [])),

  'no text lies on another': (layout) => overlapping(textsOf(layout).map(named), HAIR),

  'no sign or text lies on another unless that is meant': (layout) =>
    overlapping(
      itemsOf(layout)
        .filter((item) => item.kind === 'text' || item.kind === 'icon')
        .filter((item) => item.on !== true)
        .map(named),
      5,
    ),

  'only names end in an ellipsis': (layout, request, { as }) => {
    // The cell of a gnome at the table is 181 px wide, some 14 letters: four names of a language that nobody shortened
    // are up to 27 px wider. The look at the gnomes and all words have the whole name.
    const gnomes =
      as === 'longer' && request.scene === 'table' ? gnomesShown(request.rules, request.state, request.language) : []
    const may = [...request.names.map(nameAsOneLine), ...gnomes]
    return textsOf(layout).flatMap(({ text }) => {
      const [begun = '', ...more] = withoutMarks(text).split('…')
      return more.length === 0 || may.some((name) => name.startsWith(begun.trimEnd())) ? [] : [`“${text}”`]
    })
  },

  'everything that can be read is inside the frame': (layout) =>
    itemsOf(layout).flatMap((item) =>
      (item.kind === 'text' || item.kind === 'icon' || item.kind === 'roundRect') &&
      outside(item.rect, { x: HAIR, y: HAIR, w: layout.width - 2 * HAIR, h: layout.height - 2 * HAIR })
        ? [whatIs(item)]
        : [],
    ),

  'no letter is under nine pixels on a phone, which shows a picture 400 px wide': (layout) =>
    textsOf(layout).flatMap((item) =>
      (item.size * 400) / layout.width < 9 ? [`${whatIs(item)} of ${item.size}`] : [],
    ),

  'the letters of options are nine pixels high where a phone shows the picture in a container, 280 px wide': (layout) =>
    layout.items.flatMap((item, i) => {
      const beneath = layout.items[i - 1]
      const mark = item.kind === 'text' && beneath?.kind === 'roundRect' && beneath.fill === colours.tentative
      return mark && (item.size * 280) / layout.width < 9 ? [`${whatIs(item)} of ${item.size}`] : []
    }),

  'a city is at most 1,330 px high': (layout, { scene }) =>
    scene === 'city' && layout.height > 1330 ? [`${layout.height}`] : [],

  'whose turn it is, the scores and the council’s count or the countdown stand 11 px high where the table is 400 px wide':
    (layout, request) => {
      if (request.scene !== 'table') return []
      const { state, names, language } = request
      const scale = 400 / layout.width
      const large = textsOf(layout)
        .filter((item) => -inkAt(item).y * scale >= 11)
        .map((item) => item.text)
      const lacking = figures(state).filter((figure) => {
        const at = large.indexOf(figure)
        if (at >= 0) large.splice(at, 1)
        return at < 0
      })
      const seat = decision(state)?.seat
      const [initial = ''] = seat === undefined ? [] : nameAsOneLine(names[seat] ?? '')
      const headed = (text: string) =>
        text.endsWith(withoutMarks(headline(state, language))) && text.startsWith(initial)
      const said = large.map(withoutMarks).some(headed)
      return said ? lacking : [...lacking, headline(state, language)]
    },

  'every candidate that has a place on the picture is marked there': (layout, request) => {
    if (!('candidates' in request)) return []
    const marks = textsOf(layout).map((item) => item.text)
    return request.candidates.flatMap(({ label, choices: [choice] }) => {
      const placed = choice !== undefined && MARKED[request.scene].includes(choice.kind)
      return placed && !marks.some((mark) => covers(mark, label)) ? [`${label} ${choice.kind}`] : []
    })
  },
}

describe('on every scene of 300 random positions, with names of all kinds, in one language after the other,', () => {
  const positions = randomPositions('layouts', 300)
  const told = new Map<string, string[]>()
  let runs = 0
  const look = ({ where, position, names, spoken }: RandomPosition) => {
    for (const scene of SCENES) {
      const request = { ...requestFor(scene, position), names, language: spoken.language }
      const layout = layoutOf(request)
      runs += textsOf(layout).length
      for (const [rule, find] of Object.entries(RULES))
        for (const what of find(layout, request, spoken))
          told.set(rule, [...(told.get(rule) ?? []), `--scene ${scene} ${where} in ${spoken.name}: ${what}`])
    }
  }
  // A language at a time: the words that it says again and again need be measured once.
  for (const { name } of EVERY_LANGUAGE)
    for (const one of positions.filter(({ spoken }) => spoken.name === name))
      withPseudoLanguage(one.spoken.as, () => look(one))

  it.each(Object.keys(RULES))('%s', (rule) => {
    expect((told.get(rule) ?? []).slice(0, 20)).toEqual([])
  })

  it('there is every number of players, the countdown, an end, a bonfire to be lit, and much to read', () => {
    const states = positions.map(({ position }) => position.state)
    for (const cities of [2, 3, 4]) expect(states.some((state) => state.cities.length === cities)).toBe(true)
    expect(states.some((state) => state.tom !== null)).toBe(true)
    expect(states.some((state) => state.countdown !== null && state.ended === null)).toBe(true)
    expect(states.some((state) => state.ended !== null)).toBe(true)
    expect(states.some((state) => legalChoices(standardRules, state).some(({ kind }) => kind === 'ignite'))).toBe(true)
    expect(runs).toBeGreaterThan(300 * SCENES.length * 10)
  })
})

describe('recommended turns', () => {
  it('are marked on the table wherever they take something or act, inside its frame', () => {
    const kinds = new Set<ChoiceKind>()
    for (const { where, position } of randomPositions('recommended', 120)) {
      const request = requestFor('table', position)
      if (request.scene !== 'table') continue
      for (const choice of legalChoices(standardRules, request.state)) {
        if (!MARKED.table.includes(choice.kind) || kinds.has(choice.kind)) continue
        const layout = layoutOf({ ...request, candidates: [{ label: '1', choices: [choice] }] })
        const [spot, label] = layout.items.slice(layoutOf(request).items.length)
        expect(label, `${choice.kind} ${where}`).toMatchObject({ kind: 'text', text: '1' })
        expect(spot && outside(boundsOf(spot), { x: 0, y: 0, w: layout.width, h: layout.height })).toBe(false)
        kinds.add(choice.kind)
      }
    }
    // Hardly anybody who plays at random has a common task met.
    expect(MARKED.table.filter((kind) => !kinds.has(kind) && kind !== 'novice')).toEqual([])
  })
})

describe('a name that is too long', () => {
  it('is shortened with an ellipsis, and whole emoji are kept or dropped', () => {
    const { text } = shrinkOrShortenText('👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 'display', 36, 140, 48)
    expect(text).toMatch(/^(👨‍👩‍👧‍👦)+…$/u)
  })
})
