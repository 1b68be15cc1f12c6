import { cityOf, hasAbility, listItemAtSpace, litCount, pathTileAt, totalResources, totalTiles } from './city.ts'
import { commonTaskMet } from './conditions.ts'
import { assertSameBox, type Rules } from './rules.ts'
import { type City, type GameState, type PathTile, resourceAndCrystal } from './state.ts'
import { COMMON_TASKS, type GuardianPlace, PARTS_BY_GUARDIAN_PLACE, type Seat, SPACES, type Space } from './terms.ts'

/** The lines of a score sheet, in the rulebook's order (R15). */
export const SCORE_LINES = [
  /** Points gained during the game. */
  'duringPlay',
  'bonfires',
  'guardians',
  'portals',
  'crystals',
  'commonTasks',
  'fateTiles',
  'leftovers',
] as const
export type ScoreLineName = (typeof SCORE_LINES)[number]

/** R15, line by line; `total` is their sum. */
export interface ScoreSheet {
  readonly seat: Seat
  readonly lines: Readonly<Record<ScoreLineName, number>>
  readonly total: number
  /** Lit bonfires, which break a tie (R15.6). */
  readonly litBonfires: number
  /** 1 for the best; shared when points and bonfires are equal. */
  readonly rank: number
}

/** R15: what every city would score now, by seat. */
export function scoreSheets(rules: Rules, state: GameState): ScoreSheet[] {
  assertSameBox(rules, state)
  const sheets = state.cities.map((city, seat) => {
    const lines = linesOf(rules, state, city)
    const total = Object.values(lines).reduce((sum, points) => sum + points, 0)
    return { seat, lines, total, litBonfires: litCount(city) }
  })
  // R16.10: against Tom a tie stays a tie.
  const tieBreak = state.setup.solo === null
  const better = (a: (typeof sheets)[number], b: (typeof sheets)[number]) =>
    a.total > b.total || (tieBreak && a.total === b.total && a.litBonfires > b.litBonfires)
  return sheets.map((sheet) => ({ ...sheet, rank: 1 + sheets.filter((other) => better(other, sheet)).length }))
}

/** What a space of a city scores at the end, if it ended now (R15.1, R15.3, R15.4): nothing while no bonfire burns there. */
export function spacePointsExceptGuardian(rules: Rules, city: City, space: Space) {
  const task = listItemAtSpace(city.tasks, space)
  if (task === null || !task.lit) return { bonfire: 0, portal: 0, crystal: 0 }
  const tile = pathTileAt(city, space)
  return {
    bonfire: rules.task(task.task).points,
    portal: listItemAtSpace(city.portals, space) === null ? 0 : 2,
    crystal: tile !== undefined && crystalMatchesTask(rules, city, space, tile) ? 2 : 0,
  }
}

function linesOf(rules: Rules, state: GameState, city: City): ScoreSheet['lines'] {
  let bonfires = 0
  let portals = 0
  let crystals = 0
  let guardians = 0
  let commonTasks = 0
  for (const space of SPACES) {
    const points = spacePointsExceptGuardian(rules, city, space)
    bonfires += points.bonfire
    portals += points.portal
    crystals += points.crystal
  }
  for (const { place } of city.guardians) guardians += guardianPointsAt(rules, state, city, place) ?? 0
  for (const task of COMMON_TASKS)
    if (commonTaskMet(city, task)) commonTasks += task === 'sevenTasks' && litCount(city) === 7 ? 7 : 4
  return {
    duringPlay: city.score,
    bonfires,
    guardians,
    portals,
    crystals,
    commonTasks,
    fateTiles: 3 * city.fate.supply.length,
    leftovers: Math.floor((totalTiles(city.actionTiles) + totalResources(city.resources)) / 2),
  }
}

/** R15.2: what a guardian of a city scores at the end for standing at a bonfire; null for any other place. */
export function guardianPointsAt(rules: Rules, state: GameState, city: City, place: GuardianPlace): number | null {
  const { on, space } = PARTS_BY_GUARDIAN_PLACE[place]
  if (on !== 'bonfire') return null
  const bright = state.setup.edition === 'rulebook' && hasAbility(city, 'brightGuardians') ? 2 : 0
  return rules.guardianValue(space) + bright
}

/** R15.3: whether a path tile at a space has the crystal of the task or bonfire beside it. */
export function crystalMatchesTask(rules: Rules, city: City, space: Space, tile: PathTile): boolean {
  const beside = listItemAtSpace(city.tasks, space)
  return beside !== null && rules.task(beside.task).colour === resourceAndCrystal(tile).crystal
}

/** The lines of one seat's score sheet, without its rank: for players in thought. */
export const pointsByScoreLine = (rules: Rules, state: GameState, seat: Seat): ScoreSheet['lines'] =>
  linesOf(rules, state, cityOf(state, seat))

/** The score sheet of one seat. */
export const scoreSheetOf = (rules: Rules, state: GameState, seat: Seat): ScoreSheet =>
  cityOf({ cities: scoreSheets(rules, state) }, seat)
