import { type GameState, SCORE_LINES, type ScoreSheet } from '#engine'
import type { Words } from './words/index.ts'

/**
 * Everybody's standing, the best first, a line each.
 * @param names by seat, made harmless by `escapeName`
 */
export const standings = (words: Words, names: readonly string[], sheets: readonly ScoreSheet[]): string[] =>
  inOrder(sheets).map((sheet) => standing(words, names, sheet))

/**
 * The same before the game's end, each with a second line that says what the points are for: early on most are for
 * fate tiles that are still to be used.
 */
export const provisionalStandings = (words: Words, names: readonly string[], sheets: readonly ScoreSheet[]): string[] =>
  inOrder(sheets).map((sheet) => {
    const lines = SCORE_LINES.map((line) => ({ line, points: sheet.lines[line] })).filter(({ points }) => points !== 0)
    const first = standing(words, names, sheet)
    return lines.length === 0 ? first : `${first}\n-# ${words.scores.madeOf(lines)}`
  })

const inOrder = (sheets: readonly ScoreSheet[]) => sheets.toSorted((a, b) => a.rank - b.rank || a.seat - b.seat)

const standing = (words: Words, names: readonly string[], { rank, seat, total, litBonfires }: ScoreSheet): string =>
  words.scores.standing(rank, names[seat] ?? '', total, litBonfires)

/**
 * Who has won a finished game, in a sentence (R15.6, R16.10).
 * @param names by seat, made harmless by `escapeName`
 */
export function resultSentence(
  words: Words,
  state: GameState,
  names: readonly string[],
  sheets: readonly ScoreSheet[],
): string {
  const [human, tom] = sheets
  const say = words.scores
  if (state.setup.solo !== null && human !== undefined && tom !== undefined) {
    if (human.rank === tom.rank) return say.soloTied(human.total)
    return human.rank === 1 ? say.soloWon(human.total, tom.total) : say.soloLost(human.total, tom.total)
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

/** What made the difference between the winner and the next, in a sentence; empty where nobody is ahead of anybody. */
export function decidingDifferenceSentence(words: Words, sheets: readonly ScoreSheet[]): string {
  const [first, second] = inOrder(sheets)
  if (first === undefined || second === undefined || second.rank === 1) return ''
  if (first.total === second.total) return words.scores.decidedByBonfires(first.litBonfires, second.litBonfires)
  const [most] = SCORE_LINES.map((line) => ({ line, more: first.lines[line] - second.lines[line] })).sort(
    (a, b) => b.more - a.more,
  )
  return most === undefined ? '' : words.scores.decidedBy(first.total - second.total, most.more, most.line)
}
