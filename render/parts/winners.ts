import { type GameState, scoreSheets } from '#engine'
import type { PictureWords } from '../words.ts'

/** Who has won (R15.6); a tie with Tom is nobody's win (R16.10). */
export function outcome(state: GameState, names: readonly string[], words: PictureWords): string {
  const best = scoreSheets(state).filter((sheet) => sheet.rank === 1)
  if (state.setup.solo !== null && best.length > 1) return words.tie
  return words.wins(best.map((sheet) => names[sheet.seat] ?? ''))
}
