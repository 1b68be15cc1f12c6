import { isDeepStrictEqual } from 'node:util'
import { decision, formatChoice, newGame, play, RULES_EDITIONS, standardRules, whyNot } from '#engine'
import { chooseTurn, knownOf, type Level } from '#players'
import { dealtAnew } from '#support/dealt-anew'
import { diceFor, seedFor } from '#support/dice'
import { setupFor } from '#support/setups'

/**
 * Plays games of a level, deals anew in every position what is hidden, and asks again: nobody may tell the two apart.
 * @param positions how many are compared
 * @returns what differed: the game and its turn
 */
export function unfairThoughts(level: Level, positions: number): string[] {
  const found: string[] = []
  for (let compared = 0, game = 0; compared < positions; game++) {
    const name = `fair ${game}`
    const dice = diceFor(name)
    const players = 1 + (game % 4)
    let state = newGame(standardRules, setupFor(name, players, RULES_EDITIONS[game % 2] ?? 'rulebook', seedFor(name)))
    for (; state.ended === null && compared < positions; compared++) {
      const seat = decision(state)?.seat ?? 0
      const other = dealtAnew(state, dice)
      const thought = `${name}, turn ${state.turn.number}`
      const lines = [state, other].map((one) => {
        const [plan] = chooseTurn(standardRules, knownOf(one), seat, level, diceFor(thought))
        return plan?.choices ?? []
      })
      const same = isDeepStrictEqual(knownOf(other), knownOf(state)) && isDeepStrictEqual(lines[0], lines[1])
      if (!same) found.push(`${thought}: ${lines.map((line) => line.map(formatChoice).join(', ')).join(' / ')}`)
      for (const choice of lines[0] ?? []) {
        if (state.ended !== null || whyNot(standardRules, state, choice) !== null) break
        state = play(standardRules, state, choice).state
      }
    }
  }
  return found
}
