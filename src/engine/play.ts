import { CHOICE_KINDS_BY_QUESTION } from './answers.ts'
import { turnGreatBonfireTo } from './bonfire.ts'
import type { Choice, ChoiceKind } from './choice.ts'
import { actingCity, cityOf, type Emit, gainIfAbility } from './city.ts'
import { copyCityIntoDraft, draftOf } from './clone.ts'
import { commonTaskMet } from './conditions.ts'
import { councilHandler } from './council.ts'
import { decision, isQuestion, type Question } from './decision.ts'
import type { GameEvent } from './event.ts'
import { receiveGnome } from './gnomes.ts'
import { receiveGuardian } from './guardians.ts'
import { carryOutChoice, legalChoicesOfKind, refusalOfAnswer } from './handlers.ts'
import { formatChoice } from './notation.ts'
import { receivePathTile } from './paths.ts'
import { proposedResourcePayment, proposedTilePayment } from './payment.ts'
import { beginPaidProcession } from './procession.ts'
import { type Refusal, refuse } from './refusal.ts'
import { assertSameBox, type Rules } from './rules.ts'
import { sailShipTo } from './ship.ts'
import type { Draft, GameState } from './state.ts'
import { COMMON_TASKS, type Seat } from './terms.ts'
import { doTomCard, isChoiceForTom, isTom, isTomsTurn, sendCommonNoviceForTom } from './tom.ts'
import { endTomsTurnOrGame, nextTurn } from './turn.ts'

/** The kinds of a turn's choices, those first that are soon listed and often there. */
const QUICK_FIRST: readonly ChoiceKind[] = [
  'path',
  'ship',
  'bonfire',
  'turnup',
  ...CHOICE_KINDS_BY_QUESTION.turn.filter(
    (kind) => !['path', 'ship', 'bonfire', 'turnup', 'fate', 'end'].includes(kind),
  ),
  'fate',
  'end',
]

/** Lists are asked for again and again for one position, and `play` needs the next one anyway. */
const lists = new WeakMap<GameState, readonly Choice[]>()

/**
 * Every choice that can be made now, complete and finite; payments in the order in which they are proposed (R4.5).
 * @returns empty only when the game is over
 */
export function legalChoices(rules: Rules, state: GameState): readonly Choice[] {
  assertSameBox(rules, state)
  const known = lists.get(state)
  if (known !== undefined) return known
  const now = decision(state)
  const choices = now === null ? [] : listAll(rules, state, now.question)
  lists.set(state, choices)
  return choices
}

/** Those of `legalChoices` that are of one kind, for a search that wants no others. */
export function legalChoicesNowOfKind<K extends ChoiceKind>(
  rules: Rules,
  state: GameState,
  kind: K,
): readonly Choice<K>[] {
  const now = decision(state)
  return now === null ? [] : legalChoicesOfKind(kind, rules, state, now.question)
}

function listAll(rules: Rules, state: GameState, question: Question): Choice[] {
  const all: Choice[] = []
  for (const kind of CHOICE_KINDS_BY_QUESTION[question.kind])
    for (const choice of legalChoicesOfKind(kind, rules, state, question)) all.push(choice)
  return all
}

/**
 * Why a choice cannot be made now.
 * @returns null exactly when it is legal
 */
export function whyNot(rules: Rules, state: GameState, choice: Choice): Refusal | null {
  assertSameBox(rules, state)
  const now = decision(state)
  if (now === null) return refuse('gameOver', 'R14.3')
  return refusalOfAnswer(choice.kind, rules, state, now.question, choice)
}

/** What came of a choice: the new position, and what happened on the way. */
export interface Played {
  readonly state: GameState
  readonly events: readonly GameEvent[]
}

/**
 * Makes a choice. Decisions with one legal choice that follow are taken by themselves, except the turn's end.
 * @param state untouched
 * @throws when `whyNot` refuses the choice, or the rules are of another box: the caller's mistake
 */
export function play(rules: Rules, state: GameState, choice: Choice): Played {
  assertSameBox(rules, state)
  // What was listed for this very position has been judged.
  const refusal = lists.get(state)?.includes(choice) === true ? null : whyNot(rules, state, choice)
  if (refusal !== null) throw new Error(`'${formatChoice(choice)}' is not legal: ${refusal.code} (${refusal.rule})`)
  const draft = draftOf(state)
  const events: GameEvent[] = []
  const emit: Emit = (event) => events.push(event)
  carryOut(rules, draft, choice, emit)
  settle(rules, draft, emit, false)
  return { state: draft, events }
}

const silent: Emit = () => undefined

/**
 * Makes a choice in thought: as `play` does, and pays what has to be paid as it is proposed first (R4.5). Nothing is told,
 * and the choice is not judged again.
 * @param choice one of `legalChoices`
 * @returns the position in which something else than a payment has to be decided, or the game is over
 */
export function playAutoPaying(rules: Rules, state: GameState, choice: Choice): GameState {
  const draft = draftOf(state)
  carryOut(rules, draft, choice, silent)
  settle(rules, draft, silent, true)
  return draft
}

/**
 * The table lets an empty seat take no more turns, as R3.3 does; if it is its turn, that ends as it stands.
 * @throws when the seat takes no turns anyway, as Tom's does not
 */
export function sitOut(rules: Rules, state: GameState, seat: Seat): Played {
  assertSameBox(rules, state)
  if (state.ended !== null || isTom(state, seat) || cityOf(state, seat).status !== 'playing')
    throw new Error(`seat ${seat} takes no turns`)
  const draft = draftOf(state)
  const events: GameEvent[] = []
  const emit: Emit = (event) => events.push(event)
  copyCityIntoDraft(draft, seat)
  cityOf(draft, seat).status = 'out'
  emit({ kind: 'wentOut', seat, satOut: true })
  if (draft.turn.seat === seat) {
    // A novice under way has to arrive (R12.5): on the first space that admits it, without the bonus.
    for (const question of [...draft.todo]) {
      const [first] = question.kind === 'council' ? councilHandler.list(draft, question, rules) : []
      if (first !== undefined && question.kind === 'council') councilHandler.apply(draft, question, first, emit, rules)
    }
    draft.todo = [{ kind: 'doNextTurn' }]
    settle(rules, draft, emit, false)
  }
  return { state: draft, events }
}

/** R4.5: what is proposed where a payment is asked for. */
function proposedPayment(draft: Draft, question: Question): Choice | null {
  const city = actingCity(draft)
  if (question.kind === 'payTiles') {
    const tiles = proposedTilePayment(draft, city, question.colour, question.units)
    return tiles === undefined ? null : { kind: 'pay', tiles }
  }
  if (question.kind !== 'payResources') return null
  const resources = proposedResourcePayment(city, question)
  return resources === undefined ? null : { kind: 'give', resources }
}

function carryOut(rules: Rules, draft: Draft, choice: Choice, emit: Emit): void {
  const question = draft.todo.at(-1)
  if (question === undefined || !isQuestion(question)) throw new Error('nothing is asked')
  if (question.kind !== 'turn') draft.todo.pop()
  carryOutChoice(choice.kind, rules, draft, question, choice, emit)
}

/**
 * Goes on until somebody has a real choice, or the game is over.
 * @param paying whether payments are made as proposed (R4.5), without asking
 */
function settle(rules: Rules, draft: Draft, emit: Emit, paying: boolean): void {
  for (;;) {
    if (draft.ended !== null) return
    noteCommonTasks(draft, emit)
    const next = draft.todo.at(-1)
    if (next === undefined) throw new Error('a game that goes on asks nothing')
    if (!isQuestion(next)) {
      draft.todo.pop()
      doIt(rules, draft, next, emit)
      continue
    }
    const forced = (paying ? proposedPayment(draft, next) : null) ?? forcedChoice(rules, draft, next)
    if (forced === null) return
    emit({ kind: 'forced', seat: draft.turn.seat, choice: forced })
    carryOut(rules, draft, forced, emit)
  }
}

/** The choice that is taken by itself; null when somebody has to be asked. */
function forcedChoice(rules: Rules, draft: Draft, question: Question): Choice | null {
  if (question.kind === 'turn') return soleInTurn(rules, draft, question)
  const choices = listAll(rules, draft, question)
  const [first] = choices
  if (first === undefined) throw new Error(`nothing can be chosen for ${question.kind}`)
  if (!isReal(draft, choices)) return first
  lists.set(draft, choices)
  return null
}

/** In the turn only whether there is more than one choice is asked, and of most positions the first kinds tell it. */
function soleInTurn(rules: Rules, draft: Draft, question: Question): Choice | null {
  // There is its end.
  if (draft.turn.used) return null
  const found: Choice[] = []
  for (const kind of QUICK_FIRST) {
    found.push(...legalChoicesOfKind(kind, rules, draft, question))
    if (found.length > 1) return null
  }
  const [sole] = found
  if (sole === undefined) throw new Error('nothing can be chosen in the turn')
  return sole.kind === 'end' ? null : sole
}

/** Whether somebody has to be asked; if not, the first of the choices is taken. */
function isReal(draft: Draft, choices: readonly Choice[]): boolean {
  if (choices.length === 1) return false
  if (draft.setup.solo?.letTomDecide === true && choices.every(({ kind }) => isChoiceForTom(kind))) return false
  // R10.1: if none of several guardians on a space can move, all stay, whichever is named first.
  return !choices.every(({ kind }) => kind === 'stay')
}

function doIt(
  rules: Rules,
  draft: Draft,
  todo: Exclude<Draft['todo'][number], { kind: Question['kind'] }>,
  emit: Emit,
): void {
  switch (todo.kind) {
    case 'doPath':
      receivePathTile(draft, todo.from, emit)
      break
    case 'doShip':
      sailShipTo(rules, draft, todo.to, emit)
      break
    case 'doGuardian':
      receiveGuardian(draft, todo.colour, false, emit)
      break
    case 'doProcession':
      beginPaidProcession(draft, todo.units, emit)
      break
    case 'doBonfire':
      turnGreatBonfireTo(draft, todo.space, emit)
      break
    case 'doGnome':
      receiveGnome(rules, draft, todo.gnome, todo.free, emit)
      break
    case 'doTomCard':
      doTomCard(rules, draft, emit)
      break
    case 'doTomNovices':
      sendCommonNoviceForTom(draft)
      break
    case 'doTomEnd':
      endTomsTurnOrGame(draft, emit)
      break
    case 'doNextTurn':
      nextTurn(rules, draft, emit)
      break
  }
}

/** R13.3: each common task that the acting city meets for the first time. */
function noteCommonTasks(draft: Draft, emit: Emit): void {
  const city = actingCity(draft)
  for (const common of COMMON_TASKS) {
    if (city.met.includes(common) || !commonTaskMet(city, common)) continue
    city.met = [...city.met, common]
    emit({ kind: 'commonTaskMet', seat: draft.turn.seat, task: common })
    // R16.6: Tom's gnomes have no abilities.
    if (!isTomsTurn(draft)) gainIfAbility(draft, emit, 'commonTaskPay', { resources: ['gold'], tiles: ['yellow'] })
  }
}
