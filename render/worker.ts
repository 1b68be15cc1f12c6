import { setImmediate } from 'node:timers/promises'
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import sharp from 'sharp'
import type { Drawing } from './artist.ts'
import { measure } from './measure.ts'
import { paint } from './paint.ts'
import type { PictureRequest } from './request.ts'
import { layoutOf } from './scenes/index.ts'

sharp.concurrency(1)
sharp.cache(false)

/** The table is drawn every turn and may be large; panels are opened often and are kept small (see README). */
const TABLE = { quality: 85, effort: 0 }
const PANEL = { quality: 75, effort: 2 }
/** Twenty-five small areas with their signs: more edges than anything else. */
const FATE = { quality: 65, effort: 2 }
const webpOf = (scene: PictureRequest['scene']) => (scene === 'table' ? TABLE : scene === 'fate' ? FATE : PANEL)

/** One canvas a format and one ready background a key: nothing is allocated anew for a picture. */
const canvases = new Map<string, Canvas>()
const backs = new Map<string, Canvas>()
const KEPT = 12

function kept(map: Map<string, Canvas>, key: string, make: () => Canvas): Canvas {
  const found = map.get(key)
  if (found !== undefined) return found
  const oldest = map.keys().next()
  if (map.size >= KEPT && !oldest.done) map.delete(oldest.value)
  const made = make()
  map.set(key, made)
  return made
}

/** A painted picture: four bytes a pixel. */
export interface Painted {
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

/** Paints a request's scene and reads the pixels out. */
export function paintRequest(request: PictureRequest): Painted {
  const layout = layoutOf(request, measure)
  const { width, height } = layout
  const back = kept(backs, `${layout.back.key} ${width} ${height}`, () => {
    const canvas = createCanvas(width, height)
    paint(canvas.getContext('2d'), layout.back.items)
    return canvas
  })
  const canvas = kept(canvases, `${width} ${height}`, () => createCanvas(width, height))
  const ctx = canvas.getContext('2d')
  ctx.drawImage(back, 0, 0)
  paint(ctx, layout.items)
  return { data: canvas.data(), width, height }
}

/** Encodes a painted picture as WebP. */
export const encode = ({ data, width, height }: Painted, scene: PictureRequest['scene']): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .webp(webpOf(scene))
    .toBuffer()

/** Draws and encodes a picture; what Piscina calls. */
export default async function draw(request: PictureRequest): Promise<Drawing> {
  const painted = paintRequest(request)
  const bytes = await encode(painted, request.scene)
  // Without a macrotask between pictures the canvas library never gives its memory back.
  await setImmediate()
  const { width, height } = painted
  return { bytes: new Uint8Array(bytes), mime: 'image/webp', extension: 'webp', width, height }
}
