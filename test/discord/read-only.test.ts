import type { APIMessage } from 'discord-api-types/v10'
import { afterEach, describe, expect, it } from 'vitest'
import { words } from '#text'
import { finished } from './finished.ts'
import {
  ADA,
  BJORN,
  CAMPFIRE,
  NOOR,
  playground,
  read,
  SECOND,
  shown,
  type,
  typeAndConfirm,
  withVerb,
} from './playground.ts'
import { turnsOf } from './turns.ts'

const ground = await playground({ drawOneIn: 1_000_000, threads: true })
const [ada, bjorn] = [await ground.person(ADA), await ground.person(BJORN)]
const { now } = turnsOf(ground, ada, bjorn)
const OFF_TOPIC = '802000000000000003'
const refused = words('en').notices.youMayNotWrite

/** Takes these rights from everybody in a channel, moderators too; nobody has lost any after the test. */
const deny = (channelId: string, ...permissions: string[]) => now({ do: 'denyPeople', channelId, permissions })
const textOf = (message: APIMessage) => read(message).text
const idOf = (message: APIMessage, verb: string) => withVerb(message, verb)[0]?.id ?? `no ${verb}`
/** What everybody sees in a channel. */
const messagesIn = (channel: string) =>
  [...(bjorn.messages.get(channel)?.values() ?? [])].filter(({ flags }) => ((flags ?? 0) & 64) === 0).length

afterEach(() => {
  for (const channel of [CAMPFIRE, SECOND, OFF_TOPIC]) deny(channel)
  expect(ground.lines.filter((line) => line.startsWith('error'))).toEqual([])
})

describe('where somebody may not write', () => {
  it.each([['thread'], ['here']])('/bonfire new (%s) opens no table, a moderator’s neither', async (where) => {
    deny(SECOND, 'SendMessages')
    const before = messagesIn(SECOND)
    for (const person of [ada, bjorn])
      expect(textOf(shown(await type(person, SECOND, 'new', { where })))).toContain(refused)
    expect(messagesIn(SECOND)).toBe(before)
    expect(await ground.service().openTablesOf(ADA)).toEqual([])
  })

  it('minds in a thread the right to write in threads, and that alone', async () => {
    const thread = await ada.openThread(CAMPFIRE, 'embers')
    deny(CAMPFIRE, 'SendMessagesInThreads')
    expect(textOf(shown(await type(bjorn, thread.id, 'new')))).toContain(refused)
    deny(CAMPFIRE, 'SendMessages')
    expect(textOf(shown(await type(bjorn, thread.id, 'new')))).toContain('Your table is open')
    // The card of a table with a thread of its own stands in the channel.
    expect(textOf(shown(await type(bjorn, CAMPFIRE, 'new')))).toContain(refused)
    await typeAndConfirm(bjorn, thread.id, 'close')
  })

  it('no table of elsewhere is shown, also where it was offered before; it can still be stopped', async () => {
    await type(ada, CAMPFIRE, 'new', { where: 'here' })
    const { id } = (await ground.service().inChannel(CAMPFIRE)) ?? { id: '' }
    const offered = shown(await type(ada, OFF_TOPIC, 'follow'))
    deny(OFF_TOPIC, 'SendMessages')
    expect(textOf(shown(await ada.select(offered, idOf(offered, 'follow'), [id])))).toContain(refused)
    const typed = shown(await type(ada, OFF_TOPIC, 'follow'))
    expect(textOf(typed)).toContain(refused)
    expect(withVerb(typed, 'follow')).toEqual([])
    expect(await ground.service().followers.ofTable(id)).toEqual([])
    deny(OFF_TOPIC)
    const allowed = shown(await type(ada, OFF_TOPIC, 'follow'))
    await ada.select(allowed, idOf(allowed, 'follow'), [id])
    expect(await ground.service().followers.ofTable(id)).toHaveLength(1)
    deny(OFF_TOPIC, 'SendMessages')
    const shows = shown(await type(ada, OFF_TOPIC, 'follow'))
    await ada.press(shows, idOf(shows, 'unfollow'))
    expect(await ground.service().followers.ofTable(id)).toEqual([])
    await typeAndConfirm(ada, CAMPFIRE, 'close')
  })

  it('nobody is called to a seat, and whoever plays there plays on', async () => {
    await type(ada, CAMPFIRE, 'new', { where: 'here' })
    const lobby = await bjorn.until(CAMPFIRE, (message) => withVerb(message, 'join').length > 0)
    const how = shown(await ada.press(lobby, idOf(lobby, 'lobbysettings')))
    const hold = /b1:[^"]+:hold/.exec(JSON.stringify(how.components))?.[0] ?? 'no select'
    deny(CAMPFIRE, 'SendMessages')
    await ada.selectPeople(how, hold, [NOOR])
    await ada.until(CAMPFIRE, (message) => textOf(message).includes(refused))
    expect((await ground.service().inChannel(CAMPFIRE))?.heldSeats).toEqual([])
    await bjorn.press(lobby, idOf(lobby, 'join'))
    await type(ada, CAMPFIRE, 'start')
    // Nobody is asked to another game either.
    const end = await finished(ground, ada, CAMPFIRE)
    expect(textOf(shown(await ada.press(end, idOf(end, 'again'))))).toContain(refused)
    expect(await ground.service().inChannel(CAMPFIRE)).toBeNull()
    deny(CAMPFIRE)
    await ada.press(end, idOf(end, 'again'))
    expect((await ground.service().inChannel(CAMPFIRE))?.phase).toBe('lobby')
  })
})
