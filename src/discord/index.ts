import { type Client, REST, Status } from 'discord.js'
import { LRUCache } from 'lru-cache'
import type { Artist, Painter } from '#render'
import { type Runtime, within } from '#runtime'
import type { LiveMessageRepository, TableService } from '#table'
import { MINUTE_MS } from '#time'
import { createAnswering, type InteractionObserver } from './answering.ts'
import { keepApplicationEmoji, noApplicationEmoji } from './application-emoji.ts'
import { createChannelCoolDowns } from './channel-cool-downs.ts'
import { createChannelHistory } from './channel-history.ts'
import { createDirectNotices } from './direct-notices.ts'
import { createDraw } from './drawing.ts'
import { tellFollowers } from './followers.ts'
import { parseInteraction } from './interaction.ts'
import type { Log } from './log.ts'
import { loggedIn } from './login.ts'
import { createOwnAttempts } from './own-attempts.ts'
import { PACE, type Pace } from './pace.ts'
import { pollEvery, runDeadlines, sendDueNotices } from './polling.ts'
import { createPublisher } from './publisher.ts'
import { inviteLink, keepRegistered } from './registration.ts'
import { createRequestGuard } from './request-guard.ts'
import { showSettings } from './shown-settings.ts'
import { isRename } from './thread.ts'

export type { InteractionObserver } from './answering.ts'
export type { Log } from './log.ts'
export type { Pace } from './pace.ts'
export { inviteLink, register } from './registration.ts'

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
/** How long the start waits for the commands to be registered. */
const REGISTERING_PATIENCE = 5000

/**
 * Connects to Discord, once it can be reached, and answers whatever comes.
 * @throws when Discord does not accept the token, or refuses otherwise
 */
export async function startBot(parts: BotOptions): Promise<Bot> {
  const { runtime, service, artist, log, token, apiUrl, observer, shards = null, choresEveryMs = MINUTE_MS } = parts
  const pace = { ...PACE, ...parts.pace }
  const coolDowns = createChannelCoolDowns(runtime, pace.coolDown)
  const rest = {
    makeRequest: createRequestGuard(runtime, pace.budget, log),
    ...(apiUrl === null ? {} : { api: apiUrl }),
  }
  // Answers to interactions do not count into the bot's 50 requests a second.
  const answers = new REST({ version: '10', globalRequestsPerSecond: 5000, ...rest })
  const draw = createDraw(artist)
  const seen = new LRUCache<string, true>({ max: REMEMBERED })
  const running = new Set<Promise<void>>()
  const closing = new AbortController()

  let isReady: (up: Client<true>) => void = () => undefined
  const ready = new Promise<Client<true>>((resolve) => {
    isReady = resolve
  })
  const emoji =
    parts.drawIcon == null
      ? noApplicationEmoji
      : keepApplicationEmoji({
          runtime,
          rest: new REST({ version: '10', rejectOnRateLimit: () => true, ...rest }).setToken(token),
          bot: ready.then(({ application, user }) => ({ applicationId: application.id, userId: user.id })),
          drawIcon: parts.drawIcon,
          againMs: choresEveryMs,
          lookEveryMs: pace.iconsEveryMs,
          signal: closing.signal,
          log,
        })
  // Presses may come before the client is ready.
  const telling = ready.then((up) => {
    const history = createChannelHistory(up.rest)
    const known = {
      ...parts,
      emoji,
      coolDowns,
      history,
      rest: up.rest,
      applicationId: up.application.id,
      publisher: runtime.uuid(),
    }
    const publisher = createPublisher({
      ...known,
      ...pace,
      draw,
      tellDirectly: (personIds) => direct.tell(personIds),
    })
    const direct = createDirectNotices({ ...known, claimMs: pace.claimMs, plan: publisher.call })
    return { publisher, direct, following: { ...known, draw } }
  })
  const publishing = telling.then(({ publisher }) => publisher)

  const answer = createAnswering({
    ...{ runtime, service, emoji, draw, coolDowns, log, answers, publishing },
    ownAttempts: createOwnAttempts(runtime, pace.ownAttempts),
    ...(observer === undefined ? {} : { observer }),
    pressesPerSecond: parts.pressesPerSecond,
    rest: () => ready.then((up) => up.rest),
  })
  function hear(raw: unknown): void {
    const incoming = parseInteraction(raw)
    // discord.js would go on with it: build objects that nobody wants, keep whom it names, and break over nonsense.
    if (typeof raw === 'object' && raw !== null) for (const key of Object.keys(raw)) Reflect.deleteProperty(raw, key)
    if (incoming === null || seen.has(incoming.id) || closing.signal.aborted) return
    seen.set(incoming.id, true)
    const task = answer(incoming).finally(() => running.delete(task))
    running.add(task)
  }

  const client = await loggedIn({
    runtime,
    token,
    options: {
      rest: { ...rest, rejectOnRateLimit: isRename },
      ...(shards === null ? {} : { shards: [...shards.ids], shardCount: shards.count }),
    },
    hear,
    onReady: (up) => isReady(up),
    onDisconnect: parts.onDisconnect,
    log,
  })
  const up = await ready
  const { publisher, direct: directNotices, following } = await telling
  const stopListening = service.onChange((tableId) => publisher.publish(tableId))
  const stopShowing = showSettings({ ...parts, ...pace, publisher })
  const times = { runtime, signal: closing.signal, everyMs: pace.noticesEveryMs }
  const looking = { ...times, service, publisher, log }
  const chores = Promise.all([
    pollEvery(
      {
        'stale lobbies could not be closed': () => service.closeStaleLobbies(parts.now()),
        'channels that are behind could not be found': () => publisher.catchUp(),
        'computer players who are to act could not be found': () => service.playComputers(),
      },
      { ...looking, everyMs: choresEveryMs },
    ),
    tellFollowers({ ...following, ...times }),
    sendDueNotices({ ...looking, direct: directNotices }),
    runDeadlines({ ...looking, liveMessages: parts.liveMessages }),
  ])

  const registered = keepRegistered(up.rest, up.application.id, parts.guildId, {
    ...{ runtime, againMs: choresEveryMs, signal: closing.signal, log },
  })
  await within(runtime, registered, REGISTERING_PATIENCE)

  return {
    applicationId: up.application.id,
    invite: inviteLink(up.application.id),
    connected: () => client.ws.shards.size > 0 && client.ws.shards.every(({ status }) => status === Status.Ready),
    async close() {
      closing.abort()
      service.restComputers()
      await Promise.all([...running, chores])
      stopListening()
      await stopShowing()
      await publisher.close()
      await directNotices.close()
      await service.idle()
      await client.destroy()
    },
  }
}
