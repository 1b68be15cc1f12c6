import { setTimeout as sleep } from 'node:timers/promises'
import type { Dice } from '#support/dice'
import { HOUR_MS, MINUTE_MS } from '#time'
import type { Bots } from './bots.ts'
import type { SimulatedDiscord } from './discord.ts'
import { type DeedName, deedsOf, rulesOf } from './trouble.ts'

/** What a storm has to work with. */
export interface Weather {
  readonly discord: SimulatedDiscord
  readonly bots: Bots
  readonly channels: readonly string[]
  readonly people: readonly string[]
  readonly kinds: readonly string[]
  readonly dice: Dice
  /** Counts a deed. */
  readonly count: (deed: DeedName) => void
}

/** Things go wrong for a while, and then are put right. */
export async function storm(weather: Weather, until: () => boolean): Promise<void> {
  const { discord, bots, kinds, dice } = weather
  discord.faults.set({ seed: dice.below(1_000_000), rules: rulesOf(kinds, dice) })
  const deeds = deedsOf(kinds, dice)
  while (!until()) {
    await sleep(1000 + dice.below(15 * MINUTE_MS))
    if (deeds.length === 0 || until()) continue
    const deed = dice.pick(deeds)
    weather.count(deed)
    perform(weather, deed)
  }
  mend(weather)
  await bots.mended()
}

function perform({ discord, bots, channels, people, dice }: Weather, deed: DeedName): void {
  const [channelId, personId] = [dice.pick(channels), dice.pick(people)]
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
      order({ do: 'leaveServer', personId, left: dice.oneIn(2) })
      return
    case 'deleteMessage': {
      const room = discord.world.rooms.get(channelId)
      const messageId = room?.ids.at(-1 - dice.below(3))
      if (room === undefined || messageId === undefined) return
      const table = /"b1:([^":]+):/.exec(JSON.stringify(room.posts.get(messageId)))?.[1]
      if (table !== undefined) discord.taken.add(table)
      order({ do: 'deleteMessage', channelId, messageId })
      return
    }
    case 'deny':
    case 'denyPeople':
      order({ do: deed, channelId, permissions: dice.pick(DENIED) })
      return
    case 'botInServer':
      order({ do: 'botInServer', member: dice.oneIn(2) })
      return
    case 'away':
      discord.away = !discord.away
      return
    case 'slow':
      discord.slowness = discord.slowness === 1 ? 2 + dice.below(40) : 1
      return
    case 'busyDisk':
      bots.busyDisk = dice.oneIn(2) ? 20 + dice.below(200) : null
      return
    case 'leap':
      bots.leap((dice.below(2 * 600) - 600) * (dice.oneIn(3) ? MINUTE_MS : 1000))
      return
    case 'kill':
    case 'powerCut':
      bots.doom(deed === 'powerCut', dice)
      return
  }
}

const DENIED: readonly string[][] = [
  ['SendMessages', 'SendMessagesInThreads'],
  ['ViewChannel'],
  ['ReadMessageHistory'],
  ['AttachFiles'],
  [],
]

function mend({ discord, bots, channels, people }: Weather): void {
  discord.away = false
  discord.slowness = 1
  bots.busyDisk = null
  bots.leap(0)
  discord.faults.set({
    rules: [],
    deeds: [
      { do: 'botInServer', member: true },
      ...people.flatMap((personId) => [
        { do: 'closeDms' as const, personId, closed: false },
        { do: 'leaveServer' as const, personId, left: false },
      ]),
      ...channels.flatMap((channelId) => [
        { do: 'deny' as const, channelId, permissions: [] },
        { do: 'denyPeople' as const, channelId, permissions: [] },
      ]),
    ],
  })
}

/** How long a storm lasts, in ms. */
export const stormMs = (dice: Dice): number => 20 * MINUTE_MS + dice.below(4 * HOUR_MS)
