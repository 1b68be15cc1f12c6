import { setTimeout as sleep } from 'node:timers/promises'
import type { APIMessage } from 'discord-api-types/v10'
import { afterEach, describe, expect, it } from 'vitest'
import type { ScriptedPerson } from '#sandbox/person'
import { words } from '#text'
import {
  ADA,
  BJORN,
  CAMPFIRE,
  lobbySettings,
  NOOR,
  playground,
  read,
  SANNE,
  SECOND,
  shown,
  TEO,
  type,
  withVerb,
} from './playground.ts'
import { rings } from './rings.ts'
import { isLive } from './turns.ts'

const ground = await playground({ drawOneIn: 1_000_000, pace: { noticesEveryMs: 50 } })
const [ada, bjorn, noor] = [await ground.person(ADA), await ground.person(BJORN), await ground.person(NOOR)]
const [sanne, teo] = [await ground.person(SANNE), await ground.person(TEO)]
const say = words('en').gathering
const textOf = (message: APIMessage) => read(message).text
const idOf = (message: APIMessage, verb: string) => withVerb(message, verb)[0]?.id ?? `no ${verb}`
const OFF_TOPIC = '802000000000000003'
/** Of the select of people. */
const holdId = (message: APIMessage) => /b1:[^"]+:hold/.exec(JSON.stringify(message.components))?.[0] ?? 'no select'
const isLobby = (message: APIMessage) => withVerb(message, 'join').length > 0 && ((message.flags ?? 0) & 64) === 0
const heard = new Map([ada, bjorn, noor].map((person) => [person, rings(person, CAMPFIRE)]))
const ringsOf = () => [ada, bjorn, noor].map((person) => heard.get(person)?.length ?? 0)
const lobbies = () => [...(teo.messages.get(CAMPFIRE)?.values() ?? [])].filter(isLobby)

/** Presses on the lobby as it stands: it may be edited just then. */
async function press(person: ScriptedPerson, verb: string): Promise<APIMessage> {
  for (;;) {
    const [lobby] = lobbies().slice(-1)
    const { message } = lobby === undefined ? { message: null } : await person.press(lobby, idOf(lobby, verb))
    if (message !== null) return message
    await sleep(20)
  }
}

it('friends for whom a seat is kept are mentioned once, and so is the host when all seats are taken', async () => {
  await ada.command(CAMPFIRE, 'bonfire', [
    { name: 'new', type: 1, options: [{ name: 'friend', type: 6, value: BJORN }] },
  ])
  const first = await bjorn.until(CAMPFIRE, isLobby)
  expect(first.mentions.map(({ id }) => id)).toEqual([BJORN])
  expect(textOf(first)).toContain(say.invited(`<@${BJORN}>`))
  const how = await lobbySettings(ada, first)
  await ada.selectPeople(how, holdId(how), [ground.sandbox.applicationId])
  await ada.until(CAMPFIRE, (message) => textOf(message).includes(say.notForBots))
  await ada.selectPeople(how, holdId(how), [NOOR])
  const second = await noor.until(CAMPFIRE, (message) => isLobby(message) && message.id !== first.id)
  expect(second.mentions.map(({ id }) => id)).toEqual([NOOR])
  expect(textOf(second)).toMatch(/3\. kept for <@801000000000000003> until <t:\d+:f>/)
  await expect.poll(() => lobbies().map(({ id }) => id)).toEqual([second.id])

  await press(sanne, 'join')
  expect(textOf(await press(teo, 'join'))).toContain(words('en').tableRefusals.seatsHeld)
  expect(textOf(await press(noor, 'leave'))).toContain(
    say.gaveUp({ ...words('en').buttons, lookAt: words('en').live.lookPlaceholder }),
  )
  await press(bjorn, 'join')
  await press(teo, 'join')
  const full = await ada.until(
    CAMPFIRE,
    (message) => isLobby(message) && textOf(message).includes(say.full(`<@${ADA}>`)),
  )
  expect(full.mentions.map(({ id }) => id)).toEqual([ADA])
  await expect.poll(ringsOf).toEqual([1, 1, 1])
  expect(full.id).not.toBe(second.id)
  await type(ada, CAMPFIRE, 'start')
  await ada.until(CAMPFIRE, isLive)
})

it('a friend who is told directly is told of the seat so; the game starts by itself as the host set it', async () => {
  await ground.service().saveSettings(BJORN, { turnNotice: 'direct', directLanguage: 'en' })
  await ada.command(SECOND, 'bonfire', [{ name: 'new', type: 1, options: [{ name: 'friend', type: 6, value: BJORN }] }])
  const told = await bjorn.until((await bjorn.openDm()).id, (message) => textOf(message).includes(say.direct.invited))
  expect(textOf(told)).toContain(`<#${SECOND}>`)
  const lobby = await ada.until(SECOND, isLobby)
  expect(lobby.mentions).toEqual([])
  const how = await lobbySettings(ada, lobby)
  const again = shown(await ada.select(how, idOf(how, 'option'), ['startAt 2']))
  expect(withVerb(again, 'option')).toHaveLength(1)
  const set = await ada.until(SECOND, (message) => isLobby(message) && textOf(message).includes(say.startAt(2)))
  await bjorn.press(set, idOf(set, 'join'))
  await ada.until(SECOND, isLive)
  expect(ground.lines.filter((line) => line.startsWith('error'))).toEqual([])
})

it('a lobby with a fixed start tells everybody their own time, and mentions who is in once, ten minutes before', async () => {
  const first = Math.floor(Date.now() / 1000) + 7200
  const at = (first + 600) * 1000
  const { unreadable, noZone } = words('en').typedTimes
  const said = async (time: string) => textOf(shown(await type(noor, OFF_TOPIC, 'new', { where: 'here', time })))
  expect(await said('some day')).toContain(unreadable('some day'))
  expect(await said('20:00')).toContain(noZone)
  const { past, tooFar } = words('en').typedTimes
  for (const time of ['<t:1700000000>', '2020-01-01 20:00']) {
    if (!time.startsWith('<')) await ground.service().saveSettings(NOOR, { zone: 'Europe/Berlin' })
    expect(await said(time)).toContain(past)
  }
  for (const time of ['in 400 days', '<t:99999999999>', '9999-12-31 20:00'])
    expect(await said(time)).toContain(tooFar(30))
  await ground.service().saveSettings(NOOR, { zone: null })
  expect(await ground.service().inChannel(OFF_TOPIC)).toBeNull()
  await said(`<t:${first}:t>`)
  const open = await sanne.until(OFF_TOPIC, (message) => isLobby(message) && textOf(message).includes(`<t:${first}:F>`))
  expect(open.mentions).toEqual([])
  const settings = textOf(shown(await noor.press(open, idOf(open, 'lobbysettings'))))
  expect(settings).toContain(`<t:${first}:F>`)
  expect(settings).not.toContain(say.startAt(0))
  const [hers, theirs] = [rings(noor, OFF_TOPIC), rings(sanne, OFF_TOPIC)]
  const heardBy = () => [hers.length, theirs.length]
  await sanne.press(open, idOf(open, 'join'))
  expect(await said(`<t:${at / 1000}>`)).toContain(say.startFixed(`<t:${at / 1000}:F>`))
  // From then on the reminder is planned.
  await noor.until(OFF_TOPIC, (message) => isLobby(message) && textOf(message).includes(`<t:${at / 1000}:F>`))
  ground.setNow(new Date(at - 9 * 60_000))
  await expect.poll(heardBy).toEqual([1, 1])
  const isSoon = (message: APIMessage) =>
    isLobby(message) && textOf(message).includes(say.soon(`<@${NOOR}> <@${SANNE}>`))
  const soon = await sanne.until(OFF_TOPIC, isSoon)
  expect(soon.mentions.map(({ id }) => id).sort()).toEqual([NOOR, SANNE])
  await ground.restart()
  ground.setNow(new Date(at + 1000))
  const begun = await sanne.until(OFF_TOPIC, isLive)
  expect(begun.mentions).toHaveLength(1)
  await expect.poll(() => hers.length + theirs.length).toBe(3)
  ground.setNow(null)
})

describe('a fixed start that falls due while there is no bot', async () => {
  const MINUTE = 60_000
  const down = await playground({ drawOneIn: 1_000_000, pace: { noticesEveryMs: 50 } })
  const [host, guest] = [await down.person(ADA), await down.person(BJORN)]
  const rung = (channel: string) => [rings(host, channel), rings(guest, channel)]
  afterEach(() => down.setNow(null))

  /** A lobby of two that starts in an hour; the bot is away until so many minutes after that. */
  async function missedBy(minutes: number, channel: string) {
    const at = Math.floor(Date.now() / 1000) * 1000 + 60 * MINUTE
    await type(host, channel, 'new', { where: 'here', time: `<t:${at / 1000}>` })
    await type(guest, channel, 'join')
    const both = (message: APIMessage) => isLobby(message) && withVerb(message, 'start').length > 0
    await host.until(channel, both)
    const heardThere = rung(channel)
    await down.restart(() => down.setNow(new Date(at + minutes * MINUTE)))
    return { at, heardThere }
  }

  it('starts the game once the bot is up again, and calls who begins', async () => {
    const { heardThere } = await missedBy(50, CAMPFIRE)
    const begun = await guest.until(CAMPFIRE, isLive)
    expect(begun.mentions).toHaveLength(1)
    await down.restart()
    await sleep(300)
    expect(heardThere.flat().map(({ id }) => id)).toEqual([begun.id])
    expect((await down.service().inChannel(CAMPFIRE))?.phase).toBe('playing')
  })

  it('is told as missed to who was there, once, where that was more than an hour before', async () => {
    const { at, heardThere } = await missedBy(90, SECOND)
    const missed = await guest.until(SECOND, (message) =>
      textOf(message).includes(say.startMissed(`<@${ADA}> <@${BJORN}>`, `<t:${at / 1000}:F>`)),
    )
    expect(missed.mentions.map(({ id }) => id).sort()).toEqual([ADA, BJORN])
    await down.restart()
    await sleep(300)
    expect(heardThere.map(({ length }) => length)).toEqual([1, 1])
    expect((await down.service().inChannel(SECOND))?.phase).toBe('lobby')
    await type(host, SECOND, 'start')
    await guest.until(SECOND, isLive)
  })
})
