import { type City, type GameState, has, pathTileParts, type Rules, type Space } from '#engine'

/** What a space of a city counts at the end (R15.2 to R15.5), and what could still come to it. */
export interface ColumnPoints {
  /** Bonfire, portal and matching crystal, as it is now; nothing while no bonfire burns there. */
  readonly now: number
  /** What a guardian at its bonfire counts. */
  readonly guardian: number
  readonly guarded: boolean
  /** Whether the crystal in front of the task has its colour: 2 points once the bonfire burns. */
  readonly crystalMatches: boolean
}

/** The points of one space; the score sheet sums up the same. */
export function columnPoints(rules: Rules, state: GameState, city: City, space: Space): ColumnPoints {
  const lying = city.tasks[space - 1] ?? null
  const task = lying === null ? null : rules.task(lying.task)
  const tile = city.path[space - 2]
  const crystalMatches = task !== null && tile !== undefined && pathTileParts(tile).crystal === task.colour
  const portal = (city.portals[space - 1] ?? null) !== null
  const bright = state.setup.edition === 'rulebook' && has(city, 'brightGuardians') ? 2 : 0
  return {
    now: task !== null && lying?.lit === true ? task.points + (portal ? 2 : 0) + (crystalMatches ? 2 : 0) : 0,
    guardian: rules.guardianValue(space) + bright,
    guarded: city.guardians.some(({ place }) => place === `b${space}`),
    crystalMatches,
  }
}
