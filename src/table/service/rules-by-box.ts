import { z } from 'zod'
import { type Rules, readBox, rulesOf, standardRules } from '#engine'
import type { StoredEntry, TableRepository } from '../repository.ts'

/** @param own known from the start, besides the standard ones */
export function createRulesByBox(repository: Pick<TableRepository, 'box'>, own: readonly Rules[] = []) {
  const known = new Map([standardRules, ...own].map((rules) => [rules.hash, rules]))
  return {
    /** Reads boxes that are not known here yet. One that is nowhere kept stays unknown. */
    load: async (hashes: readonly string[]) => {
      for (const hash of hashes) {
        if (known.has(hash)) continue
        const json = await repository.box(hash)
        const read = json === null ? null : readBox(json)
        if (read?.ok) known.set(hash, rulesOf(read.box))
      }
    },
    /**
     * The rules of a box.
     * @throws when it is not known: it was never kept, or nobody loaded it
     */
    rulesOf: (hash: string) => {
      const rules = known.get(hash)
      if (rules === undefined) throw new Error(`box ${hash} is not known here`)
      return rules
    },
  }
}

/** The rules of the boxes that tables are played with, by hash. A service has its own, and so has each check of a table. */
export type RulesByBox = ReturnType<typeof createRulesByBox>

const setup = z.object({ box: z.string() })
const startedData = z.object({ setup })
const snapshotData = z.object({ game: z.object({ setup }) })

/** The boxes that a table's game needs, by hash. */
export function boxHashesOf(snapshot: { readonly state: unknown } | null, rows: readonly StoredEntry[]): string[] {
  const kept = snapshotData.safeParse(snapshot?.state)
  const started = rows.flatMap((row) => (row.type === 'started' ? [startedData.safeParse(row.data)] : []))
  return [
    ...(kept.success ? [kept.data.game.setup.box] : []),
    ...started.flatMap((one) => (one.success ? [one.data.setup.box] : [])),
  ]
}
