import type { APIMessage } from 'discord-api-types/v10'
import { expect, it, onTestFinished } from 'vitest'
import type { ScriptedPerson } from '#sandbox/person'
import { YUKI } from '#support/stage'
import { ADA, AWAITS_MENDING, BJORN, CAMPFIRE, NOOR, playground, read, SECOND, shown, TEO, type } from './playground.ts'
import { isLive, takeTurn, turnsOf } from './turns.ts'

const ground = await playground({ drawOneIn: 1_000_000, ...AWAITS_MENDING })
const [ada, bjorn] = [await ground.person(ADA), await ground.person(BJORN)]
const { now, begun } = turnsOf(ground, ada, bjorn)

const textOf = (message: APIMessage) => read(message).text
const said = async (person: ScriptedPerson, channel: string, sub: string) =>
  textOf(shown(await type(person, channel, sub)))
const refusals = (on: string) => ground.sandbox.faults.report().refusals.filter((one) => one.on.includes(on)).length

/** A game whose thread was locked within a turn, and has been asked for often since. */
async function locked(name: string) {
  const { id: thread } = await ada.openThread(CAMPFIRE, name)
  const game = await begun(thread)
  onTestFinished(async () => {
    await ground.service().act({
      ...{ tableId: game.id, seq: null, person: { id: ADA, name: 'Ada' }, moderator: true, interactionId: null },
      action: { kind: 'close' },
    })
  })
  now(
    { do: 'deny', channelId: thread, permissions: ['ManageThreads'] },
    { do: 'archiveThread', threadId: thread, locked: true },
  )
  await takeTurn(game.acting, CAMPFIRE)
  await expect.poll(() => said(game.other, SECOND, 'turn')).toContain('is locked')
  for (let nth = 0; nth < 5; nth++) expect(await said(game.other, SECOND, 'turn')).toContain('is locked')
  for (let nth = 0; nth < 5; nth++) expect(await said(ada, thread, 'turn')).toContain('is locked')
  return { ...game, thread, unlock: () => now({ do: 'archiveThread', threadId: thread, locked: false }) }
}

it('a thread that was unlocked is written to with the next command that is typed in it, and nobody is told that it is locked', async () => {
  const { thread, live, other, unlock } = await locked('there')
  unlock()
  expect(await said(other, thread, 'turn')).not.toContain('is locked')
  await other.until(thread, (message) => isLive(message) && message.id > live.id)
})

it('and so it is with the next command from elsewhere, unless those have been many', async () => {
  const { thread, live, other, unlock } = await locked('elsewhere')
  const before = refusals(thread)
  for (let nth = 0; nth < 20; nth++) await type(other, SECOND, 'turn')
  expect(refusals(thread) - before).toBeLessThan(5)
  unlock()
  expect(await said(other, thread, 'look')).not.toContain('is locked')
  await other.until(thread, (message) => isLive(message) && message.id > live.id)
})

it.each([
  ['/bonfire solo on the server', YUKI, 'solo', CAMPFIRE],
  ['/bonfire turn on the server', TEO, 'turn', CAMPFIRE],
  ['/bonfire turn in them', NOOR, 'turn', null],
])('direct messages that were opened again are written to with the next %s', async (_, id, sub, where) => {
  const person = await ground.person(id)
  const dm = await person.openDm()
  person.closeDms(true)
  expect(await said(person, CAMPFIRE, 'solo')).toContain('I can’t send you direct messages')
  expect(await said(person, where ?? dm.id, sub)).toContain('I can’t send you direct messages')
  person.closeDms(false)
  expect(await said(person, where ?? dm.id, sub)).not.toContain('I can’t send you direct messages')
  await person.until(dm.id, isLive)
})
