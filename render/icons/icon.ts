/** One stroke of the brush: SVG path data on a grid of 48 × 48, filled, lined or both; or another icon laid on it. */
export type Layer =
  | {
      readonly d: string
      readonly fill?: string
      readonly line?: string
      readonly width?: number
      readonly alpha?: number
      /** Line ends; round where nothing is said. */
      readonly cap?: 'butt'
    }
  | { readonly lay: Icon; readonly x: number; readonly y: number; readonly size: number; readonly turn?: number }

/** An icon: layers from the bottom up. */
export type Icon = readonly Layer[]

export const GRID = 48
