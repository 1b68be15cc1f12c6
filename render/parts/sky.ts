import { type Layout, LayoutDraft, makeRect, type Rect, rectIn, square } from '../layout.ts'
import { colours } from '../tokens.ts'
import { starsOrGlintsPath } from './land.ts'

interface Fire {
  readonly x: number
  readonly y: number
  readonly size: number
}

/** The red light that a fire out of sight throws on what lies there. */
export const firelight = (sheet: LayoutDraft, { x, y, size }: Fire): void => {
  sheet.glow(square(x, y, size), colours.coal, 0.34)
}

/** Dusk over the whole picture, a few stars, and firelight where something burns. */
function sky(sheet: LayoutDraft, r: Rect, fires: readonly Fire[]): void {
  sheet.items.push({
    kind: 'sky',
    rect: r,
    colours: [colours.night, colours.dusk, colours.sea, colours.dusk, colours.plum],
  })
  for (const fire of fires) firelight(sheet, fire)
  const place = rectIn(r, 4, 4, r.w - 8, Math.min(280, r.h))
  const stars = (bright: boolean) => starsOrGlintsPath('stars', place, { count: 60, bright, wide: 1.4, high: 1.4 })
  const at = makeRect(0, 0, r.w, r.h)
  sheet.shape(at, stars(true), colours.parchmentDim)
  sheet.shape(at, stars(false), colours.smoke)
}

/**
 * A picture in the making: dusk behind it, with firelight where something burns, and a sheet for what lies there.
 * @returns `back` for what never changes either, and `done`, which makes the layout, `frame` for the whole picture; its key, if the back is to be kept
 */
export function layoutWithSky(width: number, height: number, fires: readonly Fire[] = []) {
  const frame = makeRect(0, 0, width, height)
  const back = new LayoutDraft()
  const sheet = new LayoutDraft()
  sky(back, frame, fires)
  const done = (key: string | null = null): Layout => ({
    width,
    height,
    back: { key, items: back.items },
    items: sheet.items,
  })
  return { back, sheet, frame, done }
}
