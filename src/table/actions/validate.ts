import { revealed, whyNot } from '#engine'
import { leadsToNextTurn } from '../state/entries.ts'
import { currentPosition, type TableGame } from '../state/game.ts'
import { isAnybodys } from '../state/options.ts'
import { type Seating, seatOfPerson } from '../state/seating.ts'
import { isNewer, seatToAct, type TableState } from '../state/state.ts'
import type { ActionOf, TableAction } from './action.ts'
import {
  type Actor,
  acceptEntry,
  accepted,
  noEntries,
  refused,
  type Validation,
  type ValidationContext,
  withChoice,
  withEntry,
} from './draft.ts'
import { answerFreeing, askToFree, freeSeat } from './free-seat.ts'
import { holdSeat, join, start, validateComputers } from './lobby.ts'
import { giveToComputer, leave, sitOut, substitute, takeOver } from './seat-changes.ts'
import { withTomsTies } from './toms-ties.ts'
import { aboutUndo, answerRefusal, askRefusal, undo } from './undo.ts'

/**
 * Checks a press, and says what it makes of the table. Pure: nothing is kept yet.
 * @throws when the engine breaks over a choice that it had allowed
 */
export function validate(
  table: TableState,
  press: Actor & { readonly action: TableAction },
  now: ValidationContext,
): Validation {
  const { action, person } = press
  const { phase } = table
  if (action.kind === 'close') return close(table, action, press, now)
  if (phase === 'finished' || phase === 'closed' || phase === 'frozen') return refused({ code: 'tableOver', phase })
  if (isNewer(table, now.rulesNumber)) return refused({ code: 'newerRules' })
  const seat = seatOfPerson(table.seating, person.id)
  switch (action.kind) {
    case 'hold':
    case 'release':
      return holdSeat(table, press, action, now)
    case 'join':
      return join(table, press, seat, now)
    case 'takeOver':
      return takeOver(table, press, seat, action.seat, now)
    case 'freeSeat':
      return freeSeat(table, press, action.seat, now)
  }
  if (seat === null) return refused({ code: 'notSeated' })
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
  if (action.kind === 'askUndo')
    return aboutUndo(table, press, askRefusal(table, seat, action.turn), { type: 'undoAsked', seat }, now)
  if (action.kind === 'answerUndo') {
    const { asked, agrees } = action
    const refusal = answerRefusal(table, seat, asked, agrees)
    return aboutUndo(table, press, refusal, { type: 'undoAnswered', seat, agrees }, now)
  }
  if (action.kind === 'giveToComputer') return giveToComputer(table, press, action, now)
  if (action.kind === 'askFree') return askToFree(table, press, { seat, turn: action.turn }, now)
  if (action.kind === 'answerFree') return answerFreeing(table, press, { ...action, seat }, now)
  if (action.kind === 'substitute') return substitute(table, press, seat, action.wanted, now)
  if (action.kind === 'sitOut') return sitOut(noEntries(table), press, action.seat, now)
  const acting = seatToAct(table)
  if (seat !== acting?.index) return refused({ code: 'notYourTurn', acting: acting?.person?.id ?? null })
  switch (action.kind) {
    case 'choices':
      return choices(table, table.game, press, action, now)
    case 'undo':
      return undo(table, table.game, press, action.to, now)
  }
}

/** The host changes options before the game; anybody who sits there changes at any time what has no effect on play. */
function option(table: TableState, actor: Actor, { change }: ActionOf<'option'>, now: ValidationContext): Validation {
  const entry = { type: 'option', change: { ...change } } as const
  if (isAnybodys(change)) return acceptEntry(table, entry, actor, now)
  if (table.phase !== 'lobby') return refused({ code: 'onlyBeforeStart' })
  const { host } = table.seating
  if (actor.person.id !== host) return refused({ code: 'notTheHost', host })
  return acceptEntry(table, entry, actor, now)
}

function move(table: TableState, actor: Actor, channelId: string, now: ValidationContext): Validation {
  if (table.solo) return refused({ code: 'soloTable' })
  if (now.placeGone !== true) return refused({ code: 'placeThere' })
  return acceptEntry(table, { type: 'moved', channelId }, actor, now)
}

/**
 * All or none. Nothing may follow what ends the turn or turns something up: a refusal further on in the press would tell
 * what is hidden.
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
    final = leadsToNextTurn(step.events) || step.events.some(revealed)
  }
  return accepted(now.decidesTomsTies(actor.person.id) ? draft : withTomsTies(draft, press, actor, now))
}

/** A table whose first entry is broken knows no host: anybody may close it, for its channel must not stay blocked. */
const hosts = ({ host }: Pick<Seating, 'host'>, personId: string): boolean => personId === host || host === ''

/** Whether a table is the person's to close, as long as it is open. */
export const mayClose = (table: Pick<Seating, 'host'>, personId: string, moderator: boolean): boolean =>
  moderator || hosts(table, personId)

/** A frozen table can only be closed. */
function close(table: TableState, action: ActionOf<'close'>, actor: Actor, now: ValidationContext): Validation {
  const { phase, seating } = table
  const { host } = seating
  if (phase === 'finished' || phase === 'closed') return refused({ code: 'tableOver', phase })
  const isHost = hosts(seating, actor.person.id) && action.as === undefined
  if (!mayClose(seating, actor.person.id, actor.moderator)) return refused({ code: 'notHostNorModerator', host })
  const draft = withEntry(noEntries(table), { type: 'closed', why: isHost ? 'host' : 'moderator' }, actor, now)
  // A moderator who does not sit there is not kept: a person's wish to be forgotten would not find the entry.
  const seated = seatOfPerson(seating, actor.person.id) !== null
  return accepted(seated ? draft : { ...draft, entries: draft.entries.map((one) => ({ ...one, actor: null })) })
}
