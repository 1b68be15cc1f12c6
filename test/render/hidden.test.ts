import { describe, expect, it } from 'vitest'
import type { GameState } from '#engine'
import { altText } from '#render'
import { measure } from '#render/measure'
import { requestFor, type Sample, SCENES, samples } from '#render/sample'
import { layoutOf } from '#render/scenes/index'

/** The same position as far as anybody at the table can know, with everything hidden in another order. */
function otherwise(state: GameState): GameState {
  return {
    ...state,
    setup: { ...state.setup, seed: 'f'.repeat(32) },
    rng: [1, 2, 3, 4],
    pathPile: [...state.pathPile].reverse(),
    gnomePile: [...state.gnomePile].reverse(),
    cities: state.cities.map((city) => ({
      ...city,
      offerings: {
        ...city.offerings,
        piles: [[...city.offerings.piles[0]].reverse(), [...city.offerings.piles[1]].reverse()],
      },
    })),
    tom: state.tom === null ? null : { ...state.tom, deck: [...state.tom.deck].reverse() },
  }
}

describe.each([1, 2, 3, 4])('with %i at the table', (players) => {
  const game: Sample[] = [...samples({ players, seed: 40 + players })]
  const positions = [0, 30, 90, 170].flatMap((count) => game[count] ?? [])

  it('the sample hides something that the other order changes', () => {
    for (const { state } of positions) expect(otherwise(state)).not.toEqual(state)
  })

  it.each(SCENES)('no picture and no alt text of %s tells what is hidden', (scene) => {
    for (const position of positions) {
      const known = requestFor(scene, position)
      const other = { ...known, state: otherwise(position.state) }
      expect(layoutOf(other, measure)).toEqual(layoutOf(known, measure))
      expect(altText(other)).toBe(altText(known))
    }
  })
})
