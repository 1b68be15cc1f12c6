import type { Clause } from '../words/deeds.ts'

/** Where the second person is not the third with an s before its t. */
const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['erhält', 'erhältst'],
  ['kann', 'kannst'],
])

/** A stem that ends in an s or a z has one form for both persons: "passt", "setzt". */
const conjugated = (verb: string): string => IRREGULAR.get(verb) ?? verb.replace(/(?<![sßz])t$/, 'st')

/** What the reader did: "legst es an" of "legt es an". Some deeds have a second verb, behind "und". */
export function yours([verbs, rest]: Clause): Clause {
  const [verb = '', reflexive] = verbs.split(' ')
  const others = rest.replace(/\bund hat\b/, 'und hast')
  return [conjugated(verb), reflexive === undefined ? others : `dir ${others}`]
}
