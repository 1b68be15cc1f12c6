import type { PublicTable, TableService } from '#table'
import { type BotRight, words } from '#text'
import { seatOfPerson } from './looks/view.ts'
import type { Caller } from './reply.ts'
import { tableRefusalLine } from './table-text.ts'

/** Without these a table goes on all the same: in words, and without a look back after an outage. */
const DISPENSABLE: readonly BotRight[] = ['attachFiles', 'readMessageHistory']

/** Whether a bot that lacks these rights in a channel cannot show a table there. */
export const lacksNeededRights = (lacking: readonly BotRight[]): boolean =>
  lacking.some((right) => !DISPENSABLE.includes(right))

/** Why nothing is posted for somebody where they press or type; null where it can be. */
export function whyCannotPostHere({ mayNotWrite, locked, lacking, language }: Caller): string | null {
  const { notices } = words(language)
  if (mayNotWrite) return notices.youMayNotWrite
  if (locked) return notices.lockedHere
  return lacksNeededRights(lacking) ? notices.cannotWriteHere(lacking) : null
}

/** Whether somebody presses or types in the server of a table, which the bot is a member of. */
export const isInServerOf = ({ guildId }: PublicTable, caller: Caller): boolean =>
  guildId !== null && guildId === caller.guildId && !caller.guest

/**
 * Whether somebody moderates the server of a table. What Discord lets them do where they press or type holds for that
 * server alone: nothing else may ask `caller.moderator`.
 */
export const moderates = (table: PublicTable, caller: Caller): boolean =>
  caller.moderator && isInServerOf(table, caller)

/** Whether a game counts in the server where somebody presses or types: there it was played, or asked for and finished. */
export const isGameCountedHere = async (service: TableService, table: PublicTable, caller: Caller): Promise<boolean> =>
  isInServerOf(table, caller) ||
  (table.phase === 'finished' &&
    caller.guildId !== null &&
    !caller.guest &&
    (await service.results.result(table.id))?.guildId === caller.guildId)

/**
 * Whether a table is there for somebody: for everybody in its own server, and in the one where it counts; elsewhere for
 * those who sit there, sat there once, or have a seat kept for them.
 */
export const mayReach = async (service: TableService, table: PublicTable, caller: Caller): Promise<boolean> =>
  isInServerOf(table, caller) ||
  seatOfPerson(table, caller.person.id) !== null ||
  (await service.knows(table.id, caller.person.id)) ||
  (await isGameCountedHere(service, table, caller))

/**
 * Why somebody cannot have a table whose channel is gone go on where they press or type, in a sentence: they do not sit
 * there, or are not in its server; they may not write there themselves, or the bot may not. Null where they can.
 */
export function whyCannotBeMovedHere(table: PublicTable, caller: Caller): string | null {
  const { lacking, language } = caller
  const { notices, tables } = words(language)
  if (seatOfPerson(table, caller.person.id) === null) return tableRefusalLine(table, { code: 'notSeated' }, language)
  if (!isInServerOf(table, caller)) return tables.placeGoneElsewhere
  if (caller.mayNotWrite) return notices.youMayNotWrite
  if (caller.locked) return notices.lockedHere
  return lacksNeededRights(lacking) ? notices.missingRights(lacking) : null
}
