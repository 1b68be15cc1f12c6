import type { GameState, ScoreSheet } from '#engine'
import type { ScoreWords } from './words/tables.ts'
import type { Words } from './words.ts'

const LINES: readonly (keyof ScoreWords['lines'])[] = [
  'duringPlay',
  'bonfires',
  'guardians',
  'portals',
  'crystals',
  'commonTasks',
  'fateTiles',
  'leftovers',
]

/** A score sheet line by line, in the rulebook's order (R15); the total stands last. */
export function scoreLines(words: Words, sheet: ScoreSheet): { readonly name: string; readonly points: number }[] {
  return [
    ...LINES.map((line) => ({ name: words.scores.lines[line], points: sheet.lines[line] })),
    { name: words.scores.total, points: sheet.total },
  ]
}

/**
 * Everybody's standing, the best first, a line each.
 * @param names by seat, made harmless by `escapeName`
 */
export function standings(words: Words, names: readonly string[], sheets: readonly ScoreSheet[]): string[] {
  return [...sheets]
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat)
    .map((sheet) => words.scores.standing(sheet.rank, names[sheet.seat] ?? '', sheet.total, sheet.litBonfires))
}

/**
 * Who has won a finished game, in a sentence (R15.6, R16.10).
 * @param names by seat, made harmless by `escapeName`
 */
export function resultOf(
  words: Words,
  state: GameState,
  names: readonly string[],
  sheets: readonly ScoreSheet[],
): string {
  const [human, tom] = sheets
  const say = words.scores
  if (state.setup.solo !== null && human !== undefined && tom !== undefined) {
    if (human.total > tom.total) return say.soloWon(human.total, tom.total)
    return human.total < tom.total ? say.soloLost(human.total, tom.total) : say.soloTied(human.total)
  }
  const best = sheets.filter((sheet) => sheet.rank === 1)
  const [winner] = best
  if (winner === undefined) return ''
  const name = names[winner.seat] ?? ''
  if (best.length > 1)
    return say.shared(
      best.map((sheet) => names[sheet.seat] ?? ''),
      winner.total,
    )
  const tied = sheets.some((sheet) => sheet !== winner && sheet.total === winner.total)
  return tied ? say.wonByBonfires(name, winner.total, winner.litBonfires) : say.won(name, winner.total)
}
