import type { APIMessage } from 'discord-api-types/v10'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ScriptedPerson } from '#sandbox/person'
import { eventually } from '#support/eventually'
import { ADA, BJORN, CAMPFIRE, NOOR, playground, SECOND, shown, type, withVerb } from './playground.ts'
import { isLive, takeTurn, turnsOf } from './turns.ts'

const ground = await playground({ drawOneIn: 1_000_000, pace: { lookEveryMs: 200 } })
const ada = await ground.person(ADA)
const bjorn = await ground.person(BJORN)
const { now, begun, tableIn } = turnsOf(ground, ada, bjorn)

const idOf = (message: APIMessage, verb: string) => withVerb(message, verb)[0]?.id ?? `no ${verb}`
const isPublic = ({ flags }: APIMessage) => ((flags ?? 0) & 64) === 0
const pushed = async (person: ScriptedPerson, message: APIMessage, verb: string) =>
  shown(await person.press(message, idOf(message, verb)))
const delivered = (person: ScriptedPerson, channel: string, passes: (message: APIMessage) => boolean) =>
  [...(person.messages.get(channel)?.values() ?? [])].filter(passes)

afterEach(() => {
  vi.useRealTimers()
  ground.sandbox.faults.set({ rules: [] })
})

describe('a live message that a moderator deleted', () => {
  it('comes back with the next press, whatever that is, and calls nobody again', async () => {
    const { id: channel } = await ada.openThread(CAMPFIRE, 'gone')
    const { live, acting } = await begun(channel)
    const panel = await pushed(acting, live, 'open')
    for (const press of [
      () => acting.select(panel, idOf(panel, 'more'), ['refresh']),
      () => type(acting, channel, 'log'),
    ]) {
      const [there] = delivered(acting, channel, isLive)
      now({ do: 'deleteMessage', channelId: channel, messageId: there?.id ?? 'none' })
      // A look that is under way may bring another at once.
      const another = (message: APIMessage) => isLive(message) && message.id !== there?.id
      await eventually(() => expect(delivered(acting, channel, ({ id }) => id === there?.id)).toEqual([]))
      await press()
      const back = await acting.until(channel, another)
      expect(back.mentions).toEqual([])
    }
  })

  it('comes back in seconds, also right after it was looked for, and whatever message of the table is pressed', async () => {
    const own = await playground({ drawOneIn: 1_000_000, pace: { noticesEveryMs: 50 } })
    const [one, two] = [await own.person(ADA), await own.person(BJORN)]
    const game = await turnsOf(own, one, two).begun(CAMPFIRE)
    await takeTurn(game.acting, CAMPFIRE)
    const offer = shown(await type(one, SECOND, 'follow'))
    await one.select(offer, idOf(offer, 'follow'), [game.id])
    const elsewhere = await one.until(SECOND, (message) => withVerb(message, 'tellend').length > 0 && isPublic(message))
    let there = await one.until(CAMPFIRE, (message) => isLive(message) && message.id !== game.live.id)
    // It is there still when it is looked for at first.
    await type(one, CAMPFIRE, 'log')
    for (const press of [() => type(one, CAMPFIRE, 'log'), () => pushed(one, elsewhere, 'log')]) {
      own.sandbox.faults.set({ deeds: [{ do: 'deleteMessage', channelId: CAMPFIRE, messageId: there.id }] })
      await press()
      const { id: gone } = there
      there = await one.until(CAMPFIRE, (message) => isLive(message) && BigInt(message.id) > BigInt(gone))
      expect(there.mentions).toEqual([])
    }
  })

  it('of a lobby comes back as well', async () => {
    const { id: channel } = await ada.openThread(CAMPFIRE, 'smoke')
    await type(ada, channel, 'new')
    const isLobby = (message: APIMessage) => withVerb(message, 'join').length > 0 && (message.flags ?? 0) % 128 < 64
    const lobby = await ada.until(channel, isLobby)
    now({ do: 'deleteMessage', channelId: channel, messageId: lobby.id })
    await eventually(() => expect(delivered(ada, channel, ({ id }) => id === lobby.id)).toEqual([]))
    await type(ada, channel, 'look')
    await ada.until(channel, (message) => isLobby(message) && message.id !== lobby.id)
  })

  it('comes back though the clock was hours ahead before', async () => {
    const { id: channel } = await ada.openThread(CAMPFIRE, 'ahead')
    await type(ada, channel, 'new')
    const isLobby = (message: APIMessage) => withVerb(message, 'join').length > 0 && (message.flags ?? 0) % 128 < 64
    const lobby = await ada.until(channel, isLobby)
    const looked = 'lateAnswer GET /channels/:id/messages/:id'
    ground.sandbox.faults.set({ rules: [{ fault: 'lateAnswer', on: lobby.id, delayMs: 0 }] })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 4 * 3_600_000 })
    for (let looks = 1; looks <= 9; looks++) {
      await type(ada, channel, 'look')
      await eventually(() => expect(ground.sandbox.faults.report().struckAt[looked]).toBe(looks))
      if (looks === 3) vi.useRealTimers()
    }
    now({ do: 'deleteMessage', channelId: channel, messageId: lobby.id })
    await type(ada, channel, 'look')
    await ada.until(channel, (message) => isLobby(message) && message.id !== lobby.id)
  })
})

describe('a message that is too old to be edited again', () => {
  it('gets a new one in its place, though Discord says so as if that were a rate limit', async () => {
    const { id: channel } = await ada.openThread(CAMPFIRE, 'old')
    await type(ada, channel, 'new')
    const lobby = await bjorn.until(channel, (message) => withVerb(message, 'join').length > 0)
    ground.sandbox.faults.set({ rules: [{ fault: 'oldEdits', on: 'PATCH /channels', retryAfter: 1 }] })
    await bjorn.press(lobby, idOf(lobby, 'join'))
    const anew = await ada.until(channel, (message) => withVerb(message, 'start').some(({ disabled }) => !disabled))
    expect(anew.id).not.toBe(lobby.id)
    expect((await tableIn(channel)).seats).toHaveLength(2)
  })
})

describe('a game in direct messages that was given up by somebody who is forgotten right after', () => {
  it('asks Discord for no channel that is none', async () => {
    const noor = await ground.person(NOOR)
    await type(noor, CAMPFIRE, 'solo')
    const dm = await noor.openDm()
    const live = await noor.until(dm.id, isLive)
    // The end of the game is still being shown when its channel is forgotten.
    ground.sandbox.faults.set({ rules: [{ fault: 'lateAnswer', on: 'PATCH /channels', delayMs: 1000, times: 1 }] })
    await pushed(noor, await shown(await type(noor, dm.id, 'resign')), 'giveup')
    const asked = shown(await type(noor, dm.id, 'forget-me'))
    await pushed(noor, asked, 'forget')
    await noor.until(dm.id, (message) => message.id === live.id && withVerb(message, 'again').length > 0)
    await ground.restart()
    const refused = ground.sandbox.faults.report().refusals
    expect(refused.filter(({ on }) => on.includes('former'))).toEqual([])
    expect(ground.lines.filter((line) => line.includes('former'))).toEqual([])
  })
})
