/**
 * `npm run bench -- loop`: how long the event loop is held up while 200 pictures of all scenes are drawn by two workers
 * (the bot must answer presses meanwhile). Ends with status 1 when the 99th percentile is 20 ms or more.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { startArtist } from '#render'
import { mixedPictures } from './pictures.ts'

const PICTURES = 200
const MOST_P99_MS = 20
const AT_ONCE = 4
const RESOLUTION_MS = 1

const requests = mixedPictures(PICTURES)
const artist = startArtist({ workers: 2 })
// Starting the workers and reading the fonts is not drawing.
await Promise.all(requests.slice(0, 20).map((request) => artist.draw(request)))
globalThis.gc?.()

const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
delay.enable()
let next = 0
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    while (next < PICTURES) {
      const [request] = requests.slice(next++)
      if (request !== undefined) await artist.draw(request)
    }
  }),
)
delay.disable()
await artist.close()
/** The histogram counts the time between two ticks; what is over the resolution is delay. */
const ms = (nanoseconds: number): number => Math.round((nanoseconds / 1e6 - RESOLUTION_MS) * 100) / 100
const p99Ms = ms(delay.percentile(99))
console.log(JSON.stringify({ bench: 'loop', pictures: PICTURES, meanMs: ms(delay.mean), p99Ms, maxMs: ms(delay.max) }))
if (p99Ms >= MOST_P99_MS) process.exitCode = 1
