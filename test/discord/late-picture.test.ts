import { setTimeout as sleep } from 'node:timers/promises'
import { Client, Events } from 'discord.js'
import type { APIMessage } from 'discord-api-types/v10'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { PATIENCE } from '#discord/patience'
import { eventually } from '#support/eventually'
import { ADA, BJORN, CAMPFIRE, galleries, playground, read, shown, withVerb } from './playground.ts'
import { isLive, takeTurn, turnsOf } from './turns.ts'

/** How long Discord takes for the edit that brings a late picture, in ms. */
const EDIT_MS = 300

const ground = await playground({ drawing: { worker: new URL('./slow-worker.mjs', import.meta.url) } })
const ada = await ground.person(ADA)
const bjorn = await ground.person(BJORN)
const { begun } = turnsOf(ground, ada, bjorn)

const look = async (from: APIMessage, at: string): Promise<APIMessage> =>
  shown(await bjorn.select(from, withVerb(from, 'look')[0]?.id ?? 'no looks', [at]))

afterEach(() => ground.sandbox.faults.set({ rules: [] }))

describe('a picture that comes after its words', () => {
  it.each([
    ['for a while', EDIT_MS],
    ['for longer than an answer waits', 3 * PATIENCE.edit],
  ])(
    'and is on its way %s when the same panel is pressed again does not put the older view back',
    async (name, delayMs) => {
      const channel = (await ada.openThread(CAMPFIRE, name)).id
      const { live } = await begun(channel)
      const panel = await look(live, 'table')
      ground.sandbox.faults.set({ rules: [{ fault: 'lateAnswer', on: 'PATCH /webhooks', delayMs, times: 1 }] })
      const struck = () => ground.sandbox.faults.report().struck.lateAnswer ?? 0
      const before = struck()
      const late = await look(panel, 'city0')
      await expect.poll(struck).toBe(before + 1)
      const newest = await look(late, 'scores')
      await sleep(2 * delayMs)
      expect(newest.id).toBe(panel.id)
      await eventually(() => {
        const { text, alts } = read(bjorn.messages.get(channel)?.get(panel.id) ?? panel)
        expect(text).toEqual(read(newest).text)
        expect(alts).toEqual([expect.stringMatching(/^Standings if the game ended now/)])
      })
    },
  )

  it('does not take the place of the message that was pressed, where another process has answered that first', async () => {
    const channel = (await ada.openThread(CAMPFIRE, 'two')).id
    const { live } = await begun(channel)
    const { apiUrl, token } = ground.sandbox
    const another = new Client({ intents: [], rest: { api: apiUrl } })
    onTestFinished(() => another.destroy())
    // As a press is answered that changes the table.
    // Where the bot was quicker, Discord takes no second answer.
    another.on(Events.InteractionCreate, async (press) => {
      if (press.isMessageComponent()) await press.deferUpdate().catch(() => undefined)
    })
    await another.login(token)
    // Its own picture comes late, too.
    await eventually(() => expect(galleries(bjorn.messages.get(channel)?.get(live.id) ?? live)).toHaveLength(1))
    const { drawn } = ground.pictures()
    await bjorn.select(live, withVerb(live, 'look')[0]?.id ?? 'no looks', ['table'])
    await eventually(() => expect(ground.pictures().drawn).toBeGreaterThan(drawn))
    await sleep(5 * EDIT_MS)
    const { text, pressables } = read(bjorn.messages.get(channel)?.get(live.id) ?? live)
    expect(read(live)).toMatchObject({ text, pressables })
  })

  it('does not keep the next player waiting: the message of the turn gets it by an edit', async () => {
    const channel = (await ada.openThread(CAMPFIRE, 'slow')).id
    const { live, acting, other } = await begun(channel)
    // As it is posted: by the time the turn's answer is there it may have its picture.
    const isNext = (message: APIMessage) => message.channel_id === channel && message.id !== live.id && isLive(message)
    const posted = other.next((frame) => frame.t === 'message' && isNext(frame.message))
    await takeTurn(acting, channel)
    const frame = await posted
    if (frame.t !== 'message') throw new Error('no message came')
    const next = frame.message
    expect(next.mentions.map(({ id }) => id)).toEqual([other.id])
    expect(galleries(next)).toEqual([])
    const now = () => other.messages.get(channel)?.get(next.id) ?? next
    await eventually(() => expect(galleries(now())).toHaveLength(1))
    expect(read(now()).text).toBe(read(next).text)
    expect(now().mentions).toEqual(next.mentions)
  })
})
