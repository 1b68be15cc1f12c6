import { expect, it } from 'vitest'
import { tamper } from '../table/sitting.ts'
import { withTwoStores } from './databases.ts'

/** How long a claim stands, in ms: one that somebody waits for the end of, far longer than a statement takes. */
const SHORT = 300
const LONG = 60_000

withTwoStores('followers', ({ url, store, another, newTable }) => {
  const behind = async (id: string) =>
    (await another.followers.behind(100)).flatMap(({ tableId, target }) => (tableId === id ? target : []))

  it('are behind when their table has gone on, people only when it is over, until they were told', async () => {
    const { id } = await newTable()
    await store.followers.add({ tableId: id, target: 'c1', kind: 'channel', personId: 'p1' })
    await store.followers.add({ tableId: id, target: 'c1', kind: 'channel', personId: 'p2' })
    await store.followers.add({ tableId: id, target: 'p2', kind: 'end', personId: 'p2' })
    expect(await another.followers.ofTarget('c1')).toEqual([
      { tableId: id, target: 'c1', kind: 'channel', personId: 'p1' },
    ])
    expect(await behind(id)).toEqual(['c1'])
    const claimed = await store.followers.claim(id, 'c1', 'one', LONG)
    expect(claimed).toMatchObject({ seq: 0, lookedSeq: 0, orphaned: false })
    expect(await behind(id)).toEqual([])
    if (claimed !== null) await store.followers.told(claimed, 'one', { seq: 1, lookedSeq: 1 })
    expect(await behind(id)).toEqual([])
    await store.tables.append(id, [{ seq: 2, actor: null, type: 'closed', data: {} }], {
      ended: { how: 'closed', at: new Date() },
    })
    expect(await behind(id)).toEqual(['c1', 'p2'])
    expect(await store.followers.remove(id, 'c1')).toBe(true)
    expect(await store.followers.remove(id, 'c1')).toBe(false)
    await store.people.forget('p2')
    expect(await another.followers.ofTable(id)).toEqual([])
  })

  it('are told by one of two processes; where that one died, by the other, which knows', async () => {
    const { id } = await newTable()
    await store.followers.add({ tableId: id, target: 'c2', kind: 'channel', personId: 'p1' })
    const both = await Promise.all(
      [store, another].map(({ followers }, index) => followers.claim(id, 'c2', `process ${index}`, SHORT)),
    )
    expect(both.filter((one) => one !== null)).toHaveLength(1)
    await expect
      .poll(() => another.followers.claim(id, 'c2', 'later', LONG))
      .toMatchObject({ orphaned: true, lookedSeq: 0 })
    // Who died says nothing any more.
    const [dead] = both.filter((one) => one !== null)
    if (dead !== undefined) await store.followers.told(dead, 'process 0', { seq: 1, lookedSeq: 1 })
    expect(await store.followers.claim(id, 'c2', 'another', LONG)).toBeNull()
  })

  it('of a later kind are left alone', async () => {
    const { id } = await newTable()
    await tamper(
      url,
      'INSERT INTO followers (table_id, target, kind, person_id) VALUES (?, ?, ?, ?)',
      ...[id, 'c3', 'telegram', 'p1'],
    )
    expect(await store.followers.ofTable(id)).toEqual([])
    expect(await behind(id)).toEqual([])
  })
})
