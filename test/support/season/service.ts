import type { Store } from '#store'
import { factsOnce } from '#support/facts-once'
import { createTableService, type TableService } from '#table'
import { SEASON } from './games.ts'

/** A service at the end of the season that reckons in its own thread. */
export const seasonService = (store: Store): TableService =>
  createTableService(store.tables, {
    ...store,
    now: () => new Date(SEASON.until),
    seed: () => '7'.repeat(32),
    factsOf: async (rules, segments) => factsOnce(rules, segments),
  })
