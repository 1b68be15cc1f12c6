import { revealed, whyNot } from '#engine'
import type { Entry } from '../state/entries.ts'
import { endsTurn } from '../state/event-json.ts'
import { actingSeat, currentPosition, type TableGame, undoableChoices, undoFloor } from '../state/game.ts'
import { calledLater, callsAgainAt } from '../state/held-seats.ts'
import { isAnybodys } from '../state/options.ts'
import { freeSeatsOf } from '../state/seats.ts'
import { isNewer, type TableState } from '../state/state.ts'
import type { TableAction, TableRefusal } from './action.ts'
import {
  type Actor,
  accepted,
  noEntries,
  refused,
  type Validation,
  type ValidationContext,
  withChoice,
  withEntry,
} from './draft.ts'
import { answerFreeing, askToFree, withFreeing } from './free-seat.ts'
import { withGameStart, withStartByItself } from './game-start.ts'
import { holdRefusal, noSeatFor } from './lobby-rules.ts'
import { sitOut } from './sit-out.ts'
import { answerRefusal, askRefusal, withAgreedUndo } from './undo-consent.ts'
import { giveToComputer, validateComputers } from './validate-computers.ts'

/** People at a table that is not solo. */
const FEWEST = 2

type ActionOf<K extends TableAction['kind']> = Extract<TableAction, { kind: K }>

/**
 * Whether a press may be, and what it makes of the table. Pure: nothing is kept yet.
 * @throws when the engine breaks over a choice that it had allowed, or a position that it had made
 */
export function validate(
  table: TableState,
  press: Actor & { readonly action: TableAction },
  now: ValidationContext,
): Validation {
  const { action, person } = press
  const { phase } = table
  if (action.kind === 'close') return close(table, press, now)
  if (phase === 'finished' || phase === 'closed' || phase === 'frozen') return refused({ code: 'tableOver', phase })
  if (isNewer(table, now.rulesNumber)) return refused({ code: 'newerRules' })
  const seat = table.seats.findIndex((one) => one.person?.id === person.id)
  switch (action.kind) {
    case 'hold':
    case 'release':
      return holdSeat(table, press, action, now)
    case 'join':
      return join(table, press, seat, now)
    case 'takeOver':
      return takeOver(table, press, seat, action.seat, now)
  }
  if (seat < 0) return refused({ code: 'notSeated' })
  switch (action.kind) {
    case 'leave':
      return leave(table, press, now)
    case 'option':
      return option(table, press, action, now)
    case 'start':
      return start(table, press, now)
    case 'move':
      return move(table, press, action.channelId, now)
    case 'addComputer':
    case 'removeComputer':
      return validateComputers(table, press, action, now)
  }
  if (table.game === null) return refused({ code: 'notStarted' })
  const { at } = now
  if (action.kind === 'askUndo')
    return aboutUndo(table, press, askRefusal(table, seat, action.turn), { type: 'undoAsked', at, seat }, now)
  if (action.kind === 'answerUndo') {
    const { asked, agrees } = action
    const refusal = answerRefusal(table, seat, asked, agrees)
    return aboutUndo(table, press, refusal, { type: 'undoAnswered', at, seat, agrees }, now)
  }
  if (action.kind === 'giveToComputer') return giveToComputer(table, press, action, now)
  if (action.kind === 'askFree') return askToFree(table, press, { seat, turn: action.turn }, now)
  if (action.kind === 'answerFree') return answerFreeing(table, press, { ...action, seat }, now)
  if (action.kind === 'substitute') return substitute(table, press, seat, action.wanted, now)
  if (action.kind === 'sitOut') return sitOut(noEntries(table), press, action.seat, now)
  const acting = actingSeat(table.game)
  if (seat !== acting)
    return refused({ code: 'notYourTurn', acting: acting === null ? null : (table.seats[acting]?.person?.id ?? null) })
  switch (action.kind) {
    case 'choices':
      return choices(table, table.game, press, action, now)
    case 'undo':
      return undo(table, table.game, press, action.to, now)
  }
}

function join(table: TableState, actor: Actor, seat: number, now: ValidationContext): Validation {
  if (seat >= 0) return refused({ code: 'alreadySeated' })
  if (table.solo) return refused({ code: 'soloTable' })
  if (table.phase !== 'lobby') return refused({ code: 'alreadyStarted', emptySeats: freeSeatsOf(table) })
  const none = noSeatFor(table, actor.person.id, new Date(now.at))
  if (none !== null) return refused(none)
  const draft = withEntry(noEntries(table), { type: 'joined', at: now.at, person: actor.person }, actor, now)
  return accepted(withStartByItself(draft, actor, now))
}

/** Keeps a seat for somebody, or gives that up: then it may be that nobody is waited for any more. */
function holdSeat(table: TableState, actor: Actor, action: ActionOf<'hold' | 'release'>, now: ValidationContext) {
  const { at } = now
  const refusal = holdRefusal(table, actor.person.id, action, new Date(at))
  if (refusal !== null) return refused(refusal)
  const { person } = action
  const entry: Entry =
    action.kind === 'hold'
      ? { type: 'held', at, person, ...calledLater(now.callableAt ?? callsAgainAt(table.callsToSeats, at)) }
      : { type: 'released', at, person }
  return accepted(withStartByItself(withEntry(noEntries(table), entry, actor, now), actor, now))
}

function takeOver(table: TableState, actor: Actor, own: number, seat: number, now: ValidationContext): Validation {
  const chair = table.seats[seat]
  if (table.phase === 'lobby') return refused({ code: 'notStarted' })
  if (own >= 0) return refused({ code: 'alreadySeated' })
  if (chair === undefined) return refused({ code: 'noSuchSeat' })
  if (chair.person !== null && !chair.substituteWanted) return refused({ code: 'seatNotEmpty', person: chair.person })
  if (chair.satOut) return refused({ code: 'satOut' })
  const { game } = table
  const inTurn = chair.computer !== undefined && game !== null && game.openChoices.length > 0
  if (inTurn && actingSeat(game) === seat) return refused({ code: 'computerInTurn' })
  return accepted(withEntry(noEntries(table), { type: 'tookOver', at: now.at, seat, person: actor.person }, actor, now))
}

/**
 * When the last one leaves, the table closes itself. Of a solo game it stays known whose it was, for the handicap
 * challenge.
 */
function leave(table: TableState, actor: Actor, now: ValidationContext): Validation {
  const gone: Entry = { type: 'closed', at: now.at, why: 'everybodyLeft' }
  if (table.solo) return accepted(withEntry(noEntries(table), gone, actor, now))
  const left = withEntry(noEntries(table), { type: 'left', at: now.at, person: actor.person.id }, actor, now)
  if (left.state.seats.some((seat) => seat.person !== null))
    return accepted(withAgreedUndo(withFreeing(left, now), actor, now))
  return accepted(withEntry(left, gone, null, now))
}

/** Before the game, by the host; what does not change how it is played, at any time and by anybody who sits there. */
function option(table: TableState, actor: Actor, { change }: ActionOf<'option'>, now: ValidationContext): Validation {
  const entry = { type: 'option', at: now.at, change: { ...change } } as const
  if (isAnybodys(change)) return accepted(withEntry(noEntries(table), entry, actor, now))
  if (table.phase !== 'lobby') return refused({ code: 'onlyBeforeStart' })
  if (actor.person.id !== table.host) return refused({ code: 'notTheHost', host: table.host })
  return accepted(withEntry(noEntries(table), entry, actor, now))
}

/** Whoever sits there plays on until somebody takes the seat over, or wants to keep it after all. */
function substitute(
  table: TableState,
  actor: Actor,
  seat: number,
  wanted: boolean,
  now: ValidationContext,
): Validation {
  if (table.solo) return refused({ code: 'soloTable' })
  if ((table.seats[seat]?.substituteWanted ?? false) === wanted) return refused({ code: 'substituteAskedBefore' })
  return accepted(withEntry(noEntries(table), { type: 'substituteAsked', at: now.at, seat, wanted }, actor, now))
}

function move(table: TableState, actor: Actor, channelId: string, now: ValidationContext): Validation {
  if (table.solo) return refused({ code: 'soloTable' })
  if (now.placeGone !== true) return refused({ code: 'placeThere' })
  return accepted(withEntry(noEntries(table), { type: 'moved', at: now.at, channelId }, actor, now))
}

function start(table: TableState, actor: Actor, now: ValidationContext): Validation {
  if (table.phase !== 'lobby') return refused({ code: 'onlyBeforeStart' })
  const seated = table.seats.length
  if (seated < FEWEST) return refused({ code: 'tooFewPeople', seated, needed: FEWEST })
  return accepted(withGameStart(noEntries(table), actor, now))
}

/**
 * All or none. Nothing may follow what ended the turn or turned something up, or a refusal further on in the press
 * would tell what is hidden.
 */
function choices(
  table: TableState,
  game: TableGame,
  actor: Actor,
  { choices: chosen, to }: ActionOf<'choices'>,
  now: ValidationContext,
): Validation {
  if (chosen.length === 0) return refused({ code: 'noChoices' })
  const undone = to === undefined ? accepted(noEntries(table)) : undo(table, game, actor, to, now)
  if (undone.kind === 'refused') return undone
  const press = table.seq
  let { draft } = undone
  let final = false
  for (const choice of chosen) {
    const game = draft.state.game
    if (game === null || final) return refused({ code: 'pressTooLong', choice })
    const refusal = whyNot(game.rules, currentPosition(game), choice)
    if (refusal !== null) return refused({ code: 'rules', refusal, choice })
    const step = withChoice(draft, game, choice, press, actor, now)
    draft = step.draft
    final = endsTurn(step.events) || step.events.some(revealed)
  }
  return accepted(draft)
}

function undo(table: TableState, game: TableGame, actor: Actor, to: number, now: ValidationContext): Validation {
  if (to < undoFloor(game)) return refused({ code: 'undoTooFar' })
  if (!undoableChoices(game).some((move) => move.seq > to)) return refused({ code: 'nothingToUndo' })
  return accepted(withEntry(noEntries(table), { type: 'undone', at: now.at, to }, actor, now))
}

/** Somebody asks for the turn that has just ended, or answers. */
function aboutUndo(
  table: TableState,
  actor: Actor,
  refusal: TableRefusal | null,
  entry: Entry,
  now: ValidationContext,
): Validation {
  if (refusal !== null) return refused(refusal)
  return accepted(withAgreedUndo(withEntry(noEntries(table), entry, actor, now), actor, now))
}

/** Whoever has it to say. A table whose first entry is broken knows no host; its channel must not stay blocked. */
const hosts = ({ host }: Pick<TableState, 'host'>, personId: string): boolean => personId === host || host === ''

/** Whether a table is the person's to close, as long as it is open. */
export const mayClose = (table: Pick<TableState, 'host'>, personId: string, moderator: boolean): boolean =>
  moderator || hosts(table, personId)

/** A frozen table can only be closed. */
function close(table: TableState, actor: Actor, now: ValidationContext): Validation {
  const { phase, host } = table
  if (phase === 'finished' || phase === 'closed') return refused({ code: 'tableOver', phase })
  const isHost = hosts(table, actor.person.id)
  if (!mayClose(table, actor.person.id, actor.moderator)) return refused({ code: 'notHostNorModerator', host })
  const draft = withEntry(
    noEntries(table),
    { type: 'closed', at: now.at, why: isHost ? 'host' : 'moderator' },
    actor,
    now,
  )
  // Who does not sit there is not kept: nobody asks who it was, and it could not be found again to be forgotten.
  const seated = table.seats.some((seat) => seat.person?.id === actor.person.id)
  return accepted(seated ? draft : { ...draft, entries: draft.entries.map((one) => ({ ...one, actor: null })) })
}
