import type { GameState, Refusal, RefusalCode, RefusedChoice, Rules } from '#engine'
import { capital } from './capital.ts'
import { choiceText } from './choice-text.ts'
import type { RefusalWhyAndInstead } from './words/facts.ts'
import type { Words } from './words/index.ts'

const textOf = <C extends RefusalCode>(words: Words, refusal: Refusal<C>): RefusalWhyAndInstead =>
  words.refusals[refusal.code](refusal)

/** Why the rules forbid a choice, in terms of the position: one sentence, for a list. */
export const refusalReason = (words: Words, refusal: Refusal): string => textOf(words, refusal).why

/** Why the rules forbid a choice, and what to do instead: one or two sentences. */
export function refusalText(words: Words, refusal: Refusal): string {
  const { why, instead } = textOf(words, refusal)
  return instead === undefined ? why : `${why} ${instead}`
}

/** What a refused choice is called in a list, by the thing that it is about; null where the reason names it already, or nothing can. */
function nameOf(words: Words, rules: Rules, state: GameState, { choice, refusal }: RefusedChoice): string | null {
  switch (choice.kind) {
    case 'ignite':
    case 'novice':
    case 'fate':
      return null
    case 'move':
      return refusal.code === 'noWay' && NAME_PLACE.includes(refusal.figures.lacks)
        ? null
        : words.names.place(choice.to)
    case 'task':
      // What lies elsewhere is told by the island, not task by task.
      if (refusal.code === 'noSuchTask' && refusal.figures.at !== null)
        return words.names.island(rules.island(refusal.figures.at))
      return words.tasks.inBrief(rules.task(choice.task))
    case 'ship':
      return words.names.island(rules.island(choice.island))
    case 'guardian':
      return NAME_HER.includes(refusal.code) ? null : words.names.guardian[choice.colour]
    default: {
      const { label, short } = choiceText(words, rules, state, choice)
      return short ?? label
    }
  }
}

/** What is lacking at a place that the reason names. */
const NAME_PLACE: readonly Refusal<'noWay'>['figures']['lacks'][] = ['portal', 'ignition']
/** Reasons that say which guardian is meant. */
const NAME_HER: readonly RefusalCode[] = ['shipElsewhere', 'guardianOwned', 'noGuardianThere']

/**
 * What cannot be chosen, a line a reason: `**A3 (shell island); B2 (herb island)**: Your ship …`. Markdown.
 * @param state the position in which it was refused
 */
export function refusedLines(
  words: Words,
  rules: Rules,
  state: GameState,
  refused: readonly RefusedChoice[],
): readonly string[] {
  const byReason = new Map<string, RefusedChoice[]>()
  for (const one of refused) {
    const reason = refusalReason(words, one.refusal)
    byReason.set(reason, [...(byReason.get(reason) ?? []), one])
  }
  return [...byReason].map(([reason, some]) => {
    const places = some.filter(isPlace).length
    const named = new Set(some.flatMap((one) => nameOf(words, rules, state, one) ?? []))
    const names = places === 0 ? [...named] : [words.whyNot.places(places)]
    return names.length === 0 ? reason : words.phrases.labelled(`**${capital(words.phrases.apart(names))}**`, reason)
  })
}

/** Places for a fate tile have no names, and are too many to be told one by one. */
const isPlace = ({ refusal }: RefusedChoice): boolean => refusal.code === 'doesNotFit' && refusal.figures.lacks !== null
