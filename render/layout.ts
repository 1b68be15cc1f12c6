import type { IconName } from './icons/index.ts'
import { shrinkOrShortenText, wrap } from './measure.ts'
import type { Align, Typeface } from './tokens.ts'

/** A rectangle in picture pixels. */
export interface Rect {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}
export type Point = readonly [x: number, y: number]

/** One thing on a picture. A layout is a plain list of them, painted in order, which tests can read. */
export type Item =
  | {
      readonly kind: 'roundRect'
      readonly rect: Rect
      readonly fill?: string
      readonly stroke?: string
      readonly width?: number
      readonly radius: number
      readonly dash?: readonly number[]
    }
  | {
      readonly kind: 'shape'
      readonly rect: Rect
      readonly d: string
      readonly fill: string
      readonly stroke?: string
      readonly width?: number
    }
  | {
      readonly kind: 'polyline'
      readonly points: readonly Point[]
      readonly colour: string
      readonly width: number
      readonly dash?: readonly number[]
    }
  | { readonly kind: 'glow'; readonly rect: Rect; readonly colour: string; readonly strength: number }
  | { readonly kind: 'sky'; readonly rect: Rect; readonly colours: readonly string[] }
  | {
      readonly kind: 'icon'
      readonly rect: Rect
      readonly icon: IconName
      readonly alpha?: number
      /** Laid on something else on purpose. */
      readonly on?: true
    }
  | {
      readonly kind: 'text'
      readonly rect: Rect
      /** Already shortened to what fits. */
      readonly text: string
      readonly face: Typeface
      readonly size: number
      readonly colour: string
      readonly align: Align
      readonly on?: true
      /** A dark seam round the letters, for text on busy ground. */
      readonly seam?: string
    }

/**
 * What a scene makes of a request. `back` never changes for its key, so it is painted once and kept; it has none where
 * that takes so little time, or is wanted so seldom, that it is not worth its 4 to 8 MB.
 */
export interface Layout {
  readonly width: number
  readonly height: number
  readonly back: { readonly key: string | null; readonly items: readonly Item[] }
  readonly items: readonly Item[]
}

export const makeRect = (x: number, y: number, w: number, h: number): Rect => ({ x, y, w, h })
/** The rectangle within another, `by` pixels from its edges; round it where that is less than nothing. */
export const inset = (r: Rect, by: number, byY = by): Rect => makeRect(r.x + by, r.y + byY, r.w - 2 * by, r.h - 2 * byY)
/** A rectangle whose corner lies `x` to the right of another's, and `y` below it. */
export const rectIn = (r: Rect, x: number, y: number, w: number, h: number): Rect => makeRect(r.x + x, r.y + y, w, h)
/** The part of a rectangle that begins `x` to the right of its left edge, as high as all of it. */
export const verticalStrip = (r: Rect, x: number, w: number): Rect => makeRect(r.x + x, r.y, w, r.h)
/** A square round a point. */
export const square = (x: number, y: number, size: number): Rect => makeRect(x - size / 2, y - size / 2, size, size)
/** A square halfway down a rectangle: in its middle, or round a point `x` to the right of its left edge. */
export const centredSquare = (r: Rect, size: number, x = r.w / 2): Rect => square(r.x + x, r.y + r.h / 2, size)
export const middle = (r: Rect): Point => [r.x + r.w / 2, r.y + r.h / 2]
/** Equal cells of a rectangle, row by row. */
export function grid(r: Rect, columns: number, rows: number, gap: number): Rect[] {
  const w = (r.w - gap * (columns - 1)) / columns
  const h = (r.h - gap * (rows - 1)) / rows
  return Array.from({ length: columns * rows }, (_, i) =>
    makeRect(r.x + (i % columns) * (w + gap), r.y + Math.floor(i / columns) * (h + gap), w, h),
  )
}

/** Goes through cells and what lies in them, as far as there are both. */
export function eachCell<T>(
  cells: readonly Rect[],
  things: readonly T[],
  draw: (cell: Rect, thing: T, index: number) => void,
): void {
  cells.forEach((cell, index) => {
    const thing = things[index]
    if (thing !== undefined) draw(cell, thing, index)
  })
}

/** How an item of a kind looks, besides where it lies. */
type Style<K extends Item['kind']> = Omit<Extract<Item, { kind: K }>, 'kind' | 'rect'>

export type TextStyle = Omit<Style<'text'>, 'text' | 'align'> & Partial<Pick<Style<'text'>, 'align'>>

/** A layout in the making: what lies on it so far, in the order in which it is painted. */
export class LayoutDraft {
  readonly items: Item[] = []

  roundRect(r: Rect, style: Style<'roundRect'>): void {
    this.items.push({ kind: 'roundRect', rect: r, ...style })
  }

  /** Round at both ends; a square becomes a disc. */
  pill(r: Rect, fill: string, stroke: string, width: number, more: Pick<Style<'roundRect'>, 'dash'> = {}): void {
    this.roundRect(r, { fill, stroke, width, radius: r.h / 2, ...more })
  }

  glow(r: Rect, colour: string, strength: number): void {
    this.items.push({ kind: 'glow', rect: r, colour, strength })
  }

  /** @param d path data, from the rectangle's corner */
  shape(r: Rect, d: string, fill: string, more: Pick<Style<'shape'>, 'stroke' | 'width'> = {}): void {
    this.items.push({ kind: 'shape', rect: r, d, fill, ...more })
  }

  polyline(points: readonly Point[], colour: string, width: number, more: Pick<Style<'polyline'>, 'dash'> = {}): void {
    this.items.push({ kind: 'polyline', points, colour, width, ...more })
  }

  /** From the corner of a rectangle to the one across: straight where it has no height, or no width. */
  line({ x, y, w, h }: Rect, colour: string, width: number, more: Pick<Style<'polyline'>, 'dash'> = {}): void {
    const ends: Point[] = [
      [x, y],
      [x + w, y + h],
    ]
    this.polyline(ends, colour, width, more)
  }

  icon(r: Rect, name: IconName, more: Omit<Style<'icon'>, 'icon'> = {}): void {
    this.items.push({ kind: 'icon', rect: r, icon: name, ...more })
  }

  /** Lays one line of text into a rectangle, shortened with an ellipsis where it does not fit, made smaller where it is too tall. */
  text(r: Rect, words: string, style: TextStyle): void {
    const fitted = shrinkOrShortenText(words, style.face, style.size, r.w, r.h)
    if (fitted.text === '') return
    this.items.push({ kind: 'text', rect: r, align: 'left', ...style, text: fitted.text, size: fitted.size })
  }

  /**
   * Lays several lines, broken at spaces; what does not fit into the rectangle ends with an ellipsis.
   * @param style middle: halfway down the rectangle instead of at its top
   * @returns how many lines there are
   */
  paragraph(r: Rect, words: string, style: TextStyle & { leading?: number; middle?: boolean }): number {
    const { leading = style.size * 1.16, middle: halfway = false, ...rest } = style
    const most = Math.max(1, Math.floor((r.h + 1) / leading))
    const lines = wrap(words, style.face, style.size, r.w, most)
    const top = halfway ? r.y + (r.h - lines.length * leading) / 2 : r.y
    lines.forEach((one, i) => {
      // An accent on a capital may reach between the lines: it makes them no smaller.
      this.text(makeRect(r.x, top + i * leading - BETWEEN, r.w, leading + 2 * BETWEEN), one, rest)
    })
    return lines.length
  }
}

const BETWEEN = 3
