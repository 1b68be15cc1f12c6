/**
 * `npm run bench -- render`: what a picture costs, scene by scene, one JSON line each, in milliseconds: `drawMs` from the
 * request to raw pixels, `encodeMs` from pixels to PNG, `totalMs` from the request to bytes through the artist and its
 * worker thread. `unitMs`, the work that `unit.ts` describes, is timed
 * in the same run and makes machines comparable: look at `ratio`, `totalMs` in units. Every figure is the median over
 * positions of whole games; `bytes`, `width` and `height` are the largest picture's. `errorMean` and `errorP99` tell how
 * far a channel of a pixel is from what was painted, of 255. The last line is the median of the scenes.
 *
 * Ends with status 1 when a scene takes more than 0.28 of the unit, their median more than 0.20, when a picture is
 * larger than people should wait for, or when the error is over 1.2 in the mean or 9 at its 99th percentile.
 */
import { performance } from 'node:perf_hooks'
import sharp from 'sharp'
import { startArtist } from '#render'
import { encodePng, type RasterImage } from '#render/png'
import { rasterizeRequest } from '#render/worker'
import { SCENES } from '#support/sample-picture'
import { picturesOf } from './pictures.ts'
import { encodeUnit } from './unit.ts'

const ROUNDS = 20
const MOST_RATIO = 0.28
const MOST_MEDIAN = 0.2
const MOST_BYTES = { table: 250_000, panel: 150_000 } as const
const [MOST_MEAN, MOST_P99] = [1.2, 9]

async function timed<T>(work: () => T | Promise<T>): Promise<{ readonly made: T; readonly ms: number }> {
  const began = performance.now()
  return { made: await work(), ms: performance.now() - began }
}
const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN
const hundredth = (value: number): number => Math.round(value * 100) / 100

/** Counts by how much each channel of each pixel is off. */
async function compare({ height, read }: RasterImage, png: Uint8Array, errors: Float64Array): Promise<void> {
  const data = read(0, height)
  const shown = await sharp(png).removeAlpha().raw().toBuffer()
  for (let from = 0, at = 0; at < shown.length; from += 4, at += 3)
    for (let channel = 0; channel < 3; channel++) {
      const off = Math.abs((data[from + channel] ?? 0) - (shown[at + channel] ?? 0))
      errors[off] = (errors[off] ?? 0) + 1
    }
}

function errorOf(errors: Float64Array): { readonly errorMean: number; readonly errorP99: number } {
  const all = errors.reduce((sum, count) => sum + count, 0)
  let below = 0
  const errorP99 = errors.findIndex((count) => {
    below += count
    return below >= 0.99 * all
  })
  return { errorMean: hundredth(errors.reduce((sum, count, off) => sum + count * off, 0) / all), errorP99 }
}

const ratios: number[] = []
const artist = startArtist({ workers: 1 })
for (const scene of SCENES)
  for (const request of picturesOf(scene, 3)) {
    await artist.draw(request)
    encodePng(rasterizeRequest(request))
    await encodeUnit()
  }

for (const scene of SCENES) {
  const draws: number[] = []
  const encodes: number[] = []
  const totals: number[] = []
  const units: number[] = []
  const errors = new Float64Array(256)
  const largest = { bytes: 0, width: 0, height: 0 }
  // Picture by picture, so that a busy moment of the machine falls on all of them.
  for (const request of picturesOf(scene, ROUNDS)) {
    const drawn = await timed(() => rasterizeRequest(request))
    draws.push(drawn.ms)
    const encoded = await timed(() => encodePng(drawn.made))
    encodes.push(encoded.ms)
    await compare(drawn.made, encoded.made, errors)
    units.push((await timed(() => encodeUnit())).ms)
    const { made, ms } = await timed(() => artist.draw(request))
    totals.push(ms)
    if (made.bytes.length > largest.bytes)
      Object.assign(largest, { bytes: made.bytes.length, width: made.width, height: made.height })
  }
  const [totalMs, unitMs] = [median(totals), median(units)]
  const ratio = hundredth(totalMs / unitMs)
  ratios.push(ratio)
  const { errorMean, errorP99 } = errorOf(errors)
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
      errorMean,
      errorP99,
    }),
  )
  const most = scene === 'table' ? MOST_BYTES.table : MOST_BYTES.panel
  if (ratio > MOST_RATIO || largest.bytes > most || errorMean > MOST_MEAN || errorP99 > MOST_P99) process.exitCode = 1
}
await artist.close()
console.log(JSON.stringify({ medianRatio: median(ratios) }))
if (median(ratios) > MOST_MEDIAN) process.exitCode = 1
