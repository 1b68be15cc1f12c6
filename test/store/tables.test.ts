import { expect, it } from 'vitest'
import { openStore, type Store } from '#store'
import type { EntryToAppend } from '#table'
import { connectToPostgres } from '../../src/store/postgres.ts'
import { freshPostgres, needs } from '../needs.ts'
import { onBothDatabases, withTwoStores } from './databases.ts'

const entry = (seq: number, more: Partial<EntryToAppend> = {}): EntryToAppend => ({
  seq,
  actor: 'ann',
  type: 'join',
  data: { seq },
  ...more,
})
const upTo = (last: number) => Array.from({ length: last }, (_, i) => entry(i + 1))

withTwoStores('a store', (stores) => {
  const { store, another } = stores
  const newTable = (first = upTo(1), people: readonly string[] = []) => stores.newTable(first, people)

  it('gives back what it was given, in the order of seq', async () => {
    const odd = { text: 'Grüße 🔥 \u0000 "\'; DROP TABLE', list: [null, 1.5, [true]], deep: { a: {} } }
    const { id, channelId } = await newTable([entry(1), entry(2, { actor: null, data: odd, interactionId: '99' })])
    await store.tables.append(id, [entry(3, { data: null })])

    const loaded = await store.tables.load(id)
    expect(loaded?.table).toEqual({
      id,
      guildId: 'guild',
      channelId,
      openIn: channelId,
      cardChannelId: null,
      askedIn: null,
      solo: false,
      createdAt: expect.any(Date),
      closedAt: null,
      ended: null,
    })
    expect(loaded?.snapshot).toBeNull()
    const at = expect.any(Date)
    expect(loaded?.entries).toEqual([
      { seq: 1, at, actor: 'ann', type: 'join', data: { seq: 1 }, interactionId: null },
      { seq: 2, at, actor: null, type: 'join', data: odd, interactionId: '99' },
      { seq: 3, at, actor: 'ann', type: 'join', data: null, interactionId: null },
    ])
    expect(await store.tables.load('nowhere')).toBeNull()
  })

  it('dates an entry by the clock of the process, whatever the time zone of the database', async () => {
    const before = Date.now()
    const { id } = await newTable()
    const [first] = await store.tables.entries(id)
    expect(first?.at.getTime()).toBeGreaterThanOrEqual(before)
    expect(first?.at.getTime()).toBeLessThanOrEqual(Date.now())
  })

  it('refuses a seq that is taken, and then appends nothing and changes nothing', async () => {
    const { id, channelId } = await newTable(upTo(3))
    expect(await store.tables.append(id, [entry(3, { type: 'other' })])).toEqual({ kind: 'taken' })
    expect(await store.tables.append(id, [entry(4), entry(5), entry(2)])).toEqual({ kind: 'taken' })
    const leave = { ended: { how: 'closed', at: new Date() } as const, people: ['bob'] }
    expect(await store.tables.append(id, [entry(4), entry(1)], leave)).toEqual({ kind: 'taken' })

    const loaded = await store.tables.load(id)
    expect(loaded?.entries.map(({ seq, type }) => `${seq} ${type}`)).toEqual(['1 join', '2 join', '3 join'])
    expect(loaded?.table).toMatchObject({ openIn: channelId, closedAt: null })
    expect(await store.tables.openTablesOf('bob', 9)).toEqual([])
  })

  it('appends all or none, however many they are', async () => {
    const { id } = await newTable()
    const many = Array.from({ length: 200 }, (_, i) => entry(i + 2))
    expect(await store.tables.append(id, [...many, entry(1)])).toEqual({ kind: 'taken' })
    expect(await store.tables.entries(id)).toHaveLength(1)
    expect(await store.tables.append(id, many)).toEqual({ kind: 'appended' })
    expect(await store.tables.entries(id)).toHaveLength(201)
  })

  it('gives a seq to one of several writers only, in one process or in two', async () => {
    const { id } = await newTable()
    for (let seq = 2; seq <= 11; seq++) {
      const writers = [store, another, store, another]
      const results = await Promise.all(
        writers.map((writer, who) =>
          writer.tables.append(
            id,
            [entry(seq, { actor: `writer ${who}` })],
            who < 2 ? { people: [`${who}`] } : undefined,
          ),
        ),
      )
      expect(results.filter(({ kind }) => kind === 'appended')).toHaveLength(1)
      const winner = results.findIndex(({ kind }) => kind === 'appended')
      expect((await another.tables.entries(id)).at(-1)).toMatchObject({ seq, actor: `writer ${winner}` })
    }
  })

  it('keeps what was acknowledged while another transaction of the same process fails', async () => {
    const [steady, clumsy] = [await newTable(), await newTable()]
    const failing = Array.from({ length: 20 }, () => store.tables.append(clumsy.id, [entry(1)], { people: ['zoe'] }))
    const fine = Array.from({ length: 40 }, (_, i) => store.tables.append(steady.id, [entry(i + 2)]))
    for (const result of await Promise.all(failing)) expect(result.kind).toBe('taken')
    for (const result of await Promise.all(fine)) expect(result.kind).toBe('appended')
    expect(await another.tables.entries(steady.id)).toHaveLength(41)
  })

  it('has at most one open table a channel, and a new one once that is closed', async () => {
    const { id, channelId } = await newTable()
    const next = (name: string) => ({ id: name, guildId: null, channelId, solo: true })
    expect(await store.tables.create(next(`${id}b`), upTo(1))).toEqual({ kind: 'channelTaken', tableId: id })
    expect(await store.tables.load(`${id}b`)).toBeNull()
    expect(await store.tables.openInChannel(channelId)).toBe(id)

    const closedAt = new Date('2026-12-24T18:00:00.123Z')
    expect(await store.tables.append(id, [entry(2)], { ended: { how: 'closed', at: closedAt } })).toEqual({
      kind: 'appended',
    })
    expect((await store.tables.load(id))?.table).toMatchObject({ openIn: null, channelId, closedAt })
    expect(await store.tables.openInChannel(channelId)).toBeNull()

    const both = await Promise.all([
      store.tables.create(next(`${id}c`), upTo(1)),
      another.tables.create(next(`${id}d`), upTo(1)),
    ])
    const tableId = await store.tables.openInChannel(channelId)
    expect(both.map(({ kind }) => kind).sort()).toEqual(['channelTaken', 'created'])
    expect(both.find(({ kind }) => kind === 'channelTaken')).toEqual({ kind: 'channelTaken', tableId })
  })

  it('has of the tables that played in one thread only the newest on its card', async () => {
    const around = 'around'
    const thread = 'thread'
    const open = (id: string) =>
      store.tables.create({ id, guildId: 'guild', channelId: thread, cardChannelId: around, solo: false }, upTo(1))
    const cardOf = async (id: string) => (await store.liveMessages.get(id, around))?.messageId
    expect(await store.tables.hasCard(around, thread)).toBe(false)
    await open(`${thread}a`)
    expect(await cardOf(`${thread}a`)).toBe(thread)
    expect(await store.tables.openAround(around, 5)).toEqual([`${thread}a`])
    await store.tables.append(`${thread}a`, [entry(2)], { ended: { how: 'closed', at: new Date() } })
    expect(await store.tables.openAround(around, 5)).toEqual([])
    expect(await store.tables.hasCard(around, thread)).toBe(true)
    await open(`${thread}b`)
    expect([await cardOf(`${thread}a`), await cardOf(`${thread}b`)]).toEqual([null, thread])
    const behind = await store.liveMessages.outdatedChannels(100)
    expect(behind.filter(({ channelId }) => channelId === around).map(({ tableId }) => tableId)).toEqual([`${thread}b`])
  })

  it('does not open a second table with the id of another', async () => {
    const { id } = await newTable()
    const elsewhere = { id, guildId: null, channelId: 'elsewhere', solo: true }
    await expect(store.tables.create(elsewhere, upTo(1))).rejects.toThrow(id)
    expect(await store.tables.openInChannel('elsewhere')).toBeNull()
  })

  it('loads what comes after a seq, or after the newest snapshot, or all of it for a replay', async () => {
    const { id } = await newTable(upTo(6))
    await store.tables.saveSnapshot(id, 2, { at: 2 })
    await store.tables.saveSnapshot(id, 4, { at: 4 })
    const seqs = async (afterSeq?: number) => (await another.tables.load(id, afterSeq))?.entries.map(({ seq }) => seq)
    expect((await another.tables.load(id))?.snapshot).toEqual({ seq: 4, state: { at: 4 } })
    expect(await seqs()).toEqual([5, 6])
    expect(await seqs(5)).toEqual([6])
    expect(await seqs(0)).toEqual([1, 2, 3, 4, 5, 6])
    expect(await another.tables.entries(id)).toHaveLength(6)
  })

  it('keeps a box once, by its hash', async () => {
    await Promise.all([store.tables.saveBox('abc', { tiles: [1] }), another.tables.saveBox('abc', { tiles: [1] })])
    expect(await store.tables.box('abc')).toEqual({ tiles: [1] })
    expect(await store.tables.box('none')).toBeNull()
  })

  it('finds the open tables that a person sits at', async () => {
    const first = await newTable(upTo(1), ['carla'])
    // The newest comes first; of those of one millisecond, any.
    const begun = Date.now()
    await expect.poll(() => Date.now()).toBeGreaterThan(begun)
    const second = await newTable(upTo(1))
    const of = (person: string) => store.tables.openTablesOf(person, 9)
    expect(await of('carla')).toEqual([first.id])

    await store.tables.append(second.id, [entry(2)], { people: ['dora', 'carla', 'carla'] })
    expect(await of('carla')).toEqual([second.id, first.id])
    await store.tables.append(second.id, [entry(3)], { people: ['dora'] })
    expect(await of('carla')).toEqual([first.id])
    expect(await of('dora')).toEqual([second.id])
    await store.tables.append(second.id, [entry(4)], { ended: { how: 'closed', at: new Date() } })
    expect(await of('dora')).toEqual([])
  })

  /** Forgets Ann, who acted in every entry and is named in the second, at a table with entries up to seq. */
  const forget = (of: Store, id: string, seq: number) =>
    of.tables.forget(id, 'ann', entry(seq + 1, { actor: null, type: 'forgotten' }), {
      id: 'former',
      entries: [{ seq: 2, data: 'former' }],
      over: false,
      channel: false,
    })

  it('forgets somebody together with the entry that says so, or not at all when another was first', async () => {
    const { id } = await newTable([entry(1), entry(2, { data: 'ann' })])
    await store.tables.saveSnapshot(id, 2, 'ann')
    const before = await store.tables.load(id, 0)
    expect(await forget(store, id, 1)).toEqual({ kind: 'taken' })
    expect(await store.tables.load(id, 0)).toEqual(before)
    expect(await forget(store, id, 2)).toEqual({ kind: 'appended' })
    const after = await another.tables.load(id, 0)
    expect(after?.snapshot).toBeNull()
    expect(after?.entries).toMatchObject([
      { seq: 1, actor: 'former', data: { seq: 1 } },
      { seq: 2, actor: 'former', data: 'former' },
      { seq: 3, actor: null, type: 'forgotten' },
    ])
  })

  it('refuses a snapshot from before somebody was forgotten, also when both come at once; a later one it takes', async () => {
    for (let round = 0; round < 12; round++) {
      const { id } = await newTable(upTo(2))
      const wait = () => new Promise((resolve) => setTimeout(resolve, round % 4))
      await Promise.all([
        wait().then(() => another.tables.saveSnapshot(id, 2, 'ann')),
        wait().then(() => forget(store, id, 2)),
      ])
      expect((await store.tables.load(id))?.snapshot, `round ${round}`).toBeNull()
      await another.tables.saveSnapshot(id, 2, 'ann')
      expect((await store.tables.load(id))?.snapshot).toBeNull()
      await another.tables.saveSnapshot(id, 3, 'former')
      expect((await store.tables.load(id))?.snapshot).toEqual({ seq: 3, state: 'former' })
    }
  })

  it('keeps what a person set, the last time', async () => {
    expect(await store.people.profile('eve')).toBeNull()
    await store.people.changeProfile('eve', () => ({ locale: 'de' }))
    await store.people.changeProfile('eve', (kept) => ({ kept, guide: false }))
    expect(await another.people.profile('eve')).toEqual({ kept: { locale: 'de' }, guide: false })
  })

  it('loses nothing when two processes change what a person set at once, from the first time on', async () => {
    const changes = Array.from({ length: 24 }, (_, n) =>
      (n % 2 === 0 ? store : another).people.changeProfile('finn', (kept) => ({ ...Object(kept), [n]: true })),
    )
    await Promise.all(changes)
    expect(Object.keys(Object(await store.people.profile('finn')))).toHaveLength(24)
  })
})

onBothDatabases('a store of its own', (freshDatabase, name) => {
  it('lists lobbies that were left alone, page by page', async () => {
    const database = await freshDatabase()
    const store = await openStore(database.url)
    for (const id of ['a', 'b', 'c', 'd']) {
      await store.tables.create({ id, guildId: null, channelId: id, solo: false }, upTo(1))
      await tick()
    }
    await store.tables.append('a', [entry(2)])
    await store.tables.append('c', [entry(2)], { ended: { how: 'closed', at: new Date() } })
    await tick()
    const now = new Date()
    await store.tables.append('d', [entry(2, { type: 'started' })])
    const later = new Date(Date.now() + 1000)
    const quiet = store.tables.inactiveLobbies
    expect(await quiet(now, null, 10)).toEqual(['a', 'b'])
    expect(await quiet(later, null, 10)).toEqual(['a', 'b'])
    expect(await quiet(later, null, 1)).toEqual(['a'])
    expect(await quiet(later, 'a', 1)).toEqual(['b'])
    const [, last] = await store.tables.entries('a')
    expect(await quiet(last?.at ?? now, null, 10)).toEqual(['b'])
    await store.tables.saveSnapshot('b', 1, {})
    expect(await quiet(last?.at ?? now, null, 10)).toEqual([])
    await store.close()
    await database.drop()
  })

  it('goes through all tables page by page, open or not', async () => {
    const database = await freshDatabase()
    const store = await openStore(database.url)
    for (const id of ['c', 'a', 'b']) {
      await store.tables.create({ id, guildId: null, channelId: id, solo: false }, upTo(1))
    }
    await store.tables.append('b', [entry(2)], { ended: { how: 'closed', at: new Date() } })
    expect(await store.tables.ids(null, 2)).toEqual(['a', 'b'])
    expect(await store.tables.ids('b', 2)).toEqual(['c'])
    expect(await store.tables.ids('c', 2)).toEqual([])
    await store.close()
    await database.drop()
  })

  it('has everything after it was closed and opened again', async () => {
    const database = await freshDatabase()
    const store = await openStore(database.url)
    await store.tables.create({ id: 'a', guildId: null, channelId: 'c', solo: true, people: ['ann'] }, upTo(3))
    await store.tables.saveSnapshot('a', 2, ['state'])
    const before = [
      await store.tables.load('a'),
      await store.tables.entries('a'),
      await store.tables.openTablesOf('ann', 9),
    ]
    await store.close()

    const again = await openStore(database.url)
    expect([
      await again.tables.load('a'),
      await again.tables.entries('a'),
      await again.tables.openTablesOf('ann', 9),
    ]).toEqual(before)
    expect(await again.tables.append('a', [entry(3)])).toEqual({ kind: 'taken' })
    await again.close()
    await database.drop()
  })

  it('is well until the database goes away', async () => {
    const database = await freshDatabase()
    const store = await openStore(database.url)
    expect(await store.check()).toBeNull()
    if (name === 'PostgreSQL') {
      await database.drop()
      expect(await store.check()).toMatch(/^.+$/)
      await store.close()
    } else {
      await store.close()
      await database.drop()
    }
  })
})

it.skipIf(!(await needs('postgres')))(
  'a PostgreSQL that only reads is not well, and refuses what it cannot keep',
  async () => {
    const database = await freshPostgres()
    const store = await openStore(database.url)
    await store.tables.create({ id: 't', guildId: null, channelId: 'c', solo: true }, [])
    const server = await connectToPostgres(database.url)
    await server.query(
      `ALTER DATABASE ${new URL(database.url).pathname.slice(1)} SET default_transaction_read_only TO on`,
    )
    await server.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    )
    await server.end()
    // The first to ask may find only that the line broke.
    await store.check()
    expect(await store.check()).toContain('read-only transaction')
    expect(await store.tables.load('t')).not.toBeNull()
    await expect(store.tables.append('t', upTo(1))).rejects.toThrow('read-only transaction')
    await store.close()
    await database.drop()
  },
)

it.each([
  ['mysql://localhost/bonfire', /"file:" and a path/],
  ['file:/dev/null/bonfire.db', /cannot be opened: .*\/dev\/null/],
  ['postgresql://bot:sesame@127.0.0.1:1/bonfire', /at 127\.0\.0\.1:1 cannot be opened: .*ECONNREFUSED/],
])('says in one line why it cannot open %s, and no password', async (url, why) => {
  const error = await openStore(url).catch((problem: unknown) => problem)
  if (!(error instanceof Error)) throw new Error('It opened.')
  expect(error.message).toMatch(why)
  expect(error.message.split('\n')).toHaveLength(1)
  expect(error.message).not.toContain('sesame')
})

/** Lets the clock's millisecond pass, so that two entries are not of the same one. */
async function tick(): Promise<void> {
  const now = Date.now()
  while (Date.now() <= now + 1) await new Promise((resolve) => setImmediate(resolve))
}
