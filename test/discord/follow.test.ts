import type { APIMessage } from 'discord-api-types/v10'
import { expect, it } from 'vitest'
import { inChannelAsActor } from '#support/as-actor'
import { readMessage } from '#support/monkey/read-message'
import { words } from '#text'
import { follow } from '../table/sitting.ts'
import {
  ADA,
  BJORN,
  CAMPFIRE,
  NOOR,
  playground,
  read,
  SANNE,
  SECOND,
  shown,
  type,
  typeAndConfirm,
  withVerb,
} from './playground.ts'
import { turnsOf } from './turns.ts'

const ground = await playground({ drawOneIn: 1_000_000, pace: { noticesEveryMs: 50 } })
const [ada, bjorn, noor] = [await ground.person(ADA), await ground.person(BJORN), await ground.person(NOOR)]
const sanne = await ground.person(SANNE)
const { begun, now, tableIn } = turnsOf(ground, ada, bjorn)
const say = words('en').follow
const OFF_TOPIC = '802000000000000003'

const textOf = (message: APIMessage) => read(message).text
const idOf = (message: APIMessage, verb: string) => withVerb(message, verb)[0]?.id ?? `no ${verb}`
const isPrivate = ({ flags }: APIMessage) => ((flags ?? 0) & 64) !== 0
/** What a channel elsewhere was shown, oldest first. */
const shownIn = (channel: string) =>
  [...(noor.messages.get(channel)?.values() ?? [])]
    .filter((message) => !isPrivate(message) && withVerb(message, 'tellend').length > 0)
    .sort((one, other) => (BigInt(one.id) < BigInt(other.id) ? -1 : 1))
const lastIn = (channel: string): APIMessage => {
  const last = shownIn(channel).at(-1)
  if (last === undefined) throw new Error('nothing is shown')
  return last
}
/** The newest turn that it tells of. */
const turnOf = (message: APIMessage | undefined) =>
  message && [...textOf(message).matchAll(/\*\*Turn (\d+)\*\*/g)].at(-1)?.[1]
/** Plays a turn of whoever must act. */
const play = async () => {
  const table = await inChannelAsActor(ground.service(), CAMPFIRE)
  if (table === null) throw new Error('no table')
  await follow(ground.service(), table).finishTurn()
}
const direct = async () => (await noor.openDm()).id

it('a table is shown in another channel: one message a turn with its story and a picture, until somebody stops it', async () => {
  await begun(CAMPFIRE)
  await play()
  expect(textOf(shown(await type(noor, SECOND, 'follow')))).toContain(say.none)
  expect(withVerb(shown(await type(ada, CAMPFIRE, 'follow')), 'follow')).toEqual([])
  const panel = shown(await type(ada, SECOND, 'follow'))
  const { id } = await tableIn(CAMPFIRE)
  const began = shown(await ada.select(panel, idOf(panel, 'follow'), [id]))
  expect(textOf(began)).toContain(say.begins(true))
  await expect.poll(() => shownIn(SECOND).map(turnOf)).toEqual(['1'])
  const first = lastIn(SECOND)
  expect(textOf(first)).toContain(say.byWhom(`<@${ADA}>`))
  expect(first.mentions).toEqual([])
  expect(readMessage(first).pictures).toHaveLength(1)
  await bjorn.until(CAMPFIRE, (message) => textOf(message).includes(say.alsoShown(`<#${SECOND}>`, `<@${ADA}>`)))
  await play()
  await play()
  await expect.poll(() => turnOf(shownIn(SECOND).at(-1))).toBe('3')
  // A look from there.
  const look = shown(await noor.select(first, idOf(first, 'look'), ['islands']))
  expect(isPrivate(look)).toBe(true)
  await ground.restart()
  const before = shownIn(SECOND).length
  await play()
  await expect.poll(() => turnOf(shownIn(SECOND).at(-1))).toBe('4')
  expect(shownIn(SECOND)).toHaveLength(before + 1)
  const stop = shown(await type(bjorn, SECOND, 'follow'))
  expect(textOf(shown(await bjorn.press(stop, idOf(stop, 'unfollow'))))).toContain(say.stopped)
  await play()
})

it('as much later as the table wants; and where the bot may not write any more it ends, and the table hears so once', async () => {
  const { id } = await tableIn(CAMPFIRE)
  const panel = shown(await type(bjorn, OFF_TOPIC, 'follow'))
  const began = shown(await bjorn.select(panel, idOf(panel, 'follow'), [id]))
  await expect.poll(() => turnOf(shownIn(OFF_TOPIC).at(-1))).toBe('5')
  expect(textOf(shown(await bjorn.select(began, idOf(began, 'followdelay'), ['1'])))).toContain(say.delay(1))
  await play()
  await play()
  await expect.poll(() => turnOf(shownIn(OFF_TOPIC).at(-1))).toBe('6')
  expect(withVerb(lastIn(OFF_TOPIC), 'look')).toEqual([])
  now({ do: 'deny', channelId: OFF_TOPIC, permissions: ['SendMessages'] })
  await play()
  const isTold = (message: APIMessage) => textOf(message).includes(`I can no longer write in <#${OFF_TOPIC}>`)
  const told = await ada.until(CAMPFIRE, isTold)
  expect(told.mentions.map((one) => one.id)).toEqual([BJORN])
  await play()
  await expect.poll(async () => ground.service().followers.ofTable(id)).toEqual([])
  expect([...(ada.messages.get(CAMPFIRE)?.values() ?? [])].filter(isTold)).toHaveLength(1)
  now({ do: 'deny', channelId: OFF_TOPIC, permissions: [] })
})

it('whoever wants it is told the end directly, once; forgotten, of nothing', async () => {
  const { id, turnSeq } = await tableIn(CAMPFIRE)
  const isNow = ({ id: one }: { id: string }) => Number(one.split(':')[2]) >= (turnSeq ?? 0)
  const live = await noor.until(CAMPFIRE, (message) => withVerb(message, 'open').some(isNow))
  noor.closeDms(true)
  // The second press comes before it is known that the first cannot be kept.
  const on = 'POST /users/@me/channels'
  ground.sandbox.faults.set({ rules: [{ fault: 'rateLimit', on, retryAfter: 1, times: 1 }] })
  const first = noor.press(live, idOf(live, 'tellend'))
  await expect.poll(() => ground.service().followers.ofTable(id)).toHaveLength(1)
  for (const answer of await Promise.all([first, noor.press(live, idOf(live, 'tellend'))]))
    expect(textOf(shown(answer))).toContain(say.directClosed)
  expect(await ground.service().followers.ofTable(id)).toEqual([])
  noor.closeDms(false)
  const will = shown(await noor.press(live, idOf(live, 'tellend')))
  expect(textOf(will)).toContain(say.willTell)
  await noor.until(await direct(), (message) => textOf(message).includes('I’ll tell you here'))
  expect(textOf(shown(await noor.press(will, idOf(will, 'tellend'))))).toContain(say.willNotTell)
  await noor.press(live, idOf(live, 'tellend'))
  expect(await ground.service().followers.ofTable(id)).toMatchObject([{ target: NOOR, kind: 'end' }])
  await ground.service().forget(NOOR)
  expect(await ground.service().followers.ofTable(id)).toEqual([])
  await noor.press(live, idOf(live, 'tellend'))
  await bjorn.press(live, idOf(live, 'tellend'))
  await sanne.press(live, idOf(live, 'tellend'))
  const panel = shown(await type(ada, SECOND, 'follow'))
  await ada.select(panel, idOf(panel, 'follow'), [id])
  await expect.poll(() => turnOf(shownIn(SECOND).at(-1))).toBe('8')
  // They are told in the language in which they asked for it, whatever the table's is by then.
  const table = await inChannelAsActor(ground.service(), CAMPFIRE)
  if (table === null) throw new Error('no table')
  await follow(ground.service(), table).does({ id: ADA, name: 'Ada' }, { kind: 'option', change: { language: 'de' } })
  await typeAndConfirm(ada, CAMPFIRE, 'close')
  const over = await noor.until(await direct(), (message) =>
    textOf(message).includes(words('en').turnNotices.direct.over),
  )
  expect(textOf(over)).toContain('The host closed this table.')
  const inDutch = words('nl').turnNotices.direct.over
  await sanne.until((await sanne.openDm()).id, (message) => textOf(message).includes(inDutch))
  await noor.until(SECOND, (message) => textOf(message).includes(words('de').live.closed('host')))
  await expect.poll(() => ground.service().followers.ofTable(id)).toEqual([])
  expect(ground.lines.filter((line) => line.startsWith('error'))).toEqual([])
})
