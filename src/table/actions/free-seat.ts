import { canLoseSeatByTime, silentSeatOfStateAskableFrom } from '../clock/silent-seat.ts'
import type { FreedWhy } from '../state/entries.ts'
import { seatToAct } from '../state/state.ts'
import { freeRequestDecision } from '../state/votes.ts'
import type { ActionOf } from './action.ts'
import { type Draft, type PressDraft, type Validation, withEntry } from './draft.ts'
import { withAgreedUndo } from './undo.ts'

/** Asks the others whether the seat that must act is to be freed. */
export function askToFree(press: PressDraft, seat: number, turn: number): Validation {
  const { table, now } = press
  const acting = seatToAct(table)
  if (acting?.person == null) return { code: 'notYourTurn', acting: null }
  const { index: silent, person } = acting
  const from = silentSeatOfStateAskableFrom(table, now.pausesOf(person.id).away, new Date(now.sureAt))
  const early = from === null || from.getTime() > now.sureAt
  if (table.solo) return { code: 'soloTable' }
  if (table.votes.free?.open) return { code: 'freeAskedBefore' }
  if (early && canLoseSeatByTime(table.options)) return { code: 'freePaceDecides' }
  if (early || silent === seat || table.game?.began !== turn) return { code: 'freeNotSilent' }
  return decided(withEntry(press, { type: 'freeAsked', seat, silent }))
}

/** Answers that; the silent player can object, too, or give the seat up. */
export function answerFreeing(press: PressDraft, seat: number, { asked, agrees }: ActionOf<'answerFree'>): Validation {
  const { free: request } = press.table.votes
  if (request?.open !== true || request.seq !== asked) return { code: 'freeNotAsked' }
  const same = agrees ? request.agreed : request.objected
  if (same.includes(seat)) return { code: 'freeAnsweredBefore' }
  return decided(withEntry(press, { type: 'freeAnswered', seat, agrees }))
}

const decided = (draft: Draft): Draft => withAgreedUndo(withFreedSeatIfAnswersDecide(draft), null)

/** Frees the seat once the answers decide so. */
export function withFreedSeatIfAnswersDecide(draft: Draft): Draft {
  const { votes, seating } = draft.table
  const { free: request } = votes
  if (request?.open !== true || freeRequestDecision(request, seating) !== 'free') return draft
  return withFreedSeat(draft, request.silent, 'vote')
}

/** A moderator frees the seat of somebody, at any time of the game. */
export function freeSeatByModerator(press: PressDraft, seat: number): Validation {
  const { table, actor } = press
  if (table.game === null) return { code: 'notStarted' }
  if (table.solo) return { code: 'soloTable' }
  if (!actor.moderator) return { code: 'notHostNorModerator', host: table.seating.host }
  const freed = withFreedSeat(press, seat, 'moderator')
  return freed.entries.length === 0 ? { code: 'noSuchSeat' } : withAgreedUndo(freed, null)
}

/** Frees a seat without asking its person. */
export function withFreedSeat(draft: Draft, seat: number, why: FreedWhy): Draft {
  const person = draft.table.seating.seats[seat]?.person
  if (person == null) return draft
  const how = why === 'moderator' ? { why: 'vote' as const, by: why } : { why }
  return withEntry(draft, { type: 'freed', seat, person: person.id, ...how }, null)
}
