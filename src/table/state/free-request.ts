import type { FreeRequest, SeatView } from './public-table.ts'

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
