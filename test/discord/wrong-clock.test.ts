import type { APIMessage } from 'discord-api-types/v10'
import { expect, it } from 'vitest'
import { viewAsActor } from '#support/as-actor'
import { words } from '#text'
import { follow } from '../table/sitting.ts'
import { ADA, BJORN, CAMPFIRE, lobbySettings, playground, read, SECOND, shown, type, withVerb } from './playground.ts'
import { rings } from './rings.ts'
import { isLive, turnsOf } from './turns.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const LOOKS = 40
let running = 0
const ground = await playground({
  drawOneIn: 1_000_000,
  pace: { noticesEveryMs: LOOKS },
  monotonic: () => running,
})
const [ada, bjorn] = [await ground.person(ADA), await ground.person(BJORN)]
const { tableIn } = turnsOf(ground, ada, bjorn)
const { pace } = words('en')
let wall = Date.UTC(2026, 10, 23, 12)
/** Sets the clock on the wall. */
const leap = (ms: number) => {
  wall += ms
  ground.setNow(new Date(wall))
}
/** Time passes on both clocks. */
const pass = (ms: number) => {
  running += ms
  leap(ms)
}
leap(0)
/** The bot has looked several times. */
const looks = () => ground.runtime.looked(LOOKS)
const idOf = (message: APIMessage, verb: string) => withVerb(message, verb)[0]?.id ?? `no ${verb}`
const begin = (text: string) => text.slice(0, text.indexOf('…'))
const says = (text: string) => (message: APIMessage) => read(message).text.includes(text)

/** A game that has just begun where a turn has a day; whose turn it is, and how often each was called there. */
async function begun(channel: string) {
  const heard = [rings(ada, channel), rings(bjorn, channel)]
  await type(ada, channel, 'new')
  const lobby = await ada.until(channel, (message) => withVerb(message, 'lobbysettings').length > 0)
  const how = await lobbySettings(ada, lobby)
  const timed = shown(await ada.select(how, idOf(how, 'paceclock'), ['turn 24']))
  await ada.select(timed, idOf(timed, 'paceend'), ['free'])
  await ada.until(channel, says(pace.agreed({ kind: 'turn', hours: 24, atEnd: 'free' })))
  await type(bjorn, channel, 'join')
  await type(ada, channel, 'start')
  const live = await ada.until(channel, isLive)
  const slow = (await tableIn(channel)).acting === ADA ? ada : bjorn
  await expect.poll(() => heard.map(({ length }) => length).sort()).toEqual([0, 1])
  const { id, turnSeq } = await tableIn(channel)
  await expect.poll(async () => (await ground.service().turnMessage(id, turnSeq ?? 0))?.messageId).toBe(live.id)
  return { slow, other: slow === ada ? bjorn : ada, calls: () => heard.map(({ length }) => length) }
}

it('a clock that is a day ahead for a moment costs no seat, and nobody hears of it; one that goes on does', async () => {
  pass(11 * MINUTE)
  const { slow, calls } = await begun(CAMPFIRE)
  const before = calls()
  leap(24 * HOUR + MINUTE)
  await looks()
  pass(5 * MINUTE)
  await looks()
  leap(-24 * HOUR - MINUTE)
  await looks()
  expect((await tableIn(CAMPFIRE)).acting).toBe(slow.id)
  expect(calls()).toEqual(before)

  pass(18 * HOUR)
  await slow.until(CAMPFIRE, says(begin(pace.nearlyOver('…', 'free'))))
  pass(6 * HOUR)
  await expect.poll(async () => (await tableIn(CAMPFIRE)).departures.length).toBe(1)
})

it('after a sleep, and after a start, the bot looks again ten minutes later', async () => {
  const { slow } = await begun(SECOND)
  leap(30 * HOUR)
  await looks()
  expect((await tableIn(SECOND)).extended).toBeNull()
  pass(10 * MINUTE + 1)
  // Nobody could play while the machine slept.
  await slow.until(SECOND, says(begin(pace.moreTime('…'))))
  pass(12 * HOUR - MINUTE)
  await ground.restart()
  pass(6 * MINUTE)
  await looks()
  expect((await tableIn(SECOND)).acting).toBe(slow.id)
  pass(5 * MINUTE)
  await expect.poll(async () => (await tableIn(SECOND)).acting).toBeNull()
})

it('whoever was called while the clock was years ahead is called again once it is right', async () => {
  const channel = '802000000000000003'
  const play = async () => {
    const table = await viewAsActor(ground.service(), (await tableIn(channel)).id)
    if (table !== null) await follow(ground.service(), table).finishTurn()
  }
  const { slow, other } = await begun(channel)
  const years = 5 * 365 * 24 * HOUR
  leap(years)
  await looks()
  const warned = rings(slow, channel)
  const called = rings(other, channel)
  pass(11 * MINUTE)
  await expect.poll(() => warned.length).toBe(1)
  await play()
  await expect.poll(() => called.length).toBe(1)
  const { id, turnSeq } = await tableIn(channel)
  await expect.poll(async () => await ground.service().turnMessage(id, turnSeq ?? 0)).not.toBeNull()
  leap(-years)
  await play()
  await expect.poll(() => warned.length).toBe(2)
})
