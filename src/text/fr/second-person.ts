import type { Clause } from '../words/deeds.ts'

/** Where the second person has more to it than an s, which stands for a t. */
const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['ne peut', 'ne peux'],
  ['remet', 'remets'],
])

const conjugated = (verb: string): string => IRREGULAR.get(verb) ?? `${verb.replace(/t$/, '')}s`

/** What the reader did: "places" of "place". Some deeds have a second verb, behind "et". */
export const yours = ([verb, rest]: Clause): Clause => [
  conjugated(verb),
  rest.replace(/\bet (ne joue|passe)\b/, 'et $1s').replace(/^sa première/, 'ta première'),
]
