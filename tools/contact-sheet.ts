/** `npm run contact-sheet -- --out FILE`: twelve positions on one sheet, each as wide as a phone shows it. */
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { type Scene, startArtist } from '#render'
import { requestFor, sample } from '#tools/sample-picture'

const WIDTH = 400
const GAP = 16
const ROW = 560
const ACROSS = 4

const POSITIONS: readonly { scene: Scene; players: number; seed: number; choices: number }[] = [
  { scene: 'table', players: 4, seed: 3, choices: 12 },
  { scene: 'table', players: 3, seed: 4, choices: 150 },
  { scene: 'table', players: 1, seed: 2, choices: 190 },
  { scene: 'table', players: 4, seed: 8, choices: 100_000 },
  { scene: 'city', players: 3, seed: 4, choices: 1 },
  { scene: 'city', players: 4, seed: 3, choices: 342 },
  { scene: 'city', players: 2, seed: 6, choices: 230 },
  { scene: 'fate', players: 4, seed: 3, choices: 138 },
  { scene: 'gnomes', players: 2, seed: 6, choices: 60 },
  { scene: 'bonfire', players: 3, seed: 4, choices: 120 },
  { scene: 'council', players: 4, seed: 8, choices: 400 },
  { scene: 'scores', players: 4, seed: 8, choices: 100_000 },
]

const { values } = parseArgs({ options: { out: { type: 'string', default: 'contact-sheet.png' } } })
const artist = startArtist({ workers: 2 })
const tiles = await Promise.all(
  POSITIONS.map(async ({ scene, ...position }, i) => {
    const picture = await artist.draw(requestFor(scene, sample(position)))
    const input = await sharp(picture.bytes).resize(WIDTH, ROW, { fit: 'inside' }).png().toBuffer()
    return { input, left: GAP + (i % ACROSS) * (WIDTH + GAP), top: GAP + Math.floor(i / ACROSS) * (ROW + GAP) }
  }),
)
await artist.close()
const sheet = sharp({
  create: {
    width: GAP + ACROSS * (WIDTH + GAP),
    height: GAP + Math.ceil(POSITIONS.length / ACROSS) * (ROW + GAP),
    channels: 3,
    background: '#313338',
  },
}).composite(tiles)
await sheet.toFile(values.out)
console.log(values.out)
