import { answersQuestion } from './answers.ts'
import { bonfire, take } from './bonfire.ts'
import type { Choice, ChoiceKind } from './choice.ts'
import type { ChoiceHandler } from './choice-handler.ts'
import type { Emit } from './city.ts'
import { bonus, council, ignite, novice, point } from './council.ts'
import type { Question } from './decision.ts'
import { discard, fate, start } from './fate.ts'
import { gnome } from './gnomes.ts'
import { guardian } from './guardians.ts'
import { newpaths, path, search } from './paths.ts'
import { give, pay } from './pay.ts'
import { move, procession, stay, yieldAction } from './procession.ts'
import { refuse } from './refusal.ts'
import type { Rules } from './rules.ts'
import { decline, ship } from './ship.ts'
import type { Draft, GameState } from './state.ts'
import { offer, space, task } from './tasks.ts'
import { tomCouncil, tomGnome, tomGuardian, tomTask } from './tom.ts'
import { type AnyOf, endHandler, goOut, pass, turnup } from './turn.ts'

const HANDLERS: { readonly [K in ChoiceKind]: ChoiceHandler<K> } = {
  start,
  fate,
  path,
  search,
  newpaths,
  ship,
  task,
  offer,
  space,
  guardian,
  procession,
  move,
  stay,
  yield: yieldAction,
  bonfire,
  take,
  gnome,
  ignite,
  novice,
  council,
  bonus,
  point,
  pay,
  give,
  discard,
  turnup,
  decline,
  tomTask,
  tomGuardian,
  tomCouncil,
  tomGnome,
  pass,
  out: goOut((rules, state, kinds) => anyOf(rules, state, kinds)),
  end: endHandler((rules, state, kinds) => anyOf(rules, state, kinds)),
}

/** Whether any choice of these kinds can be made in the turn. */
export const anyOf: AnyOf = (rules, state, kinds) => kinds.some((kind) => listOf(kind, rules, state, TURN).length > 0)
const TURN: Question = { kind: 'turn' }
/** Every choice of that kind that can be made; none where the question is another. */
export const listOf = <K extends ChoiceKind>(
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
