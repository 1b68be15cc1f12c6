import { setTimeout as sleep } from 'node:timers/promises'
import { connectPerson, type ScriptedPerson } from '#sandbox/person'
import { diceFor } from '#support/dice'
import { readMessage } from '#support/monkey/read-message'
import { verbOf } from '#support/monkey/sense'
import { liveIn } from './looks.ts'
import { inFlight } from './pace.ts'
import { type SeatedTable, seatTable } from './seats.ts'

/** How long somebody waits for an answer, to the first sign of it in ms: while nobody thinks, and while computer players do. */
export interface Thinking {
  readonly presses: number
  readonly quietP50: number
  readonly quietP99: number
  readonly thinkingP50: number
  readonly thinkingP99: number
  /** Turns that they took meanwhile, each of three computer players. */
  readonly turns: number
}

/** Tables at which one person plays against three experts: of those so many think, or wait for a thread to think in. */
const TABLES = 10
const EXPERTS = 3
/** How often their people end a turn, all at once, until as much was measured as before. */
const ROUNDS = 8
/** Of one turn. */
const MOST_PRESSES = 20
/** Presses of the one who waits, a second. */
const PER_SECOND = 25

/**
 * Presses *Log* at a table where nothing happens, and does it again while computer players think at ten others, whose
 * people all end their turns at once.
 * @param people ids of three
 * @param seconds of each of the two
 */
export async function measureThinking(
  url: string,
  channelId: string,
  people: readonly string[],
  seconds: number,
): Promise<Thinking> {
  const [one = '', other = '', third = ''] = people
  const still = await seatTable(url, channelId, 'Still', [one, other], diceFor('still'))
  const busy: SeatedTable[] = []
  let laid = 0
  await inFlight(2, async () => {
    const at = laid++
    if (at >= TABLES) return false
    busy.push(await seatTable(url, channelId, `Thinking ${at}`, [third], diceFor(`thinking ${at}`), EXPERTS))
    return true
  })
  const waiting = await connectPerson(url, one, { channels: [still.channelId] })
  await logs(waiting, still.channelId, 4)
  await sleep(3000)
  const quiet = await logs(waiting, still.channelId, seconds)
  const loaded: number[] = []
  let turns = 0
  for (let round = 0; round < ROUNDS && loaded.length < quiet.length; round++) {
    const ready = (await Promise.all(busy.map(toTheEnd))).flatMap((one) => one ?? [])
    const ended = new AbortController()
    // They are answered once their computer players are done.
    const thinking = Promise.all(ready.map((table) => table.press())).finally(() => ended.abort())
    loaded.push(...(await logs(waiting, still.channelId, seconds, ended.signal)))
    await thinking
    turns += ready.length
  }
  loaded.sort((a, b) => a - b)
  for (const table of [still, ...busy]) await table.close()
  await waiting.close()
  return {
    presses: quiet.length,
    ...{ quietP50: at(quiet, 0.5), quietP99: at(quiet, 0.99) },
    ...{ thinkingP50: at(loaded, 0.5), thinkingP99: at(loaded, 0.99) },
    turns,
  }
}

/** Plays a turn up to its end; null where that is not found. */
async function toTheEnd(table: SeatedTable): Promise<SeatedTable | null> {
  for (let presses = 0; presses < MOST_PRESSES && (await table.prepare()); presses++) {
    if (table.atEnd()) return table
    await table.press()
  }
  return null
}

/** Times of the answers, in order of their length; at most so many seconds' worth. */
async function logs(
  person: ScriptedPerson,
  channelId: string,
  seconds: number,
  ended?: AbortSignal,
): Promise<number[]> {
  const live = await liveIn(person, channelId)
  const log = readMessage(live).pressables.find((one) => verbOf(one) === 'log')
  const began = performance.now()
  const sent: Promise<number>[] = []
  for (let nth = 0; nth < seconds * PER_SECOND && ended?.aborted !== true; nth++) {
    const early = began + (nth * 1000) / PER_SECOND - performance.now()
    if (early > 0) await sleep(early)
    sent.push(person.press(live, log?.id ?? '').then(({ firstMs }) => firstMs))
  }
  return (await Promise.all(sent)).sort((a, b) => a - b)
}

const at = (sorted: readonly number[], share: number): number =>
  Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10
