/** `npm run picture -- --help`: draws one picture of a position reached by random choices. */
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { startArtist } from '#render'
import { LANGUAGES } from '#text'
import { member, whole } from '#tools/options'
import { requestFor, SCENES, sample } from '#tools/sample-picture'

const HELP = `Draws one picture of a position reached by random choices.

  npm run picture -- --scene table --players 4 --seed 7 --choices 120 --out table.png --phone

  --scene    ${SCENES.join(', ')}
  --players  2 to 4
  --solo     one player against Tom instead
  --seed     a number: the same one gives the same game
  --choices  how many choices have been made
  --lang     ${LANGUAGES.join(', ')}
  --out      .webp, as people get it, or .png
  --phone    also writes it 400 px wide, as a phone shows it`

const { values } = parseArgs({
  options: {
    scene: { type: 'string', default: 'table' },
    players: { type: 'string', default: '3' },
    solo: { type: 'boolean', default: false },
    lang: { type: 'string', default: 'en' },
    seed: { type: 'string', default: '1' },
    choices: { type: 'string', default: '100' },
    out: { type: 'string', default: 'picture.webp' },
    phone: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

async function write(path: string, bytes: Uint8Array, width: number): Promise<void> {
  const image = sharp(bytes).resize(width)
  await writeFile(path, await (path.endsWith('.png') ? image.png() : image.webp({ quality: 85 })).toBuffer())
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
  await write(values.out, bytes, width)
  if (values.phone) await write(values.out.replace(/(\.\w+)?$/, '-phone$1'), bytes, 400)
  console.log(`${width} × ${height}, ${Math.round(bytes.length / 1000)} kB`)
  console.log(alt)
}
