import {
  type City,
  crystalMatchesTask,
  type GameState,
  guardianPointsAt,
  pathTileAt,
  type Rules,
  type Space,
  spacePointsExceptGuardian,
} from '#engine'

export type CityColumnPoints = ReturnType<typeof cityColumnPoints>

/** What a space of a city counts at the end, and what could still come to it; the score sheet sums up the same. */
export function cityColumnPoints(rules: Rules, state: GameState, city: City, space: Space) {
  const { bonfire, portal, crystal } = spacePointsExceptGuardian(rules, city, space)
  const tile = pathTileAt(city, space)
  return {
    /** As it is now; nothing while no bonfire burns there. */
    now: bonfire + portal + crystal,
    /** What a guardian at its bonfire counts. */
    guardian: guardianPointsAt(rules, state, city, `b${space}`) ?? 0,
    guarded: city.guardians.some(({ place }) => place === `b${space}`),
    /** Whether the crystal in front of the task has its colour. */
    crystalMatches: tile !== undefined && crystalMatchesTask(rules, city, space, tile),
  }
}
