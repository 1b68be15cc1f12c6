import { setTimeout as sleep } from 'node:timers/promises'
import type { ToPage } from '#sandbox/page-protocol'
import { connectPerson, type ScriptedPerson } from '#sandbox/person'
import { diceFor } from '#support/dice'
import { isLive, type Look, liveIn, looksAt } from './looks.ts'
import { untilDue } from './pace.ts'
import { type SeatedTable, seatTable } from './seats.ts'

/** How long the mention of a turn takes, from the press that ends the turn before, while one person presses elsewhere. */
export interface Mentions {
  /** Presses a second of that person. */
  readonly pressing: number
  readonly turns: number
  readonly medianMs: number
  readonly maxMs: number
}

/** So many tables, each with a dozen views, are looked at in turns: few of these pictures exist already. */
const WATCHED = 8
/** Between two presses of those who play: they are slower than the bot lets people be. In ms. */
const PAUSE = 500
const PATIENCE = 60_000

/**
 * Plays turns at one table, once for each pace at which somebody else presses at other tables.
 * @param people ids of six
 */
export async function measureMentions(
  url: string,
  channelId: string,
  people: readonly string[],
  paces: readonly number[],
  turns: number,
): Promise<Mentions[]> {
  const [one = '', other = '', third = '', fourth = '', observing = '', pressing = ''] = people
  const table = await seatTable(url, channelId, 'Mention', [one, other], diceFor('mention'))
  const watched: SeatedTable[] = []
  for (let at = 0; at < WATCHED; at++)
    watched.push(await seatTable(url, channelId, `Watched ${at}`, [third, fourth], diceFor(`watched ${at}`)))
  const observer = await connectPerson(url, observing, { channels: [table.channelId] })
  const watcher = await connectPerson(url, pressing, { channels: watched.map((each) => each.channelId) })
  const looks = (await Promise.all(watched.map((each) => liveIn(watcher, each.channelId)))).flatMap(looksAt)
  const results: Mentions[] = []
  for (const pace of paces) {
    const ended = new AbortController()
    const flood = press(watcher, looks, pace, ended.signal)
    const times = (await mentions(table, observer, turns)).sort((a, b) => a - b)
    ended.abort()
    await flood
    const [medianMs = 0, maxMs = 0] = [times[times.length >> 1], times.at(-1)].map((ms) => Math.round(ms ?? 0))
    results.push({ pressing: pace, turns, medianMs, maxMs })
  }
  for (const each of [table, ...watched]) await each.close()
  await observer.close()
  await watcher.close()
  return results
}

async function mentions(table: SeatedTable, observer: ScriptedPerson, turns: number): Promise<number[]> {
  const times: number[] = []
  let shown = (await liveIn(observer, table.channelId)).id
  while (times.length < turns) {
    const isNew = (frame: ToPage) => frame.t === 'message' && isLive(frame.message) && frame.message.id !== shown
    const mention = observer.next(isNew, PATIENCE).then((frame) => ({ frame, at: performance.now() }))
    for (let ended = false; !ended; ) {
      await sleep(PAUSE)
      if (!(await table.prepare())) throw new Error('nobody finds anything to press')
      const began = performance.now()
      ended = (await table.press()).ended
      if (!ended) continue
      const { frame, at } = await mention
      times.push(at - began)
      if (frame.t === 'message') shown = frame.message.id
    }
  }
  return times
}

/** Opens one view after the other, whether those before are answered or not. */
async function press(
  person: ScriptedPerson,
  looks: readonly Look[],
  perSecond: number,
  end: AbortSignal,
): Promise<void> {
  const began = performance.now()
  const sent: Promise<unknown>[] = []
  for (let nth = 0; !end.aborted && perSecond > 0; nth++) {
    await untilDue(began, nth, perSecond)
    const [look] = looks.slice((nth * WATCHED * 7) % looks.length)
    if (look !== undefined) sent.push(person.select(look.message, look.id, [look.view]))
  }
  await Promise.all(sent)
}
