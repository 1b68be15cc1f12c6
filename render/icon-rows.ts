import { type LayoutDraft, makeRect, middle, type Rect, rectIn, square } from './layout.ts'
import { widthOf } from './measure.ts'
import type { IconWithBadge } from './signs.ts'
import { colours, textStyle, typeSize } from './tokens.ts'

/** The ground that signs stand on, which their marks contrast with. */
export type IconBackground = 'parchment' | 'dark'
const markColours: Readonly<Record<IconBackground, { readonly colour: string; readonly seam: string }>> = {
  parchment: { colour: colours.ink, seam: colours.parchment },
  dark: { colour: colours.cream, seam: colours.ink },
}

/** Draws one icon into a square, its badge and mark laid over the lower right corner. */
export function iconWithBadge(sheet: LayoutDraft, r: Rect, sign: IconWithBadge, ground: IconBackground = 'dark'): void {
  sheet.icon(r, sign.icon === 'points' && sign.mark !== undefined ? 'points-blank' : sign.icon)
  badge(sheet, r, sign)
  if (sign.mark === undefined) return
  const size = Math.max(typeSize.least, Math.round(r.w * 0.6))
  if (sign.icon === 'points') {
    sheet.text(r, sign.mark, { ...textStyle.strong(size, colours.coal, 'centre'), on: true })
    return
  }
  const w = widthOf(sign.mark, 'strong', size)
  const left = sign.badge === undefined ? r.x + r.w + 5 - w : r.x - 5
  sheet.text(makeRect(left, r.y + r.h - size * 0.84, w + 1, size), sign.mark, {
    face: 'strong',
    size,
    ...markColours[ground],
    on: true,
  })
}

function badge(sheet: LayoutDraft, r: Rect, sign: IconWithBadge): void {
  if (sign.badge === undefined) return
  sheet.icon(rectIn(r, r.w * 0.46, r.h * 0.42, r.w * 0.58, r.h * 0.58), sign.badge, { on: true })
}

/**
 * Draws icons side by side in the middle of a rectangle or from its left, as large as fits, up to `most` pixels. The
 * mark of a single one stands beside it.
 */
export function iconRow(
  sheet: LayoutDraft,
  r: Rect,
  signs: readonly IconWithBadge[],
  most: number,
  ground: IconBackground = 'dark',
  align: 'centre' | 'left' = 'centre',
): void {
  const gap = 6
  const [x, y] = middle(r)
  const only = signs.length === 1 ? signs[0] : undefined
  if (only?.mark !== undefined) {
    const share = only.mark.length > 1 ? 1 : 0.55
    const size = Math.floor(Math.min(most, r.h, (r.w - gap) / (1 + share * 0.8)))
    const figure = Math.max(typeSize.least, Math.round(size * 0.8))
    const w = Math.ceil(widthOf(only.mark, 'strong', figure))
    const left = align === 'left' ? r.x : x - (w + gap + size) / 2
    sheet.text(
      makeRect(left, y - figure / 2, w + 1, figure),
      only.mark,
      textStyle.strong(figure, markColours[ground].colour),
    )
    const at = square(left + w + gap + size / 2, y, size)
    sheet.icon(at, only.icon)
    badge(sheet, at, only)
    return
  }
  const size = Math.floor(Math.min(most, r.h, (r.w - gap * (signs.length - 1)) / Math.max(1, signs.length)))
  const start = align === 'left' ? r.x : x - (signs.length * size + (signs.length - 1) * gap) / 2
  signs.forEach((sign, i) => {
    iconWithBadge(sheet, square(start + size / 2 + i * (size + gap), y, size), sign, ground)
  })
}
