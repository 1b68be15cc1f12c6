import { describe, expect, it } from 'vitest'
import { altText } from '#render'
import { layoutOf } from '#render/scenes/index'
import { dealtAnew } from '#support/dealt-anew'
import { diceFor } from '#support/dice'
import { everyLook } from '#support/looks'
import { requestFor, type Sample, SCENES, samples } from '#support/sample-picture'

describe.each([1, 2, 3, 4])('with %i at the table', (players) => {
  const dice = diceFor(`hidden from pictures ${players}`)
  const game: Sample[] = [...samples({ players, seed: 40 + players })]
  const positions = [0, 30, 90, 170].flatMap((count) => game[count] ?? [])

  it('the sample hides something that the other order changes', () => {
    for (const { state } of positions) expect(dealtAnew(state, dice)).not.toEqual(state)
  })

  it('no look in words tells what is hidden', () => {
    const names = ['Ada', 'Bartholomew', 'Chiara', 'Dörte']
    for (const position of positions) {
      const other = { ...position, state: dealtAnew(position.state, dice) }
      expect(everyLook(other, names, 'en')).toEqual(everyLook(position, names, 'en'))
    }
  })

  it.each(SCENES)('no picture and no alt text of %s tells what is hidden', (scene) => {
    for (const position of positions) {
      const known = requestFor(scene, position)
      const other = { ...known, state: dealtAnew(position.state, dice) }
      expect(layoutOf(other)).toEqual(layoutOf(known))
      expect(altText(other)).toBe(altText(known))
    }
  })
})
