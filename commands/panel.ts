import { type Choice, decision, type GameEvent, type GameState, legalChoices, play } from '#engine'
import type { CityRequest } from '#render'
import { seatColours } from '#render/tokens'
import type { TableView } from '#table'
import { EMOJI, escapeName, type Language, type Words, words } from '#text'
import { button, buttonRows, type Option, type Part, type Row, select } from './build.ts'
import type { Page, Press, Pressed } from './custom-id.ts'
import { balanceOf, labelOf, labelOfLine } from './label.ts'
import { formatLine, type Line, MOST_OPTIONS, tryLine } from './lines.ts'

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

/** The seats' names as people gave them, Tom's included, for pictures. */
export const namesOf = (table: TableView, language: Language): string[] => [
  ...table.seats.map((seat) => seat.name),
  ...(table.solo ? [words(language).names.tom] : []),
]

/** A seat's name in a message. */
export const nameOf = (table: TableView, seat: number, language: Language): string =>
  escapeName(namesOf(table, language)[seat] ?? '?')

/** 0xRRGGBB of a seat's colour. */
export function accentOf(seat: number | null): number {
  const colour = seat === null ? undefined : seatColours[seat]
  return colour === undefined ? 0xff9a3d : Number.parseInt(colour.fill.slice(1), 16)
}

/** The press of something on a message about this table as it is now. */
export const at = (table: TableView, pressed: Pressed): Press => ({ table: table.id, seq: table.seq, ...pressed })

/** The own city with what can still be taken back drawn as tentative. */
export const cityPicture = (panel: Panel): CityRequest => ({
  scene: 'city',
  state: panel.state,
  seat: panel.seat,
  names: panel.names,
  tentative: tentative(panel.table),
  candidates: [],
  language: panel.language,
})

/** What can still be taken back of the open turn. */
const tentative = (table: TableView): readonly GameEvent[] =>
  table.openTurn?.undoTo === null ? [] : (table.openTurn?.events ?? [])

export const notice = (panel: Panel): string | null => (panel.notice === null ? null : `> ${panel.notice}`)

/** The supply in one line: `🟩🟦×3 · 🌸🪙`. */
export function supply(panel: Panel): string {
  const city = panel.state.cities[panel.seat]
  if (city === undefined) return ''
  const held = (counts: Readonly<Record<string, number>>, emoji: Readonly<Record<string, string>>) =>
    Object.entries(counts)
      .filter(([, count]) => count > 0)
      .map(([kind, count]) => `${emoji[kind] ?? kind}${count}`)
      .join(' ')
  const tiles = held(city.actionTiles, EMOJI.actionTile)
  const resources = held(city.resources, EMOJI.resource)
  return `-# You hold ${[tiles, resources].filter((part) => part !== '').join(' · ') || 'nothing'}`
}

/** One payment of the last press, and the choices before and after it in that press. */
interface Payment {
  readonly nth: number
  readonly choice: Choice
  readonly others: number
}

/** The open turn's choices, each with the position before it; empty when the table tells nothing of it. */
export function stepsOf(table: TableView): { state: GameState; choice: Choice }[] {
  let state = table.settled
  const steps: { state: GameState; choice: Choice }[] = []
  for (const choice of table.openTurn?.choices ?? []) {
    if (state === null) return []
    steps.push({ state, choice })
    state = play(state, choice).state
  }
  return steps
}

const isPayment = (choice: Choice): boolean => choice.kind === 'pay' || choice.kind === 'give'

/** How many of the open turn's choices Undo takes back. */
export function undoable(table: TableView): number {
  const open = table.openTurn
  return open === null || open.undoTo === null ? 0 : Math.min(open.choices.length, table.seq - open.undoTo)
}

/** Payments of the last press that could have been made otherwise. */
function payments(table: TableView): Payment[] {
  const steps = stepsOf(table)
  const last = steps.slice(steps.length - undoable(table))
  return last
    .filter(({ choice }) => isPayment(choice))
    .map(({ state, choice }, nth) => ({ nth, choice, others: legalChoices(state).length - 1 }))
    .filter(({ others }) => others > 0)
}

/** What the turn has come to so far, in words, and what Undo would take back. */
export function soFar(panel: Panel): string | null {
  const steps = stepsOf(panel.table)
  if (steps.length === 0) return null
  const told = labelOfLine(panel.words, steps)
  const balance = balanceOf(panel.seat, { events: panel.table.openTurn?.events ?? [] })
  return `${EMOJI.turn} **So far:** ${told}${balance === '' ? '' : `\n-# ${balance}`}`
}

/** The buttons under every panel: paying otherwise, undo, back, end. */
export function foot(panel: Panel, options: { back?: boolean; end?: boolean } = {}): Row[] {
  const { table } = panel
  const undoTo = table.openTurn?.undoTo ?? null
  const steps = stepsOf(table)
  const taken = labelOfLine(panel.words, steps.slice(steps.length - undoable(table)))
  const mayEnd = legalChoices(panel.state).some((choice) => choice.kind === 'end')
  return buttonRows([
    options.end !== false && mayEnd
      ? button(at(table, { verb: 'end' }), 'End turn', { emoji: EMOJI.endTurn, style: 'success' })
      : null,
    undoTo === null
      ? null
      : button(at(table, { verb: 'undo', to: undoTo }), shorten(`Undo ${taken}`, 38), { emoji: EMOJI.undo }),
    ...payments(table).map(({ nth, choice }) =>
      button(at(table, { verb: 'repay', nth }), `Pay otherwise (${labelOf(panel.words, panel.state, choice)})`, {
        emoji: EMOJI.payOtherwise,
      }),
    ),
    options.back ? button(at(table, { verb: 'page', page: 'turn' }), 'Back', { emoji: EMOJI.decline }) : null,
    button(at(table, { verb: 'refresh' }), 'Refresh', { emoji: EMOJI.refresh }),
  ]).slice(0, 2)
}

export const shorten = (text: string, most: number): string =>
  [...text].length <= most
    ? text
    : `${[...text]
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`

/** Lists of lines as selects: one, or several where there are more than 25. */
export function lists(panel: Panel, page: Page, lines: readonly Line[], placeholder: string): Row[] {
  return split(lines)
    .slice(0, 5)
    .map((list, index) =>
      select(
        at(panel.table, { verb: 'line', page, list: index }),
        list.name === null ? placeholder : `${placeholder} · ${list.name(panel)}`,
        list.lines.map((line) => optionOf(panel, line)),
      ),
    )
}

export function optionOf(panel: Panel, line: Line): Option {
  const balance = balanceOf(panel.seat, line)
  const final = line.final ? `${EMOJI.turnUp} final` : ''
  return {
    value: formatLine(line.choices),
    label: labelOfLine(panel.words, line.steps),
    description: [balance, final].filter((part) => part !== '').join(' · '),
  }
}

interface List {
  readonly name: ((panel: Panel) => string) | null
  readonly lines: readonly Line[]
}

/** Up to 25 stay together; more are parted by what the first choice is about. */
function split(lines: readonly Line[]): List[] {
  if (lines.length <= MOST_OPTIONS) return [{ name: null, lines }]
  const byKey = new Map<string, Line[]>()
  for (const line of lines) {
    const key = keyOf(line.choices[0])
    byKey.set(key, [...(byKey.get(key) ?? []), line])
  }
  return [...byKey.values()].flatMap((some) => {
    const parts: List[] = []
    for (let from = 0; from < some.length; from += MOST_OPTIONS)
      parts.push({
        name: (panel) => nameOfList(panel, some[0]?.choices[0]),
        lines: some.slice(from, from + MOST_OPTIONS),
      })
    return parts
  })
}

function keyOf(choice: Choice | undefined): string {
  if (choice?.kind === 'move') return `move ${choice.guardian}`
  if (choice?.kind === 'gnome') return `gnome ${choice.tiles}`
  return choice?.kind ?? ''
}

function nameOfList(panel: Panel, choice: Choice | undefined): string {
  if (choice?.kind === 'move') return panel.words.names.guardian[choice.guardian]
  if (choice?.kind === 'gnome') return `${choice.tiles} ${EMOJI.actionTile.brown}`
  return ''
}

/** Whether the one who looks decides now, and what about. */
export const askedOf = (panel: Panel) => decision(panel.state)?.asked ?? null

/** The position after a line, or null when the line does not hold any more. */
export function afterLine(state: GameState, choices: readonly Choice[]): Line | null {
  const tried = tryLine(state, choices)
  return 'line' in tried ? tried.line : null
}

export type Parts = readonly (Part | null)[]
