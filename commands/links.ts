import { hasOnePerson, type PublicTable, type TableService } from '#table'
import { type Language, words } from '#text'

/** The address at which Discord shows a table's channel. */
export const channelUrl = ({ guildId, channelId }: Pick<PublicTable, 'guildId' | 'channelId'>): string =>
  `https://discord.com/channels/${guildId ?? '@me'}/${channelId}`

/** Where a table is, in a message: Discord names a direct channel to nobody. */
export const tablePlaceText = (
  { guildId, channelId }: Pick<PublicTable, 'guildId' | 'channelId'>,
  language: Language,
): string => (guildId === null ? words(language).tables.inDirectMessages : `<#${channelId}>`)

/** The address of a message about a table, as Discord's clients open it. */
export const messageUrl = (
  { guildId }: Pick<PublicTable, 'guildId'>,
  { channelId, messageId }: { readonly channelId: string; readonly messageId: string },
): string => `${channelUrl({ guildId, channelId })}/${messageId}`

/** The address of the message that called somebody to the turn that began with an entry; null when none is known. */
export async function messageUrlOfTurn(
  service: TableService,
  table: PublicTable,
  turnSeq: number,
): Promise<string | null> {
  if (hasOnePerson(table)) return (await messageUrlLookupByTurn(service, table))(turnSeq)
  // A message without its link is better than none.
  const message = await service.turnMessage(table.id, turnSeq).catch(() => null)
  return message === null ? null : messageUrl(table, message)
}

/**
 * Links to the messages of a table's turns, by the entry with which each began. A game alone has one message for all
 * turns; the newest is meant.
 */
export async function messageUrlLookupByTurn(
  service: TableService,
  table: PublicTable,
): Promise<(turnSeq: number) => string | null> {
  const messages = await service.turnMessages(table.id).catch(() => [])
  const links = new Map(messages.map((message) => [message.turnSeq, messageUrl(table, message)]))
  const newest = links.get(Math.max(...links.keys())) ?? null
  return (turnSeq) => (hasOnePerson(table) ? newest : (links.get(turnSeq) ?? null))
}

/** The address of a table's live message where one is known, else of its channel. */
export const tableUrl = async (service: TableService, table: PublicTable): Promise<string> =>
  (table.turnSeq === null ? null : await messageUrlOfTurn(service, table, table.turnSeq)) ?? channelUrl(table)
