import type { FrameBatch, Picture } from './artist.ts'
import { hashOfBytes } from './hash-of.ts'
import type { Rect } from './layout.ts'

/**
 * An animated WebP is a list of chunks: the size of all, how often it is shown, and the frames, each a still picture with
 * its place and its time (https://developers.google.com/speed/webp/docs/riff_container).
 */

/** Where a frame lies, in even numbers, and for how long it is shown. */
export interface FramePlaceAndTime extends Rect {
  /** In ms. */
  readonly shownFor: number
}

/** Bit of `VP8X`: there are several frames. */
const ANIMATION = 2
/** Bit of a frame: it takes the place of what lies there, and is not mixed with it. */
const REPLACES = 2
const HEADER = 8

/** A chunk: its name, its length, its content, which is padded to an even length. */
function chunk(name: string, ...contents: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(contents)
  const made = Buffer.alloc(HEADER + content.length + (content.length % 2))
  made.write(name, 0, 'latin1')
  made.writeUInt32LE(content.length, 4)
  made.set(content, HEADER)
  return made
}

/** Three bytes each, the lowest first. */
function threeBytes(...numbers: readonly number[]): Buffer {
  const made = Buffer.alloc(3 * numbers.length)
  numbers.forEach((number, nth) => {
    made.writeUIntLE(number, 3 * nth, 3)
  })
  return made
}

/** The picture within a WebP of one picture, without what else the file says. */
function pictureIn(webp: Uint8Array): Buffer {
  const file = Buffer.from(webp.buffer, webp.byteOffset, webp.length)
  for (let at = 12; at + HEADER <= file.length; ) {
    const length = file.readUInt32LE(at + 4)
    const end = at + HEADER + length + (length % 2)
    if (file.toString('latin1', at, at + 4) === 'VP8 ') return file.subarray(at, end)
    at = end
  }
  throw new Error('a WebP without a picture that is packed with losses')
}

/**
 * A frame of an animated WebP, as a chunk.
 * @param webp a file of one picture without transparency, as large as the frame
 */
export const webpFrameChunk = ({ x, y, w, h, shownFor }: FramePlaceAndTime, webp: Uint8Array): Uint8Array =>
  chunk('ANMF', threeBytes(x / 2, y / 2, w - 1, h - 1, shownFor), Uint8Array.of(REPLACES), pictureIn(webp))

/** A film is shown so often, and then stands still: what moves without end keeps people from reading. */
const TIMES = 3

/**
 * A film of all its reels, in their order: an animated WebP.
 * @throws when there is none
 */
export function joinFrameBatches(reels: readonly FrameBatch[]): Picture {
  const [first] = reels
  if (first === undefined) throw new Error('a film without reels')
  const { width, height, alt } = first
  const size = chunk('VP8X', Uint8Array.of(ANIMATION, 0, 0, 0), threeBytes(width - 1, height - 1))
  // Black and opaque lies behind the frames, the first of which covers all.
  const animation = chunk('ANIM', Uint8Array.of(0, 0, 0, 255, TIMES, 0))
  const frames = reels.flatMap((reel) => reel.frames)
  const bytes = chunk('RIFF', Buffer.from('WEBP', 'latin1'), size, animation, ...frames)
  return { bytes, hash: hashOfBytes(bytes), mime: 'image/webp', extension: 'webp', width, height, alt }
}
