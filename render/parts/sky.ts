import { type Rect, rect, type Sheet } from '../layout.ts'
import { colours } from '../tokens.ts'
import { glints } from './land.ts'

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
  for (const { x, y, size, bright } of glints('stars', rect(r.x, r.y, r.w, Math.min(280, r.h)), 60))
    sheet.items.push({
      kind: 'line',
      points: [[x, y]],
      colour: bright > 0.6 ? colours.parchmentDim : colours.smoke,
      width: size,
    })
}
