import { SEAMS } from './life.ts'
import type { SimulationReport } from './run.ts'
import { ANYWHERE, DEEDS, RULE_NAMES } from './trouble.ts'

/** Which faults struck at which seams. */
export interface Coverage {
  readonly struck: number
  readonly of: number
  readonly missing: readonly string[]
}

/**
 * Deaths by seams, faults of requests by what was asked for, and all others once each.
 * @param reports of runs, however many
 */
export function coverageOf(reports: readonly SimulationReport[]): Coverage {
  const seen = new Set(
    reports.flatMap(({ faults, struckAt, deaths }) =>
      [faults, struckAt, deaths].flatMap((counts) => Object.keys(counts)),
    ),
  )
  const routes = new Set(reports.flatMap(({ routes: asked }) => asked))
  const cells = [
    ...SEAMS.flatMap((seam) => [`kill ${seam}`, `powerCut ${seam}`]),
    ...DEEDS,
    'expiredToken',
    ...RULE_NAMES.flatMap((rule) => (ANYWHERE.has(rule) ? [...routes].map((route) => `${rule} ${route}`) : rule)),
  ]
  const missing = cells.filter((cell) => !seen.has(cell))
  return { struck: cells.length - missing.length, of: cells.length, missing }
}
