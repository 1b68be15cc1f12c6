import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { openStore } from '#store'
import { copies } from '#support/copies'
import type { EntryToAppend } from '#table'
import { onBothDatabases, withTwoStores } from './databases.ts'

const entry = (seq: number): EntryToAppend => ({ seq, actor: null, type: 'choice', data: {} })
const LONG = 60_000

withTwoStores('what a channel shows', ({ store, another, newTable }) => {
  it('is nothing at first, then what its publisher says', async () => {
    const { id, channelId } = await newTable()
    const shown = { tableId: id, channelId, messageId: null, seq: 0 }
    expect(await store.liveMessages.get(id, channelId)).toEqual(shown)
    expect(await store.liveMessages.get(id, 'elsewhere')).toBeNull()

    expect(await store.liveMessages.lease(id, channelId, 'one', LONG)).toEqual({
      ...shown,
      ...{ orphaned: false, gone: false, left: null, lastSeq: 1 },
    })
    expect(await store.liveMessages.record(id, channelId, 'one', { messageId: 'm1', seq: 1, settled: false })).toBe(
      true,
    )
    expect(await another.liveMessages.get(id, channelId)).toEqual({ ...shown, messageId: 'm1', seq: 1 })
  })

  it('is nobody’s to publish where a process died whose clock was hours ahead', async () => {
    const { id, channelId } = await newTable()
    const MINUTE = 60_000
    // As a clock would have it that is so far ahead.
    await store.liveMessages.lease(id, channelId, 'ahead', LONG + 5 * MINUTE)
    expect(await another.liveMessages.lease(id, channelId, 'next', LONG)).toBeNull()
    await store.liveMessages.lease(id, channelId, 'ahead', LONG + 240 * MINUTE)
    expect(await another.liveMessages.lease(id, channelId, 'next', LONG)).toMatchObject({ orphaned: true })
    expect(await store.liveMessages.renew(id, channelId, 'ahead', LONG)).toBe(false)
  })

  it('may be nothing for its channel is gone: then the table moves to one where no other is open, which follows it no more', async () => {
    const { id, channelId } = await newTable()
    const goneAt = async (seq: number, gone: boolean) => {
      await store.liveMessages.lease(id, channelId, 'one', LONG)
      await store.liveMessages.record(id, channelId, 'one', { messageId: null, seq, settled: false, gone })
      return [
        await another.tables.isPlaceGone(id),
        (await another.liveMessages.lease(id, channelId, 'one', LONG))?.gone,
      ]
    }
    expect(await goneAt(1, true)).toEqual([true, true])
    expect(await goneAt(1, false)).toEqual([false, false])
    expect(await goneAt(1, true)).toEqual([true, true])
    const [taken, free] = [(await newTable()).channelId, `free for ${id}`]
    for (const target of [free, 'elsewhere'])
      await store.followers.add({ tableId: id, target, kind: 'channel', personId: 'ann' })
    const move = (seq: number, movedTo: string) => store.tables.append(id, [entry(seq)], { movedTo })
    expect(await move(2, taken)).toEqual({ kind: 'taken' })
    expect(await another.tables.openInChannel(channelId)).toBe(id)
    expect(await move(2, free)).toEqual({ kind: 'appended' })
    expect([await another.tables.openInChannel(channelId), await another.tables.openInChannel(free)]).toEqual([
      null,
      id,
    ])
    expect(await another.tables.isPlaceGone(id)).toBe(false)
    // Whoever was publishing in the old channel at that moment records nothing any more.
    const late = { messageId: 'late', seq: 1, settled: false }
    expect(await another.liveMessages.record(id, channelId, 'one', late)).toBe(false)
    expect(await another.liveMessages.get(id, channelId)).toBeNull()
    expect(await another.liveMessages.get(id, free)).toMatchObject({ messageId: null, seq: 0 })
    expect((await another.followers.ofTable(id)).map(({ target }) => target)).toEqual(['elsewhere'])
  })

  it('is kept turn by turn, also when nothing more will come, until the message is gone', async () => {
    const { id, channelId } = await newTable()
    const shown = async (messageId: string, seq: number, more: { turnSeq?: number; settled?: boolean } = {}) => {
      await store.liveMessages.lease(id, channelId, 'one', LONG)
      const record = { messageId, seq, settled: false, ...more }
      expect(await store.liveMessages.record(id, channelId, 'one', record)).toBe(true)
    }
    const kept = () => Promise.all([2, 4, 6].map((turnSeq) => another.tables.turnMessage(id, turnSeq)))
    await shown('m1', 1)
    await shown('m2', 2, { turnSeq: 2 })
    await shown('m3', 4, { turnSeq: 4 })
    expect(await kept()).toEqual([{ channelId, messageId: 'm2' }, { channelId, messageId: 'm3' }, null])
    // News in the same turn are a message of their own.
    await shown('m4', 5, { turnSeq: 4 })
    await shown('m5', 6, { turnSeq: 6 })
    await store.liveMessages.forgetTurnMessages(id, 'm2')
    expect(await kept()).toEqual([null, { channelId, messageId: 'm4' }, { channelId, messageId: 'm5' }])
    expect((await another.tables.turnMessages(id)).toSorted((a, b) => a.turnSeq - b.turnSeq)).toEqual([
      { turnSeq: 4, channelId, messageId: 'm4' },
      { turnSeq: 6, channelId, messageId: 'm5' },
    ])
    await shown('m6', 7, { settled: true })
    expect(await kept()).toEqual([null, { channelId, messageId: 'm4' }, { channelId, messageId: 'm5' }])
    await store.liveMessages.forgetTurnMessages(id)
    expect(await another.tables.turnMessages(id)).toEqual([])
  })

  it('is published by one of two processes at a time', async () => {
    const { id, channelId } = await newTable()
    for (let round = 0; round < 10; round++) {
      const leases = await Promise.all([
        store.liveMessages.lease(id, channelId, 'one', LONG),
        another.liveMessages.lease(id, channelId, 'two', LONG),
      ])
      expect(leases.filter((lease) => lease !== null)).toHaveLength(1)
      const [winner, loser] = leases[0] === null ? ['two', 'one'] : ['one', 'two']
      const shown = { messageId: `${winner}${round}`, seq: round, settled: false }
      expect(await another.liveMessages.record(id, channelId, loser, { ...shown, messageId: 'wrong' })).toBe(false)
      await store.liveMessages.release(id, channelId, loser)
      expect(await store.liveMessages.lease(id, channelId, loser, LONG)).toBeNull()
      expect(await store.liveMessages.record(id, channelId, winner, shown)).toBe(true)
    }
  })

  it('goes to another publisher when the lease has run out, and then the first one is too late', async () => {
    const { id, channelId } = await newTable()
    expect(await store.liveMessages.lease(id, channelId, 'slow', LONG)).not.toBeNull()
    expect(await another.liveMessages.lease(id, channelId, 'next', LONG)).toBeNull()
    expect(await store.liveMessages.lease(id, channelId, 'slow', 0)).not.toBeNull()
    expect(await another.liveMessages.lease(id, channelId, 'next', LONG)).toMatchObject({ orphaned: true })
    expect(await store.liveMessages.record(id, channelId, 'slow', { messageId: 'late', seq: 1, settled: false })).toBe(
      false,
    )
    expect(await store.liveMessages.get(id, channelId)).toMatchObject({ messageId: null, seq: 0 })
  })

  it('is looked for by the first one, too, whose own lease has run out or was ended', async () => {
    const { id, channelId } = await newTable()
    for (const lease of [LONG, 0])
      expect(await store.liveMessages.lease(id, channelId, 'slow', lease)).toMatchObject({ orphaned: false })
    expect(await store.liveMessages.lease(id, channelId, 'slow', LONG)).toMatchObject({ orphaned: true })
    await store.liveMessages.leaveOpen(id, channelId, 'slow')
    expect(await store.liveMessages.lease(id, channelId, 'slow', LONG)).toMatchObject({ orphaned: true })
  })

  it('is settled no more where its publisher does not know what stands there: the table is over, and another one looks', async () => {
    const { id, channelId } = await newTable()
    await store.liveMessages.lease(id, channelId, 'one', LONG)
    await store.liveMessages.record(id, channelId, 'one', { messageId: 'm1', seq: 1, settled: true })
    await store.liveMessages.lease(id, channelId, 'one', LONG)
    expect(await another.liveMessages.orphanedChannels(1000)).not.toContain(id)
    await store.liveMessages.leaveOpen(id, channelId, 'one')
    expect(await another.liveMessages.orphanedChannels(1000)).toContain(id)
  })

  it('keeps nothing of what somebody says whose lease is lost: neither a turn’s message nor what was told', async () => {
    const { id, channelId } = await newTable(undefined, ['a1'])
    const call = { tableId: id, personId: 'a1', kind: 'call', seq: 2 } as const
    const planned = { ...call, via: 'channel', dueAt: new Date(0), sentAt: null, problem: null } as const
    await store.notices.change({ added: [planned], moved: [], removed: [] })
    await store.liveMessages.lease(id, channelId, 'slow', 0)
    await another.liveMessages.lease(id, channelId, 'next', LONG)
    const called = { notices: [call], at: new Date() }
    const late = { messageId: 'late', seq: 2, settled: true, turnSeq: 2, called }
    expect(await store.liveMessages.record(id, channelId, 'slow', late)).toBe(false)
    expect(await another.tables.turnMessage(id, 2)).toBeNull()
    expect(await another.notices.ofTable(id)).toEqual([planned])
    expect(await another.liveMessages.record(id, channelId, 'next', { ...late, messageId: 'm2' })).toBe(true)
    expect(await store.tables.turnMessage(id, 2)).toEqual({ channelId, messageId: 'm2' })
    expect(await store.notices.ofTable(id)).toEqual([])
  })

  it('never goes back to an earlier entry', async () => {
    const { id, channelId } = await newTable()
    await store.liveMessages.lease(id, channelId, 'one', LONG)
    expect(await store.liveMessages.record(id, channelId, 'one', { messageId: 'm5', seq: 5, settled: false })).toBe(
      true,
    )
    await store.liveMessages.lease(id, channelId, 'one', LONG)
    expect(await store.liveMessages.record(id, channelId, 'one', { messageId: 'm4', seq: 4, settled: false })).toBe(
      false,
    )
    expect(await store.liveMessages.get(id, channelId)).toMatchObject({ messageId: 'm5', seq: 5 })
  })

  it('is said to be right at a later entry, unless somebody is at it or it shows another', async () => {
    const all = await Promise.all([newTable(), newTable(), newTable()])
    for (const { id, channelId } of all) {
      await store.liveMessages.lease(id, channelId, 'one', LONG)
      await store.liveMessages.record(id, channelId, 'one', { messageId: 'm', seq: 1, settled: false })
    }
    const [free, leased, moved] = all
    await another.liveMessages.lease(leased.id, leased.channelId, 'two', LONG)
    const leftOut = await store.liveMessages.advance([
      { tableId: free.id, channelId: free.channelId, from: 1, to: 4 },
      { tableId: leased.id, channelId: leased.channelId, from: 1, to: 4 },
      { tableId: moved.id, channelId: moved.channelId, from: 2, to: 4 },
    ])
    expect(leftOut).toEqual([leased.id, moved.id])
    const seqs = await Promise.all(
      all.map(async ({ id, channelId }) => (await store.liveMessages.get(id, channelId))?.seq),
    )
    expect(seqs).toEqual([4, 1, 1])
  })
})

onBothDatabases('channels that are behind', (freshDatabase) => {
  it('are found after a restart, closed tables too until their end is shown', async () => {
    const database = await freshDatabase()
    const first = await openStore(database.url)
    for (const id of ['current', 'behind', 'closed', 'settled']) {
      await first.tables.create({ id, guildId: null, channelId: `#${id}`, solo: false }, [entry(1), entry(2)])
    }
    const show = async (id: string, seq: number, settled = false) => {
      await first.liveMessages.lease(id, `#${id}`, 'one', LONG)
      await first.liveMessages.record(id, `#${id}`, 'one', { messageId: `m${seq}`, seq, settled })
    }
    await show('current', 2)
    await show('closed', 2)
    for (const id of ['closed', 'settled']) {
      await first.tables.append(id, [entry(3)], { ended: { how: 'closed', at: new Date() } })
    }
    await show('settled', 3, true)
    await first.close()

    const second = await openStore(database.url)
    const behind = await second.liveMessages.outdatedChannels(10)
    expect(behind.toSorted((a, b) => a.tableId.localeCompare(b.tableId))).toEqual([
      { tableId: 'behind', channelId: '#behind', shownSeq: 0, lastSeq: 2, lastAt: expect.any(Date) },
      { tableId: 'closed', channelId: '#closed', shownSeq: 2, lastSeq: 3, lastAt: expect.any(Date) },
    ])
    await second.close()
    await database.drop()
  })

  it('are found when they are thousands, those that wait longest first', async () => {
    const database = await freshDatabase()
    const store = await openStore(database.url)
    await store.tables.create({ id: 't0', guildId: null, channelId: 'c0', solo: false }, [entry(1)])
    await store.tables.append('t0', [entry(2)])
    await copies(database.url, 't0', 4999)
    await sleep(5)
    await store.tables.append('t0', [entry(3)])
    const behind = await store.liveMessages.outdatedChannels(6000)
    expect(behind).toHaveLength(5000)
    expect(behind.at(-1)).toMatchObject({ tableId: 't0', channelId: 'c0', shownSeq: 0, lastSeq: 3 })
    expect(await store.liveMessages.outdatedChannels(1)).toMatchObject([{ shownSeq: 0, lastSeq: 2 }])
    await store.close()
    await database.drop()
  })
})
