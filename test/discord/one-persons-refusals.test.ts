import type { APIMessage } from 'discord-api-types/v10'
import { describe, expect, it } from 'vitest'
import type { ScriptedPerson } from '#sandbox/person'
import { words } from '#text'
import { HOUR_MS } from '#time'
import {
  ADA,
  BJORN,
  CAMPFIRE,
  NOOR,
  type Playground,
  playground,
  read,
  SANNE,
  SECOND,
  shown,
  type,
  withVerb,
} from './playground.ts'
import { isLive, takeTurn, turnsOf } from './turns.ts'

const say = words('en').follow
const textOf = (message: APIMessage) => read(message).text
const idOf = (message: APIMessage, verb: string) => withVerb(message, verb)[0]?.id ?? `no ${verb}`
const refusalsIn = async ({ sandbox }: Playground, person: ScriptedPerson) => {
  const { id } = await person.openDm()
  return sandbox.faults.report().refusals.filter(({ on, status }) => status === 403 && on.includes(id)).length
}

/** A game that is on, and somebody who watches it and takes no direct messages. */
async function watched(pace: NonNullable<Parameters<typeof playground>[0]>['pace'] = {}) {
  const ground = await playground({ drawOneIn: 1_000_000, pace })
  const [ada, bjorn, noor] = [await ground.person(ADA), await ground.person(BJORN), await ground.person(NOOR)]
  const game = await turnsOf(ground, ada, bjorn).begun(CAMPFIRE)
  const live = await noor.until(CAMPFIRE, isLive)
  noor.closeDms(true)
  const tell = async () => textOf(shown(await noor.press(live, idOf(live, 'tellend'))))
  return { ground, ada, bjorn, noor, tell, ...game }
}

/** However long the presses take: nothing is tried again because time has passed. */
const coolDown = { firstMs: HOUR_MS, mostMs: HOUR_MS }

describe('somebody who takes no direct messages, and presses on and on', () => {
  it('has Discord refuse a few of them, hears when it is tried again, and it is', async () => {
    const { ground, noor, tell } = await watched({ ownAttempts: { most: 3, withinMs: 30_000 } })
    expect(await tell()).toContain(say.directClosed)
    // What they allow meanwhile holds at once.
    noor.closeDms(false)
    expect(await tell()).toContain(say.willTell)
    noor.closeDms(true)
    const live = await noor.until(CAMPFIRE, isLive)
    const off = shown(await noor.press(live, idOf(live, 'tellend')))
    await noor.press(off, idOf(off, 'tellend'))
    const before = await refusalsIn(ground, noor)
    for (let press = 0; press < 12; press++) expect(await tell()).toContain(say.directClosed)
    expect((await refusalsIn(ground, noor)) - before).toBeLessThanOrEqual(3)
    const refused = await tell()
    expect(refused).toMatch(/<t:\d+:R>/)
    // Many at once are no more.
    await Promise.all(Array.from({ length: 20 }, tell))
    expect((await refusalsIn(ground, noor)) - before).toBeLessThanOrEqual(3)
    noor.closeDms(false)
    const until = Number(/<t:(\d+):R>/.exec(refused)?.[1]) * 1000
    await new Promise((resolve) => setTimeout(resolve, until - Date.now() + 1000))
    expect(await tell()).toContain(say.willTell)
  })

  it('also for games against Tom, or for being told of turns', async () => {
    const { ground, noor } = await watched({ coolDown })
    for (let press = 0; press < 12; press++) {
      await type(noor, SECOND, 'solo', { challenge: false })
      const settings = shown(await type(noor, SECOND, 'settings'))
      const notices = shown(await noor.press(settings, idOf(settings, 'turnnotice')))
      const how = withVerb(notices, 'turnnotice').find(({ id }) => id.endsWith('how'))
      await noor.select(notices, how?.id ?? 'no how', ['direct'])
    }
    // Of 24 presses: the first message, five tries of their own, and what was under way beside them.
    expect(await refusalsIn(ground, noor)).toBeLessThanOrEqual(8)
  })

  it('is not told the ends of many games one by one, once that was refused', async () => {
    const { ground, noor } = await watched({ noticesEveryMs: 50, coolDown })
    const service = ground.service()
    for (let table = 0; table < 12; table++) {
      const { kind, ...opened } = await service.open({
        ...{ guildId: ground.sandbox.guildId, channelId: `8020000000000001${table + 10}`, solo: false, options: {} },
        host: { id: SANNE, name: 'Sanne' },
      })
      expect(kind).toBe('opened')
      const { id } = 'table' in opened ? opened.table : { id: '' }
      await service.followers.add({ tableId: id, target: NOOR, kind: 'end', personId: NOOR })
      const press = {
        tableId: id,
        seq: null,
        person: { id: SANNE, name: 'Sanne' },
        moderator: false,
        interactionId: null,
      }
      await service.act({ ...press, action: { kind: 'close' } })
    }
    await expect.poll(async () => (await service.followers.ofTarget(NOOR)).length).toBe(0)
    // So many are sent at once.
    expect(await refusalsIn(ground, noor)).toBeLessThanOrEqual(4)
  })
})

it('a table that Discord answers “too fast” goes on, though people have spent what may be refused', async () => {
  const { ground, acting, other, live, tell } = await watched({
    budget: { most: 3, withinMs: HOUR_MS },
    ownAttempts: { most: 100, withinMs: HOUR_MS },
  })
  for (let press = 0; press < 5; press++) expect(await tell()).toContain(say.directClosed)
  ground.sandbox.faults.set({
    rules: [{ fault: 'rateLimit', on: `POST /channels/${CAMPFIRE}`, times: 1, retryAfter: 0.2 }],
  })
  await takeTurn(acting, SECOND)
  const next = await other.until(CAMPFIRE, (message) => isLive(message) && message.id > live.id)
  expect(next.mentions.map(({ id }) => id)).toEqual([other.id])
  expect(ground.sandbox.faults.report().struck.rateLimit).toBe(1)
})
