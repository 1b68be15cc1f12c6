import type { APIMessage } from 'discord-api-types/v10'
import { afterEach, describe, expect, it } from 'vitest'
import { eventually } from '#support/eventually'
import { readMessage } from '#support/monkey/read-message'
import { words } from '#text'
import {
  ADA,
  BJORN,
  CAMPFIRE,
  firstLine,
  NOOR,
  offersLines,
  playground,
  read,
  SECOND,
  shown,
  type,
  typeAndConfirm,
  withVerb,
} from './playground.ts'
import { endTurn, isLive, playTurn, takeTurn, turnsOf } from './turns.ts'

const ground = await playground({ threads: true, drawOneIn: 1_000_000 })
const ada = await ground.person(ADA)
const bjorn = await ground.person(BJORN)
const noor = await ground.person(NOOR)
const { now } = turnsOf(ground, ada, bjorn)

afterEach(async () => {
  ground.sandbox.faults.set({
    rules: [],
    deeds: [CAMPFIRE, SECOND].map((channelId) => ({ do: 'deny', channelId, permissions: [] })),
  })
  const open = await Promise.all([ADA, BJORN, NOOR].map((id) => ground.service().openTablesOf(id)))
  for (const id of new Set(open.flat().map((table) => table.id)))
    await ground.service().act({
      tableId: id,
      seq: null,
      person: { id: ADA, name: 'Ada' },
      moderator: true,
      interactionId: null,
      action: { kind: 'close' },
    })
  expect(ground.lines.filter((line) => line.startsWith('error'))).toEqual([])
})

/** Where a private answer says that the table is. */
const threadIn = (message: APIMessage) => /<#(\d+)>/.exec(read(message).text)?.[1] ?? 'no thread'
const nameOf = (channelId: string) => {
  const channel = ada.world().channels.find(({ id }) => id === channelId)
  return channel && 'name' in channel ? channel.name : null
}
const idOf = (message: APIMessage, verb: string) => withVerb(message, verb)[0]?.id ?? `no ${verb}`
const tableIn = async (channel: string) => {
  const table = await ground.service().inChannel(channel)
  if (table === null) throw new Error('no table')
  return table
}
const cardOf = (threadId: string, passes: (text: string) => boolean, channel = CAMPFIRE) =>
  ada.until(channel, (message) => message.id === threadId && passes(read(message).text))

/** A table in a thread of its own, with Ada. */
async function open(channel = CAMPFIRE): Promise<string> {
  return threadIn(shown(await type(ada, channel, 'new')))
}

/** The same with Bjørn, once the game is on. */
async function begun(channel = CAMPFIRE) {
  const thread = await open(channel)
  const card = await cardOf(thread, (text) => text.includes('Waiting for at least one more'), channel)
  await bjorn.press(card, idOf(card, 'join'))
  await type(ada, thread, 'start')
  const live = await ada.until(thread, isLive)
  const { acting, id } = await tableIn(thread)
  return { id, thread, live, acting: acting === ADA ? ada : bjorn, other: acting === ADA ? bjorn : ada }
}

describe('/bonfire new in a text channel', () => {
  it('opens a thread from a card, in which the table plays; who sits down is added, and the game gives it its name', async () => {
    const thread = await open()
    const card = await cardOf(thread, (text) => text.includes('Waiting for at least one more'))
    expect(nameOf(thread)).toBe('Bonfire · Ada')
    expect(readMessage(card).pictures).toHaveLength(1)
    await ada.until(thread, (message) => withVerb(message, 'start').length > 0)
    expect((await tableIn(thread)).cardChannelId).toBe(CAMPFIRE)
    await bjorn.press(card, idOf(card, 'join'))
    await cardOf(thread, (text) => text.includes('Bjørn'))
    await ada.until(thread, ({ type: kind, mentions }) => kind === 1 && mentions[0]?.id === BJORN)
    await type(ada, thread, 'start')
    const live = await ada.until(thread, isLive)
    expect(live.mentions).toHaveLength(1)
    await eventually(() => expect(nameOf(thread)).toBe('Bonfire · Ada, Bjørn 🔥'))
    await cardOf(thread, (text) => text.includes('’s turn.'))
  })

  it('tells a fixed start on the card, and to who opened it where the table is', async () => {
    const said = shown(await type(ada, CAMPFIRE, 'new', { time: 'in 2 hours' }))
    const thread = threadIn(said)
    const [when = 'no time'] = /<t:\d+:F>/.exec(read(said).text) ?? []
    const card = await cardOf(thread, (text) => text.includes(when))
    expect(card.mentions).toEqual([])
    expect((await tableIn(thread)).cardChannelId).toBe(CAMPFIRE)
  })

  it('keeps one card, which is edited and mentions nobody, while each turn has a message in the thread', async () => {
    const { thread, live, acting, other } = await begun()
    const name = other === ada ? 'Ada' : 'Bjørn'
    const first = await cardOf(thread, (text) => text.includes('Turn began'))
    expect(read(first).alts).toEqual(['A small picture of the game.'])
    // From now on it may post no files there: the card goes without.
    now({ do: 'deny', channelId: CAMPFIRE, permissions: ['AttachFiles'] })
    await type(noor, CAMPFIRE, 'mine')
    await takeTurn(acting, thread)
    await other.until(thread, (message) => isLive(message) && message.id !== live.id)
    const card = await cardOf(thread, (text) => text.includes(`It’s ${name}`))
    expect(card.mentions).toEqual([])
    expect(read(card).alts).toEqual([])
    expect(read(card).text).toMatch(/Turn began <t:\d+:R>/)
    const cards = [...(ada.messages.get(CAMPFIRE)?.values() ?? [])].filter(
      (message) => message.flags !== 64 && read(message).text.includes(`It’s ${name}`),
    )
    expect(cards.map(({ id }) => id)).toEqual([thread])
    await typeAndConfirm(ada, thread, 'close')
    const over = await cardOf(thread, (text) => text.includes('The host closed this table.'))
    expect(readMessage(over).pressables).toEqual([])
  })

  it('does as it is told, and stands here, without a word, where the bot may open no thread', async () => {
    const here = shown(await type(ada, CAMPFIRE, 'new', { where: 'here' }))
    expect(read(here).text).toContain('its message is in this channel')
    expect((await tableIn(CAMPFIRE)).cardChannelId).toBeNull()
    now({ do: 'deny', channelId: SECOND, permissions: ['CreatePublicThreads'] })
    const second = shown(await type(ada, SECOND, 'new'))
    expect(read(second).text).toContain('its message is in this channel')
    await typeAndConfirm(ada, SECOND, 'close')
    const wished = shown(await type(ada, SECOND, 'new', { where: 'thread' }))
    expect(read(wished).text).toContain('I’m missing permissions: Create Public Threads.')
    expect((await tableIn(SECOND)).phase).toBe('lobby')
  })

  it('stands here when Discord refuses the thread, and takes its card away', async () => {
    ground.sandbox.faults.set({ rules: [{ fault: 'missingAccess', on: '/threads' }] })
    const before = ada.messages.get(SECOND)?.size ?? 0
    const said = shown(await type(ada, SECOND, 'new'))
    expect(read(said).text).toContain('its message is in this channel')
    await ada.until(SECOND, (message) => withVerb(message, 'start').length > 0)
    // The answer and the lobby.
    expect(ada.messages.get(SECOND)?.size).toBe(before + 2)
  })

  it('leaves neither card nor open thread behind when nothing can be written there', async () => {
    // Threads that are opened now have ids that begin so.
    ground.sandbox.faults.set({ rules: [{ fault: 'missingAccess', on: 'POST /channels/1' }] })
    const said = shown(await type(ada, SECOND, 'new'))
    expect(read(said).text).toContain('let me write in this channel')
    const thread = ada.world().channels.findLast(({ id }) => id.startsWith('1'))
    expect(thread).toMatchObject({ thread_metadata: { archived: true } })
    await eventually(() => expect(ada.messages.get(SECOND)?.has(thread?.id ?? '')).toBe(false))
  })

  it('in a thread opens the table there', async () => {
    const { id } = await ada.openThread(CAMPFIRE, 'fireside')
    expect(read(shown(await type(ada, id, 'new'))).text).toContain('its message is in this channel')
    expect(await tableIn(id)).toMatchObject({ channelId: id, cardChannelId: null })
  })

  it('in a thread in which the bot may not write opens none, and names what is missing', async () => {
    const { id } = await ada.openThread(CAMPFIRE, 'closed')
    now({ do: 'deny', channelId: CAMPFIRE, permissions: ['SendMessagesInThreads'] })
    expect(read(shown(await type(ada, id, 'new'))).text).toContain('I’m missing permissions: Send Messages in Threads.')
    now({ do: 'deny', channelId: CAMPFIRE, permissions: [] })
    now({ do: 'archiveThread', threadId: id, locked: true })
    for (const command of ['new', 'bonfire-club looking'])
      expect(read(shown(await type(ada, id, command))).text).toContain(words('en').notices.lockedHere)
    expect(await ground.service().inChannel(id)).toBeNull()
  })

  it('in a thread whose table is over takes the card on', async () => {
    const thread = await open()
    await typeAndConfirm(ada, thread, 'close')
    await cardOf(thread, (text) => text.includes('closed'))
    await type(ada, thread, 'new')
    const card = await cardOf(thread, (text) => text.includes('Waiting for at least one more'))
    expect(withVerb(card, 'join')[0]?.id).toContain((await tableIn(thread)).id)
  })
})

describe('a card of a table at which a substitute is looked for', () => {
  it('lets anybody take the seat over who does not sit there: they are told what there is to know, and added', async () => {
    const { thread, other } = await begun()
    await eventually(() => expect(nameOf(thread)).toContain('Bjørn'))
    await ground.service().saveSettings(other.id, { turnNotice: 'direct' })
    const asked = shown(await type(other, thread, 'resign'))
    await other.press(asked, idOf(asked, 'substitute'))
    const card = await cardOf(thread, (text) => text.includes('is looking for a substitute'))
    const seated = shown(await other.press(card, idOf(card, 'takeover')))
    expect(read(seated).text).toContain('You’re already at this table')
    const told = shown(await noor.press(card, idOf(card, 'takeover')))
    expect(read(told).text).toContain('You took over seat')
    expect(read(told).text).toContain('If the game ended now')
    expect((await tableIn(thread)).seats.map(({ person }) => person?.id)).toContain(NOOR)
    await noor.until(thread, ({ type: kind, mentions }) => kind === 1 && mentions[0]?.id === NOOR)
    const after = await cardOf(thread, (text) => !text.includes('looking for a substitute') && text.includes('نور'))
    expect(withVerb(after, 'takeover')).toEqual([])
    const direct = (await other.openDm()).id
    await other.until(direct, (message) => read(message).text.includes('has taken over your seat'))
    await ground.service().saveSettings(other.id, { turnNotice: 'channel' })
  })

  it('has its thread called by the names of those who play by then, as often as Discord lets it be renamed', async () => {
    const { thread, other } = await begun()
    await eventually(() => expect(nameOf(thread)).toContain('Bjørn'))
    const asked = shown(await type(other, thread, 'resign'))
    await other.press(asked, idOf(asked, 'substitute'))
    const card = await cardOf(thread, (text) => text.includes('is looking for a substitute'))
    await noor.press(card, idOf(card, 'takeover'))
    await eventually(() => expect(nameOf(thread)).toContain('نور'))
    expect(nameOf(thread)).not.toContain(other === ada ? 'Ada' : 'Bjørn')
  })
})

describe('a card that somebody deletes', () => {
  it('stays away, and the game goes on', async () => {
    const { thread, acting, other } = await begun()
    now({ do: 'deleteMessage', channelId: CAMPFIRE, messageId: thread })
    await takeTurn(acting, thread)
    await other.until(thread, (message) => isLive(message) && message.mentions[0]?.id === other.id)
    await takeTurn(other, thread)
    await acting.until(thread, (message) => isLive(message) && message.mentions[0]?.id === acting.id)
    await typeAndConfirm(ada, thread, 'close')
    await ada.until(thread, (message) => read(message).text.includes('The host closed this table.'))
    const later = [...(ada.messages.get(CAMPFIRE)?.values() ?? [])].filter(
      ({ id, flags = 0 }) => id >= thread && (flags & 64) === 0,
    )
    expect(later).toEqual([])
  })
})

describe('a thread that is locked', () => {
  it('is told to those who play, once, in the channel around it; they play on, and it goes on when it is open again', async () => {
    const { thread, live, acting, other } = await begun()
    now({ do: 'archiveThread', threadId: thread, locked: true })
    await takeTurn(acting, SECOND)
    const isNotice = (message: APIMessage) => read(message).text.includes('this table’s thread is locked')
    const notice = await ada.until(CAMPFIRE, isNotice)
    expect(notice.mentions.map(({ id }) => id).sort()).toEqual([ADA, BJORN])
    const panel = shown(await other.press(notice, idOf(notice, 'open')))
    expect(offersLines(panel)).toBe(true)
    await takeTurn(other, SECOND)
    await eventually(async () => expect(read(shown(await type(acting, SECOND, 'turn'))).text).toContain('is locked'))
    expect([...(ada.messages.get(CAMPFIRE)?.values() ?? [])].filter(isNotice)).toHaveLength(1)
    now({ do: 'archiveThread', threadId: thread, locked: false })
    await type(acting, thread, 'turn')
    const again = await acting.until(thread, (message) => isLive(message) && message.id > live.id)
    expect(again.mentions.map(({ id }) => id)).toEqual([acting.id])
  })
})

describe('several tables of one channel', () => {
  it('are listed there with links, and in their threads each is shown', async () => {
    const [one, two] = [await begun(), await open()]
    const list = shown(await type(ada, CAMPFIRE, 'look'))
    const { text, pressables } = read(list)
    expect(text).toContain('Tables in this channel')
    expect(text).toContain(`<#${two}>`)
    expect(text).toContain(`(https://discord.com/channels/800000000000000000/${one.thread}/${one.live.id})`)
    expect(pressables.filter(({ id }) => id.includes(':open'))).toHaveLength(2)
    expect(readMessage(shown(await type(ada, one.thread, 'look'))).pictures).toHaveLength(1)
    // Whoever sits at one of them means that one.
    expect(withVerb(shown(await type(bjorn, CAMPFIRE, 'look', { at: 'islands' })), 'look')).toHaveLength(1)
  })
})

describe('/bonfire mine', () => {
  it('lists first where it is one’s turn, and after End turn shows the next such table', async () => {
    const [one, two] = [await begun(), await begun(SECOND)]
    await type(ada, CAMPFIRE, 'new', { where: 'here' })
    if (one.acting !== two.acting) await takeTurn(two.acting, two.thread)
    const me = one.acting
    const list = read(shown(await type(me, two.thread, 'mine'))).text
    const places = [one.thread, two.thread, CAMPFIRE].map((channel) => list.indexOf(`<#${channel}>`))
    if (me === ada) expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(list.match(/\*\*Your turn\*\*/g)).toHaveLength(2)
    const done = await endTurn(me, await playTurn(me, two.thread))
    expect(read(done).text).toContain('It’s your turn at another table too:')
    const panel = shown(await me.press(done, idOf(done, 'open')))
    expect(offersLines(panel)).toBe(true)
    expect(firstLine(panel).id).toContain(one.id)
    // It stands in the other's thread, and says whose it is.
    expect(read(panel).text).toContain(`<#${one.thread}>`)
    expect(read(shown(await type(me, one.thread, 'turn'))).text).not.toContain(`<#${one.thread}>`)
  })
})
