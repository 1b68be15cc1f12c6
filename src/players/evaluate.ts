import { cityOf, type GameState, type Rules, type Seat, SPACES, scoreLines } from '#engine'
import { fate, goods, standing } from './holdings.ts'
import { roundsLeft } from './horizon.ts'
import type { Outlook, View } from './outlook.ts'
import { besides, earned, lyingTasks, projectsOf } from './projects.ts'
import type { Weights } from './weights.ts'

/** A value in named parts, each in points. */
export interface Parts {
  /** Scored by now: what the sheet would say without what can still be used. */
  readonly banked: number
  /** Tasks to be lit, with what lies beside them and the council's bonus. */
  readonly tasks: number
  /** Path and portals, also beside what burns already. */
  readonly path: number
  readonly guardians: number
  readonly common: number
  readonly gnomes: number
  /** Action tiles and resources. */
  readonly goods: number
  readonly fate: number
  /** What the rivals gain as long as the game goes on. */
  readonly time: number
}
export type Part = keyof Parts

/** How a seat looks at the positions of the turn that begins here, or is going on. */
export function viewOf(rules: Rules, weights: Weights, state: GameState, seat: Seat): View {
  const blank: View = { rules, weights, seat, lying: [] }
  return { ...blank, lying: lyingTasks(outlookOf(blank, state)) }
}

/** @param later own turns in which the others were not heard, so that the position does not tell of them */
export function outlookOf(view: View, state: GameState, later = 0): Outlook {
  const city = cityOf(state, view.seat)
  const rounds = Math.max(0, roundsLeft(view.weights, state, view.seat) - later)
  return { ...view, state, city, rounds, turns: city.status === 'playing' ? rounds : 0 }
}

/** What a position promises a seat at the game's end, in points and in parts; the rivals count as time. */
export function evaluate(outlook: Outlook): Parts {
  const { rules, state, seat, city } = outlook
  const lines = scoreLines(rules, state, seat)
  const projects = earned(outlook, projectsOf(outlook))
  const has = standing(outlook)
  let beside = 0
  for (const space of SPACES) {
    const task = city.tasks[space - 1]
    if (task?.lit) beside += besides(outlook, space, task.task)
  }
  return {
    banked: lines.duringPlay + lines.bonfires + lines.guardians + lines.commonTasks,
    tasks: projects.tasks + has.space,
    path: has.path + beside,
    guardians: projects.guardians + has.guardians,
    common: projects.common,
    gnomes: projects.gnomes + has.gnomes,
    goods: goods(outlook),
    fate: fate(outlook),
    time: -pace(outlook) * outlook.rounds,
  }
}

/** Points that a turn more is worth to the rivals. */
const pace = ({ weights, state }: Outlook): number =>
  state.tom !== null ? weights.tomPace : state.cities.length === 2 ? weights.duelPace : weights.tablePace

/** The sum of the parts. */
export const totalOf = (parts: Parts): number =>
  parts.banked +
  parts.tasks +
  parts.path +
  parts.guardians +
  parts.common +
  parts.gnomes +
  parts.goods +
  parts.fate +
  parts.time
