/**
 * `npm run tool -- draw-film --players 3 --game 7 --out film.webp --frames film`: draws the film of a game that quick
 * computer players play; `--players 1` plays against Tom, `--game` is a number, and the same one gives the same game.
 * `--lang de`: in German; `--frames`: also writes every frame, as a viewer shows it, to this beginning of a name: film-00.png.
 */
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { type FrameBatch, joinFrameBatches, startArtist } from '#render'
import { filmOf } from '#support/films'
import { member, whole } from '#support/options'
import { LANGUAGES } from '#text'

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '3' },
    game: { type: 'string', default: '1' },
    lang: { type: 'string', default: 'en' },
    out: { type: 'string', default: 'film.webp' },
    frames: { type: 'string' },
  },
})

const language = member('lang', values.lang, LANGUAGES)
const request = filmOf(whole('players', values.players, 1, 4), whole('game', values.game, 0, 100_000), language)
const artist = startArtist({ workers: 1 })
const reels: FrameBatch[] = []
for (let from: number | null = 0; from !== null; from = reels.at(-1)?.next ?? null)
  reels.push(await artist.drawFrameBatch(request, from))
await artist.close()
const { bytes, width, height, alt } = joinFrameBatches(reels)
await writeFile(values.out, bytes)
const { pages = 1, delay = [] } = await sharp(bytes, { animated: true }).metadata()
for (let page = 0; values.frames !== undefined && page < pages; page++)
  await sharp(bytes, { page })
    .png()
    .toFile(`${values.frames}-${String(page).padStart(2, '0')}.png`)
const seconds = delay.reduce((sum, ms) => sum + ms, 0) / 1000
console.log(`${width} × ${height}, ${Math.round(bytes.length / 1000)} kB, ${pages} frames in ${seconds} s`)
console.log(alt)
