import { expect, it } from 'vitest'
import { withTwoStores } from './databases.ts'

withTwoStores('attempts at puzzles', ({ store, another }) => {
  it('are kept by day and person, change only from what was read, and go with the day and the person', async () => {
    const attempt = (personId: string, tries: number) => ({ personId, guildId: 'guild', data: { try: tries } })
    expect(await store.puzzles.save(7, attempt('ann', 1), null)).toBe(true)
    expect(await another.puzzles.save(7, attempt('ann', 5), null)).toBe(false)
    const kept = await another.puzzles.find(7, 'ann')
    expect(kept).toEqual(attempt('ann', 1))
    expect(await store.puzzles.save(7, attempt('ann', 2), kept)).toBe(true)
    expect(await another.puzzles.save(7, attempt('ann', 3), kept)).toBe(false)
    await store.puzzles.save(7, { ...attempt('bob', 1), guildId: null }, null)
    await store.puzzles.save(7, attempt('cleo', 4), null)
    await store.puzzles.save(8, attempt('ann', 1), null)
    expect(await store.puzzles.ofGuild(7, 'guild', 5)).toEqual([attempt('ann', 2), attempt('cleo', 4)])
    await store.puzzles.forget('ann')
    expect(await store.puzzles.find(8, 'ann')).toBeNull()
    expect(await store.puzzles.ofGuild(7, 'guild', 5)).toEqual([attempt('cleo', 4)])
    await another.puzzles.removeBefore(8)
    expect(await store.puzzles.find(7, 'bob')).toBeNull()
  })
})
