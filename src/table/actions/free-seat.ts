import { losesSeat, mayBeFreedFrom } from '../clock/silence.ts'
import type { FreedWhy } from '../state/entries.ts'
import { seatToAct, type TableState } from '../state/state.ts'
import { answersDecide } from '../state/votes.ts'
import type { TableAction, TableRefusal } from './action.ts'
import {
  type Actor,
  accepted,
  noEntries,
  type PendingEntries,
  refused,
  type Validation,
  type ValidationContext,
  withEntry,
} from './draft.ts'
import { withAgreedUndo } from './undo.ts'

/** Asks the others whether the seat that must act is to be freed. */
export function askToFree(
  table: TableState,
  actor: Actor,
  { seat, turn }: { readonly seat: number; readonly turn: number },
  now: ValidationContext,
): Validation {
  const acting = seatToAct(table)
  if (acting?.person == null) return refused({ code: 'notYourTurn', acting: null })
  const { index: silent, person } = acting
  const from = mayBeFreedFrom(table, now.pausesOf(person.id).away, new Date(now.sureAt))
  const refusal = askRefusal(table, {
    mine: silent === seat,
    turn,
    early: from === null || from.getTime() > now.sureAt,
  })
  if (refusal !== null) return refused(refusal)
  return decided(withEntry(noEntries(table), { type: 'freeAsked', seat, silent }, actor, now), now)
}

function askRefusal(
  table: TableState,
  { mine, turn, early }: { readonly mine: boolean; readonly turn: number; readonly early: boolean },
): TableRefusal | null {
  if (table.solo) return { code: 'soloTable' }
  if (table.votes.free?.open) return { code: 'freeAskedBefore' }
  if (early && losesSeat(table.options)) return { code: 'freePaceDecides' }
  return early || mine || table.game?.began !== turn ? { code: 'freeNotSilent' } : null
}

/** Answers that; the silent player can object, too, or give the seat up. */
export function answerFreeing(
  table: TableState,
  actor: Actor,
  { seat, asked, agrees }: Extract<TableAction, { kind: 'answerFree' }> & { readonly seat: number },
  now: ValidationContext,
): Validation {
  const { free: request } = table.votes
  if (request?.open !== true || request.seq !== asked) return refused({ code: 'freeNotAsked' })
  const same = agrees ? request.agreed : request.objected
  if (same.includes(seat)) return refused({ code: 'freeAnsweredBefore' })
  return decided(withEntry(noEntries(table), { type: 'freeAnswered', seat, agrees }, actor, now), now)
}

const decided = (draft: PendingEntries, now: ValidationContext): Validation =>
  accepted(withAgreedUndo(withFreeing(draft, now), null, now))

/** Frees the seat once the answers decide so. */
export function withFreeing(draft: PendingEntries, now: ValidationContext): PendingEntries {
  const { votes, seating } = draft.state
  const { free: request } = votes
  if (request?.open !== true || answersDecide(request, seating) !== 'free') return draft
  return withFreedSeat(draft, request.silent, 'vote', now)
}

/** A moderator frees the seat of somebody, at any time of the game. */
export function freeSeat(table: TableState, actor: Actor, seat: number, now: ValidationContext): Validation {
  if (table.game === null) return refused({ code: 'notStarted' })
  if (table.solo) return refused({ code: 'soloTable' })
  if (!actor.moderator) return refused({ code: 'notHostNorModerator', host: table.seating.host })
  const freed = withFreedSeat(noEntries(table), seat, 'moderator', now)
  return freed.entries.length === 0 ? refused({ code: 'noSuchSeat' }) : accepted(withAgreedUndo(freed, null, now))
}

/** Frees a seat without asking its person. */
export function withFreedSeat(
  draft: PendingEntries,
  seat: number,
  why: FreedWhy,
  now: ValidationContext,
): PendingEntries {
  const person = draft.state.seating.seats[seat]?.person
  if (person == null) return draft
  const how = why === 'moderator' ? { why: 'vote' as const, by: why } : { why }
  return withEntry(draft, { type: 'freed', seat, person: person.id, ...how }, null, now)
}
