import type { LevelName } from '#players'
import { nextComputerName } from '../state/seats.ts'
import type { TableState } from '../state/state.ts'
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
import { withStartByItself } from './game-start.ts'
import { noSeatFor } from './lobby-rules.ts'

type ActionOf<K extends TableAction['kind']> = Extract<TableAction, { kind: K }>

/** Computer players sit down and get up as the host wants. */
export function validateComputers(
  table: TableState,
  actor: Actor,
  action: ActionOf<'addComputer'> | ActionOf<'removeComputer'>,
  now: ValidationContext,
): Validation {
  const { seats, host, phase } = table
  if (table.solo) return refused({ code: 'soloTable' })
  if (phase !== 'lobby') return refused({ code: 'onlyBeforeStart' })
  if (actor.person.id !== host) return refused({ code: 'notTheHost', host })
  if (action.kind === 'removeComputer') {
    const seat = seats.findIndex(({ computer, name }) => computer !== undefined && name === action.name)
    if (seat < 0) return refused({ code: 'noSuchComputer' })
    return accepted(withEntry(noEntries(table), { type: 'computerRemoved', at: now.at, seat }, actor, now))
  }
  const none = noSeatFor(table, null, new Date(now.at))
  if (none !== null) return refused(none)
  const draft = withComputerSeated(noEntries(table), seats.length, action.level, actor, now)
  return accepted(withStartByItself(draft, actor, now))
}

/** Adds to a draft that a computer player takes a seat. */
export const withComputerSeated = (
  draft: PendingEntries,
  seat: number,
  level: LevelName,
  actor: Actor,
  now: ValidationContext,
): PendingEntries =>
  withEntry(draft, { type: 'computerSeated', at: now.at, seat, name: nextComputerName(draft.state), level }, actor, now)

export function giveToComputer(
  table: TableState,
  actor: Actor,
  { seat, level }: ActionOf<'giveToComputer'>,
  now: ValidationContext,
): Validation {
  const notEmpty = whyNotEmpty(table, seat)
  return notEmpty === null ? accepted(withComputerSeated(noEntries(table), seat, level, actor, now)) : refused(notEmpty)
}

/** Why a seat is not one that somebody has left and nobody has; null when it is. */
export function whyNotEmpty({ seats }: TableState, seat: number): TableRefusal | null {
  const chair = seats[seat]
  if (chair === undefined) return { code: 'noSuchSeat' }
  if (chair.person !== null) return { code: 'seatNotEmpty', person: chair.person }
  if (chair.computer !== undefined) return { code: 'computerSits', name: chair.name }
  return chair.satOut ? { code: 'satOut' } : null
}
