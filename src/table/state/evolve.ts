import { readState } from '#engine'
import { DAY_MS } from '#time'
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
import { evolveSeating, MOST_CALLS } from './seating.ts'
import type { EvolveContext, TableState } from './state.ts'
import { returnableTurnsOf, undoTo } from './taking-back.ts'
import {
  closedFreeRequest,
  closedRequest,
  freeRequestWithout,
  requestIn,
  requestWithout,
  withFreeAnswer,
} from './votes.ts'

/** So long it is known that a seat changed hands, in ms: whom it concerns may have quiet hours. */
const TAKEOVER_KNOWN = DAY_MS

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
  const next = {
    ...table,
    seq,
    at,
    takeovers:
      table.takeovers.length === 0
        ? table.takeovers
        : table.takeovers.filter((one) => at.getTime() - one.at.getTime() < TAKEOVER_KNOWN),
    recent: interactionId === null ? table.recent : [...table.recent, interactionId].slice(-RECENT),
  }
  if (actor === null || actor !== personToAct(table)) return next
  return { ...next, signAt: at, lastFreeRequest: closedFreeRequest(table.lastFreeRequest) }
}

/** Person id of who must act; null when nobody must. */
const personToAct = ({ phase, game, seats }: TableState): string | null =>
  phase === 'playing' && game !== null ? (seats[actingSeat(game) ?? -1]?.person?.id ?? null) : null

function apply(before: TableState, kept: TableEntry, context: EvolveContext): TableState {
  const { seq, entry } = kept
  const place = { seq, at: new Date(entry.at) }
  const table = evolveSeating(before, kept)
  switch (entry.type) {
    case 'opened': {
      const { solo, options, rematchOf = null, askableAt } = entry
      const asks = { rematchOf, askableAt: askableAt === undefined ? null : new Date(askableAt) }
      return { ...table, solo, options, ...asks, since: place.at }
    }
    case 'left':
      return withoutSeat(
        table,
        before.seats.findIndex(({ person }) => person?.id === entry.person),
      )
    case 'freed':
      return withoutSeat(table, entry.seat)
    case 'computerSeated': {
      const { game } = table
      return game === null || actingSeat(game) !== entry.seat ? table : withGame(table, { ...game, since: place.at })
    }
    case 'joined':
    case 'computerRemoved':
    case 'released':
    case 'arranged':
    case 'substituteAsked':
    case 'forgotten':
      return table
    case 'moved':
      return { ...table, channelId: entry.channelId, cardChannelId: null }
    case 'held': {
      const calls = [...table.callsToSeats, ...(entry.callableAt === undefined ? [place.at] : [])]
      return { ...table, callsToSeats: calls.slice(-MOST_CALLS) }
    }
    case 'extended':
      return { ...table, extended: { ...place, until: new Date(entry.until) } }
    case 'freeAsked': {
      const { seat, silent } = entry
      return { ...table, lastFreeRequest: { ...place, seat, silent, agreed: [seat], objected: [], open: true } }
    }
    case 'freeAnswered':
      return { ...table, lastFreeRequest: withFreeAnswer(table, entry.seat, entry.agrees) }
    case 'option':
      return { ...table, options: { ...table.options, ...entry.change } }
    case 'started': {
      const game = beginGame(context.rulesOf(entry.setup.box), entry.setup, entry.rules, place)
      return { ...table, rematchOf: null, askableAt: null, callsToSeats: [], game, since: place.at }
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
      const out = { ...table, lastRequest: closedRequest(table.lastRequest) }
      const next = withGame(out, game.unplayable ? game : letSitOut(game, place, entry.seat).game)
      // Whose time was over hears of it in the turn that comes.
      const lost = kept.actor === null ? before.leavings.filter(({ seat }) => seat === entry.seat) : []
      return { ...next, leavings: [...next.leavings, ...lost] }
    }
    case 'tookOver': {
      const game = gameOf(table)
      const fresh = withSpent(game, entry.seat, 0)
      const sitting = withoutSeat(table, entry.seat)
      // Nobody waited for whoever sat there alone; from now on somebody does.
      const alone = before.seats.filter(({ person }) => person !== null).length < 2 && personToAct(before) !== null
      if (actingSeat(game) !== entry.seat) return withGame(sitting, alone ? { ...fresh, since: place.at } : fresh)
      return withGame({ ...sitting, signAt: null, extended: null }, { ...fresh, since: place.at })
    }
    case 'closed':
      return { ...table, closed: entry.why, endSeq: seq, since: place.at, faultIsNew: false }
    case 'rules':
      return withGame(table, goOnUnder(entry, gameOf(table), place))
    case 'frozen':
      return { ...table, fault: entry.message, faultIsNew: false, endSeq: seq, since: place.at }
    case 'thawed':
      return { ...table, thawedSeq: seq }
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
