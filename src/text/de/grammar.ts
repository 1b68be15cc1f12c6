/** What German grammar needs: articles, endings, plurals, lists and numbers. Of what, `nouns.ts` says. */

import type { ValueRange } from '../words/rules.ts'

export type Gender = 'm' | 'f' | 'n'
/** Nominative, accusative, dative: who or what, whom or what, to or with whom. */
export type Case = 'nom' | 'acc' | 'dat'
type Forms = Readonly<Record<Case, string>>

export interface Noun {
  readonly gender: Gender
  readonly one: Forms
  readonly many: Forms
}

/** An adjective's stem, `grün`; `fixed` for those that never take an ending, `lila`. */
export interface Adjective {
  readonly stem: string
  readonly fixed?: true
}

/**
 * A noun by its two basic forms: `noun('m', 'Zug', 'Züge')`. The dative of several takes an n.
 * @param weak a masculine that looks like its plural everywhere but in the nominative: der Novize, den Novizen
 */
export function noun(gender: Gender, one: string, many: string, { weak = false } = {}): Noun {
  const other = weak ? many : one
  const dative = /[ns]$/u.test(many) ? many : `${many}n`
  return { gender, one: { nom: one, acc: other, dat: other }, many: { nom: many, acc: many, dat: dative } }
}

const DEFINITE: Readonly<Record<Gender, Forms>> = {
  m: { nom: 'der', acc: 'den', dat: 'dem' },
  f: { nom: 'die', acc: 'die', dat: 'der' },
  n: { nom: 'das', acc: 'das', dat: 'dem' },
}
const INDEFINITE: Readonly<Record<Gender, Forms>> = {
  m: { nom: 'ein', acc: 'einen', dat: 'einem' },
  f: { nom: 'eine', acc: 'eine', dat: 'einer' },
  n: { nom: 'ein', acc: 'ein', dat: 'einem' },
}
/** An adjective's endings behind `der`, behind `ein`, without an article, and of several. */
const BEHIND_DER: Readonly<Record<Gender, Forms>> = {
  m: { nom: 'e', acc: 'en', dat: 'en' },
  f: { nom: 'e', acc: 'e', dat: 'en' },
  n: { nom: 'e', acc: 'e', dat: 'en' },
}
const BEHIND_EIN: Readonly<Record<Gender, Forms>> = {
  m: { nom: 'er', acc: 'en', dat: 'en' },
  f: { nom: 'e', acc: 'e', dat: 'en' },
  n: { nom: 'es', acc: 'es', dat: 'en' },
}
const ALONE: Readonly<Record<Gender, Forms>> = {
  m: { nom: 'er', acc: 'en', dat: 'em' },
  f: { nom: 'e', acc: 'e', dat: 'er' },
  n: { nom: 'es', acc: 'es', dat: 'em' },
}
const OF_SEVERAL: Forms = { nom: 'e', acc: 'e', dat: 'en' }

/** `inflected(colours.blue, 'es')`: "blaues" */
export const inflected = ({ stem, fixed }: Adjective, ending: string): string => (fixed ? stem : `${stem}${ending}`)
const behind = (adjective: Adjective | undefined, ending: string, form: string): string =>
  adjective === undefined ? form : `${inflected(adjective, ending)} ${form}`

/** "den Novizen", "die graue Hüterin" */
export const the = ({ gender, one }: Noun, which: Case, adjective?: Adjective): string =>
  `${DEFINITE[gender][which]} ${behind(adjective, BEHIND_DER[gender][which], one[which])}`

/** "zum Bonfire", "zur grauen Hüterin" */
export const toThe = ({ gender, one }: Noun, adjective?: Adjective): string =>
  `${gender === 'f' ? 'zur' : 'zum'} ${behind(adjective, BEHIND_DER[gender].dat, one.dat)}`

/** "einen Novizen", "ein blaues Bonfire" */
export const a = ({ gender, one }: Noun, which: Case, adjective?: Adjective): string =>
  `${INDEFINITE[gender][which]} ${behind(adjective, BEHIND_EIN[gender][which], one[which])}`

/** The same without an article: "graue Hüterin", "(mit) rotem Kristall" */
export const bare = ({ gender, one }: Noun, which: Case, adjective: Adjective): string =>
  behind(adjective, ALONE[gender][which], one[which])

const NUMBER = new Intl.NumberFormat('de')
const PLURAL = new Intl.PluralRules('de')
const number = (n: number): string => NUMBER.format(n)

/** "1 Punkt", "4 blaue Aufgaben", "1 grünen Marker" */
export const count = (n: number, of: Noun, which: Case, adjective?: Adjective): string => {
  const one = PLURAL.select(n) === 'one'
  const endings = one ? BEHIND_EIN[of.gender] : OF_SEVERAL
  return `${number(n)} ${behind(adjective, endings[which], (one ? of.one : of.many)[which])}`
}

/** The same where the noun stands with the next kind: "4 blaue", "1 grünen" */
export const countBare = (n: number, { gender }: Noun, which: Case, adjective: Adjective): string =>
  `${number(n)} ${inflected(adjective, (isOne(n) ? BEHIND_EIN[gender] : OF_SEVERAL)[which])}`

/** Whether the singular stands with this number. */
export const isOne = (n: number): boolean => PLURAL.select(n) === 'one'

const SMALL = [
  'null',
  'ein',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
  'dreizehn',
]
/** Numbers up to thirteen as words, as they stand in a sentence. */
export const inWords = (n: number): string => SMALL[n] ?? number(n)

const AND = new Intl.ListFormat('de', { type: 'conjunction' })
const OR = new Intl.ListFormat('de', { type: 'disjunction' })
/** "a", "a und b", "a, b und c" */
export const list = (items: readonly string[]): string => AND.format(items)
/** "a", "a oder b", "a, b oder c" */
export const either = (items: readonly string[]): string => OR.format(items)

/** "2 bis 8", "2 oder 3", "4" */
export function span({ least, most }: ValueRange): string {
  if (least === most) return number(least)
  return most === least + 1 ? `${least} oder ${most}` : `${least} bis ${most}`
}

/** A number with its sign, and a true minus: "+5", "−10", "0". */
export const signed = (n: number): string => (n < 0 ? `−${number(-n)}` : n > 0 ? `+${number(n)}` : '0')
