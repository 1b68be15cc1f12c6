import { expect, it } from 'vitest'
import type { Store } from '#store'
import { viewAsActor } from '#support/as-actor'
import { ANN, BEN, CLEO, follow, freshStore, game, serviceOn } from './sitting.ts'

const store = await freshStore()
const [here, there] = [serviceOn(store), serviceOn(store)]
const to = (channelId: string) => ({ kind: 'move' as const, channelId })

/** What the publisher keeps that finds no channel. */
async function lose({ liveMessages }: Store, id: string, channelId: string) {
  await liveMessages.lease(id, channelId, 'publisher', 60_000)
  await liveMessages.record(id, channelId, 'publisher', { messageId: null, seq: 1, settled: false, gone: true })
}

it('a table whose channel is gone is moved by somebody who sits there, by one of two processes, and is known there from then on', async () => {
  const table = await game(here, [ANN, BEN])
  const { channelId } = table.now()
  const twin = follow(there, table.now())
  expect(await table.refused(ANN, to('new place'))).toBe('placeThere')
  await lose(store, table.id, channelId)
  expect(await table.refused(CLEO, to('new place'))).toBe('notSeated')
  const outcomes = await Promise.all([
    table.press(ANN, to('new place'), { seq: null }),
    twin.press(BEN, to('another'), { seq: null }),
  ])
  expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['done', 'refused'])
  const place = outcomes[0]?.kind === 'done' ? 'new place' : 'another'
  const seq = (await store.tables.entries(table.id)).at(-1)?.seq ?? 0
  for (const service of [here, there, serviceOn(store)])
    expect(await viewAsActor(service, table.id, seq)).toMatchObject({ channelId: place, cardChannelId: null })
  expect((await here.inChannel(place))?.id).toBe(table.id)
  expect(await here.inChannel(channelId)).toBeNull()
  // From a snapshot it is no otherwise.
  await follow(here, (await viewAsActor(here, table.id)) ?? table.now()).finishTurn()
  await here.idle()
  expect(await serviceOn(store).view(table.id)).toMatchObject({ channelId: place })
})

it('a table is not moved to where another one is open', async () => {
  const [table, other] = [await game(here, [ANN, BEN]), await game(here, [ANN, BEN])]
  await lose(store, table.id, table.now().channelId)
  expect(await table.press(ANN, to(other.now().channelId), { seq: null })).toMatchObject({ kind: 'stale' })
  expect((await here.inChannel(other.now().channelId))?.id).toBe(other.id)
  expect(await here.isPlaceGone(table.id)).toBe(true)
})
