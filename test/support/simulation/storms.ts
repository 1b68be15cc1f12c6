import { setTimeout as sleep } from 'node:timers/promises'
import { madeAt } from '#sandbox/world/snowflake'
import type { Dice } from '#support/dice'
import { HOUR_MS, MINUTE_MS } from '#time'
import type { Bots } from './bots.ts'
import type { SimulatedDiscord } from './discord.ts'
import { RECORDED_WITHIN } from './life.ts'
import type { Pace } from './pace.ts'
import type { Places } from './places.ts'
import { type DeedName, stormDeeds, stormRules } from './trouble.ts'

/** What a storm has to work with. */
export interface Weather {
  readonly discord: SimulatedDiscord
  readonly bots: Bots
  readonly places: Places
  readonly pace: Pace
  /** Where people sit just now. */
  readonly channels: () => readonly string[]
  /** Whether everybody has a place. */
  readonly housed: () => boolean
  readonly people: readonly string[]
  readonly kinds: readonly string[]
  readonly dice: Dice
  /** Counts a deed. */
  readonly count: (deed: DeedName) => void
}

/**
 * Things go wrong for a while, and then are put right.
 * @param crowded whether people are there: then something happens every few seconds, else now and then
 */
export async function storm(weather: Weather, crowded: () => boolean, until: () => boolean): Promise<void> {
  const { discord, bots, kinds, pace, dice } = weather
  const directIds = [...discord.world.dms.values()]
  discord.faults.set({ seed: dice.below(1_000_000), rules: stormRules(kinds, directIds, dice) })
  const deeds = stormDeeds(kinds, dice)
  while (!until()) {
    await sleep(1000 + dice.below(crowded() ? pace.crowdedMs : pace.aloneMs))
    if (deeds.length === 0 || until()) continue
    const deed = dice.weighted(deeds, (one) => (DEADLY.has(one) ? 3 : 1))
    weather.count(deed)
    perform(weather, deed)
  }
  mend(weather)
  await bots.mended()
  while (!weather.housed()) await sleep(1000)
}

function perform({ discord, bots, places, channels, people, dice }: Weather, deed: DeedName): void {
  const personId = dice.pick(people)
  const guildId = dice.pick(discord.world.guilds).id
  const there = channels()
  const channelId = there.length === 0 ? null : dice.pick(there)
  const order = (one: NonNullable<Parameters<SimulatedDiscord['faults']['set']>[0]['deeds']>[number]) =>
    discord.faults.set({ deeds: [one] })
  switch (deed) {
    case 'closeGateway':
      order({ do: 'closeGateway', code: dice.pick([1001, 4000, 4009]) })
      return
    case 'breakGateway':
      order({ do: 'breakGateway' })
      return
    case 'reconnect':
      order({ do: 'reconnect' })
      return
    case 'loseSession':
      order({ do: 'invalidSession', resumable: dice.oneIn(2) })
      return
    case 'closeDms':
      order({ do: 'closeDms', personId, closed: dice.oneIn(2) })
      return
    case 'leaveServer':
      order({ do: 'leaveServer', personId, left: dice.oneIn(2), guildId })
      return
    case 'deleteMessage': {
      if (channelId === null) return
      const room = discord.world.rooms.get(channelId)
      const messageId = room?.ids.at(-1 - dice.below(3))
      if (room === undefined || messageId === undefined) return
      const table = /"b1:([^":]+):/.exec(JSON.stringify(room.posts.get(messageId)))?.[1]
      if (table !== undefined) discord.taken.add(table)
      const livedOnMs = (bots.deathsAt.at(-1) ?? 0) - madeAt(messageId)
      if (livedOnMs >= 0 && livedOnMs < RECORDED_WITHIN) discord.lost.add(messageId)
      order({ do: 'deleteMessage', channelId, messageId })
      return
    }
    case 'deleteChannel':
      if (channelId !== null && dice.oneIn(4)) order({ do: 'deleteChannel', channelId })
      return
    case 'archiveThread':
    case 'lockThread':
      if (channelId !== null && places.isThread(channelId))
        order({ do: 'archiveThread', threadId: channelId, locked: deed === 'lockThread' })
      return
    case 'deny':
    case 'denyPeople':
      if (channelId !== null) order({ do: deed, channelId, permissions: dice.pick(DENIED) })
      return
    case 'botInServer':
      order({ do: 'botInServer', member: dice.oneIn(2), guildId })
      return
    case 'away':
      discord.away = true
      // discord.js knocks again and again without a pause: more of it tells nothing more.
      void sleep(1000 + dice.below(3 * MINUTE_MS)).then(() => {
        discord.away = false
      })
      return
    case 'slow':
      discord.slowness = discord.slowness === 1 ? 2 + dice.below(40) : 1
      return
    case 'busyDisk':
      bots.busyDisk = dice.oneIn(2) ? 20 + dice.below(200) : null
      return
    case 'leap':
      bots.leap(leapOf(dice))
      return
    case 'expireTokens':
      discord.expireTokens()
      return
    case 'kill':
    case 'powerCut':
      bots.doom(deed === 'powerCut', dice)
      return
  }
}

/** How far a clock is ahead from now on, in ms: minutes, hours, or just over the hour in which nobody hears of a table again. */
const leapOf = (dice: Dice): number =>
  dice.oneIn(3)
    ? HOUR_MS + dice.below(15) * MINUTE_MS
    : (dice.below(4 * 600) - 600) * (dice.oneIn(3) ? MINUTE_MS : 1000)

/** What a run has to have often. */
const DEADLY: ReadonlySet<DeedName> = new Set(['kill', 'powerCut'])

const DENIED: readonly string[][] = [
  ['SendMessages', 'SendMessagesInThreads'],
  ['ViewChannel'],
  ['ReadMessageHistory'],
  ['AttachFiles'],
  [],
]

/** Puts everything right; that somebody takes no direct messages is their choice, and stays now and then. */
function mend({ discord, bots, places, channels, people, dice }: Weather): void {
  places.wake()
  discord.away = false
  discord.slowness = 1
  bots.busyDisk = null
  bots.leap(0)
  discord.faults.set({
    rules: [],
    deeds: [
      ...discord.world.guilds.flatMap(({ id: guildId }) => [
        { do: 'botInServer' as const, member: true, guildId },
        ...people.map((personId) => ({ do: 'leaveServer' as const, personId, left: false, guildId })),
      ]),
      ...people.flatMap((personId) => (dice.oneIn(3) ? [] : { do: 'closeDms' as const, personId, closed: false })),
      ...channels().flatMap((channelId) => [
        { do: 'deny' as const, channelId, permissions: [] },
        { do: 'denyPeople' as const, channelId, permissions: [] },
      ]),
    ],
  })
}
