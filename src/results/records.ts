import type { Seat } from '#engine'
import type { GameFacts } from './facts.ts'

/** What a server keeps records of; `points…` by the number of players, 1 against Tom. */
export const RECORDS = ['points1', 'points2', 'points3', 'points4', 'turn', 'closest'] as const
export type RecordKey = (typeof RECORDS)[number]

/** A game's best for a record. */
export interface RecordOffer {
  readonly key: RecordKey
  readonly seat: Seat
  /** Points; of `closest` those between the first and the second. */
  readonly value: number
}

const BY_SEATS: Readonly<Record<number, RecordKey>> = { 2: 'points2', 3: 'points3', 4: 'points4' }

/** What a game offers to the records of its server; of equals the seat that comes first. Tom sets none. */
export function recordOffers(facts: GameFacts): readonly RecordOffer[] {
  const people = facts.seats.flatMap((one, seat) => (facts.tom !== null && seat > 0 ? [] : { ...one, seat }))
  const [best] = people.toSorted((a, b) => b.points - a.points)
  const [turn] = people
    .flatMap(({ seat, greatest }) => (greatest === null ? [] : { seat, value: greatest.points }))
    .sort((a, b) => b.value - a.value)
  const key = facts.tom === null ? BY_SEATS[facts.seats.length] : 'points1'
  const offers: RecordOffer[] = []
  if (best !== undefined && key !== undefined) offers.push({ key, seat: best.seat, value: best.points })
  if (turn !== undefined) offers.push({ key: 'turn', ...turn })
  const closest = closestWin(facts)
  if (closest !== null) offers.push(closest)
  return offers
}

/** A tie that bonfires broke is the closest of all. */
function closestWin({ seats, tom }: GameFacts): RecordOffer | null {
  const first = seats.findIndex(({ rank }) => rank === 1)
  const others = seats.filter((_, seat) => seat !== first)
  if (others.some(({ rank }) => rank === 1) || (tom !== null && first > 0)) return null
  const value = (seats[first]?.points ?? 0) - Math.max(...others.map(({ points }) => points))
  return { key: 'closest', seat: first, value }
}

/** Whether an offer breaks a record: equal ones stay with whoever was first. */
export const breaksRecord = ({ key, value }: Pick<RecordOffer, 'key' | 'value'>, standing: number | null): boolean =>
  standing === null || (key === 'closest' ? value < standing : value > standing)
