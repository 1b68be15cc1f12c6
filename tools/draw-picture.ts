/**
 * `npm run tool -- draw-picture --scene table --players 4 --seed 7 --choices 120 --out table.png --phone`: draws one picture of a
 * position that so many random choices lead to; the same seed gives the same game. `--scene`: one of `SCENES` in
 * `test/support/sample-picture.ts`; `--solo`: one player against Tom; `--lang de`: in German; `--out`: a .png, as people get it,
 * or a .webp; `--phone`: also writes it 400 px wide, as a phone shows it.
 */
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { startArtist } from '#render'
import { member, whole } from '#support/options'
import { requestFor, SCENES, sample } from '#support/sample-picture'
import { LANGUAGES } from '#text'

const { values } = parseArgs({
  options: {
    scene: { type: 'string', default: 'table' },
    players: { type: 'string', default: '3' },
    solo: { type: 'boolean', default: false },
    lang: { type: 'string', default: 'en' },
    seed: { type: 'string', default: '1' },
    choices: { type: 'string', default: '100' },
    out: { type: 'string', default: 'picture.png' },
    phone: { type: 'boolean', default: false },
  },
})

async function write(path: string, png: Uint8Array): Promise<void> {
  await writeFile(path, path.endsWith('.webp') ? await sharp(png).webp({ quality: 85 }).toBuffer() : png)
  console.log(path)
}

const position = {
  players: values.solo ? 1 : whole('players', values.players, 1, 4),
  seed: whole('seed', values.seed, 0, 999_999_999),
  choices: whole('choices', values.choices, 0, 100_000),
}
const language = member('lang', values.lang, LANGUAGES)
const request = { ...requestFor(member('scene', values.scene, SCENES), sample(position)), language }
const artist = startArtist({ workers: 1 })
const { bytes, width, height, alt } = await artist.draw(request)
await artist.close()
await write(values.out, bytes)
if (values.phone)
  await write(values.out.replace(/(\.\w+)?$/, '-phone$1'), await sharp(bytes).resize(400).png().toBuffer())
console.log(`${width} × ${height}, ${Math.round(bytes.length / 1000)} kB`)
console.log(alt)
