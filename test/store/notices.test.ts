import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { playMonths } from '#support/months/play'
import { type NoticeRepository, type PlannedNotice, type StoredNotice, syncNotices } from '#table'
import { tamper } from '../table/sitting.ts'
import { withTwoStores } from './databases.ts'

const NOON = new Date('2026-03-10T12:00:00Z')
const later = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000)
/** How long a claim stands, in ms: one that somebody waits for the end of, far longer than a statement takes. */
const SHORT = 300
const LONG = 60_000

/** All who are told something here. */
const PEOPLE = ['a1', 'b1', 'b2', 'b3', 'c1', 'c2', 'd1', 'd2', 'd3', 'e1', 'f1', 'h1', 'h2']

withTwoStores('notices', ({ url, store, another, ...stores }) => {
  const newTable = () => stores.newTable(undefined, PEOPLE)
  const wanted = (tableId: string, personId: string, changed: Partial<PlannedNotice> = {}): PlannedNotice => ({
    ...{ tableId, personId, kind: 'call', seq: 1, via: 'direct', dueAt: NOON },
    ...changed,
  })
  const plan = (tableId: string, all: readonly PlannedNotice[], isNews = true, now = NOON): Promise<StoredNotice[]> =>
    syncNotices(store.notices, tableId, () => all, { isNews, turn: null, now })
  const due = async (now: Date) => (await another.notices.due(now, 100)).map(({ personId }) => personId)

  it('are made what they should be, and stay what became of them', async () => {
    const { id } = await newTable()
    const call = wanted(id, 'a1')
    const reminder = wanted(id, 'a1', { kind: 'reminder', dueAt: later(60) })
    expect(await plan(id, [call, reminder])).toHaveLength(2)
    await store.notices.sent([call], later(1))
    const moved = { ...reminder, via: 'channel', dueAt: later(90) } as const
    await plan(id, [{ ...call, dueAt: later(5) }, moved])
    const kept = await another.notices.ofTable(id)
    expect(kept).toHaveLength(2)
    expect(kept).toContainEqual({ ...call, sentAt: later(1), problem: null })
    expect(kept).toContainEqual({ ...moved, sentAt: null, problem: null })
    // That somebody heard of what is over is known for an hour.
    await plan(id, [], true, later(60))
    expect(await another.notices.ofTable(id)).toEqual([{ ...call, kind: 'told', sentAt: later(1), problem: null }])
    await plan(id, [], true, later(61))
    expect(await another.notices.ofTable(id)).toEqual([])
  })

  it('are kept of nobody who is at no table: another process may have forgotten them since they were planned', async () => {
    const { id } = await newTable()
    expect(await plan(id, [wanted(id, 'forgotten'), wanted(id, 'a1')])).toMatchObject([{ personId: 'a1' }])
    await plan(id, [])
  })

  it('of what the channel shows already call nobody, nor does a reminder that is past when it is thought of', async () => {
    const { id } = await newTable()
    await plan(id, [wanted(id, 'b1'), wanted(id, 'b1', { kind: 'reminder', dueAt: later(-60) })], false)
    await plan(id, [wanted(id, 'b1', { seq: 2, kind: 'reminder', dueAt: later(-60) }), wanted(id, 'b2', { seq: 2 })])
    expect(await due(later(1))).toEqual(['b2'])
    await plan(id, [])
  })

  it('of a table that is over, and shown to be, are those that are left', async () => {
    const { id } = await newTable()
    await plan(id, [wanted(id, 'h1', { dueAt: later(60) })])
    const planning = { isNews: false, isSettled: true, turn: null, now: NOON }
    const settled = (...all: PlannedNotice[]) => syncNotices(store.notices, id, () => all, planning)
    expect(await settled(wanted(id, 'h1', { dueAt: later(90) }), wanted(id, 'h2'))).toMatchObject([
      { personId: 'h1', dueAt: later(90) },
    ])
    expect(await settled()).toEqual([])
    expect(await settled(wanted(id, 'h1'))).toEqual([])
  })

  it('of a turn that were sent are not sent again, though meanwhile nothing called for them; what time brings is no news', async () => {
    const { id } = await newTable()
    const turn = { personId: 'b3', seq: 1 }
    const planned = (...all: PlannedNotice[]) =>
      syncNotices(store.notices, id, () => all, { isNews: false, turn, now: NOON })
    const warning = wanted(id, 'b3', { kind: 'runningOut' })
    await planned(warning)
    expect(await due(NOON)).toEqual(['b3'])
    await store.notices.sent([warning], NOON)
    await planned()
    await planned(warning, wanted(id, 'b3', { kind: 'runningOut', seq: 4, via: 'channel' }))
    expect((await another.notices.due(NOON, 100)).map(({ via }) => via)).toEqual(['channel'])
    await plan(id, [])
  })

  it('are claimed by one, and again when that one said nothing for as long as it asked for', async () => {
    const [{ id: first }, { id: second }] = [await newTable(), await newTable()]
    await plan(first, [
      wanted(first, 'c1'),
      wanted(first, 'c2'),
      wanted(first, 'c1', { kind: 'next', dueAt: later(9) }),
    ])
    await plan(second, [wanted(second, 'c1', { via: 'channel' }), wanted(second, 'c2')])
    const both = await Promise.all(
      [store, another].map(({ notices }, index) => notices.claim('c1', `p${index}`, later(5), SHORT)),
    )
    expect(both.map((claimed) => claimed.length).sort()).toEqual([0, 1])
    await expect
      .poll(() => store.notices.claim('c1', 'p3', later(5), LONG))
      .toMatchObject([{ tableId: first, personId: 'c1', kind: 'call', orphanedAt: expect.any(Date) }])
    expect(await another.notices.claim('c1', 'p4', later(5), LONG)).toEqual([])
    expect((await due(later(5))).sort()).toEqual(['c1', 'c2', 'c2'])
    const [front = null] = await store.notices.due(later(5), 1)
    const rest = await store.notices.due(later(5), 100, front)
    expect([front, ...rest]).toEqual(await store.notices.due(later(5), 100))
    expect(rest).toHaveLength(2)

    // While it is claimed nobody sends it another way.
    const planned = await plan(first, [wanted(first, 'c1', { via: 'channel' })])
    expect(await store.notices.ofTable(first)).toMatchObject([{ personId: 'c1', via: 'direct', sentAt: null }])
    expect(planned).toEqual(await store.notices.ofTable(first))
    await store.notices.release([wanted(first, 'c1')], 'closed')
    expect(await store.notices.claim('c1', 'p5', later(5), LONG)).toMatchObject([
      { problem: 'closed', orphanedAt: null },
    ])
    await store.notices.sent([wanted(first, 'c1')], later(6))
    expect(await due(later(5))).toEqual(['c1', 'c2'])
    for (const id of [first, second]) await plan(id, [])
  })

  it('of a table of which somebody is just being told are not claimed besides, and what is being sent stays until that is said', async () => {
    const [{ id: first }, { id: second }] = [await newTable(), await newTable()]
    await plan(first, [wanted(first, 'f1'), wanted(first, 'f1', { kind: 'next' })])
    expect(await store.notices.claim('f1', 'p1', later(5), LONG)).toHaveLength(2)
    await plan(first, [wanted(first, 'f1', { seq: 2 })])
    await plan(second, [wanted(second, 'f1')])
    expect(await another.notices.claim('f1', 'p2', later(5), LONG)).toMatchObject([{ tableId: second }])
    await store.notices.sent([wanted(first, 'f1'), wanted(first, 'f1', { kind: 'next' })], later(6))
    await plan(first, [wanted(first, 'f1', { seq: 2 })], true, later(7))
    expect((await another.notices.ofTable(first)).map(({ kind, sentAt }) => [kind, sentAt])).toEqual(
      expect.arrayContaining([
        ['told', later(6)],
        ['call', null],
      ]),
    )
    expect(await another.notices.claim('f1', 'p2', later(7), LONG)).toMatchObject([{ tableId: first, seq: 2 }])
    for (const id of [first, second]) {
      await store.notices.release([wanted(id, 'f1'), wanted(id, 'f1', { seq: 2 })], null)
      await plan(id, [])
    }
  })

  it('that are said to be sent while they are planned anew stay known, and what comes after them waits for the hour', async () => {
    const { id } = await newTable()
    await plan(id, [wanted(id, 'e1')])
    const saidMeanwhile: NoticeRepository = {
      ...store.notices,
      change: async (changes) => {
        await another.notices.sent([wanted(id, 'e1')], later(2))
        await store.notices.change(changes)
      },
    }
    const next = (kept: readonly StoredNotice[]) => {
      const heard = kept.some(({ sentAt }) => sentAt !== null)
      return [wanted(id, 'e1', { seq: 2, dueAt: heard ? later(62) : NOON })]
    }
    const kept = await syncNotices(saidMeanwhile, id, next, { isNews: true, turn: null, now: later(2) })
    expect(kept.map(({ kind, sentAt, dueAt }) => [kind, sentAt, dueAt])).toEqual(
      expect.arrayContaining([
        ['told', later(2), NOON],
        ['call', null, later(62)],
      ]),
    )
    expect(kept).toHaveLength(2)
    await plan(id, [], true, later(100))
  })

  it('of one table are claimed at once, also by a process that asks twice, and where another died over some of them', async () => {
    const parted: number[][] = []
    for (let round = 0; round < 40; round++) {
      const person = `g${round}`
      const { id } = await stores.newTable(undefined, [person])
      await plan(id, [wanted(id, person)])
      await store.notices.claim(person, 'dead', later(5), 1)
      await plan(id, [wanted(id, person), wanted(id, person, { seq: 2 })])
      await sleep(3)
      const claimants = round % 2 === 0 ? [store, another] : [store, store]
      const both = await Promise.all(
        claimants.map(({ notices }) => notices.claim(person, notices === store.notices ? 'p0' : 'p1', later(5), LONG)),
      )
      parted.push(both.map((claimed) => claimed.length).sort())
      await store.notices.sent(both.flat(), later(6))
      await store.people.forget(person)
    }
    expect(parted).toEqual(parted.map(() => [0, 2]))
  })

  it('that a channel’s message sent are recorded with it; those of a person who is forgotten go', async () => {
    const { id, channelId } = await newTable()
    await plan(id, [wanted(id, 'd1', { via: 'channel' }), wanted(id, 'd2'), wanted(id, 'd3', { dueAt: later(60) })])
    await store.liveMessages.lease(id, channelId, 'one', LONG)
    const called = { notices: [wanted(id, 'd1')], at: later(1) }
    await store.liveMessages.record(id, channelId, 'one', { messageId: '17', seq: 1, settled: false, called })
    expect(await due(later(5))).toEqual(['d2'])
    await store.people.forget('d2')
    expect(await due(later(5))).toEqual([])
    // When the table is over they stay until the last is told who is to be told later.
    await store.liveMessages.lease(id, channelId, 'one', LONG)
    await store.liveMessages.record(id, channelId, 'one', { messageId: '17', seq: 2, settled: true })
    expect((await store.notices.ofTable(id)).map(({ personId }) => personId).sort()).toEqual(['d1', 'd3'])
    await store.notices.sent([wanted(id, 'd3')], later(60))
    expect(await another.notices.ofTable(id)).toEqual([])
  })

  it('of twenty times as many tables are looked through in at most four times the time', async () => {
    const text = (date: Date) => `'${date.toISOString().replace('Z', '+00:00')}'`
    const columns = 'table_id, person_id, kind, seq, via, due_at, sent_at'
    const addTables = async (first: number, last: number): Promise<void> => {
      const many = `WITH RECURSIVE n(i) AS (SELECT ${first} UNION ALL SELECT i + 1 FROM n WHERE i < ${last})`
      await tamper(
        url,
        `INSERT INTO tables (id, channel_id, solo) ${many} SELECT 'many' || i, 'many' || i, false FROM n`,
      )
      for (const person of ['e1', 'e2', 'e3', 'e4'])
        await tamper(
          url,
          `INSERT INTO notices (${columns}) ${many}
           SELECT 'many' || i, '${person}', 'call', 5, 'channel', ${text(later(-9))}, ${text(later(-9))} FROM n`,
        )
      for (const [which, dueAt] of [
        ['i <= 11', later(-9)],
        ['i > 11', later(9)],
      ] as const)
        await tamper(
          url,
          `INSERT INTO notices (${columns}) ${many}
           SELECT 'many' || i, 'e1', 'reminder', 5, 'channel', ${text(dueAt)}, NULL FROM n WHERE ${which}`,
        )
    }
    const leastMs = async (looks: number): Promise<number> => {
      let least = Number.POSITIVE_INFINITY
      for (let look = 0; look < looks; look++) {
        const began = performance.now()
        expect(await store.notices.due(NOON, 2000)).toHaveLength(11)
        least = Math.min(least, performance.now() - began)
      }
      return least
    }
    await addTables(1, 50)
    const few = await leastMs(31)
    await addTables(51, 1000)
    // Others may keep the machine busy longer than they did before.
    expect(await leastMs(310)).toBeLessThan(4 * few)
  })

  it('of tables side by side come once, within a minute while the bot is up, in nobody’s quiet hours, an hour after what was told before; so does what time brings', async () => {
    const { notices, deadlines, ...played } = await playMonths(store, { tables: 8, days: 6, diesOneIn: 10 })
    expect(notices).toBeGreaterThan(40)
    expect(deadlines).toBeGreaterThan(5)
    expect(played).toMatchObject({ twice: 0, inQuietHours: 0, withinAnHour: [] })
    // Each channel holds one live message, though now and then a process dies that has posted another.
    expect(played.channels).toMatchObject({ mostLive: 1, fewestLive: 1 })
    expect(Math.min(played.channels.deaths, played.channels.adopted, played.channels.deleted)).toBeGreaterThan(0)
    expect(Math.max(played.latestMs, played.latestDeadlineMs)).toBeLessThanOrEqual(60_000)
    expect(Math.min(played.planned, played.freed, played.moreTime, played.takenOver)).toBeGreaterThan(0)
  })
})
