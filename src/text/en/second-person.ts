import type { Clause } from '../words/deeds.ts'

/** What the reader did: only the present tense differs from what others did. */
export const yours = ([verb, rest]: Clause): Clause => [
  verb.replace(/^(take|sit)s$/, '$1'),
  rest.replace(/\band takes\b/, 'and take'),
]
