import { readState } from '#engine'
import { withTimeSpent } from '../clock/turn-clock.ts'
import { type EntryOf, parseEntryChoice, parseEvents, serializeEvents, type TableEntry } from './entries.ts'
import {
  actingSeat,
  applyChoice,
  beginGame,
  continueWithRules,
  type EntryPlace,
  type GameChange,
  letSitOut,
  type TableGame,
  withSpent,
  withUnplayable,
} from './game.ts'
import { evolveLobby } from './lobby.ts'
import { evolveSeating, seatingAt, seatOfPerson } from './seating.ts'
import { type EvolveContext, NO_SIGN, type TableClock, type TableEnd, type TableState } from './state.ts'
import { turnsUndoableByConsent, undoTo } from './taking-back.ts'
import { closedRequest, type Votes, votesIn, votesWithout, withFreeAnswer } from './votes.ts'

/** Discord delivers again within seconds; an older press is stale by its seq anyway. */
const RECENT = 32

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
  const recent = interactionId === null ? table.recent : [...table.recent, interactionId].slice(-RECENT)
  const next = { ...table, seq, at, recent, seating: seatingAt(table.seating, at) }
  if (actor === null || actor !== personToAct(table)) return next
  return withVotes(withClock(next, { signAt: at }), { free: closedRequest(table.votes.free) })
}

const withClock = (table: TableState, change: Partial<TableClock>): TableState => ({
  ...table,
  clock: { ...table.clock, ...change },
})
const withVotes = (table: TableState, change: Partial<Votes>): TableState => ({
  ...table,
  votes: { ...table.votes, ...change },
})
const withEnd = (table: TableState, change: Partial<TableEnd>): TableState => ({
  ...table,
  end: { ...table.end, ...change },
})

/** Person id of who must act; null when nobody must. */
const personToAct = ({ phase, game, seating }: TableState): string | null =>
  phase === 'playing' && game !== null ? (seating.seats[actingSeat(game) ?? -1]?.person?.id ?? null) : null

function apply(before: TableState, kept: TableEntry, context: EvolveContext): TableState {
  const { seq, entry } = kept
  const place = { seq, at: new Date(entry.at) }
  const seated = evolveSeating(before, kept)
  const table = { ...before, ...seated, lobby: evolveLobby(before.lobby, kept, seated.seating) }
  const { votes } = table
  switch (entry.type) {
    case 'opened':
      return { ...table, solo: entry.solo, options: entry.options, since: place.at }
    case 'left':
      return withoutSeat(table, seatOfPerson(before.seating, entry.person))
    case 'freed':
      return withoutSeat(table, entry.seat)
    case 'computerSeated': {
      const { game } = table
      return game === null || actingSeat(game) !== entry.seat ? table : withGame(table, { ...game, since: place.at })
    }
    case 'joined':
    case 'computerRemoved':
    case 'held':
    case 'released':
    case 'arranged':
    case 'substituteAsked':
    case 'forgotten':
      return table
    case 'moved':
      return { ...table, channelId: entry.channelId, cardChannelId: null }
    case 'extended':
      return withClock(table, { extended: { ...place, until: new Date(entry.until) } })
    case 'freeAsked': {
      const { seat, silent } = entry
      return withVotes(table, { free: { ...place, seat, silent, agreed: [seat], objected: [], open: true } })
    }
    case 'freeAnswered':
      return withVotes(table, { free: withFreeAnswer(votes.free, table.seating, entry.seat, entry.agrees) })
    case 'option':
      return { ...table, options: { ...table.options, ...entry.change } }
    case 'started': {
      const game = beginGame(context.rulesOf(entry.setup.box), entry.setup, entry.rules, place)
      return { ...table, game, since: place.at }
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
      const present = gameOf(table)
      const game = undoTo(present, entry.to)
      if (table.solo || game.began === present.began) return withGame(table, game)
      const given = withVotes(table, { undo: closedRequest(votes.undo) })
      return withVotes(withGame(given, { ...game, since: place.at }), { reopenedSeq: seq })
    }
    case 'undoAsked': {
      const turn = turnsUndoableByConsent(gameOf(table)).findLast((one) => one.seat === entry.seat)?.began ?? 0
      return withVotes(table, { undo: { seq, seat: entry.seat, agreed: [], turn, open: true } })
    }
    case 'undoAnswered': {
      const { undo } = votes
      const answered = undo !== null && entry.agrees ? { ...undo, agreed: [...undo.agreed, entry.seat] } : null
      return withVotes(table, { undo: answered ?? closedRequest(undo) })
    }
    case 'satOut': {
      const game = gameOf(table)
      const out = withVotes(table, { undo: closedRequest(votes.undo) })
      const next = withGame(out, game.unplayable ? game : letSitOut(game, place, entry.seat).game)
      // Whose time was over hears of it in the turn that comes.
      const lost = kept.actor === null ? before.seating.departures.filter(({ seat }) => seat === entry.seat) : []
      return { ...next, seating: { ...next.seating, departures: [...next.seating.departures, ...lost] } }
    }
    case 'tookOver': {
      const game = gameOf(table)
      const fresh = withSpent(game, entry.seat, 0)
      const sitting = withoutSeat(table, entry.seat)
      // Nobody waited for whoever sat there alone; from now on somebody does.
      const alone =
        before.seating.seats.filter(({ person }) => person !== null).length < 2 && personToAct(before) !== null
      if (actingSeat(game) !== entry.seat) return withGame(sitting, alone ? { ...fresh, since: place.at } : fresh)
      return withGame({ ...sitting, clock: NO_SIGN }, { ...fresh, since: place.at })
    }
    case 'closed':
      return { ...withEnd(table, { closed: entry.why, endSeq: seq, faultIsNew: false }), since: place.at }
    case 'rules':
      return withGame(table, goOnUnder(entry, gameOf(table), place))
    case 'frozen':
      return { ...withEnd(table, { fault: entry.message, endSeq: seq, faultIsNew: false }), since: place.at }
    case 'thawed':
      return withEnd(table, { thawedSeq: seq })
  }
}

const goOnUnder = (entry: EntryOf<'rules'>, game: TableGame, place: EntryPlace): TableGame =>
  continueWithRules(game, entry.number, readState(game.rules, entry.state), place)

function gameOf(table: TableState): TableGame {
  if (table.game === null) throw new Error('the game has not started')
  return table.game
}

/** The table with a game that may be in another turn now, or just have ended. */
export function withGame(table: TableState, game: TableGame): TableState {
  const { seating, clock, votes } = table
  const goesOn = game.began === table.game?.began
  // Of who left while a computer player had the turn people hear when one of them has it.
  const hear = goesOn || seating.seats[table.game?.settled.turn.seat ?? -1]?.computer !== undefined
  const next = {
    ...table,
    game,
    seating: hear ? seating : { ...seating, departures: [] },
    clock: goesOn ? clock : NO_SIGN,
    votes: votesIn(game, votes, goesOn),
  }
  if (!game.over) return next
  return { ...withEnd(next, { endSeq: table.end.endSeq ?? table.seq }), phase: 'finished', since: game.since }
}

const playChoice = (game: TableGame, seq: number, entry: EntryOf<'choice'>): GameChange =>
  applyChoice(game, { seq, at: new Date(entry.at) }, entry.press, parseEntryChoice(entry.choice), entry.planned)

/** A table without what somebody on a seat asked or answered, where somebody else sits now or nobody. */
const withoutSeat = (table: TableState, seat: number | null): TableState =>
  seat === null ? table : { ...table, votes: votesWithout(seat, table.votes) }

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
