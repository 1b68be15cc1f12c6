import { cellsOfFateTile, FATE_GRID_SIZE, type FateSpot, gridIndex } from './fate-grid.ts'
import type { PlacedFateTile } from './state.ts'
import type { ActionColour } from './terms.ts'

/** The symbols lying on the fate grid, by grid index. */
export type FateGrid = readonly (ActionColour | undefined)[]

/** What a place of three cells lacks to take a fate tile: that no other lies there, that one lies beside, that it is inside. */
export type FateSpotLack = 'free' | 'beside' | 'inside'

/** What the fate tiles of a city come to. */
export interface FateSpotsAndGroups {
  readonly grid: FateGrid
  /** What each spot of the area lacks; null where a tile could lie, or would stick out (R5.4). */
  lacks(): ReadonlyMap<FateSpot, FateSpotLack | null>
  /** Where a next tile could lie (R5.3). */
  spots(): readonly FateSpot[]
  /** The same, and where it would stick out (R5.4). */
  overhangs(): readonly FateSpot[]
  /** Connected symbols that count for tasks: only inside the area (R5.4). */
  groups(): readonly { readonly symbol: ActionColour; readonly size: number }[]
}

/** What of a box a layout is made from. */
interface FateBox {
  readonly symbols: (tile: string) => readonly ActionColour[]
  readonly inFateArea: readonly boolean[]
  readonly spots: readonly FateSpot[]
}

/** The grid with one more tile on it. */
export function fateGridWithTile(grid: FateGrid, symbols: readonly ActionColour[], placed: PlacedFateTile): FateGrid {
  const after = grid.slice()
  lay(after, symbols, placed)
  return after
}

function lay(grid: (ActionColour | undefined)[], symbols: readonly ActionColour[], placed: PlacedFateTile): void {
  for (const [index, { row, column }] of cellsOfFateTile(placed).entries())
    grid[gridIndex(row, column)] = symbols[index]
}

const NEIGHBOURS = [1, -1, FATE_GRID_SIZE.columns, -FATE_GRID_SIZE.columns] as const
const columnOf = (index: number) => index % FATE_GRID_SIZE.columns

/** Grid indexes of the connected area of one symbol around a cell (R5.5), itself included. */
export function symbolAreaCellsAround(grid: FateGrid, start: number): number[] {
  const symbol = grid[start]
  const found = [start]
  for (const at of found)
    for (const step of NEIGHBOURS) {
      const next = at + step
      // A step east of the last column would come out in the next row's first.
      if (grid[next] !== symbol || Math.abs(columnOf(next) - columnOf(at)) > 1) continue
      if (!found.includes(next)) found.push(next)
    }
  return found
}

/** The layouts of a box. Each is worked out once for a list of placed tiles, which positions share and never change. */
export function createFateSpotsAndGroupsCache(box: FateBox): (placed: readonly PlacedFateTile[]) => FateSpotsAndGroups {
  const known = new WeakMap<readonly PlacedFateTile[], FateSpotsAndGroups>()
  return (placed) => {
    const before = known.get(placed)
    if (before !== undefined) return before
    const layout = layoutOf(box, placed)
    known.set(placed, layout)
    return layout
  }
}

function layoutOf(box: FateBox, placed: readonly PlacedFateTile[]): FateSpotsAndGroups {
  const grid = new Array<ActionColour | undefined>(FATE_GRID_SIZE.rows * FATE_GRID_SIZE.columns).fill(undefined)
  for (const one of placed) lay(grid, box.symbols(one.tile), one)
  const lacks = once(() => new Map(box.spots.map((spot) => [spot, lackOf(grid, spot)])))
  const overhangs = once(() => box.spots.filter((spot) => lackOf(grid, spot) === null))
  return {
    grid,
    lacks,
    spots: once(() => overhangs().filter(({ inside }) => inside === 3)),
    overhangs,
    groups: once(() => groupsOf(grid, box.inFateArea)),
  }
}

function once<T>(work: () => T): () => T {
  let done: { readonly result: T } | null = null
  return () => {
    done ??= { result: work() }
    return done.result
  }
}

function lackOf(grid: FateGrid, { cells: [first, second, third], beside }: FateSpot): FateSpotLack | null {
  if (grid[first] !== undefined || grid[second] !== undefined || grid[third] !== undefined) return 'free'
  return beside.some((index) => grid[index] !== undefined) ? null : 'beside'
}

function groupsOf(grid: FateGrid, inside: readonly boolean[]): { symbol: ActionColour; size: number }[] {
  const left = grid.map((symbol, index) => (inside[index] ? symbol : undefined))
  const groups: { symbol: ActionColour; size: number }[] = []
  for (const [index, symbol] of left.entries()) {
    if (symbol === undefined) continue
    const cells = symbolAreaCellsAround(left, index)
    for (const cell of cells) left[cell] = undefined
    groups.push({ symbol, size: cells.length })
  }
  return groups
}
