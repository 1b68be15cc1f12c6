import { isRevealingEvent } from '#engine'
import { hasNoUnplannedChoice, openTurnEvents, type TableGame } from '../state/game.ts'
import { seatToAct, type TableState } from '../state/state.ts'
import {
  choicesSinceIrrevocableTurn,
  turnsUndoableByConsent,
  undoableTurnBegunAt,
  undoFloor,
} from '../state/taking-back.ts'
import type { TableRefusal } from './action.ts'
import { type Draft, type PressDraft, type Validation, withEntry } from './draft.ts'

export function undo(press: PressDraft, game: TableGame, to: number): Validation {
  if (to < undoFloor(game)) return { code: 'undoTooFar' }
  if (!choicesSinceIrrevocableTurn(game).some((move) => move.seq > to)) return { code: 'nothingToUndo' }
  return withEntry(press, { type: 'undone', to })
}

/**
 * Why a seat may not ask to take back its turn; null when it may. The table must have been replayed, for a snapshot leaves
 * that turn out.
 * @param turn of the entry that ended the last turn, as the seat saw it
 */
export function whyMayNotAskUndo(table: TableState, seat: number, turn: number): TableRefusal | null {
  const refusal = whyMayNotAskUndoUnreplayed(table, seat)
  if (refusal !== null || table.game === null) return refusal
  if (table.game.began !== turn) return { code: 'undoNotYours' }
  const began = ownTurn(table.game, seat)?.began ?? 0
  return undoableTurnBegunAt(table.game, began) === null ? { code: 'undoTooFar' } : null
}

/** The same as far as a table from a snapshot can tell. */
export function whyMayNotAskUndoUnreplayed(table: TableState, seat: number): TableRefusal | null {
  const { solo, game, votes } = table
  if (game === null || solo || game.unplayable) return { code: 'undoNotYours' }
  const turns = turnsUndoableByConsent(game)
  const own = turns.findLastIndex((one) => one.seat === seat)
  const turn = turns[own]
  if (turn === undefined)
    return game.lastTurns.at(-1)?.seat === seat && !hasNoUnplannedChoice(game)
      ? { code: 'undoTooLate' }
      : { code: 'undoNotYours' }
  // A computer player begins at once.
  if (seatToAct(table)?.computer !== undefined) return { code: 'undoTooLate' }
  if (votes.undo?.turn === turn.began) return { code: 'undoAskedBefore' }
  const turnedUp =
    turns.slice(own).some(({ events }) => events.some(isRevealingEvent)) || openTurnEvents(game).some(isRevealingEvent)
  return turnedUp ? { code: 'undoTooFar' } : null
}

/** The seat's last turn, if it may be given back. */
const ownTurn = (game: TableGame, seat: number) => turnsUndoableByConsent(game).findLast((one) => one.seat === seat)

/**
 * Why a seat may not answer a request; null when it may. The asking seat can withdraw, and one that agreed can refuse.
 * @param asked of the entry that asks
 */
export function whyMayNotAnswerUndo(
  { votes: { undo } }: TableState,
  seat: number,
  asked: number,
  agrees: boolean,
): TableRefusal | null {
  if (undo?.open !== true || undo.seq !== asked) return { code: 'undoNotAsked' }
  const answered = seat === undo.seat || undo.agreed.includes(seat)
  return agrees && answered ? { code: 'undoAnsweredBefore' } : null
}

/**
 * The seq that all agreed to go back to: before the press that ended the turn.
 * @returns null as long as somebody has not agreed, or nothing is asked
 */
function agreedUndo({ seating, game, votes: { undo } }: TableState): number | null {
  if (undo?.open !== true || game === null) return null
  const turn = undoableTurnBegunAt(game, undo.turn)
  const last = turn?.choices.at(-1)
  if (turn === null || last === undefined) return null
  const all = seating.seats.every(
    ({ person }, seat) => person === null || seat === undo.seat || undo.agreed.includes(seat),
  )
  return all ? Math.max(last.press, turn.game.began) : null
}

/**
 * Gives a turn back once all others agree, also because the last one who did not has left.
 * @param actor with whose press that is
 */
export function withAgreedUndo(draft: Draft, actor = draft.actor): Draft {
  const to = agreedUndo(draft.table)
  return to === null ? draft : withEntry(draft, { type: 'undone', to }, actor)
}
