import type { Words } from './words/index.ts'
import { RULE_LISTS, RULE_TOPICS, type RuleList, type RuleText, type RuleTopic } from './words/rules.ts'

/** A topic of the rules look-up, in a language. */
export interface RuleEntry extends RuleTopic, RuleText {}

/** The topics of a list in their order. */
const entriesOf = ({ help }: Words, list: RuleList): readonly RuleEntry[] =>
  RULE_TOPICS[list].map((topic) => ({ ...topic, ...help.rules[topic.id] }))

/** The lists of topics in their order, each with what stands over it. */
export const ruleLists = (words: Words): readonly { title: string; entries: readonly RuleEntry[] }[] =>
  RULE_LISTS.map((list) => ({ title: words.help.ruleLists[list], entries: entriesOf(words, list) }))

const ruleEntries = (words: Words): readonly RuleEntry[] => RULE_LISTS.flatMap((list) => entriesOf(words, list))

/** Lower case, without accents. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const tokens = (text: string): string[] => plain(text).match(/[\p{L}\p{N}.]+/gu) ?? []

/** How well an entry answers one word of a query: in the title, as a keyword, as a rule's number, in the text. */
function hits(entry: RuleEntry, word: string): number {
  const starts = (text: string) => tokens(text).some((token) => token.startsWith(word))
  const same = (text: string) => tokens(text).includes(word)
  if (entry.rules.some((rule) => plain(rule) === word)) return 12
  if (same(entry.title)) return 10
  if (entry.keywords.some((keyword) => plain(keyword) === word)) return 9
  if (starts(entry.title)) return 6
  if (entry.keywords.some(same)) return 5
  if (entry.keywords.some(starts)) return 4
  return word.length >= 3 && starts(entry.text) ? 1 : 0
}

/**
 * Looks something up in the rules.
 * @param query what was typed, a word or a few; empty lists everything
 * @returns entries that have all words, the best first; if none has all, those that have some
 */
export function rulesLookup(words: Words, query: string): readonly RuleEntry[] {
  const asked = tokens(query).map((word) => (word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word))
  if (asked.length === 0) return ruleEntries(words)
  const found = ruleEntries(words).flatMap((entry) => {
    const scores = asked.map((word) => hits(entry, word))
    const score = scores.reduce((sum, one) => sum + one, 0)
    return score === 0 ? [] : [{ entry, score, all: scores.every((one) => one > 0) }]
  })
  const complete = found.some(({ all }) => all) ? found.filter(({ all }) => all) : found
  return complete.sort((a, b) => b.score - a.score).map(({ entry }) => entry)
}

/** The entry with this id, or null. */
export const ruleEntry = (words: Words, id: string): RuleEntry | null =>
  ruleEntries(words).find((entry) => entry.id === id) ?? null
