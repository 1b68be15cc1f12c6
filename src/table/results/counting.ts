import { errorMessage, StoreUnavailable } from '../errors.ts'
import type { ServiceContext } from '../service/service-context.ts'
import { countTable } from './count.ts'
import { foldSome } from './folding.ts'
import { COUNTED } from './result.ts'

/** Rests so many times as long as it worked: a tenth of a core at most. */
const REST = 9
/** Tables, or servers, that are looked up in one go. */
const PAGE = 50

/** Reckons the games that have ended, and folds what they came to, beside everything else. */
export function createCounting(context: ServiceContext) {
  const { runtime, results, factsOf, log } = context
  let wake = new AbortController()
  context.onChange((tableId) => {
    const phase = context.cache.peek(tableId)?.phase
    if (phase === 'finished' || phase === 'closed') wake.abort()
  })

  /** What is to be done, in pieces that are each over soon. */
  async function* pieces(): AsyncGenerator<{ readonly kind: 'table' | 'fold'; readonly tableIds: readonly string[] }> {
    for (let more = true; more; ) {
      const tables = await results.uncounted(COUNTED, PAGE)
      for (const table of tables) {
        await results.save(await countTable(context, table))
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
