import { type Rect, rect, type Sheet } from '../layout.ts'
import { colours } from '../tokens.ts'
import { diamonds, glints } from './land.ts'

/** Dusk over the whole picture, a few stars, and firelight where something burns. */
export function sky(sheet: Sheet, r: Rect, fires: readonly { x: number; y: number; size: number }[]): void {
  sheet.items.push({
    kind: 'sky',
    rect: r,
    colours: [colours.night, colours.dusk, colours.sea, colours.dusk, colours.plum],
  })
  for (const { x, y, size } of fires)
    sheet.items.push({
      kind: 'glow',
      rect: rect(x - size / 2, y - size / 2, size, size),
      colour: colours.coal,
      strength: 0.34,
    })
  const stars = glints('stars', rect(r.x + 4, r.y + 4, r.w - 8, Math.min(280, r.h)), 60)
  const at = rect(0, 0, r.w, r.h)
  sheet.items.push({ kind: 'shape', rect: at, d: diamonds(stars.bright, 1.4, 1.4), fill: colours.parchmentDim })
  sheet.items.push({ kind: 'shape', rect: at, d: diamonds(stars.dim, 1.4, 1.4), fill: colours.smoke })
}
