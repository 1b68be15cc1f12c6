import { setTimeout as sleep } from 'node:timers/promises'
import { REST } from 'discord.js'
import type { APIMessage } from 'discord-api-types/v10'
import { afterEach, describe, expect, it } from 'vitest'
import { livePost } from '#commands'
import { plainEmojiSender } from '#discord/application-emoji'
import { createEditOrPost } from '#discord/live-message'
import { eventually } from '#support/eventually'
import { ADA, BJORN, CAMPFIRE, playground, type, withVerb } from './playground.ts'
import { isLive, isPrivate, takeTurn, turnsOf } from './turns.ts'

const ground = await playground({ choresEveryMs: 200, pace: { lookEveryMs: 20 } })
const ada = await ground.person(ADA)
const bjorn = await ground.person(BJORN)
const { begun } = turnsOf(ground, ada, bjorn)

afterEach(() => ground.sandbox.faults.set({ rules: [] }))

describe('where Discord does not find the picture that comes with a message', () => {
  it('the message of the next turn calls without it', async () => {
    const { id: channel } = await ada.openThread(CAMPFIRE, 'lost')
    const { live, acting, other } = await begun(channel)
    ground.sandbox.faults.set({ rules: [{ fault: 'mediaLost', on: `POST /channels/${channel}` }] })
    await takeTurn(acting, channel)
    await eventually(() => {
      const [message] = [...(ada.messages.get(channel)?.values() ?? [])].filter(isLive)
      expect(message?.id).not.toBe(live.id)
      expect(message?.mentions.map(({ id }) => id)).toEqual([other.id])
    })
  })

  it('what was posted in place of a message that could not be edited stays the only one', async () => {
    const { id: channel } = await ada.openThread(CAMPFIRE, 'asleep')
    const { id, live } = await begun(channel)
    const table = await ground.service().view(id)
    if (table === null) throw new Error('the table is there')
    const { apiUrl, token } = ground.sandbox
    const context = { rest: new REST({ version: '10', api: apiUrl }).setToken(token), emoji: plainEmojiSender }
    ground.sandbox.faults.set({ deeds: [{ do: 'archiveThread', threadId: channel }] })
    const post = { ...livePost(table, 'en'), mentions: [] }
    const write = createEditOrPost(context, table, post, { edits: live.id, again: null }, new Set())
    // It wakes the thread, where the old one could be edited now.
    const posted = await write({ picture: 'none', film: 'none' })
    expect(posted).not.toBe(live.id)
    expect(await write({ picture: 'none', film: 'none' })).toBe(posted)
  })
})

it('a message that is gone is neither edited nor looked for again while nothing can be posted in its place', async () => {
  const { id: channel } = await ada.openThread(CAMPFIRE, 'gone')
  await type(ada, channel, 'new')
  const isLobby = (message: APIMessage) => withVerb(message, 'join').length > 0 && !isPrivate(message)
  const live = await ada.until(channel, isLobby)
  ground.sandbox.faults.set({
    rules: [{ fault: 'serverError', on: `POST /channels/${channel}/messages` }],
    deeds: [{ do: 'deleteMessage', channelId: channel, messageId: live.id }],
  })
  await type(bjorn, channel, 'join')
  const refused = (start: string) =>
    ground.sandbox.faults.report().refusals.filter(({ on }) => on.startsWith(`${start} /channels/${channel}/messages`))
  // Each try posts four times.
  await expect.poll(() => refused('POST').length).toBeGreaterThan(12)
  expect(refused('PATCH').length).toBeLessThan(2)
  // Each press has the table's message looked for, five times a second at most.
  for (let press = 0; press < 6; press++) {
    await type(bjorn, channel, 'turn')
    await sleep(250)
  }
  expect(refused('GET').length).toBeLessThan(2)
  ground.sandbox.faults.set({ rules: [] })
  await ada.until(channel, (message) => isLobby(message) && message.id !== live.id)
})
