/** `npm run tool -- draw-contact-sheet --out FILE`: twelve positions on one sheet, each as wide as a phone shows it. */
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { type ChoiceKind, legalChoices, standardRules } from '#engine'
import { type Scene, startArtist } from '#render'
import { requestFor, type Sample, samples } from '#support/sample-picture'

const WIDTH = 400
const GAP = 16
const ROW = 560
const ACROSS = 4

interface Wanted {
  readonly scene: Scene
  readonly players: number
  readonly seed: number
  /** The first position after so many choices … */
  readonly choices: number
  /** … in which a choice of this kind stands open. */
  readonly open?: ChoiceKind
}
const WANTED: readonly Wanted[] = [
  { scene: 'table', players: 4, seed: 3, choices: 12 },
  { scene: 'table', players: 3, seed: 4, choices: 180 },
  { scene: 'table', players: 1, seed: 2, choices: 150 },
  { scene: 'table', players: 4, seed: 8, choices: 100_000 },
  { scene: 'city', players: 3, seed: 4, choices: 1, open: 'start' },
  { scene: 'city', players: 4, seed: 8, choices: 300, open: 'space' },
  { scene: 'city', players: 2, seed: 6, choices: 150, open: 'move' },
  { scene: 'fate', players: 4, seed: 3, choices: 120, open: 'fate' },
  { scene: 'gnomes', players: 2, seed: 6, choices: 60 },
  { scene: 'bonfire', players: 3, seed: 4, choices: 120 },
  { scene: 'council', players: 4, seed: 8, choices: 400 },
  { scene: 'score', players: 4, seed: 8, choices: 100_000 },
]

/** The position that is wanted, or the game's last one. */
function find({ players, seed, choices, open }: Wanted): Sample {
  let last: Sample | null = null
  let made = 0
  for (const one of samples({ players, seed })) {
    last = one
    if (made++ < choices) continue
    if (open === undefined || legalChoices(standardRules, one.state).some((choice) => choice.kind === open)) break
  }
  if (last === null) throw new Error('a game has a first position')
  return last
}

const { values } = parseArgs({ options: { out: { type: 'string', default: 'contact-sheet.png' } } })
const artist = startArtist({ workers: 2 })
const tiles = await Promise.all(
  WANTED.map(async (wanted, i) => {
    const picture = await artist.draw(requestFor(wanted.scene, find(wanted)))
    const input = await sharp(picture.bytes).resize(WIDTH, ROW, { fit: 'inside' }).png().toBuffer()
    return { input, left: GAP + (i % ACROSS) * (WIDTH + GAP), top: GAP + Math.floor(i / ACROSS) * (ROW + GAP) }
  }),
)
await artist.close()
const sheet = sharp({
  create: {
    width: GAP + ACROSS * (WIDTH + GAP),
    height: GAP + Math.ceil(WANTED.length / ACROSS) * (ROW + GAP),
    channels: 3,
    background: '#313338',
  },
}).composite(tiles)
await sheet.toFile(values.out)
console.log(values.out)
