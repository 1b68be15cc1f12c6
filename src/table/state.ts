import { RULES_NUMBER, type Rules, readState, standardRules } from '#engine'
import { type EntryOf, knowsType, parseEntry, parseEntryChoice, skippedIn, type TableEntry } from './entries.ts'
import { errorMessage } from './error-message.ts'
import { parseEvents, serializeEvents } from './event-json.ts'
import {
  actingSeat,
  applyChoice,
  beginGame,
  continueWithRules,
  currentPosition,
  type EntryPlace,
  type GameChange,
  letSitOut,
  openTurnEvents,
  type TableGame,
  undoableChoices,
  undoFloor,
  undoTo,
  withUnplayable,
} from './game.ts'
import type { StoredEntry, StoredTable } from './repository.ts'
import type {
  Advice,
  CloseReason,
  Departure,
  OpenTurn,
  OwnTable,
  Person,
  Phase,
  PublicTable,
  SeatView,
  TableOptions,
} from './view.ts'
import { ALL_ADVICE, DEFAULT_OPTIONS } from './view.ts'

/** What the entries of a table come to. Like everything here it is never changed: an entry makes a new one. */
export interface TableState {
  readonly id: string
  readonly guildId: string | null
  readonly channelId: string
  readonly solo: boolean
  readonly host: string
  readonly options: TableOptions
  readonly phase: Phase
  /** Why it is closed; null while it is not. */
  readonly closed: CloseReason | null
  readonly seats: readonly SeatView[]
  readonly leavings: readonly Departure[]
  readonly endSeq: number | null
  readonly rematchOf: string | null
  readonly thawedSeq: number | null
  /** Of the last entry. */
  readonly seq: number
  /** Of the last entry. */
  readonly at: Date
  /** When the present phase began. */
  readonly since: Date
  readonly game: TableGame | null
  readonly fault: string | null
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
export const emptyTableState = (table: Pick<StoredTable, 'id' | 'guildId' | 'channelId'>, at: Date): TableState => ({
  id: table.id,
  guildId: table.guildId,
  channelId: table.channelId,
  solo: false,
  host: '',
  options: DEFAULT_OPTIONS,
  phase: 'lobby',
  closed: null,
  seats: [],
  leavings: [],
  endSeq: null,
  rematchOf: null,
  thawedSeq: null,
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

/** The table with the place of its newest entry, whatever that does. */
export const withSeq = (table: TableState, { seq, interactionId, entry }: TableEntry): TableState => ({
  ...table,
  seq,
  at: new Date(entry.at),
  recent: interactionId === null ? table.recent : [...table.recent, interactionId].slice(-RECENT),
})

function apply(table: TableState, { seq, entry }: TableEntry, context: EvolveContext): TableState {
  const place = { seq, at: new Date(entry.at) }
  switch (entry.type) {
    case 'opened': {
      const { host, solo, options, rematchOf = null } = entry
      return { ...table, solo, options, rematchOf, host: host.id, seats: [seatOf(host)], since: place.at }
    }
    case 'joined':
      return { ...table, seats: [...table.seats, seatOf(entry.person)] }
    case 'left':
      return withoutPerson(table, entry.person, seq)
    case 'option':
      return { ...table, options: { ...table.options, ...entry.change } }
    case 'started': {
      const game = beginGame(context.rulesOf(entry.setup.box), entry.setup, entry.rules, place)
      return { ...table, phase: 'playing', rematchOf: null, game, since: place.at }
    }
    case 'choice': {
      const game = gameOf(table)
      return withGame(
        table,
        game.rulesNumber === context.rulesNumber
          ? playChoice(game, seq, entry).game
          : playForeignChoice(game, seq, entry),
      )
    }
    case 'undone':
      return withGame(table, undoTo(gameOf(table), entry.to))
    case 'satOut': {
      const game = gameOf(table)
      const seats = table.seats.map((seat, index) => (index === entry.seat ? { ...seat, satOut: true } : seat))
      return withGame(
        { ...table, seats, leavings: without(table, entry.seat) },
        game.unplayable ? game : letSitOut(game, place, entry.seat).game,
      )
    }
    case 'tookOver': {
      const seats = table.seats.map((seat, index) => (index === entry.seat ? seatOf(entry.person) : seat))
      const game = gameOf(table)
      const next = actingSeat(game) === entry.seat ? { ...game, since: place.at } : game
      return withGame(withHost({ ...table, seats, leavings: without(table, entry.seat) }), next)
    }
    case 'forgotten': {
      // Only at a frozen table does somebody still sit there who is forgotten.
      const still = table.seats.flatMap(({ person }, index) => (entry.seats.includes(index) && person ? person.id : []))
      const seats = table.seats.map((seat, index) => (entry.seats.includes(index) ? { ...seat, name: '' } : seat))
      const over = table.phase === 'finished' || table.phase === 'closed'
      const nameless: TableState = { ...table, seats }
      return over ? nameless : still.reduce((now, id) => withoutPerson(now, id, seq), nameless)
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

const goOnUnder = (entry: EntryOf<'rules'>, game: TableGame, place: EntryPlace): TableGame =>
  continueWithRules(game, entry.number, readState(game.rules, entry.state), place)

const seatOf = (person: Person): SeatView => ({ person, name: person.name, satOut: false })

function gameOf(table: TableState): TableGame {
  if (table.game === null) throw new Error('the game has not started')
  return table.game
}

/** The table with a game that may be in another turn now, or just have ended. */
export function withGame(table: TableState, game: TableGame): TableState {
  const leavings = game.began === table.game?.began ? table.leavings : []
  if (!game.over) return { ...table, game, leavings }
  return { ...table, game, leavings, phase: 'finished', endSeq: table.endSeq ?? table.seq, since: game.since }
}

const without = ({ leavings }: TableState, seat: number): readonly Departure[] =>
  leavings.filter((one) => one.seat !== seat)

/** In the lobby the chair goes too; in a game it stays, empty. */
function withoutPerson(table: TableState, person: string, seq: number): TableState {
  if (table.phase === 'lobby')
    return withHost({ ...table, seats: table.seats.filter((seat) => seat.person?.id !== person) })
  return withHost({
    ...table,
    seats: table.seats.map((seat) => (seat.person?.id === person ? { ...seat, person: null } : seat)),
    leavings: [
      ...table.leavings,
      ...table.seats.flatMap((one, seat) => (one.person?.id === person ? { seat, seq } : [])),
    ],
  })
}

/** When the host is gone, whoever sits first is host. */
function withHost(table: TableState): TableState {
  const people = table.seats.flatMap((seat) => seat.person?.id ?? [])
  return people.includes(table.host) ? table : { ...table, host: people[0] ?? table.host }
}

const playChoice = (game: TableGame, seq: number, entry: EntryOf<'choice'>): GameChange =>
  applyChoice(game, { seq, at: new Date(entry.at) }, entry.press, parseEntryChoice(entry.choice))

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
 * Adds rows from the database, except those that count for nothing. A broken one freezes the table there, and one of a
 * newer version leaves it to that; only closing counts after either.
 */
export function evolveAll(table: TableState, rows: readonly StoredEntry[], context: EvolveContext): TableState {
  const skipped = skippedIn(rows)
  let after = table
  for (const row of rows)
    after = skipped.has(row.seq) ? { ...after, seq: row.seq } : evolveOrFreeze(after, row, context)
  return after
}

function evolveOrFreeze(table: TableState, row: StoredEntry, context: EvolveContext): TableState {
  if (!knowsType(row.type)) return { ...table, seq: row.seq, newer: true }
  try {
    return evolve(table, parseEntry(row), context)
  } catch (error) {
    if (table.phase === 'frozen' || table.newer) return { ...table, seq: row.seq }
    return { ...frozenBy(table, error), seq: row.seq }
  }
}

/** The table with a fault that no entry tells yet. */
export const frozenBy = (table: TableState, error: unknown): TableState => ({
  ...table,
  phase: 'frozen',
  fault: errorMessage(error),
  faultIsNew: true,
})

/**
 * Whether a newer version plays on there, so that this one has to leave it alone.
 * @param ours number of the rules that are played here
 */
export const isNewer = ({ newer, game }: TableState, ours: number): boolean =>
  newer || (game !== null && game.rulesNumber > ours)

/**
 * What the service shows everybody of a table.
 * @param ours number of the rules that are played here
 * @param newGames what a game would be played by that begins now
 */
export function publicTable(
  table: TableState,
  ours: number = RULES_NUMBER,
  newGames: Rules = standardRules,
): PublicTable {
  const { id, guildId, channelId, solo, phase, closed, host, options, seats, leavings, endSeq, rematchOf, seq, game } =
    table
  const { fault, thawedSeq } = table
  const seat = game === null || phase !== 'playing' ? null : actingSeat(game)
  return {
    id,
    guildId,
    channelId,
    solo,
    phase,
    closed,
    host,
    options,
    seats,
    leavings,
    endSeq,
    rematchOf,
    seq,
    rules: game?.rules ?? newGames,
    settled: game?.settled ?? null,
    turnSeq: game !== null && phase === 'playing' ? game.began : null,
    lastTurn: game?.lastTurns.at(-1) ?? null,
    lastTurns: game?.lastTurns ?? [],
    since: game !== null && phase === 'playing' ? game.since : table.since,
    actingSeat: seat,
    acting: seat === null ? null : (seats[seat]?.person?.id ?? null),
    thawedSeq,
    fault,
    newer: isNewer(table, ours),
  }
}

/**
 * What the service shows one person of a table: the open turn too, where that person must act.
 * @param ours number of the rules that are played here
 * @param newGames what a game would be played by that begins now
 * @param advice what the person wants to be told
 */
export function ownTable(
  table: TableState,
  personId: string,
  ours: number = RULES_NUMBER,
  newGames: Rules = standardRules,
  advice: Advice = ALL_ADVICE,
): OwnTable {
  const shown = publicTable(table, ours, newGames)
  const { game } = table
  if (game === null || shown.acting !== personId) return { ...shown, advice, state: shown.settled, openTurn: null }
  return { ...shown, advice, state: currentPosition(game), openTurn: openTurn(game) }
}

function openTurn(game: TableGame): OpenTurn {
  const floor = undoFloor(game)
  const moves = undoableChoices(game)
  const last = moves.at(-1)
  const undoTo = last !== undefined && last.seq > floor ? Math.max(last.press, floor) : null
  return {
    seq: game.began,
    choices: game.openChoices.map((move) => move.choice),
    events: openTurnEvents(game),
    undoTo,
    undoAllTo: undoTo === null ? null : floor,
    fellAway: fellAway(game),
    undoes:
      undoTo === null ? [] : moves.flatMap(({ seq, from, choice }) => (seq > undoTo ? { state: from, choice } : [])),
  }
}

/** Told until something is chosen again. */
const fellAway = ({ openChoices, missing }: TableGame): OpenTurn['fellAway'] =>
  openChoices.length > 0 || (missing.turns === 0 && missing.line.length === 0)
    ? null
    : { turns: missing.turns, choices: missing.line.length }
