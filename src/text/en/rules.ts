import type { RuleEntry } from '../words/help.ts'
import { actionRules } from './rules-actions.ts'
import { endRules } from './rules-end.ts'
import { turnRules } from './rules-turn.ts'

/** The rules in our own words, by topic; a reader needs one entry at a time. */
export const rules: readonly RuleEntry[] = [...turnRules, ...actionRules, ...endRules]
