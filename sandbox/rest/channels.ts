import { ChannelType, PermissionFlagsBits, ThreadAutoArchiveDuration } from 'discord-api-types/v10'
import type { Hono } from 'hono'
import { z } from 'zod'
import { parseBody, snowflake, text } from '#sandbox/forms/form'
import { botMember, described, member, roles } from '#sandbox/world/guild'
import { botOverwrites } from '#sandbox/world/permissions'
import { addMember, newThread, removeFromThread } from '#sandbox/world/threads'
import { changeChannel, type Guild, guildRooms, isThread, openDm, removeChannel } from '#sandbox/world/world'
import { created, done, ok, refuse, refuseForm } from './answer.ts'
import { readBody } from './body.ts'
import type { Env, Kit } from './kit.ts'
import { enter, isArchived, lacks } from './messages.ts'
import { send } from './send.ts'
import { tooFast } from './throttle.ts'

const P = PermissionFlagsBits
const JOINED = '2026-01-01T12:00:00.000000+00:00'

const newThreadForm = z.object({
  name: text(1, 100),
  auto_archive_duration: z.enum(ThreadAutoArchiveDuration).nullish(),
  type: z.literal([ChannelType.PublicThread, ChannelType.PrivateThread]).nullish(),
})
const threadPatch = z.object({
  name: text(1, 100).nullish(),
  archived: z.boolean().nullish(),
  locked: z.boolean().nullish(),
  auto_archive_duration: z.enum(ThreadAutoArchiveDuration).nullish(),
})
const channelPatch = z.object({ name: text(1, 100).nullish(), topic: text(1024).nullish() })
const dmForm = z.object({ recipient_id: snowflake })

/** Discord lets a channel be renamed so often in so many ms. */
const RENAMES = { most: 2, withinMs: 10 * 60_000 } as const

/** Channels, threads, direct channels, the server and its members. */
export function channelRoutes(app: Hono<Env>, kit: Kit): void {
  const { world } = kit
  const renamed = new Map<string, number[]>()

  /** Counts a renaming; in how many seconds it may be tried again when there were too many. */
  function mayRename(channelId: string): number {
    const now = Date.now()
    const times = (renamed.get(channelId) ?? []).filter((at) => at > now - RENAMES.withinMs)
    const [oldest = now] = times
    if (times.length >= RENAMES.most) return (oldest + RENAMES.withinMs - now) / 1000
    renamed.set(channelId, [...times, now])
    return 0
  }

  app.get('/channels/:channel', (c) => {
    const room = enter(kit, c.req.param('channel'))
    return send('status' in room ? room : ok(room.channel))
  })
  app.patch('/channels/:channel', async (c) => {
    const room = enter(kit, c.req.param('channel'))
    if ('status' in room) return send(room)
    const body = await readBody(c.req.raw)
    if (!body.ok) return send(body.answer)
    const { channel } = room
    if (channel.type === ChannelType.DM) return send(refuse('dmOnly'))
    if (!isThread(channel)) {
      if (lacks(kit, room, P.ManageChannels)) return send(refuse('missingPermissions'))
      const form = parseBody(channelPatch, body.json)
      if (!form.ok) return send(refuseForm(form.errors))
      const { name, topic } = form.value
      changeChannel(world, room, { ...channel, name: name ?? channel.name, ...(topic === undefined ? {} : { topic }) })
      return send(ok(room.channel))
    }
    const form = parseBody(threadPatch, body.json)
    if (!form.ok) return send(refuseForm(form.errors))
    const { name, archived, locked, auto_archive_duration } = form.value
    // While archived, a thread takes no change but being woken.
    if (isArchived(room) && archived !== false) return send(refuse('archived'))
    const own = channel.owner_id === world.bot.id
    const manages = !lacks(kit, room, P.ManageThreads)
    // The person who opened a thread may do anything with it but lock it.
    if (!manages && (!own || typeof locked === 'boolean')) return send(refuse('missingPermissions'))
    if (!manages && channel.thread_metadata?.locked === true) return send(refuse('threadLocked'))
    const wait = typeof name === 'string' && name !== channel.name ? mayRename(channel.id) : 0
    if (wait > 0) return tooFast(wait, false)
    const before = channel.thread_metadata
    changeChannel(world, room, {
      ...channel,
      name: name ?? channel.name,
      thread_metadata: {
        archived: archived ?? before?.archived ?? false,
        locked: locked ?? before?.locked ?? false,
        auto_archive_duration:
          auto_archive_duration ?? before?.auto_archive_duration ?? ThreadAutoArchiveDuration.OneDay,
        archive_timestamp: new Date().toISOString(),
      },
    })
    return send(ok(room.channel))
  })
  app.delete('/channels/:channel', (c) => {
    const room = enter(kit, c.req.param('channel'))
    if ('status' in room) return send(room)
    if (room.channel.type === ChannelType.DM) return send(ok(room.channel))
    const needed = isThread(room.channel) ? P.ManageThreads : P.ManageChannels
    if (lacks(kit, room, needed)) return send(refuse('missingPermissions'))
    removeChannel(world, room)
    return send(ok(room.channel))
  })

  for (const path of ['/channels/:channel/threads', '/channels/:channel/messages/:message/threads'] as const) {
    app.post(path, async (c) => {
      const room = enter(kit, c.req.param('channel'))
      if ('status' in room) return send(room)
      const body = await readBody(c.req.raw)
      if (!body.ok) return send(body.answer)
      const form = parseBody(newThreadForm, body.json)
      if (!form.ok) return send(refuseForm(form.errors))
      if (room.channel.type !== ChannelType.GuildText) return send(refuse('wrongChannelType'))
      const messageId = c.req.param('message') ?? null
      const kind = form.value.type ?? (messageId === null ? ChannelType.PrivateThread : ChannelType.PublicThread)
      const needed = kind === ChannelType.PrivateThread ? P.CreatePrivateThreads : P.CreatePublicThreads
      if (lacks(kit, room, needed)) return send(refuse('missingPermissions'))
      if (messageId !== null && !room.posts.has(messageId)) return send(refuse('unknownMessage'))
      if (messageId !== null && world.rooms.has(messageId)) return send(refuse('threadExists'))
      const thread = newThread(world, room.channel, {
        name: form.value.name,
        kind,
        ownerId: world.bot.id,
        // Discord gives a thread the id of the message that it grows from.
        id: messageId ?? world.nextId(),
        archiveAfter: form.value.auto_archive_duration ?? ThreadAutoArchiveDuration.OneDay,
      })
      return send(created(thread.channel))
    })
  }
  app.get('/channels/:channel/thread-members', (c) => {
    const room = enter(kit, c.req.param('channel'))
    if ('status' in room) return send(room)
    const { id } = room.channel
    return send(ok([...room.members].map((user_id) => ({ id, user_id, join_timestamp: JOINED, flags: 0 }))))
  })
  app.on(['PUT', 'DELETE'], '/channels/:channel/thread-members/:user', (c) => {
    const room = enter(kit, c.req.param('channel'))
    if ('status' in room) return send(room)
    if (!isThread(room.channel)) return send(refuse('wrongChannelType'))
    if (isArchived(room)) return send(refuse('archived'))
    const who = c.req.param('user') === '@me' ? world.bot.id : c.req.param('user')
    if (who !== world.bot.id && !world.people.has(who)) return send(refuse('unknownMember'))
    if (who !== world.bot.id && lacks(kit, room, P.SendMessagesInThreads)) return send(refuse('missingPermissions'))
    if (c.req.method === 'PUT') addMember(world, room, who)
    else if (who !== world.bot.id && room.channel.owner_id !== world.bot.id && lacks(kit, room, P.ManageThreads))
      return send(refuse('missingPermissions'))
    else removeFromThread(world, room, who)
    return send(done)
  })

  app.post('/users/@me/channels', async (c) => {
    const body = await readBody(c.req.raw)
    if (!body.ok) return send(body.answer)
    const form = parseBody(dmForm, body.json)
    if (!form.ok) return send(refuseForm(form.errors))
    const person = world.people.get(form.value.recipient_id)
    return send(person === undefined ? refuse('unknownUser') : ok(openDm(world, person).channel))
  })
  app.get('/users/:user', (c) => {
    const user = c.req.param('user') === world.bot.id ? world.bot : world.people.get(c.req.param('user'))?.user
    return send(user === undefined ? refuse('unknownUser') : ok(user))
  })

  app.get('/guilds/:guild', (c) => {
    const guild = ours(c.req.param('guild'))
    return send(guild === undefined ? refuse('unknownGuild') : ok(described(guild)))
  })
  app.get('/guilds/:guild/roles', (c) => {
    const guild = ours(c.req.param('guild'))
    return send(guild === undefined ? refuse('unknownGuild') : ok(roles(guild)))
  })
  app.get('/guilds/:guild/channels', (c) => {
    const guild = ours(c.req.param('guild'))
    if (guild === undefined) return send(refuse('unknownGuild'))
    const channels = guildRooms(world, guild).filter(({ channel }) => !isThread(channel))
    return send(ok(channels.map((room) => ({ ...room.channel, permission_overwrites: botOverwrites(world, room) }))))
  })
  app.get('/guilds/:guild/threads/active', (c) => {
    const guild = ours(c.req.param('guild'))
    if (guild === undefined) return send(refuse('unknownGuild'))
    const active = guildRooms(world, guild).filter((room) => isThread(room.channel) && !isArchived(room))
    return send(ok({ threads: active.map((room) => room.channel), members: [] }))
  })
  app.get('/guilds/:guild/members/:user', (c) => {
    const guild = ours(c.req.param('guild'))
    if (guild === undefined) return send(refuse('unknownGuild'))
    const id = c.req.param('user')
    if (id === world.bot.id || id === '@me') return send(ok(botMember(world, guild)))
    const person = world.people.get(id)
    return send(person === undefined || guild.left.has(id) ? refuse('unknownMember') : ok(member(guild, person)))
  })

  function ours(guildId: string): Guild | undefined {
    return world.guilds.find(({ id, botIn }) => id === guildId && botIn)
  }
}
