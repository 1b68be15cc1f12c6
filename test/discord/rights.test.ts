import { afterEach, describe, expect, it } from 'vitest'
import type { FaultOrders } from '#sandbox'
import {
  ADA,
  AWAITS_MENDING,
  BJORN,
  CAMPFIRE,
  galleries,
  playground,
  read,
  SECOND,
  shown,
  type,
  typeAndConfirm,
  withVerb,
} from './playground.ts'
import { isLive, takeTurn, turnsOf } from './turns.ts'

type Deed = NonNullable<FaultOrders['deeds']>[number]

const ground = await playground({ drawOneIn: 1_000_000, ...AWAITS_MENDING })
const ada = await ground.person(ADA)
const bjorn = await ground.person(BJORN)
const { now, begun } = turnsOf(ground, ada, bjorn)

const deny = (channelId: string, ...permissions: string[]): Deed => ({ do: 'deny', channelId, permissions })
const answerTo = async (channelId: string, sub: string) => read(shown(await type(ada, channelId, sub))).text
const refusals = (of: string) =>
  ground.sandbox.faults.report().refusals.filter(({ on, status }) => status === 403 && on.startsWith(of)).length

afterEach(async () => {
  ground.sandbox.faults.set({
    rules: [],
    deeds: [deny(CAMPFIRE), deny(SECOND), { do: 'botInServer', member: true }],
  })
  for (const { id } of await ground.service().openTablesOf(ADA)) {
    const person = { id: ADA, name: 'Ada' }
    await ground.service().act({
      tableId: id,
      seq: null,
      person,
      moderator: true,
      interactionId: null,
      action: { kind: 'close' },
    })
  }
  expect(ground.lines.filter((line) => line.startsWith('error'))).toEqual([])
})

describe('/bonfire new', () => {
  it.each([
    [['SendMessages'], ['Send Messages']],
    [
      ['ViewChannel', 'SendMessages', 'AttachFiles'],
      ['View Channel', 'Send Messages', 'Attach Files'],
    ],
  ])('where the bot lacks %j opens nothing, and names just that', async (denied, named) => {
    now(deny(SECOND, ...denied))
    const before = refusals('POST')
    const said = await answerTo(SECOND, 'new')
    expect(/I’m missing permissions: (.*?)\. /.exec(said)?.[1]?.split(', ')).toEqual(named)
    expect(await ground.service().inChannel(SECOND)).toBeNull()
    expect(refusals('POST')).toBe(before)
    // Once it is put right the channel is free.
    now(deny(SECOND))
    await type(ada, SECOND, 'new')
    await ada.until(SECOND, (message) => withVerb(message, 'join').length > 0)
  })

  it('in a thread minds the right to write in threads, not that to write in channels', async () => {
    const thread = await ada.openThread(CAMPFIRE, 'embers')
    now(deny(thread.id, 'SendMessagesInThreads'))
    expect(await answerTo(thread.id, 'new')).toContain('I’m missing permissions: Send Messages in Threads.')
    now(deny(thread.id, 'SendMessages'))
    expect(await answerTo(thread.id, 'new')).toContain('Your table is open')
    expect((await ground.service().inChannel(thread.id))?.phase).toBe('lobby')
  })

  it('opens nothing either where Discord refuses the message though nothing seemed to be missing', async () => {
    ground.sandbox.faults.set({ rules: [{ fault: 'missingAccess', on: `/channels/${SECOND}` }] })
    expect(await answerTo(SECOND, 'new')).toContain('let me write in this channel')
    expect(await ground.service().inChannel(SECOND)).toBeNull()
  })
})

describe('a table where the bot may not attach files', () => {
  it('is played in words, and that is said when it opens', async () => {
    const { id: channel } = await ada.openThread(CAMPFIRE, 'ashes')
    now(deny(channel, 'AttachFiles'))
    const { live, acting, other } = await begun(channel)
    expect(galleries(live)).toEqual([])
    await takeTurn(acting, channel)
    const next = await other.until(channel, (message) => isLive(message) && message.id > live.id)
    expect(galleries(next)).toEqual([])
    expect(next.mentions.map(({ id }) => id)).toEqual([other.id])
    expect(refusals(`POST /channels/${channel}`)).toBe(0)
    await typeAndConfirm(ada, channel, 'close')
    expect(await answerTo(channel, 'new')).toContain(
      'play in words. A moderator can grant me the permission: Attach Files.',
    )
  })

  it('goes on in words when the right is lost while nobody is there to tell', async () => {
    const { id: channel } = await ada.openThread(CAMPFIRE, 'smoke')
    const { live, acting, other } = await begun(channel)
    expect(galleries(live)).toHaveLength(1)
    now(deny(channel, 'AttachFiles'))
    await takeTurn(acting, SECOND)
    const next = await other.until(channel, (message) => isLive(message) && message.id > live.id)
    expect(galleries(next)).toEqual([])
  })
})

it('a picture that may not be attached is not tried again each time Discord breaks over the message without it', async () => {
  const { id: channel } = await ada.openThread(CAMPFIRE, 'soot')
  const { live, acting, other } = await begun(channel)
  const on = `POST /channels/${channel}/messages`
  const broken = () => ground.sandbox.faults.report().refusals.filter((one) => one.on === on && one.status === 500)
  ground.sandbox.faults.set({
    rules: [{ fault: 'tooLarge', on: `/channels/${channel}`, bytes: 100 }],
    deeds: [deny(channel, 'AttachFiles')],
  })
  await takeTurn(acting, SECOND)
  // Each try posts four times.
  await expect.poll(() => broken().length).toBeGreaterThan(12)
  expect(refusals(on)).toBe(1)
  ground.sandbox.faults.set({ rules: [] })
  await other.until(channel, (message) => isLive(message) && message.id > live.id)
})

describe('a channel that was forbidden to the bot', () => {
  it('is told with the right that is missing alone', async () => {
    const { id: channel } = await ada.openThread(CAMPFIRE, 'flint')
    const { acting, other } = await begun(channel)
    now(deny(channel, 'SendMessagesInThreads'))
    await takeTurn(acting, channel)
    const said = read(shown(await type(other, channel, 'turn'))).text
    expect(said).toContain('missing permissions in this channel: Send Messages in Threads.')
  })
})

describe('a lobby whose channel was forbidden to the bot', () => {
  it('says so to whoever sits down there, and they sit', async () => {
    const { id: channel } = await ada.openThread(CAMPFIRE, 'tinder')
    await type(ada, channel, 'new')
    const lobby = await bjorn.until(channel, (message) => withVerb(message, 'join').length > 0)
    now(deny(channel, 'SendMessagesInThreads', 'ViewChannel'))
    const said = shown(await bjorn.press(lobby, withVerb(lobby, 'join')[0]?.id ?? 'no join'))
    expect(read(said).text).toContain('missing permissions in this channel: View Channel, Send Messages in Threads.')
    expect((await ground.service().inChannel(channel))?.seats).toHaveLength(2)
    expect(withVerb(said, 'start')).toHaveLength(1)
  })
})

describe('a server that the bot is no member of', () => {
  it('is offered what works there: no table, and a game against Tom in direct messages', async () => {
    now({ do: 'botInServer', member: false })
    expect(await answerTo(SECOND, 'help')).toContain('not a member of this server')
    for (const sub of ['new', 'turn', 'join']) {
      const said = await answerTo(SECOND, sub)
      expect(said).toContain('not a member of this server')
      expect(said).toContain('/bonfire solo')
      expect(said).not.toContain('/bonfire new')
    }
    expect(await ground.service().inChannel(SECOND)).toBeNull()
    await type(ada, SECOND, 'solo')
    const dm = await ada.openDm()
    await ada.until(dm.id, isLive)
    expect(withVerb(shown(await type(ada, SECOND, 'look')), 'open')).toHaveLength(1)
  })
})
