import { answersQuestion } from './answers.ts'
import { greatBonfireHandler, greatBonfireRewardsHandler } from './bonfire.ts'
import type { Choice, ChoiceKind } from './choice.ts'
import { type ChoiceHandler, candidatesHandler } from './choice-handler.ts'
import { cityOf, type Emit } from './city.ts'
import {
  councilHandler,
  igniteHandler,
  noviceFromTaskHandler,
  pointInsteadOfBonusHandler,
  takeCouncilBonusHandler,
} from './council.ts'
import { countdownTileOnPass, passHandler } from './countdown.ts'
import type { Question } from './decision.ts'
import { turnupHandler } from './displays.ts'
import { discardHandler, fateHandler, startFateTileHandler } from './fate.ts'
import { gnomeHandler } from './gnomes.ts'
import { guardianHandler } from './guardians.ts'
import { newpathsHandler, pathHandler, searchPathPileHandler } from './paths.ts'
import { payResourcesHandler, payTilesHandler } from './pay.ts'
import { guardianDestinationHandler, processionHandler, stayHandler, yieldedResourceHandler } from './procession.ts'
import { refuse } from './refusal.ts'
import type { Rules } from './rules.ts'
import { declineIslandActionHandler, shipHandler } from './ship.ts'
import type { Draft, GameState } from './state.ts'
import { offeringTileHandler, taskHandler, taskSpaceHandler } from './tasks.ts'
import { tomCouncilHandler, tomGnomeHandler, tomGuardianHandler, tomTaskHandler } from './tom.ts'

/** The choices that are a turn's option (R3.1), those that are soon found first. */
export const TURN_OPTION_KINDS: readonly ChoiceKind[] = [
  'path',
  'ship',
  'bonfire',
  'guardian',
  'procession',
  'task',
  'gnome',
  'discard',
  'fate',
  'ignite',
  'newpaths',
]

/** R3.3: a bonus action stays a *may* (R13.2) where it is all there is: who declines it takes no more turns. */
const outHandler = candidatesHandler<'out'>({
  candidates: () => [{ kind: 'out' }],
  refuse(state, _question, _choice, rules) {
    if (state.turn.used || state.turn.extra) return refuse('optionTaken', 'R3.3')
    if (countdownTileOnPass(state, state.turn.seat) !== null) return refuse('mayPass', 'R14.4')
    return isAnyKindLegal(rules, state, ['novice']) && !isAnyKindLegal(rules, state, TURN_OPTION_KINDS)
      ? null
      : refuse('optionOpen', 'R3.5')
  },
  apply(draft, _question, _choice, emit) {
    const { seat } = draft.turn
    cityOf(draft, seat).status = 'out'
    emit({ kind: 'wentOut', seat, satOut: false, declined: true })
    draft.todo = [{ kind: 'doNextTurn' }]
  },
})

/** The end of the turn, once its option is taken (R3.5), or when after a bonus action none is left. */
const endHandler = candidatesHandler<'end'>({
  candidates: () => [{ kind: 'end' }],
  refuse: (state, _question, _choice, rules) =>
    state.turn.used || (state.turn.extra && !isAnyKindLegal(rules, state, TURN_OPTION_KINDS))
      ? null
      : refuse('optionOpen', 'R3.5'),
  apply(draft) {
    draft.todo = [{ kind: 'doNextTurn' }]
  },
})

const HANDLERS: { readonly [K in ChoiceKind]: ChoiceHandler<K> } = {
  start: startFateTileHandler,
  fate: fateHandler,
  path: pathHandler,
  search: searchPathPileHandler,
  newpaths: newpathsHandler,
  ship: shipHandler,
  task: taskHandler,
  offer: offeringTileHandler,
  space: taskSpaceHandler,
  guardian: guardianHandler,
  procession: processionHandler,
  move: guardianDestinationHandler,
  stay: stayHandler,
  yield: yieldedResourceHandler,
  bonfire: greatBonfireHandler,
  take: greatBonfireRewardsHandler,
  gnome: gnomeHandler,
  ignite: igniteHandler,
  novice: noviceFromTaskHandler,
  council: councilHandler,
  bonus: takeCouncilBonusHandler,
  point: pointInsteadOfBonusHandler,
  pay: payTilesHandler,
  give: payResourcesHandler,
  discard: discardHandler,
  turnup: turnupHandler,
  decline: declineIslandActionHandler,
  tomTask: tomTaskHandler,
  tomGuardian: tomGuardianHandler,
  tomCouncil: tomCouncilHandler,
  tomGnome: tomGnomeHandler,
  pass: passHandler,
  out: outHandler,
  end: endHandler,
}

/** Whether any choice of these kinds can be made in the turn. */
export const isAnyKindLegal = (rules: Rules, state: GameState, kinds: readonly ChoiceKind[]): boolean =>
  kinds.some((kind) => legalChoicesOfKind(kind, rules, state, TURN_QUESTION).length > 0)
export const TURN_QUESTION: Question = { kind: 'turn' }
/** Every choice of that kind that can be made; none where the question is another. */
export const legalChoicesOfKind = <K extends ChoiceKind>(
  kind: K,
  rules: Rules,
  state: GameState,
  question: Question,
): Choice<K>[] => (answersQuestion(kind, question) ? HANDLERS[kind].list(state, question, rules) : [])
/** Why a choice cannot be made; null when it can. */
export const refusalOfAnswer = <K extends ChoiceKind>(
  kind: K,
  rules: Rules,
  state: GameState,
  question: Question,
  choice: Choice<K>,
) =>
  answersQuestion(kind, question)
    ? HANDLERS[kind].refuse(state, question, choice, rules)
    : refuse('notAskedNow', 'R3.1', { asked: question.kind })
/** Carries out a legal choice. */
export function carryOutChoice<K extends ChoiceKind>(
  kind: K,
  rules: Rules,
  draft: Draft,
  question: Question,
  choice: Choice<K>,
  emit: Emit,
): void {
  if (!answersQuestion(kind, question)) throw new Error(`${kind} does not answer ${question.kind}`)
  HANDLERS[kind].apply(draft, question, choice, emit, rules)
}
