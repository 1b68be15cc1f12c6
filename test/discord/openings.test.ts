import type { APIMessage } from 'discord-api-types/v10'
import { describe, expect, it } from 'vitest'
import type { ScriptedPerson } from '#sandbox/person'
import { readSettings } from '#settings'
import { NO_QUOTAS } from '#table/service/who-may-sit'
import { words } from '#text'
import { finished } from './finished.ts'
import {
  ADA,
  BJORN,
  CAMPFIRE,
  lobbySettings,
  NOOR,
  playground,
  read,
  SECOND,
  shown,
  type,
  typeAndConfirm,
  withVerb,
} from './playground.ts'
import { rings } from './rings.ts'
import { turnsOf } from './turns.ts'

const say = words('en').gathering
const textOf = (message: APIMessage) => read(message).text
const idOf = (message: APIMessage, verb: string) => withVerb(message, verb)[0]?.id ?? `no ${verb}`
const holdId = (message: APIMessage) => /b1:[^"]+:hold/.exec(JSON.stringify(message.components))?.[0] ?? 'no select'
/** Types `/bonfire new` with a seat for somebody; what it is answered with. */
const invite = async (host: ScriptedPerson, channel: string, friend: string): Promise<string> => {
  const option = { name: 'friend', type: 6, value: friend }
  return textOf(shown(await host.command(channel, 'bonfire', [{ name: 'new', type: 1, options: [option] }])))
}
const soon = () => new Promise((resolve) => setTimeout(resolve, 300))

describe('a friend', () => {
  it('is called to a kept seat once an hour, whoever keeps it; the host hears so, and the seat is kept', async () => {
    const ground = await playground({ drawOneIn: 1_000_000 })
    const [ada, bjorn, noor] = [await ground.person(ADA), await ground.person(BJORN), await ground.person(NOOR)]
    const heard = [rings(bjorn, CAMPFIRE), rings(bjorn, SECOND)]
    const calls = () => heard.reduce((sum, { length }) => sum + length, 0)
    expect(await invite(ada, CAMPFIRE, BJORN)).not.toContain('haven’t mentioned <@')
    await expect.poll(calls).toBe(1)
    for (let again = 0; again < 4; again++) {
      await typeAndConfirm(ada, CAMPFIRE, 'close')
      expect(await invite(ada, CAMPFIRE, BJORN)).toMatch(/haven’t mentioned <@.*<t:\d+:R>/s)
    }
    // So is what a lobby has behind Settings, and what others do.
    const lobby = await ada.until(CAMPFIRE, (message) => withVerb(message, 'lobbysettings').length > 0)
    const how = await lobbySettings(ada, lobby)
    const free = shown(await ada.press(how, idOf(how, 'release')))
    const kept = shown(await ada.selectPeople(free, holdId(free), [BJORN]))
    expect(textOf(kept)).toMatch(/haven’t mentioned <@.*<t:\d+:R>/s)
    expect(await invite(noor, SECOND, BJORN)).toContain('haven’t mentioned <@')
    await soon()
    expect(calls()).toBe(1)
    const table = await ground.service().inChannel(SECOND)
    expect(table?.heldSeats.map(({ person }) => person)).toEqual([BJORN])
    const shownThere = await bjorn.until(SECOND, (message) => withVerb(message, 'join').length > 0)
    expect(textOf(shownThere)).toContain(say.invited(`<@${BJORN}>`))
    expect(shownThere.mentions).toEqual([])
    // Somebody else is called all the same.
    const others = rings(noor, CAMPFIRE)
    await ada.selectPeople(kept, holdId(kept), [NOOR])
    await expect.poll(() => others.length).toBe(1)
    expect(ground.lines.filter((line) => line.startsWith('error'))).toEqual([])
  })

  it('who came is called to the next table at once, and one who did not an hour later', async () => {
    const ground = await playground({ drawOneIn: 1_000_000 })
    const [ada, bjorn] = [await ground.person(ADA), await ground.person(BJORN)]
    const heard = rings(bjorn, SECOND)
    await invite(ada, SECOND, BJORN)
    await expect.poll(() => heard.length).toBe(1)
    await type(bjorn, SECOND, 'join')
    await typeAndConfirm(ada, SECOND, 'close')
    await invite(ada, SECOND, BJORN)
    await expect.poll(() => heard.length).toBe(2)
    await typeAndConfirm(ada, SECOND, 'close')
    ground.setNow(new Date(Date.now() + 50 * 60_000))
    expect(await invite(ada, SECOND, BJORN)).toContain('haven’t mentioned <@')
    await typeAndConfirm(ada, SECOND, 'close')
    ground.setNow(new Date(Date.now() + 61 * 60_000))
    expect(await invite(ada, SECOND, BJORN)).not.toContain('haven’t mentioned <@')
    await expect.poll(() => heard.length).toBe(3)
  })
})

it('Play again calls the people of a game once an hour', async () => {
  const ground = await playground({ drawOneIn: 1_000_000 })
  const [ada, bjorn] = [await ground.person(ADA), await ground.person(BJORN)]
  await turnsOf(ground, ada, bjorn).begun(CAMPFIRE)
  const end = await finished(ground, ada, CAMPFIRE)
  await soon()
  const heard = rings(bjorn, CAMPFIRE)
  await ada.press(end, idOf(end, 'again'))
  await expect.poll(() => heard.length).toBe(1)
  for (let again = 0; again < 3; again++) {
    await typeAndConfirm(ada, CAMPFIRE, 'close')
    await ada.press(end, idOf(end, 'again'))
    const table = await ground.service().inChannel(CAMPFIRE)
    const lobby = await bjorn.until(CAMPFIRE, (message) => idOf(message, 'join').includes(table?.id ?? '?'))
    expect(textOf(lobby)).toMatch(/<@801000000000000002>.*invited them to a game within the last hour.*<t:\d+:R>/s)
  }
  await soon()
  expect(heard).toHaveLength(1)
  expect(ground.lines.filter((line) => line.startsWith('error'))).toEqual([])
})

describe('tables', () => {
  const quotas = { ...NO_QUOTAS, hourly: { person: 3, server: 5 } }
  const threads = (person: ScriptedPerson) =>
    [...person.world().channels].filter(({ type: kind }) => kind === 11).length

  it('that one person opens and closes are so many an hour, however fast they ask; then it is said when', async () => {
    const ground = await playground({ drawOneIn: 1_000_000, threads: true, quotas })
    const [ada, bjorn] = [await ground.person(ADA), await ground.person(BJORN)]
    await Promise.all(Array.from({ length: 12 }, () => type(ada, CAMPFIRE, 'new')))
    const opened = await ground.service().openTablesOf(ADA)
    expect(opened).toHaveLength(3)
    await expect.poll(() => threads(ada)).toBe(3)
    for (const { channelId } of opened) await typeAndConfirm(ada, channelId, 'close')
    for (const where of ['thread', 'here'])
      expect(textOf(shown(await type(ada, CAMPFIRE, 'new', { where })))).toMatch(
        /opened 3 tables within an hour.*<t:\d+:R>/s,
      )
    expect(threads(ada)).toBe(3)
    // Others open theirs, until it is enough for the server.
    for (let table = 0; table < 2; table++) await type(bjorn, CAMPFIRE, 'new')
    expect(await ground.service().openTablesOf(BJORN)).toHaveLength(2)
    expect(textOf(shown(await type(bjorn, CAMPFIRE, 'new')))).toMatch(/5 tables were opened in this server.*<t:\d+:R>/s)
    // Against Tom everybody plays on.
    await type(ada, CAMPFIRE, 'solo', { challenge: false })
    expect(await ground.service().openTablesOf(ADA)).toHaveLength(1)
    ground.setNow(new Date(Date.now() + 61 * 60_000))
    await type(ada, CAMPFIRE, 'new')
    expect(await ground.service().openTablesOf(ADA)).toHaveLength(2)
    expect(ground.lines.filter((line) => line.startsWith('error'))).toEqual([])
  })

  it('of an evening at the club, eight by one organiser, all open', async () => {
    const read = readSettings({})
    if (read.kind !== 'settings') throw new Error(read.problem)
    const ground = await playground({ drawOneIn: 1_000_000, threads: true, quotas: read.settings.quotas })
    const ada = await ground.person(ADA)
    for (let table = 0; table < 8; table++) await type(ada, CAMPFIRE, 'new')
    expect(await ground.service().openTablesOf(ADA)).toHaveLength(8)
  })
})
