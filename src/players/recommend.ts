import { type Choice, type ChoiceKind, formatChoice, type GameState, type Rules, type Seat, type TaskId } from '#engine'
import { choicesWithPaymentsAndTurnEnd, type Plan, plansWithoutPathDraw, rankedTurnEnds } from './choose-turn.ts'
import { taskConditionProgress, turnEffectsOf, unlitTasks } from './deeds.ts'
import type { Dice } from './dice.ts'
import { evaluate, positionContextOf, turnContextOf } from './evaluate.ts'
import { type FollowUp, followUpFinder } from './follow-up.ts'
import { byWorth } from './in-order.ts'
import { dealt, type Known } from './known.ts'
import { type Level, weightsAndLookAheadIn } from './levels.ts'
import { PARTS, type Part, type Parts } from './parts.ts'
import type { TurnEnd } from './turn-ends.ts'

/** How much something is, as far as a value that is only estimated can say. */
export const REASON_SIZES = ['little', 'some', 'much'] as const
export type ReasonSize = (typeof REASON_SIZES)[number]

/** A part of the value that a turn changes. */
interface Reason<P extends Part = Part> {
  readonly part: P
  readonly size: ReasonSize
}

/** A turn that is worth a thought, with what speaks for it and against it. */
export interface Recommendation {
  /** All its choices, payments and the turn's end included. */
  readonly choices: readonly Choice[]
  /** What it brings, the most first. */
  readonly gains: readonly Reason[]
  /** What it uses up. */
  readonly costs: readonly Reason<UsedUp>[]
  /** Own tasks whose condition it comes closer to. */
  readonly nearer: readonly TaskId[]
  /** What it is for, where it comes to no goal itself. */
  readonly next: FollowUp | null
  /** A task is received. */
  readonly newTask: boolean
  /** How much less it promises than the best one; null when hardly less. */
  readonly behind: ReasonSize | null
}

/** Turns that are recommended at most. */
const MOST = 3
const GAINS = 3
/** Least points for each size. */
const SIZE_FROM: Readonly<Record<ReasonSize, number>> = { little: 0.4, some: 2, much: 5 }
/** What a turn can use up. Of the other parts less only means that it has become something else, such as points. */
type UsedUp = 'goods' | 'fate' | 'time'
/** Of these what is told: that placing a fate tile uses one up everybody knows. */
const TOLD_OF_COSTS: readonly UsedUp[] = ['goods', 'time']

/**
 * The best turns as a player of a level sees them, the best first, and why.
 * @param known what the seat may know
 * @param dice makes dice that fall alike each time
 * @returns one to three
 * @throws when the seat is not asked
 */
export function recommend(
  rules: Rules,
  known: Known,
  seat: Seat,
  level: Level,
  dice: () => Dice,
): readonly Recommendation[] {
  const from = dealt(dice(), known)
  const ends = rankedTurnEnds(rules, from, seat, level, dice())
  const { weights, ahead } = weightsAndLookAheadIn(level, from)
  const view = turnContextOf(rules, weights, from, seat)
  const now = evaluate(positionContextOf(view, from))
  const nextOf = followUpFinder(view, ahead?.breadth ?? level.breadth, from, ends)
  const best = ends[0]?.worth ?? 0
  const turns = different(notBelowAPass(plansWithoutPathDraw(ends))).map((end) => ({
    ...end,
    choices: choicesWithPaymentsAndTurnEnd(rules, from, end.choices),
  }))
  return telling(
    turns.map((plan) => ({
      choices: plan.choices,
      ...reasons(from, now, plan),
      ...tasksIn(rules, from, plan.state, seat),
      next: turnEffectsOf(rules, from, plan.state, seat, plan.choices).length > 0 ? null : nextOf(plan),
      behind: sizeOf(best - plan.worth),
    })),
  )
}

/** R14.4: nothing that promises less than a pass where one is allowed. */
function notBelowAPass(ends: readonly TurnEnd[]): readonly TurnEnd[] {
  const passing = ends.find(({ option }) => option?.kind === 'pass')?.worth ?? Number.NEGATIVE_INFINITY
  return ends.filter(({ worth }) => worth >= passing)
}

/**
 * The best, and those of the others first whose option is of another kind; none that only differs in details, such as
 * what is taken of a space of the Great Bonfire, where a fate tile lies, how many tiles a gnome costs, or which bonus
 * action is taken beside.
 */
function different(ends: readonly TurnEnd[]): readonly TurnEnd[] {
  const kinds = new Set<string>()
  const deeds = new Set<string>()
  const others: TurnEnd[] = []
  const firsts = ends.filter((end) => {
    const deed = deedOf(end)
    const first = end.option ?? end.choices.find(({ kind }) => kind !== 'start')
    const kind = first === undefined ? '' : first.kind === 'ship' ? `ship ${first.island}` : first.kind
    if (deeds.has(deed)) return false
    deeds.add(deed)
    if (kinds.has(kind)) others.push(end)
    return !kinds.has(kind) && kinds.add(kind)
  })
  return [...firsts, ...others].slice(0, MOST).sort(byWorth)
}

/** What a turn is used for, in short; equal for two that only differ in details. */
function deedOf({ option, choices }: TurnEnd): string {
  const first = option ?? choices.find(({ kind }) => kind !== 'start')
  if (first === undefined) return ''
  if (first.kind === 'gnome') return `gnome ${first.gnome}`
  const fate = choices.find((choice) => choice.kind === 'fate')
  if (fate !== undefined) return `fate ${fate.tile}`
  const council =
    first.kind === 'ignite' || first.kind === 'novice' ? choices.find(({ kind }) => kind === 'council') : undefined
  return [first, council].map((choice) => (choice === undefined ? '' : formatChoice(choice))).join()
}

function reasons(
  { countdown }: GameState,
  now: Parts,
  { choices, parts: then }: Plan,
): Pick<Recommendation, 'gains' | 'costs'> {
  const does = (...kinds: readonly ChoiceKind[]) => choices.some(({ kind }) => kinds.includes(kind))
  // R14.4: who passes has no later turns for which anything could be good, or be missing.
  const passes = does('pass')
  // R14.1: the end comes nearer by novices alone; whatever else moves that part is of the estimate's own making.
  const hastens = countdown === null && does('ignite', 'novice')
  const changes = PARTS.filter((part) => (passes ? part === 'banked' : part !== 'time' || hastens))
    .map((part) => ({ part, points: then[part] - now[part] }))
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
  const sized = changes.flatMap(({ part, points }) => {
    const size = sizeOf(Math.abs(points))
    return size === null ? [] : { part, size, more: points > 0 }
  })
  const gains = sized.flatMap(({ part, size, more }) => (more ? { part, size } : []))
  const costs = sized.flatMap(({ part, size, more }) => {
    const used = TOLD_OF_COSTS.find((one) => one === part)
    // The price itself is told beside the turn.
    return more || size === 'little' || used === undefined ? [] : { part: used, size }
  })
  return { gains, costs }
}

/** Of the gains those that tell the turns apart, and little ones only where there is nothing more. */
function telling(turns: readonly Recommendation[]): readonly Recommendation[] {
  const [first, ...others] = turns
  const same =
    first === undefined || others.length === 0
      ? []
      : first.gains.filter((gain) => others.every((one) => hasGain(one, gain) && forOneReason(first, one, gain)))
  return turns.map((turn) => {
    const own = turn.gains.filter((gain) => !same.some(({ part }) => part === gain.part))
    const apart = own.length === 0 ? turn.gains : own
    const more = apart.filter(({ size }) => size !== 'little')
    return { ...turn, gains: (more.length === 0 ? apart : more).slice(0, GAINS) }
  })
}

const hasGain = (turn: Recommendation, { part, size }: Reason): boolean =>
  turn.gains.some((one) => one.part === part && one.size === size)

/** Whether what is gained in a part is the same thing: a task that is received is none that comes closer. */
const forOneReason = (one: Recommendation, other: Recommendation, { part }: Reason): boolean =>
  part !== 'tasks' || (one.newTask === other.newTask && one.nearer.join() === other.nearer.join())

const sizeOf = (points: number): ReasonSize | null => REASON_SIZES.findLast((size) => points >= SIZE_FROM[size]) ?? null

/** What a turn does for the tasks of the city. */
function tasksIn(
  rules: Rules,
  from: GameState,
  then: GameState,
  seat: Seat,
): Pick<Recommendation, 'nearer' | 'newTask'> {
  const had = unlitTasks(from, seat)
  const has = unlitTasks(then, seat)
  const isNearer = (task: TaskId) =>
    taskConditionProgress(rules, then, seat, task).have > taskConditionProgress(rules, from, seat, task).have
  return {
    nearer: had.filter((task) => has.includes(task) && isNearer(task)),
    newTask: has.some((task) => !had.includes(task)),
  }
}
