import type { REST } from 'discord.js'
import type { Runtime } from '#runtime'
import type { LiveMessageRepository, TableService } from '#table'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#time'
import type { ApplicationEmoji } from './application-emoji.ts'
import type { ChannelCoolDowns, CoolDown } from './channel-cool-downs.ts'
import type { ChannelHistory } from './channel-history.ts'
import type { Limit } from './how-often.ts'
import type { Log } from './log.ts'
import type { Draw } from './picture-queue.ts'

/** Durations and amounts of a bot. */
export interface BotTimings {
  /** How long a channel that the bot may not write to is left alone. */
  readonly coolDown: CoolDown
  /** How many refusals (401, 403) Discord may be made to give. */
  readonly budget: Limit
  /** How often one person may have tried at once what Discord refused before. */
  readonly ownAttempts: Limit
  /** How long a channel waits for a publisher that gives no sign of life, in ms. */
  readonly leaseMs: number
  /** How long a live message that was looked for is taken to be there, in ms. */
  readonly lookEveryMs: number
  /** How long icons that were looked for are taken to be there, in ms. */
  readonly iconsEveryMs: number
  /** How often Discord is asked which servers the bot is in. */
  readonly serversEveryMs: number
  /** How often to look for what people are to be told, in ms. */
  readonly noticesEveryMs: number
  /** How long a change that all of somebody's tables show waits for the next one, in ms. */
  readonly settingsPauseMs: number
  /** How long others leave a person to the process that is telling them directly, in ms. */
  readonly claimMs: number
}

export const TIMINGS: BotTimings = {
  coolDown: { firstMs: 30_000, mostMs: HOUR_MS },
  // Discord bans an address at 10,000 in ten minutes; several processes may share one.
  budget: { most: 500, withinMs: 10 * MINUTE_MS },
  ownAttempts: { most: 5, withinMs: 10 * MINUTE_MS },
  leaseMs: 3000,
  lookEveryMs: 3000,
  iconsEveryMs: 10_000,
  serversEveryMs: DAY_MS,
  noticesEveryMs: 20_000,
  settingsPauseMs: 5000,
  claimMs: 60_000,
}

/** What all that speaks to Discord works with; a function picks what it needs. */
export interface BotContext extends BotTimings {
  readonly runtime: Runtime
  readonly service: TableService
  readonly liveMessages: LiveMessageRepository
  /** For everything but answers to interactions. */
  readonly rest: REST
  /** Known once the bot has logged in. */
  readonly applicationId: Promise<string>
  readonly emoji: ApplicationEmoji
  readonly draw: Draw
  /** Whether the end of a game gets a film. */
  readonly films: boolean
  readonly history: ChannelHistory
  readonly coolDowns: ChannelCoolDowns
  readonly log: Log
  /** Names this process. */
  readonly processId: string
  /** Ends what is done now and then: what is being done is finished first. */
  readonly signal: AbortSignal
  now(): Date
}
