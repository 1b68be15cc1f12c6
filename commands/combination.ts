import {
  type Choice,
  type CouncilSpace,
  cityOf,
  decision,
  formatChoice,
  type GameState,
  legalChoices,
  pathTileAt,
  pathTileParts,
  type Rules,
  type Space,
} from '#engine'
import { type ChoiceSequence, COMBINED, emptySequence, withChoice, withProposedPayments } from './choice-sequence.ts'

/** Whether what is asked now is put together with what is asked after it. */
export const isCombined = (state: GameState): boolean => COMBINED.has(decision(state)?.question.kind ?? '')

/** The Great Bonfire that is turned for free (R12.6d) has two choices of its own: with it they would be too many for a panel. */
const isGoingOn = (state: GameState): boolean => isCombined(state) && decision(state)?.question.kind !== 'freeBonfire'

/** One of the choices that are put together. */
interface CombinedChoice {
  readonly options: readonly Choice[]
  readonly chosen: Choice
  /** What was chosen before it. */
  readonly before: ChoiceSequence
}

/** Choices in a row, each with what it was chosen from. */
export interface Combination {
  readonly line: ChoiceSequence
  readonly choices: readonly CombinedChoice[]
}

/**
 * Puts choices together: what is wanted where that is legal, and else what is best by a rule of thumb.
 * @param first what it begins with
 * @param wanted in any order; what is no option counts for nothing
 */
export function combine(
  rules: Rules,
  state: GameState,
  first: readonly Choice[],
  wanted: readonly Choice[],
): Combination {
  const wishes = new Set(wanted.map(formatChoice))
  const choices: CombinedChoice[] = []
  let line = emptySequence(rules, state)
  for (let options = first; options.length > 0; ) {
    const chosen = options.find((one) => wishes.has(formatChoice(one))) ?? best(line, options)
    if (chosen === undefined) break
    choices.push({ options, chosen, before: line })
    line = withProposedPayments(withChoice(line, chosen))
    const goesOn = !line.final && line.after.turn.number === state.turn.number && isGoingOn(line.after)
    options = goesOn ? legalChoices(rules, line.after) : []
  }
  return { line, choices }
}

/** What was chosen, without payments: from this the same is put together again. */
export const chosenIn = ({ choices }: Combination): readonly Choice[] => choices.map(({ chosen }) => chosen)

function best(line: ChoiceSequence, options: readonly Choice[]): Choice | undefined {
  const ranked = options.map((choice) => ({ choice, value: thumb(line, choice) }))
  return ranked.toSorted((a, b) => b.value - a.value)[0]?.choice
}

/** By a rule of thumb; only options of one list are compared. */
function thumb(line: ChoiceSequence, choice: Choice): number {
  const { rules, after: state } = line
  switch (choice.kind) {
    case 'offer':
      return -piecesFor(line, choice)
    case 'space':
      return pointsAt(rules, state, choice.space)
    case 'council':
      return usable(line, choice) ? COUNCIL_SAVES[choice.space] : 0
    case 'ignite': {
      const task = cityOf(state, state.turn.seat).tasks[choice.space - 1]
      return task ? rules.task(task.task).points : 0
    }
    case 'bonfire':
      return bestAt(line, choice)
    case 'take':
      return takenAt(rules, state, choice)
    case 'point':
      return -1
    default:
      return 0
  }
}

/** How many pieces it takes to pay for an offering; gold, which stands for anything, counts for a little more. */
function piecesFor(line: ChoiceSequence, choice: Choice): number {
  const { events } = withProposedPayments(withChoice({ ...line, events: [] }, choice))
  const paid = events.flatMap((event) =>
    event.kind === 'paidResources' ? event.resources : event.kind === 'paidTiles' ? event.tiles : [],
  )
  return paid.length + paid.filter((piece) => piece === 'gold').length / 10
}

/** R11: the best rewards of a space, less the tiles that it costs. */
function bestAt(line: ChoiceSequence, choice: Choice): number {
  const { rules, after, events } = withProposedPayments(withChoice({ ...line, events: [] }, choice))
  const tiles = events.flatMap((event) => (event.kind === 'paidTiles' ? event.tiles : []))
  // Where no portal fits they are taken by themselves.
  const both: Choice<'take'> = { kind: 'take', tile: true, reward: true, portal: null }
  const takes = [both, ...legalChoices(rules, after).filter((one) => one.kind === 'take')]
  return Math.max(...takes.map((one) => takenAt(rules, after, one))) - tiles.length
}

/** R11.2: what rewards are worth, in points about; a portal is worth two at the end, and tasks ask for it. */
function takenAt({ box }: Rules, state: GameState, { tile, reward, portal }: Choice<'take'>): number {
  const space = box.greatBonfire[state.bonfire.at ?? 0]
  const goods = space?.reward === 'points' ? 2 : space?.reward === 'gold' ? 1.5 : 1
  return (portal === null ? 0 : 3) + (reward ? goods : 0) + (tile ? (space?.actionTile === 'yellow' ? 1.4 : 1.2) : 0)
}

/** R15.2, R15.3: what a bonfire on a space lets expect; half of what is not known yet. */
function pointsAt(rules: Rules, state: GameState, space: Space): number {
  const city = cityOf(state, state.turn.seat)
  const asked = decision(state)?.question
  const tile = pathTileAt(city, space)
  const task = asked?.kind === 'taskSpace' ? rules.task(asked.task) : null
  // The first space of the path has no crystal, and never will.
  const unknown = space === 1 ? 0 : 1
  const crystal = tile === undefined ? unknown : pathTileParts(tile).crystal === task?.colour ? 2 : 0
  const portal = city.portals[space - 1] === null ? 1 : 2
  return crystal + portal + rules.guardianValue(space) / 10
}

/** R12.7: whether more than a point comes of it. */
const usable = (line: ChoiceSequence, choice: Choice): boolean =>
  !withChoice({ ...line, events: [] }, choice).events.some(
    (event) => event.kind === 'forced' && event.choice.kind === 'point',
  )

/** About how many tiles and resources the bonus of a council space saves. */
const COUNCIL_SAVES: Readonly<Record<CouncilSpace, number>> = {
  fateTile: 7,
  guardian: 6,
  greatBonfire: 5,
  pathTile: 4.5,
  specialist: 4,
  moveGuardian: 3.5,
  goldAndYellow: 3,
  moveShip: 2,
}
