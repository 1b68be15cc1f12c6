import { machineRuntime } from '#runtime'
import { settingsOrExit } from '#settings'
import { createTableService } from '#table'
import { startThinkers } from '#thinking'
import { withLockedStore } from './alone.ts'
import { createProgress } from './progress.ts'

/** Reckons all games that have ended anew, from their entries. Writes, and refuses while a bot runs there. */
export async function recount(): Promise<void> {
  await withLockedStore(settingsOrExit().databaseUrl, async (store) => {
    const thinkers = startThinkers()
    const service = createTableService(store.tables, {
      ...store,
      now: machineRuntime.now,
      seed: () => machineRuntime.randomHex(16),
      factsOf: thinkers.factsOf,
    })
    const all = await store.allTables()
    const show = createProgress('tables')
    await store.results.clear()
    await service.results.all((done) => show(done, all + 1))
    await thinkers.close()
  })
  console.log('All finished games are reckoned anew.')
}
