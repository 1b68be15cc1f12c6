import {
  Client,
  type ClientOptions,
  DiscordAPIError,
  DiscordjsError,
  DiscordjsErrorCodes,
  Events,
  GatewayDispatchEvents,
  HTTPError,
  type REST,
} from 'discord.js'
import { fetchIdentifyLimits, type IdentifyOptions, identifyInTurn, waitForIdentifies } from './identify.ts'

/** Between one attempt and the next, in ms: at first, and at most after doubling each time. */
const PAUSE = { firstMs: 2_000, mostMs: 60_000 }
/** Longer than Discord's gateway takes to let a bot in, in ms; discord.js would retry silently. */
const PATIENCE = 10_000
const TOKEN_REFUSED = 4004

interface Login extends IdentifyOptions {
  readonly token: string
  readonly options: Partial<ClientOptions>
  readonly rest: REST
  /** Makes what a client asks Discord with: each has its own. */
  newRest(): REST
  /** Gets each interaction as it came; some may come before the client is ready. */
  hear(raw: unknown): void
  /** Called when the client is ready, which may be before it has logged in. */
  onReady(client: Client<true>): void
  /** Called when Discord will not let us listen any more. */
  onDisconnect(why: string): void
}

/**
 * Logs a client in; where Discord cannot be reached, another one after a pause, until one is in.
 * @throws when Discord does not accept the token, or refuses otherwise
 */
export async function logInWithRetries(parts: Login): Promise<Client> {
  for (let againMs = PAUSE.firstMs; ; againMs = Math.min(againMs * 2, PAUSE.mostMs)) {
    // One that could not log in is of no more use.
    const client = listening(parts)
    try {
      await login(client, parts)
      return client
    } catch (error) {
      if (error instanceof DiscordjsError && error.code === DiscordjsErrorCodes.TokenInvalid)
        throw new Error(disconnectReason(TOKEN_REFUSED))
      if (isUsedUp(error) && (await identifiesAgain(parts))) continue
      if (!isAway(error) && !isUsedUp(error)) throw error
      const said = error instanceof HTTPError ? `Discord answered ${error.status}: ${error.message}` : error
      parts.log.warn(
        { error: said, againMs },
        'Discord cannot be reached: the bot goes on trying, and starts as soon as it can be',
      )
      await parts.runtime.sleep(againMs)
    }
  }
}

/**
 * Discord lets a bot identify some thousand times a day, over all its processes, and counts them itself. A process that
 * ended over it would be started again, and again.
 */
const isUsedUp = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('Not enough sessions remaining')

/** @returns false when Discord does not say when there are new ones */
async function identifiesAgain(parts: Login): Promise<boolean> {
  // Not by the client, which has lost its token with its login.
  const limits = await fetchIdentifyLimits(parts.rest)
  if (limits !== null) await waitForIdentifies(parts, limits)
  return limits !== null
}

async function login(client: Client, { runtime, token, log }: Login): Promise<void> {
  const waiting = runtime.after(PATIENCE, () =>
    log.warn({}, 'Discord’s gateway has not let the bot in yet: the bot goes on trying'),
  )
  try {
    await client.login(token)
  } finally {
    waiting.cancel()
  }
}

function listening(parts: Login): Client {
  const { options, hear, onReady, onDisconnect, log } = parts
  const ws = { buildIdentifyThrottler: identifyInTurn(parts) }
  // The client's own way to ask is replaced, and needs no timers.
  const rest = { handlerSweepInterval: 0, hashSweepInterval: 0 }
  const client = new Client({ intents: [], allowedMentions: { parse: [] }, ws, rest, ...options })
  client.rest = parts.newRest()
  client.on(Events.Error, (error) => log.warn({ error: error.message }, 'the connection to Discord had an error'))
  client.on(Events.ShardDisconnect, ({ code }) => onDisconnect(disconnectReason(code)))
  client.once(Events.ClientReady, onReady)
  client.ws.on(GatewayDispatchEvents.InteractionCreate, hear)
  return client
}

/** Whether a request failed for a reason that passes: Discord broke over it, or the line to it did. */
const isAway = (error: unknown): boolean => {
  if (error instanceof HTTPError) return true
  if (error instanceof DiscordAPIError || error instanceof DiscordjsError || !(error instanceof Error)) return false
  return error.name === 'AbortError' || ('code' in error && typeof error.code === 'string')
}

/** Why Discord does not let us listen, by its close code. */
function disconnectReason(code: number): string {
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
