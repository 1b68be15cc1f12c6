import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, Events, GatewayDispatchEvents, REST, Status } from 'discord.js'
import { LRUCache } from 'lru-cache'
import {
  type Answer,
  type Asker,
  decodeId,
  noticePost,
  opensSolo,
  type Post,
  pressed,
  suggested,
  tablesMeant,
  typed,
} from '#commands'
import type { Artist } from '#render'
import { type House, type Showings, Unavailable } from '#table'
import { words } from '#text'
import { answer, refuse, suggest, troubleAnswer } from './answering.ts'
import { directChannel } from './direct.ts'
import { createDraw } from './drawing.ts'
import { type Incoming, readInteraction, type Unreadable } from './incoming.ts'
import { type Log, messageOf } from './log.ts'
import type { Problem } from './problem.ts'
import { createPublisher } from './publisher.ts'
import { inviteLink, register } from './registration.ts'

export type { Log } from './log.ts'
export { inviteLink, register } from './registration.ts'

export interface BotParts {
  readonly token: string
  /** Where Discord's REST is, without version; null: the real one. */
  readonly apiUrl: string | null
  /** The one server to register the commands in; null: everywhere. */
  readonly guildId: string | null
  readonly house: House
  readonly showings: Showings
  readonly artist: Artist
  readonly log: Log
  /** Called when Discord will not let us listen any more: nothing can be heard from then on. */
  readonly onDeaf: (why: string) => void
  /** Which shards of how many are this process's; null: all there is. */
  readonly shards?: { readonly ids: readonly number[]; readonly count: number } | null
  readonly watch?: Watch
  /** How often lobbies and channels are looked after, in ms; a minute unless a test says otherwise. */
  readonly choresEveryMs?: number
  now(): Date
}

type Heard = Incoming | Unreadable

/** Hears how answering goes; `ms` from the interaction's arrival to the first answer, taken by Discord. */
export interface Watch {
  heard(kind: Heard['kind']): void
  answered(kind: Heard['kind'], ms: number): void
}

export interface Bot {
  readonly applicationId: string
  /** With this address somebody adds the bot to a server. */
  readonly invite: string
  /** Whether Discord is heard, on all shards. */
  connected(): boolean
  /** Lets running answers and posts finish, and hangs up. */
  close(): Promise<void>
}

/** Discord's limit on repeated deliveries is not known; so many presses are remembered. */
const REMEMBERED = 10_000
const MINUTE = 60_000
/** How long an answer waits for a message in another channel; it is deferred meanwhile. */
const WRITING_PATIENCE = 6000
/** How long an answer waits for a channel that could not be written to, should it be well again. */
const MENDING_PATIENCE = 800

/**
 * Connects to Discord and answers whatever comes.
 * @throws when the token is wrong or Discord cannot be reached
 */
export async function startBot(parts: BotParts): Promise<Bot> {
  const { house, artist, log, token, apiUrl, watch, shards = null, choresEveryMs = MINUTE } = parts
  const api = apiUrl === null ? {} : { api: apiUrl }
  const client = new Client({
    intents: [],
    allowedMentions: { parse: [] },
    rest: api,
    ...(shards === null ? {} : { shards: [...shards.ids], shardCount: shards.count }),
  })
  // Answers to interactions do not count into the bot's 50 requests a second.
  const answers = new REST({ version: '10', globalRequestsPerSecond: 5000, ...api })
  const draw = createDraw(artist, log)
  const panels = new LRUCache<string, string>({ max: REMEMBERED })
  const seen = new LRUCache<string, true>({ max: REMEMBERED })
  const running = new Set<Promise<void>>()
  const closing = new AbortController()

  client.on(Events.Error, (error) => log.warn({ error: error.message }, 'the connection to Discord had an error'))
  client.on(Events.ShardDisconnect, ({ code }) => parts.onDeaf(deafness(code)))

  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve))
  // Presses may come before the client is ready.
  const publishing = ready.then((up) =>
    createPublisher({ ...parts, draw, rest: up.rest, applicationId: up.application.id, publisher: randomUUID() }),
  )

  client.ws.on(GatewayDispatchEvents.InteractionCreate, (raw: unknown) => {
    const incoming = readInteraction(raw)
    // discord.js would go on with it: build objects that nobody wants, keep whom it names, and break over nonsense.
    if (typeof raw === 'object' && raw !== null) for (const key of Object.keys(raw)) Reflect.deleteProperty(raw, key)
    if (incoming === null || seen.has(incoming.id) || closing.signal.aborted) return
    seen.set(incoming.id, true)
    const task = handle(incoming).finally(() => running.delete(task))
    running.add(task)
  })

  async function handle(incoming: Heard): Promise<void> {
    const began = performance.now()
    watch?.heard(incoming.kind)
    const answered = () => watch?.answered(incoming.kind, performance.now() - began)
    const given = { rest: answers, draw, panels, log, answered }
    if (incoming.kind === 'unreadable') return refuse(given, incoming)
    if (incoming.kind === 'autocomplete')
      return suggest(given, incoming, suggested(house, incoming.asker, incoming.name, incoming.typed))
    return answer(given, incoming, work(incoming))
  }

  async function work(incoming: Exclude<Incoming, { kind: 'autocomplete' }>): Promise<Answer> {
    try {
      if (incoming.kind === 'command') {
        const asker = await withDirect(incoming.asker, { command: incoming.name })
        const made = await writtenTo(await typed(house, asker, incoming.name, incoming.options))
        const [meant, ...others] = await tablesMeant(house, incoming.asker)
        return withTrouble(made, others.length === 0 ? (meant?.id ?? null) : null)
      }
      const decoded = decodeId(incoming.customId)
      const asker = await withDirect(incoming.asker, { pressed: decoded })
      const made = await writtenTo(await pressed(house, asker, decoded, incoming.values))
      return withTrouble(made, decoded.kind === 'press' ? decoded.press.table : null)
    } catch (error) {
      const busy = error instanceof Unavailable
      log.error({ error: messageOf(error), stack: error instanceof Error ? error.stack : null }, 'a press failed')
      return troubleAnswer(busy)
    }
  }

  /** In a server, whoever asks for a game against Tom gets it in direct messages: the only reason to open those. */
  async function withDirect(asker: Asker, what: Parameters<typeof opensSolo>[1]): Promise<Asker> {
    if (!(await opensSolo(house, what))) return asker
    if (asker.guildId === null) return { ...asker, directChannelId: asker.channelId }
    return { ...asker, directChannelId: await directChannel((await ready).rest, asker.person.id) }
  }

  /** An answer that points to another channel waits until something stands there, and says when nothing can. */
  async function writtenTo(made: Answer): Promise<Answer> {
    if (made.kind !== 'show' || made.written === undefined) return made
    const { table, otherwise } = made.written
    const publisher = await publishing
    await Promise.race([publisher.settled(table), sleep(WRITING_PATIENCE, undefined, { ref: false })])
    return publisher.trouble(table) === null ? made : { kind: 'show', post: otherwise }
  }

  /** Says with the answer that the channel cannot be written to. */
  async function withTrouble(made: Answer, tableId: string | null): Promise<Answer> {
    if (tableId === null || made.kind === 'noted') return made
    const publisher = await publishing
    if (publisher.trouble(tableId) === null) return made
    // It may have been put right.
    publisher.publish(tableId)
    await Promise.race([publisher.settled(tableId), sleep(MENDING_PATIENCE, undefined, { ref: false })])
    const notice = troubleNotice(publisher.trouble(tableId), (await house.view(tableId))?.guildId === null)
    if (notice === null) return made
    return { ...made, post: { ...made.post, components: [...notice.components, ...made.post.components] } }
  }

  await client.login(token)
  const up = await ready
  const publisher = await publishing
  const stopListening = house.onChange((tableId) => publisher.publish(tableId))
  if (await register(up.rest, up.application.id, parts.guildId)) log.info({}, 'the commands were registered')
  const chores = doChores()

  /** Now and then: lobbies that nobody touched for a day are closed, and channels that are behind are caught up. */
  async function doChores(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        await house.closeStaleLobbies(parts.now())
        await publisher.catchUp()
      } catch (error) {
        log.warn({ error: messageOf(error) }, 'the chores failed')
      }
      await sleep(choresEveryMs, undefined, { signal: closing.signal }).catch(() => undefined)
    }
  }

  return {
    applicationId: up.application.id,
    invite: inviteLink(up.application.id),
    connected: () => client.ws.shards.size > 0 && client.ws.shards.every(({ status }) => status === Status.Ready),
    async close() {
      closing.abort()
      await Promise.all([...running, chores])
      stopListening()
      await publisher.close()
      await house.idle()
      await client.destroy()
    },
  }
}

/** What to tell people of a channel that cannot be written to; null for what passes. */
function troubleNotice(problem: Problem | null, direct: boolean): Post | null {
  const { notices, names, solo } = words('en')
  if (problem === 'channelGone') return noticePost(notices.channelGone)
  if (problem !== 'notAllowed') return null
  return noticePost(direct ? solo.cannotWrite : notices.missingRights(Object.values(names.right).join(', ')))
}

/** Why Discord does not let us listen, by its close code. */
function deafness(code: number): string {
  switch (code) {
    case 4004:
      return 'Discord does not accept the token. Check DISCORD_TOKEN.'
    case 4010:
    case 4011:
      return 'Discord does not accept these shards. Check SHARDS and SHARD_COUNT.'
    case 4012:
      return 'Discord does not speak this version any more. Update the bot.'
    case 4013:
    case 4014:
      return 'Discord does not grant the intents that were asked for.'
    default:
      return `Discord closed the connection for good (code ${code}).`
  }
}
