import { LRUCache } from 'lru-cache'
import { RULES_NUMBER, standardRules } from '#engine'
import type { Analysis, Recommendation } from '#players'
import type { GameFacts } from '#results'
import { machineRuntime } from '#runtime'
import type { ValidationContext } from '../actions/draft.ts'
import { turnTimeEndIfOwn } from '../clock/turn-clock.ts'
import { errorDetails, errorMessage, throwingStoreUnavailable } from '../errors.ts'
import { createLookingService } from '../looking/looking.ts'
import { createPeoplesSettings } from '../people/person-settings.ts'
import type { PersonSettings } from '../people/settings.ts'
import type { TableRepository } from '../repository.ts'
import { createServerService } from '../servers/servers.ts'
import type { TableState } from '../state/state.ts'
import type { PublicOnlyTable, TableForPerson } from '../state/table-for-person.ts'
import { publicTable, tableForPerson } from '../state/table-views.ts'
import { createTableCache } from './cache.ts'
import { createTableLoader } from './loader.ts'
import { createQueue } from './queue.ts'
import { createRulesByBox } from './rules-by-box.ts'
import type { ServiceLogger, TableServiceOptions } from './service-options.ts'
import { NO_QUOTAS } from './who-may-sit.ts'

/** Recommendations that may be asked for again. */
const MOST_RECOMMENDATIONS = 200
/** Looks back that may be asked for again: each has three positions, about 50 kB. */
const MOST_ANALYSES = 50
/** Of each about 10 kB. */
const MOST_FACTS = 200
/** Some hundred tables with an open turn: about 50 MB. */
const POSITIONS = 2000

/** @param tables where tables are kept */
export function createServiceContext(tables: TableRepository, options: TableServiceOptions) {
  const repository = throwingStoreUnavailable(tables)
  const people = throwingStoreUnavailable(options.people)
  const puzzles = throwingStoreUnavailable(options.puzzles)
  const serverRows = throwingStoreUnavailable(options.servers)
  const { rulesNumber = RULES_NUMBER, newGames = standardRules, quotas = NO_QUOTAS, runtime = machineRuntime } = options
  const { log, watch } = options
  const boxes = createRulesByBox(repository, [newGames])
  const cache = createTableCache(
    repository,
    rulesNumber,
    boxes,
    options.positions ?? POSITIONS,
    (message, table, error) => log?.warn({ table, error: errorMessage(error) }, message),
  )
  const now = (): ValidationContext => ({
    at: options.now().getTime(),
    sureAt: (options.sure ?? options).now().getTime(),
    rulesNumber,
    newGames,
    formerGame: null,
    rulesOf: boxes.rulesOf,
    seed: () => options.seed(),
    pausesOf: (personId) => settings.of(personId),
    decidesTomsTies: (personId) => settings.of(personId).tomsTies,
  })
  const changes = createListeners<[tableId: string, seq: number]>(log, 'table')
  const savings = createListeners<[personId: string, changed: Partial<PersonSettings>]>(log, 'person')
  const settings = createPeoplesSettings(people, () => now().sureAt, savings.tell)

  const frozen = (details: Readonly<Record<string, unknown>>): void => {
    watch?.frozen()
    log?.error(details, 'a table is frozen')
  }

  const failed = (table: string, error: unknown): void => {
    watch?.failed()
    log?.error({ table, ...errorDetails(error) }, 'a planned turn failed')
  }

  /** Each state's view is made once, for many ask for it. */
  const publicTables = new WeakMap<TableState, PublicOnlyTable>()
  const publicOf = (table: TableState): PublicOnlyTable => {
    const known = publicTables.get(table)
    if (known !== undefined) return known
    const shown = publicTable(table, rulesNumber, newGames)
    publicTables.set(table, shown)
    return shown
  }

  return {
    ...options,
    ...{ runtime, repository, people, puzzles, settings, quotas, serverRows },
    servers: createServerService(serverRows, runtime, () => options.now()),
    lookings: createLookingService(throwingStoreUnavailable(options.lookings), () => options.now()),
    followers: throwingStoreUnavailable(options.followers),
    notices: throwingStoreUnavailable(options.notices),
    deadlines: throwingStoreUnavailable(options.deadlines),
    results: throwingStoreUnavailable(options.results),
    /** Recent recommendations, and those being thought of, by table and seq. */
    recommendationCache: new LRUCache<string, Promise<readonly Recommendation[]>>({ max: MOST_RECOMMENDATIONS }),
    /** Recent looks back, and those under way, by table. */
    analysisCache: new LRUCache<string, Promise<Analysis>>({ max: MOST_ANALYSES }),
    /** What finished games came to that were asked for of late, by table. */
    factsCache: new LRUCache<string, Promise<GameFacts>>({ max: MOST_FACTS }),
    /** By table, and by person or server where tables are counted. */
    queue: createQueue(),
    cache,
    boxes,
    loader: createTableLoader({ repository, cache, now, changed: changes.tell, failed, frozen }),
    /** Number of the rules that are played here. */
    rulesNumber,
    now,
    /** Whether the clock can be relied on for what cannot be taken back. */
    timeIsSure: () => options.sure?.settled() ?? true,
    /** Calls the listeners after everything that was kept. */
    changed: changes.tell,
    /** Returns how to stop that. */
    onChange: changes.listen,
    /** Calls the listener after what somebody set here was kept; returns how to stop that. */
    onSettings: savings.listen,
    /** What everybody may see of a table. */
    publicOf,
    /** What one person may, whose settings were loaded. */
    ownOf: (table: TableState, personId: string): TableForPerson => {
      const { hints, warnings, ...pauses } = settings.of(personId)
      const own = tableForPerson(table, personId, { hints, warnings }, publicOf(table))
      return { ...own, time: turnTimeEndIfOwn(own, personId, pauses, () => options.now()) }
    },
  }
}

/** What the parts of a service work with. */
export type ServiceContext = ReturnType<typeof createServiceContext>

/**
 * @param log hears of listeners that fail
 * @param about what the first thing that they hear names
 */
function createListeners<What extends readonly [string, ...unknown[]]>(
  log: ServiceLogger | undefined,
  about: 'table' | 'person',
) {
  const listeners = new Set<(...what: What) => void>()
  return {
    /** Calls all; one that fails keeps nobody else from hearing. */
    tell: (...what: What): void => {
      for (const listener of listeners) {
        try {
          listener(...what)
        } catch (error) {
          log?.error({ [about]: what[0], ...errorDetails(error) }, 'a listener failed')
        }
      }
    },
    /** Returns how to stop that. */
    listen: (listener: (...what: What) => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
