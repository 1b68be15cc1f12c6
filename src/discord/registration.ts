import type { REST } from 'discord.js'
import { ApplicationCommandType, OAuth2Scopes, Routes } from 'discord-api-types/v10'
import { commandDefinitions } from '#commands'
import { MINUTE_MS } from '#time'
import type { BotContext } from './context.ts'
import { PERMISSIONS } from './rights.ts'

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
 * Registers the commands if they are not registered yet: in one server, or everywhere.
 * @returns whether anything was new
 */
export async function register(rest: REST, applicationId: string, guildId: string | null): Promise<boolean> {
  const route =
    guildId === null
      ? Routes.applicationCommands(applicationId)
      : Routes.applicationGuildCommands(applicationId, guildId)
  const wanted = commandDefinitions()
  const present = await rest.get(route, { query: new URLSearchParams({ with_localizations: 'true' }) })
  const ours = (name: string) => (Array.isArray(present) ? present.find((one) => one?.name === name) : undefined)
  if (wanted.every((one) => holds(ours(one.name), { ...one, type: ApplicationCommandType.ChatInput }))) return false
  await rest.put(route, { body: wanted })
  return true
}

/** A new bot can do nothing before its commands are registered: it tries at least so often, in ms. */
const MOST_AGAIN_MS = 4 * MINUTE_MS

/**
 * Registers the commands, and tries again later if Discord refuses; older registrations work meanwhile. Never throws.
 * @param againMs how long to wait before the second attempt; from then on twice as long each time, at most four minutes
 * @returns resolves after the first attempt, whatever came of it
 */
export async function registerWithRetries(
  context: Pick<BotContext, 'runtime' | 'rest' | 'signal' | 'log'>,
  applicationId: string,
  guildId: string | null,
  againMs: number,
): Promise<void> {
  const { runtime, rest, signal, log } = context
  try {
    if (await register(rest, applicationId, guildId)) log.info({}, 'the commands were registered')
  } catch (error) {
    if (signal.aborted) return
    log.warn({ error, againMs }, 'the commands could not be registered: those that are there work')
    void runtime.sleep(againMs, { signal }).then(
      () => registerWithRetries(context, applicationId, guildId, Math.min(againMs * 2, MOST_AGAIN_MS)),
      () => undefined,
    )
  }
}

/** Whether Discord has everything that we want; its additions (ids, defaults) do not matter. */
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
