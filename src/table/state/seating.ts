import { DAY_MS } from '#time'
import type { FreedWhy, TableEntry } from './entries.ts'
import { newSeatForPerson, type SeatView } from './seats.ts'

/**
 * - lobby: people sit down; playing: the game is on; finished: it was played to its end
 * - closed: somebody, or time, ended it before; frozen: something is broken, nothing but closing is possible
 */
export type Phase = 'lobby' | 'playing' | 'finished' | 'closed' | 'frozen'

/** Whether nothing more is played at a table in this phase. A frozen one may go on. */
export const isOver = (phase: Phase | undefined): phase is 'finished' | 'closed' =>
  phase === 'finished' || phase === 'closed'

/** A seat that its person has left. */
interface Departure {
  readonly seat: number
  /** Seq of the entry that says so. */
  readonly seq: number
  /** Why it was freed, and who sat there; absent when that person left. */
  readonly freed?: { readonly why: FreedWhy; readonly personId: string }
}

/** A seat that somebody else has since, a person or a computer player. */
interface Takeover {
  readonly seat: number
  /** Seq of the entry that says so, and its time. */
  readonly seq: number
  readonly at: Date
  /** Id of the player who sat there until then and looked for a substitute; null where nobody did. */
  readonly relieved: string | null
}

/** Who sits at a table, and whose it is. */
export interface Seating {
  /** Person id of the host; when the host leaves, the person who has sat there longest. */
  readonly host: string
  /** In the order in which people sat down, which is the engine's numbering once the game is on. */
  readonly seats: readonly SeatView[]
  /**
   * Seats that were left in the present turn and are still empty, in that order, and a seat that was freed just before
   * and sits out; none in a lobby.
   */
  readonly departures: readonly Departure[]
  /** Seats of the game that changed hands in the day before the last entry, in that order. */
  readonly takeovers: readonly Takeover[]
}

/** The same at a table that is open, being played at, or over. */
export interface SeatingInPhase {
  readonly phase: Phase
  readonly seating: Seating
}

/** Before anybody sits down. */
export const NOBODY_SEATED: SeatingInPhase = {
  phase: 'lobby',
  seating: { host: '', seats: [], departures: [], takeovers: [] },
}

/**
 * Applies an entry to the seating, for a table's state and for its history. This needs no rules, so it does not see a
 * game's end: that phase is `playing`.
 */
export function evolveSeating(
  { phase, seating }: SeatingInPhase,
  kept: Pick<TableEntry, 'seq' | 'entry'>,
): SeatingInPhase {
  switch (kept.entry.type) {
    case 'started':
      return { phase: 'playing', seating }
    case 'closed':
    case 'frozen':
      return { phase: kept.entry.type, seating }
    default:
      return { phase, seating: seatingAfter(seating, kept, phase) }
  }
}

function seatingAfter(seating: Seating, { seq, entry }: Pick<TableEntry, 'seq' | 'entry'>, phase: Phase): Seating {
  const { seats } = seating
  const at = new Date(entry.at)
  switch (entry.type) {
    case 'opened':
      return { ...seating, host: entry.host.id, seats: [newSeatForPerson(entry.host)] }
    case 'joined':
      return { ...seating, seats: [...seats, newSeatForPerson(entry.person)] }
    case 'left':
      return withLeaver(seating, phase, entry.person, seq)
    case 'computerSeated': {
      const { seat, name, level } = entry
      return withTakeover(seating, phase, { seat, seq, at }, { person: null, computer: level, name, satOut: false })
    }
    case 'computerRemoved':
      return { ...seating, seats: seats.filter((_, index) => index !== entry.seat) }
    case 'arranged':
      return { ...seating, seats: entry.order.map((from) => seats[from] ?? NOBODY) }
    case 'substituteAsked':
      return { ...seating, seats: withSubstituteWanted(seats, entry.seat, entry.wanted) }
    case 'freed':
      return withLeaver(seating, phase, entry.person, seq, {
        freed: { why: entry.by ?? entry.why, personId: entry.person },
      })
    case 'tookOver':
      return withHost(withTakeover(seating, phase, { seat: entry.seat, seq, at }, newSeatForPerson(entry.person)))
    case 'satOut':
      return withSeat(seating, entry.seat, { ...(seats[entry.seat] ?? NOBODY), satOut: true })
    case 'forgotten': {
      // Only at a frozen table does somebody still sit there who is forgotten.
      const still = seats.flatMap(({ person }, index) => (entry.seats.includes(index) && person ? person.id : []))
      const nameless = seats.map((seat, index) => (entry.seats.includes(index) ? { ...seat, name: '' } : seat))
      return (isOver(phase) ? [] : still).reduce<Seating>((now, id) => withLeaver(now, phase, id, seq), {
        ...seating,
        seats: nameless,
      })
    }
    case 'held':
    case 'released':
    case 'started':
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
    case 'closed':
    case 'frozen':
    case 'thawed':
      return seating
  }
}

/** How long it is known that a seat changed hands, in ms: people may have quiet hours. */
const TAKEOVER_KNOWN = DAY_MS

/** The seating at the time of an entry: older takeovers are forgotten. */
export const withoutOldTakeovers = (seating: Seating, at: Date): Seating => ({
  ...seating,
  takeovers: seating.takeovers.filter((one) => at.getTime() - one.at.getTime() < TAKEOVER_KNOWN),
})

/** The seat of a person; null where they have none. */
export function seatOfPerson({ seats }: Pick<Seating, 'seats'>, personId: string): number | null {
  const seat = seats.findIndex(({ person }) => person?.id === personId)
  return seat < 0 ? null : seat
}

/** Where the entry that seats somebody cannot be read. */
const NOBODY: SeatView = { person: null, name: '', satOut: false }

/** A seat is taken: nobody is missing there any more. */
function withSeat(seating: Seating, seat: number, taken: SeatView): Seating {
  const count = Math.max(seating.seats.length, seat + 1)
  const seats = Array.from({ length: count }, (_, one) => (one === seat ? taken : (seating.seats[one] ?? NOBODY)))
  return { ...seating, seats, departures: seating.departures.filter((one) => one.seat !== seat) }
}

/** The same by somebody new; in a game that is told. */
function withTakeover(seating: Seating, phase: Phase, place: Omit<Takeover, 'relieved'>, taken: SeatView): Seating {
  const sitting = withSeat(seating, place.seat, taken)
  if (phase === 'lobby') return sitting
  const before = seating.seats[place.seat]
  const relieved = before?.substituteWanted ? (before.person?.id ?? null) : null
  return { ...sitting, takeovers: [...seating.takeovers, { ...place, relieved }] }
}

const withSubstituteWanted = (seats: readonly SeatView[], seat: number, wanted: boolean): readonly SeatView[] =>
  seats.map((one, index) => {
    if (index !== seat) return one
    const { substituteWanted: _, ...same } = one
    return wanted ? { ...same, substituteWanted: true } : same
  })

/** In the lobby the seat goes, too; in a game it stays, empty. */
function withLeaver(
  seating: Seating,
  phase: Phase,
  leaver: string,
  seq: number,
  freed: Pick<Departure, 'freed'> = {},
): Seating {
  const { seats, departures } = seating
  if (phase === 'lobby') return withHost({ ...seating, seats: seats.filter(({ person }) => person?.id !== leaver) })
  const left = seats.flatMap(({ person }, seat) => (person?.id === leaver ? { seat, seq, ...freed } : []))
  return withHost({
    ...seating,
    seats: seats.map((seat) =>
      seat.person?.id === leaver ? { ...NOBODY, name: seat.name, satOut: seat.satOut } : seat,
    ),
    departures: [...departures, ...left],
  })
}

/** When the host is gone, the first person is host. */
function withHost(seating: Seating): Seating {
  const people = seating.seats.flatMap((seat) => seat.person?.id ?? [])
  return people.includes(seating.host) ? seating : { ...seating, host: people[0] ?? seating.host }
}
