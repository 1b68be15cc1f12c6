import {
  ACTION_TILES,
  type Choice,
  cityOf,
  decision,
  type GameEvent,
  type GameState,
  isTomsChoice,
  legalChoices,
  RESOURCES,
  type Rules,
} from '#engine'
import type { Candidate, CityRequest } from '#render'
import { seatColours } from '#render/tokens'
import type { OwnTable, PublicTable } from '#table'
import {
  clip,
  EMOJI,
  escapeName,
  goodsText,
  isolatedName,
  type Language,
  LIMITS,
  labelOf,
  labelOfSequence,
  narrate,
  plainName,
  repeatEmoji,
  type Words,
  words,
} from '#text'
import { type ChoiceSequence, formatSequence } from './choice-sequence.ts'
import { button, buttonRows, type Option, type Row, select } from './components.ts'
import type { ComponentPress, Page, VerbWithArguments } from './custom-id.ts'

/** Everything that a player's panel is drawn from. */
export interface Panel {
  readonly table: OwnTable
  /** What the table's game is played by. */
  readonly rules: Rules
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

/** The seats' names, Tom's included, for pictures and what is typed. */
export const namesOf = (table: PublicTable, language: Language): string[] => [
  ...table.seats.map((seat) => nameShown(seat.name, language)),
  ...(table.solo ? [words(language).names.tom] : []),
]

/** The same, made harmless for a message. */
export const safeNamesOf = (table: PublicTable, language: Language): string[] =>
  namesOf(table, language).map(escapeName)

/** A seat's name on a button or in a list. */
export const plainNameOf = (table: PublicTable, seat: number, language: Language): string =>
  isolatedName(namesOf(table, language)[seat] ?? words(language).names.nobody)

/** A seat's name in a message. */
export const nameOf = (table: PublicTable, seat: number, language: Language): string =>
  safeNamesOf(table, language)[seat] ?? words(language).names.nobody

/** 0xRRGGBB of a seat's colour; of the fire where nobody is meant. */
export function accentOf(seat: number | null): number {
  const colour = seat === null ? undefined : seatColours[seat]
  return Number.parseInt((colour?.fill ?? '#ff9a3d').slice(1), 16)
}

/** The press of something on a message about this table as it is now. */
export const pressOn = (table: PublicTable, pressed: VerbWithArguments): ComponentPress => ({
  table: table.id,
  seq: table.seq,
  ...pressed,
})

/** What every picture of a panel starts from: the open turn's position, and the options with their marks. */
export const pictureBase = (
  { rules, state, names, language }: Panel,
  lines: readonly Pick<ChoiceSequence, 'choices'>[] = [],
) => ({
  rules,
  state,
  names,
  language,
  candidates: lines.map(({ choices }, index): Candidate => ({ label: optionMark(lines, index), choices })),
})

/** The own city with what can still be taken back drawn as tentative, and the options where they lie. */
export const cityPicture = (panel: Panel, lines: readonly Pick<ChoiceSequence, 'choices'>[] = []): CityRequest => ({
  ...pictureBase(panel, lines),
  scene: 'city',
  seat: panel.seat,
  tentative: tentative(panel.table),
})

const tentative = (table: OwnTable): readonly GameEvent[] =>
  table.openTurn?.undoTo === null ? [] : (table.openTurn?.events ?? [])

export const asQuote = (notice: string | null): string | null =>
  notice === null ? null : `> ${notice.replaceAll('\n', '\n> ')}`

/** What the seat holds, in one line. */
export function holdingsLine({ state, seat, words: { panel } }: Pick<Panel, 'state' | 'seat' | 'words'>): string {
  const { actionTiles, resources } = cityOf(state, seat)
  const held = <K extends string>(counts: Readonly<Record<K, number>>, emoji: Readonly<Record<K, string>>, all: K[]) =>
    all.flatMap((kind) => (counts[kind] > 0 ? repeatEmoji(emoji[kind], counts[kind]) : [])).join(' ')
  const tiles = held(actionTiles, EMOJI.actionTile, [...ACTION_TILES])
  return `-# ${panel.holdings(tiles, held(resources, EMOJI.resource, [...RESOURCES]))}`
}

/** What the turn has come to so far, in words. */
export function openTurnStory({ rules, table, words: say, language }: Panel): string | null {
  const events = table.openTurn?.events ?? []
  if (events.length === 0) return null
  return narrate(say, rules, safeNamesOf(table, language), events).join('\n')
}

/** Characters of a button's label that a phone shows in one line. */
const BUTTON_ON_A_PHONE = 38

/** The buttons under every panel: end, undo, paying otherwise, back, refresh. */
export function footerRows(panel: Panel, options: { back?: boolean; end?: boolean } = {}): Row[] {
  const { table, words: say } = panel
  const undoTo = table.openTurn?.undoTo ?? null
  const mayEnd = legalChoices(panel.rules, panel.state).some(({ kind }) => kind === 'end')
  const back = table.openTurn?.undoes ?? []
  const payments = back.filter(({ choice }) => choice.kind === 'pay' || choice.kind === 'give')
  const [first] = back
  const undo = first !== undefined && isTomsChoice(first.choice.kind) ? say.solo.undo : say.buttons.undo
  const taken =
    first === undefined
      ? ''
      : labelOfSequence(
          say,
          panel.rules,
          first.state,
          back.map(({ choice }) => choice),
        ).label
  return buttonRows([
    options.end !== false && mayEnd
      ? button(pressOn(table, { verb: 'end' }), say.buttons.endTurn, { emoji: EMOJI.endTurn, style: 'success' })
      : null,
    undoTo === null
      ? null
      : button(pressOn(table, { verb: 'undo', to: undoTo }), clip(`${undo}: ${taken}`, BUTTON_ON_A_PHONE), {
          emoji: EMOJI.undo,
        }),
    ...payments.map(({ state, choice }, nth) =>
      legalChoices(panel.rules, state).length < 2
        ? null
        : button(pressOn(table, { verb: 'repay', nth }), `${say.buttons.payOtherwise} (${goodsText(goods(choice))})`, {
            emoji: EMOJI.payOtherwise,
          }),
    ),
    options.back ? button(pressOn(table, { verb: 'page', page: 'turn' }), say.buttons.back) : null,
    button(pressOn(table, { verb: 'refresh' }), say.buttons.refresh, { emoji: EMOJI.refresh }),
  ]).slice(0, 2)
}

const goods = (choice: Choice) => {
  if (choice.kind === 'pay') return { tiles: choice.tiles }
  return choice.kind === 'give' ? { resources: choice.resources } : {}
}

/**
 * Lines as selects: one, or several where there are more than 25. Each option begins with its letter in `shown`, the
 * order in which the picture marks them, or is called by the name of its place.
 */
export function optionSelects(panel: Panel, page: Page, { lists, shown }: OptionLists): Row[] {
  return lists.map(({ name, lines }, index) =>
    select(
      pressOn(panel.table, { verb: 'line', page, list: index }),
      name === null ? panel.words.panel.chooseOne : `${panel.words.panel.chooseOne}: ${name}`,
      // A name stands in the label already.
      lines.map((line) =>
        namedPlaces(shown) === null ? withLetter(shown.indexOf(line), optionOf(panel, line)) : optionOf(panel, line),
      ),
    ),
  )
}

/** An option that begins with its letter. */
export const withLetter = (index: number, option: Option): Option => ({
  ...option,
  label: `${optionLetter(index)} · ${option.label}`,
})

/** What a panel lists: its selects, and all their lines in order. */
interface OptionLists {
  readonly lists: readonly OptionList[]
  readonly shown: readonly ChoiceSequence[]
}

/** Parts lines into the selects of one message: by what they are about, or just in order where that takes too many. */
export function optionLists({ words: say }: Pick<Panel, 'words'>, lines: readonly ChoiceSequence[]): OptionLists {
  const byBeginning = split(say, lines)
  const fits = byBeginning.length <= MOST_LISTS && byBeginning.every((list) => list.lines.length <= LIMITS.options)
  const lists = fits ? byBeginning : inOrder(lines)
  return { lists, shown: lists.flatMap((list) => list.lines) }
}
const MOST_LISTS = 5

function inOrder(lines: readonly ChoiceSequence[]): OptionList[] {
  const parts = Math.min(MOST_LISTS, Math.ceil(lines.length / LIMITS.options))
  return Array.from({ length: parts }, (_, part) => ({
    name: `${part + 1}/${parts}`,
    lines: lines.slice(part * LIMITS.options, (part + 1) * LIMITS.options),
  }))
}

/** A line as an option: what it does, what it costs and brings, and whether it is for good. */
export function optionOf(panel: Pick<Panel, 'words' | 'state'>, line: ChoiceSequence): Option {
  const { label, description, emoji } = labelOfSequence(panel.words, line.rules, panel.state, line.choices)
  const final = line.final ? `${EMOJI.turnUp} ` : ''
  return { value: formatSequence(line.choices), label, description: `${final}${description}`, emoji }
}

interface OptionList {
  readonly name: string | null
  readonly lines: readonly ChoiceSequence[]
}

/**
 * Up to 25 stay together. More are parted by what the first choice is about, and those into lists of 25 in which
 * lines with one beginning stay together.
 */
function split(say: Words, lines: readonly ChoiceSequence[]): OptionList[] {
  if (lines.length <= LIMITS.options) return [{ name: null, lines }]
  const about = groupBy(lines, (line) => subject(say, line.choices[0]))
  return [...about].flatMap(([name, some]) => {
    const packs: ChoiceSequence[][] = [[]]
    for (const group of groupBy(some, (line) => formatSequence(line.choices.slice(0, 1))).values()) {
      const last = packs.at(-1)
      if (last !== undefined && last.length + group.length <= LIMITS.options) last.push(...group)
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
  if (choice?.kind === 'gnome') return repeatEmoji(EMOJI.actionTile.brown, choice.tiles)
  return ''
}

/** How the picture marks an option: by the name of its place where all of them have one, else by its letter. */
const optionMark = (lines: readonly Pick<ChoiceSequence, 'choices'>[], index: number): string =>
  namedPlaces(lines)?.[index] ?? optionLetter(index)

/** The names of the places that options are about, such as islands; null when one of them has none. */
function namedPlaces(lines: readonly Pick<ChoiceSequence, 'choices'>[]): string[] | null {
  const places = lines.flatMap(({ choices }) => placeName(choices) ?? [])
  return places.length === lines.length ? places : null
}

function placeName(choices: readonly Choice[]): string | null {
  const [first] = choices
  switch (first?.kind) {
    case 'ship':
      return first.island
    case 'space':
      return `${first.space}`
    case 'ignite':
      // Then the council's spaces are what is chosen from, and their names are too long for a mark.
      return choices.some(({ kind }) => kind === 'council') ? null : `${first.space}`
    default:
      return null
  }
}

/** A to Z, then AA: how the picture names a panel's options. */
const optionLetter = (index: number): string =>
  index < 26
    ? String.fromCharCode(65 + index)
    : `${optionLetter(Math.floor(index / 26) - 1)}${optionLetter(index % 26)}`

/** What the one who looks decides now. */
export const currentQuestion = (panel: Panel) => decision(panel.state)?.question ?? null

/** A choice's name alone. */
export const choiceLabel = (panel: Panel, state: GameState, choice: Choice): string =>
  labelOf(panel.words, panel.rules, state, choice).label

function groupBy<T>(all: readonly T[], key: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const one of all) groups.set(key(one), [...(groups.get(key(one)) ?? []), one])
  return groups
}
