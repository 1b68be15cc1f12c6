import { expect, it, onTestFinished } from 'vitest'
import { handleComponent, pressOrRefreshOfCustomId } from '#commands'
import { openStore } from '#store'
import { freshTables, serviceOn } from '../table/sitting.ts'
import { Player } from './player.ts'

it('an end of quiet hours keeps the beginning that somebody chose at another process a moment ago', async () => {
  const { url, store } = await freshTables()
  const other = await openStore(url)
  onTestFinished(() => other.close())
  const [here, elsewhere] = [store, other].map(({ tables, people }) => serviceOn({ tables }, { people }))
  if (here === undefined || elsewhere === undefined) throw new Error('there are two')
  await here.saveSettings('ann', { zone: 'UTC', quiet: { from: 23, to: 4 } })
  // Remembered for a moment.
  await here.settings('ann')
  await elsewhere.saveSettings('ann', { quiet: { from: 19, to: 4 } })
  const ann = new Player(here, 'ann')
  await handleComponent(here, ann.asker(), pressOrRefreshOfCustomId('b1:-:0:turnnotice:to'), ['21'])
  expect((await elsewhere.settingsNow('ann')).quiet).toEqual({ from: 19, to: 21 })
})
