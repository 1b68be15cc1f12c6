import { expect, it } from 'vitest'
import { viewAsActor } from '#support/as-actor'
import { checkTableByReplay } from '#table'
import { ANN, BEN, CLEO, DAN, EVE, follow, freshStore, game, serviceOn } from './sitting.ts'

const store = await freshStore()
const service = serviceOn(store)

it('who left in the present turn is known until the seat is filled, sits out, or the turn is over; in every process alike', async () => {
  const table = await game(service, [ANN, BEN, CLEO])
  await table.finishTurn()
  const leaver = [ANN, BEN, CLEO].find(({ id }) => id !== table.now().acting) ?? ANN
  const seat = table.now().seats.findIndex(({ person }) => person?.id === leaver.id)
  await table.does(leaver, { kind: 'leave' })
  const departures = [{ seat, seq: table.now().seq }]
  expect(table.now().departures).toEqual(departures)
  await table.choose()
  expect(table.now().departures).toEqual(departures)
  await service.idle()
  expect(await viewAsActor(serviceOn(store), table.id)).toEqual(table.now())
  await table.does(DAN, { kind: 'takeOver', seat })
  expect(table.now().departures).toEqual([])

  await table.does(DAN, { kind: 'leave' })
  expect(table.now().departures).toHaveLength(1)
  await table.finishTurn()
  expect(table.now().departures).toEqual([])
  await service.idle()
  expect(await viewAsActor(serviceOn(store), table.id)).toEqual(table.now())
  expect(await checkTableByReplay(store.tables, table.id)).toMatchObject({ kind: 'sound' })
})

it('the entry that ended a table stays the one, whatever is kept of it afterwards', async () => {
  const table = await game(service, [ANN, EVE])
  expect(table.now().endSeq).toBeNull()
  while (table.now().phase === 'playing') await table.finishTurn()
  const { endSeq, seq } = table.now()
  expect(endSeq).toBe(seq)
  await service.idle()
  expect((await viewAsActor(serviceOn(store), table.id))?.endSeq).toBe(endSeq)
  await service.forget(EVE.id)
  const after = await viewAsActor(serviceOn(store), table.id)
  expect(after?.seq).toBeGreaterThan(seq)
  expect(after?.endSeq).toBe(endSeq)
})

it('a table opened to play again says of which, until its game begins', async () => {
  const before = await game(service, [ANN, BEN])
  await before.does(ANN, { kind: 'close' })
  const opened = await service.open({
    guildId: 'guild',
    channelId: 'again',
    host: ANN,
    solo: false,
    options: {},
    rematchOf: before.id,
  })
  if (opened.kind !== 'opened') throw new Error('no table')
  const table = follow(service, opened.table)
  expect(table.now().rematchOf).toBe(before.id)
  expect((await viewAsActor(serviceOn(store), table.id))?.rematchOf).toBe(before.id)
  await table.does(BEN, { kind: 'join' })
  await table.does(ANN, { kind: 'start' })
  expect(table.now().rematchOf).toBeNull()
})
