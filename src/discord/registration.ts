import type { REST } from 'discord.js'
import { ApplicationCommandType, OAuth2Scopes, PermissionFlagsBits, Routes } from 'discord-api-types/v10'
import { commandDefinition } from '#commands'
import type { Right } from '#text'

/** What the bot needs in a channel. */
const PERMISSIONS: Readonly<Record<Right, bigint>> = {
  viewChannel: PermissionFlagsBits.ViewChannel,
  sendMessages: PermissionFlagsBits.SendMessages,
  sendMessagesInThreads: PermissionFlagsBits.SendMessagesInThreads,
  attachFiles: PermissionFlagsBits.AttachFiles,
  readMessageHistory: PermissionFlagsBits.ReadMessageHistory,
}

/** The address at which somebody adds the bot to a server, with those permissions. */
export function inviteLink(applicationId: string): string {
  const permissions = Object.values(PERMISSIONS).reduce((bits, bit) => bits | bit, 0n)
  const query = new URLSearchParams({
    client_id: applicationId,
    scope: `${OAuth2Scopes.Bot} ${OAuth2Scopes.ApplicationsCommands}`,
    permissions: String(permissions),
  })
  return `https://discord.com/oauth2/authorize?${query}`
}

/**
 * Registers the commands where that is not done yet: in one server, or everywhere.
 * @returns whether anything was new
 */
export async function register(rest: REST, applicationId: string, guildId: string | null): Promise<boolean> {
  const route =
    guildId === null
      ? Routes.applicationCommands(applicationId)
      : Routes.applicationGuildCommands(applicationId, guildId)
  const wanted = commandDefinition()
  const present = await rest.get(route, { query: new URLSearchParams({ with_localizations: 'true' }) })
  const ours = Array.isArray(present) ? present.find((one) => one?.name === wanted.name) : undefined
  if (ours !== undefined && holds(ours, { ...wanted, type: ApplicationCommandType.ChatInput })) return false
  await rest.put(route, { body: [wanted] })
  return true
}

/** Whether everything that we want stands in what Discord has; what Discord adds (ids, defaults) does not matter. */
function holds(present: unknown, wanted: unknown): boolean {
  if (Array.isArray(wanted)) {
    if (wanted.length === 0 && present === undefined) return true
    return (
      Array.isArray(present) && present.length === wanted.length && wanted.every((one, at) => holds(present[at], one))
    )
  }
  if (typeof wanted === 'object' && wanted !== null) {
    if (typeof present !== 'object' || present === null) return false
    const there = new Map<string, unknown>(Object.entries(present))
    return Object.entries(wanted).every(([key, value]) => holds(there.get(key), value))
  }
  if (wanted === false && present === undefined) return true
  return present === wanted
}
