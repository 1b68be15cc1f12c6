/**
 * `npm run bench -- render`: what a picture costs, scene by scene, one JSON line each, in milliseconds: `drawMs` from the
 * request to raw pixels, `encodeMs` from pixels to WebP, `totalMs` from the request to bytes through the artist and its
 * worker thread. `unitMs`, one `canvas.encode('webp', 85)` of the fixed bitmap of 1600 × 1100 beside this file, is timed
 * in the same run and makes machines comparable: look at `ratio`, `totalMs` in units. Every figure is the median over
 * positions of whole games; `bytes`, `width` and `height` are the largest picture's. Ends with status 1 when a scene
 * takes more than 0.75 of the unit, or is larger than Discord's people should wait for.
 */
import { performance } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { startArtist } from '#render'
import { encode, paintRequest } from '#render/worker'
import { SCENES } from '#tools/sample-picture'
import { picturesOf } from './pictures.ts'

const ROUNDS = 20
const MOST_RATIO = 0.75
const MOST_BYTES = { table: 600_000, panel: 150_000 } as const

const bitmap = createCanvas(1600, 1100)
bitmap.getContext('2d').drawImage(await loadImage(fileURLToPath(new URL('bitmap.png', import.meta.url))), 0, 0)

async function timed<T>(work: () => T | Promise<T>): Promise<{ readonly made: T; readonly ms: number }> {
  const began = performance.now()
  return { made: await work(), ms: performance.now() - began }
}
const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN
const hundredth = (value: number): number => Math.round(value * 100) / 100

const artist = startArtist({ workers: 1 })
for (const scene of SCENES)
  for (const request of picturesOf(scene, 3)) {
    await artist.draw(request)
    await encode(paintRequest(request), scene)
    await bitmap.encode('webp', 85)
  }

for (const scene of SCENES) {
  const draws: number[] = []
  const encodes: number[] = []
  const totals: number[] = []
  const units: number[] = []
  const largest = { bytes: 0, width: 0, height: 0 }
  // Picture by picture, so that a busy moment of the machine falls on all of them.
  for (const request of picturesOf(scene, ROUNDS)) {
    const drawn = await timed(() => paintRequest(request))
    draws.push(drawn.ms)
    encodes.push((await timed(() => encode(drawn.made, scene))).ms)
    units.push((await timed(() => bitmap.encode('webp', 85))).ms)
    const { made, ms } = await timed(() => artist.draw(request))
    totals.push(ms)
    if (made.bytes.length > largest.bytes)
      Object.assign(largest, { bytes: made.bytes.length, width: made.width, height: made.height })
  }
  const [totalMs, unitMs] = [median(totals), median(units)]
  const ratio = hundredth(totalMs / unitMs)
  console.log(
    JSON.stringify({
      scene,
      width: largest.width,
      height: largest.height,
      drawMs: hundredth(median(draws)),
      encodeMs: hundredth(median(encodes)),
      totalMs: hundredth(totalMs),
      unitMs: hundredth(unitMs),
      ratio,
      bytes: largest.bytes,
    }),
  )
  const most = scene === 'table' ? MOST_BYTES.table : MOST_BYTES.panel
  if (ratio > MOST_RATIO || largest.bytes > most) process.exitCode = 1
}
await artist.close()
