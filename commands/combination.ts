import {
  type Choice,
  type ChoiceKind,
  cityOf,
  decision,
  formatChoice,
  formatChoices,
  type GameState,
  legalChoices,
  pathTileAt,
  type Rules,
  resourceAndCrystal,
  type Space,
} from '#engine'
import { bestChoiceAndRestOfTurn, knownOf } from '#players'
import { LIMITS } from '#text'
import {
  COMBINED_QUESTIONS,
  emptySequence,
  type TriedSequence,
  withChoice,
  withProposedPayments,
} from './choice-sequence.ts'

/** Whether what is asked now is put together with what is asked after it; more than one select holds is asked by itself. */
export const isCombinedQuestion = (rules: Rules, state: GameState): boolean =>
  COMBINED_QUESTIONS.has(decision(state)?.question.kind ?? '') && legalChoices(rules, state).length <= LIMITS.options

/** One of the choices that are put together. */
interface CombinedChoice {
  readonly options: readonly Choice[]
  readonly chosen: Choice
  /** What was chosen before it. */
  readonly before: TriedSequence
}

/** Choices in a row, each with what it was chosen from. */
export interface Combination {
  readonly line: TriedSequence
  readonly choices: readonly CombinedChoice[]
}

/** The most that a button's id has room for, besides what else it says. */
const LONGEST_LINE = LIMITS.customId - 34

/**
 * Puts choices together: what is wanted where that is legal, and else what is best: of what lies beside a task and what the
 * Great Bonfire gives by a rule of thumb, of all else as the computer players see it.
 * @param first what it begins with
 * @param wanted in any order; what is no option counts for nothing
 */
export function proposeCombination(
  rules: Rules,
  state: GameState,
  first: readonly Choice[],
  wanted: readonly Choice[],
): Combination {
  const wishes = new Set(wanted.map(formatChoice))
  // Who wants what a bonus gives wants the bonus.
  if (wanted.some(({ kind }) => GIVEN.includes(kind))) wishes.add(formatChoice({ kind: 'bonus' }))
  let proposed: ReadonlySet<string> = new Set()
  const choices: CombinedChoice[] = []
  let line = emptySequence(rules, state)
  for (let options = first; options.length > 0; ) {
    const one = options.find((option) => wishes.has(formatChoice(option)))
    if (one === undefined && !options.some(({ kind }) => BY_THUMB.includes(kind)) && !options.some(isIn(proposed)))
      proposed = proposedAt(rules, state, line, options)
    const chosen: Choice | undefined = one ?? options.find(isIn(proposed)) ?? best(line, options)
    if (chosen === undefined) break
    choices.push({ options, chosen, before: line })
    line = withProposedPayments(withChoice(line, chosen))
    const asked = !line.final && line.after.turn.number === state.turn.number && isCombinedQuestion(rules, line.after)
    const next = asked ? legalChoices(rules, line.after) : []
    options = next.every((option) => fits([...choices.map((each) => each.chosen), option])) ? next : []
  }
  return { line, choices }
}

/** What was proposed in a position, by what was chosen since: the same panel is made again by many presses. */
const known = new WeakMap<GameState, Map<string, ReadonlySet<string>>>()

/** What the computer players would choose next, written as in a journal. @param state what the line began with */
function proposedAt(
  rules: Rules,
  state: GameState,
  line: TriedSequence,
  options: readonly Choice[],
): ReadonlySet<string> {
  const lines = known.get(state) ?? new Map<string, ReadonlySet<string>>()
  known.set(state, lines)
  const key = JSON.stringify([formatChoices(line.choices), formatChoices(options)])
  const proposed =
    lines.get(key) ??
    new Set(bestChoiceAndRestOfTurn(rules, knownOf(line.after), foreseen(line, options)).map(formatChoice))
  lines.set(key, proposed)
  return proposed
}

/** Nothing is revealed unasked: what can be taken back comes first. */
function foreseen(line: TriedSequence, options: readonly Choice[]): readonly Choice[] {
  const sure = options.filter((choice) => !withChoice({ ...line, final: false }, choice).final)
  return sure.length === 0 ? options : sure
}

const isIn = (some: ReadonlySet<string>) => (choice: Choice) => some.has(formatChoice(choice))
const fits = (line: readonly Choice[]): boolean => formatChoices(told(line)).length <= LONGEST_LINE

/** What the bonuses of the council's spaces ask for. */
const GIVEN: readonly ChoiceKind[] = ['path', 'search', 'guardian', 'bonfire', 'take', 'gnome', 'move']
/** A look at what lies there is all that these need. */
const BY_THUMB: readonly ChoiceKind[] = ['offer', 'space', 'task', 'bonfire', 'take']

/** What was chosen, without payments: from this the same is put together again. */
export const choicesWithoutPayments = ({ choices }: Combination): readonly Choice[] =>
  told(choices.map(({ chosen }) => chosen))

/** A bonus goes without saying before what it gives. */
const told = (line: readonly Choice[]): readonly Choice[] =>
  line.filter(({ kind }, index) => kind !== 'bonus' || index === line.length - 1)

/** What was wanted, with another choice: what only the one in its place led to is wanted no more. */
export const replaceWantedChoices = (wanted: readonly Choice[], chosen: readonly Choice[]): readonly Choice[] => {
  const gone = chosen.flatMap(({ kind }) => [kind, ...(LEADS_TO[kind] ?? [])])
  return [...wanted.filter(({ kind }) => !gone.includes(kind)), ...chosen]
}

const LEADS_TO: Readonly<Partial<Record<ChoiceKind, readonly ChoiceKind[]>>> = {
  council: ['bonus', 'point', ...GIVEN],
  point: ['bonus', ...GIVEN],
  bonus: ['point'],
  bonfire: ['take'],
}

function best(line: TriedSequence, options: readonly Choice[]): Choice | undefined {
  const ranked = options.map((choice) => ({ choice, value: thumb(line, choice) }))
  return ranked.toSorted((a, b) => b.value - a.value)[0]?.choice
}

/** By a rule of thumb; only options of one list are compared. */
function thumb(line: TriedSequence, choice: Choice): number {
  const { rules, after: state } = line
  switch (choice.kind) {
    case 'offer':
      return -piecesFor(line, choice)
    case 'space':
      return pointsAt(rules, state, choice.space)
    case 'bonfire':
      return bestAt(line, choice)
    case 'take':
      return takenAt(rules, state, choice)
    default:
      return 0
  }
}

/** How many pieces it takes to pay for an offering; gold, which stands for anything, counts for a little more. */
function piecesFor(line: TriedSequence, choice: Choice): number {
  const { events } = withProposedPayments(withChoice({ ...line, events: [] }, choice))
  const paid = events.flatMap((event) =>
    event.kind === 'paidResources' ? event.resources : event.kind === 'paidTiles' ? event.tiles : [],
  )
  return paid.length + paid.filter((piece) => piece === 'gold').length / 10
}

/** R11: the best rewards of a space, less the tiles that it costs. */
function bestAt(line: TriedSequence, choice: Choice): number {
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
  const crystal = tile === undefined ? unknown : resourceAndCrystal(tile).crystal === task?.colour ? 2 : 0
  const portal = city.portals[space - 1] === null ? 1 : 2
  return crystal + portal + rules.guardianValue(space) / 10
}
