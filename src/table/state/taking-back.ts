import { type GameState, isRevealingEvent } from '#engine'
import {
  type FinishedTurn,
  hasNoUnplannedChoice,
  type PlayedChoice,
  type TableGame,
  type UndoableTurn,
} from './game.ts'

/**
 * Takes back the choices after a seq. Where one of them ended a turn (what was chosen for Tom can be taken back after his
 * turn, R16.7), that turn is open again.
 * @param ended the turns that have ended, oldest first
 * @param openChoices those of the turn that has not
 * @returns the turn that is open again, if one is, and the open choices that stand
 */
export function openTurnAfterTakingBack<
  C extends { readonly seq: number },
  T extends { readonly choices: readonly C[] },
>(
  ended: readonly T[],
  openChoices: readonly C[],
  to: number,
): { readonly reopened: T | null; readonly openChoices: readonly C[] } {
  const standing = ended.findLastIndex(({ choices }) => choices.every(({ seq }) => seq <= to))
  const reopened = ended[standing + 1] ?? null
  return { reopened, openChoices: (reopened?.choices ?? openChoices).filter(({ seq }) => seq <= to) }
}

/**
 * The seq before which nothing can be taken back: where something was turned up last, or the turn's start; in a solo game
 * the start of Tom's turn before it, where the human decided in it (R16.7).
 */
export function undoFloor(game: TableGame): number {
  const shown = choicesSinceIrrevocableTurn(game).findLast((move) => move.events.some(isRevealingEvent))
  return shown?.seq ?? (game.undoableForTom[0]?.game ?? game).began
}

/** The choices since the last turn whose end is final, oldest first, each with the position `from` which it went. */
export function choicesSinceIrrevocableTurn(game: TableGame): (PlayedChoice & { readonly from: GameState })[] {
  const turns = [...game.undoableForTom, { game, choices: game.openChoices }]
  return turns.flatMap(({ game: { settled }, choices }) =>
    choices.map((move, index) => ({ ...move, from: choices[index - 1]?.state ?? settled })),
  )
}

/**
 * Takes back the choices after a seq.
 * @throws when some are of a turn before that a snapshot left out
 */
export function undoTo(game: TableGame, to: number): TableGame {
  if (game.unplayable)
    return { ...game, missing: { ...game.missing, line: game.missing.line.filter((seq) => seq <= to) } }
  const ended = game.undoableByConsent.length === 0 ? game.undoableForTom : game.undoableByConsent
  const { reopened, openChoices } = openTurnAfterTakingBack(ended, game.openChoices, to)
  if (reopened === null && to < game.began) throw new Error(`what was before entry ${game.began} is not known`)
  return { ...(reopened?.game ?? game), openChoices }
}

/**
 * The turns of which one may be taken back by consent, oldest first: the last one that was not planned ahead, and the
 * planned ones after it, which go with it. None once something is chosen in the open turn.
 */
export function turnsUndoableByConsent(game: TableGame): readonly FinishedTurn[] {
  const { lastTurns, began } = game
  if (lastTurns.at(-1)?.ended !== began || !hasNoUnplannedChoice(game)) return []
  const byHand = lastTurns.findLastIndex(({ planned }) => !planned)
  return lastTurns.slice(Math.max(byHand, 0))
}

/** Such a turn with its choices, by the entry with which it began; null where a snapshot left them out. */
export const undoableTurnBegunAt = ({ undoableByConsent }: TableGame, began: number): UndoableTurn | null =>
  undoableByConsent.find(({ game }) => game.began === began) ?? null
