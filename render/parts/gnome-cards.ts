import type { GameState, GnomeId, Rules } from '#engine'
import { gnomeInWords } from '#text'
import { iconRow, iconWithBadge } from '../icon-rows.ts'
import {
  centredSquare,
  eachCell,
  grid,
  type LayoutDraft,
  makeRect,
  type Rect,
  rectIn,
  square,
  verticalStrip,
} from '../layout.ts'
import type { PartInput } from '../request.ts'
import { gnomeAbilityIcons } from '../signs.ts'
import { CARD_STYLE, CHANGE_OUTLINE, colours, radius, strokeWidth, textStyle, typeSize } from '../tokens.ts'
import type { BoardChanges } from './changes.ts'
import type { ChoiceRectFinder } from './marks.ts'

/** The resource that a gnome asks for, on parchment. */
function cost(sheet: LayoutDraft, r: Rect, rules: Rules, gnome: GnomeId): void {
  sheet.roundRect(r, { fill: colours.parchment, radius: radius.chip })
  sheet.icon(centredSquare(r, r.w - 6), rules.gnomeResource(gnome))
}

const specialistCells = (r: Rect): Rect[] => grid(r, 3, 2, 8)
const elderCells = (r: Rect, elders: number): Rect[] =>
  grid(verticalStrip(r, 144, r.w - 144), Math.max(4, elders), 1, 6)
/** Where a gnome who can be recruited stands, by the place of the specialists and the one of the elders. */
export function gnomeChoiceRects(specialists: Rect, elders: Rect, state: GameState): ChoiceRectFinder {
  const places = new Map<GnomeId, Rect>()
  eachCell(specialistCells(specialists), state.gnomeDisplay, (cell, gnome) => {
    if (gnome !== null) places.set(gnome, cell)
  })
  eachCell(elderCells(elders, state.elders.length), state.elders, (cell, elder) => {
    // Its mark stands above it: it is as high as the elder, whose price it would cover.
    places.set(elder, makeRect(cell.x, cell.y - 18, cell.w, cell.h))
  })
  return (choice) => (choice.kind === 'gnome' ? (places.get(choice.gnome) ?? null) : null)
}

/** The open specialists: the name that texts use, the resource to be paid, and what each does in signs. */
export function specialistDisplay(
  sheet: LayoutDraft,
  r: Rect,
  { rules, state, words }: PartInput,
  changes: BoardChanges,
): void {
  eachCell(specialistCells(r), state.gnomeDisplay, (cell, gnome) => {
    const changed = gnome !== null && changes.gnomes.has(gnome)
    sheet.roundRect(cell, {
      ...(gnome === null
        ? { stroke: colours.smoke, width: strokeWidth.thin, dash: [6, 6] }
        : { ...CARD_STYLE, fill: colours.card }),
      ...(changed ? CHANGE_OUTLINE : {}),
      radius: radius.chip,
    })
    if (gnome === null) return
    const { name, short = name } = gnomeInWords(words, rules, gnome)
    sheet.text(rectIn(cell, 10, 2, cell.w - 12, 34), short, textStyle.label(typeSize.small, colours.cream))
    cost(sheet, square(cell.x + 30, cell.y + cell.h - 24, 40), rules, gnome)
    const signs = rectIn(cell, 62, cell.h - 44, cell.w - 76, 40)
    iconRow(sheet, signs, gnomeAbilityIcons(rules, gnome), 40, 'dark', 'left')
  })
}

/** The elders who are left: the resource to be paid, and what each gives its one point for. */
export function elderDisplay(sheet: LayoutDraft, r: Rect, { rules, state, words: { pictures } }: PartInput): void {
  const label = verticalStrip(r, 0, 92)
  iconWithBadge(sheet, centredSquare(r, 42, 112), { icon: 'points', mark: '1' })
  sheet.text(label, pictures.elders, textStyle.display(typeSize.body, colours.flame))
  const rest = verticalStrip(r, 144, r.w - 144)
  if (state.elders.length === 0) sheet.text(rest, pictures.noElders, textStyle.label(typeSize.small, colours.ash))
  eachCell(elderCells(r, state.elders.length), state.elders, (cell, elder) => {
    sheet.roundRect(cell, { ...CARD_STYLE, fill: colours.card, radius: radius.chip })
    const size = Math.min(40, (cell.w - 14) / 2)
    cost(sheet, centredSquare(cell, size, size / 2 + 5), rules, elder)
    const signs = gnomeAbilityIcons(rules, elder).filter((sign) => sign.icon !== 'points')
    iconRow(sheet, rectIn(cell, size + 8, 4, cell.w - size - 12, cell.h - 8), signs, 38)
  })
}
