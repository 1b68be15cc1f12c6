import { bySpace, cityOf, distanceAlong, has, litCount, totalResources, totalTiles } from './city.ts'
import { boxOf, pathTileParts, spaceFrom } from './components/boxes.ts'
import { commonTaskMet } from './conditions.ts'
import type { City, GameState } from './state.ts'
import { COMMON_TASKS, type Seat, SPACES } from './terms.ts'

/** R15, line by line; `total` is their sum. */
export interface ScoreSheet {
  readonly seat: Seat
  readonly lines: {
    /** Points gained during the game. */
    readonly duringPlay: number
    readonly bonfires: number
    readonly guardians: number
    readonly portals: number
    readonly crystals: number
    readonly commonTasks: number
    readonly fateTiles: number
    readonly leftovers: number
  }
  readonly total: number
  /** Lit bonfires, which break a tie (R15.6). */
  readonly litBonfires: number
  /** 1 for the best; shared when points and bonfires are equal. */
  readonly rank: number
}

/** R15: what every city would score now, by seat. */
export function scoreSheets(state: GameState): ScoreSheet[] {
  const sheets = state.cities.map((city, seat) => {
    const lines = linesOf(state, city)
    const total = Object.values(lines).reduce((sum, points) => sum + points, 0)
    return { seat, lines, total, litBonfires: litCount(city) }
  })
  // R16.10: against Tom a tie stays a tie.
  const tieBreak = state.setup.solo === null
  const better = (a: (typeof sheets)[number], b: (typeof sheets)[number]) =>
    a.total > b.total || (tieBreak && a.total === b.total && a.litBonfires > b.litBonfires)
  return sheets.map((sheet) => ({ ...sheet, rank: 1 + sheets.filter((other) => better(other, sheet)).length }))
}

function linesOf(state: GameState, city: City): ScoreSheet['lines'] {
  const box = boxOf(state)
  const lit = SPACES.flatMap((space) => {
    const task = bySpace(city.tasks, space)
    return task?.lit ? [{ space, task: box.task(task.task) }] : []
  })
  const sum = (points: readonly number[]) => points.reduce((total, one) => total + one, 0)
  const atBonfires = city.guardians.flatMap(({ place }) =>
    place.startsWith('b') ? (spaceFrom(distanceAlong(place)) ?? []) : [],
  )
  const bright = state.setup.edition === 'rulebook' && has(city, 'brightGuardians') ? 2 : 0
  return {
    duringPlay: city.score,
    bonfires: sum(lit.map(({ task }) => task.points)),
    guardians: sum(atBonfires.map((space) => box.guardianValue(space) + bright)),
    portals: sum(lit.map(({ space }) => (bySpace(city.portals, space) === null ? 0 : 2))),
    crystals: sum(
      lit.map(({ space, task }) => {
        const tile = city.path[space - 2]
        return tile !== undefined && pathTileParts(tile).crystal === task.colour ? 2 : 0
      }),
    ),
    commonTasks: sum(
      COMMON_TASKS.filter((task) => commonTaskMet(city, task)).map((task) =>
        task === 'sevenTasks' && lit.length === 7 ? 7 : 4,
      ),
    ),
    fateTiles: 3 * city.fate.supply.length,
    leftovers: Math.floor((totalTiles(city.actionTiles) + totalResources(city.resources)) / 2),
  }
}

/** The score sheet of one seat. */
export const scoreSheetOf = (state: GameState, seat: Seat): ScoreSheet => cityOf({ cities: scoreSheets(state) }, seat)
