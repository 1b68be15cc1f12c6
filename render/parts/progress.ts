import { countdownProgress, countdownTileOnPass } from '#engine'
import { type LayoutDraft, type Rect, rectIn, square, verticalStrip } from '../layout.ts'
import { widthOf } from '../measure.ts'
import type { PartInput } from '../request.ts'
import { colours, radius, strokeWidth, textStyle, typeSize } from '../tokens.ts'
import { councilNovicesInSenderOrder, noviceIconName } from './council.ts'

const STEP = 33
const PIP = 36

/**
 * How near the end is: a pip for each novice that the council needs, in its sender's colour, and their number; in the
 * countdown its tile.
 * @param r its right end is used
 * @returns how wide it is
 */
export function gameEndProgress(
  sheet: LayoutDraft,
  r: Rect,
  { state, words: { pictures } }: PartInput,
  acting: number | null,
): number {
  const { novices, countdownAt } = countdownProgress(state)
  const tile = acting === null ? null : countdownTileOnPass(state, acting)
  const label = tile === null ? `${novices}/${countdownAt}` : `${tile}`
  const figure = Math.ceil(widthOf(label, 'strong', typeSize.score)) + 4
  const note = tile === null ? pictures.countdownAt(countdownAt) : pictures.countdown
  const beside = Math.max(
    tile === null ? countdownAt * STEP + 6 : 0,
    Math.ceil(widthOf(note, 'label', typeSize.small)) + 4,
  )
  const w = beside + figure + 44
  const box = rectIn(r, r.w - w, 4, w, r.h - 8)
  sheet.roundRect(box, {
    fill: tile === null ? colours.surface : colours.lit,
    stroke: tile === null ? colours.surfaceEdge : colours.ember,
    width: strokeWidth.normal,
    radius: radius.card,
  })
  sheet.text(
    verticalStrip(box, box.w - figure - 14, figure),
    label,
    textStyle.strong(typeSize.score, colours.flame, 'right'),
  )
  sheet.text(
    rectIn(box, 16, 48, beside, 36),
    note,
    textStyle.label(typeSize.small, tile === null ? colours.ash : colours.cream),
  )
  const y = box.y + 28
  if (tile !== null) sheet.icon(square(box.x + 16 + beside / 2, y, 44), 'countdown')
  else {
    const there = councilNovicesInSenderOrder(state)
    for (let i = 0; i < countdownAt; i++) {
      const novice = there[i]
      const x = box.x + 16 + PIP / 2 + i * STEP
      if (novice === undefined)
        sheet.roundRect(square(x, y, 20), { stroke: colours.smoke, width: strokeWidth.normal, radius: 10 })
      else sheet.icon(square(x, y, PIP), noviceIconName(novice))
    }
  }
  return w
}
