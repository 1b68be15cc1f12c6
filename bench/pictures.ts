import type { PictureRequest, Scene } from '#render'
import { requestFor, SCENES, samples } from '#support/sample-picture'

/** One game for each number of players. */
const games = [1, 2, 3, 4].map((players) => [...samples({ players, seed: 100 + players })])

/** The same scene in positions of whole games, from early to late, with 1 to 4 players in turn. */
export const picturesOf = (scene: Scene, count: number): PictureRequest[] =>
  Array.from({ length: count }, (_, i) => {
    const game = games[i % games.length] ?? []
    const [position] = game.slice(Math.floor((game.length * (i + 1)) / (count + 1)))
    if (position === undefined) throw new Error('a game has positions')
    return requestFor(scene, position)
  })

/** Pictures of all scenes in turn. */
export function mixedPictures(count: number): PictureRequest[] {
  const each = SCENES.map((scene) => picturesOf(scene, Math.ceil(count / SCENES.length)))
  return Array.from({ length: count }, (_, i) => {
    const [request] = each[i % SCENES.length]?.slice(Math.floor(i / SCENES.length)) ?? []
    if (request === undefined) throw new Error('there is a picture for each number')
    return request
  })
}
