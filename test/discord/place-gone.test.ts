import { setTimeout as sleep } from 'node:timers/promises'
import type { APIMessage } from 'discord-api-types/v10'
import { expect, it } from 'vitest'
import { handleComponent, pressOrRefreshOfCustomId } from '#commands'
import type { ScriptedPerson } from '#sandbox/person'
import { actAtTable } from '#support/driver'
import { straightOn } from '#support/policies'
import { words } from '#text'
import { ADA, BJORN, CAMPFIRE, NOOR, playground, read, SECOND, shown, type, withVerb } from './playground.ts'
import { isLive, takeTurn, turnsOf } from './turns.ts'

const ground = await playground({ drawOneIn: 1_000_000, pace: { lookEveryMs: 200 } })
const [ada, bjorn] = [await ground.person(ADA), await ground.person(BJORN)]
const { now, begun } = turnsOf(ground, ada, bjorn)
const { tables, tableRefusals, notices } = words('en')
const textOf = (message: APIMessage) => read(message).text
const moves = (message: APIMessage) => withVerb(message, 'movehere').map(({ id }) => id)
const mine = async (person: ScriptedPerson, channel: string) => shown(await type(person, channel, 'mine'))
const isAbout = (message: APIMessage) => textOf(message).includes('The channel of your table')

const closed = (id: string) =>
  ground.service().act({
    ...{ tableId: id, seq: null, person: { id: ADA, name: 'Ada' }, moderator: true, interactionId: null },
    action: { kind: 'close' },
  })

/** A game in a thread that was deleted, as the next turn found. */
async function lost(name: string) {
  const { id: thread } = await ada.openThread(CAMPFIRE, name)
  const game = await begun(thread)
  await ground.service().followers.add({ tableId: game.id, target: SECOND, kind: 'channel', personId: ADA })
  now({ do: 'deleteChannel', channelId: thread })
  await takeTurn(game.acting, CAMPFIRE)
  await expect.poll(() => ground.service().isPlaceGone(game.id)).toBe(true)
  return { ...game, thread }
}

it('that a table’s channel is gone is told to its people once, and said wherever they look, also by a bot that was started anew', async () => {
  const dms = await Promise.all([ada, bjorn].map(async (person) => (await person.openDm()).id))
  const { id, thread, acting, other } = await lost('gone')
  for (const [index, person] of [ada, bjorn].entries()) await person.until(dms[index] ?? '', isAbout)
  await ground.restart()
  // What Discord refuses otherwise in between makes it no less gone.
  const { faults } = ground.sandbox
  faults.set({ rules: [{ fault: 'missingAccess', on: `/channels/${thread}` }] })
  await takeTurn(other, CAMPFIRE)
  await expect.poll(() => faults.report().struck.missingAccess ?? 0).toBeGreaterThan(0)
  faults.set({ rules: [] })
  await ground.restart()
  expect(await ground.service().isPlaceGone(id)).toBe(true)
  for (const person of [acting, other]) {
    const list = await mine(person, CAMPFIRE)
    expect(textOf(list)).toContain('Its channel is gone')
    expect(textOf(list)).not.toContain(thread)
    const panel = shown(await type(person, CAMPFIRE, 'turn'))
    expect(textOf(panel)).toContain(tables.placeGoneElsewhere)
    expect(textOf(panel)).not.toContain(thread)
  }
  const told = [ada, bjorn].map((person, index) => [...(person.messages.get(dms[index] ?? '')?.values() ?? [])])
  expect(told.map((all) => all.filter(isAbout).length)).toEqual([1, 1])
  await closed(id)
})

it('a channel that is gone is tried a few times while people play on from elsewhere, not at each choice', async () => {
  const { id, thread } = await lost('tried')
  const refused = () =>
    ground.sandbox.faults.report().refusals.filter(({ on, status }) => status === 404 && on.includes(thread)).length
  const found = refused()
  expect(found).toBeGreaterThan(0)
  for (let choice = 0; choice < 15; choice++) {
    await actAtTable(ground.service(), id, straightOn)
    await sleep(40)
  }
  // Three tries of two requests each, one more each forty seconds, and what was under way as it was found.
  expect(refused() - found).toBeLessThanOrEqual(9)
  await closed(id)
})

it('a table whose channel is gone does not go on where the server wants no tables', async () => {
  const { id, acting } = await lost('elsewhere')
  const where = { guildId: ground.sandbox.guildId, by: ADA }
  await ground.service().servers.save(where, { channels: [SECOND] })
  const panel = await mine(acting, CAMPFIRE)
  const refused = shown(await acting.press(panel, moves(panel)[0] ?? 'no move'))
  expect(textOf(refused)).toContain(words('en').server.wrongPlace([`<#${SECOND}>`]))
  await ground.service().servers.save(where, { channels: [CAMPFIRE] })
  const again = await mine(acting, CAMPFIRE)
  await acting.press(again, moves(again)[0] ?? 'no move')
  expect((await ground.service().view(id))?.channelId).toBe(CAMPFIRE)
  await ground.service().servers.save(where, { channels: [] })
  await closed(id)
})

it('that it is gone is said to the first who lists their tables, though nothing happened there since', async () => {
  const { id: thread } = await ada.openThread(CAMPFIRE, 'silent')
  const { id, acting } = await begun(thread)
  now({ do: 'deleteChannel', channelId: thread })
  await expect
    .poll(async () => textOf(await mine(acting, CAMPFIRE)), { interval: 500 })
    .toContain('Its channel is gone')
  expect(moves(await mine(acting, CAMPFIRE))).toHaveLength(1)
  await closed(id)
})

it('somebody who sits there has it go on where they are, once: whose turn it is is called there, and who follows it does', async () => {
  const { id, acting, other } = await lost('moved')
  const service = ground.service()
  const game = (await service.view(id)) ?? expect.fail('no table')
  const inDms = await mine(other, (await other.openDm()).id)
  expect(moves(inDms)).toEqual([])
  expect(textOf(inDms)).toContain(tables.placeGoneElsewhere)
  const list = await mine(other, CAMPFIRE)
  const [button = 'no movehere'] = moves(list)
  // Nobody else may, nor who may not write there.
  const stranger = { person: { id: NOOR, name: 'Noor' }, guildId: game.guildId, channelId: CAMPFIRE, guest: false }
  const caller = { ...stranger, moderator: true, language: 'en' as const, interactionId: '1', lacking: [] }
  expect(await handleComponent(service, caller, pressOrRefreshOfCustomId(button), [])).toMatchObject({ refuses: true })
  now({ do: 'denyPeople', channelId: CAMPFIRE, permissions: ['SendMessages'] })
  expect(moves(await mine(other, CAMPFIRE))).toEqual([])
  expect(textOf(shown(await other.press(list, button)))).toContain(notices.youMayNotWrite)
  now({ do: 'denyPeople', channelId: CAMPFIRE, permissions: [] })
  expect(await service.isPlaceGone(id)).toBe(true)

  const theirs = await mine(acting, CAMPFIRE)
  const answer = shown(await other.press(list, button))
  expect(textOf(answer)).toContain(tables.moved)
  const called = await acting.until(CAMPFIRE, isLive)
  expect(called.mentions.map((one) => one.id)).toEqual([other.id])
  expect((await service.inChannel(CAMPFIRE))?.id).toBe(id)
  expect(textOf(await mine(acting, SECOND))).toContain(`<#${CAMPFIRE}>`)
  expect((await service.followers.ofTable(id)).map(({ target }) => target)).toEqual([SECOND])
  // It has a place again.
  expect(textOf(shown(await acting.press(theirs, moves(theirs)[0] ?? 'no movehere')))).toContain(
    tableRefusals.placeThere,
  )
  await takeTurn(other, CAMPFIRE)
  const next = await acting.until(CAMPFIRE, (message) => isLive(message) && message.id !== called.id)
  expect(next.mentions.map((one) => one.id)).toEqual([acting.id])
})

it('the card of a thread that is gone says so and leads nowhere, and the table goes on in the channel of the card', async () => {
  const stage = await playground({ drawOneIn: 1_000_000, threads: true })
  const [host, guest] = [await stage.person(ADA), await stage.person(BJORN)]
  await type(host, CAMPFIRE, 'new')
  await type(guest, CAMPFIRE, 'join')
  const table = (await stage.service().openTablesAround(CAMPFIRE, 1))[0] ?? expect.fail('no table')
  const { id, channelId: thread } = table
  expect(thread).not.toBe(CAMPFIRE)
  await type(host, CAMPFIRE, 'start')
  await host.until(thread, isLive)
  stage.sandbox.faults.set({ deeds: [{ do: 'deleteChannel', channelId: thread }] })
  const acting = (await stage.service().view(id))?.acting === ADA ? host : guest
  await takeTurn(acting, CAMPFIRE)
  const says = (message: APIMessage) => textOf(message).includes(words('en').card.threadGone)
  const card = await host.until(CAMPFIRE, says)
  expect(JSON.stringify(card.components)).not.toContain(thread)
  const list = await mine(acting, CAMPFIRE)
  await acting.press(list, moves(list)[0] ?? 'no movehere')
  await host.until(CAMPFIRE, isLive)
  const moved = await stage.service().view(id)
  expect(moved).toMatchObject({ channelId: CAMPFIRE, cardChannelId: null })
  expect(host.world().channels.find((one) => one.id === CAMPFIRE)).toMatchObject({ name: 'campfire' })
})
