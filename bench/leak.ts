/**
 * `npm run bench -- leak [--pictures 3000] [--different 450] [--workers 2]`: draws pictures of all scenes, after a
 * first round of different ones, and prints by how much the process's resident memory grew. The canvas library has
 * leaked before. Ends with status 1 when it is 50 MB or more.
 */
import { parseArgs } from 'node:util'
import { startArtist } from '#render'
import { whole } from '#support/options'
import { mixedPictures } from './pictures.ts'

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    pictures: { type: 'string', default: '3000' },
    different: { type: 'string', default: '450' },
    workers: { type: 'string', default: '2' },
  },
})
const PICTURES = whole('pictures', values.pictures, 1, 1_000_000)
/** Each of so many positions comes round again and again. Before the first round is over, caches fill. */
const DIFFERENT = whole('different', values.different, 1, 10_000)
const WORKERS = whole('workers', values.workers, 1, 16)
/** Pictures before the first look. */
const FIRST = Math.max(DIFFERENT, 24)
/** Resident memory comes and goes: the least of so many looks counts, spread over the last pictures. */
const LOOKS = 3
const MOST_GROWTH_MB = 50
const STEP = Math.min(100, Math.floor(FIRST / (LOOKS + 1)))

const requests = mixedPictures(DIFFERENT)
const artist = startArtist({ workers: WORKERS })
let next = 0
async function drawUntil(end: number): Promise<void> {
  const one = async (): Promise<void> => {
    while (next < end) {
      const [request] = requests.slice(next++ % requests.length)
      if (request !== undefined) await artist.draw(request)
    }
  }
  await Promise.all(Array.from({ length: 2 * WORKERS }, one))
}
const residentMB = (): number => process.memoryUsage.rss() / 2 ** 20

/** What stays when garbage has gone, after so many pictures. */
async function staysAfter(pictures: number): Promise<number> {
  const seen: number[] = []
  for (let look = LOOKS - 1; look >= 0; look--) {
    await drawUntil(pictures - look * STEP)
    globalThis.gc?.()
    seen.push(residentMB())
  }
  console.error(`${pictures} pictures: ${Math.round(Math.min(...seen))} MB`)
  return Math.min(...seen)
}

const first = await staysAfter(FIRST)
for (let more = 500; more < PICTURES; more += 500) await staysAfter(FIRST + more)
const last = await staysAfter(FIRST + PICTURES)
await artist.close()
const grownMB = last - first
console.log(
  JSON.stringify({
    bench: 'leak',
    pictures: PICTURES,
    firstMB: Math.round(first),
    lastMB: Math.round(last),
    grownMB: Math.round(grownMB),
  }),
)
if (grownMB >= MOST_GROWTH_MB) process.exitCode = 1
