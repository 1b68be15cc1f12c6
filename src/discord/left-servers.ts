import { Routes } from 'discord-api-types/v10'
import { z } from 'zod'
import type { BotContext } from './context.ts'

/** Discord's most of one answer. */
const PAGE = 200
const Guilds = z.array(z.object({ id: z.string() }))

/**
 * Asks Discord for all servers that the bot is in, and has what is kept of the others deleted in time.
 * @throws when Discord does not answer: then nobody was left
 */
export async function deleteDataOfLeftServers({ rest, service, log }: BotContext): Promise<void> {
  const present = new Set<string>()
  for (let after = '0'; ; ) {
    const query = new URLSearchParams({ limit: String(PAGE), after })
    const page = Guilds.parse(await rest.get(Routes.userGuilds(), { query }))
    for (const { id } of page) present.add(id)
    const last = page.at(-1)
    if (last === undefined || page.length < PAGE) break
    after = last.id
  }
  for (const guild of await service.lookAfterServers(present))
    log.info({ guild }, 'what was kept of a server that the bot left was deleted')
}
