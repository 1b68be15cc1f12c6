import { setPriority } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { parentPort } from 'node:worker_threads'
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { type Rules, rulesOf, standardRules } from '#engine'
import { altText } from './alt-text.ts'
import { APPLICATION_ICON_PX } from './application-icons.ts'
import type { DrawingWorkerTask, FrameBatch, FrameBatchTask, Picture } from './artist.ts'
import { paintFrameBatch } from './film.ts'
import { hashOfBytes } from './hash-of.ts'
import type { IconName } from './icons/index.ts'
import type { Item, Layout } from './layout.ts'
import { iconCanvas, paintItems } from './paint.ts'
import { encodePng, type RasterImage } from './png.ts'
import type { PictureRequest } from './request.ts'
import { deserializeFilmRequest, deserializeRequest } from './request-text.ts'
import { layoutOf } from './scenes/index.ts'

/** Of a drawing thread: after the one that answers, before those that think. */
const PRIORITY = 5
// Elsewhere than on Linux this would be said of the whole process.
if (parentPort !== null && process.platform === 'linux') setPriority(PRIORITY)

/** The one canvas that all pictures are painted on, as large as the largest so far: nothing is allocated for a picture. */
const canvas = createCanvas(8, 8)

/** Ready backgrounds, the one used longest ago first. */
const backs = new Map<string, Canvas>()
/** Each takes 6 to 8 MB in each worker. */
const BACKS_KEPT = 3

/** Paints the background, or copies a ready one. */
function paintBack(ctx: SKRSContext2D, { back, width, height }: Layout): void {
  if (back.key === null) {
    paintItems(ctx, back.items)
    return
  }
  // Nothing of the picture before shows through: it need not be looked at.
  ctx.globalCompositeOperation = 'copy'
  ctx.drawImage(ready(`${back.key} ${width} ${height}`, back.items, width, height), 0, 0)
  ctx.globalCompositeOperation = 'source-over'
}

function ready(key: string, items: readonly Item[], width: number, height: number): Canvas {
  const found = backs.get(key)
  backs.delete(key)
  const back = found ?? blank(width, height)
  if (found === undefined) paintItems(back.getContext('2d'), items)
  backs.set(key, back)
  return back
}

/** The canvas of the background that is not needed any more: given another size it lets its pixels go at once. */
function blank(width: number, height: number): Canvas {
  const [oldest] = backs
  if (backs.size < BACKS_KEPT || oldest === undefined) return createCanvas(width, height)
  const [key, old] = oldest
  backs.delete(key)
  old.width = width
  old.height = height
  return old
}

/**
 * Lets go of what was read of the canvas. V8 would let it lie, for it lies outside its heap, until a picture's 8 MB had it
 * search the whole heap: after every other picture, for a third of the time that a picture takes.
 */
setFlagsFromString('--expose-gc')
const collect: (options: { readonly type: 'minor' }) => void = runInNewContext('gc')
/** Reads that may lie: some 1 MB. */
const READS_KEPT = 8

/** Paints a request's scene. It can be read until the next one is painted. */
export function rasterizeRequest(request: PictureRequest): RasterImage {
  const layout = layoutOf(request)
  const { width, height } = layout
  if (canvas.width < width) canvas.width = width
  if (canvas.height < height) canvas.height = height
  const ctx = canvas.getContext('2d')
  // However large the canvas is, and however the picture before left it, this one comes out the same.
  ctx.save()
  ctx.beginPath()
  ctx.rect(0, 0, width, height)
  ctx.clip()
  paintBack(ctx, layout)
  paintItems(ctx, layout.items)
  ctx.restore()
  let reads = 0
  return {
    width,
    height,
    read(top, rows) {
      reads++
      if (reads % READS_KEPT === 0) collect({ type: 'minor' })
      return ctx.getImageData(0, top, width, rows).data
    },
  }
}

/** Draws, encodes and tells a picture; what Piscina calls. */
export default async function draw({ id, request: text, box }: DrawingWorkerTask): Promise<Picture> {
  parentPort?.postMessage(id)
  const request = { ...deserializeRequest(text), rules: rulesIn(box) }
  const painted = rasterizeRequest(request)
  const bytes = encodePng(painted)
  await letGo()
  return pngPicture(bytes, painted, altText(request))
}

/** Draws some frames of a film. */
export async function drawFrameBatch({ id, request: text, box, from }: FrameBatchTask): Promise<FrameBatch> {
  parentPort?.postMessage(id)
  const reel = paintFrameBatch({ ...deserializeFilmRequest(text), rules: rulesIn(box) }, text, from)
  await letGo()
  return reel
}

const rulesIn = (box: DrawingWorkerTask['box']): Rules => (box === null ? standardRules : rulesOf(box))

/** Without a macrotask between pictures the canvas library never gives its memory back. */
async function letGo(): Promise<void> {
  collect({ type: 'minor' })
  await setImmediate()
}

/** Draws an icon as an emoji. */
export async function drawIcon(icon: IconName): Promise<Picture> {
  const bytes = await iconCanvas(icon, APPLICATION_ICON_PX).encode('png')
  return pngPicture(bytes, { width: APPLICATION_ICON_PX, height: APPLICATION_ICON_PX }, icon)
}

const pngPicture = (
  bytes: Uint8Array,
  { width, height }: Pick<RasterImage, 'width' | 'height'>,
  alt: string,
): Picture => ({
  bytes,
  hash: hashOfBytes(bytes),
  mime: 'image/png',
  extension: 'png',
  width,
  height,
  alt,
})
