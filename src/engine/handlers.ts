import { answersQuestion } from './answers.ts'
import { bonfireHandler, takeHandler } from './bonfire.ts'
import type { Choice, ChoiceKind } from './choice.ts'
import type { ChoiceHandler } from './choice-handler.ts'
import type { Emit } from './city.ts'
import { bonusHandler, councilHandler, igniteHandler, noviceHandler, pointHandler } from './council.ts'
import type { Question } from './decision.ts'
import { discardHandler, fateHandler, startHandler } from './fate.ts'
import { gnomeHandler } from './gnomes.ts'
import { guardianHandler } from './guardians.ts'
import { newpathsHandler, pathHandler, searchHandler } from './paths.ts'
import { payHandler, payResourcesHandler } from './pay.ts'
import { moveHandler, processionHandler, stayHandler, yieldHandler } from './procession.ts'
import { refuse } from './refusal.ts'
import type { Rules } from './rules.ts'
import { declineHandler, shipHandler } from './ship.ts'
import type { Draft, GameState } from './state.ts'
import { offerHandler, spaceHandler, taskHandler } from './tasks.ts'
import { tomCouncilHandler, tomGnomeHandler, tomGuardianHandler, tomTaskHandler } from './tom.ts'
import { type AnyOf, endHandler, outHandler, passHandler, turnupHandler } from './turn.ts'

const HANDLERS: { readonly [K in ChoiceKind]: ChoiceHandler<K> } = {
  start: startHandler,
  fate: fateHandler,
  path: pathHandler,
  search: searchHandler,
  newpaths: newpathsHandler,
  ship: shipHandler,
  task: taskHandler,
  offer: offerHandler,
  space: spaceHandler,
  guardian: guardianHandler,
  procession: processionHandler,
  move: moveHandler,
  stay: stayHandler,
  yield: yieldHandler,
  bonfire: bonfireHandler,
  take: takeHandler,
  gnome: gnomeHandler,
  ignite: igniteHandler,
  novice: noviceHandler,
  council: councilHandler,
  bonus: bonusHandler,
  point: pointHandler,
  pay: payHandler,
  give: payResourcesHandler,
  discard: discardHandler,
  turnup: turnupHandler,
  decline: declineHandler,
  tomTask: tomTaskHandler,
  tomGuardian: tomGuardianHandler,
  tomCouncil: tomCouncilHandler,
  tomGnome: tomGnomeHandler,
  pass: passHandler,
  out: outHandler((rules, state, kinds) => anyOf(rules, state, kinds)),
  end: endHandler((rules, state, kinds) => anyOf(rules, state, kinds)),
}

/** Whether any choice of these kinds can be made in the turn. */
export const anyOf: AnyOf = (rules, state, kinds) =>
  kinds.some((kind) => legalChoicesOfKind(kind, rules, state, TURN).length > 0)
const TURN: Question = { kind: 'turn' }
/** Every choice of that kind that can be made; none where the question is another. */
export const legalChoicesOfKind = <K extends ChoiceKind>(
  kind: K,
  rules: Rules,
  state: GameState,
  question: Question,
): Choice<K>[] => (answersQuestion(kind, question) ? HANDLERS[kind].list(state, question, rules) : [])
/** Why a choice cannot be made; null when it can. */
export const refusalOf = <K extends ChoiceKind>(
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
export function applyTo<K extends ChoiceKind>(
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
