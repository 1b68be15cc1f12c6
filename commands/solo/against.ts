import type { LevelName } from '#players'
import type { TableShownInGame } from '#table'
import { type Language, words } from '#text'
import { handicapLine } from './challenge.ts'

/** The levels of the computer players at a table. */
export const levelsOfComputersAt = ({ seats }: TableShownInGame): readonly LevelName[] =>
  seats.flatMap(({ computer }) => computer ?? [])

/** Against whom one person plays alone, in short; null against Tom where nobody has a head start. */
export function soloOpponentLine(table: TableShownInGame, language: Language): string | null {
  const levels = levelsOfComputersAt(table)
  const [level] = levels
  return level === undefined
    ? handicapLine(table, language)
    : words(language).computers.alone.against(levels.length, level)
}
