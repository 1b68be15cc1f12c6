import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono } from 'hono'
import { WebSocketServer } from 'ws'
import { z } from 'zod'
import type { FaultOrders, FaultReport } from './faults.ts'
import { type DiscordOptions, openDiscord } from './open-discord.ts'
import { buildPage, type PageFiles, readPage } from './page-build.ts'
import type { Env } from './rest/kit.ts'

export type { FaultOrders, FaultReport } from './faults.ts'
export type { WatchedRequest } from './rest/app.ts'

export interface SandboxOptions extends DiscordOptions {
  /** 0 takes a free port. */
  readonly port?: number
  readonly pageDir?: string
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

/** Starts a sandbox: REST, gateway, world and page on one port of this machine only. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { port = 0 } = options
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
  const discord = await openDiscord(url, options).catch((error: unknown) => {
    server.close()
    throw error
  })
  const { faults } = discord
  const app = new Hono<Env>()
  app.get('/sandbox/faults', (c) => c.json(faults.report()))
  app.post('/sandbox/faults', async (c) => {
    try {
      faults.set(await c.req.json())
      return c.json(faults.report())
    } catch (error) {
      const why = error instanceof z.ZodError ? z.prettifyError(error) : String(error)
      return c.json({ why }, 400)
    }
  })
  app.route('/', discord.app)
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
  const listen = getRequestListener((request, { incoming }) => {
    const cut = () => {
      incoming.socket.destroy()
      return RESPONSE_ALREADY_SENT
    }
    return app.fetch(request, { cut })
  })
  server.on('request', listen)
  server.on('upgrade', (request, socket, head) => {
    const accept = discord.acceptorOf(new URL(request.url ?? '/', url))
    if (accept === null) return socket.destroy()
    return sockets.handleUpgrade(request, socket, head, accept)
  })

  return {
    url,
    apiUrl: `${url}/api`,
    cdnUrl: `${url}/cdn`,
    token: discord.token,
    applicationId: discord.world.bot.id,
    guildId: discord.world.guild.id,
    faults,
    async close() {
      discord.hangUp()
      sockets.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await discord.keep()
    },
  }
}

/** From another folder, from the sources, or as it was compiled with everything else. */
function openPage(pageDir: string | null): Promise<PageFiles> {
  const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
  if (pageDir !== null) return buildPage(pageDir)
  return import.meta.url.endsWith('.ts') ? buildPage(here('./page')) : readPage(here('../sandbox/page'))
}
