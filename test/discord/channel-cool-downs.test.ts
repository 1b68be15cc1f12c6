import { describe, expect, it } from 'vitest'
import { createChannelAccess } from '#discord/channel-cool-downs'
import { BOT_TIMINGS } from '#discord/context'
import { machineRuntime } from '#runtime'
import { HOUR_MS } from '#time'
import {
  ADA,
  AWAITS_MENDING,
  BJORN,
  CAMPFIRE,
  type Playground,
  playground,
  read,
  SECOND,
  shown,
  type,
  withVerb,
} from './playground.ts'
import { turnsOf } from './turns.ts'

const NO_COOL_DOWN = { firstMs: 0, mostMs: 0 }
const NO_BUDGET = { most: Number.POSITIVE_INFINITY, withinMs: 60_000 }

/** A game in a channel that was forbidden to the bot while it went on. */
async function kept(pace: NonNullable<Parameters<typeof playground>[0]>['pace'], choresEveryMs = 60_000) {
  const ground = await playground({
    drawOneIn: 1_000_000,
    choresEveryMs,
    ...AWAITS_MENDING,
    ...(pace === undefined ? {} : { pace }),
  })
  const [ada, bjorn] = [await ground.person(ADA), await ground.person(BJORN)]
  return { ground, ada, ...(await turnsOf(ground, ada, bjorn).forbidden(SECOND)) }
}

const refusalsIn = ({ sandbox }: Playground) =>
  sandbox.faults.report().refusals.filter(({ on, status }) => status === 403 && on.includes(SECOND)).length

describe('somebody who presses on and on in a channel that the bot may not write to', () => {
  it.each([
    ['gets the bot’s address banned if nothing is done about it', { coolDown: NO_COOL_DOWN, budget: NO_BUDGET }, true],
    [
      'does not get it banned, for the channel is left alone for a while',
      { coolDown: { firstMs: HOUR_MS, mostMs: HOUR_MS } },
      false,
    ],
    [
      'does not get it banned, for no more than so much is made to be refused',
      { coolDown: NO_COOL_DOWN, budget: { most: 4, withinMs: HOUR_MS } },
      false,
    ],
  ])('%s', async (_, pace, banned) => {
    const { ground, ada, other } = await kept(pace)
    const struck = () => ground.sandbox.faults.report().struck.ban ?? 0
    ground.sandbox.faults.set({ ban: { answers: 8, retryAfter: 0.1 } })
    for (let press = 0; press < 10 && struck() === 0; press++) await type(other, SECOND, 'turn')
    expect(struck() > 0).toBe(banned)
    ground.sandbox.faults.set({ ban: null })
    // What was never refused goes on.
    await type(ada, CAMPFIRE, 'new')
    await ada.until(CAMPFIRE, (message) => withVerb(message, 'join').length > 0)
  })
})

describe('a channel that was forbidden to the bot', () => {
  it('is tried again after a pause that grows each time', async () => {
    const { ground } = await kept({ coolDown: { firstMs: 500, mostMs: 60_000 } }, 20)
    const times: number[] = []
    for (let seen = refusalsIn(ground); times.length < 5; ) {
      await new Promise((resolve) => setTimeout(resolve, 10))
      const now = refusalsIn(ground)
      if (now > seen) times.push(performance.now())
      seen = now
    }
    // One, two, four and eight seconds, less what a busy machine takes to see the first; all alike they were two to four.
    expect((times[4] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(10_000)
  })

  it('is tried a few times, not each time, when it seems to be open again and is not', async () => {
    const { ground, other, allow } = await kept({})
    allow()
    ground.sandbox.faults.set({ rules: [{ fault: 'missingAccess', on: `/channels/${SECOND}` }] })
    const before = refusalsIn(ground)
    for (let press = 0; press < 20; press++) await type(other, SECOND, 'turn')
    expect(refusalsIn(ground)).toBeGreaterThan(before)
    expect(refusalsIn(ground)).toBeLessThanOrEqual(before + 5)
    expect(read(shown(await type(other, SECOND, 'turn'))).text).toContain(
      'missing permissions in this channel: View Channel.',
    )
    ground.sandbox.faults.set({ rules: [] })
  })
})

it('a channel that is gone is tried some twenty times in ten minutes, however often people elsewhere ask for it', () => {
  let now = 1000
  const coolDowns = createChannelAccess({ ...machineRuntime, monotonic: () => now }, BOT_TIMINGS.coolDown)
  let tries = 0
  for (let second = 0; second < 600; second++) {
    coolDowns.asked(SECOND)
    if (coolDowns.coolingFor(SECOND) === null) {
      tries++
      coolDowns.refused(SECOND, 'channelGone', [])
    }
    now += 1000
  }
  expect(tries).toBeGreaterThan(15)
  expect(tries).toBeLessThanOrEqual(25)
})

it('a channel that could not be read once is looked at again some minutes later, though no interaction told a change', () => {
  let now = 1000
  const coolDowns = createChannelAccess({ ...machineRuntime, monotonic: () => now }, BOT_TIMINGS.coolDown)
  coolDowns.told(SECOND, [], false)
  coolDowns.unreadable(SECOND)
  coolDowns.told(SECOND, [], false)
  expect(coolDowns.isReadable(SECOND)).toBe(false)
  now += 5 * 60_000
  expect(coolDowns.isReadable(SECOND)).toBe(true)
})
