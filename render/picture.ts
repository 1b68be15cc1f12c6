import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import sharp, { type Sharp } from 'sharp'
import { startArtist } from './artist.ts'
import { requestFor, SCENES, sample } from './sample.ts'

const HELP = `Draws one picture of a position reached by random choices.

  npm run picture -- --scene table --players 4 --seed 7 --choices 120 --out table.png --phone

  --scene    table, city, scores, island, gnomes, bonfire, council, fate   (table)
  --players  1 (against Tom) to 4                                          (3)
  --seed     a number: the same one gives the same game                   (1)
  --choices  how many choices have been made                              (100)
  --out      .webp, as people get it, or .png                             (picture.webp)
  --phone    also writes it 400 px wide, as a phone shows it`

const { values } = parseArgs({
  options: {
    scene: { type: 'string', default: 'table' },
    players: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
    choices: { type: 'string', default: '100' },
    out: { type: 'string', default: 'picture.webp' },
    phone: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

const scene = SCENES.find((one) => one === values.scene)
if (values.help || scene === undefined) {
  console.log(HELP)
  process.exitCode = values.help ? 0 : 1
} else {
  const position = { players: Number(values.players), seed: Number(values.seed), choices: Number(values.choices) }
  const request = requestFor(scene, sample(position))
  const artist = startArtist({ workers: 1 })
  const picture = await artist.draw(request)
  await artist.close()
  const write = async (path: string, image: Sharp): Promise<void> => {
    await writeFile(path, await (path.endsWith('.png') ? image.png() : image.webp({ quality: 85 })).toBuffer())
    console.log(path)
  }
  if (values.out.endsWith('.png')) await write(values.out, sharp(picture.bytes))
  else {
    await writeFile(values.out, picture.bytes)
    console.log(values.out)
  }
  if (values.phone) await write(values.out.replace(/(\.\w+)$/, '-phone$1'), sharp(picture.bytes).resize(400))
  console.log(`${picture.width} × ${picture.height}, ${Math.round(picture.bytes.length / 1000)} kB`)
  console.log(picture.alt)
}
