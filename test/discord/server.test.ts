import type { APIMessage } from 'discord-api-types/v10'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Outcome, ScriptedPerson } from '#sandbox/person'
import { words } from '#text'
import { ADA, BJORN, CAMPFIRE, NOOR, playground, read, SECOND, shown, TEO, type, withVerb } from './playground.ts'
import { turnsOf } from './turns.ts'

const say = words('en').server
const { tableRefusals } = words('en')
const MODERATORS = '803000000000000001'

const ground = await playground({ drawOneIn: 1_000_000 })
const [ada, bjorn, noor] = [await ground.person(ADA), await ground.person(BJORN), await ground.person(NOOR)]

const textOf = (outcome: Outcome) => read(shown(outcome)).text
const Sent = z.object({
  ...{ id: z.string(), type: z.int(), data: z.record(z.string(), z.unknown()) },
  message: z.record(z.string(), z.unknown()).optional(),
})
const idFor = (message: APIMessage, what: string): string =>
  JSON.stringify(message.components).match(new RegExp(`b1:[^"]*:${what}(?=")`))?.[0] ?? `no ${what}`
const settings = async (): Promise<APIMessage> => shown(await type(ada, CAMPFIRE, 'bonfire-server settings'))
/** Somebody a command names. */
const naming = (person: ScriptedPerson, name: 'block' | 'unblock', whom: string): Promise<Outcome> =>
  person.command(CAMPFIRE, 'bonfire-server', [{ name, type: 1, options: [{ name: 'person', type: 6, value: whom }] }])
const set = async (key: string, value: string): Promise<APIMessage> => {
  const limits = await settings()
  const page = idFor(limits, `serverset:${ADA}:${key}`).startsWith('no')
    ? shown(await ada.press(limits, idFor(limits, 'serverpage:\\d+:defaults')))
    : limits
  return shown(await ada.select(page, idFor(page, `serverset:${ADA}:${key}`), [value]))
}
const close = async (channel: string): Promise<void> => {
  const table = await ground.service().inChannel(channel)
  if (table === null) return
  const by = { tableId: table.id, seq: null, person: { id: ADA, name: 'Ada' }, moderator: true, interactionId: null }
  await ground.service().act({ ...by, action: { kind: 'close' } })
}

describe('the rules of a server', () => {
  it('are typed by moderators alone, and hold where, and by whom, tables are opened', async () => {
    expect((await type(bjorn, CAMPFIRE, 'bonfire-server settings')).state).toBe('refused')
    const first = await settings()
    const there = shown(await ada.selectChannels(first, idFor(first, `serverset:${ADA}:channels`), [CAMPFIRE]))
    expect(read(there).text).toContain(say.channels([`<#${CAMPFIRE}>`]))
    expect(textOf(await type(bjorn, SECOND, 'new', { where: 'here' }))).toContain(say.wrongChannel([`<#${CAMPFIRE}>`]))
    expect(await ground.service().inChannel(SECOND)).toBeNull()
    const again = await settings()
    const only = shown(await ada.selectRole(again, idFor(again, `serverset:${ADA}:opener`), [MODERATORS]))
    expect(read(only).text).toContain(say.opener(`<@&${MODERATORS}>`))
    expect(textOf(await type(bjorn, CAMPFIRE, 'new', { where: 'here' }))).toContain(say.needsRole(`<@&${MODERATORS}>`))
    await type(ada, CAMPFIRE, 'new', { where: 'here' })
    expect((await ground.service().inChannel(CAMPFIRE))?.host).toBe(ADA)
    await close(CAMPFIRE)
    const last = await settings()
    await ada.selectRole(last, idFor(last, `serverset:${ADA}:opener`), [])
    const all = await settings()
    expect(read(shown(await ada.selectChannels(all, idFor(all, `serverset:${ADA}:channels`), []))).text).toContain(
      say.channels([]),
    )
  })

  it('limit tables and computer players, and say what a new table starts with', async () => {
    await set('person', '1')
    await set('computers', '1')
    for (const [key, value] of [
      ['where', 'here'],
      ['edition', 'online'],
      ['pace', 'turn 24'],
      ['hints', 'on'],
      ['language', 'nl'],
    ] as const)
      await set(key, value)
    await type(bjorn, CAMPFIRE, 'new')
    const table = await ground.service().inChannel(CAMPFIRE)
    expect(table?.options).toMatchObject({
      edition: 'online',
      language: 'nl',
      recommendations: true,
      pace: { kind: 'turn', hours: 24, atEnd: 'remind' },
    })
    expect(textOf(await type(bjorn, SECOND, 'new'))).toContain(tableRefusals.tooManyHere(1))
    const by = {
      tableId: table?.id ?? '',
      seq: null,
      person: { id: BJORN, name: 'B' },
      moderator: false,
      interactionId: null,
    }
    const add = () => ground.service().act({ ...by, action: { kind: 'addComputer', level: 'beginner' } })
    expect((await add()).kind).toBe('done')
    expect(await add()).toMatchObject({ kind: 'refused', refusal: { code: 'fewerComputers', most: 1 } })
    await close(CAMPFIRE)
    for (const [key, value] of [
      ['person', '0'],
      ['computers', '3'],
      ['tables', '3'],
      ['where', 'thread'],
    ] as const)
      await set(key, value)
    const channels = [CAMPFIRE, SECOND]
    for (const channel of channels) await type(bjorn, channel, 'new', { where: 'here' })
    for (const channel of channels) await close(channel)
  })

  it('are changed by nobody who does not moderate, whatever they press', async () => {
    const panel = await settings()
    const before = await ground.service().servers.settings(ground.sandbox.guildId)
    const stolen = { ...panel, components: panel.components ?? [] }
    const tried = await bjorn.select(stolen, idFor(panel, `serverset:${ADA}:tables`), ['50'])
    expect(tried.state).toBe('refused')
    expect(await ground.service().servers.settings(ground.sandbox.guildId)).toEqual(before)
  })
})

describe('somebody whom the owners gave the command in Discord, and who may not manage the server', () => {
  const lent = { typed: false, age: 0 }
  /** Discord sends what such a person types; how long ago what they press was shown is told by its id. */
  const tamper = (interaction: object): object => {
    const { id, type, data, message } = Sent.parse(interaction)
    if (type === 2 && lent.typed)
      return { ...interaction, data: { ...data, name: 'bonfire-server', options: [{ name: 'delete', type: 1 }] } }
    const shown = (BigInt(id) - (BigInt(lent.age) << 22n)).toString()
    return type === 3 && lent.age > 0 ? { ...interaction, message: { ...message, id: shown } } : interaction
  }

  it('uses it for a quarter of an hour, and no panel that was left open after that', async () => {
    const there = await playground({ drawOneIn: 1_000_000, sandbox: { tamper } })
    const [helper, owner] = [await there.person(BJORN), await there.person(ADA)]
    await type(helper, SECOND, 'new', { where: 'here' })
    const ask = async (person: ScriptedPerson): Promise<APIMessage> => {
      lent.typed = true
      const asked = shown(await type(person, CAMPFIRE, 'help'))
      lent.typed = false
      return asked
    }
    const on = async (person: ScriptedPerson, message: APIMessage, what: string, minutes: number) => {
      lent.age = minutes * 60_000
      const pressed = shown(await person.press(message, idFor(message, `serverdelete:\\d+:${what}`)))
      lent.age = 0
      return pressed
    }
    const sure = await on(helper, await ask(helper), 'again', 14)
    expect(read(sure).text).toContain(say.delete.ask2)
    expect(read(await on(helper, sure, 'yes', 16)).text).toContain(say.notYours)
    const { servers } = there.service()
    expect(await servers.countTables(there.sandbox.guildId)).toBe(1)
    const hers = await on(owner, await ask(owner), 'again', 16)
    expect(read(await on(owner, hers, 'yes', 1000)).text).toContain(say.delete.done)
    expect(await servers.countTables(there.sandbox.guildId)).toBe(0)
  })
})

describe('a moderator', () => {
  it('blocks somebody, who opens and joins nothing until that is over, also when they were forgotten', async () => {
    for (const whom of [ADA, ground.sandbox.applicationId])
      expect(textOf(await naming(ada, 'block', whom))).toContain(say.block.itself)
    expect(textOf(await naming(ada, 'block', NOOR))).toContain(say.block.done(`<@${NOOR}>`))
    expect(textOf(await type(noor, SECOND, 'new'))).toContain(tableRefusals.blockedHere)
    await type(bjorn, SECOND, 'new', { where: 'here' })
    expect(textOf(await type(noor, SECOND, 'join'))).toContain(tableRefusals.blockedHere)
    await ground.service().forget(NOOR)
    expect(textOf(await type(noor, SECOND, 'join'))).toContain(tableRefusals.blockedHere)
    expect(textOf(await type(ada, CAMPFIRE, 'bonfire-server block'))).toContain(say.block.list([`<@${NOOR}>`]))
    expect(textOf(await naming(ada, 'unblock', NOOR))).toContain(say.block.undone(`<@${NOOR}>`))
    expect(textOf(await type(ada, CAMPFIRE, 'bonfire-server block'))).toContain('Nobody is blocked')
    await type(noor, SECOND, 'join')
    expect((await ground.service().inChannel(SECOND))?.seats).toHaveLength(2)
    await close(SECOND)
    const log = textOf(await type(ada, CAMPFIRE, 'bonfire-server log'))
    expect(log).toContain(say.log.line('blocked', `<@${ADA}>`, say.log.somebody, ''))
    expect(log).toContain(say.log.line('unblocked', `<@${ADA}>`, `<@${NOOR}>`, ''))
    expect(log).toContain(say.log.line('settings', `<@${ADA}>`, '', ''))
  })

  it('frees a seat, stops a game and closes a lobby, each after being asked; the channel and the log say so', async () => {
    const teo = await ground.person(TEO)
    // She is the table's host, too: as a moderator she is not taken for that.
    const { id } = await turnsOf(ground, ada, teo).begun(CAMPFIRE)
    const list = async () => shown(await type(ada, SECOND, 'bonfire-server tables'))
    const chosen = async (value: string) => {
      const message = await list()
      return shown(await ada.select(message, withVerb(message, 'servertables')[0]?.id ?? 'none', [value]))
    }
    // Each option has the number of its table in the list: two tables of the same people look alike otherwise.
    await type(noor, SECOND, 'new', { where: 'here' })
    const listed = await list()
    const nth = read(listed)
      .text.split('\n')
      .findIndex((line) => /^\d\. /.test(line) && line.includes('Teo'))
    const options = withVerb(listed, 'servertables')[0]?.options ?? []
    const numbers = options.flatMap(({ value, label }) => (value.startsWith(id) ? Number.parseInt(label, 10) : []))
    expect(numbers).toHaveLength(3)
    for (const number of numbers) expect(read(listed).text.split('\n')[nth]).toMatch(new RegExp(`^${number}\\. `))
    await close(SECOND)
    const asked = await chosen(`${id} 1`)
    expect(read(asked).text).toContain('Free the seat of')
    expect((await ground.service().view(id))?.seats[1]?.person?.id).toBe(TEO)
    expect(textOf(await ada.press(asked, idFor(asked, 'servertables:\\d+:free1')))).toContain(say.tables.freed)
    expect(await ground.service().view(id)).toMatchObject({
      departures: [{ freed: { why: 'moderator', personId: TEO } }],
    })
    const closing = await chosen(id)
    expect(read(closing).text).toContain('It ends without a result')
    expect(textOf(await ada.press(closing, idFor(closing, 'servertables:\\d+:close')))).toContain(say.tables.none)
    expect((await ground.service().view(id))?.closed).toBe('moderator')
    // Another test may have set the language of this server's tables.
    const stopped = (['en', 'nl'] as const).map((language) => words(language).live.closed('stopped'))
    await bjorn.until(CAMPFIRE, (message) => stopped.some((text) => read(message).text.includes(text)))
    await type(bjorn, CAMPFIRE, 'new', { where: 'here' })
    const waiting = await ground.service().inChannel(CAMPFIRE)
    const lobby = await chosen(waiting?.id ?? '')
    expect(read(lobby).text).toContain('hasn’t begun')
    await ada.press(lobby, idFor(lobby, 'servertables:\\d+:close'))
    const log = textOf(await type(ada, CAMPFIRE, 'bonfire-server log'))
    expect(log).toContain(say.log.line('stopped', `<@${ADA}>`, '', `<#${CAMPFIRE}>`))
    expect(log).toContain(say.log.line('freed', `<@${ADA}>`, `<@${TEO}>`, `<#${CAMPFIRE}>`))
    expect(log).toContain(say.log.line('closed', `<@${ADA}>`, '', `<#${CAMPFIRE}>`))
    expect(textOf(await type(ada, CAMPFIRE, 'bonfire-server export'))).toContain(say.export.none)
  })
})

it('what the bot lacks is said channel by channel, and once where it lacks it in all of them', async () => {
  const rights = () => type(ada, CAMPFIRE, 'bonfire-server rights')
  ground.sandbox.faults.set({ deeds: [{ do: 'deny', channelId: SECOND, permissions: ['SendMessages'] }] })
  const told = textOf(await rights())
  expect(told).toContain(`<#${SECOND}>`)
  const { right } = words('en').names
  expect(told).toContain(say.rights.lacks(`<#${SECOND}>`, [right.sendMessages]))
  // This stage's servers let the bot open no threads.
  expect(told.split(right.createPublicThreads)).toHaveLength(2)
  expect(told).toContain(say.rights.everywhere([right.createPublicThreads]))
  ground.sandbox.faults.set({ rules: [{ fault: 'serverError', on: '/roles' }] })
  expect(textOf(await rights())).toContain(say.rights.unknown)
  ground.sandbox.faults.set({ rules: [], deeds: [{ do: 'deny', channelId: SECOND, permissions: [] }] })
})

describe('what is kept of a server', () => {
  it('is deleted once a moderator has said so twice, and nothing of another server', async () => {
    const other = await ground.service().open({
      ...{ guildId: '899000000000000000', channelId: '899000000000000001', host: { id: TEO, name: 'Teo' } },
      ...{ solo: false, options: {} },
    })
    await type(bjorn, SECOND, 'new', { where: 'here' })
    const open = await ground.service().inChannel(SECOND)
    expect(open).not.toBeNull()
    await turnsOf(ground, bjorn, await ground.person(TEO)).begun(CAMPFIRE)
    const asked = shown(await type(ada, CAMPFIRE, 'bonfire-server delete'))
    expect(read(asked).text).toMatch(/tables.*\(2 still open\)/)
    const again = shown(await ada.press(asked, idFor(asked, 'serverdelete:\\d+:again')))
    // Discord takes its time.
    ground.sandbox.faults.set({ rules: [{ fault: 'lateAnswer', on: `PATCH /channels/${SECOND}`, delayMs: 500 }] })
    expect(read(again).text).toContain(say.delete.ask2)
    expect(await ground.service().view(open?.id ?? '')).toMatchObject({ phase: 'lobby' })
    expect(textOf(await ada.press(again, idFor(again, 'serverdelete:\\d+:yes')))).toContain(say.delete.done)
    const { servers } = ground.service()
    expect(await servers.countTables(ground.sandbox.guildId)).toBe(0)
    expect(await servers.deeds(ground.sandbox.guildId, 0, 5)).toEqual([])
    expect(await ground.service().view(open?.id ?? '')).toBeNull()
    ground.sandbox.faults.set({ rules: [] })
    const there = [...(bjorn.messages.get(SECOND)?.values() ?? [])]
    expect(there.flatMap((message) => withVerb(message, 'join'))).toEqual([])
    // What is left in the channels says what became of it to whoever presses there.
    const left = bjorn.latest(CAMPFIRE, (message) => withVerb(message, 'log').length > 0)
    if (left === null) throw new Error('the game left no message')
    expect(textOf(await bjorn.press(left, withVerb(left, 'log')[0]?.id ?? ''))).toContain(words('en').notices.gone)
    expect(other.kind).toBe('opened')
    expect(await servers.countTables('899000000000000000')).toBe(1)
    // Where the bot is, games go on.
    await type(bjorn, SECOND, 'new', { where: 'here' })
    expect((await ground.service().inChannel(SECOND))?.host).toBe(BJORN)
  })

  it('goes 30 days after the bot left it, and stays where it came back, or Discord did not answer', async () => {
    const DAY = 24 * 60 * 60_000
    const began = Date.now()
    const { servers } = ground.service()
    const looked = (days: number, present: readonly string[]) => {
      ground.setNow(new Date(began + days * DAY))
      return ground.service().lookAfterServers(new Set(present))
    }
    const [here, gone] = [ground.sandbox.guildId, '899000000000000000']
    expect(await looked(0, [here])).toEqual([])
    expect(await looked(20, [here, gone])).toEqual([])
    expect(await looked(31, [here])).toEqual([])
    expect(await looked(60, [here])).toEqual([])
    expect(await servers.countTables(gone)).toBe(1)
    expect(await looked(62, [here])).toEqual([gone])
    expect(await servers.countTables(gone)).toBe(0)
    expect(await servers.countTables(here)).toBe(1)
    ground.setNow(null)
  })

  it('is looked after with what Discord says, and an outage is no leaving', async () => {
    const left = await playground({ drawOneIn: 1_000_000, pace: { serversEveryMs: 20 } })
    const days = (count: number) => left.setNow(new Date(Date.now() + count * 24 * 60 * 60_000))
    const kept = () => left.service().servers.countTables(left.sandbox.guildId)
    await type(await left.person(BJORN), SECOND, 'new', { where: 'here' })
    left.sandbox.faults.set({
      rules: [{ fault: 'serverError', on: '/users/@me/guilds' }],
      deeds: [{ do: 'botInServer', member: false }],
    })
    days(40)
    await expect
      .poll(() => left.lines.filter((line) => line.includes('could not be looked after')).length)
      .toBeGreaterThan(1)
    expect(await kept()).toBe(1)
    left.sandbox.faults.set({ rules: [] })
    await left.runtime.looked(20, 2, 1)
    expect(await kept()).toBe(1)
    days(71)
    await expect.poll(kept).toBe(0)
  })
})
