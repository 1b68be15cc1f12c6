import { expect, it } from 'vitest'
import { freshStore, serviceOn } from '../table/sitting.ts'
import { Player } from './player.ts'

it('a setting of a server stays as it was where a select of one says several', async () => {
  const store = await freshStore()
  const service = serviceOn(store, { servers: store.servers })
  const player = new Player(service, '700000000000000001', 'channel', true)
  await player.type('bonfire-server settings')
  const before = await service.servers.settings('guild')
  for (const select of player.all('serverset').filter(({ values }) => values.length > 1)) {
    await player.press(select.id, [select.values[1] ?? '', 'NaN'])
    await player.press(select.id, [])
    expect(await service.servers.settings('guild')).toEqual(before)
  }
  await player.choose('serverset', '1')
  expect(await service.servers.settings('guild')).not.toEqual(before)
})
