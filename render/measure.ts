import { createCanvas } from '@napi-rs/canvas'
import { fontOf, loadScripts } from './fonts.ts'
import { type Face, type } from './tokens.ts'

/** How text is fitted into boxes. */
export interface Measure {
  /** Width in pixels. */
  width(text: string, face: Face, size: number): number
  /** Text that fits: somewhat smaller where that is enough, else its beginning with an ellipsis. */
  fit(text: string, face: Face, size: number, width: number, height: number): { text: string; size: number }
  /** Its beginning with an ellipsis where the whole is too wide; nothing where not even that fits. */
  shorten(text: string, face: Face, size: number, width: number): string
  /** Lines of at most that width, at most so many. */
  wrap(text: string, face: Face, size: number, width: number, lines: number): string[]
}

const context = createCanvas(8, 8).getContext('2d')
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

interface Extent {
  readonly width: number
  readonly ascent: number
  readonly descent: number
}
const known = new Map<string, Extent>()
const KNOWN_AT_MOST = 4000

/** What a line of text covers: from its baseline upwards and downwards, and its whole width. */
function extent(text: string, face: Face, size: number): Extent {
  const key = `${face} ${size} ${text}`
  const found = known.get(key)
  if (found !== undefined) return found
  loadScripts(text)
  context.font = fontOf(face, size)
  const metrics = context.measureText(text)
  const measured = {
    width: Math.max(metrics.width, metrics.actualBoundingBoxRight),
    ascent: metrics.actualBoundingBoxAscent,
    descent: metrics.actualBoundingBoxDescent,
  }
  if (known.size >= KNOWN_AT_MOST) known.clear()
  known.set(key, measured)
  return measured
}

/** Where the baseline lies in a box of that height, so that capitals stand in its middle. */
export const baseline = (height: number, size: number): number => height / 2 + size * 0.345

const width = (text: string, face: Face, size: number): number => extent(text, face, size).width

function shortened(text: string, face: Face, size: number, most: number): string {
  if (width(text, face, size) <= most) return text
  const parts = [...graphemes.segment(text)].map((part) => part.segment)
  let low = 0
  let high = parts.length - 1
  while (low < high) {
    const half = Math.ceil((low + high) / 2)
    if (width(`${parts.slice(0, half).join('').trimEnd()}…`, face, size) <= most) low = half
    else high = half - 1
  }
  const kept = `${parts.slice(0, low).join('').trimEnd()}…`
  return width(kept, face, size) <= most ? kept : ''
}

function fit(text: string, face: Face, size: number, most: number, height: number): { text: string; size: number } {
  const words = text.trim()
  const least = Math.min(size, Math.max(type.least, size * 0.72))
  const narrow = width(words, face, size)
  let fitting = narrow <= most ? size : Math.max(least, Math.floor((size * most) / narrow))
  // Widths do not shrink quite as sizes do, least of all those of piled marks.
  while (fitting > least && width(words, face, fitting) > most) fitting -= 1
  return lower(words, shortened(words, face, fitting, most), face, fitting, most, height)
}

/** Scripts with tall letters get a smaller size instead of leaving the box. */
function lower(
  words: string,
  short: string,
  face: Face,
  size: number,
  most: number,
  height: number,
): { text: string; size: number } {
  const { ascent, descent } = extent(short, face, size)
  const above = baseline(height, size)
  const tall = Math.max(ascent / above, descent / (height - above))
  if (tall <= 1) return { text: short, size }
  const smaller = Math.floor(size / tall)
  return { text: shortened(words, face, smaller, most), size: smaller }
}

function wrap(text: string, face: Face, size: number, most: number, lines: number): string[] {
  const out: string[] = []
  for (const word of text.split(' ')) {
    const last = out.at(-1)
    if (last !== undefined && width(`${last} ${word}`, face, size) <= most) out[out.length - 1] = `${last} ${word}`
    else out.push(word)
  }
  if (out.length <= lines) return out
  const kept = out.slice(0, lines)
  const rest = out.slice(lines - 1).join(' ')
  kept[lines - 1] = shortened(rest, face, size, most)
  return kept
}

/** Measures with the fonts that the pictures are painted with. */
export const textMeasurer: Measure = { width, fit, shorten: shortened, wrap }
