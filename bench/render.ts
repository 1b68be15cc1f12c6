/**
 * What a picture costs: drawing and encoding in a worker, mean over positions of whole games, scene by scene.
 * `unitMs`, one `canvas.encode('webp', 85)` of a fixed bitmap of 1600 × 1100 timed in the same run, makes machines
 * comparable: look at `ratio`. Ends with status 1 when a picture is too large.
 */
import { performance } from 'node:perf_hooks'
import { createCanvas } from '@napi-rs/canvas'
import { type PictureRequest, startArtist } from '#render'
import { requestFor, SCENES, samples } from '#tools/sample-picture'

const ROUNDS = 16
const MOST_BYTES = { table: 600_000, city: 150_000 } as const

/** A bitmap that encodes like a picture: grounds, edges and many small things. */
function fixedBitmap() {
  const canvas = createCanvas(1600, 1100)
  const ctx = canvas.getContext('2d')
  const sky = ctx.createLinearGradient(0, 0, 0, 1100)
  sky.addColorStop(0, '#15122b')
  sky.addColorStop(1, '#6b3a4c')
  ctx.fillStyle = sky
  ctx.fillRect(0, 0, 1600, 1100)
  for (let i = 0; i < 600; i++) {
    ctx.fillStyle = `hsl(${(i * 47) % 360} 60% ${30 + ((i * 13) % 50)}%)`
    ctx.beginPath()
    ctx.ellipse((i * 271) % 1600, (i * 397) % 1100, 8 + (i % 29), 6 + (i % 17), i, 0, 2 * Math.PI)
    ctx.fill()
  }
  return canvas
}

const games = [1, 2, 3, 4].map((players) => [...samples({ players, seed: 100 + players })])
const requests = (scene: (typeof SCENES)[number]): PictureRequest[] =>
  Array.from({ length: ROUNDS }, (_, round) => {
    const game = games[round % games.length] ?? []
    const position = game[Math.floor((game.length * (round + 1)) / (ROUNDS + 1))]
    if (position === undefined) throw new Error('a game has positions')
    return requestFor(scene, position)
  })

const round = (value: number): number => Math.round(value * 100) / 100
const bitmap = fixedBitmap()
const artist = startArtist({ workers: 1 })
const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now()
  await work()
  return performance.now() - began
}

for (const scene of SCENES) for (const request of requests(scene).slice(0, 2)) await artist.draw(request)
await bitmap.encode('webp', 85)
let units = 0
const scenes: Record<string, { ms: number; ratio: number; kB: number }> = {}
let tooLarge = false
for (const scene of SCENES) {
  let total = 0
  let bytes = 0
  let unit = 0
  // Picture by picture, so that a busy moment of the machine falls on both.
  for (const request of requests(scene)) {
    total += await timed(async () => {
      bytes = Math.max(bytes, (await artist.draw(request)).bytes.length)
    })
    unit += await timed(() => bitmap.encode('webp', 85))
  }
  scenes[scene] = { ms: round(total / ROUNDS), ratio: round(total / unit), kB: Math.round(bytes / 1000) }
  units += unit
  if (scene in MOST_BYTES && bytes > (scene === 'table' ? MOST_BYTES.table : MOST_BYTES.city)) tooLarge = true
}
await artist.close()

console.log(
  JSON.stringify({
    bench: 'render',
    unitMs: round(units / (ROUNDS * SCENES.length)),
    scenes,
    rssMB: Math.round(process.memoryUsage().rss / 2 ** 20),
  }),
)
if (tooLarge) process.exitCode = 1
