import {
  type Choice,
  decision,
  formatChoices,
  type GameState,
  type Guardian,
  isBonfirePlace,
  legalChoices,
  pathSpaceOfPlace,
  type Rules,
} from '#engine'
import { EMOJI, labelOf } from '#text'
import { stayingInProcessionWarning } from '../advice/warnings.ts'
import { emptySequence, type TriedSequence, withChoice, withProposedPayments } from '../choice-sequence.ts'
import { buttonRows, type Post, type Row, select } from '../components.ts'
import { pressOn } from '../custom-id.ts'
import { currentQuestion, type PanelContext } from '../panel.ts'
import type { ProcessionPlan } from '../panel-codecs.ts'
import { playOrPlayAndEndButtons } from './endings.ts'
import { backButton, footerRows } from './footer.ts'
import { turnMenuPanel } from './menu.ts'
import { optionOfSequence, withLetter } from './options.ts'
import { aboveOptions, panelPost } from './panel-post.ts'
import { ownTurnPictureAfter } from './pictures.ts'

type Walk = Choice<'move'> | Choice<'stay'>

/** One guardian's turn in a procession: what she may do, and what the plan lets her do. */
interface Walker {
  readonly guardian: Guardian
  readonly options: readonly Walk[]
  readonly chosen: Walk
  readonly before: TriedSequence
}

/** A plan made to fit: units that can be paid, and for each guardian in turn a legal move. */
export interface PlayableProcession {
  readonly line: TriedSequence
  readonly walkers: readonly Walker[]
  readonly plan: ProcessionPlan
}

const isWalk = (choice: Choice): choice is Walk => choice.kind === 'move' || choice.kind === 'stay'
const asksForWalk = (state: GameState): boolean => decision(state)?.question.kind === 'procession'

const processions = (rules: Rules, state: GameState): Choice<'procession'>[] =>
  legalChoices(rules, state).filter((choice) => choice.kind === 'procession')

/** Steps from the start, and one more to a bonfire. */
const stride = (walk: Walk): number =>
  walk.kind === 'stay' ? -1 : pathSpaceOfPlace(walk.to) + (isBonfirePlace(walk.to) ? 1 : 0)

/**
 * Plays a plan as far as it goes: the furthest guardian first (R10.1); who is not in it, or may not go where it says,
 * goes as far as she can, and in the countdown to a bonfire where she can.
 * @returns null when no procession can begin now
 */
export function followProcessionPlan(rules: Rules, state: GameState, plan: ProcessionPlan): PlayableProcession | null {
  if (asksForWalk(state)) return walkOn(rules, { line: emptySequence(rules, state), units: 0 }, plan)
  const begun = processions(rules, state).map((choice) => ({
    line: withProposedPayments(withChoice(emptySequence(rules, state), choice)),
    units: choice.units,
  }))
  const wanted = begun.find(({ units }) => units === plan.units)
  if (wanted !== undefined) return walkOn(rules, wanted, plan)
  // Nobody gives three tiles for one unasked, or pays a unit that moves nobody.
  const [least, ...more] = begun.filter((one, nth) => nth === 0 || paidPlainly(one.line))
  if (least === undefined) return null
  return more
    .map((one) => walkOn(rules, one, plan))
    .reduce((best, longer) => (sameWalks(best, longer) ? best : longer), walkOn(rules, least, plan))
}

const paidPlainly = ({ events }: TriedSequence): boolean =>
  events.every((event) => event.kind !== 'paidTiles' || event.tiles.every((tile) => tile === 'white'))

const sameWalks = (one: PlayableProcession, other: PlayableProcession): boolean =>
  formatChoices(one.walkers.map(({ chosen }) => chosen)) === formatChoices(other.walkers.map(({ chosen }) => chosen))

type Begun = Pick<PlayableProcession, 'line'> & Pick<ProcessionPlan, 'units'>

function walkOn(rules: Rules, { line: begun, units }: Begun, plan: ProcessionPlan): PlayableProcession {
  let line = begun
  const walkers: Walker[] = []
  const seat = line.after.turn.seat
  while (asksForWalk(line.after) && decision(line.after)?.seat === seat) {
    const walks = legalChoices(rules, line.after).filter(isWalk)
    const wish = plan.moves.find(({ guardian }) => walks.some((walk) => walk.guardian === guardian))
    const guardian = wish?.guardian ?? walks[0]?.guardian
    const options = walks.filter((walk) => walk.guardian === guardian).sort((a, b) => stride(b) - stride(a))
    const wanted = wish && options.find((walk) => (walk.kind === 'stay' ? wish.to === null : walk.to === wish.to))
    const chosen = wanted ?? (line.after.countdown === null ? undefined : options.find(endsAtBonfire)) ?? options[0]
    if (chosen === undefined) break
    walkers.push({ guardian: chosen.guardian, options, chosen, before: line })
    line = withChoice(line, chosen)
  }
  const moves = walkers.map(({ guardian, chosen }) => ({ guardian, to: chosen.kind === 'stay' ? null : chosen.to }))
  return { line, walkers, plan: { units, moves } }
}

const endsAtBonfire = (walk: Walk): boolean => walk.kind === 'move' && isBonfirePlace(walk.to)

/** One panel for the whole procession: steps, a select a guardian, and Go. */
export function processionPanel(panel: PanelContext, wanted: ProcessionPlan): Post {
  const { table, state } = panel
  const procession = followProcessionPlan(panel.rules, state, wanted)
  if (procession === null) return turnMenuPanel(panel)
  const { line, walkers, plan } = procession
  const shown = walkers.slice(0, 5)
  const inTurn = currentQuestion(panel)?.kind === 'turn'
  const walks = shown.flatMap(({ options }) => options)
  const picture = ownTurnPictureAfter(
    panel,
    line,
    walks.map((walk) => ({ choices: [walk] })),
  )
  return panelPost(panel, picture, [
    `### ${EMOJI.procession} ${panel.words.panel.actions.procession}`,
    ...aboveOptions(panel),
    plan.units === 0 ? null : stepsSelect(panel, plan),
    ...shown.map((walker) => walkerSelect(panel, plan, walker, walks)),
    walksForGain(walkers) ? stayingInProcessionWarning(panel, walkers) : null,
    ...buttonRows([
      ...playOrPlayAndEndButtons(panel, line, panel.words.buttons.go, (ends) =>
        pressOn(table, { verb: ends ? 'goend' : 'go', plan }),
      ),
      inTurn ? backButton(panel) : null,
    ]),
    `-# ${optionOfSequence(panel, line).description ?? ''}`,
    ...footerRows(panel, { shown: { of: 'plan', plan }, saves: !inTurn }),
  ])
}

/** R9.2: in a procession that specialist 17 sets off nothing is gained. */
function walksForGain([first]: readonly Walker[]): boolean {
  const asked = first === undefined ? null : decision(first.before.after)?.question
  return asked?.kind === 'procession' && asked.paid
}

function stepsSelect(panel: PanelContext, plan: ProcessionPlan): Row {
  return select(
    pressOn(panel.table, { verb: 'steps', plan }),
    panel.words.panel.stepsPlaceholder,
    processions(panel.rules, panel.state).map((choice) => ({
      value: formatChoices([choice]),
      ...labelOf(panel.words, panel.rules, panel.state, choice),
      chosen: choice.units === plan.units,
    })),
  )
}

/** @param walks every guardian's options, in the order in which the picture marks them */
function walkerSelect(
  panel: PanelContext,
  plan: ProcessionPlan,
  { guardian, options, chosen, before }: Walker,
  walks: readonly Walk[],
): Row {
  return select(
    pressOn(panel.table, { verb: 'plan', guardian, plan }),
    panel.words.panel.guardianMoves(guardian),
    options.map((walk) =>
      withLetter(walks.indexOf(walk), {
        value: formatChoices([walk]),
        ...labelOf(panel.words, panel.rules, before.after, walk),
        chosen: walk === chosen,
      }),
    ),
  )
}
