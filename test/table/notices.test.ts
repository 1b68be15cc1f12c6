import { describe, expect, it } from 'vitest'
import { QUIET_TABLE } from '#support/quiet-table'
import {
  DEFAULT_SETTINGS,
  isQuiet,
  type NoticeSettings,
  noticesOf,
  sendableNoticeFilter,
  type TableNoticeFacts,
} from '#table'
import { afterQuiet } from '#table/clock/quiet-hours'

const at = (iso: string) => new Date(iso)
const set = (changed: Partial<NoticeSettings> = {}): NoticeSettings => ({ ...DEFAULT_SETTINGS, ...changed })
const NIGHT = { zone: 'Europe/Berlin', quiet: { from: 22, to: 7 } } as const

/** Ann's turn, since noon. */
const turn = (changed: Partial<TableNoticeFacts> = {}): TableNoticeFacts => ({
  ...QUIET_TABLE,
  called: [{ personId: 'ann', seq: 5 }],
  turn: { personId: 'ann', seq: 5, clock: null },
  next: 'ben',
  ...changed,
})
/** The notices of a table, as `who kind how when`. */
function notices(
  waiting: TableNoticeFacts,
  settings: Readonly<Record<string, Partial<NoticeSettings>>> = {},
  now: Date = waiting.since,
): string[] {
  return noticesOf(waiting, (id) => set(settings[id]), [], now).map(
    ({ personId, kind, via, dueAt }) => `${personId} ${kind} ${via} ${dueAt.toISOString().slice(5, 16)}`,
  )
}

describe('of a turn', () => {
  it('whoever must act is told at once, and reminded after a day, in the channel, unless they say otherwise', () => {
    expect(notices(turn())).toEqual(['ann call channel 03-10T12:00', 'ann reminder channel 03-11T12:00'])
    expect(notices(turn(), { ann: { turnNotice: 'direct', reminderHours: 6 } })).toEqual([
      'ann call direct 03-10T12:00',
      'ann reminder direct 03-10T18:00',
    ])
    expect(notices(turn(), { ann: { reminderHours: 0 } })).toEqual(['ann call channel 03-10T12:00'])
    expect(notices(turn(), { ann: { turnNotice: 'none' } })).toEqual([])
  })

  it('with half of the turn’s time left they are reminded, if that is sooner', () => {
    const hours = (time: number) => turn({ turn: { personId: 'ann', seq: 5, clock: null, time: time * 3_600_000 } })
    expect(notices(hours(12))).toEqual(['ann call channel 03-10T12:00', 'ann reminder channel 03-10T18:00'])
    expect(notices(hours(72))).toEqual(['ann call channel 03-10T12:00', 'ann reminder channel 03-11T12:00'])
    expect(notices(hours(12), { ann: { reminderHours: 0 } })).toEqual(['ann call channel 03-10T12:00'])
  })

  it('a question about their seat moves no reminder of theirs', () => {
    const asked = turn({ called: [{ personId: 'ann', seq: 9 }] })
    const heard = { tableId: 't', personId: 'ann', seq: 5, via: 'channel', problem: null } as const
    const kept = ['2026-03-10T12:00:00Z', '2026-03-11T09:00:00Z'].map((iso, index) => ({
      ...{ ...heard, kind: index === 0 ? ('call' as const) : ('overdue' as const) },
      ...{ dueAt: at(iso), sentAt: at(iso) },
    }))
    const now = at('2026-03-11T11:00:00Z')
    const reminder = noticesOf(asked, () => set(), kept, now).find(({ kind }) => kind === 'reminder')
    expect(reminder?.dueAt).toEqual(at('2026-03-11T12:00:00Z'))
  })

  it('nobody is reminded within an hour after they were called to something else, also where all is told at once', () => {
    const freed = turn({ live: true, called: [{ personId: 'ann', seq: 9 }] })
    const called = at('2026-03-10T17:40:00Z')
    const key = { tableId: 't', personId: 'ann', kind: 'call', seq: 9, via: 'channel' } as const
    const kept = [{ ...key, problem: null, dueAt: called, sentAt: called }]
    const all = noticesOf(freed, () => set({ reminderHours: 6 }), kept, at('2026-03-10T17:50:00Z'))
    expect(all.find(({ kind }) => kind === 'reminder')?.dueAt).toEqual(at('2026-03-10T18:40:00Z'))
  })

  it('whoever is next is told if they want to be', () => {
    expect(notices(turn(), { ben: { nextNotice: true, turnNotice: 'direct' } })).toContain(
      'ben next direct 03-10T12:00',
    )
    expect(notices(turn({ next: null }), { ben: { nextNotice: true } })).toHaveLength(2)
    expect(notices(turn(), { ben: { nextNotice: true, turnNotice: 'none' } })).toHaveLength(2)
  })

  it('what falls into quiet hours is due when they end, and the hours until the reminder count from then', () => {
    const night = turn({ since: at('2026-03-10T23:30:00Z') })
    expect(notices(night, { ann: { ...NIGHT, reminderHours: 6 } })).toEqual([
      'ann call channel 03-11T06:00',
      'ann reminder channel 03-11T12:00',
    ])
    // Eighteen hours after noon it is six in the morning.
    expect(notices(turn(), { ann: { ...NIGHT, reminderHours: 12 } })).toContain('ann reminder channel 03-11T06:00')
  })

  it('whoever is called late, for they had quiet hours that they ended, is reminded no sooner after it than they wish', () => {
    const call = { tableId: 't', personId: 'ann', kind: 'call', seq: 5, via: 'channel', problem: null } as const
    const reminded = (sentAt: string, waiting = turn()) => {
      const kept = [{ ...call, dueAt: at('2026-03-10T12:00:00Z'), sentAt: at(sentAt) }]
      const all = noticesOf(waiting, () => set({ reminderHours: 6 }), kept, at('2026-03-10T17:00:00Z'))
      return all.find(({ kind }) => kind === 'reminder')?.dueAt
    }
    expect(reminded('2026-03-10T16:30:00Z')).toEqual(at('2026-03-10T22:30:00Z'))
    const news = turn({ called: [{ personId: 'ann', seq: 9 }] })
    expect(reminded('2026-03-10T16:30:00Z', news)).toEqual(at('2026-03-10T22:30:00Z'))
    expect(reminded('2026-03-10T12:00:03Z')).toEqual(at('2026-03-10T18:00:00Z'))
  })

  it('what could not be sent in time is due as it was, but for quiet hours that are on by then', () => {
    const late = (now: string) => notices(turn(), { ann: NIGHT }, at(now))
    expect(late('2026-03-14T12:00:00Z')).toEqual(['ann call channel 03-10T12:00', 'ann reminder channel 03-11T12:00'])
    expect(late('2026-03-14T22:00:00Z')).toEqual(['ann call channel 03-15T06:00', 'ann reminder channel 03-15T06:00'])
  })
})

it('news call everybody whom they concern, each as they want to hear it; nobody is reminded of them', () => {
  const news = turn({
    called: ['ann', 'ben', 'cleo'].map((personId) => ({ personId, seq: 5 })),
    turn: null,
    next: null,
  })
  expect(notices(news, { ben: { turnNotice: 'direct' }, cleo: { turnNotice: 'none' } })).toEqual([
    'ann call channel 03-10T12:00',
    'ben call direct 03-10T12:00',
  ])
})

it('whoever looked for a substitute hears that one came, as they want to hear it, after their quiet hours', () => {
  const came = turn({ relieved: [{ personId: 'cleo', seq: 9, at: at('2026-03-10T23:30:00Z') }] })
  const heard = (cleo: Partial<NoticeSettings>) => notices(came, { cleo }).filter((one) => one.startsWith('cleo'))
  const away = [{ from: at('2026-03-10T18:00:00Z').getTime(), until: at('2026-03-15T18:00:00Z').getTime() }]
  expect(heard({ away })).toEqual(['cleo relieved channel 03-10T23:30'])
  expect(heard({ ...NIGHT, turnNotice: 'direct' })).toEqual(['cleo relieved direct 03-11T06:00'])
  expect(heard({ turnNotice: 'none' })).toEqual([])
  // When the game is over, only where it was planned before: nothing is kept of what was told then.
  const over = { ...came, playing: false, turn: null, next: null, called: [] }
  const planned = noticesOf(came, () => set(), [], came.since).filter(({ kind }) => kind === 'relieved')
  const kept = planned.map((one) => ({ ...one, sentAt: null, problem: null }))
  expect(noticesOf(over, () => set(), kept, came.since)).toEqual(planned)
  expect(noticesOf(over, () => set(), [], came.since)).toEqual([])
})

describe('of a turn with a clock', () => {
  const timed = (atEnd: 'lose' | 'remind', hours: number, changed: Partial<TableNoticeFacts> = {}): TableNoticeFacts =>
    turn({
      turn: { personId: 'ann', seq: 5, clock: { allowance: hours * 3_600_000, extended: null, atEnd } },
      ...changed,
    })

  it('whoever would lose the seat is told so in time, also who else wants to hear nothing; reminders close to that are left out', () => {
    expect(notices(timed('lose', 72))).toEqual([
      'ann call channel 03-10T12:00',
      'ann reminder channel 03-11T12:00',
      'ann runningOut channel 03-13T00:00',
    ])
    expect(notices(timed('lose', 24), { ann: { turnNotice: 'direct' } })).toEqual([
      'ann call direct 03-10T12:00',
      'ann runningOut direct 03-11T06:00',
    ])
    expect(notices(timed('lose', 24), { ann: { turnNotice: 'none' } })).toEqual(['ann runningOut channel 03-11T06:00'])
    expect(notices(timed('lose', 24), { ann: { reminderHours: 12 } })).toContain('ann reminder channel 03-11T00:00')
    expect(notices(timed('lose', 12), { ann: { reminderHours: 12 } })).toEqual([
      'ann call channel 03-10T12:00',
      'ann runningOut channel 03-10T21:00',
    ])
  })

  it('the stronger reminder comes at the end, before everybody; both wait for the end of quiet hours and of being away', () => {
    expect(notices(timed('remind', 48), { ann: { turnNotice: 'direct' } })).toContain('ann overdue channel 03-12T12:00')
    const away = [{ from: at('2026-03-10T18:00:00Z').getTime(), until: at('2026-03-15T18:00:00Z').getTime() }]
    expect(notices(timed('remind', 48), { ann: { away } }, at('2026-03-10T18:00:00Z'))).toEqual([
      'ann call channel 03-10T12:00',
      'ann reminder channel 03-15T18:00',
      'ann overdue channel 03-17T12:00',
    ])
    // Nine hours until the night, and fifteen from the morning to the next.
    expect(notices(timed('remind', 24), { ann: NIGHT })).toContain('ann overdue channel 03-12T06:00')
  })

  it('what is late because no bot was there does not come in quiet hours that are on by then', () => {
    const late = (atEnd: 'lose' | 'remind') =>
      notices(timed(atEnd, 72), { ann: { ...NIGHT, reminderHours: 0 } }, at('2026-03-16T22:00:00Z')).slice(1)
    expect(late('lose')).toEqual(['ann runningOut channel 03-17T06:00'])
    expect(late('remind')).toEqual(['ann overdue channel 03-17T06:00'])
  })

  it('a reminder that is late is left out where the end is near by then, or is over', () => {
    const late = (atEnd: 'lose' | 'remind', now: string) =>
      notices(timed(atEnd, 72), { ann: { turnNotice: 'direct' } }, at(now)).slice(1)
    const reminded = 'ann reminder direct 03-11T12:00'
    expect(late('lose', '2026-03-12T18:00:00Z')).toEqual([reminded, 'ann runningOut direct 03-13T00:00'])
    expect(late('lose', '2026-03-12T18:01:00Z')).toEqual(['ann runningOut direct 03-13T00:00'])
    expect(late('remind', '2026-03-13T06:00:00Z')).toEqual([reminded, 'ann overdue channel 03-13T12:00'])
    expect(late('remind', '2026-03-13T06:01:00Z')).toEqual(['ann overdue channel 03-13T12:00'])
    expect(late('remind', '2026-03-13T12:00:00Z')).toEqual(['ann overdue channel 03-13T12:00'])
  })

  it('nothing more is told of a turn once its time is over that costs the seat: what comes of that is', () => {
    const sent = (atEnd: 'lose' | 'remind', now: string) => {
      const waiting = { ...timed(atEnd, 24), next: 'ben' }
      const settingsOf = (id: string) => set(id === 'ben' ? { nextNotice: true } : {})
      return noticesOf(waiting, settingsOf, [], at(now))
        .filter(sendableNoticeFilter(waiting, settingsOf, at(now)))
        .map(({ personId, kind }) => `${personId} ${kind}`)
    }
    expect(sent('lose', '2026-03-11T11:59:00Z')).toEqual(['ann call', 'ann runningOut', 'ben next'])
    expect(sent('lose', '2026-03-11T12:00:00Z')).toEqual(['ben next'])
    expect(sent('remind', '2026-03-11T12:00:00Z')).toEqual(['ann call', 'ann overdue', 'ben next'])
  })

  it('more time is told at once', () => {
    const now = at('2026-03-20T12:00:00Z')
    const extended = { seq: 9, at: now, until: at('2026-03-21T00:00:00Z') }
    const clock = { allowance: 86_400_000, extended, atEnd: 'lose' } as const
    expect(notices(turn({ turn: { personId: 'ann', seq: 5, clock } }), {}, now)).toContain(
      'ann runningOut channel 03-20T12:00',
    )
  })
})

describe('quiet hours', () => {
  it('hold in the person’s own time zone, by day or over midnight', () => {
    const tokyo = { zone: 'Asia/Tokyo', quiet: { from: 9, to: 17 } }
    expect(isQuiet(tokyo, at('2026-03-10T00:00:00Z'))).toBe(true)
    expect(isQuiet(tokyo, at('2026-03-10T08:00:00Z'))).toBe(false)
    expect(afterQuiet(tokyo, at('2026-03-10T03:10:20Z'))).toEqual(at('2026-03-10T08:00:00Z'))
    expect(afterQuiet({ ...tokyo, zone: 'Asia/Kathmandu' }, at('2026-03-10T05:00:00Z'))).toEqual(
      at('2026-03-10T11:15:00Z'),
    )
    expect(afterQuiet(NIGHT, at('2026-03-10T21:00:00Z'))).toEqual(at('2026-03-11T06:00:00Z'))
    expect(afterQuiet(NIGHT, at('2026-03-10T20:59:59Z'))).toEqual(at('2026-03-10T20:59:59Z'))
  })

  it('end by the clock on the wall when the clocks change', () => {
    expect(afterQuiet(NIGHT, at('2026-03-28T23:00:00Z'))).toEqual(at('2026-03-29T05:00:00Z'))
    expect(afterQuiet(NIGHT, at('2026-10-24T23:00:00Z'))).toEqual(at('2026-10-25T06:00:00Z'))
    // Two o’clock does not come that night.
    const shorter = { zone: 'Europe/Berlin', quiet: { from: 22, to: 2 } }
    expect(afterQuiet(shorter, at('2026-03-28T23:00:00Z'))).toEqual(at('2026-03-29T01:00:00Z'))
  })

  it('go on to the next day where the only hour of the day without them does not come, or comes twice', () => {
    const day = { zone: 'Europe/Berlin', quiet: { from: 3, to: 2 } }
    expect(afterQuiet(day, at('2026-03-28T02:00:00Z'))).toEqual(at('2026-03-30T00:00:00Z'))
    expect(afterQuiet(day, at('2026-10-24T01:00:00Z'))).toEqual(at('2026-10-25T00:00:00Z'))
    expect(afterQuiet(day, at('2026-10-25T01:59:00Z'))).toEqual(at('2026-10-25T01:59:00Z'))
    expect(afterQuiet(day, at('2026-10-25T02:00:00Z'))).toEqual(at('2026-10-26T01:00:00Z'))
  })

  it('are none without a time zone, in one that nobody knows, or from an hour to the same', () => {
    const noon = at('2026-03-10T23:00:00Z')
    for (const settings of [
      { ...NIGHT, zone: null },
      { ...NIGHT, zone: 'Europe/Atlantis' },
      { ...NIGHT, quiet: null },
      { ...NIGHT, quiet: { from: 0, to: 0 } },
    ])
      expect(afterQuiet(settings, noon)).toBe(noon)
  })
})
