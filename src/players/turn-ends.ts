import {
  type Choice,
  type ChoiceKind,
  decision,
  type GameState,
  legalChoices,
  legalChoicesNowOfKind,
  playAutoPaying,
  type Question,
} from '#engine'
import { evaluate, positionContextOf, rivalsGainByGameEnd } from './evaluate.ts'
import { byWorth } from './in-order.ts'
import { pathDrawLuck } from './luck.ts'
import type { TurnContext } from './outlook.ts'
import { type Parts, sumOfParts } from './parts.ts'
import {
  type Breadth,
  type ChoiceAndPosition,
  type TurnSearchContext,
  worthwhileAnswers,
  worthwhileTurnOptions,
  wrapUnplayedChoices,
} from './worthwhile.ts'

/** A part of a turn: its choices so far without payments, and the position that they come to. */
interface Way {
  readonly choices: readonly Choice[]
  /** R3.1: which of them takes the turn's option; a pass too. Null where none does. */
  readonly option: Choice | null
  readonly state: GameState
  /** How much better what was drawn unseen is than what might have been, in points. */
  readonly luck: number
}

/** One way in which a turn can go, and the position before its end is said. */
export interface TurnEnd extends Way {
  readonly parts: Parts
  /** What the position promises, luck taken off, in points. */
  readonly worth: number
}

/** Steps that are still to be thought of, each with the way to it; the last one is the next. */
type Branch = { readonly way: Way; readonly step: ChoiceAndPosition }[]

interface Walk extends TurnSearchContext {
  /** The turn's number. */
  readonly turn: number
  /** What the rivals gain as it begins, see `Parts`. */
  readonly time: number
  readonly ends: TurnEnd[]
  /** R13.2: where bonus actions alone have led, with the option still to be taken. */
  readonly opened: TurnEnd[]
}

/**
 * Ends of a turn that are worth a thought, from wherever in the turn it stands: with payments as proposed, and without
 * what would turn up something hidden. First of each choice of the turn at least one, then more of each kind in turn;
 * bonus actions are thought of after the best of these.
 * @param later own turns in which the others were not heard, see `positionContextOf`
 * @returns at least one
 */
export function worthwhileTurnEnds(view: TurnContext, breadth: Breadth, state: GameState, later = 0): TurnEnd[] {
  const outlook = positionContextOf(view, state, later)
  const last = outlook.turns <= 0
  const { number: turn } = state.turn
  const time = -rivalsGainByGameEnd(outlook)
  const walk: Walk = { ...view, breadth, later, last, turn, time, ends: [], opened: [], plays: 0 }
  const root: Way = { choices: [], option: null, state, luck: 0 }
  const plays = last ? breadth.lastTurn : breadth.plays
  if (decision(state)?.question.kind !== 'turn' || state.turn.used) {
    widen(walk, [branchesOf(root, visit(walk, root))], plays)
    bonusActions(walk, walk.plays + plays / 2)
    return walk.ends
  }
  const lies = legalChoicesNowOfKind(walk.rules, state, 'novice').length > 0
  options(walk, root, lies ? plays / 2 : plays)
  if (lies) bonusFirst(walk, root, plays)
  if (walk.ends.length === 0) {
    const others = legalChoices(walk.rules, state).filter(({ kind }) => kind !== 'turnup' && kind !== 'novice')
    widen(walk, [branchesOf(root, wrapUnplayedChoices(others))], plays)
  }
  bonusActions(walk, Math.max(walk.plays, plays) + plays / 2)
  return walk.ends
}

/** Each step as a branch of its own, so that none waits for what another leads to. */
const branchesOf = (way: Way, steps: readonly ChoiceAndPosition[]): Branch[] => steps.map((step) => [{ way, step }])

/** R3.1: the turn's options, from its beginning or after bonus actions. */
function options(walk: Walk, from: Way, until: number): void {
  const promised = walk.breadth.every && !walk.last ? glance(walk, from) : undefined
  const kinds = worthwhileTurnOptions(walk, from.state, false, promised)
  const groups = kinds.map((steps) => branchesOf(from, steps))
  if (walk.breadth.every) widen(walk, groups, until, promised === undefined)
  // The weightiest kinds first: with equal shares the other levels won fewer games (docs/decisions/computer-players.md).
  else for (const group of groups) widen(walk, [group], until, false)
}

/**
 * Plays each option once, every question after it answered by what looks best at once.
 * @returns what each promises so
 */
function glance(walk: Walk, from: Way): Map<Choice, number> {
  const promised = new Map<Choice, number>()
  for (const choice of legalChoices(walk.rules, from.state)) {
    if (NO_OPTIONS.includes(choice.kind) || (choice.kind === 'path' && choice.from === 'pile')) continue
    let way = played(walk, from, { choice })
    while (!isOver(walk, way) && decision(way.state)?.question.kind !== 'turn') {
      const best = bestAnswer(walk, way)
      if (best === null) break
      way = best
    }
    const end = valued(walk, way)
    promised.set(choice, end.worth)
    walk.ends.push(end)
  }
  return promised
}

/** What looks best at once of the answers to a question. */
function bestAnswer(walk: Walk, way: Way): Way | null {
  let best: TurnEnd | null = null
  for (const choice of legalChoices(walk.rules, way.state)) {
    const end = valued(walk, played(walk, way, { choice }))
    if (best === null || end.worth > best.worth) best = end
  }
  return best
}

/** R13.2: bonus actions before the option, then the option after the best of these. */
function bonusFirst(walk: Walk, root: Way, plays: number): void {
  const novices = legalChoicesNowOfKind(walk.rules, root.state, 'novice')
  widen(
    walk,
    novices.map((choice) => branchesOf(root, [{ choice }])),
    walk.plays + plays / 4,
  )
  const best = walk.opened.toSorted(byWorth).slice(0, walk.last ? 8 : 1)
  for (const opened of best) options(walk, opened, walk.plays + plays / 4)
}

/** R13.2: bonus actions after the option: after the best end of each option that allows one. */
function bonusActions(walk: Walk, until: number): void {
  const seen = new Set<Choice | null>()
  const after: Branch[][] = []
  for (const end of walk.ends.toSorted(byWorth)) {
    if (after.length === ENDS_WITH_BONUS) break
    if (seen.has(end.option) || isOver(walk, end)) continue
    const novices = legalChoicesNowOfKind(walk.rules, end.state, 'novice')
    if (novices.length === 0) continue
    seen.add(end.option)
    after.push(branchesOf(end, wrapUnplayedChoices(novices)))
  }
  widen(walk, after, until)
}
const ENDS_WITH_BONUS = 5

/**
 * Follows all branches in turn, a step each time and each group as often as any other, as long as there are plays left.
 * @param each whether each branch is followed to one end first, in any case
 */
function widen(walk: Walk, groups: readonly Branch[][], until: number, each = true): void {
  for (const group of each ? groups : [])
    for (const branch of [...group]) {
      const had = walk.ends.length + walk.opened.length
      while (branch.length > 0 && walk.ends.length + walk.opened.length === had) advance(walk, branch, group)
    }
  let going = groups.filter((group) => group.some((branch) => branch.length > 0))
  while (going.length > 0 && (walk.plays < until || walk.ends.length + walk.opened.length === 0)) {
    for (const group of going) {
      const branch = group.shift()
      if (branch === undefined) continue
      if (branch.length > 0) advance(walk, branch, group)
      if (branch.length > 0) group.push(branch)
    }
    going = going.filter((group) => group.length > 0)
  }
}

/** Takes a branch's next step; what it leads to is added to the branch, or to its group. */
function advance(walk: Walk, branch: Branch, group: Branch[]): void {
  const next = branch.pop()
  if (next === undefined) return
  walk.plays += 1
  const so = played(walk, next.way, next.step)
  const steps = visit(walk, so)
  const [first, ...others] = steps.map((one) => ({ way: so, step: one }))
  if (first === undefined) return
  // Of the High Council's spaces each leads to much, and so does each option after the first fate tile.
  if (SPLITS.includes(decision(so.state)?.question.kind ?? 'turn')) for (const other of others) group.push([other])
  else branch.push(...others.reverse())
  branch.push(first)
}

/** The way a step further. */
function played(walk: Walk, way: Way, { choice, after }: ChoiceAndPosition): Way {
  const state = after ?? playAutoPaying(walk.rules, way.state, choice)
  const luck = way.luck + pathDrawLuck(walk, way.state, choice, state, walk.breadth.draws)
  const takes = way.option === null && isOption(way.state, choice)
  return { choices: [...way.choices, choice], option: takes ? choice : way.option, state, luck }
}

const SPLITS: readonly Question['kind'][] = ['turn', 'council']
const NO_OPTIONS: readonly ChoiceKind[] = ['novice', 'discard', 'turnup', 'newpaths', 'end']
const isOption = (state: GameState, { kind }: Choice): boolean =>
  decision(state)?.question.kind === 'turn' && !state.turn.used && !NO_OPTIONS.includes(kind)

const isOver = ({ seat, turn }: Walk, { state }: Way): boolean =>
  state.ended !== null || state.turn.seat !== seat || state.turn.number !== turn

/** Keeps a way that the turn can end with, or that an option can be taken after. @returns what is worth a thought then */
function visit(walk: Walk, way: Way): readonly ChoiceAndPosition[] {
  const { choices, state } = way
  const { rules } = walk
  // What is left open in Tom's turn is asked while it is not the seat's own (R16.7).
  if (choices.length > 0 && isOver(walk, way)) {
    walk.ends.push(valued(walk, way))
    return []
  }
  if (decision(state)?.question.kind !== 'turn') return worthwhileAnswers(walk, state, legalChoices(rules, state))
  const afterBonus = choices.some(({ kind }) => kind === 'novice')
  if (state.turn.used || (afterBonus && legalChoicesNowOfKind(rules, state, 'end').length > 0))
    walk.ends.push(valued(walk, way))
  else if (afterBonus) walk.opened.push(valued(walk, way))
  else return worthwhileTurnOptions(walk, state, choices.at(-1)?.kind === 'discard').flat()
  // What follows upon an option alone is thought of later.
  return afterBonus ? wrapUnplayedChoices(legalChoicesNowOfKind(rules, state, 'novice')) : []
}

function valued(walk: Walk, way: Way): TurnEnd {
  const found = evaluate(positionContextOf(walk, way.state, walk.later))
  // What the rivals gain after a last turn is none of its doing; some ends are seen from before it, some from after.
  const parts = walk.last ? { ...found, time: walk.time } : found
  return { ...way, parts, worth: sumOfParts(parts) - way.luck }
}
