import { createCanvas } from '@napi-rs/canvas'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { cityOf, SPACES } from '#engine'
import { replayByTurns } from '#players'
import { type FilmRequest, type FrameBatch, joinFrameBatches, type Picture } from '#render'
import { filmAltText } from '#render/alt-text'
import { paintFrameBatch } from '#render/film'
import { paintItems } from '#render/paint'
import { FILM_SIZE, filmMomentLayout, filmMomentsOf, MOST_FRAMES } from '#render/scenes/film'
import { boundsOf } from '#support/bounds'
import { filmOf } from '#support/films'
import { EVERY_LANGUAGE, withPseudoLanguage } from '#support/pseudo-language'
import { words } from '#text'

const MOST_BYTES = 1_000_000
/** Mean error of a channel, of 255: what packing with losses may change. */
const MOST_OFF = 4

function reelsOf(request: FilmRequest): FrameBatch[] {
  const reels: FrameBatch[] = []
  for (let from: number | null = 0; from !== null; from = reels.at(-1)?.next ?? null)
    reels.push(paintFrameBatch(request, 'a film', from))
  return reels
}

/** Every frame as a viewer shows it, three bytes a pixel. */
async function shown({ bytes }: Picture): Promise<Buffer[]> {
  const { pages = 0 } = await sharp(bytes, { animated: true }).metadata()
  return await Promise.all(
    Array.from({ length: pages }, (_, page) => sharp(bytes, { page }).removeAlpha().raw().toBuffer()),
  )
}

/** Three bytes a pixel of what is painted without a gap. */
function opaque(rgba: Uint8ClampedArray): Uint8Array {
  const rgb = new Uint8Array((rgba.length / 4) * 3)
  for (let from = 0, to = 0; from < rgba.length; from += 4, to += 3) rgb.set(rgba.subarray(from, from + 3), to)
  return rgb
}

/** The mean by which channels differ. */
const off = (one: Uint8Array, other: Uint8Array): number =>
  one.reduce((sum, channel, at) => sum + Math.abs(channel - (other[at] ?? 0)), 0) / one.length

describe.each([1, 2, 3, 4])('the film of a game of %i', (players) => {
  const request = filmOf(players, 3)
  const moments = filmMomentsOf(request)
  const reels = reelsOf(request)
  const film = joinFrameBatches(reels)

  it('is an animated WebP of at most 32 frames and 1 MB, which is shown three times', async () => {
    const { format, width, pageHeight, pages, loop } = await sharp(film.bytes, { animated: true }).metadata()
    expect({ format, width, pageHeight, loop }).toEqual({ format: 'webp', width: 600, pageHeight: 382, loop: 3 })
    expect([film.width, film.height, film.mime, film.extension]).toEqual([600, 382, 'image/webp', 'webp'])
    expect(pages).toBe(moments.length)
    expect(moments.length).toBeLessThanOrEqual(MOST_FRAMES)
    expect(MOST_FRAMES).toBe(32)
    expect(film.bytes.length).toBeLessThanOrEqual(MOST_BYTES)
  })

  it('shows each moment as it was painted, though only what changed is in the file, and none like the one before', async () => {
    const frames = await shown(film)
    const canvas = createCanvas(FILM_SIZE.width, FILM_SIZE.height)
    const ctx = canvas.getContext('2d')
    for (const [nth, moment] of moments.entries()) {
      const layout = filmMomentLayout(request, moment)
      ctx.save()
      ctx.scale(FILM_SIZE.scale, FILM_SIZE.scale)
      paintItems(ctx, layout.back.items)
      paintItems(ctx, layout.items)
      ctx.restore()
      const { data } = ctx.getImageData(0, 0, FILM_SIZE.width, FILM_SIZE.height)
      const frame = frames[nth] ?? Buffer.alloc(0)
      expect(off(opaque(data), frame)).toBeLessThan(MOST_OFF)
      const before = frames[nth - 1]
      if (before !== undefined) expect(off(frame, before)).toBeGreaterThan(0)
    }
  })

  it('looks longest at the finished city, and longer at a new fire than at another turn', async () => {
    const { delay = [] } = await sharp(film.bytes, { animated: true }).metadata()
    expect(delay).toEqual(moments.map(({ shownFor }) => shownFor))
    expect(Math.max(...delay)).toBe(delay.at(-1))
    const lasts = (isNew: boolean) =>
      moments.flatMap(({ fresh, flicker, shownFor }, nth) =>
        nth > 1 && flicker === 0 && fresh.length > 0 === isNew ? shownFor : [],
      )
    expect(Math.min(...lasts(true))).toBeGreaterThan(Math.max(...lasts(false)))
    expect(delay.reduce((sum, ms) => sum + ms, 0)).toBeLessThan(25_000)
  })

  it('shows the finished city first, where nothing may move, then all from before the first turn to the game’s end, with every fire on the way as it is lit', () => {
    const { start, turns } = replayByTurns(request.rules, request)
    const end = turns.at(-1)?.after
    expect(moments[0]).toEqual({ ...moments.at(-1), shownFor: moments[0]?.shownFor })
    expect(moments[1]?.state).toEqual(start)
    expect(moments.at(-1)?.state).toEqual(end)
    for (const { state, fires, fresh } of moments) {
      const lit = SPACES.filter((space) => cityOf(state, request.seat).tasks[space - 1]?.lit === true)
      expect(fires.map(({ space }) => space).sort()).toEqual(lit)
      expect(fires).toEqual(expect.arrayContaining([...fresh]))
    }
    const last = moments.at(-1)?.fires ?? []
    expect(moments.flatMap(({ fresh }) => fresh)).toEqual(last)
  })

  it('is the same film where another worker goes on with it', () => {
    for (const [nth, { frames, ...reel }] of reels.entries()) {
      const from = nth === 0 ? 0 : (reels[nth - 1]?.next ?? 0)
      const { frames: anew, ...other } = paintFrameBatch(request, `begun anew at ${from}`, from)
      expect(other).toEqual(reel)
      expect(anew.map((frame, at) => Buffer.compare(frame, frames[at] ?? Buffer.alloc(0)))).toEqual(frames.map(() => 0))
    }
  })

  it('keeps what it shows within the picture, letters large enough, and Discord’s badge off what is read', () => {
    for (const moment of moments) {
      const { width, height, items } = filmMomentLayout(request, moment)
      for (const item of items) {
        if (item.kind === 'glow' || item.kind === 'shape') continue
        const { x, y, w, h } = boundsOf(item)
        expect([x >= 0, y >= 0, x + w <= width, y + h <= height]).toEqual([true, true, true, true])
        // 45 × 25 pixels of a picture that a phone shows 294 wide.
        const isUnderBadge = x < (45 * width) / 294 && y + h > height - (25 * width) / 294
        expect(isUnderBadge, `${item.kind} at ${x}, ${y}`).toBe(false)
        if (item.kind === 'text') expect(item.size).toBeGreaterThanOrEqual(27)
      }
    }
  })
})

it('of a city that changed in more turns than a film has room for, it leaves out turns without a new fire', () => {
  const many = [0, 1, 2].map((nth) => filmMomentsOf(filmOf(4, nth)))
  expect(Math.max(...many.map(({ length }) => length))).toBe(MOST_FRAMES)
})

it('tells in every language, in at most 160 characters, whose city it is and what it came to', () => {
  const request = filmOf(2, 3)
  const end = replayByTurns(request.rules, request).turns.at(-1)?.after
  if (end === undefined) throw new Error('a game has turns')
  for (const spoken of EVERY_LANGUAGE)
    withPseudoLanguage(spoken.as, () => {
      for (const name of ['Ada', 'W'.repeat(32), 'אבגדהוזחטיכלמנסעפצקרשתאבגדהוזחטי']) {
        const told = filmAltText({ ...request, names: [name, name], language: spoken.language }, end)
        expect(told.length).toBeLessThanOrEqual(160)
        expect(told).toContain(words(spoken.language).reading.whole)
        if (name === 'Ada') expect(told).toMatch(/Ada.*\d/u)
      }
    })
})

it('of a city in which nothing happened or burns is a film of a few frames', async () => {
  const { segments, ...request } = filmOf(2, 3)
  const [segment] = segments
  if (segment === undefined) throw new Error('a journal has a segment')
  const begun = { ...request, segments: [{ ...segment, choices: segment.choices.slice(0, 12) }] }
  const moments = filmMomentsOf(begun)
  expect(moments.at(-1)?.fires).toEqual([])
  const film = joinFrameBatches(reelsOf(begun))
  expect(await shown(film)).toHaveLength(moments.length)
  expect(moments.length).toBeLessThan(MOST_FRAMES / 2)
})
