import { type Rules, standardRules } from '#engine'
import { words as wordsOf } from './catalogue.ts'
import { type RuleEntry, ruleEntries } from './rules/entries.ts'
import type { Words } from './words/index.ts'

/** Lower case, without accents. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss')
const tokensOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}.]+/gu) ?? []

/** An entry made ready to be searched. */
interface Indexed {
  readonly entry: RuleEntry
  readonly rules: readonly string[]
  readonly title: readonly string[]
  readonly keywords: readonly string[]
  readonly keywordTokens: readonly string[]
  readonly text: readonly string[]
}

const indexes = new WeakMap<Rules, Map<Words, readonly Indexed[]>>()

/** The entries of a language, read once a box: somebody who types asks at every letter. */
function indexOf(words: Words, rules: Rules): readonly Indexed[] {
  const known = indexes.get(rules) ?? new Map<Words, readonly Indexed[]>()
  indexes.set(rules, known)
  const index =
    known.get(words) ??
    ruleEntries(words, rules).map((entry) => ({
      entry,
      rules: entry.rules.map(plain),
      title: tokensOf(entry.title),
      keywords: entry.keywords.map(plain),
      keywordTokens: entry.keywords.flatMap(tokensOf),
      text: tokensOf(entry.text),
    }))
  known.set(words, index)
  return index
}

/** How well an entry answers one word of a query: as a rule's number, in the title, as a keyword, in the text. */
function hits(entry: Indexed, word: string): number {
  const starts = (tokens: readonly string[]) => tokens.some((token) => token.startsWith(word))
  if (entry.rules.includes(word)) return 12
  if (entry.title.some((token) => isForm(token, word))) return 10
  if (entry.keywords.includes(word)) return 9
  if (starts(entry.title)) return 6
  if (entry.keywordTokens.includes(word)) return 5
  if (starts(entry.keywordTokens)) return 4
  // "Hüterinnen" for "Hüterin": what is asked goes on where the title's word ends.
  if (entry.title.some((token) => token.length >= 4 && word.startsWith(token))) return 3
  return word.length >= 3 && starts(entry.text) ? 1 : 0
}

/** Whether a token is the word, or it with an ending: "Opferschalen" for "Opferschale". */
const isForm = (token: string, word: string): boolean =>
  token === word || (word.length >= 4 && token.startsWith(word) && token.length <= word.length + 2)

/** What an English word counts for somebody who reads another language: a little less than one of their own. */
const ENGLISH_LESS = 0.5
/** What a topic counts for more than a single piece: who asks for elders wants to know of all. */
const TOPIC_MORE = 2
const isTopic = ({ rules }: Indexed): boolean => rules.length > 0

/**
 * Looks something up in the rules. English is understood beside the reader's language.
 * @param query what was typed, a word or a few; empty lists everything
 * @returns entries that have all words, the best first; if none has all, those that have some
 */
export function rulesLookup(words: Words, query: string, rules: Rules = standardRules): readonly RuleEntry[] {
  const index = indexOf(words, rules)
  const asked = tokensOf(query).map((word) => (word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word))
  if (asked.length === 0) return index.map(({ entry }) => entry)
  const english = indexOf(wordsOf('en'), rules)
  const found = index.flatMap((own, at) => {
    const other = english[at]
    const scores = asked.map((word) =>
      Math.max(hits(own, word), other === undefined || other === own ? 0 : hits(other, word) - ENGLISH_LESS),
    )
    const score = scores.reduce((sum, one) => sum + one, 0)
    if (score === 0) return []
    return [{ entry: own.entry, score: score + (isTopic(own) ? TOPIC_MORE : 0), all: scores.every((one) => one > 0) }]
  })
  const complete = found.some(({ all }) => all) ? found.filter(({ all }) => all) : found
  const scoreOf = new Map(complete.map(({ entry, score }) => [entry.id, score]))
  return complete
    .filter(({ entry, score }) => (scoreOf.get(entry.explainedBy ?? '') ?? -1) < score)
    .sort((a, b) => b.score - a.score)
    .map(({ entry }) => entry)
}

/** The entry with this id, or null. */
export const ruleEntry = (words: Words, id: string, rules: Rules = standardRules): RuleEntry | null =>
  indexOf(words, rules).find(({ entry }) => entry.id === id)?.entry ?? null
