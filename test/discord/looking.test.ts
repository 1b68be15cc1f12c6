import { describe, expect, it } from 'vitest'
import type { Outcome } from '#sandbox/person'
import { words } from '#text'
import { ADA, BJORN, CAMPFIRE, NOOR, playground, read, SECOND, shown, TEO, type, withVerb } from './playground.ts'
import { rings } from './rings.ts'

const say = words('en').looking
const HOUR = 60 * 60_000

const ground = await playground({ threads: true, drawOneIn: 1_000_000, pace: { noticesEveryMs: 100 } })
const [ada, bjorn, noor, teo] = await Promise.all([ADA, BJORN, NOOR, TEO].map((id) => ground.person(id)))
if (!ada || !bjorn || !noor || !teo) throw new Error('nobody came')

const textOf = (outcome: Outcome) => read(shown(outcome)).text
/** The newest search in a channel. */
const search = (person: typeof ada, channel: string) =>
  person.until(channel, (message) => withVerb(message, 'looking').length > 0)
const press = async (person: typeof ada, channel: string, what: 'in' | 'out') => {
  const message = await search(person, channel)
  const button = withVerb(message, 'looking').find(({ id }) => id.endsWith(`:${what}`))
  return { outcome: await person.press(message, button?.id ?? 'none'), message }
}
/** What a message says now. */
const now = (person: typeof ada, channel: string, id: string): string => {
  const message = person.messages.get(channel)?.get(id)
  return message === undefined ? '' : read(message).text
}

/** Takes rights from the bot in a channel, or gives them back. */
const deny = (channelId: string, ...permissions: string[]) =>
  ground.sandbox.faults.set({ rules: [], deeds: [{ do: 'deny', channelId, permissions }] })
const refusals = () => ground.sandbox.faults.report().refusals.filter(({ status }) => status === 403).length

describe('looking for players', () => {
  it('opens a table in the message’s thread once enough are in, and calls each of them once', async () => {
    const heard = rings(bjorn, CAMPFIRE)
    expect(
      textOf(await type(ada, CAMPFIRE, 'bonfire-club looking', { players: 3, pace: 'turn 24', language: 'de' })),
    ).toContain(say.posted(words('de').looking.buttons.out))
    expect(textOf(await type(ada, CAMPFIRE, 'bonfire-club looking'))).toContain(say.already)
    const { message } = await press(bjorn, CAMPFIRE, 'in')
    expect(read(await search(ada, CAMPFIRE)).text).toContain('2. Bjørn')
    await press(bjorn, CAMPFIRE, 'out')
    expect(read(await search(ada, CAMPFIRE)).text).toContain(words('de').looking.free(2))
    await press(bjorn, CAMPFIRE, 'in')
    expect(heard).toHaveLength(0)
    const rung = rings(bjorn, message.id)
    await press(noor, CAMPFIRE, 'in')
    const table = await expect
      .poll(() => ground.service().inChannel(message.id))
      .not.toBeNull()
      .then(() => ground.service().inChannel(message.id))
    expect(table).toMatchObject({
      host: ADA,
      cardChannelId: CAMPFIRE,
      options: { language: 'de', startAt: 3, pace: { kind: 'turn', hours: 24 } },
    })
    await expect
      .poll(async () => (await ground.service().inChannel(message.id))?.heldSeats.map(({ person }) => person))
      .toEqual([BJORN, NOOR])
    await expect.poll(() => rung).toHaveLength(1)
    await type(bjorn, message.id, 'join')
    await type(noor, message.id, 'join')
    await expect.poll(async () => (await ground.service().inChannel(message.id))?.phase).toBe('playing')
  })

  it('ends when whoever looked does not any more, is forgotten, or the time is over', async () => {
    await type(bjorn, SECOND, 'bonfire-club looking', { until: 'in 2 h' })
    const { message } = await press(bjorn, SECOND, 'out')
    await expect.poll(() => now(bjorn, SECOND, message.id)).toContain(say.calledOff)
    await type(teo, SECOND, 'bonfire-club looking')
    const second = await search(teo, SECOND)
    await ground.service().forget(TEO)
    await expect.poll(() => now(teo, SECOND, second.id)).toContain(say.calledOff)
    expect(now(teo, SECOND, second.id)).not.toContain('Teo')
    await type(bjorn, SECOND, 'bonfire-club looking', { until: 'in 2 h' })
    const third = await search(bjorn, SECOND)
    ground.setNow(new Date(Date.now() + 3 * HOUR))
    await expect.poll(() => now(bjorn, SECOND, third.id)).toContain(say.over)
    ground.setNow(null)
    expect((await ground.service().lookings.due()).length).toBe(0)
  })

  it('names nobody any more who was in and is forgotten, and goes on with the others', async () => {
    await type(ada, SECOND, 'bonfire-club looking', { players: 4 })
    const { message } = await press(teo, SECOND, 'in')
    await press(noor, SECOND, 'in')
    expect(now(ada, SECOND, message.id)).toMatch(/2\. Teo.*\n3\. .*نور/u)
    expect(await ground.service().forget(TEO)).toMatchObject({ kind: 'forgotten' })
    await expect.poll(() => now(ada, SECOND, message.id)).toMatch(/2\. .*نور/u)
    expect(now(ada, SECOND, message.id)).not.toContain('Teo')
    await expect.poll(() => ground.service().lookings.due()).toEqual([])
    await press(ada, SECOND, 'out')
    await expect.poll(() => now(ada, SECOND, message.id)).toContain(say.calledOff)
  })

  it('is shown by another process where the one that heard of it died before it could', async () => {
    const lookings = ground.service().lookings
    const { guildId } = ground.sandbox
    const wish = { guildId, channelId: SECOND, host: { id: TEO, name: 'Teo' }, players: 3, role: null }
    const until = Date.now() + HOUR
    const late = await lookings.begin({ ...wish, id: '1458001917887119360', language: 'en', pace: null, until })
    ground.setNow(new Date(Date.now() + 2 * 60_000))
    const message = await search(teo, SECOND)
    expect(read(message).text).toContain('1. Teo')
    await expect.poll(async () => (await lookings.find(late?.id ?? ''))?.messageId).toBe(message.id)
    ground.setNow(null)
    await lookings.change(late?.id ?? '', { id: NOOR, name: 'Noor' }, true)
    expect(now(teo, SECOND, message.id)).not.toContain('Noor')
    ground.setNow(new Date(Date.now() + 2 * 60_000))
    await expect.poll(() => now(teo, SECOND, message.id)).toContain('2. Noor')
    ground.setNow(null)
    await press(teo, SECOND, 'out')
    await expect.poll(() => now(teo, SECOND, message.id)).toContain(say.calledOff)
  })

  it('mentions a role once, if the server lets it and anybody may mention that role, and no more often than once an hour', async () => {
    const [players, moderators] = ['803000000000000002', '803000000000000001']
    const { guildId } = ground.sandbox
    const look = (role: string) =>
      teo
        .command(SECOND, 'bonfire-club', [
          { name: 'looking', type: 1, options: [{ name: 'role', type: 8, value: role }] },
        ])
        .then(textOf)
    const off = async () => {
      const { message } = await press(teo, SECOND, 'out')
      await expect.poll(() => now(teo, SECOND, message.id)).toContain(say.calledOff)
      return message
    }
    expect(await look(players)).toContain(say.role.notHere)
    await ground.service().servers.save({ guildId, by: ADA }, { roles: 'on' })
    expect(await look(moderators)).toContain(say.role.notMentionable(`<@&${moderators}>`))
    expect(await look(guildId)).toContain(say.role.notMentionable(`<@&${guildId}>`))
    expect(await look(players)).toContain(say.posted(say.buttons.out))
    const first = await search(teo, SECOND)
    expect(first.mention_roles).toEqual([players])
    expect(first.mention_everyone).toBe(false)
    await off()
    expect(await look(players)).toContain('within the last hour')
    await type(teo, SECOND, 'bonfire-club looking')
    expect((await off()).mention_roles).toEqual([])
    ground.setNow(new Date(Date.now() + 2 * HOUR))
    expect(await look(players)).toContain(say.posted(say.buttons.out))
    await off()
    ground.setNow(null)
  })

  it('opens the table in the channel where no thread can be opened', async () => {
    const without = await playground({ drawOneIn: 1_000_000 })
    const [host, guest] = [await without.person(ADA), await without.person(BJORN)]
    await type(host, CAMPFIRE, 'bonfire-club looking')
    await press(guest, CAMPFIRE, 'in')
    await expect.poll(async () => (await without.service().inChannel(CAMPFIRE))?.heldSeats).toHaveLength(1)
    expect((await without.service().inChannel(CAMPFIRE))?.host).toBe(ADA)
  })

  it.each([
    [['SendMessages'], 'Send Messages'],
    [['ViewChannel'], 'View Channel'],
  ])(
    'begins nowhere where the bot lacks %j, names just that, and begins once it is put right',
    async (lacking, named) => {
      const posted = refusals()
      deny(SECOND, ...lacking)
      expect(textOf(await type(bjorn, SECOND, 'bonfire-club looking'))).toMatch(
        new RegExp(`I’m missing permissions: ${named}\\. `, 'u'),
      )
      expect(refusals()).toBe(posted)
      deny(SECOND)
      expect(textOf(await type(bjorn, SECOND, 'bonfire-club looking'))).toContain(say.posted(say.buttons.out))
      const { message } = await press(bjorn, SECOND, 'out')
      await expect.poll(() => now(bjorn, SECOND, message.id)).toContain(say.calledOff)
    },
  )

  it('begins nowhere either where Discord refuses the message though nothing seemed to be missing', async () => {
    ground.sandbox.faults.set({ rules: [{ fault: 'missingAccess', on: `/channels/${SECOND}` }] })
    expect(textOf(await type(bjorn, SECOND, 'bonfire-club looking'))).toContain(words('en').notices.cannotWriteHere([]))
    ground.sandbox.faults.set({ rules: [] })
    expect(textOf(await type(bjorn, SECOND, 'bonfire-club looking'))).toContain(say.posted(say.buttons.out))
    const { message } = await press(bjorn, SECOND, 'out')
    await expect.poll(() => now(bjorn, SECOND, message.id)).toContain(say.calledOff)
  })

  it('opens no table in a thread in which the bot may not write', async () => {
    deny(SECOND, 'SendMessagesInThreads')
    await type(bjorn, SECOND, 'bonfire-club looking')
    const { message } = await press(teo, SECOND, 'in')
    await expect.poll(() => now(teo, SECOND, message.id)).toContain(say.failed)
    expect(await ground.service().inChannel(message.id)).toBeNull()
    deny(SECOND)
  })

  it('opens no table that nobody would see where the bot may not write any more', async () => {
    const without = await playground({ drawOneIn: 1_000_000 })
    const [host, guest] = [await without.person(ADA), await without.person(BJORN)]
    await type(host, CAMPFIRE, 'bonfire-club looking')
    without.sandbox.faults.set({
      rules: [],
      deeds: [{ do: 'deny', channelId: CAMPFIRE, permissions: ['SendMessages'] }],
    })
    const { message } = await press(guest, CAMPFIRE, 'in')
    await expect.poll(() => now(guest, CAMPFIRE, message.id)).toContain(say.failed)
    expect(await without.service().inChannel(CAMPFIRE)).toBeNull()
  })

  it('lets in nobody whom the server blocks, and begins nowhere that its rules forbid', async () => {
    const where = { guildId: ground.sandbox.guildId, by: ADA }
    const { servers } = ground.service()
    await servers.block(where, NOOR)
    await type(bjorn, SECOND, 'bonfire-club looking')
    const { outcome } = await press(noor, SECOND, 'in')
    expect(textOf(outcome)).toContain(words('en').tableRefusals.blockedHere)
    expect(textOf(await type(noor, SECOND, 'bonfire-club looking'))).toContain(words('en').tableRefusals.blockedHere)
    await servers.unblock(where, NOOR)
    await servers.save(where, { channels: [CAMPFIRE] })
    expect(textOf(await type(teo, SECOND, 'bonfire-club looking'))).toContain(
      words('en').server.wrongChannel([`<#${CAMPFIRE}>`]),
    )
    await servers.save(where, { channels: [] })
  })
})
