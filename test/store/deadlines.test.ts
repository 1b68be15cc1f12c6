import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStore, type Store } from '#store'
import { type Deadline, syncDeadlines } from '#table'
import { type Fresh, onBothDatabases } from './databases.ts'

const NOON = new Date('2026-03-10T12:00:00Z')
const later = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000)

onBothDatabases('deadlines', (freshDatabase) => {
  let database: Fresh
  let store: Store

  beforeAll(async () => {
    database = await freshDatabase()
    store = await openStore(database.url)
  })
  afterAll(async () => {
    await store.close()
    await database.drop()
  })

  it('are those that there should be, and come when they are due, whoever planned them and however often', async () => {
    for (const id of ['one', 'two'])
      await store.tables.create({ id, guildId: null, channelId: id, solo: false }, [
        { seq: 1, actor: null, type: 'choice', data: {} },
      ])
    const wanted = (tableId: string, kind: Deadline['kind'], minutes: number): Deadline => ({
      ...{ tableId, kind },
      dueAt: later(minutes),
    })
    const plan = (tableId: string, ...all: readonly Deadline[]) => syncDeadlines(store.deadlines, tableId, all, NOON)
    const due = async (minutes: number) =>
      (await store.deadlines.due(later(minutes), 9)).map(({ tableId, kind }) => `${tableId} ${kind}`)
    await Promise.all([1, 2].map(() => plan('one', wanted('one', 'turn', 30), wanted('one', 'look', 20))))
    await plan('two', wanted('two', 'request', 10))
    expect(await due(9)).toEqual([])
    expect(await due(30)).toEqual(['two request', 'one look', 'one turn'])
    const [first = null] = await store.deadlines.due(later(30), 1)
    expect(await store.deadlines.due(later(30), 9, first)).toEqual([
      wanted('one', 'look', 20),
      wanted('one', 'turn', 30),
    ])
    await plan('one', wanted('one', 'turn', 40))
    expect(await store.deadlines.ofTable('one')).toEqual([wanted('one', 'turn', 40)])
    await plan('two')
    expect(await due(99)).toEqual(['one turn'])

    const look = [wanted('one', 'look', 5)]
    expect(await syncDeadlines(store.deadlines, 'one', look, NOON)).toBe(null)
    // What everybody is to see stays until they do, whoever else looks at the table meanwhile.
    expect(await syncDeadlines(store.deadlines, 'one', [wanted('one', 'look', 50)], later(6))).toEqual(later(5))
    expect(await syncDeadlines(store.deadlines, 'one', [], later(7))).toEqual(later(5))
    await syncDeadlines(store.deadlines, 'one', [wanted('one', 'look', 50)], later(7), later(5))
    expect(await syncDeadlines(store.deadlines, 'one', [], later(8))).toBe(null)
    expect(await due(99)).toEqual([])
  })

  it('come with what somebody sets that their open tables show, and nothing else of theirs', async () => {
    const began = [{ seq: 1, actor: null, type: 'choice', data: {} }]
    for (const [id, guildId, solo] of [
      ['shown', 'guild', false],
      ['direct', null, false],
      ['alone', 'guild', true],
    ] as const)
      await store.tables.create({ id, guildId, channelId: id, solo, people: ['ann'] }, began)
    const looks = async () =>
      (await store.deadlines.due(later(999), 99)).flatMap(({ tableId, kind, dueAt }) =>
        kind === 'look' ? [[tableId, dueAt]] : [],
      )
    await store.people.changeProfile('ann', () => ({ hints: true }))
    expect(await looks()).toEqual([])
    for (const minutes of [5, 7]) {
      await store.people.changeProfile('ann', () => ({ minutes }), later(minutes))
      expect(await store.people.profile('ann')).toEqual({ minutes })
      expect(await looks()).toEqual([['shown', later(minutes)]])
    }
  })
})
