import type { REST } from 'discord.js'
import { ChannelType, OverwriteType, PermissionFlagsBits, Routes } from 'discord-api-types/v10'
import { z } from 'zod'
import type { LackingChannelRights } from '#commands'
import { lackingForThread, lackingRights, permissionBitsSchema } from './rights.ts'

const Roles = z.array(z.object({ id: z.string(), permissions: permissionBitsSchema }))
const Member = z.object({ roles: z.array(z.string()) })
const Channels = z.array(
  z.object({
    id: z.string(),
    type: z.int(),
    permission_overwrites: z
      .array(
        z.object({
          id: z.string(),
          type: z.enum(OverwriteType),
          allow: permissionBitsSchema,
          deny: permissionBitsSchema,
        }),
      )
      .default([]),
  }),
)
type Overwrite = z.infer<typeof Channels>[number]['permission_overwrites'][number]

const FOR_TABLES: readonly number[] = [ChannelType.GuildText, ChannelType.GuildAnnouncement]

/**
 * What the bot lacks in each channel of a server in which tables can be opened.
 * @throws when Discord does not say
 */
export async function lackingRightsInServerChannels(
  rest: REST,
  guildId: string,
  botId: string,
): Promise<LackingChannelRights[]> {
  const [roles, member, channels] = await Promise.all([
    rest.get(Routes.guildRoles(guildId)).then((told) => Roles.parse(told)),
    rest.get(Routes.guildMember(guildId, botId)).then((told) => Member.parse(told)),
    rest.get(Routes.guildChannels(guildId)).then((told) => Channels.parse(told)),
  ])
  const own = new Set([guildId, ...member.roles])
  const base = roles.reduce((sum, role) => (own.has(role.id) ? sum | role.permissions : sum), 0n)
  return channels
    .filter(({ type }) => FOR_TABLES.includes(type))
    .map(({ id, permission_overwrites: overwrites }) => {
      const permissions = within(base, overwrites, guildId, botId, own)
      const lacking = [...lackingRights(permissions, false), ...lackingForThread(permissions)]
      return { channelId: id, lacking: [...new Set(lacking)] }
    })
}

/** Discord's order: everybody's overwrite, those of the roles together, the bot's own. */
function within(
  base: bigint,
  overwrites: readonly Overwrite[],
  guildId: string,
  botId: string,
  roles: ReadonlySet<string>,
): bigint {
  if ((base & PermissionFlagsBits.Administrator) !== 0n) return base
  const steps = [
    overwrites.filter(({ id }) => id === guildId),
    overwrites.filter(({ id, type }) => type === OverwriteType.Role && id !== guildId && roles.has(id)),
    overwrites.filter(({ id, type }) => type === OverwriteType.Member && id === botId),
  ]
  return steps.reduce((permissions, step) => {
    const deny = step.reduce((all, one) => all | one.deny, 0n)
    const allow = step.reduce((all, one) => all | one.allow, 0n)
    return (permissions & ~deny) | allow
  }, base)
}
