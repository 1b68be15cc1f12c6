import type { TableAction, TableRefusal } from './action.ts'
import { awayUntil } from './away.ts'
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
import { answersDecide } from './free-request.ts'
import { actingSeat } from './game.ts'
import { paceOf, type TableOptions } from './options.ts'
import type { TableState } from './state.ts'
import { afterTime, type Pauses, timeBetween } from './turn-clock.ts'
import { withAgreedUndo } from './undo-consent.ts'
import type { FreedWhy } from './view.ts'

const DAY = 86_400_000
/** After so long a seat is silent, in ms; days on which its person is away do not count. */
const SILENT = 3 * DAY
/** After so long without an objection it is freed, in ms. */
export const OBJECTION_MS = DAY

/** Whether it was agreed that a seat is lost whose time is over. */
export function losesSeat(options: Pick<TableOptions, 'pace'>): boolean {
  const pace = paceOf(options)
  return pace.kind !== 'live' && (pace.atEnd === 'free' || pace.atEnd === 'sitOut')
}

/**
 * Since when whoever must act gave no sign; a request to free their seat that came to nothing counts as one. Null when
 * nobody must act.
 */
export function silentSince({ phase, seats, game, signAt, lastFreeRequest }: TableState): Date | null {
  const seat = game === null || phase !== 'playing' ? null : actingSeat(game)
  if (game === null || seat === null || seats[seat]?.person == null) return null
  const asked = lastFreeRequest?.open === false ? lastFreeRequest.at : null
  return [signAt, asked].reduce<Date>((last, at) => (at !== null && at > last ? at : last), game.since)
}

/** Only days away count as a pause: a night is no silence. */
const awayOnly = ({ away }: Pick<Pauses, 'away'>): Pauses => ({ away, zone: null, quiet: null })

/** The moment from which a seat counts as silent that gave no sign since another. */
export const silentFrom = (since: Date, pauses: Pick<Pauses, 'away'>): Date =>
  afterTime(awayOnly(pauses), since, SILENT)

/** Asks the others whether the seat that must act is to be freed. */
export function askToFree(
  table: TableState,
  actor: Actor,
  { seat, turn }: { readonly seat: number; readonly turn: number },
  now: ValidationContext,
): Validation {
  const { game } = table
  const silent = game === null ? null : actingSeat(game)
  const person = silent === null ? null : table.seats[silent]?.person
  if (silent === null || person == null) return refused({ code: 'notYourTurn', acting: null })
  const refusal = askRefusal(table, { mine: silent === seat, turn }, now.pausesOf(person.id), new Date(now.at))
  if (refusal !== null) return refused(refusal)
  return decided(withEntry(noEntries(table), { type: 'freeAsked', at: now.at, seat, silent }, actor, now), now)
}

function askRefusal(
  table: TableState,
  { mine, turn }: { readonly mine: boolean; readonly turn: number },
  pauses: Pauses,
  at: Date,
): TableRefusal | null {
  const since = silentSince(table)
  if (table.solo) return { code: 'soloTable' }
  if (losesSeat(table.options)) return { code: 'freePaceDecides' }
  if (table.lastFreeRequest?.open) return { code: 'freeAskedBefore' }
  if (mine || since === null || table.game?.began !== turn || awayUntil(pauses.away, at) !== null)
    return { code: 'freeNotSilent' }
  return timeBetween(awayOnly(pauses), since, at) < SILENT ? { code: 'freeNotSilent' } : null
}

/** Answers that; whoever is silent can object, too, or give the seat up. */
export function answerFreeing(
  table: TableState,
  actor: Actor,
  { seat, asked, agrees }: Extract<TableAction, { kind: 'answerFree' }> & { readonly seat: number },
  now: ValidationContext,
): Validation {
  const { lastFreeRequest: request } = table
  if (request?.open !== true || request.seq !== asked) return refused({ code: 'freeNotAsked' })
  const same = agrees ? request.agreed : request.objected
  if (same.includes(seat)) return refused({ code: 'freeAnsweredBefore' })
  return decided(withEntry(noEntries(table), { type: 'freeAnswered', at: now.at, seat, agrees }, actor, now), now)
}

const decided = (draft: PendingEntries, now: ValidationContext): Validation =>
  accepted(withAgreedUndo(withFreeing(draft, now), null, now))

/** Frees the seat that is asked about once the answers come to that. */
export function withFreeing(draft: PendingEntries, now: ValidationContext): PendingEntries {
  const { lastFreeRequest: request, seats } = draft.state
  if (request?.open !== true || answersDecide(request, seats) !== 'free') return draft
  return withFreedSeat(draft, request.silent, 'vote', now)
}

/** Frees a seat, whose person is not asked any more. */
export function withFreedSeat(
  draft: PendingEntries,
  seat: number,
  why: FreedWhy,
  now: ValidationContext,
): PendingEntries {
  const person = draft.state.seats[seat]?.person
  if (person == null) return draft
  return withEntry(draft, { type: 'freed', at: now.at, seat, person: person.id, why }, null, now)
}
