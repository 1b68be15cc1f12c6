import type { RuleEntry, RuleTopics } from '../words/rules.ts'
import { actionRules } from './rules/actions.ts'
import { endRules } from './rules/end.ts'
import { turnRules } from './rules/turn.ts'

/** The rules in our own words, by topic; a reader needs one entry at a time. */
export const rules: readonly RuleEntry[] = [...turnRules, ...actionRules, ...endRules]

export const topics: readonly RuleTopics[] = [
  { title: 'Das Spiel, ein Zug, Bezahlen…', rules: turnRules },
  { title: 'Was du im Zug tun kannst, Gnome, Hoher Rat…', rules: actionRules },
  { title: 'Aufgaben des Rates, Ende, Wertung…', rules: endRules },
]
