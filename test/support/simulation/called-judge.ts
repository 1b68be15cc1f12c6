import { madeAt } from '#sandbox/world/snowflake'
import type { Store } from '#store'
import { serviceOn } from '#support/chaos/judge'
import type { Player } from '#support/chaos/player'
import { HOUR_MS, MINUTE_MS } from '#time'
import type { Mentioned } from './discord.ts'
import { CHANGES, isQuietAt } from './told-judge.ts'

/** Somebody who heard of a table a moment ago is called an hour later, and that takes a while. */
const CALLED_WITHIN = HOUR_MS + 15 * MINUTE_MS
/** So long a message may wait for others before it. */
const LATE = 15 * MINUTE_MS

/** Turns in which others came or went, or choices were taken back: who was called in them is another matter. */
const UNSETTLED: ReadonlySet<string> = new Set([
  ...['undone', 'left', 'freed', 'tookOver', 'satOut', 'computerSeated', 'thawed', 'rules', 'forgotten', 'undoAsked'],
])

/**
 * Those whose turn it has been for more than an hour and who were never told so, in the channel or directly, though they want
 * to hear it and are awake; in words.
 * @param channels where all that was wrong has been put right
 */
export async function neverCalled(
  store: Store,
  players: readonly Player[],
  mentioned: readonly Mentioned[],
  channels: readonly string[],
  now: number,
): Promise<string[]> {
  const service = serviceOn(store)
  const sent = players.flatMap((player) => player.sent)
  const directs = players.flatMap((player) => player.directs)
  const wrong: string[] = []
  for (const channelId of channels) {
    const id = await store.tables.openInChannel(channelId)
    const table = id === null ? null : await service.view(id)
    if (id === null || table?.phase !== 'playing' || table.acting === null || table.turnSeq === null) continue
    const { acting, turnSeq, seats } = table
    const since = table.since.getTime()
    if (seats.filter(({ person }) => person !== null).length < 2 || now - since < CALLED_WITHIN) continue
    const settings = await service.settings(acting)
    if (settings.turnNotice === 'none' || [0, LATE, HOUR_MS].some((ago) => isQuietAt(settings, now - ago))) continue
    if (sent.some((one) => one.personId === acting && one.to > since - HOUR_MS && CHANGES.test(one.what))) continue
    const entries = await store.tables.entries(id)
    if (entries.some(({ seq, type }) => seq >= turnSeq && UNSETTLED.has(type))) continue
    const isCalled =
      mentioned.some((one) => one.personId === acting && one.table === id && one.at >= since) ||
      directs.some(
        (one) => one.personId === acting && one.says.includes(`"b1:${id}:`) && madeAt(one.messageId) >= since,
      )
    if (!isCalled) wrong.push(`${acting} was never told of their turn at ${id}, since ${table.since.toISOString()}`)
  }
  return wrong
}
