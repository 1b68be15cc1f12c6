import { type LayoutDraft, makeRect, type Rect } from '../layout.ts'
import { colours } from '../tokens.ts'

/** Towers and roofs of a city at dusk: left edge, width, height above the hill, and what they end in. */
const TOWERS: readonly (readonly [x: number, w: number, h: number, top: 'roof' | 'dome' | 'flat'])[] = [
  [-10, 70, 150, 'flat'],
  [34, 52, 214, 'roof'],
  [78, 74, 176, 'dome'],
  [150, 40, 120, 'flat'],
  [300, 60, 236, 'dome'],
  [452, 44, 268, 'roof'],
  [560, 92, 276, 'dome'],
  [704, 46, 262, 'roof'],
  [838, 64, 240, 'dome'],
  [1004, 48, 224, 'roof'],
  [1160, 60, 218, 'roof'],
]

/** A hill with a city on it, behind everything that lies there: silhouettes, and a few windows with light. */
export function skyline(sheet: LayoutDraft, r: Rect): void {
  const foot = r.y + r.h * 0.56
  const bottom = r.y + r.h
  const all = makeRect(0, 0, r.w, bottom)
  for (const [x, w, h, top] of TOWERS) {
    const rise = foot - h
    const over = {
      roof: `L${x + w / 2} ${rise - w * 0.8}L${x + w} ${rise}`,
      dome: `C${x} ${rise - w * 0.7} ${x + w} ${rise - w * 0.7} ${x + w} ${rise}`,
      flat: `L${x + w} ${rise}`,
    }[top]
    sheet.shape(all, `M${x} ${foot + 60}L${x} ${rise}${over}L${x + w} ${foot + 60}Z`, colours.tower)
  }
  sheet.shape(all, TOWERS.flatMap(([x, w, h]) => windows(x, w, foot - h)).join(''), colours.window)
  sheet.shape(
    all,
    `M0 ${foot + 30}C${r.w * 0.3} ${foot - 46} ${r.w * 0.7} ${foot - 46} ${r.w} ${foot + 30}L${r.w} ${bottom}C${r.w * 0.7} ${bottom - 46} ${r.w * 0.3} ${bottom - 46} 0 ${bottom}Z`,
    colours.hill,
  )
}

/** Two lit windows of a tower, as path data. */
const windows = (x: number, w: number, top: number): string[] =>
  [
    [x + w * 0.36, top + 26],
    [x + w * 0.64, top + 52],
  ].map(([mid = 0, y = 0]) => `M${mid - 3} ${y + 5}L${mid - 3} ${y - 5}L${mid + 3} ${y - 5}L${mid + 3} ${y + 5}Z`)
