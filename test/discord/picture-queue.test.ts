import { expect, it, onTestFinished } from 'vitest'
import { createDraw } from '#discord/picture-queue'
import { standardRules } from '#engine'
import { type PictureRequest, startArtist } from '#render'
import { filmOf } from '#support/films'
import { samples } from '#support/sample-picture'

const CROWD = 40

/** So many different pictures of one game. */
function pictures(): PictureRequest[] {
  const found: PictureRequest[] = []
  for (const { state } of samples({ players: 2, seed: 1 })) {
    const request = { rules: standardRules, state, names: ['Ann', 'Ben'], language: 'en' } as const
    found.push({ ...request, scene: 'score' })
    if (found.length === CROWD) return found
  }
  throw new Error('a game has more positions than that')
}

it('of the pictures that wait for one person all but the newest are let go at once, not each in its turn', async () => {
  const artist = startArtist({ workers: 1 })
  onTestFinished(artist.close)
  const draw = createDraw(artist)
  const ended: string[] = []
  const asked = pictures().map(async (request, nth) => {
    const drawn = await draw(request, { person: 'ann', interaction: String(nth + 1) })
    ended.push(`${nth}: ${typeof drawn === 'string' ? drawn : 'drawn'}`)
  })
  // The first began, for nobody had asked for another one then.
  await asked.at(-1)
  expect(ended.slice(0, CROWD - 2)).toEqual(Array.from({ length: CROWD - 2 }, (_, nth) => `${nth + 1}: overtaken`))
  expect(ended.slice(CROWD - 2)).toEqual(['0: drawn', `${CROWD - 1}: drawn`])
  await Promise.all(asked)
})

it('a picture that somebody asked for before the newest, and that comes after it, is let go, unless it exists', async () => {
  const artist = startArtist({ workers: 1 })
  onTestFinished(artist.close)
  const draw = createDraw(artist)
  const [one, other] = pictures()
  if (one === undefined || other === undefined) throw new Error('there are two')
  expect(await draw(one, { person: 'ann', interaction: '7' })).toMatchObject({ mime: 'image/png' })
  expect(await draw(other, { person: 'ann', interaction: '6' })).toBe('overtaken')
  expect(await draw(one, { person: 'ann', interaction: '5' })).toMatchObject({ mime: 'image/png' })
})

it('a film is drawn while nothing else is to be: what is asked for after it began comes first', async () => {
  const artist = startArtist({ workers: 1 })
  onTestFinished(artist.close)
  const draw = createDraw(artist)
  const ended: string[] = []
  const request = filmOf(2, 0)
  const film = draw.film(request).then((drawn) => {
    ended.push('film')
    return drawn
  })
  const others = pictures()
    .slice(0, 4)
    .map((one, nth) => draw(one, { person: null }).then(() => ended.push(`${nth}`)))
  await Promise.all(others)
  const drawn = await film
  expect(drawn).toMatchObject({ mime: 'image/webp' })
  expect(ended).toEqual(['0', '1', '2', '3', 'film'])
  // It is kept, and drawn once for all who ask.
  expect(await draw.film(filmOf(2, 0))).toBe(drawn)
})
