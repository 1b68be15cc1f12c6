import { setTimeout as sleep } from 'node:timers/promises'
import { openStore, type Store } from '#store'
import { checkRun, type Judged } from '#support/chaos/judge'
import type { Player } from '#support/chaos/player'
import { HOUR_MS, MINUTE_MS } from '#time'
import { settingsLost } from './acknowledged-judge.ts'
import { neverCalled, neverToldOfEnd, passedOver } from './called-judge.ts'
import type { Clock } from './clock.ts'
import { rulingsOf } from './club.ts'
import { disobeyed, miscounted, settingsOverwritten } from './club-judge.ts'
import type { SimulatedDiscord } from './discord.ts'
import { endsUntold, followersLost, shownElsewhereWrongly } from './followers-judge.ts'
import { misfiled, puzzlesLost, puzzlesShownTwice, snapshotsTellOtherwise } from './kept-judge.ts'
import type { Guest, Party } from './people.ts'
import { plannedOtherwise } from './planning-judge.ts'
import { searchesShownOtherwise } from './search-judge.ts'
import { startedWrongly } from './start-judge.ts'
import { awayToldWrongly, leftUnsent, standingStill } from './still-judge.ts'
import { absences, toldWrongly } from './told-judge.ts'
import { takenBackWrongly } from './undo-judge.ts'

/** What a judge says of a moment at which nothing goes wrong any more. */
export interface Verdict {
  readonly wrong: readonly string[]
  /** How many games there were. */
  readonly games: number
}

/** People leave, come back and are forgotten, and time frees seats. */
const DAYS: Pick<Judged, 'calls' | 'remindedAfter' | 'own' | 'saysMore'> = {
  calls: ['opened', 'joined', 'started', 'turn', 'satOut', 'left', 'freed', 'substituteAsked', 'tookOver', 'closed'],
  remindedAfter: 5 * HOUR_MS,
  own: new Set([
    'closed',
    'rules',
    'freed',
    'extended',
    'freeAnswered',
    'undoAnswered',
    'satOut',
    'forgotten',
    'released',
    // At a time that was fixed; or nobody could start then.
    'started',
    'option',
  ]),
  saysMore: true,
}
/** Within this everything has to be as it should be, once nothing goes wrong any more. */
const SETTLING_MS = 5 * MINUTE_MS
/** So long after a table has gone on its channel shows it. */
const SHOWN_MS = MINUTE_MS
/** So often at most, while people and clocks have tables go on meanwhile. */
const JUDGED_AGAIN = 3
/** After so long Discord gives up. */
const ANSWER_MS = 3000
/** More timers than this wait only where some are forgotten. */
const MOST_TIMERS = 100

/** What is so in a run, by what may go wrong in it. */
interface RunTraits {
  /** Nobody has pressed or typed anything since all was put right, and the bot had its time. */
  readonly isLonely: boolean
  /** One bot hears what people press: of several one that lags does it again, over what came later. */
  readonly hearOnce: boolean
  /** Channels can be read whenever they can be seen, so that what a process posted and died over is found. */
  readonly historyIsRead: boolean
  /** So can direct channels, so that a bot knows whom one told directly that died over it. */
  readonly directsAreFound: boolean
  /** No bot's clock leaps: where one does, nobody's hours are known to it. */
  readonly clocksAreRight: boolean
  /** Whether no bot believed a wrong clock between two moments, in ms since 1970. */
  clocksAreBelievedRight(from: number, to: number): boolean
  /** When bots died, in ms since 1970. */
  readonly deathsAt: readonly number[]
}

/**
 * Holds what people see, were told and answered against what is kept: nothing is lost or doubled, each table is what its
 * journal replays to, its one live message shows the newest state, and everybody is answered.
 * @param calmFrom since when nothing goes wrong, in ms since 1970
 */
export async function judge(...about: Parameters<typeof judgeOnce>): Promise<Verdict> {
  for (let more = JUDGED_AGAIN; ; more--) {
    const verdict = await judgeOnce(...about)
    if (verdict.wrong.length === 0 || verdict.isSure || more === 0) return verdict
    await sleep(SHOWN_MS)
  }
}

async function judgeOnce(
  clock: Clock,
  file: string,
  parties: readonly Party[],
  discord: SimulatedDiscord,
  calmFrom: number,
  { clocksAreRight, clocksAreBelievedRight, isLonely, hearOnce, historyIsRead, directsAreFound, deathsAt }: RunTraits,
): Promise<Verdict & { readonly isSure: boolean }> {
  const wrong: string[] = []
  const there = parties.filter((party) => !party.isGone())
  // What people press while they are judged begins other turns.
  const calledBy = clock.now()
  const guests = there.flatMap((party) => party.guests)
  wrong.push(...guests.flatMap((guest) => slowlyAnswered(guest, calmFrom + SETTLING_MS / 5)))
  if (!isLonely) {
    for (const guest of guests) await mustBeAnswered(guest, wrong)
    // A message that somebody deleted is looked for when the table is used.
    await sleep(SETTLING_MS)
  }
  const presses = () => parties.flatMap((party) => party.guests.flatMap(({ player }) => player.sent)).length
  const before = presses()
  const store = await clock.standing(openStore(`file:${file}`, { readOnly: true }))
  try {
    const channels = there.map(({ channelId }) => channelId)
    for (const party of there) for (const { player } of party.guests) await readAll(player, party.channelId)
    // In a channel that is gone there is nothing to see, but what was pressed there was kept.
    const runs = parties.map(({ channelId, guests, isGone }) => ({
      channelId: isGone() ? 'gone' : channelId,
      players: guests.map(({ player }) => player),
    }))
    const players = runs.flatMap((run) => run.players)
    // What was on its way then is posted all the same.
    const deletedAt = Math.max(...rulingsOf(players).deletions.map(({ to }) => to + SETTLING_MS))
    const isAway = await absences(store, players)
    const wasLost = (messageId: string) => discord.lost.has(messageId)
    const judged = {
      ...DAYS,
      apart: clocksAreRight ? HOUR_MS : 0,
      // A clock that is ahead reminds people early.
      remindedAfter: clocksAreRight ? DAYS.remindedAfter : 0,
      mayRemind: (id: string, at: number) => !clocksAreRight || !isAway(id, at),
      wasLeft: discord.wasLeft,
      // Where the clocks of two are hours apart each takes the other's lease to be over; what a bot died over is not found
      // where the next one may not read the history.
      mayStandBeside: (messageId: string) =>
        discord.lost.has(messageId) || (!clocksAreRight && !hearOnce && discord.diedOver(messageId)),
      wasTaken: (table: string) => discord.taken.has(table),
      wasLost,
      deletedAt: Number.isFinite(deletedAt) ? deletedAt : null,
    }
    wrong.push(...(await checkRun(store, runs, judged)).wrong)
    for (const guild of discord.world.guilds) {
      const own = parties.flatMap((party) => (party.guild === guild ? party.guests.map(({ player }) => player) : []))
      wrong.push(...(await disobeyed(store, guild, own, rulingsOf(own))), ...(await miscounted(store, guild.id)))
      if (hearOnce) wrong.push(...(await settingsOverwritten(store, guild.id, own)))
    }
    wrong.push(...(await startedWrongly(store)))
    wrong.push(...(await takenBackWrongly(store, players)))
    wrong.push(...(await misfiled(store, players)), ...(await snapshotsTellOtherwise(store)))
    if (clocksAreRight) wrong.push(...(await neverCalled(store, players, discord, channels, calledBy)))
    if (clocksAreRight) wrong.push(...(await neverToldOfEnd(store, players, discord, channels, clock.now())))
    if (clocksAreRight) wrong.push(...(await standingStill(store, calmFrom)), ...(await leftUnsent(store, calmFrom)))
    if (clocksAreRight) wrong.push(...(await plannedOtherwise(store, channels, clock.now())))
    if (clocksAreRight) wrong.push(...(await awayToldWrongly(store, there, players, clock.now())))
    if (clocksAreRight) wrong.push(...(await passedOver(store, players, discord.turnPosts)))
    const sent = players.flatMap((player) => player.sent)
    if (clocksAreRight) wrong.push(...(await searchesShownOtherwise(store, discord.world, clock.now())))
    if (clocksAreRight) wrong.push(...(await puzzlesLost(store, sent, clock.now())))
    if (hearOnce) wrong.push(...(await settingsLost(store, sent, discord)), ...(await followersLost(store, sent)))
    if (clocksAreRight && hearOnce) wrong.push(...(await endsUntold(store, players, discord, calmFrom)))
    if (clocksAreRight && hearOnce) wrong.push(...(await shownElsewhereWrongly(store, sent, discord, calmFrom)))
    if (historyIsRead) wrong.push(...puzzlesShownTwice(discord.world, deletedAt))
    const names = new Map([...discord.world.people].map(([id, { user }]) => [id, user.global_name ?? user.username]))
    // Where the clocks of two are hours apart each takes the other's lease to be over.
    const isToldByOne = clocksAreRight || hearOnce
    const how = { clocksAreRight, clocksAreBelievedRight, directsAreFound, isToldByOne, deathsAt, wasLost }
    wrong.push(...(await toldWrongly(store, players, names, how)))
    wrong.push(...(await leaksOf(store, discord)), ...discord.repeated())
    if (clock.waiting() > MOST_TIMERS) wrong.push(`${clock.waiting()} timers wait`)
    // What people have before their eyes is the newest again.
    for (const party of there) for (const { player } of party.guests) await player.person.reload(party.channelId)
    // Somebody may come to the end of what they had begun before.
    const isSure = presses() === before && !(await hasJustGoneOn(store, channels, clock.now()))
    return { wrong, games: await store.allTables(), isSure }
  } finally {
    await store.close()
  }
}

/** Whether a table has gone on by itself so lately that its channel may not show it: a game began at its time, for one. */
async function hasJustGoneOn({ tables }: Store, channels: readonly string[], now: number): Promise<boolean> {
  for (const channelId of channels) {
    const id = await tables.openInChannel(channelId)
    const last = id === null ? undefined : (await tables.entries(id)).at(-1)
    if (last !== undefined && now - last.at.getTime() < SHOWN_MS) return true
  }
  return false
}

/** All of a channel: the message of a table may be far above those of a newer one. */
async function readAll({ person }: Player, channelId: string): Promise<void> {
  await person.reload(channelId)
  let page = await person.history(channelId)
  for (let last = page.at(-1); last !== undefined; last = page.at(-1)) page = await person.history(channelId, last.id)
}

/** Within three seconds, for that is when Discord gives up. */
async function mustBeAnswered({ player }: Guest, wrong: string[]): Promise<void> {
  const { state, why } = await player.type('turn')
  if (state !== 'answered') wrong.push(`${player.person.id} was not answered while nothing was wrong: ${state} ${why}`)
}

/** What somebody sent after that moment and was not answered in time. */
const slowlyAnswered = ({ player }: Guest, after: number): string[] =>
  player.sent.flatMap(({ from, answeredAt, what, state }) =>
    from < after || state === 'refused' || (answeredAt !== null && answeredAt - from <= ANSWER_MS)
      ? []
      : [`${what} of ${player.person.id} was not answered in time while nothing was wrong: ${state}`],
  )

/** Seeds of games that were told while those were on: with them everything hidden could be known. */
async function leaksOf(store: Store, { carried }: SimulatedDiscord): Promise<string[]> {
  const leaks: string[] = []
  for (const id of await store.tables.ids(null, 1000)) {
    const table = await store.tables.load(id)
    if (table === null || table.table.openIn === null) continue
    const entries = await store.tables.entries(id)
    const seed = /"seed":"([0-9a-f]{32})"/.exec(
      JSON.stringify(entries.find(({ type }) => type === 'started')?.data),
    )?.[1]
    if (seed !== undefined && carried(seed)) leaks.push(`the seed of ${id} was told while it was played`)
  }
  return leaks
}
