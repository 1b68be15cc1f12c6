import type { Store } from '#store'
import {
  addAwaySpan,
  DEFAULT_SETTINGS,
  emptySeatsOf,
  isQuiet,
  type NoticeSettings,
  seatsOfPlayersWantingSubstitute,
} from '#table'
import { actingSeat } from '#table/state/game'
import { seatOfPerson } from '#table/state/seating'
import type { TableState } from '#table/state/state'
import { type Dice, diceFor } from '../dice.ts'
import { type BotTable, simulatedBot } from './bot.ts'
import type { SimulatedChannels } from './channels.ts'
import { heardWithinAnHour, told } from './mentions.ts'
import { type SimulatedPerson, somebody, timeForTurn } from './people.ts'
import { begun, contextAt, pressed, somePace, turnEnded } from './table.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** How often the bot looks for what is due. */
const LOOK = 20_000
/** It does not start at a full minute. */
const OFFSET = 7000
const NEVER = Number.POSITIVE_INFINITY

/** What came of it. */
export interface Played {
  /** Messages and mentions, in a channel or directly: what one person heard of one table at one moment. */
  readonly notices: number
  /** The longest that one waited while the bot was up, in ms. */
  readonly latestMs: number
  /** Of each that waited for more than a minute a line; of what comes by time alone, too. */
  readonly late: readonly string[]
  /** Those that came in somebody's quiet hours, and those that came twice. */
  readonly inQuietHours: number
  readonly twice: number
  /** Of each message that came to somebody of one table within an hour after another a line. */
  readonly withinAnHour: readonly string[]
  /** What came by time alone, and the longest that it waited while the bot was up, in ms. */
  readonly deadlines: number
  readonly latestDeadlineMs: number
  /** What happened: turns that people ended, those that were planned ahead, and seats that were freed, taken over, or left. */
  readonly turns: number
  readonly planned: number
  readonly freed: number
  readonly moreTime: number
  readonly takenOver: number
  readonly resigned: number
  /** Those who heard that the substitute came whom they looked for. */
  readonly relieved: number
  /** What was done in the channels, and how many live messages one held at the most and at the least. */
  readonly channels: SimulatedChannels['counts']
  /** What looking for those that are due took, in ms, the shortest first. */
  readonly noticesMs: readonly number[]
  readonly deadlinesMs: readonly number[]
}

/** A table, and what people will do there next, in ms; infinite for what they will not. */
interface SimulatedTable extends BotTable {
  endsAt: number
  takesOverAt: number
  asksAt: number
  /** The turn, or whoever sits there, for which that is so. */
  knownAs: string
}

/**
 * Plays tables of four for some days by a clock of its own, with what people set and agreed on as it falls: slow ones, such
 * as go away, leave, or plan ahead. What people do at a table is kept, planned, looked for, done and claimed as by a bot;
 * but nothing is sent anywhere, and a turn is over without being played. In the middle the bot is down for a day, and now
 * and then a process dies that has posted a message and not recorded it.
 */
export async function playMonths(
  store: Store,
  { tables, days, diesOneIn }: { readonly tables: number; readonly days: number; readonly diesOneIn: number },
): Promise<Played> {
  const dice = diceFor(`${tables} tables`)
  const start = Date.UTC(2026, 2, 20)
  const end = start + days * 24 * HOUR
  const down = { from: start + (days * 12 - 21) * HOUR, to: start + (days * 12 + 3) * HOUR }
  const upAt = (at: number): number => (at >= down.from && at < down.to ? down.to : at)
  /** The first look at or after a moment; while the bot is down there is none. */
  const lookAfter = (at: number): number => OFFSET + Math.ceil((upAt(at) - OFFSET) / LOOK) * LOOK

  const everybody = Array.from({ length: tables * 2 }, (_, index) => somebody(`p${index}`, dice, start, end))
  const people = new Map(everybody.map((one) => [one.id, one]))
  const settings = new Map(everybody.map((one) => [one.id, one.settings]))
  const settingsOf = (id: string): NoticeSettings => settings.get(id) ?? DEFAULT_SETTINGS
  const contextOf = (at: number) => contextAt(at, settingsOf)

  const playing: SimulatedTable[] = []
  for (let index = 0; index < tables; index++) {
    const id = `month${index}`
    await store.tables.create({ id, guildId: null, channelId: id, solo: false, people: [...people.keys()] }, [])
    const seated = Array.from({ length: 4 }, (_, seat) => `p${(index * 2 + seat * 7) % everybody.length}`)
    const at = start + dice.below(24 * 60) * MINUTE
    const state = begun(id, seated, somePace(dice), contextOf(at))
    playing.push({
      ...{ id, state, newsAt: 0, deadlineAt: NEVER, dueAt: NEVER, knownAs: '' },
      ...{ endsAt: NEVER, takesOverAt: NEVER, asksAt: NEVER },
    })
  }
  const bot = simulatedBot(store, new Map(playing.map((one) => [one.id, one])), settingsOf, { upAt, diesOneIn })
  const counts = { turns: 0, planned: 0, freed: 0, moreTime: 0, takenOver: 0, resigned: 0 }

  /** Publishes a table, and has its people make up their minds about what is new there. */
  async function changed(one: SimulatedTable, at: number): Promise<void> {
    await bot.publish(one, new Date(at))
    decide(one, at, dice)
  }

  function decide(one: SimulatedTable, at: number, chance: Dice): void {
    const { game, phase, seating } = one.state
    const seat = game === null || phase !== 'playing' ? null : actingSeat(game)
    const person = people.get(seat === null ? '' : (seating.seats[seat]?.person?.id ?? ''))
    const free = phase === 'playing' && freeSeatOf(one.state) !== undefined
    if (!free) one.takesOverAt = NEVER
    else if (one.takesOverAt === NEVER) one.takesOverAt = at + (1 + chance.below(48)) * HOUR
    const knownAs = `${game?.began} ${person?.id}`
    if (knownAs === one.knownAs) return
    one.knownAs = knownAs
    one.endsAt = NEVER
    one.asksAt = NEVER
    if (person === undefined) return
    const back = person.awayAt <= at && at < person.awayUntil ? person.awayUntil : at
    const ends = back + timeForTurn(person, chance)
    one.endsAt = ends >= person.goneAt ? NEVER : ends
    // Some wait for more than the three days, and only then ask whether to free the seat.
    one.asksAt = at + (72 + chance.below(48)) * HOUR
  }

  /** Whoever must act ends the turn; the next one may have planned theirs. */
  async function turn(one: SimulatedTable, at: number): Promise<void> {
    const now = contextOf(at)
    for (let first = true; ; first = false) {
      const seat = one.state.game === null ? null : actingSeat(one.state.game)
      const person = people.get(one.state.seating.seats[seat ?? -1]?.person?.id ?? '')
      if (person === undefined) break
      if (!first && (person.kind !== 'planning' || dice.oneIn(2))) break
      one.state = turnEnded(one.state, now, !first)
      if (first) counts.turns++
      else counts.planned++
    }
    await changed(one, at)
  }

  /** Somebody who does not sit there, and has not gone, takes over a seat. */
  async function takeOver(one: SimulatedTable, at: number): Promise<void> {
    const seat = freeSeatOf(one.state)
    const who = dice.pick(everybody)
    one.takesOverAt = NEVER
    if (seat !== undefined && who.goneAt > at) {
      const before = one.state
      one.state = pressed(before, who.id, { kind: 'takeOver', seat }, contextOf(at))
      if (one.state !== before) counts.takenOver++
    }
    await changed(one, at)
  }

  /** Somebody asks whether to free the seat that must act. */
  async function ask(one: SimulatedTable, at: number): Promise<void> {
    one.asksAt = NEVER
    const { game, seating } = one.state
    if (game === null) return
    const seat = actingSeat(game)
    const asker = seating.seats.find(({ person }, index) => index !== seat && person !== null)?.person?.id
    if (asker !== undefined) one.state = pressed(one.state, asker, { kind: 'askFree', turn: game.began }, contextOf(at))
    await changed(one, at)
  }

  /** What somebody does at all their tables at once: goes away, comes back, leaves. */
  const deeds = everybody
    .flatMap((person) => [
      { at: person.awayAt, deed: 'away' as const, person },
      { at: person.parting === 'silent' ? NEVER : person.goneAt, deed: person.parting, person },
    ])
    .filter(({ at }) => at < end)
    .map((one) => ({ ...one, at: upAt(one.at) }))
    .sort((one, other) => one.at - other.at)

  async function doDeed(deed: 'away' | SimulatedPerson['parting'], person: SimulatedPerson, at: number): Promise<void> {
    const now = settingsOf(person.id)
    const away = addAwaySpan(now.away, new Date(at), new Date(person.awayUntil))
    if (deed === 'away' && person.awayUntil > at) settings.set(person.id, { ...now, away })
    for (const one of playing) {
      if (seatOfPerson(one.state.seating, person.id) === null) continue
      if (deed === 'resigns') {
        one.state = pressed(one.state, person.id, { kind: 'leave' }, contextOf(at))
        counts.resigned++
      }
      if (deed === 'substitute')
        one.state = pressed(one.state, person.id, { kind: 'substitute', wanted: true }, contextOf(at))
      // Whoever goes away in the middle of a turn plays it later.
      if (deed === 'away' && one.knownAs.endsWith(` ${person.id}`)) one.knownAs = ''
      await changed(one, at)
    }
  }

  const opening = playing.map((one) => ({ one, at: one.state.at.getTime() }))
  opening.sort((one, other) => one.at - other.at)
  for (const { one, at } of opening) {
    await changed(one, at)
    await bot.restart(new Date(at))
  }
  let clock = start
  for (;;) {
    const first = firstOf(playing, upAt)
    const deed = deeds[0]
    const due = Math.min(...playing.map(({ dueAt }) => dueAt))
    const lookAt = Math.max(lookAfter(due), clock)
    const nextAt = Math.min(first.at, deed?.at ?? NEVER, lookAt)
    if (nextAt > end) break
    if (bot.hasDied()) {
      await bot.restart(new Date(Math.min(nextAt, upAt(clock + LOOK))))
      continue
    }
    clock = nextAt
    if (deed !== undefined && deed.at === nextAt) {
      deeds.shift()
      await doDeed(deed.deed, deed.person, clock)
    } else if (first.at === nextAt) {
      await { endsAt: turn, takesOverAt: takeOver, asksAt: ask }[first.what](first.one, clock)
    } else {
      const before = new Map(playing.map((one) => [one, one.state]))
      await bot.look(new Date(clock))
      for (const one of playing) {
        const was = before.get(one)
        if (was === one.state) continue
        counts.freed += one.state.seating.departures.filter(({ seq }) => seq > (was?.seq ?? 0)).length
        const { extended } = one.state.clock
        if (extended !== null && extended !== was?.clock.extended) counts.moreTime++
        decide(one, clock, dice)
      }
    }
  }

  const { heard, met, noticesMs, deadlinesMs } = bot
  const names = heard.map(
    ({ key: { tableId, personId, kind, seq }, since }) => `${tableId} ${personId} ${kind} ${seq} ${since}`,
  )
  const ascending = (all: readonly number[]) => [...all].sort((one, other) => one - other)
  return {
    notices: new Set(heard.map(({ key, at }) => `${key.tableId} ${key.personId} ${at}`)).size,
    latestMs: Math.max(...heard.map(({ lateMs }) => lateMs)),
    late: [
      ...heard
        .filter(({ lateMs }) => lateMs > MINUTE)
        .map((one) => `${one.key.tableId} ${one.key.personId}: ${told([one])}, ${one.lateMs} ms late`),
      ...met
        .filter(({ lateMs }) => lateMs > MINUTE)
        .map(
          ({ tableId, kind, at, lateMs }) => `${tableId}: ${kind} at ${new Date(at).toISOString()}, ${lateMs} ms late`,
        ),
    ],
    inQuietHours: heard.filter(({ key, at }) => isQuiet(settingsOf(key.personId), new Date(at))).length,
    twice: names.length - new Set(names).size,
    withinAnHour: heardWithinAnHour(heard),
    deadlines: met.length,
    latestDeadlineMs: Math.max(...met.map(({ lateMs }) => lateMs)),
    ...counts,
    relieved: heard.filter(({ key }) => key.kind === 'relieved').length,
    channels: bot.channels,
    noticesMs: ascending(noticesMs),
    deadlinesMs: ascending(deadlinesMs),
  }
}

/** A seat that anybody can take over: an empty one, or one whose person looks for a substitute. */
const freeSeatOf = ({ seating }: TableState): number | undefined =>
  emptySeatsOf(seating)[0] ?? seatsOfPlayersWantingSubstitute(seating)[0]

/** What people do first, where, and when. */
function firstOf(playing: readonly SimulatedTable[], upAt: (at: number) => number) {
  let first: { at: number; what: 'endsAt' | 'takesOverAt' | 'asksAt'; one: SimulatedTable } | null = null
  for (const one of playing)
    for (const what of ['endsAt', 'takesOverAt', 'asksAt'] as const) {
      const at = upAt(one[what])
      if (first === null || at < first.at) first = { at, what, one }
    }
  if (first === null) throw new Error('there are no tables')
  return first
}
