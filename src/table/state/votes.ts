import { nothingChosen, type TableGame } from './game.ts'
import type { FreeRequest, SeatView, UndoRequest } from './public-table.ts'
import { returnableTurnsOf } from './taking-back.ts'

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

/** What somebody asks, or asked last in this turn. */
export interface KeptFreeRequest extends FreeRequest {
  readonly open: boolean
}

/** Whom a request needs, besides: whoever asks is for it. */
const FEWEST_AGREED = 2

/**
 * What the answers come to: most of the others are for it, among them one who did not ask, or whoever sits there is; or
 * that cannot be any more. Null as long as neither is so.
 */
export function answersDecide(request: FreeRequest, seats: readonly SeatView[]): 'free' | 'keep' | null {
  const { silent } = request
  if (request.agreed.includes(silent)) return 'free'
  if (request.objected.includes(silent)) return 'keep'
  const others = seats.flatMap(({ person }, seat) => (person === null || seat === silent ? [] : seat))
  const agreed = others.filter((seat) => request.agreed.includes(seat)).length
  const objected = others.filter((seat) => request.objected.includes(seat)).length
  if (agreed >= FEWEST_AGREED && agreed * 2 > others.length) return 'free'
  return (others.length - objected) * 2 <= others.length ? 'keep' : null
}

/** A request with an answer; whoever answered before says something else now. It is over once that decides against it. */
export function withFreeAnswer(
  { lastFreeRequest: request, seats }: { lastFreeRequest: KeptFreeRequest | null; seats: readonly SeatView[] },
  seat: number,
  agrees: boolean,
): KeptFreeRequest | null {
  if (request === null) return null
  const without = (all: readonly number[]) => all.filter((one) => one !== seat)
  const agreed = agrees ? [...without(request.agreed), seat] : without(request.agreed)
  const objected = agrees ? without(request.objected) : [...without(request.objected), seat]
  const answered = { ...request, agreed, objected }
  return { ...answered, open: answersDecide(answered, seats) !== 'keep' }
}

/** A request that is not open any more. */
export const closedFreeRequest = (request: KeptFreeRequest | null): KeptFreeRequest | null =>
  request === null ? null : { ...request, open: false }

/** What is left of a request when a seat has become empty, or somebody else sits there. */
export function freeRequestWithout(seat: number, request: KeptFreeRequest | null): KeptFreeRequest | null {
  if (request === null || seat === request.silent) return null
  const but = (seats: readonly number[]) => seats.filter((one) => one !== seat)
  return { ...request, agreed: but(request.agreed), objected: but(request.objected) }
}
