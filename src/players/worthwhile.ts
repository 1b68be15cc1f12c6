import {
  type Choice,
  type ChoiceKind,
  cityOf,
  decision,
  fatePlacementGain,
  type GameState,
  guardiansLeftOfColour,
  type IslandId,
  legalChoices,
  mostTilesHeldToPlaceFate,
  ownOfferingCountOn,
  ownsGuardian,
  playAutoPaying,
  taskAndBonfireCount,
  totalTiles,
} from '#engine'
import { portalAndCrystalPointsOfTask } from './beside.ts'
import { positionContextOf, positionWorth } from './evaluate.ts'
import { byWorth } from './in-order.ts'
import type { TurnContext } from './outlook.ts'

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
  /** Choices played in thought on a last turn. */
  readonly lastTurn: number
  /** Whether each option of the turn is looked at once before the best of them are thought of further. */
  readonly every: boolean
}

/** How a turn is looked at: by whom, and how far. */
export interface TurnSearchContext extends TurnContext {
  readonly breadth: Breadth
  /** Own turns in which the others were not heard. */
  readonly later: number
  /** No turn comes after this one. */
  readonly last: boolean
  /** Choices played in thought so far. */
  plays: number
}

/** A choice, with the position that it comes to where it has been played already. */
export interface ChoiceAndPosition {
  readonly choice: Choice
  readonly after?: GameState
}

/** The turn's kinds, the weightiest first, after a pass, which is no more than one. Nothing is turned up in thought: it is not known. */
const KINDS: readonly ChoiceKind[] = [
  'pass',
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
]
/** R3.7: what discarding is for. */
const FOR_A_FATE_TILE: readonly ChoiceKind[] = ['fate', 'discard']
/** Choices whose worth shows in the position that follows at once. */
const SHOWS_AT_ONCE: readonly ChoiceKind[] = ['move', 'search', 'take', 'yield', 'path', 'gnome', 'stay']

/**
 * R3.1: the options of a turn that are worth a thought, by kind; a bonus action is none.
 * @param promised what each promises, where that is known
 */
export function worthwhileTurnOptions(
  looking: TurnSearchContext,
  state: GameState,
  discarded: boolean,
  promised?: ReadonlyMap<Choice, number>,
): readonly (readonly ChoiceAndPosition[])[] {
  const choices = legalChoices(looking.rules, state)
  const { fate, islands } = looking.breadth
  return (discarded ? FOR_A_FATE_TILE : KINDS)
    .map((kind) => {
      const of = choices.filter((choice) => choice.kind === kind)
      if (kind === 'discard') return wrapUnplayedChoices(oneDiscard(looking, state, of))
      if (kind !== 'fate' && kind !== 'ship') return wrapUnplayedChoices(of)
      if (promised === undefined || looking.last) return worthwhileAnswers(looking, state, of)
      return wrapUnplayedChoices(best(of, (choice) => promised.get(choice) ?? 0, kind === 'fate' ? fate : islands))
    })
    .filter((steps) => steps.length > 0)
}

/** Those answers to a question that are worth a thought; at least one where there are any. */
export function worthwhileAnswers(
  looking: TurnSearchContext,
  state: GameState,
  choices: readonly Choice[],
): readonly ChoiceAndPosition[] {
  const [first] = choices
  if (first === undefined || choices.length === 1) return wrapUnplayedChoices(choices)
  // R8.5: on a last turn it is all one where a task lies, which cannot be ignited any more.
  if (looking.last) return wrapUnplayedChoices(first.kind === 'space' ? [first] : choices)
  switch (first.kind) {
    case 'fate':
      return wrapUnplayedChoices(bestFate(looking, state, choices))
    case 'ship':
      return wrapUnplayedChoices(bestIslands(looking, state, choices))
    case 'bonus':
      // A bonus is hardly ever worth less than its point.
      return wrapUnplayedChoices([first])
    case 'space':
      return wrapUnplayedChoices(bestSpaces(looking, state, choices))
    default: {
      const acting = choices.filter(({ kind }) => kind !== 'decline')
      const some = acting.length > 0 ? acting : choices
      return SHOWS_AT_ONCE.includes(first.kind) ? bestAtOnce(looking, state, some) : wrapUnplayedChoices(some)
    }
  }
}

/** Choices that were not played yet. */
export const wrapUnplayedChoices = (choices: readonly Choice[]): ChoiceAndPosition[] =>
  choices.map((choice) => ({ choice }))

const best = <T>(list: readonly T[], worth: (one: T) => number, most: number): T[] =>
  list.length <= most
    ? [...list]
    : list
        .map((one) => ({ one, worth: worth(one) }))
        .sort(byWorth)
        .slice(0, most)
        .map(({ one }) => one)

function bestAtOnce(looking: TurnSearchContext, state: GameState, choices: readonly Choice[]): ChoiceAndPosition[] {
  if (choices.length <= looking.breadth.best) return wrapUnplayedChoices(choices)
  looking.plays += choices.length
  const steps = choices.map((choice) => ({ choice, after: playAutoPaying(looking.rules, state, choice) }))
  return best(steps, ({ after }) => positionWorth(looking, after), looking.breadth.best)
}

function bestFate(
  { rules, weights, seat, breadth }: TurnSearchContext,
  state: GameState,
  choices: readonly Choice[],
): Choice[] {
  const gained = (choice: Choice): number => {
    if (choice.kind !== 'fate') return 0
    const { areas, covered } = fatePlacementGain(rules, state, seat, choice)
    const tiles = areas.reduce((sum, { count }) => sum + count, 0)
    return tiles * weights.tile + covered.tiles.length * weights.yellow + covered.resources.length * weights.gold
  }
  return best(choices, gained, breadth.fate)
}

/** R7.2: the islands whose tasks are worth most and soonest done, or whose guardian is not there yet. */
function bestIslands(
  { rules, seat, lyingIn, breadth }: TurnSearchContext,
  state: GameState,
  choices: readonly Choice[],
): Choice[] {
  const city = cityOf(state, seat)
  const worths = new Map<IslandId, number>()
  if (taskAndBonfireCount(city) < 7)
    for (const { island, here } of lyingIn(state)) worths.set(island, Math.max(here, worths.get(island) ?? 0))
  const promise = (id: IslandId): number => {
    const island = rules.island(id)
    if (island.kind === 'guardian')
      return ownsGuardian(city, island.guardian) || guardiansLeftOfColour(state, island.guardian) === 0 ? 0 : GUARDIAN
    return (worths.get(id) ?? 0) / (1 + ownOfferingCountOn(state, seat, id) / 4)
  }
  return best(choices, (choice) => (choice.kind === 'ship' ? promise(choice.island) : 0), breadth.islands)
}
/** In points. */
const GUARDIAN = 3

/** R8.5: the task spaces where most is beside, or will be. */
function bestSpaces(looking: TurnSearchContext, state: GameState, choices: readonly Choice[]): Choice[] {
  const asked = decision(state)?.question
  const outlook = positionContextOf(looking, state)
  return best(
    choices,
    (choice) =>
      choice.kind === 'space' && asked?.kind === 'taskSpace'
        ? portalAndCrystalPointsOfTask(outlook, choice.space, asked.task)
        : 0,
    looking.breadth.best,
  )
}

/** R3.7: what is discarded for a fate tile is what there is most of; more than a few are not given away. */
function oneDiscard({ seat }: TurnSearchContext, state: GameState, choices: readonly Choice[]): Choice[] {
  const city = cityOf(state, seat)
  if (totalTiles(city.actionTiles) > mostTilesHeldToPlaceFate(city) + 3) return []
  const held = (choice: Choice) =>
    choice.kind === 'discard' && choice.tile !== 'yellow' ? city.actionTiles[choice.tile] : 0
  return best(choices, held, 2)
}
