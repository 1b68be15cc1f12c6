/**
 * `npm run bench -- film`: what the films of finished games cost: of `GAMES` games each of one player (against Tom) to
 * four, one JSON line a number of players, and one for all. `cpuMs` is the processor's time in the thread that draws, from
 * the request to the last frame, reel by reel as a worker makes it; `reelMs` what other pictures wait for at most. With
 * the middle one and the largest of `cpuMs`, `bytes` and `frames`.
 *
 * Ends with status 1 when a film has more than 32 frames or 1 MB, or takes more than 1.5 s.
 */
import { performance } from 'node:perf_hooks'
import { type FrameBatch, joinFrameBatches, serializeRequest } from '#render'
import { paintFrameBatch } from '#render/film'
import { filmOf } from '#support/films'

const GAMES = 8
const MOST = { cpuMs: 1500, bytes: 1_000_000, frames: 32 } as const

interface Film {
  readonly cpuMs: number
  readonly reelMs: number
  readonly bytes: number
  readonly frames: number
}

function filmed(players: number, nth: number): Film {
  const request = filmOf(players, nth)
  const key = serializeRequest(request)
  const reels: FrameBatch[] = []
  const began = process.cpuUsage()
  let reelMs = 0
  for (let from: number | null = 0; from !== null; from = reels.at(-1)?.next ?? null) {
    const at = performance.now()
    reels.push(paintFrameBatch(request, key, from))
    reelMs = Math.max(reelMs, performance.now() - at)
  }
  const { user, system } = process.cpuUsage(began)
  return {
    cpuMs: Math.round((user + system) / 1000),
    reelMs: Math.round(reelMs),
    bytes: joinFrameBatches(reels).bytes.length,
    frames: reels.reduce((sum, { frames }) => sum + frames.length, 0),
  }
}

function tell(what: object, films: readonly Film[]): void {
  const of = (name: keyof Film) => {
    const values = films.map((film) => film[name]).sort((a, b) => a - b)
    return { median: values[values.length >> 1], largest: values.at(-1) }
  }
  console.log(
    JSON.stringify({ ...what, cpuMs: of('cpuMs'), reelMs: of('reelMs'), bytes: of('bytes'), frames: of('frames') }),
  )
}

// Fonts and icons are loaded by the first, as a worker does once.
filmed(2, GAMES)
const all = [1, 2, 3, 4].flatMap((players) => {
  const films = Array.from({ length: GAMES }, (_, nth) => filmed(players, nth))
  tell({ players }, films)
  return films
})
tell({ players: 'all' }, all)
if (all.some((film) => film.cpuMs > MOST.cpuMs || film.bytes > MOST.bytes || film.frames > MOST.frames))
  process.exitCode = 1
