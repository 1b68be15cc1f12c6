import {
  type Choice,
  type ChoiceKind,
  choicesOf,
  cityOf,
  decision,
  fateGain,
  type GameState,
  guardiansLeft,
  type IslandId,
  legalChoices,
  offeringsOn,
  ownsGuardian,
  playProposed,
  taskCount,
  tileLimit,
  totalTiles,
} from '#engine'
import { besides } from './beside.ts'
import { evaluate, outlookOf } from './evaluate.ts'
import { luckOf } from './luck.ts'
import type { View } from './outlook.ts'
import { totalOf } from './parts.ts'

/** One way in which a turn can go: its choices without payments, and the position before its end is said. */
export interface TurnEnd {
  readonly choices: readonly Choice[]
  readonly state: GameState
  /** How much better what was drawn unseen is than what might have been, in points. */
  readonly luck: number
}

/** How far a player looks round within one turn. */
export interface Breadth {
  /** Choices played in thought, at most. */
  readonly plays: number
  /** Fate placements of those that gain most. */
  readonly fate: number
  /** Islands to sail to, those that promise most. */
  readonly islands: number
  /** Of other choices within an action, those that look best at once. */
  readonly best: number
  /** R6.1: path tiles that might be drawn unseen. */
  readonly draws: number
}

interface Walk extends View {
  readonly breadth: Breadth
  /** The turn's number. */
  readonly turn: number
  readonly ends: TurnEnd[]
  plays: number
}

/** The turn's kinds, the weightiest first, for the plays may run out. Nothing is turned up in thought: it is not known. */
const KINDS: readonly ChoiceKind[] = [
  'ignite',
  'task',
  'guardian',
  'procession',
  'gnome',
  'bonfire',
  'path',
  'fate',
  'ship',
  'discard',
  'pass',
]
/** R3.7: what discarding is for. */
const FOR_A_FATE_TILE: readonly ChoiceKind[] = ['fate', 'discard']
/** Choices whose worth shows in the position that follows at once. */
const SHOWS_AT_ONCE: readonly ChoiceKind[] = ['move', 'search', 'take', 'yield', 'path', 'gnome']

/**
 * Every end of a turn that is worth a thought, from wherever in the turn it stands: with payments as proposed, and
 * without what would turn up something hidden.
 * @returns at least one
 */
export function turnEnds(view: View, breadth: Breadth, state: GameState): TurnEnd[] {
  const walk: Walk = { ...view, breadth, turn: state.turn.number, ends: [], plays: 0 }
  visit(walk, { choices: [], state, luck: 0 })
  return walk.ends
}

function visit(walk: Walk, so: TurnEnd): void {
  const { choices: made, state } = so
  const now = decision(state)
  const over = state.turn.seat !== walk.seat || state.turn.number !== walk.turn
  if (now === null || (made.length > 0 && over)) {
    walk.ends.push(so)
    return
  }
  if (now.question.kind !== 'turn') {
    const choices = legalChoices(walk.rules, state)
    for (const { choice, after } of worthwhile(walk, state, choices)) step(walk, so, choice, after)
    return
  }
  if (!state.turn.used) {
    inTurn(walk, so, legalChoices(walk.rules, state))
    return
  }
  walk.ends.push(so)
  // R3.1: a bonus action is thought of after the option. What else could be chosen need not be listed.
  for (const choice of choicesOf(walk.rules, state, 'novice')) step(walk, so, choice)
}

/** A choice, with the position that it comes to where it has been played already. */
interface Step {
  readonly choice: Choice
  readonly after?: GameState
}

function step(walk: Walk, so: TurnEnd, choice: Choice, played?: GameState): void {
  if (walk.plays >= walk.breadth.plays && walk.ends.length > 0) return
  walk.plays += 1
  const after = played ?? playProposed(walk.rules, so.state, choice)
  const luck = so.luck + luckOf(walk, so.state, choice, after, walk.breadth.draws)
  visit(walk, { choices: [...so.choices, choice], state: after, luck })
}

/** R3.1: a turn whose option is still to be taken; a bonus action is thought of before it only where there is none. */
function inTurn(walk: Walk, so: TurnEnd, choices: readonly Choice[]): void {
  const { choices: made, state } = so
  const of = (kind: ChoiceKind) => choices.filter((choice) => choice.kind === kind)
  for (const kind of made.at(-1)?.kind === 'discard' ? FOR_A_FATE_TILE : KINDS) {
    const some =
      kind === 'fate'
        ? bestFate(walk, state, choices)
        : kind === 'discard'
          ? oneDiscard(walk, state, choices)
          : kind === 'ship'
            ? bestIslands(walk, state, of(kind))
            : of(kind)
    for (const choice of some) step(walk, so, choice)
  }
  if (walk.ends.length === 0) for (const choice of of('novice')) step(walk, so, choice)
  if (walk.ends.length === 0) for (const choice of choices) if (choice.kind !== 'turnup') step(walk, so, choice)
}

function worthwhile(walk: Walk, state: GameState, choices: readonly Choice[]): readonly Step[] {
  const [first] = choices
  if (first === undefined || choices.length === 1) return unplayed(choices)
  switch (first.kind) {
    case 'fate':
      return unplayed(bestFate(walk, state, choices))
    case 'ship':
      return unplayed(bestIslands(walk, state, choices))
    case 'bonus':
      // A bonus is hardly ever worth less than its point.
      return unplayed([first])
    case 'space':
      return unplayed(bestSpaces(walk, state, choices))
    default: {
      const acting = choices.filter(({ kind }) => kind !== 'decline')
      const some = acting.length > 0 ? acting : choices
      return SHOWS_AT_ONCE.includes(first.kind) || first.kind === 'stay'
        ? bestAtOnce(walk, state, some)
        : unplayed(some)
    }
  }
}

const unplayed = (choices: readonly Choice[]): Step[] => choices.map((choice) => ({ choice }))

const best = <T>(list: readonly T[], worth: (one: T) => number, most: number): T[] =>
  list.length <= most
    ? [...list]
    : list
        .map((one) => ({ one, worth: worth(one) }))
        .sort((a, b) => b.worth - a.worth)
        .slice(0, most)
        .map(({ one }) => one)

function bestAtOnce(walk: Walk, state: GameState, choices: readonly Choice[]): Step[] {
  if (choices.length <= walk.breadth.best) return unplayed(choices)
  walk.plays += choices.length
  const steps = choices.map((choice) => ({ choice, after: playProposed(walk.rules, state, choice) }))
  return best(steps, ({ after }) => totalOf(evaluate(outlookOf(walk, after))), walk.breadth.best)
}

function bestFate({ rules, weights, seat, breadth }: Walk, state: GameState, choices: readonly Choice[]): Choice[] {
  const gained = (choice: Choice): number => {
    if (choice.kind !== 'fate') return 0
    const { areas, covered } = fateGain(rules, state, seat, choice)
    const tiles = areas.reduce((sum, { count }) => sum + count, 0)
    return tiles * weights.tile + covered.tiles.length * weights.yellow + covered.resources.length * weights.gold
  }
  return best(
    choices.filter(({ kind }) => kind === 'fate'),
    gained,
    breadth.fate,
  )
}

/** R7.2: the islands whose tasks are worth most and soonest done, or whose guardian is not there yet. */
function bestIslands({ rules, seat, lyingIn, breadth }: Walk, state: GameState, choices: readonly Choice[]): Choice[] {
  const city = cityOf(state, seat)
  const worths = new Map<IslandId, number>()
  if (taskCount(city) < 7)
    for (const { island, here } of lyingIn(state)) worths.set(island, Math.max(here, worths.get(island) ?? 0))
  const promise = (id: IslandId): number => {
    const island = rules.island(id)
    if (island.kind === 'guardian')
      return ownsGuardian(city, island.guardian) || guardiansLeft(state, island.guardian) === 0 ? 0 : GUARDIAN
    return (worths.get(id) ?? 0) / (1 + offeringsOn(state, seat, id) / 4)
  }
  return best(choices, (choice) => (choice.kind === 'ship' ? promise(choice.island) : 0), breadth.islands)
}
/** In points. */
const GUARDIAN = 3

/** R8.5: the task spaces where most is beside, or will be. */
function bestSpaces(walk: Walk, state: GameState, choices: readonly Choice[]): Choice[] {
  const asked = decision(state)?.question
  const outlook = outlookOf(walk, state)
  return best(
    choices,
    (choice) =>
      choice.kind === 'space' && asked?.kind === 'taskSpace' ? besides(outlook, choice.space, asked.task) : 0,
    walk.breadth.best,
  )
}

/** R3.7: what is discarded for a fate tile is what there is most of; more than a few are not given away. */
function oneDiscard({ seat }: Walk, state: GameState, choices: readonly Choice[]): Choice[] {
  const city = cityOf(state, seat)
  if (totalTiles(city.actionTiles) > tileLimit(city) + 3) return []
  const held = (choice: Choice) =>
    choice.kind === 'discard' && choice.tile !== 'yellow' ? city.actionTiles[choice.tile] : 0
  return best(
    choices.filter(({ kind }) => kind === 'discard'),
    held,
    2,
  )
}
