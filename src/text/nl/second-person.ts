import type { Clause } from '../words/deeds.ts'

/** What the reader did: one verb alone differs from what others did. */
export const yours = ([verb, rest]: Clause): Clause => [verb === 'heeft' ? 'hebt' : verb, rest]

/** The same with its person behind the verb, which then loses its t, but for one that has no other. */
export function yoursInverted(clause: Clause): Clause {
  const [verb, rest] = yours(clause)
  return [verb === 'laat' ? verb : verb.replace(/t$/, ''), rest === '' ? 'je' : `je ${rest}`]
}
