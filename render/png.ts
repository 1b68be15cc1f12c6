import { constants, crc32, deflateSync } from 'node:zlib'
import palette from './png-colours.json' with { type: 'json' }

/** A painted picture. */
export interface RasterImage {
  readonly width: number
  readonly height: number
  /** So many rows from one on: four bytes a pixel, the last of which (how opaque it is) says full everywhere. */
  read(top: number, rows: number): Uint8ClampedArray
}

/** zlib's level: 3 would take a sixth longer for a thirtieth less. */
const LEVEL = 2
const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
/** Bits a channel that tell one colour from another, and how many colours that makes. */
const BITS = 6
const CELLS = 2 ** (3 * BITS)
const UNKNOWN = 256

/** A colour's red, green and blue, of 255 each. */
export function rgbOf(hex: string): readonly [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}
const colours = palette.map(rgbOf)
const PALETTE = Uint8Array.from(colours.flat())

const cellOf = (r: number, g: number, b: number): number => ((r >> 2) << 12) | ((g >> 2) << 6) | (b >> 2)

/** The palette's colour for each cell of 4 × 4 × 4 colours, found when a picture first needs it. */
const nearest = new Uint16Array(CELLS).fill(UNKNOWN)
// What is in the palette is drawn exactly. The first of two in one cell has it.
colours.forEach(([r, g, b], index) => {
  const cell = cellOf(r, g, b)
  if (nearest[cell] === UNKNOWN) nearest[cell] = index
})

function find(cell: number): number {
  const [r, g, b] = [(cell >> 12) * 4 + 1.5, ((cell >> 6) & 63) * 4 + 1.5, (cell & 63) * 4 + 1.5]
  let best = 0
  let least = Number.POSITIVE_INFINITY
  colours.forEach(([pr, pg, pb], index) => {
    const distance = 2 * (pr - r) ** 2 + 4 * (pg - g) ** 2 + 3 * (pb - b) ** 2
    if (distance >= least) return
    least = distance
    best = index
  })
  nearest[cell] = best
  return best
}

/** Rows that are read at once: less than 128 kB, which is used again; more the system has to clear each time. */
const STRIP = 24
/** What a picture is gathered in, as large as the largest so far. */
let gathered = new Uint8Array()

/** Rows of palette indices, each after the byte that says that it is not filtered. Good until the next picture. */
function indexed({ width, height, read }: RasterImage): Uint8Array {
  const size = (width + 1) * height
  if (gathered.length < size) gathered = new Uint8Array(size)
  const rows = gathered
  let to = 0
  for (let top = 0; top < height; top += STRIP) {
    const data = read(top, Math.min(STRIP, height - top))
    const pixels = new Int32Array(data.buffer, data.byteOffset, data.length / 4)
    for (let from = 0; from < pixels.length; ) {
      rows[to++] = 0
      for (const end = from + width; from < end; from++) {
        // Looked up each time: to ask whether it is the pixel before takes longer.
        const pixel = pixels[from] ?? 0
        const cell = ((pixel & 0xfc) << 10) | ((pixel >> 4) & 0xfc0) | ((pixel >> 18) & 0x3f)
        const index = nearest[cell] ?? 0
        rows[to++] = index === UNKNOWN ? find(cell) : index
      }
    }
  }
  return rows.subarray(0, size)
}

function chunk(type: string, content: Uint8Array): Buffer {
  const made = Buffer.alloc(content.length + 12)
  made.writeUInt32BE(content.length, 0)
  made.write(type, 4, 'latin1')
  made.set(content, 8)
  made.writeUInt32BE(crc32(made.subarray(4, content.length + 8)), content.length + 8)
  return made
}

/** Encodes a picture as a PNG of the 256 colours of `png-colours.json`. */
export function encodePng(painted: RasterImage): Uint8Array {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(painted.width, 0)
  header.writeUInt32BE(painted.height, 4)
  // Eight bits a pixel, which name a colour of the palette.
  header.set([8, 3, 0, 0, 0], 8)
  const packed = deflateSync(indexed(painted), { level: LEVEL, memLevel: constants.Z_MAX_MEMLEVEL })
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', PALETTE),
    chunk('IDAT', packed),
    chunk('IEND', new Uint8Array()),
  ])
}
