import type { Store } from '#store'
import { isQuiet, type NoticeKey, noticesOf, planNotices, type Waiting } from '#table'
import { DEFAULT_NOTICES, type NoticeSettings, REMINDER_HOURS } from '#table/notice-settings'
import { afterQuiet } from '#table/quiet-hours'
import { diceFor } from './dice.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** How often the bot looks for what is due. */
const LOOK = 20_000
/** It does not start at a full minute. */
const OFFSET = 7000
const ZONES = ['Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Australia/Sydney', 'America/Sao_Paulo']
const CLAIM = 60_000
const MOST = 2000

const NOTHING: Waiting = { tableId: '', called: [], turn: null, since: new Date(0), next: null }

/** What came of it. */
interface Sent {
  /** Messages and mentions, in a channel or directly: what one person heard of one table at one moment. */
  readonly notices: number
  /** The longest that one waited while the bot was up, in ms. */
  readonly latestMs: number
  /** Those that came in somebody's quiet hours, those that came twice, and those within an hour of another of that turn. */
  readonly inQuietHours: number
  readonly twice: number
  readonly withinAnHour: number
  /** What looking for those that are due took, in ms, the shortest first. */
  readonly lookMs: readonly number[]
}

/** A table of the simulation, with when its present turn ends. */
interface SimulatedTable {
  readonly id: string
  readonly people: readonly string[]
  waiting: Waiting
  endsAt: number
  /** When the next of its notices is due. */
  dueAt: number
}

/**
 * Plays so many tables of four for so many days by a clock of its own, with what people set as it falls: their turns begin
 * and end, and what they are to be told is planned, kept, looked for and claimed as by a bot; nothing is sent anywhere. In
 * the middle the bot is down for a day.
 */
export async function playMonths(store: Store, { tables, days }: { tables: number; days: number }): Promise<Sent> {
  const dice = diceFor(`${tables} tables`)
  const start = Date.UTC(2026, 2, 20)
  const end = start + days * 24 * HOUR
  const down = { from: start + (days * 12 - 21) * HOUR, to: start + (days * 12 + 3) * HOUR }
  const settings = new Map<string, NoticeSettings>()
  const lookMs: number[] = []
  const heard: { readonly key: NoticeKey; readonly at: number; readonly lateMs: number }[] = []

  const everybody = Array.from({ length: tables * 2 }, (_, index) => `p${index}`)
  for (const id of everybody)
    settings.set(id, {
      ...DEFAULT_NOTICES,
      turnNotice: dice.weighted(['channel', 'direct', 'none'] as const, (one) => (one === 'none' ? 1 : 5)),
      nextNotice: dice.oneIn(4),
      reminderHours: dice.pick(REMINDER_HOURS),
      ...(dice.oneIn(2)
        ? { zone: dice.pick(ZONES), quiet: { from: 21 + dice.below(3), to: 6 + dice.below(4) } }
        : { zone: null, quiet: null }),
    })
  const settingsOf = (id: string) => settings.get(id) ?? DEFAULT_NOTICES

  const playing: SimulatedTable[] = []
  for (let index = 0; index < tables; index++) {
    const id = `month${index}`
    await store.tables.create({ id, guildId: null, channelId: id, solo: false }, [])
    const people = Array.from({ length: 4 }, (_, seat) => everybody[(index * 2 + seat * 7) % everybody.length] ?? '')
    const waiting = { ...NOTHING, tableId: id }
    playing.push({ id, people, waiting, endsAt: start + dice.below(24 * 60) * MINUTE, dueAt: Number.POSITIVE_INFINITY })
  }
  const byId = new Map(playing.map((one) => [one.id, one]))

  function told(keys: readonly (NoticeKey & { readonly dueAt: Date })[], at: number): void {
    for (const { dueAt, ...key } of keys) {
      const up = dueAt.getTime() >= down.from && dueAt.getTime() < down.to ? new Date(down.to) : dueAt
      heard.push({ key, at, lateMs: at - afterQuiet(settingsOf(key.personId), up).getTime() })
    }
  }

  /** What a bot does with a channel: plans, posts, records. */
  async function publish(table: SimulatedTable, now: Date, isNews: boolean): Promise<void> {
    const kept = await planNotices(store.notices, table.id, noticesOf(table.waiting, settingsOf, now), { isNews, now })
    const due = kept.filter(({ sentAt, dueAt }) => sentAt === null && dueAt <= now)
    const inChannel = due.filter(({ via }) => via === 'channel')
    await store.notices.sent(inChannel, now)
    told(inChannel, now.getTime())
    const later = kept.filter((one) => one.sentAt === null && !inChannel.includes(one))
    table.dueAt = Math.min(...later.map(({ dueAt }) => dueAt.getTime()))
    for (const personId of new Set(due.flatMap((one) => (one.via === 'direct' ? one.personId : []))))
      await tell(personId, now)
  }

  /** What it does with a person. */
  async function tell(personId: string, now: Date): Promise<void> {
    const claimed = await store.notices.claim(personId, 'one', now, CLAIM)
    const isTrue = ({ tableId, kind, seq }: NoticeKey): boolean =>
      noticesOf(byId.get(tableId)?.waiting ?? NOTHING, settingsOf, now).some(
        (one) => one.personId === personId && one.kind === kind && one.seq === seq && one.dueAt <= now,
      )
    const still = claimed.filter(isTrue)
    const past = claimed.filter((one) => !still.includes(one))
    await store.notices.sent(still, now)
    await store.notices.release(past, null)
    told(still, now.getTime())
    for (const tableId of new Set(claimed.map((one) => one.tableId))) {
      const table = byId.get(tableId)
      if (table !== undefined && past.some((one) => one.tableId === tableId)) {
        await publish(table, now, false)
        continue
      }
      const unsent = (await store.notices.ofTable(tableId)).filter(({ sentAt }) => sentAt === null)
      if (table !== undefined) table.dueAt = Math.min(...unsent.map(({ dueAt }) => dueAt.getTime()))
    }
  }

  /** It looks for what is due. */
  async function look(now: Date): Promise<void> {
    const began = performance.now()
    const due = await store.notices.due(now, MOST)
    lookMs.push(performance.now() - began)
    for (const id of new Set(due.flatMap(({ via, tableId }) => (via === 'channel' ? tableId : [])))) {
      const table = byId.get(id)
      if (table !== undefined) await publish(table, now, false)
    }
    for (const id of new Set(due.flatMap(({ via, personId }) => (via === 'direct' ? personId : []))))
      await tell(id, now)
  }

  /** Somebody ends a turn. */
  async function turn(table: SimulatedTable): Promise<void> {
    const at = table.endsAt
    const seat = table.people.indexOf(table.waiting.turn?.personId ?? '') + 1
    const [acting = '', next = ''] = [table.people[seat % 4], table.people[(seat + 1) % 4]]
    const seq = (table.waiting.called[0]?.seq ?? 0) + 5
    const turn = { personId: acting, seq, clock: null }
    const waiting = { called: [{ personId: acting, seq }], turn, since: new Date(at) }
    table.waiting = { tableId: table.id, ...waiting, next: dice.oneIn(3) ? null : next }
    const minutes = dice.weighted([5, 60, 600, 3000], (most) => (most === 600 ? 3 : 1))
    table.endsAt = at + (1 + dice.below(minutes)) * MINUTE
    await publish(table, table.waiting.since, true)
  }

  /** The first look at or after a moment; while the bot is down there is none. */
  const lookAfter = (at: number): number =>
    OFFSET + Math.ceil(((at >= down.from && at < down.to ? down.to : at) - OFFSET) / LOOK) * LOOK

  for (let clock = start; ; ) {
    for (const one of playing) if (one.endsAt >= down.from && one.endsAt < down.to) one.endsAt = down.to
    const first = playing.reduce((one, other) => (other.endsAt < one.endsAt ? other : one))
    const due = Math.min(...playing.map(({ dueAt }) => dueAt))
    const lookAt = Math.max(lookAfter(due), clock)
    if (Math.min(first.endsAt, lookAt) > end) break
    clock = Math.min(first.endsAt, lookAt)
    if (first.endsAt <= lookAt) await turn(first)
    else await look(new Date(clock))
  }

  const names = heard.map(({ key: { tableId, personId, kind, seq } }) => `${tableId} ${personId} ${kind} ${seq}`)
  const moments = new Map<string, Set<number>>()
  for (const { key, at } of heard) {
    const name = `${key.tableId} ${key.personId} ${key.seq}`
    moments.set(name, (moments.get(name) ?? new Set()).add(at))
  }
  const gaps = [...moments.values()].flatMap((all) => {
    const sorted = [...all].sort((one, other) => one - other)
    return sorted.slice(1).map((at, index) => at - (sorted[index] ?? 0))
  })
  return {
    notices: new Set(heard.map(({ key, at }) => `${key.tableId} ${key.personId} ${at}`)).size,
    latestMs: Math.max(...heard.map(({ lateMs }) => lateMs)),
    inQuietHours: heard.filter(({ key, at }) => isQuiet(settingsOf(key.personId), new Date(at))).length,
    twice: names.length - new Set(names).size,
    withinAnHour: gaps.filter((gap) => gap < HOUR).length,
    lookMs: lookMs.sort((one, other) => one - other),
  }
}
