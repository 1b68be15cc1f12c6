import type { GameState, RefusalCode, RefusedChoice, Rules } from '#engine'
import { capital } from './capital.ts'
import { choiceText } from './choice-text.ts'
import { reasonOf } from './refusal.ts'
import type { Words } from './words/index.ts'

/** What a refused choice is called in a list, by the thing that it is about; null where the reason names it already. */
function nameOf(words: Words, rules: Rules, state: GameState, { choice, refusal }: RefusedChoice): string | null {
  switch (choice.kind) {
    case 'ignite':
    case 'novice':
      return null
    case 'move':
      return words.names.place(choice.to)
    case 'task':
      // What lies elsewhere is told by the island, not task by task.
      if (refusal.code === 'noSuchTask' && refusal.figures.at !== null)
        return words.names.island(rules.island(refusal.figures.at))
      return words.tasks.inBrief(rules.task(choice.task))
    case 'ship':
      return words.names.island(rules.island(choice.island))
    case 'guardian':
      return NAME_HER.includes(refusal.code) ? null : words.names.guardian[choice.colour]
    case 'fate':
      return words.panel.menu.fate
    default: {
      const { label, short } = choiceText(words, rules, state, choice)
      return short ?? label
    }
  }
}

/** Reasons that say which guardian is meant. */
const NAME_HER: readonly RefusalCode[] = ['shipElsewhere', 'guardianOwned', 'noGuardianThere']

/**
 * What cannot be chosen, a line a reason: `**A3 · shell island; B2 · herb island:** Your ship …`. Markdown.
 * @param state the position in which it was refused
 */
export function refusedLines(
  words: Words,
  rules: Rules,
  state: GameState,
  refused: readonly RefusedChoice[],
): readonly string[] {
  const byReason = new Map<string, Set<string>>()
  for (const one of refused) {
    const reason = reasonOf(words, one.refusal)
    const names = byReason.get(reason) ?? new Set<string>()
    const name = nameOf(words, rules, state, one)
    byReason.set(reason, name === null ? names : names.add(name))
  }
  return [...byReason].map(([reason, names]) =>
    names.size === 0 ? reason : `**${capital([...names].join('; '))}:** ${reason}`,
  )
}
