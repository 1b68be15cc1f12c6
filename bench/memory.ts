/**
 * `npm run bench -- memory`: draws 3,000 pictures of all scenes with two workers and prints by how much the process's
 * resident memory grew between the first 300 and the last ones. The canvas library has leaked before. Ends with status
 * 1 when it is 50 MB or more.
 */
import { startArtist } from '#render'
import { mixedPictures } from './pictures.ts'

const PICTURES = 3_000
/** Until then caches fill: sprites, fonts, backgrounds, both workers' code. */
const WARM = 300
const MOST_GROWTH_MB = 50
const AT_ONCE = 4
const STEP = 100

const requests = mixedPictures(450)
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

/** The least of some moments: what stays when garbage has gone. */
async function stays(from: number): Promise<number> {
  const seen: number[] = []
  for (let end = from + STEP; end <= from + WARM; end += STEP) {
    await drawUntil(end)
    globalThis.gc?.()
    seen.push(residentMB())
    console.error(`${end} pictures: ${Math.round(residentMB())} MB`)
  }
  return Math.min(...seen)
}

const first = await stays(0)
for (let end = 2 * WARM; end <= PICTURES - WARM; end += WARM) {
  await drawUntil(end)
  console.error(`${end} pictures: ${Math.round(residentMB())} MB`)
}
const last = await stays(PICTURES - WARM)
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
