import type { Seat } from '#engine'
import type { GameFacts } from './facts.ts'

/**
 * What a server keeps records of; `points…` by the number of players, 1 against Tom. `streak` are games won against Tom one
 * after the other, which no single game tells.
 */
export const RECORD_KEYS = ['points1', 'points2', 'points3', 'points4', 'turn', 'closest', 'streak'] as const
export type RecordKey = (typeof RECORD_KEYS)[number]

/** A game's best for a record. */
export interface RecordOffer {
  readonly key: RecordKey
  readonly seat: Seat
  /** Points; of `closest` those between the first and the second, of `streak` games. */
  readonly value: number
}

const BY_SEATS: Readonly<Record<number, RecordKey>> = { 2: 'points2', 3: 'points3', 4: 'points4' }

/** Whether somebody plays against Tom with points of their own to begin with (R16.12): that is no feat. */
export const personHasHeadStart = ({ tom }: GameFacts): boolean => tom !== null && tom.handicap < 0

/**
 * What a game offers to the records of its server; of equals the seat that comes first.
 * @param seats those that may set one
 */
export function recordOffers(facts: GameFacts, seats: readonly Seat[]): readonly RecordOffer[] {
  if (personHasHeadStart(facts)) return []
  const own = facts.seats.flatMap((one, seat) => (seats.includes(seat) ? { ...one, seat } : []))
  const [best] = own.toSorted((a, b) => b.points - a.points)
  const [turn] = own
    .flatMap(({ seat, greatest }) => (greatest === null ? [] : { seat, value: greatest.points }))
    .sort((a, b) => b.value - a.value)
  const key = facts.tom === null ? BY_SEATS[facts.seats.length] : 'points1'
  const closest = closestWin(facts)
  return [
    ...(best === undefined || key === undefined ? [] : [{ key, seat: best.seat, value: best.points }]),
    ...(turn === undefined ? [] : [{ key: 'turn' as const, ...turn }]),
    ...(closest !== null && seats.includes(closest.seat) ? [closest] : []),
  ]
}

/** Among people; a tie that bonfires broke is the closest of all. */
function closestWin({ seats, tom }: GameFacts): RecordOffer | null {
  const first = seats.findIndex(({ rank }) => rank === 1)
  const others = seats.filter((_, seat) => seat !== first)
  if (tom !== null || others.some(({ rank }) => rank === 1)) return null
  const value = (seats[first]?.points ?? 0) - Math.max(...others.map(({ points }) => points))
  return { key: 'closest', seat: first, value }
}

/** Whether an offer breaks a record: equal ones stay with the first who set it. */
export const breaksRecord = ({ key, value }: Pick<RecordOffer, 'key' | 'value'>, standing: number | null): boolean =>
  standing === null || (key === 'closest' ? value < standing : value > standing)
