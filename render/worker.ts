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
const WEBP = {
  table: { quality: 85, effort: 0 },
  panel: { quality: 85, effort: 2 },
  islands: { quality: 75, effort: 2 },
} as const
const webpOf = (scene: PictureRequest['scene']) => WEBP[scene === 'table' || scene === 'islands' ? scene : 'panel']

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

/** Paints a request's scene on the scene's canvas. */
export function paintRequest(request: PictureRequest): Canvas {
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
  return canvas
}

/** Draws and encodes a picture; what Piscina calls. */
export default async function draw(request: PictureRequest): Promise<Drawing> {
  const canvas = paintRequest(request)
  const { width, height } = canvas
  const bytes = await sharp(canvas.data(), { raw: { width, height, channels: 4 } })
    .webp(webpOf(request.scene))
    .toBuffer()
  // Without a macrotask between pictures the canvas library never gives its memory back.
  await setImmediate()
  return { bytes: new Uint8Array(bytes), mime: 'image/webp', extension: 'webp', width, height }
}
