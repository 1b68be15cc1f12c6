import { type GnomeId, isElder, type Rules } from '#engine'
import type { FateExample } from '#text'
import { iconRow } from '../icon-rows.ts'
import { type Layout, type LayoutDraft, makeRect, square } from '../layout.ts'
import { fateArea } from '../parts/fate-area.ts'
import { layoutWithSky } from '../parts/sky.ts'
import { taskCard } from '../parts/task-card.ts'
import type { PieceRequest } from '../request.ts'
import { gnomeAbilityIcons } from '../signs.ts'
import { CARD_STYLE, colours, PARCHMENT_STYLE } from '../tokens.ts'

const W = 640
const H = 240
/** An example is looked at closely. */
const HIGH = 440

/**
 * A task as it lies on its island, what a gnome asks for and does, in signs, or a fate tile among others: the words stand
 * beside the picture.
 */
export function pieceLayout({ rules, piece }: PieceRequest): Layout {
  const height = 'fate' in piece ? HIGH : H
  const { sheet, done } = layoutWithSky(W, height, [{ x: W / 2, y: height / 2, size: 500 }])
  if ('task' in piece) taskCard(sheet, makeRect((W - 240) / 2, 20, 240, H - 40), rules.task(piece.task))
  else if ('fate' in piece) example(sheet, rules, piece.fate)
  else gnome(sheet, rules, piece.gnome)
  return done()
}

function example(sheet: LayoutDraft, rules: Rules, { lying, placed }: FateExample): void {
  fateArea(sheet, makeRect(20, 20, W - 40, HIGH - 40), rules, [...lying, placed], { tentative: new Set([placed.tile]) })
}

function gnome(sheet: LayoutDraft, rules: Rules, id: GnomeId): void {
  const r = makeRect(20, 20, W - 40, H - 40)
  sheet.roundRect(r, { ...CARD_STYLE, fill: colours.card })
  sheet.icon(square(112, H / 2 - 6, 138), isElder(id) ? 'elder' : 'gnome')
  const parchment = square(262, H / 2, 120)
  sheet.roundRect(parchment, PARCHMENT_STYLE)
  sheet.icon(square(262, H / 2, 96), rules.gnomeResource(id))
  iconRow(sheet, makeRect(340, 60, W - 380, H - 120), gnomeAbilityIcons(rules, id), 110)
}
