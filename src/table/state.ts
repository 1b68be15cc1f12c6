import { type Rules, readState } from '#engine'
import { type EntryOf, parseEntryChoice, type TableEntry } from './entries.ts'
import { parseEvents, serializeEvents } from './event-json.ts'
import { isFormer } from './former.ts'
import { closedFreeRequest, freeRequestWithout, type KeptFreeRequest, withFreeAnswer } from './free-request.ts'
import {
  actingSeat,
  applyChoice,
  beginGame,
  continueWithRules,
  type EntryPlace,
  type GameChange,
  letSitOut,
  type TableGame,
  undoTo,
  withSpent,
  withUnplayable,
} from './game.ts'
import { heldAt, heldSeat } from './held-seats.ts'
import type { FormerGame } from './rematch.ts'
import type { StoredTable } from './repository.ts'
import { returnableTurnsOf } from './returnable.ts'
import {
  MOST_SEATS,
  seatOf,
  withComputer,
  withLeaver,
  withoutComputer,
  withSeatOut,
  withSitter,
  withSubstituteWanted,
} from './seats.ts'
import { withTimeSpent } from './time-spent.ts'
import { closedRequest, requestIn, requestWithout, type TurnUndoRequest } from './undo-request.ts'
import { DEFAULT_OPTIONS, type HeldSeat, type Person, type PublicTable } from './view.ts'

/** What the entries of a table come to. Like everything here it is never changed: an entry makes a new one. */
export interface TableState
  extends Omit<
    PublicTable,
    | 'rules'
    | 'settled'
    | 'turnSeq'
    | 'lastTurn'
    | 'lastTurns'
    | 'actingSeat'
    | 'acting'
    | 'since'
    | 'newer'
    | 'undoRequest'
    | 'freeRequest'
    | 'allowance'
    | 'silentSince'
  > {
  /** Of the last entry. */
  readonly at: Date
  /** When the present phase began. */
  readonly since: Date
  readonly game: TableGame | null
  /** What a lobby's people played before, where they are asked to play again. */
  readonly formerGame: FormerGame | null
  /** To take back the last turn, or the open one, which is that again; null when nobody asked. */
  readonly lastRequest: TurnUndoRequest | null
  /** To free the seat that must act, of this turn; null when nobody asked. */
  readonly lastFreeRequest: KeptFreeRequest | null
  /** When whoever must act gave a sign in this turn; null when they did not. */
  readonly signAt: Date | null
  /** The fault was found while reading, and no entry says so yet. */
  readonly faultIsNew: boolean
  /** A newer version added an entry whose kind this one does not know: what the table is since then cannot be told. */
  readonly newer: boolean
  /** The last presses, to tell one that is delivered twice. */
  readonly recent: readonly string[]
}

/** What a table's entries are played with. */
export interface EvolveContext {
  /** Of the rules that are played here. */
  readonly rulesNumber: number
  /**
   * The rules of a box by its hash.
   * @throws when it is not known
   */
  rulesOf(hash: string): Rules
}

/** Discord delivers again within seconds; an older press is stale by its seq anyway. */
const RECENT = 32

/** A table before its first entry. */
export const emptyTableState = (
  table: Pick<StoredTable, 'id' | 'guildId' | 'channelId' | 'cardChannelId'>,
  at: Date,
): TableState => ({
  id: table.id,
  guildId: table.guildId,
  channelId: table.channelId,
  cardChannelId: table.cardChannelId,
  solo: false,
  host: '',
  options: DEFAULT_OPTIONS,
  phase: 'lobby',
  closed: null,
  seats: [],
  leavings: [],
  endSeq: null,
  heldSeats: [],
  fullSeq: null,
  rematchOf: null,
  formerGame: null,
  thawedSeq: null,
  reopenedSeq: null,
  lastRequest: null,
  lastFreeRequest: null,
  signAt: null,
  extended: null,
  seq: 0,
  at,
  since: at,
  game: null,
  fault: null,
  faultIsNew: false,
  newer: false,
  recent: [],
})

/**
 * Adds an entry.
 * @throws when the entry does not fit: the journal is broken, or the engine is
 */
export function evolve(table: TableState, kept: TableEntry, context: EvolveContext): TableState {
  if (kept.seq !== table.seq + 1) throw new Error(`entry ${table.seq + 1} expected, ${kept.seq} found`)
  const next = withSeq(table, kept)
  const stands = table.phase !== 'frozen' && !table.newer
  const counts = stands || kept.entry.type === 'closed' || kept.entry.type === 'frozen'
  return counts ? apply(next, kept, context) : next
}

/** The table with the place of its newest entry, and the sign that it is of whoever must act, whatever else it does. */
export function withSeq(table: TableState, { seq, actor, interactionId, entry }: TableEntry): TableState {
  const at = new Date(entry.at)
  const next = {
    ...table,
    seq,
    at,
    recent: interactionId === null ? table.recent : [...table.recent, interactionId].slice(-RECENT),
  }
  if (actor === null || actor !== personToAct(table)) return next
  return { ...next, signAt: at, lastFreeRequest: closedFreeRequest(table.lastFreeRequest) }
}

/** Person id of who must act; null when nobody must. */
const personToAct = ({ phase, game, seats }: TableState): string | null =>
  phase === 'playing' && game !== null ? (seats[actingSeat(game) ?? -1]?.person?.id ?? null) : null

function apply(table: TableState, { seq, entry }: TableEntry, context: EvolveContext): TableState {
  const place = { seq, at: new Date(entry.at) }
  switch (entry.type) {
    case 'opened': {
      const { host, solo, options, rematchOf = null, formerGame = null } = entry
      return { ...table, solo, options, rematchOf, formerGame, host: host.id, seats: [seatOf(host)], since: place.at }
    }
    case 'joined':
      return withJoiner(table, entry.person, place)
    case 'left': {
      const seat = table.seats.findIndex(({ person }) => person?.id === entry.person)
      return { ...withoutSeat(withLeaver(table, entry.person, seq), seat), fullSeq: null }
    }
    case 'computerSeated': {
      const seated = withComputer(table, entry.seat, entry.name, entry.level)
      const { game } = table
      return game === null || actingSeat(game) !== entry.seat ? seated : withGame(seated, { ...game, since: place.at })
    }
    case 'computerRemoved':
      return { ...withoutComputer(table, entry.seat), fullSeq: null }
    case 'held':
      // A seat for somebody who is forgotten is nobody's.
      if (isFormer(entry.person)) return table
      return { ...table, heldSeats: [...releasedIn(table, entry.person), heldSeat(entry.person, seq, place.at)] }
    case 'released':
      return { ...table, heldSeats: releasedIn(table, entry.person) }
    case 'arranged':
      return { ...table, seats: entry.order.flatMap((from) => table.seats[from] ?? []) }
    case 'freed': {
      const { seat, person, why } = entry
      return withoutSeat(withLeaver(table, person, seq, { freed: { why, personId: person } }), seat)
    }
    case 'extended':
      return { ...table, extended: { ...place, until: new Date(entry.until) } }
    case 'freeAsked': {
      const { seat, silent } = entry
      return { ...table, lastFreeRequest: { ...place, seat, silent, agreed: [seat], objected: [], open: true } }
    }
    case 'freeAnswered':
      return { ...table, lastFreeRequest: withFreeAnswer(table, entry.seat, entry.agrees) }
    case 'substituteAsked':
      return withSubstituteWanted(table, entry.seat, entry.wanted)
    case 'option':
      return { ...table, options: { ...table.options, ...entry.change } }
    case 'started': {
      const game = beginGame(context.rulesOf(entry.setup.box), entry.setup, entry.rules, place)
      const begun = { rematchOf: null, formerGame: null, heldSeats: [], fullSeq: null }
      return { ...table, ...begun, phase: 'playing', game, since: place.at }
    }
    case 'choice': {
      const game = gameOf(table)
      return withGame(
        table,
        game.rulesNumber === context.rulesNumber
          ? withTimeSpent(table, playChoice(game, seq, entry).game, entry)
          : playForeignChoice(game, seq, entry),
      )
    }
    case 'undone': {
      const before = gameOf(table)
      const game = undoTo(before, entry.to)
      if (table.solo || game.began === before.began) return withGame(table, game)
      const lastRequest = closedRequest(table.lastRequest)
      return { ...withGame({ ...table, lastRequest }, { ...game, since: place.at }), reopenedSeq: seq }
    }
    case 'undoAsked': {
      const turn = returnableTurnsOf(gameOf(table)).findLast((one) => one.seat === entry.seat)?.began ?? 0
      return { ...table, lastRequest: { seq, seat: entry.seat, agreed: [], turn, open: true } }
    }
    case 'undoAnswered': {
      const request = table.lastRequest
      if (request === null || !entry.agrees) return { ...table, lastRequest: closedRequest(request) }
      return { ...table, lastRequest: { ...request, agreed: [...request.agreed, entry.seat] } }
    }
    case 'satOut': {
      const game = gameOf(table)
      const out = { ...withSeatOut(table, entry.seat), lastRequest: closedRequest(table.lastRequest) }
      return withGame(out, game.unplayable ? game : letSitOut(game, place, entry.seat).game)
    }
    case 'tookOver': {
      const game = gameOf(table)
      const fresh = withSpent(game, entry.seat, 0)
      const sitting = withoutSeat(withSitter(table, entry.seat, entry.person), entry.seat)
      if (actingSeat(game) !== entry.seat) return withGame(sitting, fresh)
      return withGame({ ...sitting, signAt: null, extended: null }, { ...fresh, since: place.at })
    }
    case 'forgotten': {
      // Only at a frozen table does somebody still sit there who is forgotten.
      const still = table.seats.flatMap(({ person }, index) => (entry.seats.includes(index) && person ? person.id : []))
      const seats = table.seats.map((seat, index) => (entry.seats.includes(index) ? { ...seat, name: '' } : seat))
      const over = table.phase === 'finished' || table.phase === 'closed'
      const nameless: TableState = { ...table, seats }
      return over ? nameless : still.reduce((now, id) => withLeaver(now, id, seq), nameless)
    }
    case 'closed':
      return { ...table, phase: 'closed', closed: entry.why, endSeq: seq, since: place.at, faultIsNew: false }
    case 'rules':
      return withGame(table, goOnUnder(entry, gameOf(table), place))
    case 'frozen':
      return { ...table, phase: 'frozen', fault: entry.message, faultIsNew: false, endSeq: seq, since: place.at }
    case 'thawed':
      return { ...table, thawedSeq: seq }
  }
}

/** Whoever sits down in a lobby takes the seat that is kept for them, and what has lapsed is kept no more. */
function withJoiner(table: TableState, person: Person, { seq, at }: EntryPlace): TableState {
  const seats = [...table.seats, seatOf(person)]
  const heldSeats = heldAt(releasedIn(table, person.id), at)
  return { ...table, seats, heldSeats, fullSeq: seats.length >= MOST_SEATS ? seq : null }
}

const releasedIn = ({ heldSeats }: TableState, personId: string): readonly HeldSeat[] =>
  heldSeats.filter(({ person }) => person !== personId)

const goOnUnder = (entry: EntryOf<'rules'>, game: TableGame, place: EntryPlace): TableGame =>
  continueWithRules(game, entry.number, readState(game.rules, entry.state), place)

function gameOf(table: TableState): TableGame {
  if (table.game === null) throw new Error('the game has not started')
  return table.game
}

/** The table with a game that may be in another turn now, or just have ended. */
export function withGame(table: TableState, game: TableGame): TableState {
  const goesOn = game.began === table.game?.began
  // Of who left while a computer player had the turn people hear when one of them has it.
  const hear = goesOn || table.seats[table.game?.settled.turn.seat ?? -1]?.computer !== undefined
  const next = {
    ...table,
    game,
    leavings: hear ? table.leavings : [],
    reopenedSeq: goesOn ? table.reopenedSeq : null,
    lastRequest: requestIn(game, table.lastRequest),
    lastFreeRequest: goesOn ? table.lastFreeRequest : null,
    signAt: goesOn ? table.signAt : null,
    extended: goesOn ? table.extended : null,
  }
  if (!game.over) return next
  return { ...next, phase: 'finished', endSeq: table.endSeq ?? table.seq, since: game.since }
}

const playChoice = (game: TableGame, seq: number, entry: EntryOf<'choice'>): GameChange =>
  applyChoice(game, { seq, at: new Date(entry.at) }, entry.press, parseEntryChoice(entry.choice), entry.planned)

/** A table without what somebody on a seat asked or answered, where somebody else sits now or nobody. */
const withoutSeat = (table: TableState, seat: number): TableState => ({
  ...table,
  lastRequest: requestWithout(seat, table.lastRequest),
  lastFreeRequest: freeRequestWithout(seat, table.lastFreeRequest),
})

/**
 * A choice made under other rules: played with ours as long as what was told then comes out. From the first that does
 * not, the game is lost to us, until an entry says from which state it went on.
 */
function playForeignChoice(game: TableGame, seq: number, entry: EntryOf<'choice'>): TableGame {
  if (!game.unplayable) {
    try {
      const next = playChoice(game, seq, entry)
      if (JSON.stringify(serializeEvents(next.events)) === JSON.stringify(entry.told)) return next.game
    } catch {
      // Our rules do not allow it.
    }
  }
  return withUnplayable(game, { seq, at: new Date(entry.at) }, parseEvents(entry.told))
}

/**
 * Whether a newer version plays on there, so that this one has to leave it alone.
 * @param ours number of the rules that are played here
 */
export const isNewer = ({ newer, game }: TableState, ours: number): boolean =>
  newer || (game !== null && game.rulesNumber > ours)
