import { randomBytes } from 'node:crypto'
import { openStore } from '#store'
import { copies } from '#support/copies'
import { diceFor } from '#support/dice'
import { actAtTable } from '#support/driver'
import { createTableService } from '#table'

/** Choices of the game that the others are copies of. */
const CHOICES = 20
const PEOPLE = [
  { id: '801000000000000001', name: 'Ada' },
  { id: '801000000000000002', name: 'Bjørn' },
] as const

/**
 * Fills an empty database with open tables in the middle of a game, whose channels show what there is: one that is
 * played, and copies of its rows under other ids.
 */
export async function fill(url: string, tables: number): Promise<void> {
  const id = await playOne(url)
  if (tables > 1) await copies(url, id, tables - 1)
}

async function playOne(url: string): Promise<string> {
  const store = await openStore(url)
  const service = createTableService(store.tables, {
    ...store,
    now: () => new Date(),
    seed: () => randomBytes(16).toString('hex'),
  })
  const dice = diceFor('a table that nobody plays')
  const [host, guest] = PEOPLE
  const opened = await service.open({ guildId: null, channelId: 'channel0', host, solo: false, options: {} })
  if (opened.kind !== 'opened') throw new Error('no table')
  const { id } = opened.table
  const press = { tableId: id, seq: null, moderator: false, interactionId: null }
  await service.act({ ...press, person: guest, action: { kind: 'join' } })
  await service.act({ ...press, person: host, action: { kind: 'start' } })
  for (let made = 0; made < CHOICES; made++) await actAtTable(service, id, (_, choices) => dice.pick(choices))
  await service.idle()
  const seq = (await service.view(id))?.seq ?? 0
  await store.liveMessages.lease(id, 'channel0', 'bench', 1000)
  await store.liveMessages.record(id, 'channel0', 'bench', { messageId: '1', seq, settled: false })
  await store.close()
  return id
}
