import { expect, it } from 'vitest'
import { ANN, BEN, freshTables, lobby, serviceOn, tamper } from './sitting.ts'

const { url, store } = await freshTables()
const service = serviceOn(store, { people: store.people, servers: store.servers })

it('a server is deleted though tables of it cannot be closed, however many they are', async () => {
  for (let count = 0; count < 50; count++) {
    const { id } = await lobby(service, [{ id: `20${count}`, name: 'Somebody' }])
    // Nobody knows what it was.
    await tamper(url, 'DELETE FROM entries WHERE table_id = ?', id)
  }
  const fresh = serviceOn(store, { people: store.people, servers: store.servers })
  await fresh.deleteServer('guild')
  expect(await fresh.servers.countTables('guild')).toBe(0)
})

it('an earlier version reads that a moderator freed a seat, as one that the others freed', async () => {
  const table = await lobby(service, [ANN, BEN])
  await table.does(ANN, { kind: 'start' })
  await table.press(ANN, { kind: 'freeSeat', seat: 1 }, { moderator: true })
  const freed = (await store.tables.entries(table.id)).find(({ type }) => type === 'freed')
  expect(freed?.data).toMatchObject({ why: 'vote' })
  expect(table.now().departures).toMatchObject([{ freed: { why: 'moderator', personId: BEN.id } }])
})
