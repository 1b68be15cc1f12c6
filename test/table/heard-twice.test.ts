import { expect, it } from 'vitest'
import type { LiveMessage, PublicTable } from '#table'
import { HOUR_MS, MINUTE_MS } from '#time'
import { ANN, BEN, CLEO, freshStore, lobby, serviceOn } from './sitting.ts'

const here = async () => false

it('whoever a process told that somebody is gone, and died over it, is not called again within the hour', async () => {
  const store = await freshStore()
  let now = Date.UTC(2026, 10, 23, 12)
  const begin = () => serviceOn(store, { ...store, now: () => new Date(now) })
  const first = begin()
  const sitting = await lobby(first, [ANN, BEN, CLEO], { pace: { kind: 'turn', hours: 72, atEnd: 'free' } })
  await sitting.does(ANN, { kind: 'start' })
  const slow = sitting.acting()
  const table = async (): Promise<PublicTable> => (await first.view(sitting.id)) ?? sitting.now()
  const shows = ({ id, channelId, seq }: PublicTable): LiveMessage => ({
    ...{ tableId: id, channelId, seq },
    messageId: '1',
  })
  const begun = await table()
  const call = await first.notices.plan(begun, null, { ...shows(begun), seq: 0, messageId: null }, here)
  await first.notices.sent(call.sends)

  now += 25 * HOUR_MS
  const isGone = async (id: string) => id === slow.id
  const told = await first.notices.plan(begun, null, shows(begun), isGone)
  const mentions = told.sends.map(({ personId }) => personId)
  expect(new Set(mentions)).toEqual(new Set([ANN, BEN, CLEO].map(({ id }) => id)))
  const postedAt = new Date(now)

  now += MINUTE_MS
  await sitting.finishTurn()
  const next = begin()
  const after = await table()
  expect(after.acting).not.toBe(slow.id)
  await next.notices.keepHeard(after, [{ seq: begun.seq, mentions, postedAt }])
  const silent = await next.notices.plan(after, null, shows(begun), here)
  expect(silent.sends).toEqual([])
  now += HOUR_MS
  const again = await next.notices.plan(after, null, shows(after), here)
  expect(again.sends.map(({ personId, kind }) => [personId, kind])).toEqual([[after.acting, 'call']])
})
