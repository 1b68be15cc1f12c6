import type { PathTile } from './state.ts'
import { CRYSTALS, type Crystal, RESOURCES, type Resource } from './terms.ts'

/** The resource and crystal of a path tile. */
export function pathTileParts(tile: PathTile): { readonly crystal: Crystal; readonly resource: Resource } {
  const parts = PATH_TILES.get(tile)
  if (parts === undefined) throw new Error(`${tile} is not a path tile`)
  return parts
}
const PATH_TILES: ReadonlyMap<PathTile, { readonly crystal: Crystal; readonly resource: Resource }> = new Map(
  CRYSTALS.flatMap((crystal) =>
    RESOURCES.map((resource) => [`${crystal}-${resource}` as const, { crystal, resource }] as const),
  ),
)
