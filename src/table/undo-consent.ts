import { revealed } from '#engine'
import type { TableRefusal } from './action.ts'
import { actingSeat } from './game.ts'
import { computerActs } from './seats.ts'
import type { TableState } from './state.ts'

/**
 * Why a seat may not ask to take back the turn that ended with an entry; null when it may. The table knows that turn, as
 * one that was read from a snapshot does not.
 */
export function askRefusal(table: TableState, seat: number, turn: number): TableRefusal | null {
  if (table.game?.began !== turn) return mayNotAsk(table, seat) ?? { code: 'undoNotYours' }
  return mayNotAsk(table, seat) ?? (table.game.returnable === null ? { code: 'undoTooFar' } : null)
}

/** Why a seat may not ask to take back the turn that it has just ended; null when it may, as far as is told of that turn. */
export function mayNotAsk({ solo, seats, game, lastRequest }: TableState, seat: number): TableRefusal | null {
  const last = game?.lastTurns.at(-1)
  if (game === null || solo || game.unplayable || last?.seat !== seat || last.ended !== game.began)
    return { code: 'undoNotYours' }
  // A computer player is as good as at it.
  const tooLate = game.openChoices.length > 0 || computerActs({ seats, actingSeat: actingSeat(game) })
  if (tooLate) return { code: 'undoTooLate' }
  if (lastRequest !== null && lastRequest.turn === last.began) return { code: 'undoAskedBefore' }
  return last.events.some(revealed) ? { code: 'undoTooFar' } : null
}

/**
 * Why a seat may not answer a request; null when it may. Whoever asked can withdraw, and whoever agreed can still refuse.
 * @param asked of the entry that asks
 */
export function answerRefusal(
  { lastRequest }: TableState,
  seat: number,
  asked: number,
  agrees: boolean,
): TableRefusal | null {
  if (lastRequest?.open !== true || lastRequest.seq !== asked) return { code: 'undoNotAsked' }
  const answered = seat === lastRequest.seat || lastRequest.agreed.includes(seat)
  return agrees && answered ? { code: 'undoAnsweredBefore' } : null
}

/**
 * The seq that all agreed to go back to: before the press that ended the turn.
 * @returns null as long as somebody has not agreed, or nothing is asked
 */
export function agreedUndo({ seats, game, lastRequest }: TableState): number | null {
  const last = game?.returnable?.choices.at(-1)
  if (lastRequest?.open !== true || game?.returnable == null || last === undefined) return null
  const all = seats.every(
    ({ person }, seat) => person === null || seat === lastRequest.seat || lastRequest.agreed.includes(seat),
  )
  return all ? Math.max(last.press, game.returnable.game.began) : null
}
