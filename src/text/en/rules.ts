import type { RuleList, RuleTexts } from '../words/rules.ts'
import { actionRules } from './rules/actions.ts'
import { endRules } from './rules/end.ts'
import { turnRules } from './rules/turn.ts'

/** The rules in our own words, by topic; a reader needs one at a time. */
export const rules: RuleTexts = { ...turnRules, ...actionRules, ...endRules }

export const ruleLists: Readonly<Record<RuleList, string>> = {
  turn: 'The game, a turn, paying…',
  actions: 'Actions, gnomes, the Council…',
  end: 'Common tasks, the end, scoring…',
}
