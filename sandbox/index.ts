import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { WebSocketServer } from 'ws'
import { z } from 'zod'
import { type Deed, type FaultOrders, type FaultReport, newFaults } from './faults.ts'
import { type Gateway, openGateway } from './gateway/gateway.ts'
import { type Interactions, openInteractions } from './interactions.ts'
import { buildPage, type PageFiles, readPage } from './page-build.ts'
import { type Hub, openHub } from './people/hub.ts'
import { restApp, type WatchedRequest } from './rest/app.ts'
import { newWorld } from './world/cast.ts'
import { keep, recall } from './world/keep.ts'
import { removePost } from './world/messages.ts'
import { INVITED_WITH, permissionsNamed } from './world/permissions.ts'
import { openPictures, sweep } from './world/pictures.ts'
import { changeChannel, isThread, removeChannel, tell, type World } from './world/world.ts'

export type { FaultOrders, FaultReport } from './faults.ts'
export type { WatchedRequest } from './rest/app.ts'

export interface SandboxOptions {
  /** 0 takes a free port. */
  readonly port?: number
  /** Where the world is kept; null keeps nothing. Pictures go into a folder beside it. */
  readonly file?: string | null
  readonly pageDir?: string
  /** The bot's name. */
  readonly botName?: string
  /** Permissions that the bot was invited without, by the names that discord-api-types has. */
  readonly withoutPermissions?: readonly string[]
  /** The only bot token to accept; without it any is accepted. */
  readonly token?: string
  /** How long a first answer may take (Discord: 3,000 ms) and an interaction's token lives (15 min). */
  readonly answerMs?: number
  readonly tokenMs?: number
  /** REST requests a second (Discord: 50). */
  readonly perSecond?: number
  /** Sees every REST request that has a body, before it is judged (path without `/api/v10`). */
  readonly watch?: (request: WatchedRequest) => void
  /** Changes each interaction on its way to the bot: a Discord that sends nonsense. */
  readonly tamper?: (interaction: object) => unknown
  /** Gets a line for each refused request. */
  readonly log?: (line: string) => void
}

/** A Discord on one's own machine. */
export interface Sandbox {
  /** The page: `http://127.0.0.1:<port>`. */
  readonly url: string
  /** What discord.js takes as `rest.api` (it adds the version). */
  readonly apiUrl: string
  /** What discord.js takes as `rest.cdn`. */
  readonly cdnUrl: string
  /** A bot token that is accepted here. */
  readonly token: string
  readonly applicationId: string
  readonly guildId: string
  readonly faults: {
    /** Sets rules and does deeds at once; throws on orders that make no sense. */
    set(orders: FaultOrders): void
    report(): FaultReport
  }
  /** Closes every socket and writes the world to its file. */
  close(): Promise<void>
}

const PLAUSIBLE_TOKEN = 'ODA0MDAwMDAwMDAwMDAwMDAx.GsAndb.0123456789abcdefghijklmnopqrstuvwxyzAB'

/** Starts a sandbox: REST, gateway, world and page on one port of this machine only. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { port = 0, file = null, botName = 'Bonfire', token = PLAUSIBLE_TOKEN, withoutPermissions = [] } = options
  // Built, or read where it is built already, when somebody first looks: scripts and tests never do.
  let page: Promise<PageFiles> | null = null

  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The sandbox got no port.')
  const url = `http://127.0.0.1:${address.port}`
  const gatewayUrl = `ws://127.0.0.1:${address.port}/gateway`

  const world = newWorld(url, botName, INVITED_WITH & ~permissionsNamed(withoutPermissions))
  if (file !== null) {
    await recall(world, file).catch((error: unknown) => {
      server.close()
      throw error
    })
  }
  const folder = file === null ? null : `${file.replace(/\.json$/, '')}-pictures`
  if (folder !== null) await sweep(folder, pictureIds(world))
  const pictures = openPictures(folder)
  const keeper = file === null ? null : keep(world, file)
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
  const patience = { answerMs: options.answerMs ?? 3_000, tokenMs: options.tokenMs ?? 15 * 60_000 }
  const interactions: Interactions = openInteractions(world, gateway, patience, options.tamper)
  const hub: Hub = openHub(
    world,
    () => interactions,
    () => gateway,
  )

  const order = (orders: unknown) => {
    for (const deed of faults.order(orders)) if (!gateway.perform(deed)) perform(world, deed)
  }
  const rest = restApp({
    kit: { world, pictures, gateway, interactions, faults },
    gatewayUrl,
    accepts,
    perSecond: options.perSecond ?? 50,
    log: options.log ?? (() => undefined),
    watch: options.watch ?? null,
  })
  const app = new Hono()
  app.get('/sandbox/faults', (c) => c.json(faults.report()))
  app.post('/sandbox/faults', async (c) => {
    try {
      order(await c.req.json())
      return c.json(faults.report())
    } catch (error) {
      const why = error instanceof z.ZodError ? z.prettifyError(error) : String(error)
      return c.json({ why }, 400)
    }
  })
  app.route('/', rest)
  app.get('*', async (c) => {
    page ??= openPage(options.pageDir ?? null)
    const found = (await page).get(c.req.path)
    if (found === undefined) return c.text('There is nothing here.', 404)
    return c.body(found.bytes, 200, { 'content-type': found.type })
  })

  app.onError((error, c) => {
    page = null
    return c.text(`The page could not be built.\n\n${error.message}`, 500)
  })

  const sockets = new WebSocketServer({ noServer: true, maxPayload: 1024 * 1024 })
  server.on('request', getRequestListener(app.fetch))
  server.on('upgrade', (request, socket, head) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', url)
    const isGateway = pathname === '/gateway' || pathname === '/gateway/'
    if (!isGateway && pathname !== '/page/ws') return socket.destroy()
    return sockets.handleUpgrade(request, socket, head, (ws) => {
      if (isGateway) gateway.accept(ws)
      else hub.accept(ws, searchParams)
    })
  })

  return {
    url,
    apiUrl: `${url}/api`,
    cdnUrl: `${url}/cdn`,
    token,
    applicationId: world.bot.id,
    guildId: world.guild.id,
    faults: { set: order, report: faults.report },
    async close() {
      interactions.close()
      gateway.close()
      hub.close()
      sockets.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await pictures.settled()
      await keeper?.close()
    },
  }
}

/** From another folder, from the sources, or as it was compiled with everything else. */
function openPage(pageDir: string | null): Promise<PageFiles> {
  const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
  if (pageDir !== null) return buildPage(pageDir)
  return import.meta.url.endsWith('.ts') ? buildPage(here('./page')) : readPage(here('../sandbox/page'))
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
      if (deed.left) world.left.add(deed.personId)
      else world.left.delete(deed.personId)
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
    case 'botInServer':
      world.botInServer = deed.member
      return
    default:
      return
  }
}

function roomOf(world: World, channelId: string) {
  const room = world.rooms.get(channelId)
  if (room === undefined) throw new Error(`There is no channel ${channelId}.`)
  return room
}
