import { describe, expect, it } from 'vitest'
import { altText } from '#render'
import { EVERY_LANGUAGE, withoutMarks, withPseudoLanguage } from '#support/pseudo-language'
import { randomPositions } from '#support/random-pictures'
import { requestFor, SCENES, sample } from '#support/sample-picture'
import { LIMITS, words } from '#text'

const PICTOGRAPHS = /[🟩🟦🟥⬜🟪🟫🟨🌸🍎🌿🐚🥕🪙🏅⏳🎩🏁]/u

describe('alt texts', () => {
  it.each(EVERY_LANGUAGE)(
    'of 90 random positions are short and name the button that says everything, in $name',
    ({ language, as }) =>
      withPseudoLanguage(as, () => {
        const { whole, read } = words(language).reading
        expect(withoutMarks(whole)).toContain(withoutMarks(read))
        for (const { where, position, names } of randomPositions('alt texts', 90))
          for (const scene of SCENES) {
            const text = altText({ ...requestFor(scene, position), language, names })
            expect(text.length, `--scene ${scene} ${where}`).toBeLessThanOrEqual(LIMITS.altText)
            // A piece is told to its end: the words stand beside its picture.
            if (scene === 'piece') continue
            expect(text.length, `--scene ${scene} ${where}`).toBeGreaterThan(whole.length + 10)
            expect(text.endsWith(` ${whole}`), text).toBe(true)
          }
      }),
  )

  it('say whose turn it is and what the last one brought, of the table', () => {
    const request = requestFor('table', sample({ players: 3, seed: 4, choices: 120 }))
    expect(altText(request)).toMatch(/^It’s \w+’s turn\. (Ada|Bartholomew|Chiara) \w+/)
    const against = [80, 85, 90, 95].map((choices) => sample({ players: 1, seed: 1, choices }))
    const toms = against.map((position) => altText(requestFor('table', position))).filter((text) => /card:/.test(text))
    expect(toms.length).toBeGreaterThan(0)
    for (const text of toms) expect(text).toMatch(/Tom’s card: .*deck \d of 4\. “Text/)
  })

  it('say you of somebody’s own panel, and the name of a city that others look at', () => {
    const position = sample({ players: 3, seed: 4, choices: 120 })
    const city = requestFor('city', position)
    expect(altText(requestFor('turn', position))).toMatch(/^Your city, \d+ points\./)
    expect(altText(city)).toMatch(/^(Ada|Bartholomew|Chiara)’s city, /)
    if (city.scene !== 'city') throw new Error('another scene')
    expect(altText({ ...city, own: true })).toMatch(/^Your city, /)
  })

  it('say who has won, of a finished game', () => {
    const position = sample({ players: 2, seed: 4, choices: 5000 })
    for (const scene of ['table', 'score'] as const)
      expect(altText(requestFor(scene, position))).toMatch(/wins with \d+/)
  })

  it('say colours and resources in words, not as pictographs', () => {
    for (const { position } of randomPositions('pictographs', 40))
      for (const scene of SCENES) expect(altText(requestFor(scene, position))).not.toMatch(PICTOGRAPHS)
  })

  it('leave the emoji of a name alone, whatever they mean elsewhere', () => {
    const request = requestFor('table', sample({ players: 2, seed: 9, choices: 40 }))
    expect(altText({ ...request, names: ['🦊🟥', '🔥'] })).toMatch(/It’s (🦊🟥|🔥)’s turn\./u)
  })

  it('take names as people like them', () => {
    const request = requestFor('table', sample({ players: 2, seed: 9, choices: 40 }))
    const text = altText({ ...request, names: ['a\u202eb\nc', '🔥'.repeat(200)] })
    expect(text).not.toMatch(/[\u202e\n]/)
  })
})
