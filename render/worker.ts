import { setImmediate } from 'node:timers/promises'
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import sharp from 'sharp'
import { altText } from './alt-text.ts'
import type { Picture } from './artist.ts'
import type { Layout } from './layout.ts'
import { measure } from './measure.ts'
import { paint } from './paint.ts'
import type { PictureRequest } from './request.ts'
import { layoutOf } from './scenes/index.ts'

sharp.concurrency(1)
sharp.cache(false)

/** The table is drawn every turn and may be large; panels are opened often and are kept small (see README). */
const TABLE = { quality: 80, effort: 0 }
const PANEL = { quality: 75, effort: 2 }
/** Twenty-five small areas with their signs: more edges than anything else. */
const FATE = { quality: 65, effort: 2 }
const webpOf = (scene: PictureRequest['scene']) => (scene === 'table' ? TABLE : scene === 'fate' ? FATE : PANEL)

/** One canvas a width, as high as the highest picture so far: nothing is allocated anew for a picture. */
const canvases = new Map<number, Canvas>()
function canvasFor(width: number, height: number): Canvas {
  const canvas = canvases.get(width) ?? createCanvas(width, height)
  canvases.set(width, canvas)
  if (canvas.height < height) canvas.height = height
  return canvas
}

/** Ready backgrounds, the one used longest ago first. */
const backs = new Map<string, Canvas>()
const BACKS_KEPT = 10
function backOf({ back, width, height }: Layout): Canvas {
  const key = `${back.key} ${width} ${height}`
  const found = backs.get(key)
  backs.delete(key)
  const canvas = found ?? blank(width, height)
  if (found === undefined) paint(canvas.getContext('2d'), back.items)
  backs.set(key, canvas)
  return canvas
}
/** The canvas of the background that is not needed any more: given another size it lets its pixels go at once. */
function blank(width: number, height: number): Canvas {
  const [oldest] = backs
  if (backs.size < BACKS_KEPT || oldest === undefined) return createCanvas(width, height)
  const [key, canvas] = oldest
  backs.delete(key)
  canvas.width = width
  canvas.height = height
  return canvas
}

/** A painted picture: four bytes a pixel. */
export interface Painted {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
}

/** Paints a request's scene and reads the pixels out. */
export function paintRequest(request: PictureRequest): Painted {
  const layout = layoutOf(request, measure)
  const { width, height } = layout
  const ctx = canvasFor(width, height).getContext('2d')
  ctx.drawImage(backOf(layout), 0, 0)
  paint(ctx, layout.items)
  return { data: ctx.getImageData(0, 0, width, height).data, width, height }
}

/** Encodes a painted picture as WebP. */
export const encode = ({ data, width, height }: Painted, scene: PictureRequest['scene']): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .webp(webpOf(scene))
    .toBuffer()

/** Draws, encodes and tells a picture; what Piscina calls. */
export default async function draw(request: PictureRequest): Promise<Picture> {
  const painted = paintRequest(request)
  const bytes = await encode(painted, request.scene)
  // Without a macrotask between pictures the canvas library never gives its memory back.
  await setImmediate()
  const { width, height } = painted
  return { bytes: new Uint8Array(bytes), mime: 'image/webp', extension: 'webp', width, height, alt: altText(request) }
}
