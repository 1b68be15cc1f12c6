import { setTimeout as sleep } from 'node:timers/promises'
import type { APIMessage } from 'discord-api-types/v10'
import { afterEach, expect, it } from 'vitest'
import type { FaultOrders } from '#sandbox'
import type { ScriptedPerson } from '#sandbox/person'
import { words } from '#text'
import { ADA, BJORN, CAMPFIRE, playground, read, SECOND, shown, type, typeAndConfirm, withVerb } from './playground.ts'
import { rings } from './rings.ts'
import { isLive, takeTurn, turnsOf } from './turns.ts'

type Rule = NonNullable<FaultOrders['rules']>[number]

const LOOK = 50
/** Other things happen in half of it. */
const CLAIM = 4000
const ground = await playground({ drawOneIn: 1_000_000, pace: { noticesEveryMs: LOOK, claimMs: CLAIM } })
const [ada, bjorn] = [await ground.person(ADA), await ground.person(BJORN)]
const { begun, tableIn } = turnsOf(ground, ada, bjorn)
const heard = [CAMPFIRE, SECOND].map((channel) => ({ channel, of: [ada, bjorn].map((one) => rings(one, channel)) }))
const { faults } = ground.sandbox

afterEach(async () => {
  faults.set({ rules: [] })
  ground.setNow(null)
  for (const person of [ada, bjorn]) {
    person.closeDms(false)
    await ground.service().saveSettings(person.id, { turnNotice: 'channel' })
  }
  for (const { channelId } of await ground.service().openTablesOf(ADA)) await typeAndConfirm(ada, channelId, 'close')
})

const ringsOf = (person: ScriptedPerson, channelId: string) =>
  heard.find(({ channel }) => channel === channelId)?.of[person === ada ? 0 : 1]?.length ?? 0

/** Somebody's direct messages that tell of a table. */
const toldOf = async (person: ScriptedPerson, tableId: string): Promise<APIMessage[]> =>
  [...(person.messages.get((await person.openDm()).id)?.values() ?? [])].filter((message) =>
    withVerb(message, 'open').some(({ id }) => id.split(':')[1] === tableId),
  )

/** The one who waited is told directly that it is their turn, and that is on the way: nobody knows yet whether it arrives. */
async function onTheWay(channel: string, rule: Rule) {
  const game = await begun(channel)
  const { id: directId } = await game.other.openDm()
  await ground.service().saveSettings(game.other.id, { turnNotice: 'direct' })
  const struck = () => faults.report().struck[rule.fault] ?? 0
  const before = struck()
  faults.set({ rules: [{ on: `POST /channels/${directId}/messages`, times: 1, ...rule }] })
  await takeTurn(game.acting, channel)
  await expect.poll(struck).toBe(before + 1)
  return game
}

it('whoever is just being told directly, and wants mentions from now on, is not mentioned besides', async () => {
  const { id, other } = await onTheWay(CAMPFIRE, { fault: 'lateAnswer', delayMs: CLAIM / 2 })
  const before = ringsOf(other, CAMPFIRE)
  await ground.service().saveSettings(other.id, { turnNotice: 'channel' })
  await expect.poll(async () => (await toldOf(other, id)).length).toBe(1)
  await ground.runtime.looked(LOOK)
  expect(ringsOf(other, CAMPFIRE)).toBe(before)
  expect(await toldOf(other, id)).toHaveLength(1)
})

it('what somebody sets while a direct message is on the way that does not arrive stays as they set it', async () => {
  const { other } = await onTheWay(CAMPFIRE, { fault: 'lateAnswer', delayMs: CLAIM / 2 })
  other.closeDms(true)
  await ground.service().saveSettings(other.id, { turnNotice: 'none' })
  await expect.poll(() => faults.report().refusals.some(({ code }) => code === 50007)).toBe(true)
  await ground.runtime.looked(LOOK)
  expect((await ground.service().settings(other.id)).turnNotice).toBe('none')
})

it('whoever is not reached directly that their seat was freed is named by the table as nobody else', async () => {
  await type(ada, SECOND, 'new')
  await type(bjorn, SECOND, 'join')
  const { id: tableId } = await tableIn(SECOND)
  const pace = { kind: 'turn', hours: 12, atEnd: 'free' } as const
  const host = { person: { id: ADA, name: 'Ada' }, moderator: false, interactionId: null }
  await ground.service().act({ tableId, seq: null, ...host, action: { kind: 'option', change: { pace } } })
  await type(ada, SECOND, 'start')
  const begun = await ada.until(SECOND, isLive)
  if (begun.mentions[0]?.id === ADA) await takeTurn(ada, SECOND)
  const isOwn = (message: APIMessage) => isLive(message) && read(message).text.includes(`<@${BJORN}>’s turn`)
  /** Waits until it is kept that a message of his turn called him, and when. */
  const recorded = async (before: string | null): Promise<string> => {
    const { id } = await bjorn.until(SECOND, (message) => isOwn(message) && message.id !== before)
    const { turnSeq } = await tableIn(SECOND)
    await expect.poll(async () => (await ground.service().turnMessage(tableId, turnSeq ?? 0))?.messageId).toBe(id)
    return id
  }
  const live = await recorded(null)
  ground.setNow(new Date(Date.now() + 9.1 * 3_600_000))
  await recorded(live)
  bjorn.closeDms(true)
  await ground.service().saveSettings(BJORN, { turnNotice: 'direct' })
  ground.setNow(new Date(Date.now() + 12.1 * 3_600_000))
  const said = words('en').turnNotices.unreached.closed
  const told = await ada.until(SECOND, (message) => read(message).text.includes(said('…', []).split('…')[0] ?? ''))
  expect(read(told).text).toContain(said(`<@${BJORN}>`, []))
})

it('a direct message that Discord lets wait for longer than it is claimed is not sent twice', async () => {
  const { id, other } = await onTheWay(CAMPFIRE, { fault: 'rateLimit', retryAfter: (CLAIM * 4) / 1000 })
  await sleep(CLAIM)
  // Who is told of another table, too, is told in another message.
  const { acting, id: second } = await begun(SECOND)
  if (acting !== other) await takeTurn(acting, SECOND)
  // What has just come is not looked for yet.
  ground.setNow(new Date(Date.now() + 60_000))
  await expect.poll(async () => (await toldOf(other, second)).length).toBe(1)
  await expect.poll(async () => (await toldOf(other, id)).length).toBe(1)
  await sleep(CLAIM)
  expect(await toldOf(other, id)).toHaveLength(1)
})

it('a direct message whose answer was lost is found though Discord opens no direct channel by then: nobody is mentioned besides', async () => {
  const { id, other } = await onTheWay(CAMPFIRE, { fault: 'answerLost' })
  const before = ringsOf(other, CAMPFIRE)
  faults.set({ rules: [{ fault: 'noMutualServer', on: 'POST /users/@me/channels' }] })
  ground.setNow(new Date(Date.now() + 60_000))
  await expect.poll(() => faults.report().struck.noMutualServer ?? 0).toBeGreaterThan(0)
  await ground.runtime.looked(LOOK)
  expect(ringsOf(other, CAMPFIRE)).toBe(before)
  faults.set({ rules: [] })
  expect(await toldOf(other, id)).toHaveLength(1)
})

it('who wants to be told directly from now on hears soon that Discord lets that wait, and is not told so later', async () => {
  const { id: directId } = await ada.openDm()
  const directs = () => ada.messages.get(directId)?.size ?? 0
  const before = directs()
  const on = `POST /channels/${directId}/messages`
  faults.set({ rules: [{ fault: 'rateLimit', on, retryAfter: (CLAIM * 2) / 1000, times: 1 }] })
  const verb = (message: APIMessage, end: string) =>
    withVerb(message, 'turnnotice').find(({ id }) => id.endsWith(end))?.id ?? `no ${end}`
  const settings = shown(await type(ada, SECOND, 'settings'))
  const page = shown(await ada.press(settings, verb(settings, ':open')))
  const answer = read(shown(await ada.select(page, verb(page, ':how'), ['direct'])))
  expect(answer.text).not.toContain(words('en').turnNotices.how.direct.told)
  expect((await ground.service().settings(ADA)).turnNotice).toBe('channel')
  await sleep(CLAIM * 2)
  expect(directs()).toBe(before)
})
