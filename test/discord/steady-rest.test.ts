import { afterEach, expect, it, vi } from 'vitest'
import { ClockSafeRest } from '#discord/steady-rest'
import { machineRuntime } from '#runtime'
import { playground } from './playground.ts'

// The sandbox has the same clock.
const { sandbox } = await playground({ drawOneIn: 1_000_000, sandbox: { perSecond: 1000 } })

afterEach(() => void vi.useRealTimers())

it('no request waits because the clock was hours ahead before', async () => {
  const rest = new ClockSafeRest(machineRuntime, { version: '10', api: sandbox.apiUrl }).setToken(sandbox.token)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 4 * 3_600_000 })
  await rest.get('/users/@me')
  vi.useRealTimers()
  const answers = await Promise.all(Array.from({ length: 51 }, () => rest.get('/users/@me')))
  expect(answers).toHaveLength(51)
})

it('no request waits on because the clock was set back while it waited', async () => {
  const rest = new ClockSafeRest(machineRuntime, { version: '10', api: sandbox.apiUrl }).setToken(sandbox.token)
  sandbox.faults.set({ rules: [{ fault: 'rateLimit', global: true, retryAfter: 1, on: '/users/@me' }] })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 4 * 3_600_000 })
  const limited = new Promise((resolve) => rest.on('rateLimited', resolve))
  const waiting = rest.get('/users/@me')
  await limited
  vi.useRealTimers()
  sandbox.faults.set({ rules: [] })
  await waiting
  // What it would have waited for is forgotten: the next limit for all is waited for as long as Discord says.
  sandbox.faults.set({ rules: [{ fault: 'rateLimit', global: true, retryAfter: 0.2, on: '/users/@me', times: 1 }] })
  await rest.get('/users/@me')
})
