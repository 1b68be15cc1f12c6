import { colours } from '../tokens.ts'

/** One stroke of the brush: SVG path data on a grid of 48 × 48, filled, lined or both; or another icon laid on it. */
export type Layer =
  | {
      readonly d: string
      readonly fill?: string
      readonly stroke?: string
      readonly width?: number
      readonly alpha?: number
      /** Line ends; round where nothing is said. */
      readonly cap?: 'butt'
    }
  | { readonly lay: Icon; readonly x: number; readonly y: number; readonly size: number; readonly turn?: number }

/** An icon: layers from the bottom up. */
export type Icon = readonly Layer[]

/** A family of icons: one for each kind, named after both, `tile-green`. */
export function iconPerKind<N extends string, K extends string | number>(
  name: N,
  kinds: readonly K[],
  draw: (kind: K) => Icon,
): Readonly<Record<`${N}-${K}`, Icon>>
export function iconPerKind<K>(name: string, kinds: readonly K[], draw: (kind: K) => Icon): object {
  return Object.fromEntries(kinds.map((kind) => [`${name}-${kind}`, draw(kind)]))
}

export const ICON_GRID_SIZE = 48

/**
 * An icon with a light rim round its dark outline: the one stands out from dark grounds, the other from light ones.
 * @param outline the path that surrounds it, at least 1 from the grid's edge
 */
export const lightRimmed = (outline: string, layers: Icon): Icon => [
  {
    lay: [{ d: outline, stroke: colours.rim, width: 6.6 }, { d: outline, stroke: colours.ink, width: 2.5 }, ...layers],
    x: 2,
    y: 2,
    size: 44,
  },
]
