import { nothingChosen, type TableGame } from './game.ts'
import type { UndoRequest } from './public-table.ts'
import { returnableTurnsOf } from './returnable.ts'

/** What somebody asks, or asked: for each turn that may be once. */
export interface TurnUndoRequest extends UndoRequest {
  /** Of the entry with which the turn began. */
  readonly turn: number
  /** Nobody has refused, and the next seat has chosen nothing. */
  readonly open: boolean
}

/** A request that is not open any more. */
export const closedRequest = (request: TurnUndoRequest | null): TurnUndoRequest | null =>
  request === null ? null : { ...request, open: false }

/** What is left of a request in a game that went on: once the next turn is chosen in it is over, and after that forgotten. */
export function requestIn(game: TableGame, request: TurnUndoRequest | null): TurnUndoRequest | null {
  if (request === null) return null
  if (request.turn !== game.began && returnableTurnsOf(game).every(({ began }) => request.turn !== began))
    return game.lastTurns.at(-1)?.began === request.turn ? closedRequest(request) : null
  return !nothingChosen(game) || game.unplayable ? closedRequest(request) : request
}

/** The same when a seat has become empty: nobody agrees for it, and its own request is over. */
export function requestWithout(seat: number, request: TurnUndoRequest | null): TurnUndoRequest | null {
  if (request === null) return null
  return request.seat === seat
    ? closedRequest(request)
    : { ...request, agreed: request.agreed.filter((one) => one !== seat) }
}
