import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openStore } from '#store'
import { type Dice, diceFor } from '#support/dice'
import { HOUR_MS, MINUTE_MS } from '#time'
import { beginBots } from './bots.ts'
import type { Clock } from './clock.ts'
import { moderate } from './club.ts'
import { openSimulatedDiscord } from './discord.ts'
import { installDisk } from './disk.ts'
import { keepHabits } from './habits.ts'
import { judge } from './judge.ts'
import { leaningsOf } from './leanings.ts'
import { Dead } from './life.ts'
import { paceOf } from './pace.ts'
import { bringTable, CHANNELS, live, type Party, PEOPLE, seatParty } from './people.ts'
import { openPlaces } from './places.ts'
import { storm } from './storms.ts'
import { halfOf, stormRules } from './trouble.ts'

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
  /** How often one request was refused within ten minutes, at most. */
  readonly mostRefused: number
  /** Of the machine, by the clock. */
  readonly seconds: number
  /** Of its processor, from the start of the process, in seconds. */
  readonly cpu: number
}

/** Where these happen a bot may lose its lease of a channel while it posts there. */
const LAPSING: ReadonlySet<string> = new Set(['slow', 'leap', 'busyDisk'])
/** With these nobody can tell what a bot posted that died over it. */
const HISTORY_LOST: ReadonlySet<string> = new Set(['historyBroken', 'deny'])
/** … or told directly. */
const DIRECTS_LOST: ReadonlySet<string> = new Set([...HISTORY_LOST, 'dmsTooFast', 'noMutualServer', 'closeDms'])
/** Without these no two bots, nor one and the next, identify within five seconds: Discord would end the second session. */
const HASTY: ReadonlySet<string> = new Set(['slow', 'leap', 'busyDisk', 'away'])
/** A channel that the bot was kept out of is tried again within an hour, and caught up with within a minute. */
const BY_ITSELF = HOUR_MS + 10 * MINUTE_MS
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
  const pace = paceOf(hours)
  const dice = (of: string) => diceFor(`simulation ${seed} ${of}`)
  const kinds = options.kinds ?? halfOf(dice('kinds'))
  const folder = await mkdtemp(join(tmpdir(), 'bonfire-simulation-'))
  // What is loaded when it is first needed.
  await (await clock.standing(openStore(`file:${join(folder, 'first.db')}`))).close()
  const began = process.hrtime.bigint()
  const tell = (line: string) => say(`${new Date(clock.now()).toISOString()} ${line}`)
  const discord = await openSimulatedDiscord({ clock, dice: dice('lines'), threads: false }, (what) => tell(what))
  // The first start has its trouble, too: commands are registered once.
  discord.faults.set({ seed, rules: stormRules(kinds, [], dice('start')), identifies: {} })
  const bots = beginBots({
    ...{ folder, clock, token: discord.token, pace, say: tell },
    count: options.bots,
    dice: dice('bots'),
  })
  const disk = dice('disk')
  await installDisk(
    () => (bots.isBusy() ? Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' }) : null),
    clock,
    // Mostly at once, often much later; the power fails over one that takes long, and what is said too early is heard by then.
    () => (bots.failsOverSync() || disk.oneIn(3) ? 20 + disk.below(300) : 0),
  )

  const counted: Record<string, number> = {}
  const wrong: string[] = []
  /** All there ever were, and those that are there now. */
  const parties: Party[] = []
  const present = new Map<number, Party>()
  process.on('unhandledRejection', (error) => {
    if (!(error instanceof Dead)) wrong.push(`a promise was rejected, and nobody waited for it: ${String(error)}`)
  })
  let awake = false
  let crowded = false
  let over = false
  const day = { awake: () => awake, crowded: () => crowded, over: () => over }
  await clock.until(clock.now() + MINUTE_MS)
  await clock.settled(bots.mended(), HOUR_MS)
  discord.faults.set({ rules: [] })
  const places = openPlaces(discord.world)
  const leans = leaningsOf(dice('leanings'))
  const calm = kinds.length === 0
  const { guilds } = discord.world
  const guildAt = (index: number) => (index === 1 ? guilds[1] : null) ?? discord.world.guild
  async function seat(index: number, channelId: string, of: Dice): Promise<Party> {
    const plan = { index, people: options.people, calm, guild: guildAt(index) }
    const party = await seatParty(plan, channelId, places, of)
    parties.push(party)
    present.set(index, party)
    const here = { ...day, over: () => over || party.isGone() }
    for (const guest of party.guests) {
      const { id } = guest.player.person
      void live(guest, { channelId, leans }, dice(`guest ${channelId} ${id}`), here)
      if (!calm) void keepHabits(guest.player, pace, dice(`habits ${channelId} ${id}`), here)
    }
    return party
  }
  /** Whoever's channel is gone meets in another one. */
  async function moveOn(index: number, first: Party, of: Dice): Promise<void> {
    let place = ''
    for (let party = first; !over; ) {
      await sleep(MINUTE_MS)
      if (!party.isGone()) continue
      await sleep(of.below(5 * MINUTE_MS))
      for (const { player } of party.guests) await player.person.close()
      if (!places.isThere(place)) place = places.open(guildAt(index), of.oneIn(2), PEOPLE[index] ?? '')
      // That one may be gone before all are there, and who is not in the server does not see it.
      const next = await seat(index, place, of).catch(() => null)
      if (next === null) continue
      party = next
      await bringTable(party, of)
    }
  }
  for (let index = 0; index < options.parties; index++) {
    const of = dice(`party ${index}`)
    const inThread = !calm && of.oneIn(2)
    const channelId = inThread ? places.open(guildAt(index), true, PEOPLE[index] ?? '') : (CHANNELS[index] ?? '')
    void moveOn(index, await clock.settled(seat(index, channelId, of), MINUTE_MS), of)
  }
  // Who opens the first tables of a server moderates it, too; who moderates the second one tries in the first.
  for (const [index, id, name] of [
    [0, PEOPLE[0], 'moderator'],
    [1, PEOPLE[1], 'second moderator'],
    [0, PEOPLE[1], 'stranger'],
  ] as const) {
    const now = () => present.get(index)?.guests.find(({ player }) => player.person.id === id)?.player
    if (!calm)
      void moderate(
        now,
        PEOPLE.filter((one) => one !== id),
        pace,
        dice(name),
        day,
      )
  }
  const there = () => [...present.values()].filter((party) => !party.isGone())
  const weather = {
    ...{ discord, bots, kinds, pace, people: PEOPLE, dice: dice('weather') },
    places,
    channels: () => there().map(({ channelId }) => channelId),
    housed: () => there().length === options.parties,
    count: (deed: string) => {
      tell(deed)
      counted[deed] = (counted[deed] ?? 0) + 1
    },
  }
  const end = clock.now() + hours * HOUR_MS
  let games = 0
  while (clock.now() < end && wrong.length === 0) {
    // What time alone brings comes while nobody is there; most can go wrong where many are there at once.
    const comeAt = clock.now() + weather.dice.below(Math.max(1, Math.trunc((2 * hours * HOUR_MS) / pace.gatherings)))
    const calmFrom = Math.min(end, comeAt + (pace.stormMinutes + weather.dice.below(pace.stormMore)) * MINUTE_MS)
    awake = true
    clock.after(comeAt - clock.now(), undefined, () => {
      crowded = true
    })
    const raging = storm(
      weather,
      () => crowded,
      () => clock.now() >= calmFrom,
    )
    await clock.settled(raging, calmFrom - clock.now() + 2 * HOUR_MS)
    tell('calm')
    const calmSince = clock.now()
    // Where nobody is there any more the bot has to come round by itself, but for messages that somebody deleted.
    const isLonely = !kinds.includes('deleteMessage') && weather.dice.oneIn(4)
    if (isLonely) awake = crowded = false
    await clock.until(clock.now() + (isLonely ? BY_ITSELF : 5 * MINUTE_MS))
    awake = crowded = false
    const how = {
      ...{ isLonely, hearOnce: options.bots === 1, clocksAreRight: !kinds.includes('leap') },
      clocksAreBelievedRight: bots.clocksAreBelievedRight,
      directsAreFound: !kinds.some((kind) => DIRECTS_LOST.has(kind)),
      historyIsRead: !kinds.some((kind) => HISTORY_LOST.has(kind)),
      deathsAt: bots.deathsAt,
    }
    const verdict = await clock.settled(judge(clock, bots.file(), parties, discord, calmSince, how), JUDGING)
    wrong.push(...verdict.wrong, ...(kinds.some((kind) => LAPSING.has(kind)) ? [] : discord.overlapping()))
    const { identifiedTooSoon = 0 } = discord.faults.report().struck
    if (identifiedTooSoon > 0 && !kinds.some((kind) => HASTY.has(kind)))
      wrong.push(`a bot identified too soon ${identifiedTooSoon} times`)
    tell(`${clock.waiting()} timers wait`)
    games = verdict.games
  }
  over = true
  const { struck, struckAt } = discord.faults.report()
  const hash = discord.hash()
  const { user, system } = process.cpuUsage()
  const presses = parties.flatMap(({ guests }) => guests.flatMap(({ player }) => player.sent)).length
  await rm(folder, { recursive: true, force: true })
  return {
    ...{ ...options, kinds, wrong, hash, presses, games, mostRefused: discord.mostRefused() },
    ...{
      requests: discord.answers,
      faults: { ...struck, ...counted, ...(discord.expired === 0 ? {} : { expiredToken: discord.expired }) },
      struckAt,
      routes: discord.routes(),
      deaths: bots.deaths,
      seams: bots.passed,
    },
    seconds: Number((process.hrtime.bigint() - began) / 1_000_000n) / 1000,
    cpu: Math.round((user + system) / 1000) / 1000,
  }
}
