import { type Client, DefaultRestOptions, Status } from 'discord.js'
import type { Artist, PictureAndIconArtist } from '#render'
import { type Runtime, valueOrNullWithin } from '#runtime'
import type { LiveMessageRepository, TableService } from '#table'
import { MINUTE_MS } from '#time'
import { createAnswering, type InteractionObserver } from './answering.ts'
import { keepApplicationEmoji, plainEmojiSender } from './application-emoji.ts'
import { createChannelAccess } from './channel-cool-downs.ts'
import { createOwnMessageReader } from './channel-history.ts'
import { BOT_TIMINGS, type BotContext, type BotTimings } from './context.ts'
import { createDirectChannels } from './direct-channels.ts'
import { createDirectNotices } from './direct-notices.ts'
import { pollNewsForFollowers } from './followers.ts'
import type { IdentifyOptions } from './identify.ts'
import { parseInteraction } from './interaction.ts'
import { deleteDataOfLeftServers } from './left-servers.ts'
import { type Log, loggerWithCauses } from './log.ts'
import { logInWithRetries } from './login.ts'
import { pollDueLookings } from './lookings.ts'
import { createLruMap } from './lru-map.ts'
import { PATIENCE } from './patience.ts'
import { createDraw } from './picture-queue.ts'
import { pollDueNotices, pollEvery, runDeadlines } from './polling.ts'
import { createPublisher } from './publisher.ts'
import { inviteLink, registerWithRetries } from './registration.ts'
import { createRequestGuard } from './request-guard.ts'
import { syncTablesOnSettingsChange } from './shown-settings.ts'
import { ClockSafeRest, type ClockSafeRestOptions } from './steady-rest.ts'
import { isLateRename } from './thread.ts'
import { type Tracing, tracedAnswers, tracedDraw, tracedRequests } from './tracing.ts'

export type { InteractionObserver } from './answering.ts'
export type { BotTimings } from './context.ts'
export type { Log } from './log.ts'
export { inviteLink, register } from './registration.ts'
export type { SpanFacts, Tracing } from './tracing.ts'

export interface BotOptions {
  readonly runtime: Runtime
  readonly token: string
  /** Where Discord's REST is, without version; null: the real one. */
  readonly apiUrl: string | null
  /** The one server to register the commands in; null: everywhere. */
  readonly guildId: string | null
  readonly service: TableService
  readonly liveMessages: LiveMessageRepository
  readonly artist: Artist
  /** Whether the end of a game gets a film. */
  readonly films: boolean
  /** Draws the icons that become the application's emoji; without it emoji stand in for them. */
  readonly drawIcon?: PictureAndIconArtist['drawIcon'] | null
  readonly log: Log
  /** Called when Discord will not let us listen any more: nothing can be heard from then on. */
  readonly onDisconnect: (why: string) => void
  /** Called with what keeps the bot from listening, in words, and with null when it goes on. */
  readonly onWait?: (what: string | null) => void
  /** Claims the next identify among all processes of the bot (`identify.ts`). */
  readonly claimIdentify: IdentifyOptions['claimIdentify']
  /** This process's shards, and how many there are; null: all. */
  readonly shards?: { readonly ids: readonly number[]; readonly count: number } | null
  readonly observer?: InteractionObserver
  /** Null where nobody wants traces. */
  readonly tracing?: Tracing | null
  /** How many presses and commands of one person are answered a second, in the long run. */
  readonly pressesPerSecond: number
  /** How often lobbies and channels are looked after, in ms; a minute unless a test says otherwise. */
  readonly choresEveryMs?: number
  /** Other durations and amounts, where a test wants its own. */
  readonly pace?: Partial<BotTimings>
  now(): Date
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

/**
 * Connects to Discord, once it can be reached, and answers every interaction.
 * @throws when Discord does not accept the token, or refuses otherwise
 */
export async function startBot(options: BotOptions): Promise<Bot> {
  const { runtime, service, artist, token, apiUrl, drawIcon = null, tracing = null } = options
  const { shards = null, choresEveryMs = MINUTE_MS } = options
  const log = loggerWithCauses(options.log)
  const timings = { ...BOT_TIMINGS, ...options.pace }
  const makeRequest = createRequestGuard(runtime, timings.budget, log)
  const guarded = {
    makeRequest: tracing === null ? makeRequest : tracedRequests(tracing, makeRequest),
    api: apiUrl ?? DefaultRestOptions.api,
  }
  const restWith = (more: ClockSafeRestOptions) => new ClockSafeRest(runtime, { version: '10', ...guarded, ...more })
  const rest = restWith({ rejectOnRateLimit: isLateRename }).setToken(token)
  const seen = createLruMap<true>()
  const running = new Set<Promise<void>>()
  const closing = new AbortController()
  const { signal } = closing
  const draw = createDraw(artist, signal)

  let isReady: (up: Client<true>) => void = () => undefined
  // Presses may come before the client is ready.
  const ready = new Promise<Client<true>>((resolve) => {
    isReady = resolve
  })
  const applicationId = ready.then(({ application }) => application.id)
  const context: BotContext = {
    ...timings,
    runtime,
    service,
    rest,
    applicationId,
    log,
    signal,
    liveMessages: options.liveMessages,
    emoji:
      drawIcon === null
        ? plainEmojiSender
        : keepApplicationEmoji({
            runtime,
            drawIcon,
            signal,
            log,
            rest: restWith({ rejectOnRateLimit: () => true }).setToken(token),
            bot: ready.then(({ application, user }) => ({ applicationId: application.id, userId: user.id })),
            againMs: choresEveryMs,
            lookEveryMs: timings.iconsEveryMs,
          }),
    draw: tracing === null ? draw : tracedDraw(tracing, draw),
    films: options.films,
    history: createOwnMessageReader(rest, applicationId),
    directChannels: createDirectChannels(rest),
    coolDowns: createChannelAccess(runtime, timings.coolDown),
    processId: runtime.uuid(),
    now: options.now,
  }
  const publisher = createPublisher({ ...context, tellDirectly: (personIds) => direct.tell(personIds) })
  const direct = createDirectNotices(context, publisher.requestSync)
  const given = createAnswering({
    ...context,
    // Answers to interactions do not count into the bot's 50 requests a second.
    answers: restWith({ globalRequestsPerSecond: 5000 }),
    publisher,
    observer: options.observer,
    pressesPerSecond: options.pressesPerSecond,
  })
  const answer = tracing === null ? given : tracedAnswers(tracing, given)
  function hear(raw: unknown): void {
    const incoming = parseInteraction(raw)
    // discord.js would build objects that nobody wants, keep users in memory, and break over nonsense.
    if (typeof raw === 'object' && raw !== null) for (const key of Object.keys(raw)) Reflect.deleteProperty(raw, key)
    if (incoming === null || seen.has(incoming.id) || closing.signal.aborted) return
    seen.set(incoming.id, true)
    const task = answer(incoming).finally(() => running.delete(task))
    running.add(task)
  }

  const client = await logInWithRetries({
    runtime,
    token,
    rest,
    newRest: () => restWith({}),
    options: shards === null ? {} : { shards: [...shards.ids], shardCount: shards.count },
    hear,
    onReady: (up) => isReady(up),
    onDisconnect: options.onDisconnect,
    onWait: options.onWait ?? (() => undefined),
    claimIdentify: options.claimIdentify,
    log,
  })
  const own = await applicationId
  const stopListening = service.onChange((tableId) => publisher.publish(tableId))
  const stopShowing = syncTablesOnSettingsChange(context, publisher)
  const polling = Promise.all([
    pollEvery(context, choresEveryMs, {
      'stale lobbies could not be closed': () => service.closeStaleLobbies(options.now()),
      'channels that are behind could not be found': () => publisher.catchUp(),
      'computer players who are to act could not be found': () => service.playComputers(),
    }),
    pollEvery(context, timings.serversEveryMs, {
      'servers could not be looked after': () => deleteDataOfLeftServers(context),
    }),
    pollDueLookings({ ...context, publisher }),
    pollNewsForFollowers(context),
    pollDueNotices(context, publisher, direct),
    runDeadlines(context, publisher),
    service.results.run(signal, choresEveryMs, publisher.endKnown),
  ])

  const registered = registerWithRetries(context, own, options.guildId, choresEveryMs)
  await valueOrNullWithin(runtime, registered, PATIENCE.registering)

  return {
    applicationId: own,
    invite: inviteLink(own),
    connected: () => client.ws.shards.size > 0 && client.ws.shards.every(({ status }) => status === Status.Ready),
    async close() {
      closing.abort()
      service.restComputers()
      await Promise.all([...running, polling])
      stopListening()
      await stopShowing()
      await publisher.close()
      await direct.close()
      await service.idle()
      await client.destroy()
    },
  }
}
