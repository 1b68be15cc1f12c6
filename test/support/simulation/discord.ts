import { createHash } from 'node:crypto'
import { DefaultRestOptions } from 'discord.js'
import { PermissionFlagsBits } from 'discord-api-types/v10'
import { routeOf } from '#sandbox/faults'
import { type Discord, openDiscord } from '#sandbox/open-discord'
import { madeAt } from '#sandbox/world/snowflake'
import type { Room } from '#sandbox/world/world'
import type { Dice } from '#support/dice'
import { MINUTE_MS } from '#time'
import type { Clock } from './clock.ts'
import { type Delicate, inside, type Life, lives, never, outside, passes, RECORDED_WITHIN } from './life.ts'
import { setLines } from './sockets.ts'

/** A request of one bot may be refused so often within ten minutes: Discord bans at 10,000 of all together. Eight were the most in 16 seeds. */
const MOST_REFUSED = 25
/** A process that has just started knows of no refusal, so it may try so often more. */
const MORE_FOR_A_START = 4

export const ORIGIN = 'http://discord.test'

/** Discord, as far as it is on the line. */
export interface SimulatedDiscord extends Discord {
  /** Requests so far, and what became of them by status; `cut` where the line broke. */
  readonly answers: Readonly<Record<string, number>>
  /** One number for all requests so far, their moments and their bodies. */
  hash(): string
  /** What was asked for so far, ids aside. */
  routes(): string[]
  /** Whether a request carried that seed of a game. */
  carried(seed: string): boolean
  /** Whom messages of tables mentioned, as far as Discord took them. */
  readonly mentioned: readonly Mentioned[]
  /** Messages of tables that say whose turn it is, in the order in which they were posted. */
  readonly turnPosts: readonly TurnPost[]
  /** When Discord last refused to let a direct message reach somebody, by their id, in ms since 1970. */
  readonly notReached: ReadonlyMap<string, number>
  /** … for it is closed to the bot, so that what they want to hear directly is told in channels from then on. */
  readonly closedTo: ReadonlyMap<string, number>
  /** When Discord last refused something in a channel, by its id, in ms since 1970. */
  readonly refusedIn: ReadonlyMap<string, number>
  /** Whether a message was not changed, though the bot asked for it. */
  wasLeft(messageId: string): boolean
  /** Whether a bot died right after it had posted a message. */
  diedOver(messageId: string): boolean
  /** Tables of which somebody deleted a message. */
  readonly taken: Set<string>
  /** Messages that are gone, whose bot died right after it had posted them: nobody can know of them. */
  readonly lost: Set<string>
  /** Where two bots posted for one table at once, though only one may at a time, in words. */
  overlapping(): string[]
  /** Requests that were refused again and again, in words. */
  repeated(): string[]
  /** How often one request was refused within ten minutes, at most. */
  mostRefused(): number
  /** From now on nobody answers, or somebody does again. */
  away: boolean
  /** All tokens of interactions so far expire, before their quarter of an hour is over. */
  expireTokens(): void
  /** How many tokens of interactions were used that had expired. */
  expired: number
  /** So many times as long as usual everything is on its way. */
  slowness: number
}

/** Somebody whom a message of a table mentioned when it was posted, in ms since 1970; whether they saw it is another matter. */
interface Mentioned {
  readonly personId: string
  readonly table: string
  readonly at: number
}

/** A message of a table that says whose turn it is; whether anybody saw it is another matter. */
export interface TurnPost {
  readonly table: string
  readonly acting: string
  /** Ids of the people whom it mentioned. */
  readonly mentions: readonly string[]
  /** It stands for one that could not be edited, and calls nobody. */
  readonly isSilent: boolean
  readonly at: number
}

type Init = Parameters<typeof DefaultRestOptions.makeRequest>[1]
type Answer = Awaited<ReturnType<typeof DefaultRestOptions.makeRequest>>

/**
 * Opens the sandbox within this process: discord.js' requests and sockets reach it after a while, and nothing leaves the
 * process. The clock and the lines must be installed.
 * @param watch sees each request as it leaves
 */
export async function openSimulatedDiscord(
  { clock, dice, threads }: { readonly clock: Clock; readonly dice: Dice; readonly threads: boolean },
  watch: (what: string, body: string) => void,
): Promise<SimulatedDiscord> {
  const discord = await openDiscord(ORIGIN, {
    servers: 2,
    withoutPermissions: threads ? [] : ['CreatePublicThreads'],
  })
  const hash = createHash('sha256')
  const answers: Record<string, number> = {}
  const routes = new Set<string>()
  const seeds = new Set<string>()
  const left = new Set<string>()
  const mentioned: Mentioned[] = []
  const turnPosts: TurnPost[] = []
  const notReached = new Map<string, number>()
  const closedTo = new Map<string, number>()
  const refusedIn = new Map<string, number>()
  /** What was posted for tables: where, as which message, when and by whom. */
  const posted: { readonly room: Room; readonly id: string; readonly at: number; readonly life: Life }[] = []
  /** What a process posted and died over at once, and the next one cannot see: it may post it again. */
  function loseUnseen(room: Room): void {
    if ((room.denied & PermissionFlagsBits.ReadMessageHistory) === 0n) return
    for (const one of posted) if (one.room === room && wasLast(one)) simulated.lost.add(one.id)
  }
  const wasLast = ({ at, life }: (typeof posted)[number]): boolean =>
    life.diedAt !== null && life.diedAt - at < RECORDED_WITHIN
  /** Who is posting for a table in a channel, until that is done or given up: discord.js waits out a rate limit. */
  const posting = new Map<string, Life>()
  const overlaps: string[] = []
  const refused = new Map<string, { since: number; count: number; by: Set<Life | undefined>; most: number }>()
  function refuse(life: Life | undefined, request: string): void {
    const what = `${placeOf(life)}: ${request}`
    const known = refused.get(what) ?? { since: clock.now(), count: 0, by: new Set(), most: 0 }
    if (clock.now() - known.since > 10 * MINUTE_MS)
      Object.assign(known, { since: clock.now(), count: 0, by: new Set() })
    known.count++
    known.by.add(life)
    known.most = Math.max(known.most, known.count - MORE_FOR_A_START * (known.by.size - 1))
    refused.set(what, known)
  }
  let tokensFrom = 0
  const count = (what: string | number) => {
    answers[what] = (answers[what] ?? 0) + 1
  }
  const simulated: SimulatedDiscord = {
    ...{ ...discord, answers, hash: () => hash.copy().digest('hex') },
    routes: () => [...routes],
    carried: (seed) => seeds.has(seed),
    mentioned,
    turnPosts,
    notReached,
    closedTo,
    refusedIn,
    wasLeft: (messageId) => left.has(messageId),
    diedOver: (messageId) => posted.some((one) => one.id === messageId && wasLast(one)),
    taken: new Set(),
    lost: new Set(),
    overlapping: () => overlaps,
    repeated: () =>
      [...refused].flatMap(([what, { most }]) => (most <= MOST_REFUSED ? [] : `refused ${most} times: ${what}`)),
    mostRefused: () => Math.max(0, ...[...refused.values()].map(({ most }) => most)),
    expireTokens: () => {
      tokensFrom = clock.now()
    },
    ...{ away: false, slowness: 1, expired: 0 },
  }
  // Mostly some 20 ms, now and then much more.
  const latency = () => (dice.oneIn(100) ? 100 + dice.below(400) : 5 + dice.below(30)) * simulated.slowness

  setLines({ clock, latency, acceptorOf: (url) => (simulated.away ? null : discord.acceptorOf(url)) })

  async function answered(url: string, { method = 'GET', headers, body }: Init): Promise<Answer | null> {
    if (simulated.away) return null
    if (tokenMadeAt(url) < tokensFrom)
      return Response.json({ code: 50027, message: 'Invalid Webhook Token' }, { status: 401 })
    let isCut = false
    const cut = () => {
      isCut = true
      return new Response(null, { status: 503 })
    }
    const request = new Request(url, { method, headers: headersOf(headers), body: bytesOf(body) })
    const answer = await clock.standing(Promise.resolve(discord.app.fetch(request, { cut })))
    return isCut ? null : answer
  }

  const makeRequest = (url: string, init: Init): Promise<Answer> => {
    const life = lives.getStore()
    const what = `${init.method ?? 'GET'} ${new URL(url).pathname}`
    const said = bytesOf(init.body)?.toString('latin1') ?? ''
    if (!passes(life, 'send')) return never()
    hash.update(`${clock.now()} ${life?.name} ${what} ${said}\n`)
    for (const [seed] of said.matchAll(/\b[0-9a-f]{32}\b/g)) seeds.add(seed)
    routes.add(routeOf(what.replace('/api/v10', '')))
    watch(what, said)
    const table = /"enforce_nonce":true/.test(said) ? (/"b1:([\w-]{8}):/.exec(said)?.[1] ?? null) : null
    // Two bots that heard the same press may show somebody at once that messages arrive: Discord knows the nonce.
    const place = table === null || partnerIn(discord, what, said) !== null ? null : `${table} by ${what}`
    if (place !== null && life !== undefined) {
      const other = posting.get(place)
      if (other?.alive === true && other !== life)
        overlaps.push(`${life.name} posts for ${place} while ${other.name} does`)
      posting.set(place, life)
    }
    return new Promise<Answer>((resolve, reject) => {
      const stop = () => reject(Object.assign(new Error('The operation was aborted'), { name: 'AbortError' }))
      if (init.signal?.aborted === true) return stop()
      init.signal?.addEventListener('abort', stop, { once: true })
      const arrive = (answer: Answer | null) => {
        count(answer?.status ?? 'cut')
        watch(`${answer?.status ?? 'cut'} for ${what}`, '')
        const changed = /^(?:PATCH|DELETE) .*\/channels\/\d+\/messages\/(\d+)$/.exec(what)?.[1]
        // Where Discord itself broke the bot has to try again.
        if (changed !== undefined && answer !== null && answer.status < 500) left[answer.ok ? 'delete' : 'add'](changed)
        const room = discord.world.rooms.get(/\/channels\/(\d+)\/messages$/.exec(what)?.[1] ?? '')
        const id = room?.ids.at(-1)
        if (table !== null && life !== undefined && room !== undefined && id !== undefined)
          posted.push({ room, id, at: clock.now(), life })
        if (room !== undefined && what.startsWith('GET')) loseUnseen(room)
        // Of an answer that was lost nobody knows.
        if (table !== null && (answer === null || answer.ok)) {
          const [at, mentions, acting] = [clock.now(), mentionsIn(said), actingIn(said)]
          for (const personId of mentions) mentioned.push({ personId, table, at })
          if (acting !== null) turnPosts.push({ table, acting, mentions, isSilent: said.includes('"nonce":"for-'), at })
        }
        if (answer !== null && [401, 403, 404].includes(answer.status)) refuse(life, what)
        const closed = answer?.ok === false ? /\/channels\/(\d+)/.exec(what)?.[1] : undefined
        if (closed !== undefined) refusedIn.set(closed, clock.now())
        const partner = answer?.ok === false ? partnerIn(discord, what, said) : null
        if (partner !== null) notReached.set(partner, clock.now())
        if (partner !== null && answer !== null && answer.status < 500 && answer.status !== 429)
          closedTo.set(partner, clock.now())
        if (answer?.status === 401 && what.includes('/webhooks/')) simulated.expired++
        clock.after(latency(), undefined, () => {
          if (place !== null && answer?.status !== 429 && posting.get(place) === life) posting.delete(place)
          init.signal?.removeEventListener('abort', stop)
          if (!passes(life, 'answered', delicateOf(answer, discord, what, said))) return
          inside(life, () => {
            if (answer !== null) return resolve(answer)
            reject(Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }))
          })
        })
      }
      return outside(() => clock.after(latency(), undefined, () => void answered(url, init).then(arrive, reject)))
    })
  }
  // What all of discord.js asks by, unless it is told otherwise.
  Object.assign(DefaultRestOptions, { makeRequest })
  return simulated
}

/** Ids of the people whom a message may mention. */
const mentionsIn = (said: string): string[] =>
  /"allowed_mentions":\{[^}]*"users":\[([\d",]*)\]/.exec(said)?.[1]?.match(/\d+/g) ?? []

/** Whose turn a table's message says that it is; null where it says so of nobody, or in another language. */
const actingIn = (said: string): string | null => /It\xe2\x80\x99s <@(\d+)>\xe2\x80\x99s turn/.exec(said)?.[1] ?? null

function delicateOf(answer: Answer | null, discord: Discord, what: string, said: string): Delicate | undefined {
  if (answer === null) return 'lost'
  if (!answer.ok || !what.startsWith('POST ') || !what.endsWith('/messages')) return undefined
  return partnerIn(discord, what, said) === null ? 'posted' : 'direct'
}

/** Whom a request writes to directly, or wants to; null where it writes to nobody. */
function partnerIn({ world }: Discord, what: string, said: string): string | null {
  if (!what.startsWith('POST ')) return null
  if (what.endsWith('/users/@me/channels')) return /"recipient_id":"(\d+)"/.exec(said)?.[1] ?? null
  const channelId = /\/channels\/(\d+)\/messages$/.exec(what)?.[1]
  return [...world.dms].find(([, room]) => room === channelId)?.[0] ?? null
}

/** Which bot that is, however often it was started. */
const placeOf = (life: Life | undefined): string => life?.name.replace(/\.\d+$/, '') ?? 'nobody'

/** When the interaction was made whose token an address has, in ms since 1970; Infinity where it has none. */
function tokenMadeAt(url: string): number {
  const [, token = ''] = /\/webhooks\/\d+\/([\w-]+)/.exec(url) ?? []
  const [, id] = /^interaction:(\d+):/.exec(Buffer.from(token, 'base64url').toString()) ?? []
  return id === undefined ? Number.POSITIVE_INFINITY : madeAt(id)
}

function headersOf(headers: Init['headers']): Headers {
  const all = new Headers()
  if (headers === undefined || headers === null) return all
  const pairs = Array.isArray(headers) || Symbol.iterator in headers ? [] : Object.entries(headers)
  for (const [name, value] of pairs) if (value !== undefined) all.set(name, String(value))
  return all
}

/** What the bot sends is text, or bytes that it put together itself. */
function bytesOf(body: Init['body']): Buffer | null {
  if (body === undefined || body === null) return null
  if (typeof body === 'string') return Buffer.from(body)
  if (body instanceof Uint8Array) return Buffer.from(body)
  throw new Error('a body of an unknown kind was sent')
}
