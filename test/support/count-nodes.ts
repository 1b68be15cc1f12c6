import { type GameState, legalChoices, play, standardRules } from '#engine'

/**
 * How many sequences of choices lead from a position, by their length: an oracle for the legal choices, since any
 * change in them changes the counts.
 * @returns the counts for length 0 to `depth`; a sequence that ends the game is not continued
 */
export function countNodes(state: GameState, depth: number): number[] {
  const counts = new Array<number>(depth + 1).fill(0)
  const walk = (at: GameState, length: number): void => {
    counts[length] = (counts[length] ?? 0) + 1
    if (length === depth) return
    const choices = legalChoices(standardRules, at)
    // The last choices need not be made to be counted.
    if (length + 1 === depth) counts[depth] = (counts[depth] ?? 0) + choices.length
    else for (const choice of choices) walk(play(standardRules, at, choice).state, length + 1)
  }
  walk(state, 0)
  return counts
}
