import fc from 'fast-check'
import { expect, it } from 'vitest'
import { QUIET_TABLE } from '#support/quiet-table'
import {
  CLOCK_OPTIONS,
  DEFAULT_SETTINGS,
  type NoticeChanges,
  type NoticeKey,
  type NoticeSettings,
  noticesOf,
  type StoredNotice,
  sendableNoticeFilter,
  type TableNoticeFacts,
  turnTimeEnd,
} from '#table'
import { changesTo } from '#table/notices/sync-notices'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const START = Date.UTC(2026, 2, 27)
const PEOPLE = ['ann', 'ben', 'cleo', 'dan']
/** Of the paces that can be agreed on; a store is filled to its refill at least. */
const ALLOWANCES = CLOCK_OPTIONS.flatMap((clock) =>
  clock.kind === 'turn' ? clock.hours * HOUR : clock.kind === 'bank' ? clock.refill * HOUR : [],
)

/** Somebody has heard of the table: a message, and all that it says. */
interface Telling {
  readonly personId: string
  readonly via: string
  readonly at: number
  readonly about: readonly NoticeKey[]
}

/** The kept notices after changes. */
function changed(kept: readonly StoredNotice[], { added, moved, removed }: NoticeChanges): StoredNotice[] {
  const among = (all: readonly NoticeKey[], { personId, kind, seq }: NoticeKey) =>
    all.findIndex((one) => one.personId === personId && one.kind === kind && one.seq === seq)
  const left = kept.filter((one) => among(removed, one) < 0)
  return [...left.map((one) => ({ ...one, ...moved[among(moved, one)] })), ...added]
}

type Clock = NonNullable<TableNoticeFacts['turn']>['clock']
type AtEnd = NonNullable<Clock>['atEnd']

/** A table without a game, whose notices are planned and sent as a bot does it that looks at the very moment. */
function table(live: boolean, allowance: number, atEnd: AtEnd, settings: Map<string, NoticeSettings>) {
  const tellings: Telling[] = []
  const losses: { readonly warned: boolean }[] = []
  let kept: StoredNotice[] = []
  let now = START
  let seq = 1
  let acting = 0
  let isNews = true
  const clock = (): Clock => (live ? null : { allowance, extended: null, atEnd })
  const called = (ids: readonly string[]) => ids.map((personId) => ({ personId, seq }))
  const begun = (): TableNoticeFacts => {
    const personId = PEOPLE[acting] ?? ''
    return {
      ...{ ...QUIET_TABLE, live, called: called([personId]), turn: { personId, seq, clock: clock() } },
      ...{ since: new Date(now), next: PEOPLE[(acting + 1) % 4] ?? null },
    }
  }
  let waiting = begun()
  const settingsOf = (id: string): NoticeSettings => settings.get(id) ?? DEFAULT_SETTINGS
  const end = () => {
    const { turn, since } = waiting
    return turn?.clock == null ? null : turnTimeEnd({ ...turn.clock, since }, settingsOf(turn.personId))
  }

  function send(): void {
    const at = new Date(now)
    const planning = { isNews, turn: waiting.turn, now: at }
    kept = changed(kept, changesTo(kept, noticesOf(waiting, settingsOf, kept, at), planning))
    isNews = false
    const due = kept.filter((one) => one.sentAt === null && sendableNoticeFilter(waiting, settingsOf, at)(one))
    for (const personId of new Set(due.map((one) => one.personId)))
      for (const via of ['channel', 'direct'] as const) {
        const about = due.filter((one) => one.personId === personId && one.via === via)
        if (about.length > 0) tellings.push({ personId, via, at: now, about })
      }
    kept = kept.map((one) => (due.includes(one) ? { ...one, sentAt: at } : one))
  }

  /** Lets time pass; what is due is sent, unless the bot is down. */
  function pass(minutes: number, down: boolean): void {
    const to = now + minutes * MINUTE
    while (!down) {
      const dues = kept.flatMap(({ sentAt, dueAt }) =>
        sentAt === null && dueAt.getTime() > now ? dueAt.getTime() : [],
      )
      const next = Math.min(...dues, end()?.getTime() ?? to)
      if (next <= now || next >= to) break
      now = next
      if (next === end()?.getTime()) over()
      send()
    }
    now = to
    if (!down) send()
  }

  /** Somebody leaves so many minutes before the time for the turn is over. */
  function leavesBeforeEnd(who: number, minutes: number): void {
    const over = end()
    if (over !== null) pass(Math.max(0, (over.getTime() - now) / MINUTE - minutes), false)
    happens('left', who)
  }

  /** The time for the turn is over, while the bot was there. */
  function over(): void {
    const { turn } = waiting
    if (turn?.clock?.atEnd !== 'lose') return
    const isWarning = ({ kind, seq: about }: NoticeKey) => kind === 'runningOut' && about >= turn.seq
    const warned = tellings.some(({ personId, about }) => personId === turn.personId && about.some(isWarning))
    losses.push({ warned })
    happens('left', acting)
  }

  /** Something happens, and is told. */
  function happens(what: 'turn' | 'left' | 'reopened' | 'relieved' | 'more' | 'ended', who: number): void {
    seq++
    const { turn } = waiting
    const personId = PEOPLE[who % 4] ?? ''
    isNews = what !== 'relieved' && what !== 'more'
    switch (what) {
      case 'turn':
        acting = (acting + 1 + (who % 2)) % 4
        waiting = begun()
        break
      case 'left':
        waiting = { ...waiting, called: called(PEOPLE), ...(who % 4 === acting ? { turn: null, next: null } : {}) }
        break
      case 'reopened':
        waiting = { ...begun(), turn: { personId: PEOPLE[acting] ?? '', seq: seq - 1, clock: clock() } }
        break
      case 'relieved':
        waiting = { ...waiting, relieved: [...waiting.relieved, { personId, seq, at: new Date(now) }] }
        break
      case 'more': {
        const extended = { seq, at: new Date(now), until: new Date(now + 12 * HOUR) }
        if (turn?.clock != null) waiting = { ...waiting, turn: { ...turn, clock: { ...turn.clock, extended } } }
        break
      }
      case 'ended':
        waiting = { ...waiting, called: called(PEOPLE), playing: false, turn: null, next: null }
    }
    send()
  }
  send()
  return { pass, leavesBeforeEnd, happens, tellings, losses, set: settings.set.bind(settings) }
}

const someSettings = fc.record({
  turnNotice: fc.constantFrom('channel', 'channel', 'direct', 'direct', 'none'),
  nextNotice: fc.boolean(),
  reminderHours: fc.constantFrom(0, 6, 12, 24, 48),
  night: fc.boolean(),
})
const asSettings = ({ night, ...set }: typeof someSettings extends fc.Arbitrary<infer Set> ? Set : never) => ({
  ...DEFAULT_SETTINGS,
  ...set,
  ...(night ? { zone: 'Europe/Berlin', quiet: { from: 22, to: 7 } } : {}),
})
const someTime = fc.oneof(fc.nat(70), fc.nat(12_000))
/** What happens while the bot is up. */
const someDeed = fc.oneof(
  fc.record({
    happens: fc.constantFrom('turn', 'turn', 'turn', 'left', 'reopened', 'relieved', 'more', 'ended'),
    who: fc.nat(3),
  }),
  fc.record({ minutes: someTime, down: fc.constant(false) }),
  fc.record({ beforeEnd: fc.nat(200), leaves: fc.nat(3) }),
)
const anything = fc.oneof(
  { weight: 4, arbitrary: someDeed },
  fc.record({ minutes: someTime, down: fc.constant(true) }),
  fc.record({ who: fc.nat(3), settings: someSettings }),
)

/** What was told at a table that plays by and by, and who lost a seat there. */
const played = (steps: typeof anything) =>
  fc
    .record({
      allowance: fc.constantFrom(...ALLOWANCES),
      atEnd: fc.constantFrom<AtEnd>('lose', 'remind'),
      people: fc.array(someSettings, { minLength: 4, maxLength: 4 }),
      steps: fc.array(steps, { maxLength: 60 }),
    })
    .map(({ allowance, atEnd, people, steps: all }) => {
      const settings = new Map(people.map((set, index) => [PEOPLE[index] ?? '', asSettings(set)]))
      const at = table(false, allowance, atEnd, settings)
      for (const step of all) {
        if ('happens' in step) at.happens(step.happens, step.who)
        else if ('beforeEnd' in step) at.leavesBeforeEnd(step.leaves, step.beforeEnd)
        else if ('minutes' in step) at.pass(step.minutes, step.down)
        else at.set(PEOPLE[step.who] ?? '', asSettings(step.settings))
      }
      return at
    })

/** The shortest time between two messages to one person, in ms. */
function shortest(tellings: readonly Telling[]): number {
  const gaps = PEOPLE.flatMap((id) => {
    const theirs = tellings.filter(({ personId }) => personId === id)
    return theirs.slice(1).map(({ at }, index) => at - (theirs[index]?.at ?? 0))
  })
  return Math.min(...gaps)
}

it('whatever happens at a table that plays by and by, an hour is between two messages that tell one person of it', () => {
  fc.assert(
    fc.property(played(anything), ({ tellings }) => {
      expect(shortest(tellings)).toBeGreaterThanOrEqual(HOUR)
    }),
    { numRuns: 500 },
  )
})

it('where the bot was up all the time, whoever loses the seat for their time is over was warned in that turn, the hour or not', () => {
  let lost = 0
  fc.assert(
    fc.property(played(someDeed), ({ losses }) => {
      lost += losses.length
      expect(losses.filter(({ warned }) => !warned)).toEqual([])
    }),
    { numRuns: 200 },
  )
  expect(lost).toBeGreaterThan(0)
})

it('at a live table each turn is told at once, however soon after the one before', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20), { maxLength: 30 }), (minutes) => {
      const at = table(true, HOUR, 'remind', new Map())
      for (const some of minutes) {
        at.pass(some, false)
        at.happens('turn', 0)
      }
      expect(at.tellings.map(({ at: told }) => (told - START) / MINUTE)).toEqual(
        [0, ...minutes].map((_, index) => minutes.slice(0, index).reduce((sum, some) => sum + some, 0)),
      )
    }),
  )
})
