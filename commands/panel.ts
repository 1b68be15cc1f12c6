import {
  ACTION_TILES,
  type Choice,
  cityOf,
  decision,
  type GameEvent,
  type GameState,
  legalChoices,
  RESOURCES,
} from '#engine'
import { isTomsChoice } from '#engine/tom'
import type { Candidate, CityRequest } from '#render'
import { seatColours } from '#render/tokens'
import type { TableView } from '#table'
import {
  bundle,
  clip,
  EMOJI,
  escapeName,
  type Language,
  labelOf,
  labelOfLine,
  narrate,
  plainName,
  times,
  type Words,
  words,
} from '#text'
import { button, buttonRows, type Option, type Row, select } from './build.ts'
import type { Page, Press, Pressed } from './custom-id.ts'
import { formatLine, type Line, MOST_OPTIONS } from './lines.ts'

/** Everything that a player's panel is drawn from. */
export interface Panel {
  readonly table: TableView
  /** The position with the open turn; the one who looks is acting. */
  readonly state: GameState
  /** The seat whose turn it is. */
  readonly seat: number
  readonly language: Language
  readonly words: Words
  readonly names: readonly string[]
  /** A line that says what is the matter: a refusal, a stale press. */
  readonly notice: string | null
}

/** Somebody's name where no Markdown is read; what is said instead of a forgotten one. */
const nameShown = (name: string, language: Language): string =>
  name === '' ? words(language).names.formerPlayer : plainName(name)

/** The same where Markdown is read. */
export const safeName = (name: string, language: Language): string => escapeName(nameShown(name, language))

/** The seats' names, Tom's included, for pictures and what is chosen from. */
export const namesOf = (table: TableView, language: Language): string[] => [
  ...table.seats.map((seat) => nameShown(seat.name, language)),
  ...(table.solo ? [words(language).names.tom] : []),
]

/** The same, made harmless for a message. */
export const safeNamesOf = (table: TableView, language: Language): string[] => namesOf(table, language).map(escapeName)

/** A seat's name in a message. */
export const nameOf = (table: TableView, seat: number, language: Language): string =>
  safeNamesOf(table, language)[seat] ?? words(language).names.nobody

/** 0xRRGGBB of a seat's colour; of the fire where nobody is meant. */
export function accentOf(seat: number | null): number {
  const colour = seat === null ? undefined : seatColours[seat]
  return Number.parseInt((colour?.fill ?? '#ff9a3d').slice(1), 16)
}

/** The press of something on a message about this table as it is now. */
export const at = (table: TableView, pressed: Pressed): Press => ({ table: table.id, seq: table.seq, ...pressed })

/** What every picture of a panel starts from: the open turn's position, and the options marked by their letters. */
export const pictured = ({ state, names, language }: Panel, lines: readonly Pick<Line, 'choices'>[] = []) => ({
  state,
  names,
  language,
  candidates: lines.map(({ choices }, index): Candidate => ({ label: letter(index), choices })),
})

/** The own city with what can still be taken back drawn as tentative, and the options where they lie. */
export const cityPicture = (panel: Panel, lines: readonly Pick<Line, 'choices'>[] = []): CityRequest => ({
  ...pictured(panel, lines),
  scene: 'city',
  seat: panel.seat,
  tentative: tentative(panel.table),
})

const tentative = (table: TableView): readonly GameEvent[] =>
  table.openTurn?.undoTo === null ? [] : (table.openTurn?.events ?? [])

export const quoted = (notice: string | null): string | null =>
  notice === null ? null : `> ${notice.replaceAll('\n', '\n> ')}`

/** What the seat holds, in one line. */
export function supply({ state, seat, words: { panel } }: Pick<Panel, 'state' | 'seat' | 'words'>): string {
  const { actionTiles, resources } = cityOf(state, seat)
  const held = <K extends string>(counts: Readonly<Record<K, number>>, emoji: Readonly<Record<K, string>>, all: K[]) =>
    all.flatMap((kind) => (counts[kind] > 0 ? times(emoji[kind], counts[kind]) : [])).join(' ')
  const tiles = held(actionTiles, EMOJI.actionTile, [...ACTION_TILES])
  return `-# ${panel.holdings(tiles, held(resources, EMOJI.resource, [...RESOURCES]))}`
}

/** What the turn has come to so far, in words. */
export function soFar({ table, state, words: say, language }: Panel): string | null {
  const events = table.openTurn?.events ?? []
  if (events.length === 0) return null
  return narrate(say, state, safeNamesOf(table, language), events).join('\n')
}

/** Characters of a button's label that a phone shows in one line. */
const BUTTON_ON_A_PHONE = 38

/** The buttons under every panel: end, undo, paying otherwise, back, refresh. */
export function foot(panel: Panel, options: { back?: boolean; end?: boolean } = {}): Row[] {
  const { table, words: say } = panel
  const undoTo = table.openTurn?.undoTo ?? null
  const mayEnd = legalChoices(panel.state).some(({ kind }) => kind === 'end')
  const back = table.openTurn?.undoes ?? []
  const payments = back.filter(({ choice }) => choice.kind === 'pay' || choice.kind === 'give')
  const [first] = back
  const undo = first !== undefined && isTomsChoice(first.choice.kind) ? say.solo.undo : say.buttons.undo
  const taken =
    first === undefined
      ? ''
      : labelOfLine(
          say,
          first.state,
          back.map(({ choice }) => choice),
        ).label
  return buttonRows([
    options.end !== false && mayEnd
      ? button(at(table, { verb: 'end' }), say.buttons.endTurn, { emoji: EMOJI.endTurn, style: 'success' })
      : null,
    undoTo === null
      ? null
      : button(at(table, { verb: 'undo', to: undoTo }), clip(`${undo}: ${taken}`, BUTTON_ON_A_PHONE), {
          emoji: EMOJI.undo,
        }),
    ...payments.map(({ state, choice }, nth) =>
      legalChoices(state).length < 2
        ? null
        : button(at(table, { verb: 'repay', nth }), `${say.buttons.payOtherwise} (${bundle(goods(choice))})`, {
            emoji: EMOJI.payOtherwise,
          }),
    ),
    options.back ? button(at(table, { verb: 'page', page: 'turn' }), say.buttons.back) : null,
    button(at(table, { verb: 'refresh' }), say.buttons.refresh, { emoji: EMOJI.refresh }),
  ]).slice(0, 2)
}

const goods = (choice: Choice) => {
  if (choice.kind === 'pay') return { tiles: choice.tiles }
  return choice.kind === 'give' ? { resources: choice.resources } : {}
}

/**
 * Lines as selects: one, or several where there are more than 25. Each option begins with its letter in `shown`, the
 * order in which the picture marks them.
 */
export function selects(panel: Panel, page: Page, { lists, shown }: Listed): Row[] {
  return lists.map(({ name, lines }, index) =>
    select(
      at(panel.table, { verb: 'line', page, list: index }),
      name === null ? panel.words.panel.chooseOne : `${panel.words.panel.chooseOne}: ${name}`,
      lines.map((line) => lettered(shown.indexOf(line), optionOf(panel, line))),
    ),
  )
}

/** An option that begins with its letter. */
export const lettered = (index: number, option: Option): Option => ({
  ...option,
  label: `${letter(index)} · ${option.label}`,
})

/** What a panel lists: its selects, and all their lines in order. */
interface Listed {
  readonly lists: readonly List[]
  readonly shown: readonly Line[]
}

/** Parts lines into the selects of one message: by what they are about, or just in order where that takes too many. */
export function listed({ words: say }: Pick<Panel, 'words'>, lines: readonly Line[]): Listed {
  const byBeginning = split(say, lines)
  const fits = byBeginning.length <= MOST_LISTS && byBeginning.every((list) => list.lines.length <= MOST_OPTIONS)
  const lists = fits ? byBeginning : inOrder(lines)
  return { lists, shown: lists.flatMap((list) => list.lines) }
}
const MOST_LISTS = 5

function inOrder(lines: readonly Line[]): List[] {
  const parts = Math.min(MOST_LISTS, Math.ceil(lines.length / MOST_OPTIONS))
  return Array.from({ length: parts }, (_, part) => ({
    name: `${part + 1}/${parts}`,
    lines: lines.slice(part * MOST_OPTIONS, (part + 1) * MOST_OPTIONS),
  }))
}

/** A line as an option: what it does, what it costs and brings, and whether it is for good. */
export function optionOf(panel: Pick<Panel, 'words' | 'state'>, line: Line): Option {
  const { label, description, emoji } = labelOfLine(panel.words, panel.state, line.choices)
  const final = line.final ? `${EMOJI.turnUp} ` : ''
  return { value: formatLine(line.choices), label, description: `${final}${description}`, emoji }
}

interface List {
  readonly name: string | null
  readonly lines: readonly Line[]
}

/**
 * Up to 25 stay together. More are parted by what the first choice is about, and those into lists of 25 in which
 * lines with one beginning stay together.
 */
function split(say: Words, lines: readonly Line[]): List[] {
  if (lines.length <= MOST_OPTIONS) return [{ name: null, lines }]
  const about = groupBy(lines, (line) => subject(say, line.choices[0]))
  return [...about].flatMap(([name, some]) => {
    const packs: Line[][] = [[]]
    for (const group of groupBy(some, (line) => formatLine(line.choices.slice(0, 1))).values()) {
      const last = packs.at(-1)
      if (last !== undefined && last.length + group.length <= MOST_OPTIONS) last.push(...group)
      else packs.push(group)
    }
    return packs.map((pack, index) => ({
      name: packs.length === 1 ? name : `${name} ${index + 1}/${packs.length}`.trim(),
      lines: pack,
    }))
  })
}

function subject(say: Words, choice: Choice | undefined): string {
  if (choice?.kind === 'move') return say.names.guardian[choice.guardian]
  if (choice?.kind === 'gnome') return times(EMOJI.actionTile.brown, choice.tiles)
  return ''
}

/** A to Z, then AA: how the picture names a panel's options. */
export const letter = (index: number): string =>
  index < 26 ? String.fromCharCode(65 + index) : `${letter(Math.floor(index / 26) - 1)}${letter(index % 26)}`

/** What the one who looks decides now. */
export const askedOf = (panel: Panel) => decision(panel.state)?.asked ?? null

/** A choice's name alone. */
export const called = (panel: Panel, state: GameState, choice: Choice): string =>
  labelOf(panel.words, state, choice).label

function groupBy<T>(all: readonly T[], key: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const one of all) groups.set(key(one), [...(groups.get(key(one)) ?? []), one])
  return groups
}
