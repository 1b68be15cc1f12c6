import { randomUUID } from 'node:crypto'
import { ChannelType } from 'discord-api-types/v10'
import type { Gateway } from '#sandbox/gateway/gateway'
import type { Interactions } from '#sandbox/interactions'
import type { Person, ToPage, World as WorldView } from '#sandbox/page-protocol'
import type { Socket } from '#sandbox/socket'
import { roles } from '#sandbox/world/guild'
import { type Change, dmPartner, guildRooms, type Inhabitant, type World } from '#sandbox/world/world'
import { act, sees } from './act.ts'
import { fromPage } from './requests.ts'

/** A page that does not read for so long that this much waits for it is cut off (bytes). */
const BACKLOG = 64 * 1024 * 1024

interface Tab {
  readonly person: Inhabitant
  readonly socket: Socket
  /** The server's channels that it wants to hear of; null for all. */
  readonly only: ReadonlySet<string> | null
}

export interface Hub {
  /**
   * Takes a page's socket. A person who is not known here is refused (close code 4004); one who has not said who they
   * are is told once who one could be, and nothing else.
   */
  accept(socket: Socket, query: URLSearchParams): void
  tellPresence(online: boolean): void
  close(): void
}

/** The people's side: who looks, what they are told, what they do. */
export function openHub(world: World, interactions: () => Interactions, gateway: () => Gateway): Hub {
  const run = randomUUID()
  const tabs = new Set<Tab>()
  const listener = (change: Change) => pass(change)
  world.listeners.add(listener)

  function pass(change: Change): void {
    switch (change.kind) {
      case 'message': {
        const channelId = change.message.channel_id
        // The same words go to many; they are put into JSON once, or twice for those whom it mentions.
        const frames = new Map<boolean, string>()
        const frame = (mentionsYou: boolean) => {
          const known = frames.get(mentionsYou)
          if (known !== undefined) return known
          const made = JSON.stringify({ t: 'message', op: change.op, message: change.message, mentionsYou })
          frames.set(mentionsYou, made)
          return made
        }
        const { mentions, mention_everyone } = change.message
        for (const tab of watching(channelId, change.to)) {
          put(tab, frame(mention_everyone || mentions.some(({ id }) => id === tab.person.user.id)))
        }
        return
      }
      case 'messageGone': {
        const { channel, post } = change
        const frame = json({ t: 'messageGone', channelId: channel.id, messageId: post.message.id })
        for (const tab of watching(channel.id, change.to)) put(tab, frame)
        return
      }
      case 'channel': {
        const frame = json({ t: 'channel', channel: change.channel })
        const partner = dmPartner(world, change.channel)
        for (const tab of tabs) if (partner === null || partner === tab.person) put(tab, frame)
        return
      }
      case 'channelGone': {
        const frame = json({ t: 'channelGone', channelId: change.room.channel.id })
        for (const tab of tabs) put(tab, frame)
        return
      }
      case 'commands': {
        const frame = json({ t: 'commands', commands: commands() })
        for (const tab of tabs) put(tab, frame)
        return
      }
      case 'botIn':
      case 'pins':
      case 'emojis':
      case 'dms':
        return
    }
  }

  function* watching(channelId: string, to: string | null): Generator<Tab> {
    const room = world.rooms.get(channelId)
    if (room === undefined) return
    const isDirect = room.channel.type === ChannelType.DM
    for (const tab of tabs) {
      if (to !== null && tab.person.user.id !== to) continue
      if (!sees(world, tab.person, room)) continue
      if (isDirect || tab.only === null || tab.only.has(channelId)) yield tab
    }
  }

  function put(tab: Tab, frame: string): void {
    if (tab.socket.readyState !== tab.socket.OPEN) return
    if (tab.socket.bufferedAmount > BACKLOG) tab.socket.terminate()
    else tab.socket.send(frame)
  }

  const commands = () => [...world.commands.values()].flatMap((own) => [...own.values()])

  function view(person: Inhabitant): WorldView {
    const shown = ({ user, locale }: Inhabitant): Person => ({
      ...{ user, locale },
      moderator: world.guild.moderatorIds.has(user.id),
    })
    const direct = world.rooms.get(world.dms.get(person.user.id) ?? '')
    return {
      run,
      person: shown(person),
      people: [...world.people.values()].map(shown),
      roles: roles(world.guild).map(({ id, name }) => ({ id, name })),
      bot: world.bot,
      guild: { id: world.guild.id, name: world.guild.name },
      channels: [
        ...world.guilds.flatMap((guild) => (guild.left.has(person.user.id) ? [] : guildRooms(world, guild))),
        ...(direct === undefined ? [] : [direct]),
      ].map((room) => room.channel),
      commands: commands(),
      botOnline: gateway().online(),
    }
  }

  return {
    accept(socket, query) {
      const [anyone] = world.people.values()
      if (!query.has('person') && anyone !== undefined) {
        socket.on('error', () => undefined)
        return socket.send(json({ t: 'world', world: { ...view(anyone), channels: [], commands: [] } }))
      }
      const person = world.people.get(query.get('person') ?? '')
      if (person === undefined) return socket.close(4004, 'There is no such person.')
      const channels = query.get('channels')
      const tab: Tab = { person, socket, only: channels === null ? null : new Set(channels.split(',')) }
      const reply = (message: ToPage) => put(tab, json(message))
      tabs.add(tab)
      socket.on('error', () => undefined)
      socket.on('close', () => tabs.delete(tab))
      socket.on('message', (raw) => {
        const read = fromPage.safeParse(parsed(String(raw)))
        if (!read.success) {
          const where = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
          return reply({ t: 'refused', why: `That could not be understood (${where}).` })
        }
        const why = act(world, interactions(), person, read.data, reply)
        if (why === null) return undefined
        return reply({ t: 'refused', why, ...('nonce' in read.data ? { nonce: read.data.nonce } : {}) })
      })
      return reply({ t: 'world', world: view(person) })
    },
    tellPresence(online) {
      const frame = json({ t: 'bot', online, user: world.bot })
      for (const tab of tabs) put(tab, frame)
    },
    close() {
      world.listeners.delete(listener)
      for (const { socket } of tabs) socket.terminate()
    },
  }
}

function json(message: ToPage): string {
  return JSON.stringify(message)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
