import { createServer, type Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono } from 'hono'
import { WebSocketServer } from 'ws'
import { z } from 'zod'
import type { FaultOrders, FaultReport } from './faults.ts'
import { type Discord, type DiscordOptions, openDiscord } from './open-discord.ts'
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
  const server = createServer()
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 1024 * 1024 })
  const listening = listen(server, options.port ?? 0)
  const opening = listening.then((url) => openDiscord(url, options))
  const answering = opening.then((discord) => answersOf(discord, options.pageDir ?? null))

  // A page or a bot that tries again may be there before the world is read. Unheard, it would wait for ever.
  server.on('request', (request, response) => {
    void answering.then(
      (answer) => answer(request, response),
      () => response.destroy(),
    )
  })
  server.on('upgrade', (request, socket, head) => {
    // A line that breaks while it waits would end the process.
    socket.on('error', () => socket.destroy())
    void opening.then(
      ({ acceptorOf }) => {
        const accept = acceptorOf(new URL(request.url ?? '/', 'http://127.0.0.1'))
        if (accept === null) socket.destroy()
        else sockets.handleUpgrade(request, socket, head, accept)
      },
      () => socket.destroy(),
    )
  })

  const [url, discord] = await Promise.all([listening, opening, answering]).catch((error: unknown) => {
    server.close()
    throw error
  })
  return {
    url,
    apiUrl: `${url}/api`,
    cdnUrl: `${url}/cdn`,
    token: discord.token,
    applicationId: discord.world.bot.id,
    guildId: discord.world.guild.id,
    faults: discord.faults,
    async close() {
      discord.hangUp()
      sockets.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await discord.keep()
    },
  }
}

/** @returns the address that it listens at: `http://127.0.0.1:<port>` */
function listen(server: Server, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      if (address === null || typeof address === 'string') reject(new Error('The sandbox got no port.'))
      else resolve(`http://127.0.0.1:${address.port}`)
    })
  })
}

/** What answers requests: for faults, as Discord, and with the page. */
function answersOf({ faults, app: rest }: Discord, pageDir: string | null): ReturnType<typeof getRequestListener> {
  // Built, or read where it is built already, when somebody first looks: scripts and tests never do.
  let page: Promise<PageFiles> | null = null

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
  app.route('/', rest)
  app.get('*', async (c) => {
    page ??= openPage(pageDir)
    const found = (await page).get(c.req.path)
    if (found === undefined) return c.text('There is nothing here.', 404)
    return c.body(found.bytes, 200, { 'content-type': found.type })
  })

  app.onError((error, c) => {
    page = null
    return c.text(`The page could not be built.\n\n${error.message}`, 500)
  })

  return getRequestListener((request, { incoming }) => {
    const cut = () => {
      incoming.socket.destroy()
      return RESPONSE_ALREADY_SENT
    }
    return app.fetch(request, { cut })
  })
}

/** From another folder, from the sources, or as it was compiled with everything else. */
function openPage(pageDir: string | null): Promise<PageFiles> {
  const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
  if (pageDir !== null) return buildPage(pageDir)
  return import.meta.url.endsWith('.ts') ? buildPage(here('./page')) : readPage(here('../sandbox/page'))
}
