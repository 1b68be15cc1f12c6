import type { REST } from 'discord.js'
import type { Runtime } from '#runtime'
import type { LiveMessageRepository, TableService } from '#table'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#time'
import type { IconOrPlainEmojiSender } from './application-emoji.ts'
import type { ChannelAccess } from './channel-cool-downs.ts'
import type { OwnMessageReader } from './channel-history.ts'
import type { DirectChannels } from './direct-channels.ts'
import type { Log } from './log.ts'
import type { Draw } from './picture-queue.ts'

/** Durations and amounts of a bot. */
export const BOT_TIMINGS = {
  /** How long a channel that the bot may not write to is left alone. */
  coolDown: { firstMs: 30_000, mostMs: HOUR_MS },
  /**
   * How many refusals (401, 403) Discord may be made to give. It bans an address at 10,000 in ten minutes; several processes
   * may share one.
   */
  budget: { most: 500, withinMs: 10 * MINUTE_MS },
  /** How often one person may have tried at once what Discord refused before. */
  ownAttempts: { most: 5, withinMs: 10 * MINUTE_MS },
  /** How long a channel waits for a publisher that gives no sign of life, in ms. */
  leaseMs: 3000,
  /** How long a live message that was looked for is taken to be there, in ms. */
  lookEveryMs: 3000,
  /** How long icons that were looked for are taken to be there, in ms. */
  iconsEveryMs: 10_000,
  /** How often Discord is asked which servers the bot is in. */
  serversEveryMs: DAY_MS,
  /** How often to look for what people are to be told, in ms. */
  noticesEveryMs: 20_000,
  /** How long others leave a person to the process that is telling them directly, in ms. */
  claimMs: 60_000,
}
export type BotTimings = Readonly<typeof BOT_TIMINGS>

/** What all that speaks to Discord works with; a function picks what it needs. */
export interface BotContext extends BotTimings {
  readonly runtime: Runtime
  readonly service: TableService
  readonly liveMessages: LiveMessageRepository
  /** For everything but answers to interactions. */
  readonly rest: REST
  /** Known once the bot has logged in. */
  readonly applicationId: Promise<string>
  readonly emoji: IconOrPlainEmojiSender
  readonly draw: Draw
  /** Whether the end of a game gets a film. */
  readonly films: boolean
  readonly history: OwnMessageReader
  readonly directChannels: DirectChannels
  readonly coolDowns: ChannelAccess
  readonly log: Log
  /** Names this process. */
  readonly processId: string
  /** Ends what is done now and then: what is being done is finished first. */
  readonly signal: AbortSignal
  now(): Date
}
