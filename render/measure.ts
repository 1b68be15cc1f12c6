import { createCanvas } from '@napi-rs/canvas'
import { fontOf, loadFontsForText } from './fonts.ts'
import { createKeyedCache } from './keeper.ts'
import { type Typeface, typeSize } from './tokens.ts'

const context = createCanvas(8, 8).getContext('2d')
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

interface Extent {
  readonly width: number
  readonly ascent: number
  readonly descent: number
}
const keptExtent = createKeyedCache<Extent>(4000)
/** What a line of text covers: from its baseline upwards and downwards, and its whole width. */
const extent = (text: string, face: Typeface, size: number): Extent =>
  keptExtent(`${face} ${size} ${text}`, () => measured(text, face, size))

function measured(text: string, face: Typeface, size: number): Extent {
  loadFontsForText(text)
  context.font = fontOf(face, size)
  const metrics = context.measureText(text)
  return {
    width: Math.max(metrics.width, metrics.actualBoundingBoxRight),
    ascent: metrics.actualBoundingBoxAscent,
    descent: metrics.actualBoundingBoxDescent,
  }
}

/** Where the baseline lies in a box of that height, so that capitals stand in its middle. */
export const centredBaseline = (height: number, size: number): number => height / 2 + size * 0.345

/** How wide a line is, in pixels. */
export const widthOf = (text: string, face: Typeface, size: number): number => extent(text, face, size).width

/** Its beginning with an ellipsis where the whole is too wide; nothing where not even that fits. */
export function shorten(text: string, face: Typeface, size: number, most: number): string {
  if (widthOf(text, face, size) <= most) return text
  const parts = [...graphemes.segment(text)].map((part) => part.segment)
  let low = 0
  let high = parts.length - 1
  while (low < high) {
    const half = Math.ceil((low + high) / 2)
    if (widthOf(`${parts.slice(0, half).join('').trimEnd()}…`, face, size) <= most) low = half
    else high = half - 1
  }
  const kept = `${parts.slice(0, low).join('').trimEnd()}…`
  return widthOf(kept, face, size) <= most ? kept : ''
}

/** Text that fits: somewhat smaller where that is enough, else its beginning with an ellipsis. */
export function shrinkOrShortenText(
  text: string,
  face: Typeface,
  size: number,
  most: number,
  height: number,
): { text: string; size: number } {
  const words = text.trim()
  const least = Math.min(size, Math.max(typeSize.least, size * 0.72))
  const narrow = widthOf(words, face, size)
  let fitting = narrow <= most ? size : Math.max(least, Math.floor((size * most) / narrow))
  // Widths do not shrink quite as sizes do, least of all those of piled marks.
  while (fitting > least && widthOf(words, face, fitting) > most) fitting -= 1
  const short = shorten(words, face, fitting, most)
  // Scripts with tall letters get a smaller size instead of leaving the box.
  const { ascent, descent } = extent(short, face, fitting)
  const above = centredBaseline(height, fitting)
  const tall = Math.max(ascent / above, descent / (height - above))
  if (tall <= 1) return { text: short, size: fitting }
  const smaller = Math.floor(fitting / tall)
  return { text: shorten(words, face, smaller, most), size: smaller }
}

/** Lines of at most that width, at most so many. */
export function wrap(text: string, face: Typeface, size: number, most: number, lines: number): string[] {
  const out: string[] = []
  for (const word of text.split(' ')) {
    const last = out.at(-1)
    if (last !== undefined && widthOf(`${last} ${word}`, face, size) <= most) out[out.length - 1] = `${last} ${word}`
    else out.push(word)
  }
  if (out.length <= lines) return out
  const kept = out.slice(0, lines)
  const rest = out.slice(lines - 1).join(' ')
  kept[lines - 1] = shorten(rest, face, size, most)
  return kept
}
