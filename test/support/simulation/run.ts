import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from '#store'
import { diceFor } from '#support/dice'
import { HOUR_MS, MINUTE_MS } from '#time'
import { beginBots } from './bots.ts'
import type { Clock } from './clock.ts'
import { moderate } from './club.ts'
import { openSimulatedDiscord } from './discord.ts'
import { installDisk } from './disk.ts'
import { judge } from './judge.ts'
import { Dead } from './life.ts'
import { live, type Party, PEOPLE, seatParty } from './people.ts'
import { storm, stormMs } from './storms.ts'
import { halfOf } from './trouble.ts'

/** What decides all of a run. */
export interface SimulationOptions {
  readonly seed: number
  /** How long people play, in virtual hours. */
  readonly hours: number
  /** How many channels they play in, 1 to 3. */
  readonly parties: number
  /** How many come to each, 2 to 4. */
  readonly people: number
  /** How many bots share the file. */
  readonly bots: number
  /** What may go wrong; null: a random half of all. */
  readonly kinds: readonly string[] | null
}

export interface SimulationReport extends SimulationOptions {
  readonly kinds: readonly string[]
  /** Which invariants fell, in words. */
  readonly wrong: readonly string[]
  /** One number for all requests that the bots made. */
  readonly hash: string
  readonly presses: number
  readonly requests: Readonly<Record<string, number>>
  readonly faults: Readonly<Record<string, number>>
  /** Those of requests and events by where they struck. */
  readonly struckAt: Readonly<Record<string, number>>
  /** What the bots asked Discord for, ids aside. */
  readonly routes: readonly string[]
  readonly deaths: Readonly<Record<string, number>>
  readonly seams: Readonly<Record<string, number>>
  readonly games: number
  /** Of the machine. */
  readonly seconds: number
}

/** Where these happen a bot may lose its lease of a channel while it posts there. */
const LAPSING: ReadonlySet<string> = new Set(['slow', 'leap', 'busyDisk'])
/** What is judged takes no longer, in ms of the simulation. */
const JUDGING = HOUR_MS

/**
 * The whole bot under a simulated Discord. It takes the process for itself: clock, chance, `ws` and SQLite are not what
 * they were afterwards. Lines and clock must be installed before this module is loaded (`main.ts`): discord.js keeps what
 * it finds when it is loaded.
 */
export async function simulate(
  clock: Clock,
  options: SimulationOptions,
  say: (line: string) => void,
): Promise<SimulationReport> {
  const { seed, hours } = options
  const dice = (of: string) => diceFor(`simulation ${seed} ${of}`)
  const kinds = options.kinds ?? halfOf(dice('kinds'))
  const folder = await mkdtemp(join(tmpdir(), 'bonfire-simulation-'))
  // What is loaded when it is first needed.
  await (await clock.standing(openStore(`file:${join(folder, 'first.db')}`))).close()
  const began = process.hrtime.bigint()
  const tell = (line: string) => say(`${new Date(clock.now()).toISOString()} ${line}`)
  const discord = await openSimulatedDiscord({ clock, dice: dice('lines'), threads: false }, (what) => tell(what))
  const bots = beginBots({
    ...{ folder, clock, token: discord.token, say: tell },
    count: options.bots,
    dice: dice('bots'),
  })
  await installDisk(() =>
    bots.isBusy() ? Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' }) : null,
  )

  const counted: Record<string, number> = {}
  const wrong: string[] = []
  const parties: Party[] = []
  process.on('unhandledRejection', (error) => {
    if (!(error instanceof Dead)) wrong.push(`a promise was rejected, and nobody waited for it: ${String(error)}`)
  })
  let awake = false
  let over = false
  const day = { awake: () => awake, over: () => over }
  await clock.until(clock.now() + MINUTE_MS)
  await clock.settled(bots.mended(), HOUR_MS)
  for (let index = 0; index < options.parties; index++) {
    const party = await clock.settled(
      seatParty(index, options.people, dice(`party ${index}`), kinds.length === 0),
      MINUTE_MS,
    )
    parties.push(party)
    for (const guest of party.guests)
      void live(guest, party.channelId, dice(`guest ${index} ${guest.player.person.id}`), day)
  }
  // Who opens the first tables moderates the server, too.
  const [moderator] = parties.flatMap(({ guests }) => guests.map(({ player }) => player))
  if (moderator !== undefined && kinds.length > 0) void moderate(moderator, PEOPLE.slice(1), dice('moderator'), day)
  const weather = {
    ...{ discord, bots, kinds, people: PEOPLE, dice: dice('weather') },
    channels: parties.map(({ channelId }) => channelId),
    count: (deed: string) => {
      tell(deed)
      counted[deed] = (counted[deed] ?? 0) + 1
    },
  }
  const end = clock.now() + hours * HOUR_MS
  let games = 0
  while (clock.now() < end && wrong.length === 0) {
    const calmFrom = Math.min(end, clock.now() + stormMs(weather.dice))
    awake = true
    await clock.settled(
      storm(weather, () => clock.now() >= calmFrom),
      20 * HOUR_MS,
    )
    tell('calm')
    const calmSince = clock.now()
    await clock.until(clock.now() + 5 * MINUTE_MS)
    awake = false
    const verdict = await clock.settled(judge(clock, bots.file(), parties, discord, calmSince), JUDGING)
    wrong.push(...verdict.wrong, ...(kinds.some((kind) => LAPSING.has(kind)) ? [] : discord.overlapping()))
    tell(`${clock.waiting()} timers wait`)
    games = verdict.games
  }
  over = true
  const { struck, struckAt } = discord.faults.report()
  const hash = discord.hash()
  const presses = parties.flatMap(({ guests }) => guests.flatMap(({ player }) => player.sent)).length
  await rm(folder, { recursive: true, force: true })
  return {
    ...{ ...options, kinds, wrong, hash, presses, games },
    ...{
      requests: discord.answers,
      faults: { ...struck, ...counted },
      struckAt,
      routes: discord.routes(),
      deaths: bots.deaths,
      seams: bots.passed,
    },
    seconds: Number((process.hrtime.bigint() - began) / 1_000_000n) / 1000,
  }
}
