import { actingCity, cityOf, type Emit } from './city.ts'
import { copyCityIntoDraft } from './clone.ts'
import { countdownAfterTurnOf, countdownTilesOrOverAtTurnOf, handOnCountdownAtTurnEnd, passSeat } from './countdown.ts'
import { turnUpAllThatWaits } from './displays.ts'
import { isAnyKindLegal, TURN_OPTION_KINDS } from './handlers.ts'
import type { Rules } from './rules.ts'
import type { Draft, GameEndCause, GameState } from './state.ts'
import type { Seat } from './terms.ts'
import { isTom, reshuffleTomsDeckIfEmpty, TOM_SEAT } from './tom.ts'

/**
 * Ends the turn: what waits is turned up (R3.6), the countdown tile goes on (R14.2), and the next seat that has a
 * turn begins it; seats that are out pass by themselves (R3.3), and the game ends where it must (R14.3, R14.6).
 */
export function nextTurn(rules: Rules, draft: Draft, emit: Emit): void {
  turnUpAllThatWaits(draft, emit)
  emit({ kind: 'turnEnded', seat: draft.turn.seat })
  let seat = draft.turn.seat
  for (;;) {
    handOnCountdownAtTurnEnd(draft, seat, emit)
    const goesOn = draft.cities.some(
      (city) => city.status === 'playing' || (city.status === 'out' && draft.countdown !== null),
    )
    if (!goesOn) {
      end(draft, draft.countdown === null ? 'nobodyCanMove' : 'countdown', emit)
      return
    }
    seat = (seat + 1) % draft.cities.length
    const countdown = countdownTilesOrOverAtTurnOf(draft, seat)
    if (countdown === 'over') {
      end(draft, 'countdown', emit)
      return
    }
    draft.countdown = countdown
    if (isTom(draft, seat)) {
      beginTomsTurn(draft, emit)
      return
    }
    if (cityOf(draft, seat).status === 'playing' && beginTurn(rules, draft, seat, emit)) return
    if (cityOf(draft, seat).status === 'out') passSeat(draft, seat, true, emit)
  }
}

/**
 * Begins a seat's turn.
 * @returns false when the seat can do nothing and so is out (R3.3)
 */
function beginTurn(rules: Rules, draft: Draft, seat: Seat, emit: Emit): boolean {
  draft.turn = { seat, number: draft.turn.number, used: false, extra: false }
  copyCityIntoDraft(draft, seat)
  draft.todo = [{ kind: 'turn' }]
  const first = actingCity(draft).fate.hand !== null
  if (first) draft.todo.push({ kind: 'startTile' })
  if (!first && !isAnyKindLegal(rules, draft, [...TURN_OPTION_KINDS, 'novice'])) {
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
export function stateAtNextTurnOf(state: GameState, seat: Seat): GameState | null {
  let { countdown } = state
  for (let last = state.turn.seat; last !== seat; last = (last + 1) % state.cities.length) {
    const handedOn = countdownAfterTurnOf({ ...state, countdown }, last)
    const next = countdownTilesOrOverAtTurnOf({ ...state, countdown: handedOn }, (last + 1) % state.cities.length)
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
  copyCityIntoDraft(draft, TOM_SEAT)
  draft.todo = [{ kind: 'doTomEnd' }, { kind: 'doTomNovices' }, { kind: 'doTomCard' }]
  emit({ kind: 'turnBegan', seat: TOM_SEAT, turn: draft.turn.number })
}

/** R16.10: after the 32nd card the game is over at once. */
export function endTomsTurnOrGame(draft: Draft, emit: Emit): void {
  if (reshuffleTomsDeckIfEmpty(draft)) end(draft, 'fourthDeck', emit)
  else draft.todo = [{ kind: 'doNextTurn' }]
}

function end(draft: Draft, ending: GameEndCause, emit: Emit): void {
  draft.ended = ending
  draft.todo = []
  emit({ kind: 'gameEnded', ending })
}
