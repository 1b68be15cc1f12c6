/** `npm run tool -- draw-picture --help`: draws one picture of a position reached by random choices. */
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { startArtist } from '#render'
import { member, whole } from '#support/options'
import { requestFor, SCENES, sample } from '#support/sample-picture'
import { LANGUAGES } from '#text'

const HELP = `Draws one picture of a position reached by random choices.

  npm run tool -- draw-picture --scene table --players 4 --seed 7 --choices 120 --out table.png --phone

  --scene    ${SCENES.join(', ')}
  --players  2 to 4
  --solo     one player against Tom instead
  --seed     a number: the same one gives the same game
  --choices  how many choices have been made
  --lang     ${LANGUAGES.join(', ')}
  --out      .png, as people get it, or .webp
  --phone    also writes it 400 px wide, as a phone shows it`

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
    help: { type: 'boolean', default: false },
  },
})

async function write(path: string, png: Uint8Array): Promise<void> {
  await writeFile(path, path.endsWith('.webp') ? await sharp(png).webp({ quality: 85 }).toBuffer() : png)
  console.log(path)
}

if (values.help) console.log(HELP)
else {
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
}
