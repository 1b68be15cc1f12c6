import type { RuleEntry, RuleTopics } from '../words/rules.ts'
import { actionRules } from './rules/actions.ts'
import { endRules } from './rules/end.ts'
import { turnRules } from './rules/turn.ts'

/** The rules in our own words, by topic; a reader needs one entry at a time. */
export const rules: readonly RuleEntry[] = [...turnRules, ...actionRules, ...endRules]

export const topics: readonly RuleTopics[] = [
  { title: 'The game, a turn, paying…', rules: turnRules },
  { title: 'What a turn can be used for, gnomes, the council…', rules: actionRules },
  { title: 'Common tasks, the end, scoring…', rules: endRules },
]
