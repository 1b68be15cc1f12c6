import type { APIMessage } from 'discord-api-types/v10'
import { expect, it } from 'vitest'
import type { ScriptedPerson } from '#sandbox/person'
import { inChannelAsActor, viewAsActor } from '#support/as-actor'
import { words } from '#text'
import { follow } from '../table/sitting.ts'
import {
  ADA,
  BJORN,
  CAMPFIRE,
  MAXIMILIANA,
  NOOR,
  offersLines,
  playground,
  read,
  SECOND,
  shown,
  TEO,
  type,
  typeAndConfirm,
  withVerb,
} from './playground.ts'
import { rings } from './rings.ts'
import { isLive, takeTurn, turnsOf } from './turns.ts'

const LOOK = 100
const ground = await playground({ drawOneIn: 1_000_000, pace: { noticesEveryMs: LOOK } })
const [ada, bjorn, noor] = [await ground.person(ADA), await ground.person(BJORN), await ground.person(NOOR)]
const { begun, now, tableIn } = turnsOf(ground, ada, bjorn)
const { turnNotices } = words('en')
const HOUR = 3_600_000
const OFF_TOPIC = '802000000000000003'
let clock = Date.now()
const pass = (hours: number) => {
  clock += hours * HOUR
  ground.setNow(new Date(clock))
}
pass(0)

const textOf = (message: APIMessage) => read(message).text
const noticeId = (message: APIMessage, what: string) =>
  withVerb(message, 'turnnotice').find(({ id }) => id.endsWith(`:${what}`))?.id ?? `no ${what}`
/** Opens how somebody is told of their turns, and chooses there. */
async function choose(person: ScriptedPerson, what: string, value: string): Promise<APIMessage> {
  const settings = shown(await type(person, SECOND, 'settings'))
  const page = shown(await person.press(settings, noticeId(settings, 'open')))
  return shown(await person.select(page, noticeId(page, what), [value]))
}
const direct = async (person: ScriptedPerson) => (await person.openDm()).id
const heard = [ada, bjorn].map((person) => rings(person, CAMPFIRE))
const ringsOf = (person: ScriptedPerson) => heard[[ada, bjorn].indexOf(person)]?.length ?? 0

/** Plays a turn of whoever must act. */
const play = async () => {
  const table = await inChannelAsActor(ground.service(), CAMPFIRE)
  if (table === null) throw new Error('no table')
  await follow(ground.service(), table).finishTurn()
}

it('how somebody is told is set on a page of the settings, and quiet hours once their time zone is known', async () => {
  const first = await choose(noor, 'reminder', '6')
  expect(textOf(first)).toContain(turnNotices.reminder(6).told)
  expect(textOf(first)).toContain(turnNotices.noZone)
  expect(await noor.autocomplete(SECOND, 'bonfire', typing('am'))).toContainEqual({
    name: 'Europe/Amsterdam',
    value: 'Europe/Amsterdam',
  })
  expect((await noor.autocomplete(SECOND, 'bonfire', typing('new y')))?.[0]?.value).toBe('America/New_York')
  expect(await noor.autocomplete(SECOND, 'bonfire', typing(''))).toHaveLength(25)
  expect(textOf(shown(await type(noor, SECOND, 'settings', { zone: 'Atlantis*' })))).toContain(
    turnNotices.zoneUnknown('Atlantis\\*'),
  )
  const page = shown(await type(noor, SECOND, 'settings', { zone: 'amsterdam' }))
  expect(textOf(page)).toContain(turnNotices.zone('Europe/Amsterdam'))
  const night = shown(await noor.select(page, noticeId(page, 'from'), ['22']))
  expect(textOf(night)).toContain(turnNotices.quiet(22, 7))
  const longer = shown(await noor.select(night, noticeId(night, 'to'), ['9']))
  expect(textOf(longer)).toContain(turnNotices.quiet(22, 9))
  const told = shown(await noor.press(longer, noticeId(longer, 'nexton')))
  expect(textOf(told)).toContain(turnNotices.next(true).told)
  const none = shown(await noor.select(told, noticeId(told, 'from'), ['none']))
  expect(textOf(none)).toContain(turnNotices.notQuiet.told)
  expect(textOf(shown(await noor.press(none, noticeId(none, 'back'))))).toContain(words('en').settings.title)
  expect(await ground.service().settings(NOOR)).toMatchObject({ nextNotice: true, reminderHours: 6, quiet: null })
})

it('a time zone is found by the name that its city has today, and by the one it had before', async () => {
  for (const typed of ['kolkata', 'Calcutta', 'Asia/Kolkata']) {
    expect((await noor.autocomplete(SECOND, 'bonfire', typing(typed)))?.map(({ value }) => value)).toEqual([
      'Asia/Kolkata',
    ])
    const page = shown(await type(noor, SECOND, 'settings', { zone: typed }))
    expect(textOf(page)).toContain(turnNotices.zone('Asia/Kolkata'))
  }
})

it('quiet hours are twelve at most, which is said and offered; clocks follow one change a day, which is said too', async () => {
  const teo = await ground.person(TEO)
  const other = shown(await type(teo, SECOND, 'settings', { zone: 'UTC' }))
  const page = shown(await type(teo, SECOND, 'settings', { zone: 'UTC' }))
  const night = shown(await teo.select(page, noticeId(page, 'from'), ['22']))
  const [offered] = withVerb(night, 'turnnotice').filter(({ id }) => id.endsWith(':to'))
  expect(offered?.options.map(({ value }) => Number(value))).toEqual([23, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  const day = shown(await teo.select(other, noticeId(other, 'from'), ['9']))
  expect(textOf(day)).toContain(turnNotices.mostQuiet(9, 21))
  expect(textOf(day)).toContain(turnNotices.quiet(9, 21))
  // The other page still offers what was right before.
  const early = shown(await teo.select(night, noticeId(night, 'to'), ['7']))
  expect(textOf(early)).toContain(turnNotices.mostQuiet(19, 7))
  const clocks = turnNotices.clocksFrom(`<t:${Math.floor((clock + 24 * HOUR) / 1000)}:f>`)
  expect(textOf(early)).not.toContain(clocks)
  ground.setNow(new Date(clock + 2 * HOUR))
  const again = shown(await teo.select(early, noticeId(early, 'to'), ['6']))
  expect(textOf(again)).toContain(turnNotices.quiet(19, 6))
  expect(textOf(again)).toContain(clocks)
  ground.setNow(new Date(clock))
})

const typing = (value: string) => [
  { name: 'settings', type: 1, options: [{ name: 'zone', type: 3, value, focused: true }] },
]

it('direct messages are tried when they are chosen, and not chosen when they do not arrive', async () => {
  noor.closeDms(true)
  expect(textOf(await choose(noor, 'how', 'direct'))).toContain(turnNotices.directClosed)
  expect((await ground.service().settings(NOOR)).turnNotice).toBe('channel')
  noor.closeDms(false)
  expect(textOf(await choose(noor, 'how', 'direct'))).toContain(turnNotices.directSent)
  await noor.until(await direct(noor), (message) => textOf(message).includes(turnNotices.directWorks))
  expect((await ground.service().settings(NOOR)).turnNotice).toBe('direct')
})

it('direct messages are in the language in which they were chosen, where the table has another', async () => {
  const maximiliana = await ground.person(MAXIMILIANA)
  await choose(maximiliana, 'how', 'direct')
  const german = words('de').turnNotices
  await maximiliana.until(await direct(maximiliana), (message) => textOf(message).includes(german.directWorks))
  await type(ada, SECOND, 'new', { language: 'en' })
  await type(maximiliana, SECOND, 'join')
  await type(ada, SECOND, 'start')
  const table = await viewAsActor(ground.service(), (await tableIn(SECOND)).id)
  if (table?.acting === ADA) await follow(ground.service(), table).finishTurn()
  const told = await maximiliana.until(await direct(maximiliana), (message) => withVerb(message, 'open').length > 0)
  expect(textOf(told)).toContain(german.direct.yourTurn)
  await typeAndConfirm(ada, SECOND, 'close')
})

it('a turn is told directly to whoever wants that, with a way to the panel; when that fails, the table hears it once', async () => {
  const game = await begun(CAMPFIRE)
  const { acting, other, live } = game
  await choose(other, 'how', 'direct')
  const before = ringsOf(other)
  await takeTurn(acting, CAMPFIRE)
  const told = await other.until(await direct(other), (message) => withVerb(message, 'open').length > 0)
  expect(textOf(told)).toContain(turnNotices.direct.yourTurn)
  const next = await other.until(CAMPFIRE, (message) => isLive(message) && message.id !== live.id)
  expect(textOf(told)).toContain(next.id)
  expect(next.mentions).toEqual([])
  expect(textOf(next)).toContain(`<@${other.id}>`)
  const panel = shown(await other.press(told, withVerb(told, 'open')[0]?.id ?? 'no panel'))
  expect(offersLines(panel)).toBe(true)

  await play()
  await acting.until(CAMPFIRE, (message) => isLive(message) && message.mentions[0]?.id === acting.id)
  other.closeDms(true)
  await play()
  const again = await other.until(CAMPFIRE, (message) => isLive(message) && message.mentions[0]?.id === other.id)
  expect(textOf(again)).toContain('My direct messages don’t reach')
  await expect.poll(() => ringsOf(other)).toBe(before + 1)
  expect((await ground.service().settings(other.id)).turnNotice).toBe('channel')
  // Only one message of this turn is left.
  const lives = () => [...(other.messages.get(CAMPFIRE)?.values() ?? [])].filter(isLive)
  await expect.poll(() => lives().map(({ id }) => id)).toEqual([again.id])
  other.closeDms(false)
})

it('a reminder is the message posted anew; who has left the server is told to those who are there', async () => {
  const table = await tableIn(CAMPFIRE)
  const [acting, other] = table.acting === ADA ? [ada, bjorn] : [bjorn, ada]
  const before = acting.latest(CAMPFIRE, isLive)
  const [rung, otherRung] = [ringsOf(acting), ringsOf(other)]
  pass(25)
  const reminder = await acting.until(CAMPFIRE, (one) => isLive(one) && one.id !== before?.id)
  expect(reminder.mentions.map(({ id }) => id)).toEqual([acting.id])
  await expect.poll(() => acting.messages.get(CAMPFIRE)?.has(before?.id ?? '')).toBe(false)
  await expect.poll(() => [ringsOf(acting) - rung, ringsOf(other) - otherRung]).toEqual([1, 0])

  await play()
  const live = await other.until(CAMPFIRE, (one) => isLive(one) && one.mentions[0]?.id === other.id)
  // The hours until a reminder count from when it is kept whom it called.
  const { id, turnSeq } = await tableIn(CAMPFIRE)
  await expect.poll(() => ground.service().turnMessage(id, turnSeq ?? 0)).not.toBeNull()
  now({ do: 'leaveServer', personId: other.id })
  pass(25)
  const gone = await acting.until(CAMPFIRE, (one) => textOf(one).includes('is no longer in this server'))
  expect(gone.id).not.toBe(live.id)
  expect(gone.mentions.map(({ id }) => id)).toContain(acting.id)
  now({ do: 'leaveServer', personId: other.id, left: false })
})

it('at a table that plays by and by nobody is called twice within an hour: then once more, if it is still their turn', async () => {
  for (const id of [ADA, BJORN]) await ground.service().saveSettings(id, { turnNotice: 'channel' })
  await type(ada, SECOND, 'new')
  await type(bjorn, SECOND, 'join')
  const { id: tableId } = await tableIn(SECOND)
  const pace = { kind: 'turn', hours: 72, atEnd: 'free' } as const
  const host = { person: { id: ADA, name: 'Ada' }, moderator: false, interactionId: null }
  await ground.service().act({ tableId, seq: null, ...host, action: { kind: 'option', change: { pace } } })
  const called = [rings(ada, SECOND), rings(bjorn, SECOND)]
  await type(ada, SECOND, 'start')
  const first = (await tableIn(SECOND)).acting === ADA ? [ada, bjorn] : [bjorn, ada]
  const [one = ada, other = bjorn] = first
  const calls = () => first.map((person) => called[[ada, bjorn].indexOf(person)]?.length)
  /** The message of the turn that is on, once it is kept whom it called, and when. */
  const shownTurn = async () => {
    const { turnSeq } = await tableIn(SECOND)
    await expect.poll(() => ground.service().turnMessage(tableId, turnSeq ?? 0)).not.toBeNull()
    const messageId = (await ground.service().turnMessage(tableId, turnSeq ?? 0))?.messageId
    return await one.until(SECOND, ({ id }) => id === messageId)
  }
  const played = async (hours: number) => {
    pass(hours)
    const table = await viewAsActor(ground.service(), tableId)
    if (table !== null) await follow(ground.service(), table).finishTurn()
    return await shownTurn()
  }
  const mentioned = ({ mentions }: APIMessage) => mentions.map(({ id }) => id)
  expect(mentioned(await shownTurn())).toEqual([one.id])
  expect(mentioned(await played(0.2))).toEqual([other.id])
  // Both were called within the hour.
  const again = await played(0.1)
  expect(mentioned(again)).toEqual([])
  expect(textOf(again)).toContain(`It’s <@${one.id}>’s turn`)
  const silent = await played(0.1)
  expect(mentioned(silent)).toEqual([])
  pass(0.7)
  await ground.runtime.looked(LOOK)
  expect(calls()).toEqual([1, 1])
  pass(0.11)
  const told = await other.until(
    SECOND,
    (message) => isLive(message) && message.id !== silent.id && mentioned(message).length > 0,
  )
  expect(mentioned(told)).toEqual([other.id])
  await expect.poll(() => other.messages.get(SECOND)?.has(silent.id)).toBe(false)
  pass(1.5)
  await ground.runtime.looked(LOOK)
  expect(calls()).toEqual([1, 2])
  await typeAndConfirm(ada, SECOND, 'close')
})

it('somebody with several games is told of all in one message after their quiet hours; forgotten, of nothing', async () => {
  // It is night for both.
  const hour = new Date(clock).getUTCHours()
  const quiet = { from: hour, to: (hour + 3) % 24 }
  for (const id of [ADA, BJORN]) await ground.service().saveSettings(id, { turnNotice: 'direct', zone: 'UTC', quiet })
  const games = [await begun(SECOND), await begun(OFF_TOPIC)]
  const late = games[0]?.acting ?? ada
  const told = await direct(late)
  const before = late.latest(told)?.id ?? '0'
  const comeAfter = () => [...(late.messages.get(told)?.values() ?? [])].filter(({ id }) => BigInt(id) > BigInt(before))
  for (const { id } of games) {
    const table = await viewAsActor(ground.service(), id)
    if (table !== null && table.acting !== late.id) await follow(ground.service(), table).finishTurn()
    await late.until(table?.channelId ?? '', (one) => isLive(one) && textOf(one).includes(`<@${late.id}>’s turn`))
  }
  pass(2)
  expect(comeAfter()).toEqual([])
  pass(1.1)
  const all = await late.until(told, (message) => withVerb(message, 'open').length > 1)
  expect(textOf(all)).toContain(turnNotices.direct.title)
  expect(comeAfter()).toHaveLength(1)

  for (const { channelId } of await ground.service().openTablesOf(late.id))
    await typeAndConfirm(late, channelId, 'resign')
  const asked = shown(await type(late, CAMPFIRE, 'forget-me'))
  await late.press(asked, withVerb(asked, 'forget')[0]?.id ?? 'no forget')
  expect(await ground.service().settings(late.id)).toMatchObject({ turnNotice: 'channel', zone: null, quiet: null })
  pass(100)
  await expect.poll(async () => (await ground.service().openTablesOf(late.id)).length).toBe(0)
  expect(comeAfter()).toHaveLength(1)
})
