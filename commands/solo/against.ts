import type { LevelName } from '#players'
import type { LiveMessageTable } from '#table'
import { type Language, words } from '#text'
import { handicapLine } from './challenge.ts'

/** The levels of the computer players at a table. */
export const levelsOfComputersAt = ({ seats }: LiveMessageTable): readonly LevelName[] =>
  seats.flatMap(({ computer }) => computer ?? [])

/** Against whom one person plays alone, in short; null against Tom where nobody has a head start. */
export function soloOpponentLine(table: LiveMessageTable, language: Language): string | null {
  const levels = levelsOfComputersAt(table)
  const [level] = levels
  return level === undefined
    ? handicapLine(table, language)
    : words(language).computers.alone.against(levels.length, level)
}
