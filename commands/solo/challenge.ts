import { type LiveMessageTable, nextHandicap, type PublicTable, soloOutcomeOfTable } from '#table'
import { type Language, words } from '#text'

/** The head start of a game, and whether it counts in the challenge; null where nobody has one. */
export function handicapLine({ options }: LiveMessageTable, language: Language): string | null {
  const { solo } = words(language)
  if (options.handicap === 0) return null
  return options.challenge ? solo.challenge(options.handicap) : solo.free(options.handicap)
}

/** What an ended game did to the challenge (R16.12); null when it did not count. */
export function challengeResultText(table: PublicTable, language: Language): string | null {
  const { challenge, handicap } = table.options
  const result = soloOutcomeOfTable(table)
  if (!table.solo || !challenge || result === null) return null
  return words(language).solo.challengeAfter(handicap, nextHandicap(handicap, result))
}

/** A solo game that was given up. */
export function gaveUpLine(table: PublicTable, language: Language): string {
  const { challenge, handicap } = table.options
  return words(language).solo.gaveUp(challenge ? nextHandicap(handicap, 'lost') : null)
}
