import type { PublicTable } from '#table'

/** A link to a message about a table, as Discord's clients open it. */
export const messageLink = (
  { guildId }: Pick<PublicTable, 'guildId'>,
  { channelId, messageId }: { readonly channelId: string; readonly messageId: string },
): string => `https://discord.com/channels/${guildId ?? '@me'}/${channelId}/${messageId}`
