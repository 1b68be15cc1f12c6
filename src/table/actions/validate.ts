import { isRevealingEvent, whyNot } from '#engine'
import { eventsLeadToNextTurn } from '../state/entries.ts'
import { currentPosition, type TableGame } from '../state/game.ts'
import { mayAnyPlayerChangeOptions } from '../state/options.ts'
import { isOver, type Seating, seatOfPerson } from '../state/seating.ts'
import { isFromNewerVersion, seatToAct, type TableState } from '../state/state.ts'
import type { ActionOf, TableAction } from './action.ts'
import {
  type Actor,
  type Draft,
  newDraft,
  type PressDraft,
  type Validation,
  type ValidationContext,
  withChoice,
  withEntry,
} from './draft.ts'
import { answerFreeing, askToFree, freeSeatByModerator } from './free-seat.ts'
import { addOrRemoveComputer, holdOrReleaseSeat, join, start } from './lobby.ts'
import { giveToComputer, leave, setSubstituteWanted, sitOutEmptySeat, takeOver } from './seat-changes.ts'
import { withTomsMinorTiesDecided } from './toms-ties.ts'
import { undo, whyMayNotAnswerUndo, whyMayNotAskUndo, withAgreedUndo } from './undo.ts'

/**
 * Checks a press, and says what it makes of the table. Pure: nothing is kept yet.
 * @throws when the engine breaks over a choice that it had allowed
 */
export function validate(
  table: TableState,
  { action, ...actor }: Actor & { readonly action: TableAction },
  now: ValidationContext,
): Validation {
  const press = newDraft(table, actor, now)
  const { phase } = table
  if (action.kind === 'close') return close(press, action)
  if (phase === 'finished' || phase === 'closed' || phase === 'frozen') return { code: 'tableOver', phase }
  if (isFromNewerVersion(table, now.rulesNumber)) return { code: 'newerRules' }
  const seat = seatOfPerson(table.seating, actor.person.id)
  switch (action.kind) {
    case 'hold':
    case 'release':
      return holdOrReleaseSeat(press, action)
    case 'join':
      return join(press, seat)
    case 'takeOver':
      return takeOver(press, seat, action.seat)
    case 'freeSeat':
      return freeSeatByModerator(press, action.seat)
  }
  if (seat === null) return { code: 'notSeated' }
  switch (action.kind) {
    case 'leave':
      return leave(press)
    case 'option':
      return option(press, action)
    case 'start':
      return start(press)
    case 'move':
      return move(press, action.channelId)
    case 'addComputer':
    case 'removeComputer':
      return addOrRemoveComputer(press, action)
  }
  if (table.game === null) return { code: 'notStarted' }
  switch (action.kind) {
    case 'askUndo':
      return whyMayNotAskUndo(table, seat, action.turn) ?? withAgreedUndo(withEntry(press, { type: 'undoAsked', seat }))
    case 'answerUndo': {
      const { asked, agrees } = action
      const entry = { type: 'undoAnswered', seat, agrees } as const
      return whyMayNotAnswerUndo(table, seat, asked, agrees) ?? withAgreedUndo(withEntry(press, entry))
    }
    case 'giveToComputer':
      return giveToComputer(press, action)
    case 'askFree':
      return askToFree(press, seat, action.turn)
    case 'answerFree':
      return answerFreeing(press, seat, action)
    case 'substitute':
      return setSubstituteWanted(press, seat, action.wanted)
    case 'sitOut':
      return sitOutEmptySeat(press, action.seat)
  }
  const acting = seatToAct(table)
  if (seat !== acting?.index) return { code: 'notYourTurn', acting: acting?.person?.id ?? null }
  switch (action.kind) {
    case 'choices':
      return choices(press, table.game, action)
    case 'undo':
      return undo(press, table.game, action.to)
  }
}

/** The host changes options before the game; anybody who sits there changes at any time what has no effect on play. */
function option(press: PressDraft, { change }: ActionOf<'option'>): Validation {
  const { phase, seating } = press.table
  const { host } = seating
  if (!mayAnyPlayerChangeOptions(change)) {
    if (phase !== 'lobby') return { code: 'onlyBeforeStart' }
    if (press.actor.person.id !== host) return { code: 'notTheHost', host }
  }
  return withEntry(press, { type: 'option', change: { ...change } })
}

function move(press: PressDraft, channelId: string): Validation {
  if (press.table.solo) return { code: 'soloTable' }
  return press.now.placeGone === true ? withEntry(press, { type: 'moved', channelId }) : { code: 'placeThere' }
}

/**
 * All or none. Nothing may follow what ends the turn or turns something up: a refusal further on in the press would tell
 * what is hidden.
 */
function choices(press: PressDraft, game: TableGame, { choices: chosen, to }: ActionOf<'choices'>): Validation {
  if (chosen.length === 0) return { code: 'noChoices' }
  const undone = to === undefined ? press : undo(press, game, to)
  if ('code' in undone) return undone
  let draft: Draft = undone
  let final = false
  for (const choice of chosen) {
    const { game } = draft.table
    if (game === null || final) return { code: 'pressTooLong', choice }
    const refusal = whyNot(game.rules, currentPosition(game), choice)
    if (refusal !== null) return { code: 'rules', refusal, choice }
    const step = withChoice(draft, game, choice)
    draft = step.draft
    final = eventsLeadToNextTurn(step.events) || step.events.some(isRevealingEvent)
  }
  return press.now.decidesTomsTies(press.actor.person.id) ? draft : withTomsMinorTiesDecided(draft)
}

/** A table whose first entry is broken knows no host: anybody may close it, for its channel must not stay blocked. */
const hosts = ({ host }: Pick<Seating, 'host'>, personId: string): boolean => personId === host || host === ''

/** Whether a table is the person's to close, as long as it is open. */
export const mayClose = (table: Pick<Seating, 'host'>, personId: string, moderator: boolean): boolean =>
  moderator || hosts(table, personId)

/** A frozen table can only be closed. */
function close(press: PressDraft, action: ActionOf<'close'>): Validation {
  const { table, actor } = press
  const { phase, seating } = table
  const { host } = seating
  if (isOver(phase)) return { code: 'tableOver', phase }
  const isHost = hosts(seating, actor.person.id) && action.as === undefined
  if (!mayClose(seating, actor.person.id, actor.moderator)) return { code: 'notHostNorModerator', host }
  const draft = withEntry(press, { type: 'closed', why: isHost ? 'host' : 'moderator' })
  // A moderator who does not sit there is not kept: a person's wish to be forgotten would not find the entry.
  const seated = seatOfPerson(seating, actor.person.id) !== null
  return seated ? draft : { ...draft, entries: draft.entries.map((one) => ({ ...one, actor: null })) }
}
