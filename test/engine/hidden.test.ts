import { expect, it } from 'vitest'
import { EDITIONS, formatChoice, type GameState, legalChoices, newGame, play, scoreSheets, whyNot } from '#engine'
import { draftOf } from '#engine/clone'
import { COMMON_CANDIDATES } from '#tools/candidates'
import { type Dice, diceFor, seedFor } from '#tools/dice'
import { setupFor } from '#tools/setups'
import { drawStyle } from '#tools/styles'

function shuffled<T>(dice: Dice, items: readonly T[]): T[] {
  const left = [...items]
  return items.flatMap(() => left.splice(dice.below(left.length), 1))
}

/** The same position as far as anybody at the table can know, with everything hidden dealt anew. */
function dealtAnew(state: GameState, dice: Dice): GameState {
  const draft = draftOf(state)
  draft.setup = { ...draft.setup, seed: seedFor(`another ${dice.below(1_000_000)}`) }
  draft.rng = draft.rng.map(() => dice.below(2 ** 31))
  draft.pathPile = shuffled(dice, draft.pathPile)
  draft.gnomePile = shuffled(dice, draft.gnomePile)
  for (const { offerings } of draft.cities) {
    const [first, second] = offerings.piles
    const all = shuffled(dice, [...first, ...second])
    offerings.piles = [all.slice(0, first.length), all.slice(first.length)]
  }
  if (draft.tom !== null) draft.tom.deck = shuffled(dice, draft.tom.deck)
  return draft
}

const lines = (state: GameState) => legalChoices(state).map(formatChoice)

it.each(EDITIONS)('what is hidden changes neither the legal choices nor their order (%s)', (edition) => {
  const seen = new Set<string>()
  for (let game = 0; game < 8; game++) {
    const name = `hidden ${edition} ${game}`
    const dice = diceFor(name)
    const choose = drawStyle(dice)
    let state = newGame(setupFor(name, 1 + (game % 4), edition, seedFor(name)))
    while (state.ended === null) {
      const other = dealtAnew(state, dice)
      expect(lines(other)).toEqual(lines(state))
      const candidate = dice.pick(COMMON_CANDIDATES)
      expect(whyNot(other, candidate)).toEqual(whyNot(state, candidate))
      expect(scoreSheets(other)).toEqual(scoreSheets(state))
      seen.add(state.todo.at(-1)?.kind ?? '')
      state = play(state, choose(state, legalChoices(state))).state
    }
  }
  // The decisions at which something hidden could show through.
  expect([...seen]).toEqual(expect.arrayContaining(['turn', 'offering', 'freePath', 'freeSpecialist', 'islandAction']))
})
