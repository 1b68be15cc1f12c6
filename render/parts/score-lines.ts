import type { ScoreLineName } from '#engine'
import { centredSquare, type LayoutDraft, type Rect, verticalStrip } from '../layout.ts'
import { widthOf } from '../measure.ts'
import type { IconWithBadge } from '../signs.ts'
import { colours, textStyle, typeSize } from '../tokens.ts'

/** The lines of a score sheet in signs. */
export const SCORE_LINE_ICONS: Readonly<Record<ScoreLineName, IconWithBadge>> = {
  duringPlay: { icon: 'points' },
  bonfires: { icon: 'bonfire' },
  guardians: { icon: 'guardian', badge: 'bonfire' },
  portals: { icon: 'portal' },
  crystals: { icon: 'crystal-blue' },
  commonTasks: { icon: 'common' },
  fateTiles: { icon: 'fate-tile' },
  leftovers: { icon: 'tile-any' },
}

/** What a line of the score sheet is called, behind its icon; a long name takes two lines. */
export function drawScoreLineName(sheet: LayoutDraft, r: Rect, line: ScoreLineName, name: string): void {
  sheet.icon(centredSquare(r, 56, 34), SCORE_LINE_ICONS[line].icon)
  const place = verticalStrip(r, 78, r.w - 78)
  const style = textStyle.label(typeSize.body, colours.cream)
  if (widthOf(name, style.face, typeSize.least) <= place.w) sheet.text(place, name, style)
  else sheet.paragraph(place, name, { ...style, size: typeSize.least, leading: 32, middle: true })
}
