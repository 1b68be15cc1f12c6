import type { Choice } from '#engine'
import { type LayoutDraft, makeRect, type Rect, type TextStyle } from '../layout.ts'
import { widthOf } from '../measure.ts'
import type { OptionToMark } from '../request.ts'
import { colours, strokeWidth, textStyle, typeSize } from '../tokens.ts'

/** Where a choice happens on a picture; null when it has no place there. */
export type ChoiceRectFinder = (choice: Choice) => Rect | null

/** Its letters are 9 px high where a phone shows a picture in a container, 280 px wide. */
const HEIGHT = 50
/** One for each guardian who may go to a place; wider marks would hide what they mark. */
const MOST_RUNS = 5

/**
 * The marks of options at the places where they happen; options of one place share a mark: `A–D F`.
 * @param named labels that are marked elsewhere already
 */
export function marks(
  sheet: LayoutDraft,
  frame: Rect,
  candidates: readonly OptionToMark[],
  placeOf: ChoiceRectFinder,
  named: ReadonlyMap<string, Rect> = new Map(),
): void {
  const places = new Map<string, { at: Rect; found: number[] }>()
  candidates.forEach(({ label, choices }, index) => {
    if (named.has(label)) return
    const at = choices.map(placeOf).findLast((place) => place !== null)
    if (at === undefined || at === null) return
    const key = `${at.x} ${at.y} ${at.w} ${at.h}`
    places.set(key, { at, found: [...(places.get(key)?.found ?? []), index] })
  })
  for (const { at, found } of places.values()) mark(sheet, frame, at, spell(candidates, found))
}

/** Marks where a name is printed: the name itself, in the colour of marks, so that nothing beside it is hidden. */
export function printedNameAsMark(sheet: LayoutDraft, printed: Rect, name: string, size: number): void {
  const w = Math.max(printed.h, Math.ceil(widthOf(name, 'display', size)) + 20)
  const spot = makeRect(printed.x - 9, printed.y, w, printed.h)
  plaque(sheet, spot, name, textStyle.display(size, colours.ink))
}

/** Words on a rounded ground in the colour of marks. */
export function plaque(sheet: LayoutDraft, spot: Rect, words: string, style: TextStyle): void {
  sheet.pill(spot, colours.tentative, colours.ink, strokeWidth.normal)
  sheet.text(spot, words, { ...style, align: 'centre', on: true })
}

/** One mark, over the upper left corner of what it marks. */
function mark(sheet: LayoutDraft, frame: Rect, at: Rect, label: string): void {
  const w = Math.max(HEIGHT, Math.ceil(widthOf(label, 'strong', typeSize.heading)) + 24)
  const within = (value: number, from: number, to: number) => Math.min(Math.max(value, from), to)
  const spot = makeRect(
    within(at.x - 12, frame.x + strokeWidth.strong, frame.x + frame.w - w - strokeWidth.strong),
    within(at.y - 20, frame.y + strokeWidth.strong, frame.y + frame.h - HEIGHT - strokeWidth.strong),
    w,
    HEIGHT,
  )
  plaque(sheet, spot, label, textStyle.strong(typeSize.heading, colours.ink))
}

/** Options that follow one another as a run: `A–D F`. */
function spell(candidates: readonly OptionToMark[], found: readonly number[]): string {
  // Options of one place that are marked by its name all have the same mark.
  const labels = new Set(found.map((index) => candidates[index]?.label ?? ''))
  if (labels.size === 1) return [...labels].join('')
  const runs: { first: number; last: number }[] = []
  for (const index of found) {
    const run = runs.at(-1)
    if (run !== undefined && run.last === index - 1) run.last = index
    else runs.push({ first: index, last: index })
  }
  const name = (index: number): string => candidates[index]?.label ?? ''
  const words = runs.map(({ first, last }) =>
    first === last ? name(first) : `${name(first)}${last === first + 1 ? ' ' : '–'}${name(last)}`,
  )
  return runs.length > MOST_RUNS ? `${words.slice(0, MOST_RUNS).join(' ')} …` : words.join(' ')
}
