import { scoreSheets } from '#engine'
import type { PublicTable } from '#table'
import {
  decidingDifferenceSentence,
  type Language,
  provisionalStandings,
  resultSentence,
  standings,
  words,
} from '#text'
import { safeNamesOf } from '../names.ts'

/** The standing in words, best first; before the end, and where the end cannot be told any more, it says so. */
export function standingsText(table: PublicTable, language: Language): string | null {
  const state = table.settled
  if (state === null) return null
  const say = words(language)
  if (table.phase === 'finished' && state.ended === null) return say.scores.lost
  const [names, sheets] = [safeNamesOf(table, language), scoreSheets(table.rules, state)]
  if (state.ended !== null) {
    const deciding = decidingDifferenceSentence(say, sheets)
    return [...(deciding === '' ? [] : [`-# ${deciding}`]), ...standings(say, names, sheets)].join('\n')
  }
  const { ifItEndedNow, whenItStopped } = say.scores
  return [
    `-# ${table.phase === 'playing' ? ifItEndedNow : whenItStopped}`,
    ...provisionalStandings(say, names, sheets),
  ].join('\n')
}

/**
 * What each would have if the game ended now, in one line; null before the start.
 * @param label says so, unless the line is about a position of before
 */
export function pointsIfEndedNowLine(
  table: PublicTable,
  language: Language,
  label: string = words(language).scores.ifItEndedNow,
): string | null {
  const { rules, settled } = table
  if (settled === null) return null
  const say = words(language)
  const names = safeNamesOf(table, language)
  const points = scoreSheets(rules, settled).map(({ seat, total }) => `${names[seat] ?? say.names.nobody} ${total}`)
  return `-# ${say.phrases.labelled(label, points.join(' · '))}`
}

/** Who won, as a sentence; null before the end. */
export function whoWonText(table: PublicTable, language: Language): string | null {
  const state = table.settled
  if (state === null || state.ended === null) return null
  return resultSentence(words(language), state, safeNamesOf(table, language), scoreSheets(table.rules, state))
}
