import { setTimeout as sleep } from 'node:timers/promises'
import type { LevelName } from '#players'
import { connectPerson, type ScriptedPerson } from '#sandbox/person'
import { diceFor } from '#support/dice'
import { readMessage } from '#support/monkey/read-message'
import { verbOf } from '#support/monkey/sense'
import { liveIn } from './looks.ts'
import { inFlight, untilDue } from './pace.ts'
import { type SeatedTable, seatTable } from './seats.ts'

/** How long somebody waits for an answer, to the first sign of it, in ms. */
interface Waited {
  readonly presses: number
  readonly p50Ms: number
  readonly p99Ms: number
}

/**
 * - quiet: while nobody plays at other tables
 * - playing: while at ten tables computer players play who hardly think, as many turns in as much time as below
 * - thinking: while at ten tables experts think, and play
 */
export interface WaitsWhileThinking {
  readonly quiet: Waited
  readonly playing: Waited
  readonly thinking: Waited
  /** Rounds of three computer players that were played while experts thought. */
  readonly turns: number
  /** From one of those to the next, in ms. */
  readonly everyMs: number
  /** How long a person waits until their three are done, in the mean, in ms. */
  readonly roundMs: number
  /** How much longer one answer in a hundred takes for the thinking, and for thinking and playing together. */
  readonly ratios: { readonly toPlaying: number; readonly toQuiet: number }
}

/** Tables at which one person plays against three computer players: of those so many think, or wait for a thread to think in. */
const TABLES = 10
const COMPUTERS = 3
/** How often at most their people end a turn, all at once, until as much was measured as before. */
const ROUNDS = 40
/** Of one turn. */
const MOST_PRESSES = 20
/** Presses of the one who waits, a second. */
const PER_SECOND = 25

/**
 * Presses *Log* at a table where nothing happens, and does it again while computer players play at ten others, whose
 * people end their turns: for experts all at once, for beginners one after the other as quickly as experts were done.
 * @param people ids of three
 * @param seconds of each of the three
 */
export async function measureThinking(
  url: string,
  channelId: string,
  people: readonly string[],
  seconds: number,
): Promise<WaitsWhileThinking> {
  const [one = '', other = '', third = ''] = people
  const still = await seatTable(url, channelId, 'Still', [one, other], diceFor('still'))
  const against = async (level: LevelName): Promise<SeatedTable[]> => {
    const tables: SeatedTable[] = []
    let laid = 0
    await inFlight(2, async () => {
      const name = `${level} ${laid++}`
      if (laid > TABLES) return false
      const computers = Array.from({ length: COMPUTERS }, () => level)
      tables.push(await seatTable(url, channelId, name, [third], diceFor(name), computers))
      return true
    })
    return tables
  }
  const [experts, beginners] = [await against('expert'), await against('beginner')]
  const waiting = await connectPerson(url, one, { channels: [still.channelId] })
  const press = (limit: AbortSignal | null) => logs(waiting, still.channelId, seconds, limit)
  await logs(waiting, still.channelId, 4, null)
  await sleep(3000)
  const quiet = await press(null)
  const thought = await whileOthersPlay(experts, quiet.length, 0, press)
  const everyMs = thought.ms / thought.turns
  const played = await whileOthersPlay(beginners, quiet.length, everyMs, press)
  for (const table of [still, ...experts, ...beginners]) await table.close()
  await waiting.close()
  const [silent, playing, thinking] = [waited(quiet), waited(played.times), waited(thought.times)]
  const ratio = (to: Waited): number => Math.round((thinking.p99Ms / to.p99Ms) * 100) / 100
  return {
    ...{ quiet: silent, playing, thinking, turns: thought.turns, everyMs: Math.round(everyMs) },
    roundMs: Math.round(thought.roundMs),
    ratios: { toPlaying: ratio(playing), toQuiet: ratio(silent) },
  }
}

/**
 * Has the people of tables end their turns, one every so many ms, and presses meanwhile, until all are answered, which they are
 * once their computer players are done; again and again until as much was measured as wanted.
 */
async function whileOthersPlay(
  tables: readonly SeatedTable[],
  wanted: number,
  everyMs: number,
  press: (limit: AbortSignal) => Promise<number[]>,
): Promise<{
  readonly times: readonly number[]
  readonly ms: number
  readonly turns: number
  readonly roundMs: number
}> {
  const times: number[] = []
  let [turns, ms, roundsMs] = [0, 0, 0]
  for (let round = 0; round < ROUNDS && times.length < wanted; round++) {
    const ready = (await Promise.all(tables.map(toTheEnd))).flatMap((one) => one ?? [])
    const ended = new AbortController()
    const began = performance.now()
    const all = ready.map(async (table, index) => {
      await sleep(index * everyMs)
      const pressedAt = performance.now()
      await table.press()
      roundsMs += performance.now() - pressedAt
    })
    const playing = Promise.all(all).finally(() => ended.abort())
    times.push(...(await press(ended.signal)))
    await playing
    ms += performance.now() - began
    turns += ready.length
  }
  return { times, ms, turns, roundMs: roundsMs / turns }
}

/** Plays a turn up to its end; null where that is not found. */
async function toTheEnd(table: SeatedTable): Promise<SeatedTable | null> {
  for (let presses = 0; presses < MOST_PRESSES && (await table.prepare()); presses++) {
    if (table.atEnd()) return table
    await table.press()
  }
  return null
}

/** Times of the answers; at most so many seconds' worth, and none after it was ended. */
async function logs(
  person: ScriptedPerson,
  channelId: string,
  seconds: number,
  ended: AbortSignal | null,
): Promise<number[]> {
  const live = await liveIn(person, channelId)
  const log = readMessage(live).pressables.find((one) => verbOf(one) === 'log')
  const began = performance.now()
  const sent: Promise<number>[] = []
  for (let nth = 0; nth < seconds * PER_SECOND && ended?.aborted !== true; nth++) {
    await untilDue(began, nth, PER_SECOND)
    sent.push(person.press(live, log?.id ?? '').then(({ firstMs }) => firstMs))
  }
  return await Promise.all(sent)
}

function waited(times: readonly number[]): Waited {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (share: number): number => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10
  return { presses: sorted.length, p50Ms: at(0.5), p99Ms: at(0.99) }
}
