import { setImmediate } from 'node:timers/promises'
import { parentPort } from 'node:worker_threads'
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { rulesOf, standardRules } from '#engine'
import { altText } from './alt-text.ts'
import type { Picture, Task } from './artist.ts'
import type { Layout } from './layout.ts'
import { measure } from './measure.ts'
import { paint } from './paint.ts'
import { encodePng, type Painted } from './png.ts'
import type { PictureRequest } from './request.ts'
import { layoutOf } from './scenes/index.ts'

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

/** Paints a request's scene and reads the pixels out. */
export function paintRequest(request: PictureRequest): Painted {
  const layout = layoutOf(request, measure)
  const { width, height } = layout
  const ctx = canvasFor(width, height).getContext('2d')
  ctx.drawImage(backOf(layout), 0, 0)
  paint(ctx, layout.items)
  return { data: ctx.getImageData(0, 0, width, height).data, width, height }
}

/** Draws, encodes and tells a picture; what Piscina calls. */
export default async function draw({ id, request: plain, box }: Task): Promise<Picture> {
  parentPort?.postMessage(id)
  const request = { ...plain, rules: box === null ? standardRules : rulesOf(box) }
  const painted = paintRequest(request)
  const bytes = encodePng(painted)
  // Without a macrotask between pictures the canvas library never gives its memory back.
  await setImmediate()
  const { width, height } = painted
  return { bytes, mime: 'image/png', extension: 'png', width, height, alt: altText(request) }
}

export { drawIcon } from './draw-icon.ts'
