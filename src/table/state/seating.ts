import { DAY_MS, HOUR_MS } from '#time'
import type { EntryOf, TableEntry } from './entries.ts'
import type { Departure, HeldSeat, PublicTable, SeatView, Takeover } from './public-table.ts'
import { isFormer, MOST_SEATS, seatOf } from './seats.ts'

/** Who sits at a table, and whose it is. */
export type Seating = Pick<PublicTable, 'phase' | 'host' | 'seats' | 'leavings' | 'takeovers' | 'heldSeats' | 'fullSeq'>

/** Before anybody sits down. */
export const NOBODY_SEATED: Seating = {
  phase: 'lobby',
  host: '',
  seats: [],
  leavings: [],
  takeovers: [],
  heldSeats: [],
  fullSeq: null,
}

/**
 * What an entry does to who sits at a table: the one place that says so, for the table's state and for its history. It
 * needs no rules, so a game's end is not seen: that phase is `playing`.
 */
export function evolveSeating<T extends Seating>(table: T, { seq, entry }: Pick<TableEntry, 'seq' | 'entry'>): T {
  const at = new Date(entry.at)
  switch (entry.type) {
    case 'opened':
      return { ...table, host: entry.host.id, seats: [seatOf(entry.host)] }
    case 'joined': {
      // Whoever sits down takes the seat that is kept for them, and what has lapsed is kept no more.
      const seats = [...table.seats, seatOf(entry.person)]
      const heldSeats = heldAt(heldBut(table, entry.person.id), at)
      return { ...table, seats, heldSeats, fullSeq: seats.length >= MOST_SEATS ? seq : null }
    }
    case 'left':
      return { ...withLeaver(table, entry.person, seq), fullSeq: null }
    case 'computerSeated': {
      const { seat, name, level } = entry
      return withTakeover(table, { seat, seq, at }, { person: null, computer: level, name, satOut: false })
    }
    case 'computerRemoved':
      return { ...table, seats: table.seats.filter((_, index) => index !== entry.seat), fullSeq: null }
    case 'held':
      // A seat for somebody who is forgotten is nobody's.
      if (isFormer(entry.person)) return table
      return { ...table, heldSeats: [...heldBut(table, entry.person), heldSeat(seq, entry)] }
    case 'released':
      return { ...table, heldSeats: heldBut(table, entry.person) }
    case 'arranged':
      return { ...table, seats: entry.order.map((from) => table.seats[from] ?? NOBODY) }
    case 'started':
      return { ...table, phase: 'playing', heldSeats: [], fullSeq: null }
    case 'substituteAsked':
      return { ...table, seats: withSubstituteWanted(table.seats, entry.seat, entry.wanted) }
    case 'freed':
      return withLeaver(table, entry.person, seq, { freed: { why: entry.why, personId: entry.person } })
    case 'tookOver':
      return withHost(withTakeover(table, { seat: entry.seat, seq, at }, seatOf(entry.person)))
    case 'satOut':
      return withSeat(table, entry.seat, { ...(table.seats[entry.seat] ?? NOBODY), satOut: true })
    case 'forgotten': {
      // Only at a frozen table does somebody still sit there who is forgotten.
      const still = table.seats.flatMap(({ person }, index) => (entry.seats.includes(index) && person ? person.id : []))
      const seats = table.seats.map((seat, index) => (entry.seats.includes(index) ? { ...seat, name: '' } : seat))
      const over = table.phase === 'finished' || table.phase === 'closed'
      const nameless: T = { ...table, seats }
      return over ? nameless : still.reduce((now, id) => withLeaver(now, id, seq), nameless)
    }
    case 'closed':
      return { ...table, phase: 'closed' }
    case 'frozen':
      return { ...table, phase: 'frozen' }
    case 'option':
    case 'choice':
    case 'undone':
    case 'undoAsked':
    case 'undoAnswered':
    case 'extended':
    case 'moved':
    case 'freeAsked':
    case 'freeAnswered':
    case 'rules':
    case 'thawed':
      return table
  }
}

/** Where the entry that seats somebody cannot be read. */
const NOBODY: SeatView = { person: null, name: '', satOut: false }

/** A table with that on a seat, from which nobody is gone any more. */
function withSeat<T extends Seating>(table: T, seat: number, taken: SeatView): T {
  const count = Math.max(table.seats.length, seat + 1)
  const seats = Array.from({ length: count }, (_, one) => (one === seat ? taken : (table.seats[one] ?? NOBODY)))
  return { ...table, seats, leavings: table.leavings.filter((one) => one.seat !== seat) }
}

/** The same with somebody who sits there from now on; in a game that is told. */
function withTakeover<T extends Seating>(table: T, place: Omit<Takeover, 'relieved'>, taken: SeatView): T {
  const sitting = withSeat(table, place.seat, taken)
  if (table.phase === 'lobby') return sitting
  const before = table.seats[place.seat]
  const relieved = before?.substituteWanted ? (before.person?.id ?? null) : null
  return { ...sitting, takeovers: [...table.takeovers, { ...place, relieved }] }
}

const withSubstituteWanted = (seats: readonly SeatView[], seat: number, wanted: boolean): readonly SeatView[] =>
  seats.map((one, index) => {
    if (index !== seat) return one
    const { substituteWanted: _, ...same } = one
    return wanted ? { ...same, substituteWanted: true } : same
  })

/** In the lobby the chair goes too; in a game it stays, empty. */
function withLeaver<T extends Seating>(table: T, person: string, seq: number, freed: Pick<Departure, 'freed'> = {}): T {
  if (table.phase === 'lobby')
    return withHost({ ...table, seats: table.seats.filter((seat) => seat.person?.id !== person) })
  return withHost({
    ...table,
    seats: table.seats.map((seat) =>
      seat.person?.id === person ? { person: null, name: seat.name, satOut: seat.satOut } : seat,
    ),
    leavings: [
      ...table.leavings,
      ...table.seats.flatMap((one, seat) => (one.person?.id === person ? { seat, seq, ...freed } : [])),
    ],
  })
}

/** When the host is gone, whoever sits first is host. */
function withHost<T extends Seating>(table: T): T {
  const people = table.seats.flatMap((seat) => seat.person?.id ?? [])
  return people.includes(table.host) ? table : { ...table, host: people[0] ?? table.host }
}

const heldBut = ({ heldSeats }: Seating, personId: string): Seating['heldSeats'] =>
  heldSeats.filter(({ person }) => person !== personId)

/** How long a seat is kept, in ms. */
const KEPT_MS = DAY_MS

/** A seat that is kept from now on. */
const heldSeat = (seq: number, { person, at, callableAt }: EntryOf<'held'>): HeldSeat => ({
  person,
  seq,
  until: new Date(at + KEPT_MS),
  ...(callableAt === undefined ? {} : { callableAt: new Date(callableAt) }),
})

/** What the entry of a kept seat says where its person is not called at once. */
export const calledLater = (callableAt: number | null = null): Pick<EntryOf<'held'>, 'callableAt'> =>
  callableAt === null ? {} : { callableAt }

/** Whom a lobby can call to kept seats within an hour; ever other people would be called by keeping and giving up. */
export const MOST_CALLS = 8

/** Nobody is called to a lobby again so soon, by whomever, unless they came the last time. In ms. */
export const CALLS_APART = HOUR_MS

/** From when on a lobby can call somebody to a kept seat that has called as many as it may; null: at once. */
export function callsAgainAt(calls: readonly Date[], at: number): number | null {
  const first = calls.at(-MOST_CALLS)
  return first === undefined || first.getTime() + CALLS_APART <= at ? null : first.getTime() + CALLS_APART
}

/** Those that are kept still. */
export const heldAt = (held: readonly HeldSeat[], at: Date): readonly HeldSeat[] =>
  held.filter(({ until }) => until > at)

/**
 * Whether a table names somebody who can be forgotten at any moment, perhaps by another process: everybody but those who
 * sit at it while it is open. What is in memory of it is no use without asking the database.
 */
export const namesForgettable = ({ phase, seats, heldSeats, leavings, takeovers }: Seating): boolean =>
  (phase !== 'lobby' && phase !== 'playing') ||
  heldSeats.length > 0 ||
  seats.some(({ person, computer, name }) => person === null && computer === undefined && name !== '') ||
  leavings.some(({ freed }) => freed !== undefined) ||
  takeovers.some(({ relieved }) => relieved !== null)
