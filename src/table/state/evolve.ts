import { readState } from '#engine'
import { withTurnBankTimeSpent } from '../clock/turn-clock.ts'
import { parseEntryChoice, readStoredEvents, storedEventsOf, type TableEntry, type TimedEntryOf } from './entries.ts'
import {
  actingSeat,
  applyChoice,
  beginGame,
  continueUnderNewRules,
  type GameAndEvents,
  letSitOut,
  type TableGame,
  withChoiceOfOtherRules,
  withSeatBankTimeSpentSetTo,
} from './game.ts'
import { evolveLobby } from './lobby.ts'
import { evolveSeating, seatOfPerson, withoutOldTakeovers } from './seating.ts'
import { type EvolveContext, NEW_TURN_CLOCK, seatToAct, type TableState } from './state.ts'
import { turnsUndoableByConsent, undoTo } from './taking-back.ts'
import { closeRequest, freeRequestWithAnswer, votesStillValidIn, votesWithoutSeat } from './votes.ts'

/** Discord delivers again within seconds; an older press is stale by its seq anyway. */
const RECENT = 32

/**
 * Adds an entry.
 * @throws when the entry does not fit: the journal is broken, or the engine is
 */
export function evolve(table: TableState, kept: TableEntry, context: EvolveContext): TableState {
  if (kept.seq !== table.seq + 1) throw new Error(`entry ${table.seq + 1} expected, ${kept.seq} found`)
  const next = withSeqAndTimeOfEntry(table, kept)
  const stands = table.phase !== 'frozen' && !table.newer
  const counts = stands || kept.entry.type === 'closed' || kept.entry.type === 'frozen'
  return counts ? apply(next, kept, context) : next
}

/** The table with its newest entry's seq and time. An entry of the player who must act is a sign from them, too. */
export function withSeqAndTimeOfEntry(table: TableState, { seq, actor, interactionId, entry }: TableEntry): TableState {
  const at = new Date(entry.at)
  const recent = interactionId === null ? table.recent : [...table.recent, interactionId].slice(-RECENT)
  const next = { ...table, seq, at, recent, seating: withoutOldTakeovers(table.seating, at) }
  if (actor === null || actor !== seatToAct(table)?.person?.id) return next
  return withPart(withPart(next, 'clock', { signAt: at }), 'votes', { free: closeRequest(table.votes.free) })
}

/** The table with a change of one of its parts. */
const withPart = <P extends 'clock' | 'votes' | 'end'>(
  table: TableState,
  part: P,
  change: Partial<TableState[P]>,
): TableState => ({ ...table, [part]: { ...table[part], ...change } })

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
      return withPart(table, 'clock', { extended: { ...place, until: new Date(entry.until) } })
    case 'freeAsked': {
      const { seat, silent } = entry
      return withPart(table, 'votes', { free: { ...place, seat, silent, agreed: [seat], objected: [], open: true } })
    }
    case 'freeAnswered':
      return withPart(table, 'votes', {
        free: freeRequestWithAnswer(votes.free, table.seating, entry.seat, entry.agrees),
      })
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
          ? withTurnBankTimeSpent(table, playChoice(game, seq, entry).game, entry)
          : playForeignChoice(game, seq, entry),
      )
    }
    case 'undone': {
      const present = gameOf(table)
      const game = undoTo(present, entry.to)
      if (table.solo || game.began === present.began) return withGame(table, game)
      const given = withPart(table, 'votes', { undo: closeRequest(votes.undo) })
      return withPart(withGame(given, { ...game, since: place.at }), 'votes', { reopenedSeq: seq })
    }
    case 'undoAsked': {
      const turn = turnsUndoableByConsent(gameOf(table)).findLast((one) => one.seat === entry.seat)?.began ?? 0
      return withPart(table, 'votes', { undo: { seq, seat: entry.seat, agreed: [], turn, open: true } })
    }
    case 'undoAnswered': {
      const { undo } = votes
      const answered = undo !== null && entry.agrees ? { ...undo, agreed: [...undo.agreed, entry.seat] } : null
      return withPart(table, 'votes', { undo: answered ?? closeRequest(undo) })
    }
    case 'satOut': {
      const game = gameOf(table)
      const out = withPart(table, 'votes', { undo: closeRequest(votes.undo) })
      const next = withGame(out, game.unplayable ? game : letSitOut(game, place, entry.seat).game)
      // A player whose time was over hears of it in the next turn.
      const lost = kept.actor === null ? before.seating.departures.filter(({ seat }) => seat === entry.seat) : []
      return { ...next, seating: { ...next.seating, departures: [...next.seating.departures, ...lost] } }
    }
    case 'tookOver': {
      const game = gameOf(table)
      const fresh = withSeatBankTimeSpentSetTo(game, entry.seat, 0)
      const sitting = withoutSeat(table, entry.seat)
      // Nobody waited for a player who sat there alone; from now on somebody does.
      const alone =
        before.seating.seats.filter(({ person }) => person !== null).length < 2 && seatToAct(before)?.person != null
      if (actingSeat(game) !== entry.seat) return withGame(sitting, alone ? { ...fresh, since: place.at } : fresh)
      return withGame({ ...sitting, clock: NEW_TURN_CLOCK }, { ...fresh, since: place.at })
    }
    case 'closed':
      return { ...withPart(table, 'end', { closed: entry.why, endSeq: seq, faultIsNew: false }), since: place.at }
    case 'rules': {
      const game = gameOf(table)
      return withGame(table, continueUnderNewRules(game, entry.number, readState(game.rules, entry.state), place))
    }
    case 'frozen':
      return { ...withPart(table, 'end', { fault: entry.message, endSeq: seq, faultIsNew: false }), since: place.at }
    case 'thawed':
      return withPart(table, 'end', { thawedSeq: seq })
  }
}

function gameOf(table: TableState): TableGame {
  if (table.game === null) throw new Error('the game has not started')
  return table.game
}

/** The table with a game that may be in another turn now, or over. */
export function withGame(table: TableState, game: TableGame): TableState {
  const { seating, clock, votes } = table
  const goesOn = game.began === table.game?.began
  // Who left while a computer player had the turn is told when a person has it.
  const hear = goesOn || seating.seats[table.game?.settled.turn.seat ?? -1]?.computer !== undefined
  const next = {
    ...table,
    game,
    seating: hear ? seating : { ...seating, departures: [] },
    clock: goesOn ? clock : NEW_TURN_CLOCK,
    votes: votesStillValidIn(game, votes, goesOn),
  }
  if (!game.over) return next
  return { ...withPart(next, 'end', { endSeq: table.end.endSeq ?? table.seq }), phase: 'finished', since: game.since }
}

const playChoice = (game: TableGame, seq: number, entry: TimedEntryOf<'choice'>): GameAndEvents =>
  applyChoice(game, { seq, at: new Date(entry.at) }, entry.press, parseEntryChoice(entry.choice), entry.planned)

/** A table without the votes of a seat whose person has changed or left. */
const withoutSeat = (table: TableState, seat: number | null): TableState =>
  seat === null ? table : { ...table, votes: votesWithoutSeat(seat, table.votes) }

/**
 * Plays a choice that was made under other rules with ours, as long as the same events come out. From the first choice
 * that tells otherwise the game is unknown to us, until an entry gives the state from which it went on.
 */
function playForeignChoice(game: TableGame, seq: number, entry: TimedEntryOf<'choice'>): TableGame {
  if (!game.unplayable) {
    try {
      const next = playChoice(game, seq, entry)
      if (JSON.stringify(storedEventsOf(next.events)) === JSON.stringify(entry.told)) return next.game
    } catch {
      // Our rules do not allow it.
    }
  }
  return withChoiceOfOtherRules(game, { seq, at: new Date(entry.at) }, readStoredEvents(entry.told))
}
