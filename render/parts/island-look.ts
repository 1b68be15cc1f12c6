import { type GameState, guardiansLeftOfColour, type Island, type IslandGuardian } from '#engine'
import type { IconName } from '../icons/index.ts'
import { centredSquare, type LayoutDraft, type Rect } from '../layout.ts'
import { colours } from '../tokens.ts'

/** Land and edge of an island with tasks, or of one with guardians. */
export const islandColours = (island: Island) =>
  island.kind === 'task'
    ? { fill: colours.land, stroke: colours.landEdge }
    : { fill: colours.landGuardian, stroke: colours.landGuardianEdge }

/** What an island is known by: its resource, or its guardians. */
export const islandIconName = (island: Island): IconName =>
  island.kind === 'task' ? island.resource : `guardian-${island.guardian}`

/** The guardians of an island, each at her spot; a dot for each who has left. */
export function islandGuardians(
  sheet: LayoutDraft,
  spots: readonly Rect[],
  state: GameState,
  colour: IslandGuardian,
  size: number,
  dot: number,
): void {
  const left = guardiansLeftOfColour(state, colour)
  spots.forEach((spot, i) => {
    if (i < left) sheet.icon(centredSquare(spot, size), `guardian-${colour}`)
    else sheet.roundRect(centredSquare(spot, dot), { fill: colours.smoke, radius: dot / 2 })
  })
}
