import type { Condition, Crystal, RulesEdition } from '#engine'

/** A topic of the rules look-up: what does not depend on the language. */
interface Topic {
  /** Stable, for autocompletion's value and the lists': `ship`. */
  readonly id: string
  /** Numbers of docs/rules.md. */
  readonly rules: readonly string[]
  /**
   * Pages of the printed rulebook, alike in English, German and Dutch: their contents and references to pages agree. They
   * leave open whether processions stand on page 9 or 10. None for what only the bot does.
   */
  readonly pages: readonly number[]
  /** It is about games against Tom alone. */
  readonly solo?: true
}

const topics = {
  turn: [
    { id: 'goal', rules: ['R12.4', 'R14.1'], pages: [6] },
    { id: 'resources', rules: ['R1.1', 'R1.5', 'R4.1'], pages: [3] },
    { id: 'action-tiles', rules: ['R1.2', 'R1.5'], pages: [6, 8] },
    { id: 'crystals', rules: ['R1.3', 'R15.3'], pages: [8, 9] },
    { id: 'set-up', rules: ['R2.1', 'R2.2', 'R2.3', 'R2.4', 'R2.5', 'R2.15'], pages: [4, 5] },
    { id: 'first-tile', rules: ['R2.12', 'R2.13', 'R2.14'], pages: [5] },
    { id: 'turn', rules: ['R3.1', 'R3.5'], pages: [7] },
    { id: 'no-turn-left', rules: ['R3.3', 'R13.2', 'R14.4'], pages: [7] },
    { id: 'undo', rules: ['R3.6'], pages: [] },
    { id: 'discard', rules: ['R3.2', 'R3.7', 'R5.1'], pages: [7] },
    { id: 'paying', rules: ['R4.1', 'R4.2', 'R4.3'], pages: [8] },
    {
      id: 'prices',
      rules: ['R6.2', 'R7.1', 'R8.2', 'R8.3', 'R9.1', 'R10.1', 'R11.1', 'R12.1', 'R12.4'],
      pages: [8, 9, 10],
    },
    { id: 'pay-otherwise', rules: ['R4.5'], pages: [] },
  ],
  actions: [
    { id: 'fate-tile', rules: ['R5.1', 'R5.2', 'R5.3', 'R5.7'], pages: [7] },
    { id: 'fate-gain', rules: ['R5.5', 'R5.6'], pages: [7] },
    { id: 'fate-overhang', rules: ['R5.4'], pages: [15] },
    { id: 'path', rules: ['R6.1', 'R6.2', 'R6.5', 'R6.6'], pages: [8] },
    { id: 'new-path-tiles', rules: ['R6.3'], pages: [8] },
    { id: 'ship', rules: ['R7.1', 'R7.2', 'R7.3', 'R7.4', 'R7.5', 'R7.6'], pages: [8] },
    { id: 'task', rules: ['R8.1', 'R8.2', 'R8.3', 'R8.4'], pages: [9] },
    { id: 'offering', rules: ['R2.11', 'R8.3', 'R8.4'], pages: [9] },
    { id: 'task-space', rules: ['R8.5', 'R12.5', 'R15.2', 'R15.3'], pages: [9] },
    { id: 'guardian', rules: ['R9.1', 'R9.2', 'R1.4'], pages: [9] },
    { id: 'procession', rules: ['R10.1', 'R10.2', 'R10.3', 'R10.6'], pages: [9, 10] },
    { id: 'procession-gain', rules: ['R10.4', 'R10.5'], pages: [9, 10] },
    { id: 'great-bonfire', rules: ['R11.1', 'R11.2', 'R11.4', 'R11.5'], pages: [10] },
    { id: 'portals', rules: ['R11.3', 'R10.2'], pages: [10] },
    { id: 'gnome', rules: ['R12.1', 'R12.2'], pages: [10] },
    { id: 'elders', rules: ['R2.4', 'R12.2'], pages: [10, 15] },
    { id: 'ignite', rules: ['R12.4', 'R15.1'], pages: [11] },
    { id: 'council', rules: ['R12.5', 'R12.6', 'R12.7'], pages: [11, 14] },
    { id: 'council-bonuses', rules: ['R12.6', 'R12.7'], pages: [14] },
    { id: 'guide-guardian', rules: ['R12.8', 'R12.6'], pages: [14] },
  ],
  end: [
    { id: 'common-tasks', rules: ['R13.1', 'R15.4'], pages: [14] },
    { id: 'bonus-action', rules: ['R13.2', 'R3.1'], pages: [11] },
    { id: 'feast-giver', rules: ['R13.3'], pages: [15] },
    { id: 'doubler', rules: ['R4.4'], pages: [15] },
    { id: 'fire-warden', rules: ['R15.2'], pages: [15] },
    { id: 'countdown', rules: ['R14.1', 'R14.2', 'R14.3'], pages: [11] },
    { id: 'turns-left', rules: ['R14.2', 'R14.6'], pages: [11] },
    { id: 'passing', rules: ['R14.4', 'R14.5', 'R3.1'], pages: [11] },
    { id: 'ending', rules: ['R14.6', 'R14.3', 'R16.10'], pages: [11] },
    { id: 'scoring', rules: ['R15.1', 'R15.2', 'R15.3', 'R15.4', 'R15.5'], pages: [11, 16] },
    { id: 'ties', rules: ['R15.6', 'R16.10'], pages: [11] },
    { id: 'editions', rules: ['R4.2', 'R15.2'], pages: [] },
    { id: 'solo', rules: ['R16.1', 'R16.2', 'R16.3', 'R16.4', 'R16.8'], pages: [12], solo: true },
    { id: 'tom-cards', rules: ['R16.5', 'R16.6'], pages: [12], solo: true },
    { id: 'tom-choices', rules: ['R16.7', 'R16.9'], pages: [12], solo: true },
    { id: 'tom-points', rules: ['R16.8', 'R16.9', 'R16.10'], pages: [12], solo: true },
    { id: 'tom-end', rules: ['R16.10', 'R16.11'], pages: [12], solo: true },
    { id: 'handicap', rules: ['R16.12'], pages: [12], solo: true },
  ],
} as const satisfies Readonly<Record<string, readonly Topic[]>>

/** The lists that topics are offered in. */
export type RuleTopicListName = keyof typeof topics
export type RuleTopicId = (typeof topics)[RuleTopicListName][number]['id']
export interface RuleTopic extends Topic {
  readonly id: RuleTopicId
}

/** The lists, each of at most 25 topics, in their order: it says which list a press means. */
export const RULE_TOPIC_LIST_NAMES = ['turn', 'actions', 'end'] as const satisfies readonly RuleTopicListName[]
/** The topics of each list, in their order. */
export const RULE_TOPICS: Readonly<Record<RuleTopicListName, readonly RuleTopic[]>> = topics

/** Topics that answer what newcomers ask, each in at most 60 words. */
export const NEWCOMER_TOPICS = [
  'turn',
  'task',
  'ignite',
  'gnome',
  'countdown',
] as const satisfies readonly RuleTopicId[]

/** The least and the most that something is worth or costs. */
export interface ValueRange {
  readonly least: number
  readonly most: number
}

/** What the rules say of the box that is played with; an owner of the game may have corrected it. */
export interface BoxFacts {
  /** R6.2: green action tiles that path tiles cost, from one place in the row to another the same for each. */
  readonly pathPrices: readonly { readonly from: number; readonly to: number; readonly units: number }[]
  /** R1.3: points of tasks, by colour and of all. */
  readonly taskPoints: Readonly<Record<Crystal, ValueRange>>
  readonly allTaskPoints: ValueRange
  /** R15.2: what is printed for a guardian at a bonfire. */
  readonly guardianValues: ValueRange
  /** R2.2: tasks that are left out with so many players. */
  readonly leftOut: readonly { readonly players: readonly number[]; readonly tasks: readonly Condition[] }[]
}

/** Pages of the rulebook about pieces. */
export const RULEBOOK_PAGES_OF_PIECES = { task: [13], council: [14], gnome: [15] } as const

/** What a language says about one topic. */
export interface RuleText {
  readonly title: string
  /** What people type when they look for it. */
  readonly keywords: readonly string[]
  /** Our own words, at most 1,200 characters; a function where they tell of the box. */
  readonly text: string | ((facts: BoxFacts) => string)
  /** What differs, where the editions do: told of the one that a table plays by, or of both. */
  readonly editions?: Readonly<Record<RulesEdition, string>>
}

/** What a language says about each topic. */
export type RuleTexts = Readonly<Record<RuleTopicId, RuleText>>
