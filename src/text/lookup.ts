import { type Rules, standardRules } from '#engine'
import { words as wordsOf } from './catalogue.ts'
import { type RuleEntry, ruleEntries } from './rules/entries.ts'
import type { Words } from './words/index.ts'

/** Lower case, without accents. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss')
const tokensOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** An entry made ready to be searched. */
interface Indexed {
  readonly entry: RuleEntry
  readonly title: readonly string[]
  readonly keywords: readonly string[]
  readonly keywordTokens: readonly string[]
  readonly text: readonly string[]
}

/** What a language's entries can be found by. */
interface Index {
  readonly entries: readonly Indexed[]
  /** Words of a question that are passed over. */
  readonly fillers: ReadonlySet<string>
  /** Words of titles and keywords: what somebody who misspells means. */
  readonly vocabulary: readonly string[]
}

const indexes = new WeakMap<Rules, Map<Words, Index>>()

/** The entries of a language, read once a box: somebody who types asks at every letter. */
function indexOf(words: Words, rules: Rules): Index {
  const known = indexes.get(rules) ?? new Map<Words, Index>()
  indexes.set(rules, known)
  const index = known.get(words) ?? newIndex(words, rules)
  known.set(words, index)
  return index
}

function newIndex(words: Words, rules: Rules): Index {
  const entries = ruleEntries(words, rules).map((entry) => ({
    entry,
    title: tokensOf(entry.title),
    keywords: entry.keywords.map((keyword) => tokensOf(keyword).join(' ')),
    keywordTokens: entry.keywords.flatMap(tokensOf),
    text: tokensOf(entry.text),
  }))
  return {
    entries,
    fillers: new Set(tokensOf(words.entries.fillers)),
    vocabulary: [...new Set(entries.flatMap(({ title, keywordTokens }) => [...title, ...keywordTokens]))],
  }
}

/** How well an entry answers one word of a query: in the title, as a keyword, in the text. */
function hits(entry: Indexed, word: string): number {
  const starts = (tokens: readonly string[]) => tokens.some((token) => token.startsWith(word))
  if (entry.title.some((token) => isForm(token, word))) return 10
  if (entry.keywords.some((keyword) => isForm(keyword, word))) return 9
  if (starts(entry.title)) return 6
  if (entry.keywordTokens.some((token) => isForm(token, word))) return 5
  if (starts(entry.keywordTokens)) return 4
  return word.length >= 3 && starts(entry.text) ? 1 : 0
}

/** Endings of a word in one form or another: "Opferschale" and "Opferschalen", "Hüterin" and "Hüterinnen". */
const LONGEST_ENDING = 3

/** Whether the one is the other with an ending. */
function isForm(token: string, word: string): boolean {
  const [short, long] = token.length < word.length ? [token, word] : [word, token]
  return short === long || (short.length >= 4 && long.startsWith(short) && long.length - short.length <= LONGEST_ENDING)
}

/** What an English word counts for somebody who reads another language: a little less than one of their own. */
const ENGLISH_LESS = 0.5
/** What a topic counts for more than a single piece: who asks for elders wants to know of all. */
const TOPIC_MORE = 2
/** What a query counts more that is an entry's title, or one of a topic's keywords: just what it is looked up by. */
const TITLE_MORE = 14
const KEYWORD_MORE = 12

/**
 * Looks something up in the rules. English is understood beside the reader's language, and a word that nothing knows is
 * taken for the nearest one.
 * @param query what was typed, a word, a few or a question; empty lists everything
 * @returns entries that have all words, the best first; if none has all, those that have some
 */
export function rulesLookup(words: Words, query: string, rules: Rules = standardRules): readonly RuleEntry[] {
  const own = indexOf(words, rules)
  const english = indexOf(wordsOf('en'), rules)
  const typed = tokensOf(query)
  // French "or" is gold: what is looked up by is no filler of another language.
  const says = (word: string) => !own.fillers.has(word) && (!english.fillers.has(word) || own.vocabulary.includes(word))
  const telling = typed.filter(says)
  const asked = (telling.length > 0 ? telling : typed).map((word) => spelled(word, own, english))
  if (asked.length === 0) return own.entries.map(({ entry }) => entry)
  const found = own.entries.flatMap((mine, at) => {
    const other = english.entries[at] ?? mine
    const scores = asked.map((word) =>
      Math.max(hits(mine, word), other === mine ? 0 : hits(other, word) - ENGLISH_LESS),
    )
    const whole = Math.max(saysWhole(mine, typed, asked), saysWhole(other, typed, asked))
    const score = scores.reduce((sum, one) => sum + one, whole)
    if (score === 0) return []
    const more = mine.entry.kind === 'topic' ? TOPIC_MORE : 0
    return [{ entry: mine.entry, score: score + more, all: whole > 0 || scores.every((one) => one > 0) }]
  })
  const complete = found.some(({ all }) => all) ? found.filter(({ all }) => all) : found
  const scoreOf = new Map(complete.map(({ entry, score }) => [entry.id, score]))
  return complete
    .filter(({ entry, score }) => (scoreOf.get(entry.explainedBy ?? '') ?? -1) < score)
    .sort((a, b) => b.score - a.score)
    .map(({ entry }) => entry)
}

/** What a query counts more for being all of what an entry is looked up by. */
function saysWhole({ entry, title, keywords }: Indexed, typed: readonly string[], asked: readonly string[]): number {
  if (entry.kind === 'term') return 0
  if (title.join(' ') === typed.join(' ')) return TITLE_MORE
  const isKeyword = (keyword: string): boolean => {
    const tokens = keyword.split(' ')
    return tokens.length === asked.length && tokens.every((token, at) => isForm(token, asked[at] ?? ''))
  }
  return entry.kind === 'topic' && keywords.some(isKeyword) ? KEYWORD_MORE : 0
}

/** The word itself where something has it, else the nearest that something has; the reader's language first. */
function spelled(word: string, own: Index, english: Index): string {
  const known = ({ entries }: Index) => entries.some((entry) => hits(entry, word) > 0)
  if (known(own) || known(english)) return word
  return nearest(word, own.vocabulary) ?? nearest(word, english.vocabulary) ?? word
}

/** The word of the vocabulary that takes the fewest slips to become this one; null where all take too many. */
function nearest(word: string, vocabulary: readonly string[]): string | null {
  let best: string | null = null
  let most = word.length >= 7 ? 2 : word.length >= 4 ? 1 : 0
  for (const candidate of vocabulary) {
    if (candidate.length < 4 || Math.abs(candidate.length - word.length) > most) continue
    const count = slips(word, candidate)
    if (count > most || (count === most && best !== null)) continue
    best = candidate
    most = count
  }
  return best
}

/** How many letters are wrong, missing, too many or in each other's place. */
function slips(a: string, b: string): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1)
      row.push(least)
    }
    before = last
    last = row
  }
  return last[b.length] ?? 0
}

/** The entry with this id, or null. */
export const ruleEntryById = (words: Words, id: string, rules: Rules = standardRules): RuleEntry | null =>
  indexOf(words, rules).entries.find(({ entry }) => entry.id === id)?.entry ?? null
