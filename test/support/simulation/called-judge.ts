import { madeAt } from '#sandbox/world/snowflake'
import type { Store } from '#store'
import { isGivenBackByAll, serviceOn } from '#support/chaos/judge'
import type { Player } from '#support/chaos/player'
import { isOver, paceOf, type StoredEntry, tableNoticeFacts } from '#table'
import { HOUR_MS, MINUTE_MS } from '#time'
import { CHANGES } from './changes.ts'
import type { SimulatedDiscord, TurnPost } from './discord.ts'
import { isQuietAt } from './told-judge.ts'
import { UNSETTLED } from './way-judge.ts'

/** Somebody who heard of a table a moment ago is called an hour later, and that takes a while. */
const CALLED_WITHIN = HOUR_MS + 15 * MINUTE_MS
/** Where a table is played in one go they are called at once, as soon as nothing goes wrong any more. */
const CALLED_AT_ONCE = 5 * MINUTE_MS
/** So long a message may wait for others before it. */
const LATE = 15 * MINUTE_MS

/**
 * Those whose turn it has been for so long that they should have heard of it and who were never told so, in the channel or
 * directly, though they want to hear it and are awake; in words.
 * @param channels where all that was wrong has been put right
 */
export async function neverCalled(
  store: Store,
  players: readonly Player[],
  { mentioned, world: { closedDms } }: SimulatedDiscord,
  channels: readonly string[],
  now: number,
): Promise<string[]> {
  const service = serviceOn(store)
  const isTold = toldSince(players, mentioned)
  const wrong: string[] = []
  for (const channelId of channels) {
    const id = await store.tables.openInChannel(channelId)
    const table = id === null ? null : await service.view(id)
    if (id === null || table?.phase !== 'playing' || table.acting === null || table.turnSeq === null) continue
    const { acting, turnSeq, seats } = table
    const since = table.since.getTime()
    const within = paceOf(table.options).kind === 'live' ? CALLED_AT_ONCE : CALLED_WITHIN
    if (seats.filter(({ person }) => person !== null).length < 2 || now - since < within) continue
    const settings = await service.settings(acting)
    // The others hear that they cannot be told.
    if (settings.turnNotice === 'direct' && closedDms.has(acting)) continue
    if (settings.turnNotice === 'none' || [0, LATE, HOUR_MS].some((ago) => isQuietAt(settings, now - ago))) continue
    if (mayHaveChanged(players, acting, since)) continue
    const entries = await store.tables.entries(id)
    const counting = entries.filter(({ seq }) => seq >= turnSeq && !isOfGivingBack(entries, seq))
    if (counting.some(({ type }) => UNSETTLED.has(type))) continue
    if (!isTold(acting, id, since))
      wrong.push(`${acting} was never told of their turn at ${id}, since ${table.since.toISOString()}`)
  }
  return wrong
}

/**
 * Tells whether somebody was mentioned at a table since a moment, or told of it directly: by a message with something to
 * press of it, or with that mark in it.
 */
function toldSince(players: readonly Player[], mentioned: SimulatedDiscord['mentioned']) {
  const directs = players.flatMap((player) => player.directs)
  return (personId: string, table: string, since: number, mark = `"b1:${table}:`): boolean =>
    mentioned.some((one) => one.personId === personId && one.table === table && one.at >= since) ||
    directs.some(
      ({ personId: told, says, messageId }) =>
        told === personId && [`"b1:${table}:`, mark].some((part) => says.includes(part)) && madeAt(messageId) >= since,
    )
}

/** Whether somebody may have changed how they hear of their turns since an hour before that moment. */
const mayHaveChanged = (players: readonly Player[], personId: string, moment: number): boolean =>
  players.some(({ sent }) =>
    sent.some((one) => one.personId === personId && one.to > moment - HOUR_MS && CHANGES.test(one.what)),
  )

/**
 * Those who were to hear how a table ended and have not, though nothing waits to be told them; in words.
 * @param channels where all that was wrong has been put right
 */
export async function neverToldOfEnd(
  store: Store,
  players: readonly Player[],
  { mentioned }: SimulatedDiscord,
  channels: readonly string[],
  now: number,
): Promise<string[]> {
  const service = serviceOn(store)
  const isTold = toldSince(players, mentioned)
  const wrong: string[] = []
  for (const id of await store.tables.ids(null, 1000)) {
    const table = await service.view(id)
    if (table === null || !isOver(table.phase) || !channels.includes(table.channelId)) continue
    // What follows tells nobody anything: a former player is forgotten.
    const end = (await store.tables.entries(id)).findLast(({ type }) => type !== 'forgotten')
    const ended = end?.at.getTime() ?? 0
    if (now - ended < CALLED_AT_ONCE) continue
    const kept = await store.notices.ofTable(id)
    for (const { personId } of tableNoticeFacts(table, null).called) {
      const { turnNotice } = await service.settings(personId)
      if (turnNotice !== 'channel' || mayHaveChanged(players, personId, ended)) continue
      const waits = kept.some((one) => one.personId === personId && one.sentAt === null)
      // Who follows the table hears it directly, by a message that leads to its channel.
      if (!waits && !isTold(personId, id, ended, table.channelId))
        wrong.push(`${personId} was never told that ${id} is over`)
    }
  }
  return wrong
}

/** Whether an entry is of a turn that all gave back, after which nothing has happened: whose it is again is called to it. */
function isOfGivingBack(entries: readonly StoredEntry[], seq: number): boolean {
  const [before, last] = entries.slice(-2)
  if (!isGivenBackByAll(last, before)) return false
  const asked = entries.findLast(({ type }) => type === 'undoAsked')
  return seq === last?.seq || seq === asked?.seq
}

/** What says that somebody wants to hear of their turns in another way than in the channel. */
const ELSEWHERE = /:turnnotice:how (?!channel)/
/** So long after somebody changed how they hear of their turns that may not hold yet. */
const HOLDS_WITHIN = 30 * MINUTE_MS

/**
 * Those whom the first message of their turn did not mention, at tables that are played in one go, though they hear of their
 * turns in the channel and are awake; in words.
 */
export async function passedOver(
  store: Store,
  players: readonly Player[],
  posts: readonly TurnPost[],
): Promise<string[]> {
  const service = serviceOn(store)
  const sent = players.flatMap((player) => player.sent)
  const before = new Map<string, string>()
  const wrong: string[] = []
  for (const { table: id, acting, mentions, isSilent, at } of posts) {
    const isFirst = before.get(id) !== acting
    before.set(id, acting)
    if (!isFirst || isSilent || mentions.includes(acting)) continue
    const table = await service.view(id)
    if (table === null || paceOf(table.options).kind !== 'live') continue
    const changes = sent.filter((one) => one.personId === acting && CHANGES.test(one.what))
    const settings = await service.settings(acting)
    if (settings.turnNotice !== 'channel' || changes.some(({ what, from }) => from < at && ELSEWHERE.test(what)))
      continue
    if (changes.some(({ to }) => to > at - HOLDS_WITHIN)) continue
    if ([0, LATE].some((ago) => isQuietAt(settings, at - ago))) continue
    // Who took the seat over whose turn it was saw that when they did.
    const earlier = (await store.tables.entries(id)).filter((entry) => entry.at.getTime() < at)
    if (earlier.findLast(({ type }) => type === 'choice' || type === 'tookOver')?.type === 'tookOver') continue
    wrong.push(`${acting} was not mentioned by the message of their turn at ${id}, at ${new Date(at).toISOString()}`)
  }
  return wrong
}
