import { setTimeout as sleep } from 'node:timers/promises'
import { RESTJSONErrorCodes } from 'discord-api-types/v10'
import { Hono } from 'hono'
import { typeOf } from '#sandbox/world/pictures'
import { type Answer, brokenDown, refuse, refuseForm } from './answer.ts'
import { readBody } from './body.ts'
import { channelRoutes } from './channels.ts'
import { commandRoutes } from './commands.ts'
import { emojiPictures, emojiRoutes } from './emojis.ts'
import { identityRoutes } from './identity.ts'
import { interactionRoutes } from './interactions.ts'
import type { Env, Kit } from './kit.ts'
import { messageRoutes } from './messages.ts'
import { pinRoutes } from './pins.ts'
import { send } from './send.ts'
import { throttle, tooFast } from './throttle.ts'

export interface WatchedRequest {
  readonly method: string
  readonly path: string
  readonly body: unknown
}

interface Setting {
  readonly kit: Kit
  readonly gatewayUrl: string
  /** True for a bot token that is known here. */
  readonly accepts: (token: string) => boolean
  /** REST requests a second for the bot; interaction endpoints are outside. */
  readonly perSecond: number
  readonly log: (line: string) => void
  readonly watch: ((request: WatchedRequest) => void) | null
}

/** Discord's REST routes as far as a bot with slash commands uses them, under `/api/v10` (and `/api`). */
export function restApp({ kit, gatewayUrl, accepts, perSecond, log, watch }: Setting): Hono<Env> {
  const routes = new Hono<Env>()
  const mayAsk = throttle(perSecond)

  routes.use(async (c, next) => {
    const on = `${c.req.method} ${c.req.path.replace(/^\/api(\/v10)?/, '')}`
    const { faults } = kit
    const finish = async (response: Response) => {
      const body: unknown = response.status < 400 ? null : await told(response.clone())
      faults.answered(on, response.status, body)
      if (response.status >= 400) log(`${on} → ${response.status} ${JSON.stringify(body)}`)
      return response
    }

    if (watch !== null && !['GET', 'DELETE'].includes(c.req.method)) {
      const [method = '', path = ''] = on.split(' ')
      const body = await readBody(c.req.raw.clone())
      if (body.ok) watch({ method, path, body: body.json })
    }
    const banned = faults.banned()
    if (banned !== null) return finish(turnedAway(banned))
    const late = faults.strike('lateAnswer', on)
    if (late?.after === false) await sleep(late.delayMs)
    if (faults.strike('noAnswer', on) !== null) return c.env.cut()
    const limited = faults.strike('rateLimit', on)
    if (limited !== null) return finish(tooFast(limited.retryAfter, limited.global))
    const broken = faults.strike('serverError', on)
    if (broken !== null) return finish(broken.status === 500 ? send(brokenDown) : pageInstead(broken.status))
    // What is edited may name files that the message has.
    const mayNameFiles = c.req.method === 'PATCH' || c.req.header('content-type')?.startsWith('multipart/') === true
    if (mayNameFiles && faults.strike('mediaLost', on) !== null) return finish(send(mediaLost))
    const tooOld = faults.strike('oldEdits', on)
    if (tooOld !== null) return finish(editedTooOften(tooOld.retryAfter))
    for (const refusal of [
      'dmsTooFast',
      'noMutualServer',
      'missingAccess',
      'forum',
      'tooManyCreations',
      'tooManyEmojis',
    ] as const)
      if (faults.strike(refusal, on) !== null) return finish(send(refuse(refusal)))

    if (!isOpen(c.req.path)) {
      const token = /^Bot (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
      if (!accepts(token) || faults.strike('unauthorized', on) !== null) return finish(send(refuse('unauthorized')))
      const wait = mayAsk(Date.now())
      if (wait > 0) return finish(tooFast(wait, true))
    }
    await next()
    await finish(c.res)
    if (late?.after === true) await sleep(late.delayMs)
    if (faults.strike('answerLost', on) !== null) {
      c.res = undefined
      c.res = c.env.cut()
    }
    return undefined
  })

  interactionRoutes(routes, kit)
  identityRoutes(routes, kit, gatewayUrl)
  commandRoutes(routes, kit)
  emojiRoutes(routes, kit)
  pinRoutes(routes, kit)
  messageRoutes(routes, kit)
  channelRoutes(routes, kit)
  routes.all('*', () => send(refuse('notFound')))
  routes.onError((error, c) => {
    console.error(`sandbox: ${c.req.method} ${c.req.path} broke:`, error)
    return send(brokenDown)
  })

  const app = new Hono<Env>()
  app.route('/api/v10', routes)
  app.route('/api', routes)
  emojiPictures(app, kit)
  app.get('/cdn/:folder/:channel/:id/:name', async (c) => {
    const bytes = await kit.pictures.get(c.req.param('id'))
    if (bytes === null) return c.text('This content is no longer available.', 404)
    return new Response(new Uint8Array(bytes), {
      headers: { 'content-type': typeOf(c.req.param('name')), 'cache-control': 'private, max-age=86400' },
    })
  })
  return app
}

/** What stands before Discord answers by itself, in HTML. */
const pageInstead = (status: 502 | 503 | 504): Response =>
  new Response('<html><body><h1>Bad Gateway</h1></body></html>', { status, headers: { 'content-type': 'text/html' } })

const told = (response: Response): Promise<unknown> =>
  response.headers.get('content-type') === 'text/html' ? response.text() : response.json()

const mediaLost: Answer = refuseForm({
  components: {
    _errors: [
      {
        code: 'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
        message: 'The referenced attachment was not found',
      },
    ],
  },
})

/** A refusal that comes dressed as a rate limit. */
const editedTooOften = (seconds: number): Response =>
  Response.json(
    {
      message: 'Maximum number of edits to messages older than 1 hour reached. Try again later.',
      code: RESTJSONErrorCodes.MaximumNumberOfEditsToMessagesOlderThanOneHourReached,
    },
    { status: 429, headers: { 'retry-after': String(seconds), 'x-ratelimit-scope': 'shared', via: '1.1 sandbox' } },
  )

/** What stands before Discord turns a banned address away, in HTML. */
const turnedAway = (seconds: number): Response =>
  new Response('<html><body>error code: 1015</body></html>', {
    status: 429,
    headers: { 'content-type': 'text/html', 'retry-after': String(seconds), server: 'cloudflare' },
  })

/** An interaction's own token opens these; they are outside the bot's rate limit, too. */
function isOpen(path: string): boolean {
  return /^\/api(\/v10)?\/(interactions\/|webhooks\/[^/]+\/)/.test(path) || /^\/api(\/v10)?\/gateway$/.test(path)
}
