import type { RuleEntry, RuleTopics } from '../words/rules.ts'
import { actionRules } from './rules/actions.ts'
import { endRules } from './rules/end.ts'
import { turnRules } from './rules/turn.ts'

/** The rules in our own words, by topic; a reader needs one entry at a time. */
export const rules: readonly RuleEntry[] = [...turnRules, ...actionRules, ...endRules]

export const topics: readonly RuleTopics[] = [
  { title: 'Het spel, een beurt, betalen…', rules: turnRules },
  { title: 'Wat je in je beurt kunt doen, gnomen, Raad…', rules: actionRules },
  { title: 'Opdrachten van de Raad, einde, telling…', rules: endRules },
]
