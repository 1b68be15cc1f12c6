import { readState } from '#engine'
import { type EntryOf, type Kept, readChoice, readEntry } from './entries.ts'
import {
  actingSeat,
  begin,
  choose,
  eventsOf,
  type Game,
  goOn,
  letSitOut,
  movesOf,
  present,
  type Step,
  takeBack,
  undoFloor,
} from './game.ts'
import type { StoredEntry, StoredTable } from './tables.ts'
import { endsTurn, readTold, tell } from './told.ts'
import type { Closing, OpenTurn, Person, Phase, SeatView, TableOptions, TableView } from './view.ts'
import { DEFAULT_OPTIONS } from './view.ts'

/** What the entries of a table come to. Like everything here it is never changed: an entry makes a new one. */
export interface Fold {
  readonly id: string
  readonly guildId: string | null
  readonly channelId: string
  readonly solo: boolean
  readonly host: string
  readonly options: TableOptions
  readonly phase: Phase
  /** Why it is closed; null while it is not. */
  readonly closed: Closing | null
  readonly seats: readonly SeatView[]
  /** Of the last entry. */
  readonly seq: number
  /** Of the last entry. */
  readonly at: Date
  /** When the present phase began. */
  readonly since: Date
  readonly game: Game | null
  readonly fault: string | null
  /** The fault was found while reading, and no entry says so yet. */
  readonly faultIsNew: boolean
  /** The last presses, to tell one that is delivered twice. */
  readonly recent: readonly string[]
}

/** Discord delivers again within seconds; an older press is stale by its seq anyway. */
const RECENT = 32

/** A table before its first entry. */
export const emptyFold = (table: Pick<StoredTable, 'id' | 'guildId' | 'channelId'>, at: Date): Fold => ({
  id: table.id,
  guildId: table.guildId,
  channelId: table.channelId,
  solo: false,
  host: '',
  options: DEFAULT_OPTIONS,
  phase: 'lobby',
  closed: null,
  seats: [],
  seq: 0,
  at,
  since: at,
  game: null,
  fault: null,
  faultIsNew: false,
  recent: [],
})

/**
 * Adds an entry.
 * @param ours number of the rules that are played here
 * @throws when the entry does not fit: the journal is broken, or the engine is
 */
export function step(fold: Fold, kept: Kept, ours: number): Fold {
  if (kept.seq !== fold.seq + 1) throw new Error(`entry ${fold.seq + 1} expected, ${kept.seq} found`)
  const next = placed(fold, kept)
  const counts = fold.phase !== 'frozen' || kept.entry.type === 'closed' || kept.entry.type === 'frozen'
  return counts ? apply(next, kept, ours) : next
}

/** The fold with the place of its newest entry, whatever that does. */
export const placed = (fold: Fold, { seq, interactionId, entry }: Kept): Fold => ({
  ...fold,
  seq,
  at: new Date(entry.at),
  recent: interactionId === null ? fold.recent : [...fold.recent, interactionId].slice(-RECENT),
})

function apply(fold: Fold, { seq, entry }: Kept, ours: number): Fold {
  const place = { seq, at: new Date(entry.at) }
  switch (entry.type) {
    case 'opened': {
      const { host, solo, options } = entry
      return { ...fold, solo, options, host: host.id, seats: [seatOf(host)], since: place.at }
    }
    case 'joined':
      return { ...fold, seats: [...fold.seats, seatOf(entry.person)] }
    case 'left':
      return left(fold, entry.person)
    case 'option':
      return { ...fold, options: { ...fold.options, ...entry.change } }
    case 'started':
      return { ...fold, phase: 'playing', game: begin(entry.setup, entry.rules, place), since: place.at }
    case 'choice': {
      const game = gameOf(fold)
      return withGame(fold, game.rules === ours ? chosen(game, seq, entry).game : chosenElsewhere(game, seq, entry))
    }
    case 'undone':
      return withGame(fold, takeBack(gameOf(fold), entry.to))
    case 'satOut': {
      const game = gameOf(fold)
      const seats = fold.seats.map((seat, index) => (index === entry.seat ? { ...seat, satOut: true } : seat))
      return withGame({ ...fold, seats }, game.lost ? game : letSitOut(game, place, entry.seat).game)
    }
    case 'tookOver': {
      const seats = fold.seats.map((seat, index) => (index === entry.seat ? seatOf(entry.person) : seat))
      const game = gameOf(fold)
      const next = actingSeat(game) === entry.seat ? { ...game, since: place.at } : game
      return withGame(hosted({ ...fold, seats }), next)
    }
    case 'forgotten': {
      const seats = fold.seats.map((seat, index) => (entry.seats.includes(index) ? { ...seat, name: '' } : seat))
      return { ...fold, seats }
    }
    case 'closed':
      return { ...fold, phase: 'closed', closed: entry.why, since: place.at, faultIsNew: false }
    case 'rules':
      return withGame(fold, goOn(gameOf(fold), entry.number, readState(entry.state), place))
    case 'frozen':
      return { ...fold, phase: 'frozen', fault: entry.message, faultIsNew: false, since: place.at }
  }
}

const seatOf = (person: Person): SeatView => ({ person, name: person.name, satOut: false })

function gameOf(fold: Fold): Game {
  if (fold.game === null) throw new Error('the game has not started')
  return fold.game
}

/** The fold with a game that may just have ended. */
export const withGame = (fold: Fold, game: Game): Fold =>
  game.over ? { ...fold, game, phase: 'finished', since: game.since } : { ...fold, game }

/** In the lobby the chair goes too; in a game it stays, empty. */
const left = (fold: Fold, person: string): Fold =>
  hosted({
    ...fold,
    seats:
      fold.phase === 'lobby'
        ? fold.seats.filter((seat) => seat.person?.id !== person)
        : fold.seats.map((seat) => (seat.person?.id === person ? { ...seat, person: null } : seat)),
  })

/** When the host is gone, whoever sits first is host. */
function hosted(fold: Fold): Fold {
  const people = fold.seats.flatMap((seat) => seat.person?.id ?? [])
  return people.includes(fold.host) ? fold : { ...fold, host: people[0] ?? fold.host }
}

const chosen = (game: Game, seq: number, entry: EntryOf<'choice'>): Step =>
  choose(game, { seq, at: new Date(entry.at) }, entry.press, readChoice(entry.choice))

/**
 * A choice made under other rules: played with ours as long as what was told then comes out. From the first that does
 * not, the game is lost to us, until an entry says from which state it went on.
 */
function chosenElsewhere(game: Game, seq: number, entry: EntryOf<'choice'>): Game {
  if (!game.lost) {
    try {
      const next = chosen(game, seq, entry)
      if (JSON.stringify(tell(next.events)) === JSON.stringify(entry.told)) return next.game
    } catch {
      // Our rules do not allow it.
    }
  }
  const told = readTold(entry.told)
  const over = told.some((event) => event.kind === 'gameEnded')
  const since = endsTurn(told) ? new Date(entry.at) : game.since
  return { ...game, line: [], before: null, lastTurn: null, lost: true, over, since }
}

/** Adds rows from the database. A broken one freezes the table there; only closing counts after that. */
export const foldRows = (fold: Fold, rows: readonly StoredEntry[], ours: number): Fold =>
  rows.reduce((before, row) => stepOrFreeze(before, row, ours), fold)

function stepOrFreeze(fold: Fold, row: StoredEntry, ours: number): Fold {
  try {
    return step(fold, readEntry(row), ours)
  } catch (error) {
    if (fold.phase === 'frozen') return { ...fold, seq: row.seq }
    return { ...frozenBy(fold, error), seq: row.seq }
  }
}

/** The fold with a fault that no entry tells yet. */
export const frozenBy = (fold: Fold, error: unknown): Fold => ({
  ...fold,
  phase: 'frozen',
  fault: error instanceof Error ? error.message : String(error),
  faultIsNew: true,
})

/** What the house shows of a fold. */
export function viewOf(fold: Fold): TableView {
  const { id, guildId, channelId, solo, phase, closed, host, options, seats, seq, game, fault } = fold
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
    seq,
    state: game === null ? null : present(game),
    settled: game?.settled ?? null,
    openTurn: game === null || phase !== 'playing' ? null : openTurn(game),
    lastTurn: game?.lastTurn ?? null,
    since: game !== null && phase === 'playing' ? game.since : fold.since,
    actingSeat: seat,
    acting: seat === null ? null : (seats[seat]?.person?.id ?? null),
    fault,
  }
}

function openTurn(game: Game): OpenTurn {
  const floor = undoFloor(game)
  const moves = movesOf(game)
  const last = moves.at(-1)
  const undoTo = last !== undefined && last.seq > floor ? Math.max(last.press, floor) : null
  return {
    seq: game.began,
    choices: game.line.map((move) => move.choice),
    events: eventsOf(game),
    undoTo,
    undoAllTo: undoTo === null ? null : floor,
    undoes:
      undoTo === null ? [] : moves.flatMap(({ seq, from, choice }) => (seq > undoTo ? { state: from, choice } : [])),
  }
}
