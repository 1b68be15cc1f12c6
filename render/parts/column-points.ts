import {
  type City,
  crystalMatchesTask,
  endPointsOfSpace,
  type GameState,
  guardianEndPoints,
  pathTileAt,
  type Rules,
  type Space,
} from '#engine'

/** What a space of a city counts at the end, and what could still come to it. */
export interface ColumnPoints {
  /** Bonfire, portal and matching crystal, as it is now; nothing while no bonfire burns there. */
  readonly now: number
  /** What a guardian at its bonfire counts. */
  readonly guardian: number
  readonly guarded: boolean
  /** Whether the crystal in front of the task has its colour. */
  readonly crystalMatches: boolean
}

/** The points of one space; the score sheet sums up the same. */
export function columnPoints(rules: Rules, state: GameState, city: City, space: Space): ColumnPoints {
  const { bonfire, portal, crystal } = endPointsOfSpace(rules, city, space)
  const tile = pathTileAt(city, space)
  return {
    now: bonfire + portal + crystal,
    guardian: guardianEndPoints(rules, state, city, `b${space}`) ?? 0,
    guarded: city.guardians.some(({ place }) => place === `b${space}`),
    crystalMatches: tile !== undefined && crystalMatchesTask(rules, city, space, tile),
  }
}
