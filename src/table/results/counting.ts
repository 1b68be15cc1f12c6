import { errorMessage, StoreUnavailable } from '../errors.ts'
import type { ServiceContext } from '../service/service-context.ts'
import { isOver } from '../state/seating.ts'
import { computeEndedTableResult } from './count.ts'
import {
  addResultToSumsAndStandings,
  NO_GUILD_SUMS,
  peopleAffectedByResult,
  readGuildSums,
  readStanding,
  type SumsAndStandings,
  toStoredStanding,
} from './fold.ts'
import { RESULTS_VERSION, readResult } from './result.ts'

/** Rests so many times as long as it worked: a tenth of a core at most. */
const REST = 9
/** Tables, or servers, that are looked up in one go. */
const PAGE = 50

/** Games that are folded in one go: a press waits for no more. */
const FOLDED_AT_ONCE = 10

/** Reckons the games that have ended, and folds what they came to, beside everything else. */
export function createCounting(context: ServiceContext) {
  const { runtime, results, factsOf, log } = context
  let wake = new AbortController()
  context.onChange((tableId) => {
    if (isOver(context.cache.peek(tableId)?.phase)) wake.abort()
  })

  /** What is to be done, in pieces that are each over soon. */
  async function* pieces(): AsyncGenerator<{ readonly kind: 'table' | 'fold'; readonly tableIds: readonly string[] }> {
    for (let more = true; more; ) {
      const tables = await results.uncounted(RESULTS_VERSION, PAGE)
      for (const table of tables) {
        await results.save(await computeEndedTableResult(context, table))
        yield { kind: 'table', tableIds: [table.id] }
      }
      more = tables.length === PAGE
    }
    for (const guildId of await results.unfolded(PAGE)) {
      for (;;) {
        const tableIds = await foldSome(context, guildId)
        if (tableIds.length === 0) break
        yield { kind: 'fold', tableIds }
      }
    }
  }

  return {
    /**
     * Until the signal. Several processes may: each game is reckoned once, or twice alike.
     * @param everyMs it looks again after so long for what another process left
     * @param known hears of each table of whose end more may be known now
     */
    async run(signal: AbortSignal, everyMs: number, known: (tableId: string) => void = () => undefined) {
      if (factsOf === undefined) return
      const sleep = (ms: number, until: AbortSignal) => runtime.sleep(ms, { signal: until }).catch(() => undefined)
      while (!signal.aborted) {
        wake = new AbortController()
        try {
          let began = runtime.monotonic()
          for await (const { tableIds } of pieces()) {
            tableIds.forEach(known)
            await sleep(REST * (runtime.monotonic() - began), signal)
            if (signal.aborted) return
            began = runtime.monotonic()
          }
        } catch (error) {
          const level = error instanceof StoreUnavailable ? 'warn' : 'error'
          log?.[level]({ error: errorMessage(error) }, 'games that have ended could not be reckoned')
        }
        await sleep(everyMs, AbortSignal.any([signal, wake.signal]))
      }
    },
    /** All that there is now, without rest. @param show hears of every table */
    async all(show?: (done: number) => void) {
      let done = 0
      for await (const { kind } of pieces()) if (kind === 'table') show?.(++done)
    },
  }
}

/**
 * Folds the next results of a server, in the order in which the games ended: only once all that have ended are reckoned.
 * @returns the tables whose games were next, perhaps folded by another process; none where all are folded
 */
async function foldSome({ results }: ServiceContext, guildId: string): Promise<readonly string[]> {
  const kept = await results.fold(guildId)
  if (kept === null || !(await results.isCounted(guildId, RESULTS_VERSION))) return []
  const guild = readGuildSums(kept)
  const page = await results.after(guildId, guild === null ? null : kept.foldedAt, FOLDED_AT_ONCE)
  const last = page.at(-1)
  if (last === undefined) return []
  const games = page
    .flatMap((one) => readResult(one) ?? [])
    .toSorted((a, b) => a.endedAt.getTime() - b.endedAt.getTime() || (a.tableId < b.tableId ? -1 : 1))
  const ids = [...new Set(games.flatMap(peopleAffectedByResult))]
  // Those of a fold that begins anew are overwritten one by one.
  const before = guild === null ? [] : await results.standings(guildId, ids)
  const start: SumsAndStandings = {
    guild: guild ?? NO_GUILD_SUMS,
    people: new Map(before.map((one) => [one.personId, readStanding(one)])),
  }
  const folded = games.reduce(addResultToSumsAndStandings, start)
  const standings = [...folded.people].map(([personId, standing]) => toStoredStanding(personId, standing))
  const { revision } = kept
  await results.saveFold(guildId, { revision, foldedAt: last.endedAt, data: folded.guild }, standings)
  // Where somebody was first it is read anew.
  return page.map(({ tableId }) => tableId)
}
