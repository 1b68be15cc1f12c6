import type { ScoreLine } from '#engine'
import type { IconName } from '../icons/index.ts'
import { icon, paragraph, type Rect, type Sheet, span, squareIn, text } from '../layout.ts'
import { widthOf } from '../measure.ts'
import { colours, face, type } from '../tokens.ts'

const ICONS: Readonly<Record<ScoreLine, IconName>> = {
  duringPlay: 'points',
  bonfires: 'bonfire',
  guardians: 'guardian',
  portals: 'portal',
  crystals: 'crystal-blue',
  commonTasks: 'common',
  fateTiles: 'fate-tile',
  leftovers: 'tile-any',
}

/** What a line of the score sheet is called, behind its icon; a long name takes two lines. */
export function lineName(sheet: Sheet, r: Rect, line: ScoreLine, name: string): void {
  icon(sheet, squareIn(r, 56, 34), ICONS[line])
  const place = span(r, 78, r.w - 78)
  const style = face.label(type.body, colours.cream)
  if (widthOf(name, style.face, type.least) <= place.w) text(sheet, place, name, style)
  else paragraph(sheet, place, name, { ...style, size: type.least, leading: 32, middle: true })
}
