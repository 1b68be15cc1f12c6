import { COUNCIL_SPACES, type CouncilSpace, type GnomeId, type Rules, type TaskId } from '#engine'
import { capital } from '../capital.ts'
import { gnomeFacts } from '../gnomes.ts'
import type { GnomeFacts } from '../words/facts.ts'
import type { Words } from '../words/index.ts'
import {
  type BoxFacts,
  RULE_TOPIC_LIST_NAMES,
  RULE_TOPICS,
  RULEBOOK_PAGES_OF_PIECES,
  type RuleText,
  type RuleTopic,
} from '../words/rules.ts'
import { type Term, TOPIC_BY_TERM } from '../words/terms.ts'
import { boxFacts } from './box-facts.ts'
import { type FateExample, fateExample, fateExampleGainText } from './fate-example.ts'
import {
  COMPANION_GNOME_TOPICS,
  COUNCIL_TOPICS,
  ELDER_TOPICS,
  RELATED_TOPICS,
  SPECIALIST_TOPICS,
  TOPICS_BY_CONDITION,
} from './related.ts'

/** Something that can be looked up in the rules, in a language. */
export interface RuleEntry extends Omit<RuleText, 'text'> {
  readonly text: string
  /** Stable, for autocompletion's value, lists and buttons: `ship`, `gnome-S5`. */
  readonly id: string
  readonly kind: 'topic' | 'term' | 'piece'
  /** Of the printed rulebook. */
  readonly pages: readonly number[]
  /** It is about games against Tom alone. */
  readonly solo?: true
  /** Ids of what is to be read next, at most five. */
  readonly related: readonly string[]
  /** The piece that it is about, where there is a picture of it. */
  readonly piece?: { readonly task: TaskId } | { readonly gnome: GnomeId } | { readonly fate: FateExample }
  /** A mere word: what it means, its topic says. */
  readonly explainedBy?: string
}

function topicEntry(words: Words, rules: Rules, facts: BoxFacts, { id, pages, solo }: RuleTopic): RuleEntry {
  const told = words.help.rules[id]
  const text = typeof told.text === 'string' ? told.text : told.text(facts)
  const entry: RuleEntry = {
    ...told,
    ...(solo === undefined ? {} : { solo }),
    id,
    kind: 'topic',
    pages,
    text,
    related: RELATED_TOPICS[id],
  }
  const fate = id === 'fate-gain' ? fateExample(rules) : null
  return fate === null
    ? entry
    : { ...entry, text: `${text}\n${fateExampleGainText(words, rules, fate)}`, piece: { fate } }
}

/** The lists of topics in their order, each with what stands over it; they tell of the box that is played with. */
export function topicLists(words: Words, rules: Rules): readonly { title: string; entries: readonly RuleEntry[] }[] {
  const facts = boxFacts(rules)
  return RULE_TOPIC_LIST_NAMES.map((list) => ({
    title: words.help.ruleLists[list],
    entries: RULE_TOPICS[list].map((topic) => topicEntry(words, rules, facts, topic)),
  }))
}

function termEntry(words: Words, topics: readonly RuleEntry[], term: Term): RuleEntry[] {
  const topic = topics.find(({ id }) => id === TOPIC_BY_TERM[term])
  if (topic === undefined) return []
  const title = `${capital(words.terms[term])} → ${topic.title}`
  const related = [topic.id, ...topic.related].slice(0, MOST_RELATED)
  return [
    {
      ...topic,
      id: `term-${term}`,
      kind: 'term',
      title,
      keywords: [words.terms[term]],
      related,
      explainedBy: topic.id,
    },
  ]
}

const MOST_RELATED = 5

function gnomeEntry(words: Words, rules: Rules, id: GnomeId): RuleEntry {
  const gnome = gnomeFacts(rules, id)
  const { name, ability } = words.gnomes(gnome)
  return {
    id: `gnome-${id}`,
    // The number that the card bears in the box; elders have a row of their own.
    title: gnome.kind === 'elder' ? name : words.phrases.aside(name, id.slice(1)),
    keywords: [id.slice(1), ...(gnome.kind === 'companion' ? [words.names.guardian[gnome.guardian]] : [])],
    text: `${ability} ${words.entries.gnomePrice(gnome.resource)}`,
    kind: 'piece',
    pages: RULEBOOK_PAGES_OF_PIECES.gnome,
    related: [...topicsOfGnome(gnome), 'gnome'],
    piece: { gnome: id },
  }
}

function topicsOfGnome(gnome: GnomeFacts): readonly string[] {
  switch (gnome.kind) {
    case 'specialist':
      return SPECIALIST_TOPICS[gnome.number]
    case 'companion':
      return COMPANION_GNOME_TOPICS
    case 'elder':
      return [...ELDER_TOPICS[gnome.pointsPer], 'elders']
  }
}

const councilEntry = (words: Words, space: CouncilSpace): RuleEntry => ({
  id: `council-${space}`,
  title: words.phrases.labelled(capital(words.terms.highCouncil), words.names.council[space].name),
  keywords: [words.names.council[space].name],
  text: [words.names.council[space].bonus, space === 'goldAndYellow' ? '' : words.entries.orPoint].join(' ').trim(),
  kind: 'piece',
  pages: RULEBOOK_PAGES_OF_PIECES.council,
  related: [...COUNCIL_TOPICS[space], 'council', 'council-bonuses'],
})

function taskEntry({ tasks, entries, phrases }: Words, rules: Rules, id: TaskId): RuleEntry {
  const task = rules.task(id)
  return {
    id: `task-${id}`,
    title: phrases.labelled(capital(tasks.kind(task.colour, false)), tasks.title(task)),
    keywords: [],
    text: entries.task(tasks.conditionAtLength(task.condition), task.points),
    kind: 'piece',
    pages: RULEBOOK_PAGES_OF_PIECES.task,
    related: [...TOPICS_BY_CONDITION[task.condition.kind], 'ignite', 'task'],
    piece: { task: id },
  }
}

const isTerm = (key: string): key is Term => Object.hasOwn(TOPIC_BY_TERM, key)

/**
 * All that can be looked up: topics, words, gnomes, council spaces, tasks; the pieces as the box has them.
 * @returns in the same order in every language
 */
export function ruleEntries(words: Words, rules: Rules): readonly RuleEntry[] {
  const topics = topicLists(words, rules).flatMap(({ entries }) => entries)
  return [
    ...topics,
    ...Object.keys(TOPIC_BY_TERM)
      .filter(isTerm)
      .flatMap((term) => termEntry(words, topics, term)),
    ...rules.box.specialists.map(({ number }) => gnomeEntry(words, rules, `S${number}`)),
    ...rules.box.elders.map(({ number }) => gnomeEntry(words, rules, `E${number}`)),
    ...COUNCIL_SPACES.map((space) => councilEntry(words, space)),
    ...rules.box.tasks.map(({ id }) => taskEntry(words, rules, id)),
  ]
}
