import { expect, it } from 'vitest'
import { machineRuntime } from '#runtime'
import { openStore } from '#store'
import { onBothDatabases } from './databases.ts'

onBothDatabases('identifies', (freshDatabase) => {
  it('are claimed by one process of a bucket at a time, and are free again when their time is over', async () => {
    const { url, drop } = await freshDatabase()
    let now = new Date('2026-11-24T12:00:00Z')
    const open = (aheadMs = 0) =>
      openStore(url, { runtime: { ...machineRuntime, now: () => new Date(now.getTime() + aheadMs) } })
    const [store, another, early] = [await open(), await open(), await open(3_600_000)]
    const both = await Promise.all([store.claimIdentify(0, 6_000), another.claimIdentify(0, 6_000)])
    expect(both.toSorted()).toEqual([0, 6_000])
    expect(await another.claimIdentify(1, 6_000)).toBe(0)
    now = new Date('2026-11-24T12:00:05Z')
    expect(await store.claimIdentify(0, 6_000)).toBe(1_000)
    now = new Date('2026-11-24T12:00:06Z')
    expect(await store.claimIdentify(0, 6_000)).toBe(0)
    // A clock that is an hour ahead holds up nobody for an hour.
    expect(await early.claimIdentify(0, 6_000)).toBe(0)
    expect(await another.claimIdentify(0, 6_000)).toBe(0)
    for (const one of [store, another, early]) await one.close()
    await drop()
  })
})
