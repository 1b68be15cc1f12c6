import { SEAMS } from './life.ts'
import type { SimulationReport } from './run.ts'
import { DEEDS, RULE_NAMES } from './trouble.ts'

/** What strikes any request, whatever it asks for. */
const ANYWHERE: ReadonlySet<string> = new Set(['rateLimit', 'serverError', 'noAnswer', 'answerLost'])

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
    ...RULE_NAMES.flatMap((rule) => (ANYWHERE.has(rule) ? [...routes].map((route) => `${rule} ${route}`) : rule)),
  ]
  const missing = cells.filter((cell) => !seen.has(cell))
  return { struck: cells.length - missing.length, of: cells.length, missing }
}
