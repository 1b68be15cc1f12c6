import { boxOf, type City, fateCells, type GameState, type PlacedFateTile } from '#engine'
import { icon, middle, panel, type Rect, rect, type Sheet, square } from '../layout.ts'
import { colours, line } from '../tokens.ts'

type Cell = readonly [row: number, column: number]

/** What to show besides what lies there: a tile that would come, and tiles that came in the open turn. */
export interface FateView {
  readonly candidate?: Omit<PlacedFateTile, 'tile'> & { readonly tile: string }
  readonly tentative?: ReadonlySet<string>
  /** For many small areas side by side: what lies there already steps back. */
  readonly small?: boolean
}

/** The frame in which everything lies: the area, and what sticks out of it (R5.4). */
function frame(cells: readonly Cell[]): { top: number; left: number; rows: number; columns: number } {
  const rows = cells.map(([row]) => row)
  const columns = cells.map(([, column]) => column)
  const top = Math.min(...rows)
  const left = Math.min(...columns)
  return { top, left, rows: Math.max(...rows) - top + 1, columns: Math.max(...columns) - left + 1 }
}

/** A city's fate area: its printed symbols, the tiles that lie there, and one that might. */
export function fateArea(sheet: Sheet, r: Rect, state: GameState, city: City, view: FateView = {}): void {
  const { box, symbols } = boxOf(state)
  const lying = view.candidate === undefined ? city.fate.placed : [...city.fate.placed, view.candidate]
  const covered = lying.flatMap((placed) => fateCells(placed).map(({ row, column }): Cell => [row, column]))
  const { top, left, rows, columns } = frame([...box.fateArea.cells, ...covered])
  const size = Math.floor(Math.min(r.w / columns, r.h / rows))
  const [mx, my] = middle(r)
  const x0 = Math.round(mx - (columns * size) / 2)
  const y0 = Math.round(my - (rows * size) / 2)
  const place = ([row, column]: Cell): Rect => rect(x0 + (column - left) * size, y0 + (row - top) * size, size, size)
  const has = (list: readonly Cell[], [row, column]: Cell) => list.some(([r2, c2]) => r2 === row && c2 === column)

  for (const cell of box.fateArea.cells) {
    const at = place(cell)
    const gap = view.small ? 1 : 3
    panel(sheet, rect(at.x + gap, at.y + gap, size - 2 * gap, size - 2 * gap), {
      fill: has(box.fateArea.start, cell)
        ? colours.fateStart
        : has(box.fateArea.highlighted, cell)
          ? colours.fateHighlighted
          : colours.well,
      line: has(box.fateArea.highlighted, cell) ? colours.smoke : colours.panelEdge,
      width: view.small ? 1 : line.thin,
      radius: size / 8,
    })
    if (has(covered, cell)) continue
    const printed = has(box.fateArea.gold, cell) ? 'gold' : has(box.fateArea.yellow, cell) ? 'tile-yellow' : null
    if (printed !== null) icon(sheet, square(...middle(at), size * 0.66), printed, { alpha: 0.75 })
  }
  for (const placed of lying) {
    const coming = placed === view.candidate
    const cells = fateCells(placed).map(({ row, column }) => place([row, column]))
    const signs = symbols(placed.tile)
    cells.forEach((at, i) => {
      const sign = signs[i]
      if (sign === undefined) return
      const gap = view.small ? 1 : 2
      icon(
        sheet,
        rect(at.x + gap, at.y + gap, size - 2 * gap, size - 2 * gap),
        `tile-${sign}`,
        view.small && !coming ? { alpha: 0.6 } : {},
      )
    })
    const tentative = coming || view.tentative?.has(placed.tile) === true
    const [first, , last] = cells
    if (first === undefined || last === undefined || (view.small && !coming)) continue
    const x = Math.min(first.x, last.x)
    const y = Math.min(first.y, last.y)
    panel(sheet, rect(x, y, Math.abs(first.x - last.x) + size, Math.abs(first.y - last.y) + size), {
      line: tentative ? colours.tentative : colours.cream,
      width: tentative ? (view.small ? line.strong : line.mark) : line.normal,
      radius: size / 7,
    })
  }
}

/** A fate tile by itself: three signs in a row. */
export function fateTile(sheet: Sheet, r: Rect, state: GameState, tile: string): void {
  const size = Math.min(r.h, r.w / 3)
  const [x, y] = middle(r)
  boxOf(state)
    .symbols(tile)
    .forEach((sign, i) => {
      icon(sheet, square(x + (i - 1) * size, y, size - 3), `tile-${sign}`)
    })
  panel(sheet, rect(x - 1.5 * size - 1, y - size / 2 - 1, 3 * size + 2, size + 2), {
    line: colours.cream,
    width: line.thin,
    radius: 8,
  })
}
