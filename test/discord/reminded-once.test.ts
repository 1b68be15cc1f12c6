import { expect, it } from 'vitest'
import { dayOld, LOOK } from './day-old.ts'
import { CAMPFIRE } from './playground.ts'
import { rings } from './rings.ts'
import { isLive } from './turns.ts'

it('who is reminded is called once, though what called them can neither be edited nor the one before taken away at first', async () => {
  const { ground, first, slow, other } = await dayOld()
  const called = rings(slow, CAMPFIRE)
  const on = (method: string) => `${method} /channels/${CAMPFIRE}/messages`
  ground.sandbox.faults.set({
    rules: [
      // Each try deletes four times.
      { fault: 'serverError', on: on('DELETE'), times: 8 },
      { fault: 'oldEdits', on: on('PATCH'), retryAfter: 0.1, times: 1 },
    ],
  })
  ground.setNow(null)
  const live = () => [...(other.messages.get(CAMPFIRE)?.values() ?? [])].filter(isLive)
  await expect.poll(() => other.messages.get(CAMPFIRE)?.has(first.id)).toBe(false)
  await expect.poll(() => live().length).toBe(1)
  for (let look = 0; look < 3; look++) await ground.runtime.looked(LOOK)
  expect(called).toHaveLength(1)
})
