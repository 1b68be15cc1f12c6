import type { Hono } from 'hono'
import { type Deed, type FaultOrders, type FaultReport, newFaults } from './faults.ts'
import { type Gateway, openGateway } from './gateway/gateway.ts'
import { type Interactions, openInteractions, type Patience } from './interactions.ts'
import { type Hub, openHub } from './people/hub.ts'
import { restApp, type WatchedRequest } from './rest/app.ts'
import type { Env } from './rest/kit.ts'
import type { Socket } from './socket.ts'
import { newWorld } from './world/cast.ts'
import { autosave, recall } from './world/keep.ts'
import { removePost } from './world/messages.ts'
import { INVITED_WITH, permissionsNamed } from './world/permissions.ts'
import { openPictures, sweep } from './world/pictures.ts'
import { changeChannel, type Guild, isThread, removeChannel, tell, type World } from './world/world.ts'

const PLAUSIBLE_TOKEN = 'ODA0MDAwMDAwMDAwMDAwMDAx.GsAndb.0123456789abcdefghijklmnopqrstuvwxyzAB'

export interface DiscordOptions extends Patience {
  /** Where the world is kept; null keeps nothing. Pictures go into a folder beside it. */
  readonly file?: string | null
  /** The bot's name. */
  readonly botName?: string
  /** Permissions that the bot was invited without, by the names that discord-api-types has. */
  readonly withoutPermissions?: readonly string[]
  /** How many servers there are: 1 unless given, or 2. */
  readonly servers?: number
  /** The only bot token to accept; without it any is accepted. */
  readonly token?: string
  /** REST requests a second (Discord: 50). */
  readonly perSecond?: number
  /** Sees every REST request that has a body, before it is judged (path without `/api/v10`). */
  readonly watch?: (request: WatchedRequest) => void
  /** Changes each interaction on its way to the bot: a Discord that sends nonsense. */
  readonly tamper?: (interaction: object) => unknown
  /** Gets a line for each refused request. */
  readonly log?: (line: string) => void
}

/** A Discord without a port: whoever opens it carries requests and sockets. */
export interface Discord {
  readonly world: World
  /** A bot token that is accepted here. */
  readonly token: string
  /** Its REST. */
  readonly app: Hono<Env>
  /** What takes a socket that somebody opens at that address; null where there is none. */
  acceptorOf(url: URL): ((socket: Socket) => void) | null
  readonly faults: {
    set(orders: FaultOrders): void
    report(): FaultReport
  }
  /** Breaks all sockets. */
  hangUp(): void
  /** Resolves when all that lasts is in the file. */
  keep(): Promise<void>
}

/** @param url where it answers: `http://127.0.0.1:4242` */
export async function openDiscord(url: string, options: DiscordOptions): Promise<Discord> {
  const { file = null, botName = 'Bonfire', token = PLAUSIBLE_TOKEN, withoutPermissions = [] } = options
  const gatewayUrl = `${url.replace(/^http/, 'ws')}/gateway`
  const world = newWorld(url, botName, INVITED_WITH & ~permissionsNamed(withoutPermissions), options.servers ?? 1)
  if (file !== null) await recall(world, file)
  const folder = file === null ? null : `${file.replace(/\.json$/, '')}-pictures`
  if (folder !== null) await sweep(folder, pictureIds(world))
  const pictures = openPictures(folder)
  const keeper = file === null ? null : autosave(world, file)
  dropUnseen(world, pictures.drop)

  const faults = newFaults()
  const accepts = (given: string) => (options.token === undefined ? given !== '' : given.replace(/^Bot /, '') === token)
  const gateway: Gateway = openGateway({
    world,
    faults,
    url: gatewayUrl,
    accepts,
    onPresence: (online) => hub.tellPresence(online),
  })
  const interactions: Interactions = openInteractions(world, gateway, options, options.tamper)
  const hub: Hub = openHub(
    world,
    () => interactions,
    () => gateway,
  )
  return {
    world,
    token,
    app: restApp({
      kit: { world, pictures, gateway, interactions, faults },
      gatewayUrl,
      accepts,
      perSecond: options.perSecond ?? 50,
      log: options.log ?? (() => undefined),
      watch: options.watch ?? null,
    }),
    acceptorOf({ pathname, searchParams }) {
      if (pathname === '/gateway' || pathname === '/gateway/') return gateway.accept
      return pathname === '/page/ws' ? (socket) => hub.accept(socket, searchParams) : null
    },
    faults: {
      set(orders) {
        for (const deed of faults.order(orders)) if (!gateway.perform(deed)) perform(world, deed)
      },
      report: faults.report,
    },
    hangUp() {
      interactions.close()
      gateway.close()
      hub.close()
    },
    async keep() {
      await pictures.settled()
      await keeper?.close()
    },
  }
}

function pictureIds(world: World): Set<string> {
  const posts = [...world.rooms.values()].flatMap((room) => [...room.posts.values()])
  return new Set([...posts.flatMap((post) => post.files.map(({ id }) => id)), ...world.emojis.keys()])
}

/** Pictures go with their messages. */
function dropUnseen(world: World, drop: (id: string) => void): void {
  world.listeners.add((change) => {
    if (change.kind === 'messageGone') for (const { id } of change.post.files) drop(id)
    if (change.kind === 'channelGone') {
      for (const post of change.room.posts.values()) for (const { id } of post.files) drop(id)
    }
  })
}

/** Does what a fault order says of the world. Throws when it names what is not there. */
function perform(world: World, deed: Deed): void {
  switch (deed.do) {
    case 'closeDms':
      if (deed.closed) world.closedDms.add(deed.personId)
      else world.closedDms.delete(deed.personId)
      return
    case 'leaveServer':
      if (!world.people.has(deed.personId)) throw new Error(`There is nobody ${deed.personId}.`)
      if (deed.left) guildNamed(world, deed.guildId).left.add(deed.personId)
      else guildNamed(world, deed.guildId).left.delete(deed.personId)
      tell(world, { kind: 'dms', personId: deed.personId })
      return
    case 'deleteChannel':
      removeChannel(world, roomOf(world, deed.channelId))
      return
    case 'deleteMessage':
      removePost(world, roomOf(world, deed.channelId), deed.messageId)
      return
    case 'archiveThread': {
      const room = roomOf(world, deed.threadId)
      const { channel } = room
      if (!isThread(channel) || channel.thread_metadata === undefined) throw new Error('That is no thread.')
      const thread_metadata = { ...channel.thread_metadata, archived: true, locked: deed.locked }
      changeChannel(world, room, { ...channel, thread_metadata })
      return
    }
    case 'deny':
      roomOf(world, deed.channelId).denied = permissionsNamed(deed.permissions)
      return
    case 'denyPeople':
      roomOf(world, deed.channelId).deniedPeople = permissionsNamed(deed.permissions)
      return
    case 'botInServer': {
      const guild = guildNamed(world, deed.guildId)
      if (guild.botIn === deed.member) return
      guild.botIn = deed.member
      tell(world, { kind: 'botIn', guild })
      return
    }
    default:
      return
  }
}

/** @param id null: the first one */
function guildNamed(world: World, id: string | null): Guild {
  const guild = id === null ? world.guild : world.guilds.find((one) => one.id === id)
  if (guild === undefined) throw new Error(`There is no server ${id}.`)
  return guild
}

function roomOf(world: World, channelId: string) {
  const room = world.rooms.get(channelId)
  if (room === undefined) throw new Error(`There is no channel ${channelId}.`)
  return room
}
