import { z } from 'zod'
import { madeAt } from '#sandbox/world/snowflake'
import type { Store } from '#store'
import { serviceOn } from '#support/chaos/judge'
import type { Direct, Ping, Player, Sent } from '#support/chaos/player'
import type { NoticeSettings } from '#table'
import { words } from '#text'
import { HOUR_MS, MINUTE_MS } from '#time'
import { heardTooSoon } from './apart-judge.ts'
import { CHANGES, DONE_LATE, ON_ITS_WAY } from './changes.ts'
import { lastForgettings, notForgotten } from './forgotten-judge.ts'
import { isTurnNotice, toldAnotherWay, toldBothWays } from './way-judge.ts'

/** What is put right bit by bit is no leap, so a clock may be ahead by so much. */
const SLOWLY_PUT_RIGHT = 10 * MINUTE_MS
/** Nothing is told twice in the same words within this. */
const SAME = HOUR_MS

/** What is so in a run. */
interface Traits {
  readonly clocksAreRight: boolean
  /** Whether no bot believed a wrong clock between two moments, in ms since 1970. */
  clocksAreBelievedRight(from: number, to: number): boolean
  /** What a bot told directly that died over it can be found. */
  readonly directsAreFound: boolean
  /** No two bots tell of one table at once. */
  readonly isToldByOne: boolean
  /** When bots died, in ms since 1970. */
  readonly deathsAt: readonly number[]
  /** Whether nobody can know that a message was posted. */
  wasLost(messageId: string): boolean
}

/**
 * What people were told that they should not have been: in quiet hours, after leaving or being forgotten, or twice; in words.
 * @param names of people by their id
 */
export async function toldWrongly(
  store: Store,
  players: readonly Player[],
  names: ReadonlyMap<string, string>,
  { clocksAreRight, clocksAreBelievedRight, directsAreFound, isToldByOne, deathsAt, wasLost }: Traits,
): Promise<string[]> {
  const sent = players.flatMap((player) => player.sent)
  const pings = players.flatMap((player) => player.pings)
  // Somebody who comes to two channels hears it at both.
  const directs = [...new Map(players.flatMap((player) => player.directs.map((one) => [one.messageId, one]))).values()]
  const isKnown = (from: number, to: number) =>
    isToldByOne && clocksAreBelievedRight(from, to) && (directsAreFound || !deathsAt.some((at) => from < at && at < to))
  return [
    ...toldTwice(directs, sent, deathsAt),
    ...(clocksAreRight ? toldAnotherWay(pings, directs, sent) : []),
    ...(await toldBothWays(store, pings, directs, isKnown)),
    ...(await notForgotten(store, pings, directs, sent, names, clocksAreRight)),
    ...(clocksAreRight ? await remindedWhileAway(store, directs) : []),
    ...(await toldToNobody(store, pings, directs, sent)),
    ...(await toldInQuietHours(store, pings, directs, sent, clocksAreBelievedRight)),
    ...(await heardTooSoon(store, { pings, directs, wasLost }, sent, isKnown)),
  ]
}

function toldTwice(directs: readonly Direct[], sent: readonly Sent[], deathsAt: readonly number[]): string[] {
  const before = new Map<string, string>()
  const wrong: string[] = []
  for (const { messageId, personId, says } of directs) {
    const last = before.get(`${personId} ${says}`)
    before.set(`${personId} ${says}`, messageId)
    // What answers a press that changes a setting comes as often as that.
    if (last === undefined || !OF_A_TABLE.test(says) || madeAt(messageId) - madeAt(last) >= SAME) continue
    const isBetween = (at: number): boolean => at >= madeAt(last) && at < madeAt(messageId)
    // Somebody who wanted to hear no more of it and wants it again now hears it again.
    const mayWantItAgain = sent.some(
      (one) => one.personId === personId && CHANGES.test(one.what) && isBetween(one.from),
    )
    if (!mayWantItAgain && !(says.includes(GONE) && deathsAt.some(isBetween)))
      wrong.push(`${personId} was told the same twice directly: ${last} and ${messageId}, ${says}`)
  }
  return wrong
}

/**
 * Told before it is kept that they were: whom a bot that dies in between has told hears it again, which is better than that
 * the others never hear it.
 */
const GONE = 'is gone, so I can’t mention anybody there. Your game is safe'

const OF_A_TABLE = /"b1:[\w-]{8}:/

const Somebody = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
/** Of an entry: somebody who sits down, or for whom a seat is kept, or who leaves. */
export const Named = z.object({ person: Somebody })

/** Those who were mentioned at a table that they had left, or after they were forgotten. */
async function toldToNobody(
  store: Store,
  pings: readonly Ping[],
  directs: readonly Direct[],
  sent: readonly Sent[],
): Promise<string[]> {
  const wrong: string[] = []
  const gone = new Map<string, ReturnType<typeof whenGone>>()
  const invited = new Map<string, number>()
  for (const id of await store.tables.ids(null, 1000)) {
    const entries = await store.tables.entries(id)
    const seats = entries.flatMap(({ seq, type, data, at }) => {
      const personId = Named.safeParse(data).data?.person
      if (personId === undefined) return []
      if (type === 'held') invited.set(personId, Math.max(invited.get(personId) ?? 0, at.getTime()))
      return { seq, personId, isLeaving: type === 'left' }
    })
    gone.set(id, whenGone(seats))
  }
  for (const { messageId, personId, table, seq } of pings)
    if (gone.get(table)?.(personId, seq) === true)
      wrong.push(`${personId} was mentioned at ${table} after leaving: ${messageId}`)
  for (const { messageId, personId, says } of directs) {
    const [, table = '', seq] = /"b1:([\w-]{8}):(\d+):/.exec(says) ?? []
    if (gone.get(table)?.(personId, Number(seq)) === true)
      wrong.push(`${personId} was told of ${table} directly after leaving: ${messageId}`)
  }
  // Of a table that is deleted nobody knows who was invited to it.
  const known = pings.filter(({ table }) => gone.has(table))
  for (const { personId, from, to } of lastForgettings(sent)) {
    const again = Math.min(...sent.flatMap((one) => (one.personId === personId && one.from > from ? one.from : [])))
    for (const { messageId } of [...known, ...directs].filter((one) => one.personId === personId)) {
      const at = madeAt(messageId)
      if (at > to + ON_ITS_WAY && at < again && (invited.get(personId) ?? 0) < to)
        wrong.push(`${personId} was told something after being forgotten: ${messageId}`)
    }
  }
  return wrong
}

/** What comes soon after they went may have been on its way. */
const isAwayAt = ({ away }: Pick<NoticeSettings, 'away'>, at: number): boolean =>
  away.some(({ from, until }) => from + ON_ITS_WAY < at && at < until)

/** Whether each of these people is away at a moment, as they said. */
export async function absences(store: Store, players: readonly Player[]): Promise<(id: string, at: number) => boolean> {
  const service = serviceOn(store)
  const settings = new Map<string, NoticeSettings>()
  for (const { person } of players)
    if (!settings.has(person.id)) settings.set(person.id, await service.settings(person.id))
  return (id, at) => isAwayAt(settings.get(id) ?? { away: [] }, at)
}

/** Reminders that came directly to somebody who was away. */
async function remindedWhileAway(store: Store, directs: readonly Direct[]): Promise<string[]> {
  const reminders = directs.filter(({ says }) => says.includes(words('en').turnNotices.direct.stillYourTurn))
  const service = serviceOn(store)
  const wrong: string[] = []
  for (const { personId, messageId } of reminders)
    if (isAwayAt(await service.settings(personId), madeAt(messageId)))
      wrong.push(`${personId} was reminded directly while away: ${messageId}`)
  return wrong
}

/** Whether somebody had left a table at an entry, and not come back. */
function whenGone(seats: readonly { readonly seq: number; readonly personId: string; readonly isLeaving: boolean }[]) {
  return (personId: string, seq: number): boolean =>
    seats.findLast((one) => one.personId === personId && one.seq <= seq)?.isLeaving === true
}

async function toldInQuietHours(
  store: Store,
  pings: readonly Ping[],
  directs: readonly Direct[],
  sent: readonly Sent[],
  clocksAreBelievedRight: Traits['clocksAreBelievedRight'],
): Promise<string[]> {
  const service = serviceOn(store)
  const notices = directs.filter(isTurnNotice)
  const wrong: string[] = []
  for (const personId of new Set(sent.map((one) => one.personId))) {
    const settings = await service.settings(personId)
    const since = Math.max(
      ...sent
        .filter((one) => one.personId === personId && CHANGES.test(one.what))
        .map(({ to, state }) => to + (state === 'answered' ? MINUTE_MS : DONE_LATE)),
    )
    for (const { messageId } of [...pings, ...notices].filter((one) => one.personId === personId)) {
      const at = madeAt(messageId)
      const isQuiet = [at, at - ON_ITS_WAY, at + SLOWLY_PUT_RIGHT].every((moment) => isQuietAt(settings, moment))
      if (at - ON_ITS_WAY > since && isQuiet && clocksAreBelievedRight(at - ON_ITS_WAY, at))
        wrong.push(`${personId} was told something in quiet hours: ${messageId} at ${new Date(at).toISOString()}`)
    }
  }
  return wrong
}

/** By the machine's own calendar, and by no code of the bot's. */
export function isQuietAt({ zone, quiet }: NoticeSettings, at: number): boolean {
  if (zone === null || quiet === null) return false
  const hour = Number(new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone: zone }).format(at))
  return quiet.from < quiet.to ? quiet.from <= hour && hour < quiet.to : hour >= quiet.from || hour < quiet.to
}
