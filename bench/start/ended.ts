import { randomBytes } from 'node:crypto'
import { openStore } from '#store'
import { copies } from '#support/copies'
import { actAtTable } from '#support/driver'
import { straightOn } from '#support/policies'
import { createTableService, type TableForPerson, type TableService } from '#table'

/** Games of that person that were played to their end; all others were given up. */
const FINISHED = 10

/**
 * Adds ended tables of one person, nearly all of them games against Tom that were given up after some turns; nothing of
 * them is kept in a profile.
 */
export async function fillEnded(url: string, person: { id: string; name: string }, tables: number): Promise<void> {
  const store = await openStore(url)
  const service = createTableService(store.tables, {
    ...store,
    now: () => new Date(),
    seed: () => randomBytes(16).toString('hex'),
  })
  const finished = await alone(service, person, Number.POSITIVE_INFINITY)
  const given = await alone(service, person, 20)
  await service.act({ ...press(given, person), action: { kind: 'close' } })
  await service.idle()
  for (const { id, channelId } of [finished, given]) {
    await store.liveMessages.lease(id, channelId, 'bench', 1000)
    await store.liveMessages.record(id, channelId, 'bench', { messageId: '1', seq: 1_000_000, settled: true })
  }
  await store.close()
  await copies(url, finished.id, FINISHED - 1)
  await copies(url, given.id, tables - FINISHED - 1)
}

const press = ({ id }: TableForPerson, person: { id: string; name: string }) => ({
  tableId: id,
  seq: null,
  person,
  moderator: false,
  interactionId: null,
})

/** A game against Tom, so many choices of it. */
async function alone(
  service: TableService,
  host: { id: string; name: string },
  choices: number,
): Promise<TableForPerson> {
  const options = { letTomDecide: true, challenge: true }
  const opened = await service.open({ guildId: null, channelId: 'ended', host, solo: true, options })
  if (opened.kind !== 'opened') throw new Error('no table')
  const { table } = opened
  for (let made = 0; made < choices && (await actAtTable(service, table.id, straightOn)) !== null; made++);
  return table
}
