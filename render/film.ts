import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { filmAltText } from './alt-text.ts'
import type { FrameBatch } from './artist.ts'
import { type Item, type Layout, makeRect, type Rect } from './layout.ts'
import { paintItems } from './paint.ts'
import type { FilmRequest } from './request.ts'
import { FILM_SIZE, type FilmMoment, filmMomentLayout, filmMomentsOf } from './scenes/film.ts'
import { namesWithComputerMark } from './scenes/index.ts'
import { webpFrameChunk } from './webp.ts'

/** Frames that are drawn in one go: other pictures need not wait for longer than about two of them take. */
const IN_ONE_GO = 4
/** Of 100: less shows blocks in the dusk. */
const QUALITY = 75

const ALL = makeRect(0, 0, FILM_SIZE.width, FILM_SIZE.height)

/** A film that is being made: to play its game again for each reel would take as long as a frame. */
let playing: { readonly key: string; readonly moments: readonly FilmMoment[] } | null = null

/**
 * Draws some frames of a film: of each but the first only what is new in it.
 * @param key the same for the same film
 * @param from how many frames were drawn before
 * @throws when the game cannot be played again
 */
export function paintFrameBatch(request: FilmRequest, key: string, from: number): FrameBatch {
  const moments = playing?.key === key ? playing.moments : filmMomentsOf(request)
  const last = moments.at(-1)
  if (last === undefined) throw new Error('a film without frames')
  const next = from + IN_ONE_GO < moments.length ? from + IN_ONE_GO : null
  playing = next === null ? null : { key, moments }
  const named = { ...request, names: namesWithComputerMark(request) }
  const layoutAt = (moment: FilmMoment): Layout => filmMomentLayout(named, moment)
  const screen = createCanvas(FILM_SIZE.width, FILM_SIZE.height)
  const back = createCanvas(FILM_SIZE.width, FILM_SIZE.height)
  const cut = createCanvas(FILM_SIZE.width, FILM_SIZE.height)
  try {
    paintScaled(back, layoutAt(last).back.items)
    const shown = (moment: FilmMoment): Int32Array => {
      const ctx = screen.getContext('2d')
      ctx.drawImage(back, 0, 0)
      paintScaled(screen, layoutAt(moment).items)
      const { data } = ctx.getImageData(0, 0, FILM_SIZE.width, FILM_SIZE.height)
      return new Int32Array(data.buffer, data.byteOffset, data.length / 4)
    }
    const previous = moments[from - 1]
    let before = previous === undefined ? null : shown(previous)
    const frames = moments.slice(from, from + IN_ONE_GO).map((moment) => {
      const now = shown(moment)
      const place = before === null ? ALL : changed(before, now)
      before = now
      cut.width = place.w
      cut.height = place.h
      cut.getContext('2d').drawImage(screen, -place.x, -place.y)
      return webpFrameChunk({ ...place, shownFor: moment.shownFor }, cut.encodeSync('webp', QUALITY))
    })
    return { frames, next, width: FILM_SIZE.width, height: FILM_SIZE.height, alt: filmAltText(request, last.state) }
  } finally {
    // Given another size, a canvas lets its pixels go at once.
    for (const canvas of [screen, back, cut]) canvas.width = canvas.height = 1
  }
}

function paintScaled(canvas: Canvas, items: readonly Item[]): void {
  const ctx = canvas.getContext('2d')
  ctx.save()
  ctx.scale(FILM_SIZE.scale, FILM_SIZE.scale)
  paintItems(ctx, items)
  ctx.restore()
}

/** Where two pictures differ: a rectangle that begins at even numbers, as a frame has to; a corner where they are alike. */
function changed(before: Int32Array, now: Int32Array): Rect {
  let [left, top, right, bottom] = [FILM_SIZE.width, FILM_SIZE.height, 0, 0]
  for (let y = 0, at = 0; y < FILM_SIZE.height; y++)
    for (let x = 0; x < FILM_SIZE.width; x++, at++) {
      if (before[at] === now[at]) continue
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      bottom = y
    }
  if (left > right) return makeRect(0, 0, 2, 2)
  const [x, y] = [left & ~1, top & ~1]
  return makeRect(x, y, right + 1 - x, bottom + 1 - y)
}
