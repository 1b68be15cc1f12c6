import { type GnomeId, isElder, type Rules } from '#engine'
import { glyphRow } from '../glyphs.ts'
import { icon, type Layout, rect, roundRect, type Sheet, square } from '../layout.ts'
import type { Measure } from '../measure.ts'
import { sky } from '../parts/sky.ts'
import { taskCard } from '../parts/task-card.ts'
import type { PieceRequest } from '../request.ts'
import { gnomeGlyphs } from '../signs.ts'
import { colours, radius, strokeWidth } from '../tokens.ts'

const W = 640
const H = 240

/** A task as it lies on its island, or what a gnome asks for and does, in signs: the words stand beside the picture. */
export function pieceLayout({ rules, piece }: PieceRequest, measure: Measure): Layout {
  const back: Sheet = { items: [], measure }
  sky(back, rect(0, 0, W, H), [{ x: W / 2, y: H / 2, size: 500 }])
  const sheet: Sheet = { items: [], measure }
  if ('task' in piece) taskCard(sheet, rect((W - 240) / 2, 20, 240, H - 40), rules.task(piece.task))
  else gnome(sheet, rules, piece.gnome)
  return { width: W, height: H, back: { key: null, items: back.items }, items: sheet.items }
}

function gnome(sheet: Sheet, rules: Rules, id: GnomeId): void {
  const r = rect(20, 20, W - 40, H - 40)
  roundRect(sheet, r, { fill: colours.card, stroke: colours.surfaceEdge, width: strokeWidth.thin, radius: radius.card })
  icon(sheet, square(112, H / 2 - 6, 138), isElder(id) ? 'elder' : 'gnome')
  const parchment = square(262, H / 2, 120)
  roundRect(sheet, parchment, {
    fill: colours.parchment,
    stroke: colours.parchmentEdge,
    width: strokeWidth.normal,
    radius: radius.card,
  })
  icon(sheet, square(262, H / 2, 96), rules.gnomeResource(id))
  glyphRow(sheet, rect(340, 60, W - 380, H - 120), gnomeGlyphs(rules, id), 110)
}
