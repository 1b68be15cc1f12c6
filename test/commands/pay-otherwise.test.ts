import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { formatChoice } from '#engine'
import { openStore } from '#store'
import { inChannelAsActor } from '#support/as-actor'
import { createTableService, type TableRepository } from '#table'
import { type Player, started } from './player.ts'

const folder = await mkdtemp(join(tmpdir(), 'bonfire-'))
const store = await openStore(`file:${join(folder, 'bonfire.db')}`)
afterAll(async () => {
  await store.close()
  await rm(folder, { recursive: true, force: true })
})

/** How many appends are kept before the process is as good as dead. */
let left = Number.POSITIVE_INFINITY
const append: TableRepository['append'] = async (...all) => {
  if (left-- <= 0) throw new Error('the power is gone')
  return await store.tables.append(...all)
}
const serviceOn = (repository: TableRepository) =>
  createTableService(repository, { ...store, now: () => new Date(), seed: () => '0123456789abcdef0123456789abcdef' })

/** A table at which a path tile was bought in one press, and its price is to be paid otherwise. */
async function bought(channel: string): Promise<Player> {
  left = Number.POSITIVE_INFINITY
  const service = serviceOn({ ...store.tables, append })
  const { table, players } = await started(service, ['ann', 'bob'], channel, 'online')
  const acting = players.find(({ name }) => name === table.acting)
  if (acting === undefined) throw new Error('nobody acts')
  await acting.type('turn')
  await acting.play()
  await acting.push('page', ':path')
  await acting.play('path')
  return acting
}

/** What stands in the open turn, read anew by another process. */
async function standing(channel: string): Promise<string[]> {
  const table = await inChannelAsActor(serviceOn(store.tables), channel)
  return table?.openTurn?.choices.map(formatChoice) ?? []
}

it('to pay otherwise is kept at once or not at all: whenever the process dies, the move stands', async () => {
  for (const survived of [0, 1, 2]) {
    const acting = await bought(`dies${survived}`)
    const before = await standing(acting.channelId)
    expect(before.map((choice) => choice.split(' ')[0])).toEqual(['start', 'path', 'pay'])
    left = survived
    await acting.push('repay').catch(() => undefined)
    const after = await standing(acting.channelId)
    expect(after).toEqual(survived === 0 ? before : before.slice(0, 2))
  }
})

it('a price that is not there cannot be paid otherwise, and nothing is taken back for it', async () => {
  const acting = await bought('no such price')
  const before = await standing(acting.channelId)
  const [repay] = acting.all('repay')
  await acting.press(repay?.id.replace(/\d+$/, '7') ?? '')
  expect(await standing(acting.channelId)).toEqual(before)
})
