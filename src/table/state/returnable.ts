import { nothingChosen, type ReopenableTurn, type TableGame } from './game.ts'
import type { FinishedTurn } from './public-table.ts'

/**
 * The turns of which one may be given back, oldest first: the last one, and before it those that only turns followed that
 * were planned ahead, which go with them. None once whoever acts has chosen something.
 */
export function returnableTurnsOf(game: TableGame): readonly FinishedTurn[] {
  const { lastTurns, began } = game
  if (lastTurns.at(-1)?.ended !== began || !nothingChosen(game)) return []
  const byHand = lastTurns.findLastIndex(({ planned }) => !planned)
  return lastTurns.slice(Math.max(byHand, 0))
}

/** The choices of such a turn, by the entry with which it began; null where it is not known as a whole. */
export const reopenableTurn = ({ returnable }: TableGame, began: number): ReopenableTurn | null =>
  returnable.find(({ game }) => game.began === began) ?? null
