import type { FateTileDirection } from './terms.ts'

/**
 * Rows and columns of the fate grid: the largest area that a box may have, and two cells around it, where specialist 27
 * may let tiles stick out.
 */
export const FATE_GRID_SIZE = { rows: 11, columns: 11 } as const
/** The first row and column of the grid, and the last; the area's own begin at 1. */
const FIRST = -1
const LAST = 9
/** Index of a cell of the fate grid. */
export const gridIndex = (row: number, column: number): number => (row + 1) * FATE_GRID_SIZE.columns + column + 1

const STEP: Readonly<Record<FateTileDirection, readonly [row: number, column: number]>> = {
  e: [0, 1],
  s: [1, 0],
  w: [0, -1],
  n: [-1, 0],
}

interface Way {
  readonly row: number
  readonly column: number
  readonly direction: FateTileDirection
}

/**
 * The three cells of a fate tile, first symbol first.
 * @returns rows and columns from 1 within the area's frame, others outside
 */
export function cellsOfFateTile({ row, column, direction }: Way): { row: number; column: number }[] {
  const [down, right] = STEP[direction]
  return [0, 1, 2].map((n) => ({ row: row + n * down, column: column + n * right }))
}

/** Three cells in a row that a fate tile could take, either way round. */
export interface FateSpot {
  /** Grid indexes. */
  readonly cells: readonly [number, number, number]
  /** Grid indexes of the cells orthogonally beside them. */
  readonly beside: readonly number[]
  /** How many of the three lie inside the area. */
  readonly inside: number
  readonly ways: readonly Way[]
}

/** Every spot with at least one cell inside the area (R5.3, R5.4). */
export function spotsAtLeastPartlyInFateArea(inFateArea: readonly boolean[]): FateSpot[] {
  const spots: FateSpot[] = []
  for (let row = FIRST; row <= LAST; row++)
    for (let column = FIRST; column <= LAST; column++)
      for (const [there, back] of [
        ['e', 'w'],
        ['s', 'n'],
      ] as const) {
        const cells = cellsOfFateTile({ row, column, direction: there })
        const last = cells[2]
        if (last === undefined || last.row > LAST || last.column > LAST) continue
        const [first, second, third] = cells.map((cell) => gridIndex(cell.row, cell.column))
        if (first === undefined || second === undefined || third === undefined) continue
        const inside = [first, second, third].filter((index) => inFateArea[index]).length
        if (inside === 0) continue
        const beside = cells
          .flatMap((cell) =>
            Object.values(STEP).map(([down, right]) => ({ row: cell.row + down, column: cell.column + right })),
          )
          .filter((cell) => Math.min(cell.row, cell.column) >= FIRST && Math.max(cell.row, cell.column) <= LAST)
          .map((cell) => gridIndex(cell.row, cell.column))
          .filter((index) => index !== first && index !== second && index !== third)
        spots.push({
          cells: [first, second, third],
          beside: [...new Set(beside)],
          inside,
          ways: [
            { row, column, direction: there },
            { row: last.row, column: last.column, direction: back },
          ],
        })
      }
  return spots
}
