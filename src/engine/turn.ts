import type { ChoiceKind } from './choice.ts'
import type { ChoiceHandler } from './choice-handler.ts'
import { actingCity, cityOf, type Emit, gain } from './city.ts'
import { ownCopyOfCity } from './clone.ts'
import { councilProgress, countdownAfter, countdownBefore, countdownTileFor, handOnCountdownTile } from './countdown.ts'
import { refillWaits, turnUpAll } from './displays.ts'
import { refuse } from './refusal.ts'
import type { Rules } from './rules.ts'
import type { Draft, Ending, GameState } from './state.ts'
import type { Seat } from './terms.ts'
import { isTom, TOM_SEAT, tomsDeckIsThrough } from './tom.ts'

/** The choices that are a turn's option (R3.1), those that are soon found first. */
const OPTIONS: readonly ChoiceKind[] = [
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

/** Whether any choice of these kinds is legal in the turn; given by `handlers.ts`, which knows all actions. */
export type AnyOf = (rules: Rules, state: GameState, kinds: readonly ChoiceKind[]) => boolean

/** R14.4: pass for the current tile's points, and take no more turns. */
export const passHandler: ChoiceHandler<'pass'> = {
  list: (state, question, rules) =>
    passHandler.refuse(state, question, { kind: 'pass' }, rules) === null ? [{ kind: 'pass' }] : [],
  refuse(state) {
    if (state.turn.used || state.turn.extra) return refuse('optionTaken', 'R3.1')
    if (countdownTileFor(state, state.turn.seat) !== null) return null
    return refuse('noCountdownTile', 'R14.4', { ...councilProgress(state), begun: state.countdown !== null })
  },
  apply(draft, _question, _choice, emit) {
    retire(draft, draft.turn.seat, false, emit)
    draft.todo = [{ kind: 'doNextTurn' }]
  },
}

/** R14.4, R3.3: the seat takes its tile's points and no more turns. */
function retire(draft: Draft, seat: Seat, byItself: boolean, emit: Emit): void {
  const points = countdownTileFor(draft, seat)
  if (points === null) return
  ownCopyOfCity(draft, seat)
  cityOf(draft, seat).status = 'passed'
  emit({ kind: 'passed', seat, points, byItself })
  gain(draft, emit, { source: 'countdown', points }, seat)
}

/** R3.6: the turn's player asks for what waits to be turned up. */
export const turnupHandler: ChoiceHandler<'turnup'> = {
  list: (state) => (refillWaits(state) ? [{ kind: 'turnup' }] : []),
  refuse: (state) => (refillWaits(state) ? null : refuse('nothingToTurnUp', 'R3.6')),
  apply: (draft, _question, _choice, emit) => turnUpAll(draft, emit),
}

/** R3.3: a bonus action stays a *may* (R13.2) where it is all there is: who declines it takes no more turns. */
export const outHandler = (anyOf: AnyOf): ChoiceHandler<'out'> => {
  const refuseTo = (rules: Rules, state: GameState) => {
    if (state.turn.used || state.turn.extra) return refuse('optionTaken', 'R3.3')
    if (countdownTileFor(state, state.turn.seat) !== null) return refuse('mayPass', 'R14.4')
    return anyOf(rules, state, ['novice']) && !anyOf(rules, state, OPTIONS) ? null : refuse('optionOpen', 'R3.5')
  }
  return {
    list: (state, _question, rules) => (refuseTo(rules, state) === null ? [{ kind: 'out' }] : []),
    refuse: (state, _question, _choice, rules) => refuseTo(rules, state),
    apply(draft, _question, _choice, emit) {
      const { seat } = draft.turn
      cityOf(draft, seat).status = 'out'
      emit({ kind: 'wentOut', seat, satOut: false, declined: true })
      draft.todo = [{ kind: 'doNextTurn' }]
    },
  }
}

/** The end of the turn, once its option is taken (R3.5), or when after a bonus action none is left. */
export const endHandler = (anyOf: AnyOf): ChoiceHandler<'end'> => ({
  list: (state, _question, rules) => (mayEnd(rules, state, anyOf) ? [{ kind: 'end' }] : []),
  refuse: (state, _question, _choice, rules) => (mayEnd(rules, state, anyOf) ? null : refuse('optionOpen', 'R3.5')),
  apply(draft) {
    draft.todo = [{ kind: 'doNextTurn' }]
  },
})

const mayEnd = (rules: Rules, state: GameState, anyOf: AnyOf): boolean =>
  state.turn.used || (state.turn.extra && !anyOf(rules, state, OPTIONS))

/**
 * Ends the turn: what waits is turned up (R3.6), the countdown tile goes on (R14.2), and the next seat that has a
 * turn begins it; seats that are out pass by themselves (R3.3), and the game ends where it must (R14.3, R14.6).
 */
export function nextTurn(rules: Rules, draft: Draft, anyOf: AnyOf, emit: Emit): void {
  turnUpAll(draft, emit)
  emit({ kind: 'turnEnded', seat: draft.turn.seat })
  let seat = draft.turn.seat
  for (;;) {
    handOnCountdownTile(draft, seat, emit)
    const goesOn = draft.cities.some(
      (city) => city.status === 'playing' || (city.status === 'out' && draft.countdown !== null),
    )
    if (!goesOn) {
      end(draft, draft.countdown === null ? 'nobodyCanMove' : 'countdown', emit)
      return
    }
    seat = (seat + 1) % draft.cities.length
    const countdown = countdownBefore(draft, seat)
    if (countdown === 'over') {
      end(draft, 'countdown', emit)
      return
    }
    draft.countdown = countdown
    if (isTom(draft, seat)) {
      beginTomsTurn(draft, emit)
      return
    }
    if (cityOf(draft, seat).status === 'playing' && beginTurn(rules, draft, seat, anyOf, emit)) return
    if (cityOf(draft, seat).status === 'out') retire(draft, seat, true, emit)
  }
}

/**
 * Begins a seat's turn.
 * @returns false when the seat can do nothing and so is out (R3.3)
 */
function beginTurn(rules: Rules, draft: Draft, seat: Seat, anyOf: AnyOf, emit: Emit): boolean {
  draft.turn = { seat, number: draft.turn.number, used: false, extra: false }
  ownCopyOfCity(draft, seat)
  draft.todo = [{ kind: 'turn' }]
  const first = actingCity(draft).fate.hand !== null
  if (first) draft.todo.push({ kind: 'startTile' })
  if (!first && !anyOf(rules, draft, [...OPTIONS, 'novice'])) {
    actingCity(draft).status = 'out'
    emit({ kind: 'wentOut', seat, satOut: false })
    return false
  }
  draft.turn.number += 1
  emit({ kind: 'turnBegan', seat, turn: draft.turn.number })
  return true
}

/**
 * A settled position as a seat's next turn will find it if nobody does anything before: to say what would be possible, and to
 * plan a turn ahead. Only the countdown goes on, for that is certain (R14.2).
 * @param state between two turns; untouched
 * @returns null when the game ends before that turn comes (R14.3)
 */
export function asIfOnTurn(state: GameState, seat: Seat): GameState | null {
  let { countdown } = state
  for (let last = state.turn.seat; last !== seat; last = (last + 1) % state.cities.length) {
    const handedOn = countdownAfter({ ...state, countdown }, last)
    const next = countdownBefore({ ...state, countdown: handedOn }, (last + 1) % state.cities.length)
    if (next === 'over') return null
    countdown = next
  }
  return {
    ...state,
    countdown,
    turn: { ...state.turn, seat, used: false, extra: false },
    todo: [{ kind: 'turn' }, ...(cityOf(state, seat).fate.hand === null ? [] : [{ kind: 'startTile' } as const])],
  }
}

/** R16.4: one card, then the novices of common tasks that Tom meets (R16.8). */
function beginTomsTurn(draft: Draft, emit: Emit): void {
  draft.turn = { seat: TOM_SEAT, number: draft.turn.number + 1, used: false, extra: false }
  ownCopyOfCity(draft, TOM_SEAT)
  draft.todo = [{ kind: 'doTomEnd' }, { kind: 'doTomNovices' }, { kind: 'doTomCard' }]
  emit({ kind: 'turnBegan', seat: TOM_SEAT, turn: draft.turn.number })
}

/** R16.10: after the 32nd card the game is over at once. */
export function endTomsTurn(draft: Draft, emit: Emit): void {
  if (tomsDeckIsThrough(draft)) end(draft, 'fourthDeck', emit)
  else draft.todo = [{ kind: 'doNextTurn' }]
}

function end(draft: Draft, ending: Ending, emit: Emit): void {
  draft.ended = ending
  draft.todo = []
  emit({ kind: 'gameEnded', ending })
}
