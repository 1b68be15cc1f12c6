import { cellsOfFateTile, type PlacedFateTile, type Rules } from '#engine'
import {
  centredSquare,
  eachCell,
  inset,
  type LayoutDraft,
  makeRect,
  middle,
  type Rect,
  rectIn,
  square,
} from '../layout.ts'
import { widthOf } from '../measure.ts'
import { colours, strokeWidth, TENTATIVE_OUTLINE, textStyle, typeSize } from '../tokens.ts'
import { plaque } from './marks.ts'

type Cell = readonly [row: number, column: number]

const cellsOf = (placed: PlacedFateTile): Cell[] =>
  cellsOfFateTile(placed).map(({ row, column }): Cell => [row, column])

/** What to show besides what lies there: tiles that came in the open turn, and where one could go, by its mark. */
export interface FateAreaMarks {
  readonly tentative?: ReadonlySet<string>
  readonly places?: readonly { readonly label: string; readonly placed: PlacedFateTile }[]
  /** Whether all three cells of a place are shown, or only the first, where there are too many. All unless given. */
  readonly frames?: boolean
}

/** The frame in which everything lies: the area, and what sticks out of it (R5.4). */
function frame(cells: readonly Cell[]): { top: number; left: number; rows: number; columns: number } {
  const rows = cells.map(([row]) => row)
  const columns = cells.map(([, column]) => column)
  const top = Math.min(...rows)
  const left = Math.min(...columns)
  return { top, left, rows: Math.max(...rows) - top + 1, columns: Math.max(...columns) - left + 1 }
}

/** A city's fate area: its printed symbols, the tiles that lie there, and the places where one might. */
export function fateArea(
  sheet: LayoutDraft,
  r: Rect,
  rules: Rules,
  lying: readonly PlacedFateTile[],
  view: FateAreaMarks,
): void {
  const { box, symbols } = rules
  const covered = lying.flatMap(cellsOf)
  const possible = (view.places ?? []).flatMap(({ placed }) => cellsOf(placed))
  const { top, left, rows, columns } = frame([...box.fateArea.cells, ...covered, ...possible])
  const size = Math.floor(Math.min(r.w / columns, r.h / rows))
  const [mx, my] = middle(r)
  const x0 = Math.round(mx - (columns * size) / 2)
  const y0 = Math.round(my - (rows * size) / 2)
  const place = ([row, column]: Cell): Rect =>
    makeRect(x0 + (column - left) * size, y0 + (row - top) * size, size, size)
  const has = (list: readonly Cell[], [row, column]: Cell) => list.some(([r2, c2]) => r2 === row && c2 === column)

  for (const cell of box.fateArea.cells) {
    const at = place(cell)
    const gap = 3
    sheet.roundRect(rectIn(at, gap, gap, size - 2 * gap, size - 2 * gap), {
      fill: has(box.fateArea.start, cell)
        ? colours.fateStart
        : has(box.fateArea.highlighted, cell)
          ? colours.fateHighlighted
          : colours.well,
      stroke: has(box.fateArea.highlighted, cell) ? colours.smoke : colours.surfaceEdge,
      width: strokeWidth.thin,
      radius: size / 8,
    })
    if (has(covered, cell)) continue
    const symbol = has(box.fateArea.gold, cell) ? 'gold' : has(box.fateArea.yellow, cell) ? 'tile-yellow' : null
    if (symbol !== null) sheet.icon(centredSquare(at, size * 0.66), symbol, { alpha: 0.75 })
  }
  for (const placed of lying) {
    const cells = cellsOf(placed).map(place)
    eachCell(cells, symbols(placed.tile), (at, sign) => sheet.icon(inset(at, 2), `tile-${sign}`))
    const came = view.tentative?.has(placed.tile) === true
    sheet.roundRect(around(cells), {
      ...(came ? TENTATIVE_OUTLINE : { stroke: colours.cream, width: strokeWidth.normal }),
      radius: size / 7,
    })
  }
  const printed = (cell: Cell) => has(box.fateArea.gold, cell) || has(box.fateArea.yellow, cell)
  if (view.frames === false) {
    for (const { label, placed } of view.places ?? [])
      badge(sheet, place([placed.row, placed.column]), label, printed([placed.row, placed.column]))
    return
  }
  const taken: Cell[] = []
  footprints(view.places ?? []).forEach(({ labels, cells }, i) => {
    sheet.roundRect(inset(around(cells.map(place)), 4 + (i % 3) * 7), {
      ...TENTATIVE_OUTLINE,
      radius: size / 7,
    })
    // Where the fewest others could lie, and nothing is printed.
    const crowd = (cell: Cell) =>
      possible.filter(([row, column]) => row === cell[0] && column === cell[1]).length +
      (printed(cell) ? 20 : 0) +
      (has(taken, cell) ? 40 : 0)
    const spots = [...cells].sort((a, b) => crowd(a) - crowd(b)).slice(0, Math.ceil(labels.length / LETTERS))
    const each = Math.ceil(labels.length / Math.max(1, spots.length))
    spots
      .sort((a, b) => a[0] - b[0] || a[1] - b[1])
      .forEach((spot, nth) => {
        taken.push(spot)
        badge(sheet, place(spot), labels.slice(nth * each, (nth + 1) * each).join(''), printed(spot))
      })
  })
}

/** Letters that fit into a cell. */
const LETTERS = 2

/** Placements by the cells that they cover: those of one place have its frame. */
function footprints(places: NonNullable<FateAreaMarks['places']>): { labels: string[]; cells: Cell[] }[] {
  const found = new Map<string, { labels: string[]; cells: Cell[] }>()
  for (const { label, placed } of places) {
    const cells = cellsOf(placed)
    const key = cells
      .map((cell) => cell.join())
      .sort()
      .join(' ')
    found.set(key, { labels: [...(found.get(key)?.labels ?? []), label], cells })
  }
  return [...found.values()]
}

const around = (cells: readonly Rect[]): Rect => {
  const [x, y] = [Math.min(...cells.map((cell) => cell.x)), Math.min(...cells.map((cell) => cell.y))]
  const right = Math.max(...cells.map((cell) => cell.x + cell.w))
  return makeRect(x, y, right - x, Math.max(...cells.map((cell) => cell.y + cell.h)) - y)
}

/** The letters of a place, within its cell; over something printed they keep to the corner. */
function badge(sheet: LayoutDraft, cell: Rect, label: string, corner: boolean): void {
  const high = Math.min(50, cell.h * 0.72)
  const w = Math.min(cell.w, Math.max(high, widthOf(label, 'strong', typeSize.heading) + 12))
  const at = corner
    ? makeRect(cell.x - 4, cell.y - 4, w, high)
    : rectIn(cell, (cell.w - w) / 2, (cell.h - high) / 2, w, high)
  plaque(sheet, at, label, textStyle.strong(typeSize.heading, colours.ink))
}

/** A fate tile by itself: three signs in a row. */
export function looseFateTile(sheet: LayoutDraft, r: Rect, rules: Rules, tile: string): void {
  const size = Math.min(r.h, r.w / 3)
  const [x, y] = middle(r)
  rules.symbols(tile).forEach((sign, i) => {
    sheet.icon(square(x + (i - 1) * size, y, size - 3), `tile-${sign}`)
  })
  sheet.roundRect(makeRect(x - 1.5 * size - 1, y - size / 2 - 1, 3 * size + 2, size + 2), {
    stroke: colours.cream,
    width: strokeWidth.thin,
    radius: 8,
  })
}

/** The same as it would lie: from left to right or from top to bottom. */
export function rotatedFateTile(sheet: LayoutDraft, r: Rect, rules: Rules, placed: PlacedFateTile): void {
  const cells = cellsOf(placed)
  const { top, left, rows, columns } = frame(cells)
  const size = Math.floor(Math.min(r.w / columns, r.h / rows, 54))
  const [x, y] = [r.x + (r.w - columns * size) / 2, r.y + (r.h - rows * size) / 2]
  const signs = rules.symbols(placed.tile)
  cells.forEach(([row, column], i) => {
    const sign = signs[i]
    if (sign !== undefined)
      sheet.icon(
        makeRect(x + (column - left) * size + 1, y + (row - top) * size + 1, size - 2, size - 2),
        `tile-${sign}`,
      )
  })
  sheet.roundRect(makeRect(x, y, columns * size, rows * size), {
    stroke: colours.cream,
    width: strokeWidth.thin,
    radius: 8,
  })
}
