import {
  type GameEvent,
  type GameState,
  lastPathSpace,
  litCount,
  portalCount,
  SCORE_LINES,
  type ScoreSheet,
  scoreSheets,
  taskAndBonfireCount,
} from '#engine'
import { seatPieceIcon } from '../icons/index.ts'
import { eachCell, grid, inset, type LayoutDraft, makeRect, type Rect, rectIn, verticalStrip } from '../layout.ts'
import { widthOf } from '../measure.ts'
import type { PartInput } from '../request.ts'
import type { IconWithBadge } from '../signs.ts'
import { BEST_OR_ON_TURN_STYLE, CARD_STYLE, colours, radius, seatFillColour, textStyle, typeSize } from '../tokens.ts'
import { type IconWithCount, iconsWithCounts, SMALL_ICONS_WITH_COUNTS } from './chips.ts'
import { nonEmptyHoldings, tomsCards } from './hands.ts'
import { SCORE_LINE_ICONS } from './score-lines.ts'

const GAP = 10
const PAD = 16
/** Rows of a card from its top: where each begins and how high it is. Three stand side by side and are narrow. */
const WIDE = {
  height: 178,
  head: [4, 54],
  counts: [57, 38],
  well: [97, 42],
  sum: [141, 34],
  lines: [141, 34],
} as const
const NARROW = {
  height: 266,
  head: [6, 54],
  counts: [62, 38],
  well: [104, 86],
  sum: [194, 32],
  lines: [226, 32],
} as const

const three = (seats: number): boolean => seats === 3
const rowsOf = (seats: number): number => (seats === 4 ? 2 : 1)

/** How high the cards of so many are together, in picture pixels. */
export const playersHeight = (seats: number): number =>
  rowsOf(seats) * (three(seats) ? NARROW : WIDE).height + (rowsOf(seats) - 1) * GAP

interface Table extends PartInput {
  /** Whose turn it is; null when the game is over. */
  readonly acting: number | null
  readonly lastEvents: readonly GameEvent[]
}

/**
 * Who plays: blazon, name, score, what each has built and holds, and what each would score if it ended now and of what.
 * The one whose turn it is glows.
 */
export function players(sheet: LayoutDraft, r: Rect, table: Table): void {
  const { cities } = table.state
  const rows = rowsOf(cities.length)
  const cells = grid(r, Math.ceil(cities.length / rows), rows, GAP)
  eachCell(cells, scoreSheets(table.rules, table.state), (cell, score) => card(sheet, cell, table, score))
}

function card(
  sheet: LayoutDraft,
  r: Rect,
  { state, names, words: { pictures }, acting, lastEvents }: Table,
  score: ScoreSheet,
): void {
  const { seat } = score
  const city = state.cities[seat]
  if (city === undefined) return
  const rows = three(state.cities.length) ? NARROW : WIDE
  const row = ([y, h]: readonly [number, number]): Rect => rectIn(r, PAD, y, r.w - 2 * PAD + 4, h)
  const over = state.ended !== null
  const mine = over ? score.rank === 1 : seat === acting
  if (mine) sheet.glow(inset(r, -40), colours.ember, 0.6)
  sheet.roundRect(r, {
    ...CARD_STYLE,
    ...(mine ? { ...BEST_OR_ON_TURN_STYLE, fill: colours.plum } : {}),
  })
  sheet.roundRect(rectIn(r, 6, 14, 5, r.h - 28), { fill: seatFillColour(seat), radius: 2 })
  head(sheet, row(rows.head), state, seat, names[seat] ?? '', over ? score.total : city.score)

  const grown = new Set<string>(
    lastEvents.flatMap((event) => ('seat' in event && event.seat === seat ? event.kind : [])),
  )
  const stat = (sign: IconWithBadge, count: number, growth: GameEvent['kind']): IconWithCount => ({
    sign,
    count,
    grown: grown.has(growth),
  })
  const stats = [
    stat({ icon: 'bonfire' }, litCount(city), 'ignited'),
    stat({ icon: 'task' }, taskAndBonfireCount(city) - litCount(city), 'taskReceived'),
    stat({ icon: 'portal' }, portalCount(city), 'portalPlaced'),
    stat({ icon: 'path' }, lastPathSpace(city), 'pathBuilt'),
    stat({ icon: 'guardian' }, city.guardians.length, 'guardianReceived'),
    stat({ icon: 'gnome' }, city.gnomes.length, 'gnomeJoined'),
  ]
  iconsWithCounts(sheet, row(rows.counts), stats, {
    most: 33,
    size: typeSize.body,
    columns: stats.length,
    spread: true,
  })

  const well = row(rows.well)
  sheet.roundRect(well, { fill: colours.well, radius: radius.chip })
  const inner = verticalStrip(well, 10, well.w - 20)
  const { tom } = state
  if (tom !== null && seat === 1) tomsCards(sheet, inner, tom, lastEvents, pictures)
  else if (city.status !== 'playing' && !over)
    note(sheet, inner, city.status === 'passed' ? pictures.passed : pictures.out)
  else if (!nonEmptyHoldings(sheet, inner, city, seat, lastEvents, three(state.cities.length)))
    note(sheet, inner, pictures.nothingHeld)

  const sum = row(rows.sum)
  const label = over ? pictures.scoredFor : pictures.ifItEnded
  const wide = Math.ceil(widthOf(label, 'label', typeSize.least)) + 10
  sheet.text(verticalStrip(sum, 0, wide), label, textStyle.label(typeSize.least, colours.ash))
  const total = `${score.total}`
  const figure = over ? 0 : Math.ceil(widthOf(total, 'strong', typeSize.body)) + 4
  if (!over) sheet.text(verticalStrip(sum, wide, figure), total, textStyle.strong(typeSize.body, colours.flame))
  const field = row(rows.lines)
  const from = rows === WIDE ? wide + figure + 14 : 0
  const made = SCORE_LINES.flatMap((line): IconWithCount[] => {
    const count = score.lines[line]
    return count === 0 || (line === 'duringPlay' && !over)
      ? []
      : [{ sign: SCORE_LINE_ICONS[line], count, grown: false }]
  })
  iconsWithCounts(sheet, verticalStrip(field, from, field.w - from), made, {
    ...SMALL_ICONS_WITH_COUNTS,
    columns: made.length,
  })
}

/** Blazon, name and score; the starting player hands the countdown tiles on (R14.2). */
function head(sheet: LayoutDraft, r: Rect, state: GameState, seat: number, name: string, points: number): void {
  sheet.icon(makeRect(r.x, r.y + 3, 48, 48), seatPieceIcon('shield', seat))
  if (seat === state.startingSeat && state.tom === null)
    sheet.icon(rectIn(r, 27, 27, 26, 26), 'countdown', { on: true })
  const score = `${points}`
  const wide = widthOf(score, 'strong', typeSize.score) + 6
  sheet.text(verticalStrip(r, r.w - wide, wide), score, textStyle.strong(typeSize.score, colours.flame, 'right'))
  sheet.text(rectIn(r, 60, 3, r.w - 72 - wide, 48), name, textStyle.display(typeSize.glance, colours.cream))
}

const note = (sheet: LayoutDraft, r: Rect, words: string): void =>
  sheet.text(r, words, textStyle.label(typeSize.body, colours.ash))
