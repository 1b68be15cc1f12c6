/** What French grammar needs: articles, elision, agreement, plurals, lists and numbers. Of what, `nouns.ts` says. */

import type { ValueRange } from '../words/rules.ts'

export interface Noun {
  readonly gender: 'm' | 'f'
  readonly one: string
  readonly many: string
}

/** An adjective behind its noun: of one masculine, one feminine, several masculine, several feminine. */
export type Adjective = readonly [m: string, f: string, ms: string, fs: string]

/** `noun('m', 'tour')`, `noun('m', 'portail', 'portails')` */
export const noun = (gender: 'm' | 'f', one: string, many = `${one}s`): Noun => ({ gender, one, many })
/** `adjective('vert', 'verte')`, `adjective('gris', 'grise', 'gris')`; `adjective('marron')` never changes. */
export const adjective = (m: string, f?: string, ms = f === undefined ? m : `${m}s`): Adjective =>
  f === undefined ? [m, m, m, m] : [m, f, ms, `${f}s`]

/** Before these an article loses its vowel: "l’île", "d’or". The h of "herbe" is mute. */
const elided = (word: string): boolean => /^(?:[aeiouàâéèêëîïôœûü]|her)/iu.test(word)

/** "gardienne grise", "tuiles vertes": the adjective agrees with its noun. */
export const agreed = ({ gender }: Noun, several: boolean, [m, f, ms, fs]: Adjective): string =>
  gender === 'm' ? (several ? ms : m) : several ? fs : f
const behind = (form: string, of: Noun, several: boolean, adjective?: Adjective): string =>
  adjective === undefined ? form : `${form} ${agreed(of, several, adjective)}`

/** "tuile verte", "portail" */
export const bare = (of: Noun, adjective?: Adjective): string => behind(of.one, of, false, adjective)
/** "la gardienne grise", "l’île" */
export const the = (of: Noun, adjective?: Adjective): string =>
  `${elided(of.one) ? 'l’' : of.gender === 'm' ? 'le ' : 'la '}${bare(of, adjective)}`
/** "le nord", "l’est" */
export const le = (word: string): string => the(noun('m', word))
/** "une gardienne grise", "un expert" */
export const a = (of: Noun, adjective?: Adjective): string =>
  `${of.gender === 'm' ? 'un' : 'une'} ${bare(of, adjective)}`
/** "de fleurs", "d’or": of a word that needs no article, a thing's or a person's. */
export const de = (word: string): string => `${elided(word) ? 'd’' : 'de '}${word}`

const NUMBER = new Intl.NumberFormat('fr')
/** Whether the singular stands with this number: with none and with one. */
export const isOne = (n: number): boolean => n < 2
/** "0 point", "1 point", "4 missions bleues" */
export const count = (n: number, of: Noun, adjective?: Adjective): string =>
  `${NUMBER.format(n)} ${behind(isOne(n) ? of.one : of.many, of, !isOne(n), adjective)}`
/** The same where the noun stands with the next kind: "4 bleues", "1 verte" */
export const countBare = (n: number, of: Noun, adjective: Adjective): string =>
  `${NUMBER.format(n)} ${agreed(of, !isOne(n), adjective)}`

const SMALL = 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize'.split(' ')
/** Numbers up to thirteen as words, as they stand in a sentence. */
export const inWords = (n: number): string => SMALL[n] ?? NUMBER.format(n)

const AND = new Intl.ListFormat('fr', { type: 'conjunction' })
const OR = new Intl.ListFormat('fr', { type: 'disjunction' })
/** "a", "a et b", "a, b et c" */
export const list = (items: readonly string[]): string => AND.format(items)
/** "a", "a ou b", "a, b ou c" */
export const either = (items: readonly string[]): string => OR.format(items)

/** "2 à 8", "2 ou 3", "4" */
export function span({ least, most }: ValueRange): string {
  if (least === most) return String(least)
  return most === least + 1 ? `${least} ou ${most}` : `${least} à ${most}`
}

/** A number with its sign, and a true minus: "+5", "−10", "0". */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : n > 0 ? `+${n}` : '0')

/** "« sept portails »" */
export const quoted = (text: string): string => `« ${text} »`

/** What people look a topic up by, in one string: commas between. */
export const keywords = (all: string): readonly string[] => all.split(', ')
