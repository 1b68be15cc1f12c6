/** What Dutch grammar needs: articles, adjectives, plurals, lists and numbers. Of what, `nouns.ts` says. */

import type { ValueRange } from '../words/rules.ts'

export interface Noun {
  readonly article: 'de' | 'het'
  readonly one: string
  readonly many: string
}

/** As it stands behind "is", and as it stands before most nouns: `rood`, `rode`. */
export interface Adjective {
  readonly plain: string
  readonly inflected: string
}

export const de = (one: string, many: string): Noun => ({ article: 'de', one, many })
export const het = (one: string, many: string): Noun => ({ article: 'het', one, many })

const before = (adjective: string | undefined, form: string): string =>
  adjective === undefined ? form : `${adjective} ${form}`

/** "de pupil", "het rode vreugdevuur" */
export const the = ({ article, one }: Noun, adjective?: Adjective): string =>
  `${article} ${before(adjective?.inflected, one)}`

/** Without an article: "rode opdracht", but "rood vreugdevuur", for which the article would be "een". */
export const bare = ({ article, one }: Noun, { plain, inflected }: Adjective): string =>
  `${article === 'het' ? plain : inflected} ${one}`

/** "een pupil", "een rood vreugdevuur" */
export const a = (noun: Noun, adjective?: Adjective): string =>
  `een ${adjective === undefined ? noun.one : bare(noun, adjective)}`

const NUMBER = new Intl.NumberFormat('nl')
const PLURAL = new Intl.PluralRules('nl')
const number = (n: number): string => NUMBER.format(n)

/** Whether the singular stands with this number. */
export const isOne = (n: number): boolean => PLURAL.select(n) === 'one'

/** "1 punt", "4 blauwe opdrachten", "1 groen fiche" */
export const count = (n: number, of: Noun, adjective?: Adjective): string => {
  if (!isOne(n)) return `${number(n)} ${before(adjective?.inflected, of.many)}`
  return `${number(n)} ${adjective === undefined ? of.one : bare(of, adjective)}`
}

/** The same where the noun stands with the next kind: "4 blauwe", "1 groen" */
export const countBare = (n: number, { article }: Noun, { plain, inflected }: Adjective): string =>
  `${number(n)} ${isOne(n) && article === 'het' ? plain : inflected}`

const SMALL = [
  'nul',
  'een',
  'twee',
  'drie',
  'vier',
  'vijf',
  'zes',
  'zeven',
  'acht',
  'negen',
  'tien',
  'elf',
  'twaalf',
  'dertien',
]
/** Numbers up to thirteen as words, as they stand in a sentence. */
export const inWords = (n: number): string => SMALL[n] ?? number(n)

const AND = new Intl.ListFormat('nl', { type: 'conjunction' })
const OR = new Intl.ListFormat('nl', { type: 'disjunction' })
/** "a", "a en b", "a, b en c" */
export const list = (items: readonly string[]): string => AND.format(items)
/** "a", "a of b", "a, b of c" */
export const either = (items: readonly string[]): string => OR.format(items)

/** "2 tot 8", "2 of 3", "4" */
export function span({ least, most }: ValueRange): string {
  if (least === most) return number(least)
  return most === least + 1 ? `${least} of ${most}` : `${least} tot ${most}`
}

/** A number with its sign, and a true minus: "+5", "−10", "0". */
export const signed = (n: number): string => (n < 0 ? `−${number(-n)}` : n > 0 ? `+${number(n)}` : '0')
