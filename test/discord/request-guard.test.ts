import { expect, it } from 'vitest'
import { createRequestGuard } from '#discord/request-guard'
import { machineRuntime } from '#runtime'
import { playground, SECOND } from './playground.ts'

const { sandbox } = await playground({ drawOneIn: 1_000_000 })
const authorization = `Bot ${sandbox.token}`
const quiet = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }
type Guard = ReturnType<typeof createRequestGuard>
const me = (guard: Guard) => guard(`${sandbox.apiUrl}/v10/users/@me`, { headers: { authorization } })
const say = (guard: Guard) =>
  guard(`${sandbox.apiUrl}/v10/channels/${SECOND}/messages`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ content: 'a' }),
  })

it('what came too fast for Discord does not wait because other things were refused; it waits when much too much was', async () => {
  const guard = createRequestGuard(machineRuntime, { most: 2, withinMs: 60_000 }, quiet)
  sandbox.faults.set({
    rules: [{ fault: 'rateLimit', on: '/users/@me', retryAfter: 0 }],
    deeds: [{ do: 'deny', channelId: SECOND, permissions: ['SendMessages'] }],
  })
  expect((await me(guard)).status).toBe(429)
  for (let asked = 0; asked < 2; asked++) expect((await say(guard)).status).toBe(403)
  await expect(say(guard)).rejects.toThrow('not tried again')
  for (let asked = 0; asked < 19; asked++) expect((await me(guard)).status).toBe(429)
  await expect(me(guard)).rejects.toThrow('not tried again')
  sandbox.faults.set({ rules: [], deeds: [{ do: 'deny', channelId: SECOND, permissions: [] }] })
})
