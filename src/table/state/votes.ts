import { hasNoUnplannedChoice, type TableGame } from './game.ts'
import type { Seating } from './seating.ts'
import { turnsUndoableByConsent } from './taking-back.ts'

/** A player who has just ended a turn asks the others whether it may be taken back. */
export interface UndoRequest {
  /** Seq of the entry that asks. */
  readonly seq: number
  readonly seat: number
  /** Seats that agreed, in that order. */
  readonly agreed: readonly number[]
}

/** The same as it is kept: a turn can be asked for once. */
export interface OpenOrClosedUndoRequest extends UndoRequest {
  /** Seq of the entry with which the turn began. */
  readonly turn: number
  /** Nobody has refused, and the next seat has chosen nothing. */
  readonly open: boolean
}

/** The others are asked whether a seat is to be freed that has been silent for long. */
export interface FreeRequest {
  /** Seq of the entry that asks, and its time. */
  readonly seq: number
  readonly at: Date
  /** The seat that asks, and the silent one. */
  readonly seat: number
  readonly silent: number
  /** Seats that are for it, the asking one included, and against it; each in the order of their answers. */
  readonly agreed: readonly number[]
  readonly objected: readonly number[]
}

/** The same as it is kept, also once it is decided. */
export interface OpenOrClosedFreeRequest extends FreeRequest {
  readonly open: boolean
}

/** What people ask each other. */
export interface Votes {
  /** To take back the last turn, or the open one, which is that again; null when nobody asked. */
  readonly undo: OpenOrClosedUndoRequest | null
  /** Seq of the entry with which all gave back the turn that is open again; null otherwise. */
  readonly reopenedSeq: number | null
  /** To free the seat that must act, of this turn; null when nobody asked. */
  readonly free: OpenOrClosedFreeRequest | null
}

export const NO_VOTES: Votes = { undo: null, reopenedSeq: null, free: null }

/** Whether a turn is given back as soon as nobody is left who has not agreed. */
export const isUndoAsked = ({ undo }: Votes): boolean => undo?.open === true

/** A request that is not open any more. */
export const closeRequest = <R extends OpenOrClosedUndoRequest | OpenOrClosedFreeRequest>(
  request: R | null,
): R | null => (request === null ? null : { ...request, open: false })

/**
 * What is left of the votes in a game that went on.
 * @param isSameTurn whether the turn is the one that was open before
 */
export const votesStillValidIn = (game: TableGame, { undo, reopenedSeq, free }: Votes, isSameTurn: boolean): Votes => ({
  undo: undo === null ? null : undoRequestIn(game, undo),
  reopenedSeq: isSameTurn ? reopenedSeq : null,
  free: isSameTurn ? free : null,
})

/** The first choice of the next turn closes the request; the end of that turn forgets it. */
function undoRequestIn(game: TableGame, request: OpenOrClosedUndoRequest): OpenOrClosedUndoRequest | null {
  if (request.turn !== game.began && turnsUndoableByConsent(game).every(({ began }) => request.turn !== began))
    return game.lastTurns.at(-1)?.began === request.turn ? closeRequest(request) : null
  return !hasNoUnplannedChoice(game) || game.unplayable ? closeRequest(request) : request
}

/** The votes without those of a seat whose person has changed or left. */
export function votesWithoutSeat(seat: number, { undo, free, ...votes }: Votes): Votes {
  return {
    ...votes,
    undo:
      undo?.seat === seat ? closeRequest(undo) : undo && { ...undo, agreed: undo.agreed.filter((one) => one !== seat) },
    free: free === null || free.silent === seat ? null : withoutAnswer(free, seat),
  }
}

const withoutAnswer = (request: OpenOrClosedFreeRequest, seat: number): OpenOrClosedFreeRequest => ({
  ...request,
  agreed: request.agreed.filter((one) => one !== seat),
  objected: request.objected.filter((one) => one !== seat),
})

/** A request needs one player more than the one who asks. */
const FEWEST_AGREED = 2

/**
 * What the answers come to. The seat is freed once its own player agrees, or most of the others, two at least; it is kept
 * once its own player objects, or most of the others cannot agree any more. Null while neither is so.
 */
export function freeRequestDecision(request: FreeRequest, { seats }: Seating): 'free' | 'keep' | null {
  const { silent } = request
  if (request.agreed.includes(silent)) return 'free'
  if (request.objected.includes(silent)) return 'keep'
  const others = seats.flatMap(({ person }, seat) => (person === null || seat === silent ? [] : seat))
  const agreed = others.filter((seat) => request.agreed.includes(seat)).length
  const objected = others.filter((seat) => request.objected.includes(seat)).length
  if (agreed >= FEWEST_AGREED && agreed * 2 > others.length) return 'free'
  return (others.length - objected) * 2 <= others.length ? 'keep' : null
}

/** A request with an answer, which replaces an earlier one of that seat. It closes once the answers keep the seat. */
export function freeRequestWithAnswer(
  request: OpenOrClosedFreeRequest | null,
  seating: Seating,
  seat: number,
  agrees: boolean,
): OpenOrClosedFreeRequest | null {
  if (request === null) return null
  const without = withoutAnswer(request, seat)
  const answered = agrees
    ? { ...without, agreed: [...without.agreed, seat] }
    : { ...without, objected: [...without.objected, seat] }
  return { ...answered, open: freeRequestDecision(answered, seating) !== 'keep' }
}
