import { DAY_MS, HOUR_MS } from '#time'
import type { TableEntry, TimedEntryOf } from './entries.ts'
import type { Seating } from './seating.ts'
import { isForgotten, MOST_SEATS } from './seats.ts'

/** A seat of a lobby that the host keeps for somebody who is not there yet. */
export interface HeldSeat {
  /** Id of whom it is kept for. */
  readonly person: string
  /** Seq of the entry that says so. */
  readonly seq: number
  readonly since: Date
  /** From then on anybody may take it: after a day, but not before the time at which the game is to start. */
  readonly until: Date
  /** They were just called to another seat, so not to this one; from then on they can be. Absent where they are called. */
  readonly callableAt?: Date
}

/** When a lobby's game is to start by itself. */
interface FixedStart {
  readonly at: Date
  /** Seq of the entry that fixed it, or with which it was missed. */
  readonly seq: number
  /** Too few people were there, or no bot was: somebody starts the game, or fixes another time. */
  readonly missed: boolean
}

/** People for whom a lobby waits, and when; none once the game has begun. */
export interface Lobby {
  /** Seats that the host keeps for somebody; they may have lapsed since. */
  readonly heldSeats: readonly HeldSeat[]
  /** Seq of the entry with which the last seat was taken; null while one is free. */
  readonly fullSeq: number | null
  /** The table whose people are asked to this one, to play again; null where there is none. */
  readonly rematchOf: string | null
  /** Those people were just called elsewhere, so not here; from then on they can be. Null where they are called. */
  readonly askableAt: Date | null
  /** When somebody was called to a kept seat, oldest first; the last ones. */
  readonly callsToSeats: readonly Date[]
  /** Null where no time is fixed. */
  readonly starts: FixedStart | null
}

export const NOBODY_AWAITED: Lobby = {
  heldSeats: [],
  fullSeq: null,
  rematchOf: null,
  askableAt: null,
  callsToSeats: [],
  starts: null,
}

/**
 * Applies an entry to the people for whom a lobby waits.
 * @param seats as they are after the entry
 */
export function evolveLobby(lobby: Lobby, { seq, actor, entry }: TableEntry, { seats }: Seating): Lobby {
  const at = new Date(entry.at)
  switch (entry.type) {
    case 'opened': {
      const { rematchOf = null, askableAt, options } = entry
      const starts = fixedStart(options.startTime, seq)
      const asked = { rematchOf, askableAt: askableAt === undefined ? null : new Date(askableAt) }
      return withFixedStart({ ...lobby, ...asked }, starts)
    }
    case 'option': {
      const { startTime } = entry.change
      if (startTime === undefined) return lobby
      // The bot itself takes a time away that was missed.
      const missed = actor === null && lobby.starts !== null
      return withFixedStart(lobby, missed ? { ...lobby.starts, seq, missed } : fixedStart(startTime, seq))
    }
    case 'joined': {
      // A seat that was kept for them is taken, and lapsed ones go.
      const heldSeats = heldSeatsAt({ heldSeats: heldBut(lobby, entry.person.id) }, at)
      return { ...lobby, heldSeats, fullSeq: seats.length >= MOST_SEATS ? seq : null }
    }
    case 'left':
    case 'computerRemoved':
      return { ...lobby, fullSeq: null }
    case 'held': {
      const calls = [...lobby.callsToSeats, ...(entry.callableAt === undefined ? [at] : [])]
      // A seat for somebody who is forgotten is nobody's.
      const heldSeats = isForgotten(entry.person)
        ? lobby.heldSeats
        : [...heldBut(lobby, entry.person), heldSeat(seq, entry, lobby.starts)]
      return { ...lobby, heldSeats, callsToSeats: calls.slice(-MOST_CALLS) }
    }
    case 'released':
      return { ...lobby, heldSeats: heldBut(lobby, entry.person) }
    case 'started':
      return NOBODY_AWAITED
    default:
      return lobby
  }
}

const fixedStart = (at: number | undefined, seq: number): FixedStart | null =>
  at === undefined || at === 0 ? null : { at: new Date(at), seq, missed: false }

/** How long a seat is kept, in ms. */
const KEPT_MS = DAY_MS

const keptUntil = (since: Date, starts: FixedStart | null): Date =>
  new Date(Math.max(since.getTime() + KEPT_MS, starts?.at.getTime() ?? 0))

const withFixedStart = (lobby: Lobby, starts: FixedStart | null): Lobby => ({
  ...lobby,
  starts,
  heldSeats: lobby.heldSeats.map((one) => ({ ...one, until: keptUntil(one.since, starts) })),
})

const heldSeat = (
  seq: number,
  { person, at, callableAt }: TimedEntryOf<'held'>,
  starts: FixedStart | null,
): HeldSeat => ({
  person,
  seq,
  since: new Date(at),
  until: keptUntil(new Date(at), starts),
  ...(callableAt === undefined ? {} : { callableAt: new Date(callableAt) }),
})

const heldBut = ({ heldSeats }: Lobby, personId: string): readonly HeldSeat[] =>
  heldSeats.filter(({ person }) => person !== personId)

/** Kept seats that have not lapsed. */
export const heldSeatsAt = ({ heldSeats }: Pick<Lobby, 'heldSeats'>, at: Date): readonly HeldSeat[] =>
  heldSeats.filter(({ until }) => until > at)

/** People whom a lobby can call to kept seats within an hour: a host could call ever more by keeping and giving up. */
const MOST_CALLS = 8

/** Nobody is called to any lobby again so soon, unless they came the last time. In ms. */
export const REINVITE_AFTER_MS = HOUR_MS

/** When a lobby can call somebody to a kept seat again; null: at once. */
export function callsToHeldSeatsPossibleFrom({ callsToSeats }: Lobby, at: number): number | null {
  const first = callsToSeats.at(-MOST_CALLS)
  return first === undefined || first.getTime() + REINVITE_AFTER_MS <= at ? null : first.getTime() + REINVITE_AFTER_MS
}
