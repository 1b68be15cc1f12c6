import type { Task } from '#engine'
import { iconRow } from '../icon-rows.ts'
import { centredSquare, type LayoutDraft, makeRect, type Rect, rectIn, square } from '../layout.ts'
import { conditionIcons } from '../signs.ts'
import { colours, coloursByCrystal, radius, strokeWidth, textStyle, typeSize } from '../tokens.ts'

/**
 * A task: a band in its colour with crystal and points, beneath it the condition in signs. Lit, it burns: the points
 * stand in a fire of the colour, and the condition, which no longer matters, is gone.
 */
export function taskCard(sheet: LayoutDraft, r: Rect, task: Task, lit = false): void {
  const colour = coloursByCrystal[task.colour]
  const figure = Math.max(typeSize.least, Math.round(Math.min(r.w * 0.42, r.h * 0.36)))
  if (lit) {
    const fire = Math.min(r.w, r.h) * 0.98
    sheet.roundRect(r, { fill: colours.well, stroke: colour.fill, width: strokeWidth.strong, radius: radius.card })
    sheet.glow(r, colour.fill, 0.75)
    sheet.icon(centredSquare(r, fire), `bonfire-${task.colour}`)
    sheet.text(makeRect(r.x, r.y + r.h * 0.3, r.w, figure * 1.3), `${task.points}`, {
      ...textStyle.strong(Math.round(figure * 1.3), colours.cream),
      seam: colours.ink,
      align: 'centre',
      on: true,
    })
    return
  }
  const band = Math.round(r.h * 0.4)
  sheet.roundRect(r, { fill: colours.parchment, radius: radius.chip })
  sheet.roundRect(makeRect(r.x, r.y, r.w, band), { fill: colour.fill, radius: radius.chip })
  sheet.roundRect(makeRect(r.x, r.y + band - radius.chip, r.w, radius.chip), { fill: colour.fill, radius: 0 })
  sheet.roundRect(r, { stroke: colour.dark, width: strokeWidth.normal, radius: radius.chip })
  const gem = Math.round(band * 0.8)
  const half = r.w / 2
  sheet.icon(square(r.x + half * 0.55, r.y + band / 2, gem), `crystal-${task.colour}`)
  sheet.text(makeRect(r.x + half * 0.9, r.y, half * 0.9, band), `${task.points}`, {
    face: 'strong',
    size: figure,
    ...(task.colour === 'yellow' ? { colour: colours.ink } : { colour: colours.cream, seam: colour.dark }),
    align: 'centre',
  })
  const below = rectIn(r, 5, band + 2, r.w - 10, r.h - band - 5)
  iconRow(sheet, below, conditionIcons(task.condition), r.h * 0.56, 'parchment')
}
