/**
 * `npm run bench -- memory`: draws 3,000 pictures of all scenes with two workers, after a first round of 450, and
 * prints by how much the process's resident memory grew. The canvas library has leaked before. Ends with status
 * 1 when it is 50 MB or more.
 */
import { startArtist } from '#render'
import { mixedPictures } from './pictures.ts'

const PICTURES = 3_000
/** Each of so many positions comes round again and again. Before the first round is over, caches fill. */
const DIFFERENT = 450
/** Resident memory comes and goes: the least of so many looks counts, each after so many pictures. */
const LOOKS = 3
const MOST_GROWTH_MB = 50
const AT_ONCE = 4
const STEP = 100

const requests = mixedPictures(DIFFERENT)
const artist = startArtist({ workers: 2 })
let next = 0
async function drawUntil(end: number): Promise<void> {
  const one = async (): Promise<void> => {
    while (next < end) {
      const [request] = requests.slice(next++ % requests.length)
      if (request !== undefined) await artist.draw(request)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
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

const first = await staysAfter(DIFFERENT)
for (let more = 500; more < PICTURES; more += 500) await staysAfter(DIFFERENT + more)
const last = await staysAfter(DIFFERENT + PICTURES)
await artist.close()
const grownMB = last - first
console.log(
  JSON.stringify({
    bench: 'memory',
    pictures: PICTURES,
    firstMB: Math.round(first),
    lastMB: Math.round(last),
    grownMB: Math.round(grownMB),
  }),
)
if (grownMB >= MOST_GROWTH_MB) process.exitCode = 1
