import type { RuleList, RuleTexts } from '../words/rules.ts'
import { actionRules } from './rules/actions.ts'
import { endRules } from './rules/end.ts'
import { turnRules } from './rules/turn.ts'

/** The rules in our own words, by topic; a reader needs one at a time. */
export const rules: RuleTexts = { ...turnRules, ...actionRules, ...endRules }

export const ruleLists: Readonly<Record<RuleList, string>> = {
  turn: 'Das Spiel, ein Zug, Bezahlen …',
  actions: 'Aktionen, Gnome, Hoher Rat …',
  end: 'Aufgaben des Rates, Ende, Wertung …',
}
