import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, Events, GatewayDispatchEvents, REST, Status } from 'discord.js'
import { LRUCache } from 'lru-cache'
import {
  type Caller,
  decodeCustomId,
  handleAutocomplete,
  handleCommand,
  handleComponent,
  inOwnLanguage,
  opensSolo,
  type Reply,
  tablesFor,
  threadWanted,
} from '#commands'
import type { Artist, Painter } from '#render'
import {
  type DeadlineRepository,
  type LiveMessageRepository,
  type NoticeRepository,
  StoreUnavailable,
  type TableService,
} from '#table'
import { keepApplicationEmoji, noApplicationEmoji } from './application-emoji.ts'
import { createChannelCoolDowns } from './channel-cool-downs.ts'
import { doChores } from './chores.ts'
import { directChannel } from './direct-channel.ts'
import { createDirectNotices } from './direct-notices.ts'
import { disconnectReason } from './disconnect-reason.ts'
import { createDraw } from './drawing.ts'
import { meetDeadlines } from './due-deadlines.ts'
import { sendDueNotices } from './due-notices.ts'
import { tellFollowers } from './followers.ts'
import { parseInteraction, type ReadableInteraction, type UnreadableInteraction } from './interaction.ts'
import { errorWithCauses, type Log } from './log.ts'
import { PACE, type Pace } from './pace.ts'
import { createPublisher } from './publisher.ts'
import { inviteLink, keepRegistered } from './registration.ts'
import { createRequestGuard } from './request-guard.ts'
import { failureReply, respondAutocomplete, respondTo, respondUnreadable, tooFast } from './respond.ts'
import { inOwnThread, isRename } from './thread.ts'
import { createBuckets } from './token-bucket.ts'
import { untilShown, withTrouble } from './trouble.ts'
import { untilSent } from './until-sent.ts'

export type { Log } from './log.ts'
export type { Pace } from './pace.ts'
export { inviteLink, register } from './registration.ts'

export interface BotOptions {
  readonly token: string
  /** Where Discord's REST is, without version; null: the real one. */
  readonly apiUrl: string | null
  /** The one server to register the commands in; null: everywhere. */
  readonly guildId: string | null
  readonly service: TableService
  readonly liveMessages: LiveMessageRepository
  readonly notices: NoticeRepository
  readonly deadlines: DeadlineRepository
  readonly artist: Artist
  /** Draws the icons that become the application's emoji; without it emoji stand in for them. */
  readonly drawIcon?: Painter['drawIcon'] | null
  readonly log: Log
  /** Called when Discord will not let us listen any more: nothing can be heard from then on. */
  readonly onDisconnect: (why: string) => void
  /** Which shards of how many are this process's; null: all there is. */
  readonly shards?: { readonly ids: readonly number[]; readonly count: number } | null
  readonly observer?: InteractionObserver
  /** How many presses and commands of one person are answered a second, in the long run. */
  readonly pressesPerSecond: number
  /** How often lobbies and channels are looked after, in ms; a minute unless a test says otherwise. */
  readonly choresEveryMs?: number
  /** Other durations and amounts, where a test wants its own. */
  readonly pace?: Partial<Pace>
  now(): Date
}

type ReceivedInteraction = ReadableInteraction | UnreadableInteraction

/** Hears how answering goes; `ms` from the interaction's arrival to the first answer, taken by Discord. */
export interface InteractionObserver {
  received(kind: ReceivedInteraction['kind']): void
  answered(kind: ReceivedInteraction['kind'], ms: number): void
  /** The bot broke over one; that the database does not answer does not count. */
  failed(): void
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
/** How long the start waits for the commands to be registered. */
const REGISTERING_PATIENCE = 5000
/** As much as comes in so many seconds may come at once: at 6 a second, who clicks ten times a second may do so for ten. */
const PRESSES_SAVED = 7
/** Settings of a person that their tables show: whether they are away, and what their clocks go by. */
const SHOWN_TO_ALL = ['away', 'zone', 'quiet'] as const
const noSuggestions: Promise<[]> = Promise.resolve([])

/**
 * Connects to Discord and answers whatever comes.
 * @throws when the token is wrong or Discord cannot be reached
 */
export async function startBot(parts: BotOptions): Promise<Bot> {
  const { service, artist, log, token, apiUrl, observer, shards = null, choresEveryMs = MINUTE } = parts
  const pace = { ...PACE, ...parts.pace }
  const coolDowns = createChannelCoolDowns(pace.coolDown)
  const rest = { makeRequest: createRequestGuard(pace.budget, log), ...(apiUrl === null ? {} : { api: apiUrl }) }
  const client = new Client({
    intents: [],
    allowedMentions: { parse: [] },
    rest: { ...rest, rejectOnRateLimit: isRename },
    ...(shards === null ? {} : { shards: [...shards.ids], shardCount: shards.count }),
  })
  // Answers to interactions do not count into the bot's 50 requests a second.
  const answers = new REST({ version: '10', globalRequestsPerSecond: 5000, ...rest })
  const draw = createDraw(artist)
  const panels = new LRUCache<string, string>({ max: REMEMBERED })
  const seen = new LRUCache<string, true>({ max: REMEMBERED })
  const allowance = { perSecond: parts.pressesPerSecond, atOnce: parts.pressesPerSecond * PRESSES_SAVED }
  const [mayPress, mayType] = [createBuckets(allowance), createBuckets(allowance)]
  const running = new Set<Promise<void>>()
  const closing = new AbortController()

  client.on(Events.Error, (error) => log.warn({ error: error.message }, 'the connection to Discord had an error'))
  client.on(Events.ShardDisconnect, ({ code }) => parts.onDisconnect(disconnectReason(code)))

  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve))
  const emoji =
    parts.drawIcon == null
      ? noApplicationEmoji
      : keepApplicationEmoji({
          rest: new REST({ version: '10', rejectOnRateLimit: () => true, ...rest }).setToken(token),
          bot: ready.then(({ application, user }) => ({ applicationId: application.id, userId: user.id })),
          drawIcon: parts.drawIcon,
          againMs: choresEveryMs,
          signal: closing.signal,
          log,
        })
  // Presses may come before the client is ready.
  const telling = ready.then((up) => {
    const known = { ...parts, emoji, rest: up.rest, applicationId: up.application.id, publisher: randomUUID() }
    const publisher = createPublisher({
      ...known,
      ...pace,
      coolDowns,
      draw,
      tellDirectly: (personIds) => direct.tell(personIds),
    })
    const direct = createDirectNotices({ ...known, plan: publisher.call })
    return { publisher, direct, following: { ...known, draw } }
  })
  const publishing = telling.then(({ publisher }) => publisher)

  client.ws.on(GatewayDispatchEvents.InteractionCreate, (raw: unknown) => {
    const incoming = parseInteraction(raw)
    // discord.js would go on with it: build objects that nobody wants, keep whom it names, and break over nonsense.
    if (typeof raw === 'object' && raw !== null) for (const key of Object.keys(raw)) Reflect.deleteProperty(raw, key)
    if (incoming === null || seen.has(incoming.id) || closing.signal.aborted) return
    seen.set(incoming.id, true)
    const task = handle(incoming).finally(() => running.delete(task))
    running.add(task)
  })

  const told = { service, coolDowns, publishing }
  const direct = { service, emoji, rest: () => ready.then((up) => up.rest), log }

  async function handle(incoming: ReceivedInteraction): Promise<void> {
    const began = performance.now()
    observer?.received(incoming.kind)
    const answered = () => observer?.answered(incoming.kind, performance.now() - began)
    const given = { rest: answers, emoji, draw, panels, log, answered }
    if (incoming.kind === 'unreadable') return respondUnreadable(given, incoming)
    const { caller } = incoming
    if (incoming.kind === 'autocomplete') {
      const { name, typed: text, option } = incoming
      return respondAutocomplete(
        given,
        incoming,
        mayType(caller.person.id)
          ? inOwnLanguage(service, caller).then((own) => handleAutocomplete(service, own, name, text, option))
          : noSuggestions,
      )
    }
    return respondTo(
      given,
      incoming,
      mayPress(caller.person.id) ? work(incoming) : Promise.resolve(tooFast(caller.language)),
    )
  }

  async function work(incoming: Exclude<ReadableInteraction, { kind: 'autocomplete' }>): Promise<Reply> {
    const own = await inOwnLanguage(service, incoming.caller)
    try {
      const { channelId, lacking, guest } = incoming.caller
      if (!guest) coolDowns.told(channelId, lacking)
      if (incoming.kind === 'command') {
        const made = await answerCommand(own, incoming)
        const [meant, ...others] = await tablesFor(service, incoming.caller)
        if (meant !== undefined && others.length === 0) (await publishing).used(meant.id)
        return withTrouble(told, made, others.length === 0 ? (meant?.id ?? null) : null, own)
      }
      const decoded = decodeCustomId(incoming.customId)
      const caller = await withDirect(own, { pressed: decoded })
      const pressed = await untilSent(direct, await handleComponent(service, caller, decoded, incoming.values), caller)
      const made = await untilShown(told, pressed, caller)
      // A message that everybody sees is there: it was pressed.
      if (incoming.inPrivate && decoded.kind === 'press') (await publishing).used(decoded.press.table)
      return withTrouble(told, made, decoded.kind === 'press' ? decoded.press.table : null, caller)
    } catch (error) {
      const busy = error instanceof StoreUnavailable
      if (!busy) observer?.failed()
      const table = (busy ? error.table : null) ?? tableOf(incoming)
      const { id: interaction, caller } = incoming
      const stack = error instanceof Error ? error.stack : null
      log.error(
        { error: errorWithCauses(error), table, interaction, channel: caller.channelId, stack },
        'a press failed',
      )
      return failureReply(busy, own.language)
    }
  }

  async function answerCommand(own: Caller, typed: Extract<ReadableInteraction, { kind: 'command' }>): Promise<Reply> {
    const caller = await withDirect(own, { command: typed.name })
    const answer = async (asked: Caller) =>
      untilShown(told, await handleCommand(service, asked, typed.name, typed.options), asked)
    const wish = await threadWanted(service, caller, typed.name, typed.options)
    return wish === null
      ? answer(caller)
      : inOwnThread({ rest: (await ready).rest, emoji, log, service }, caller, wish, answer)
  }

  /** In a server, whoever asks for a game against Tom gets it in direct messages: the only reason to open those. */
  async function withDirect(caller: Caller, what: Parameters<typeof opensSolo>[1]): Promise<Caller> {
    if (!(await opensSolo(service, what))) return caller
    if (caller.guildId === null) return { ...caller, directChannelId: caller.channelId }
    return { ...caller, directChannelId: await directChannel((await ready).rest, caller.person.id) }
  }

  await client.login(token)
  const up = await ready
  const { publisher, direct: directNotices, following } = await telling
  const stopListening = service.onChange((tableId) => publisher.publish(tableId))
  const stopHearing = service.onSettings((personId, changed) => {
    void planAnew(
      personId,
      SHOWN_TO_ALL.some((one) => one in changed),
    ).catch((error: unknown) =>
      log.warn({ person: personId, error: errorWithCauses(error) }, 'notices could not be planned anew'),
    )
  })
  const times = { signal: closing.signal, everyMs: pace.noticesEveryMs }
  const looking = { ...times, publisher, log, now: parts.now }
  const chores = Promise.all([
    doChores(
      {
        'stale lobbies could not be closed': () => service.closeStaleLobbies(parts.now()),
        'channels that are behind could not be found': () => publisher.catchUp(),
        'computer players who are to act could not be found': () => service.playComputers(),
      },
      { ...looking, everyMs: choresEveryMs },
    ),
    tellFollowers({ ...following, ...times }),
    sendDueNotices({ ...looking, notices: parts.notices, direct: directNotices }),
    meetDeadlines({ ...looking, service, deadlines: parts.deadlines }),
  ])

  /** What somebody set holds at once, at all tables. */
  async function planAnew(personId: string, redraw: boolean): Promise<void> {
    for (const { id } of await service.openTablesOf(personId)) publisher.call(id, redraw)
  }
  await Promise.race([
    keepRegistered(up.rest, up.application.id, parts.guildId, { againMs: choresEveryMs, signal: closing.signal, log }),
    sleep(REGISTERING_PATIENCE, undefined, { ref: false }),
  ])

  return {
    applicationId: up.application.id,
    invite: inviteLink(up.application.id),
    connected: () => client.ws.shards.size > 0 && client.ws.shards.every(({ status }) => status === Status.Ready),
    async close() {
      closing.abort()
      service.restComputers()
      await Promise.all([...running, chores])
      stopListening()
      stopHearing()
      await publisher.close()
      await directNotices.close()
      await service.idle()
      await client.destroy()
    },
  }
}

/** The table whose message was pressed; null for commands. */
function tableOf(incoming: ReadableInteraction): string | null {
  if (incoming.kind !== 'press') return null
  const decoded = decodeCustomId(incoming.customId)
  return decoded.kind === 'press' ? decoded.press.table : null
}
