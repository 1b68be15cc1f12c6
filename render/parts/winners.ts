import { type GameState, scoreSheets } from '#engine'

/** The names of who has most (R15.6), several when they share it; a tie with Tom is nobody's win, so both stand there (R16.10). */
export const winners = (state: GameState, names: readonly string[]): string[] =>
  scoreSheets(state)
    .filter((sheet) => sheet.rank === 1)
    .map((sheet) => names[sheet.seat] ?? '')
