import { expect, it } from 'vitest'
import { stateKeyWhilePlaying } from '#discord/live-message-state'
import { LIVE_MESSAGE_FIELDS, type PublicOnlyTable } from '#table'
import { ANN, BEN, freshStore, game, serviceOn } from '../table/sitting.ts'

const service = serviceOn(await freshStore())
const sitting = await game(service, [ANN, BEN])
async function seen(): Promise<PublicOnlyTable> {
  const table = await service.view(sitting.id)
  if (table === null) throw new Error('the table is gone')
  return table
}
const table = await seen()

it.each(LIVE_MESSAGE_FIELDS)('the message of a game is looked at again once `%s` of its table is another', (field) => {
  expect(stateKeyWhilePlaying({ ...table, [field]: 'another' })).not.toBe(stateKeyWhilePlaying(table))
})

it('what no message shows changes nothing about it, nor does the seq of its presses', () => {
  const later = { ...table, seq: table.seq + 1, silentSince: new Date(0), allowance: 1 }
  expect(stateKeyWhilePlaying(later)).toBe(stateKeyWhilePlaying(table))
})

it('a choice in an open turn changes nothing that others see, and its end does', async () => {
  await sitting.choose()
  expect((await seen()).seq).toBeGreaterThan(table.seq)
  expect(stateKeyWhilePlaying(await seen())).toBe(stateKeyWhilePlaying(table))
  await sitting.finishTurn()
  expect(stateKeyWhilePlaying(await seen())).not.toBe(stateKeyWhilePlaying(table))
})

it('without a game there is no key: the looks decide', () => {
  expect(stateKeyWhilePlaying({ ...table, phase: 'finished' })).toBeNull()
})
