import { type Canvas, createCanvas, Path2D, type SKRSContext2D } from '@napi-rs/canvas'
import { fontOf, loadFontsForText } from './fonts.ts'
import { ICON_GRID_SIZE, type Icon, type Layer } from './icons/icon.ts'
import { type IconName, icons } from './icons/index.ts'
import { createKeyedCache } from './keeper.ts'
import type { Item, Rect } from './layout.ts'
import { centredBaseline } from './measure.ts'
import { rgbOf } from './png.ts'

const keptPath = createKeyedCache<Path2D>()
const pathOf = (d: string): Path2D => keptPath(d, () => new Path2D(d))

function paintLayer(ctx: SKRSContext2D, layer: Layer): void {
  if ('lay' in layer) {
    ctx.save()
    ctx.translate(layer.x, layer.y)
    ctx.scale(layer.size / ICON_GRID_SIZE, layer.size / ICON_GRID_SIZE)
    if (layer.turn !== undefined) {
      ctx.translate(ICON_GRID_SIZE / 2, ICON_GRID_SIZE / 2)
      ctx.rotate((layer.turn * Math.PI) / 180)
      ctx.translate(-ICON_GRID_SIZE / 2, -ICON_GRID_SIZE / 2)
    }
    paintIcon(ctx, layer.lay)
    ctx.restore()
    return
  }
  const path = pathOf(layer.d)
  ctx.globalAlpha = layer.alpha ?? 1
  if (layer.fill !== undefined) {
    ctx.fillStyle = layer.fill
    ctx.fill(path)
  }
  if (layer.stroke !== undefined) {
    ctx.strokeStyle = layer.stroke
    ctx.lineWidth = layer.width ?? 2
    ctx.lineCap = layer.cap ?? 'round'
    ctx.lineJoin = 'round'
    ctx.stroke(path)
  }
  ctx.globalAlpha = 1
}

/** Paints an icon on its grid of 48 × 48. */
function paintIcon(ctx: SKRSContext2D, icon: Icon): void {
  for (const layer of icon) paintLayer(ctx, layer)
}

/** Icons at the sizes that were asked for, painted once. */
const keptSprite = createKeyedCache<Canvas>(900)
const spriteOf = (name: IconName, size: number): Canvas => keptSprite(`${name} ${size}`, () => iconCanvas(name, size))

/** An icon alone on a canvas of that size, on nothing. */
export function iconCanvas(name: IconName, size: number): Canvas {
  const canvas = createCanvas(size, size)
  const ctx = canvas.getContext('2d')
  ctx.scale(size / ICON_GRID_SIZE, size / ICON_GRID_SIZE)
  paintIcon(ctx, icons[name])
  return canvas
}

/** The sky's colours from top to bottom, one pixel wide. The library's own gradients are strewn with noise, which is dear to pack. */
function skyStrip(colours: readonly string[], height: number): Canvas {
  const strip = createCanvas(1, height)
  const ctx = strip.getContext('2d')
  const image = ctx.createImageData(1, height)
  const stops = colours.map(rgbOf)
  for (let y = 0; y < height; y++) {
    const at = ((y + 0.5) / height) * (stops.length - 1)
    const [from = [0, 0, 0], to = from] = stops.slice(Math.floor(at))
    for (let channel = 0; channel < 3; channel++) {
      const [c1, c2] = [from[channel] ?? 0, to[channel] ?? 0]
      image.data[4 * y + channel] = c1 + (c2 - c1) * (at % 1)
    }
    image.data[4 * y + 3] = 255
  }
  ctx.putImageData(image, 0, 0)
  return strip
}

function paintSky(ctx: SKRSContext2D, r: Rect, colours: readonly string[]): void {
  ctx.imageSmoothingEnabled = false
  ctx.drawImage(skyStrip(colours, Math.ceil(r.h)), r.x, r.y, r.w, r.h)
  ctx.imageSmoothingEnabled = true
}

/** A light of each colour that fades towards its edge, painted once. */
const keptLight = createKeyedCache<Canvas>()
const lightOf = (colour: string): Canvas => keptLight(colour, () => paintedLight(colour))
const LIGHT = 256

function paintedLight(colour: string): Canvas {
  const canvas = createCanvas(LIGHT, LIGHT)
  const ctx = canvas.getContext('2d')
  const image = ctx.createImageData(LIGHT, LIGHT)
  const half = LIGHT / 2
  for (let y = 0; y < LIGHT; y++)
    for (let x = 0; x < LIGHT; x++) {
      const far = Math.hypot(x + 0.5 - half, y + 0.5 - half) / half
      image.data.set([...rgbOf(colour), 255 * Math.max(0, 1 - far)], 4 * (y * LIGHT + x))
    }
  ctx.putImageData(image, 0, 0)
  return canvas
}

function paintGlow(ctx: SKRSContext2D, r: Rect, colour: string, strength: number): void {
  ctx.globalAlpha = strength
  ctx.drawImage(lightOf(colour), r.x, r.y, r.w, r.h)
  ctx.globalAlpha = 1
}

function stroke(ctx: SKRSContext2D, dash: readonly number[] | undefined): void {
  if (dash !== undefined) ctx.setLineDash([...dash])
  ctx.stroke()
  if (dash !== undefined) ctx.setLineDash([])
}

/** Each item sets what it needs, and leaves no dash, transparency or shift behind: to save and restore all for each is dear. */
function paintItem(ctx: SKRSContext2D, item: Item): void {
  switch (item.kind) {
    case 'sky':
      paintSky(ctx, item.rect, item.colours)
      return
    case 'glow':
      paintGlow(ctx, item.rect, item.colour, item.strength)
      return
    case 'roundRect': {
      const { x, y, w, h } = item.rect
      ctx.beginPath()
      ctx.roundRect(x, y, w, h, item.radius)
      if (item.fill !== undefined) {
        ctx.fillStyle = item.fill
        ctx.fill()
      }
      if (item.stroke !== undefined) {
        ctx.strokeStyle = item.stroke
        ctx.lineWidth = item.width ?? 2
        ctx.lineCap = 'butt'
        ctx.lineJoin = 'miter'
        stroke(ctx, item.dash)
      }
      return
    }
    case 'shape': {
      ctx.save()
      ctx.translate(item.rect.x, item.rect.y)
      const path = pathOf(item.d)
      ctx.fillStyle = item.fill
      ctx.fill(path)
      if (item.stroke !== undefined) {
        ctx.strokeStyle = item.stroke
        ctx.lineWidth = item.width ?? 2
        ctx.lineJoin = 'round'
        ctx.stroke(path)
      }
      ctx.restore()
      return
    }
    case 'polyline': {
      ctx.beginPath()
      item.points.forEach(([x, y], i) => {
        if (i === 0) ctx.moveTo(x, y)
        else ctx.lineTo(x, y)
      })
      ctx.strokeStyle = item.colour
      ctx.lineWidth = item.width
      ctx.lineCap = 'round'
      ctx.lineJoin = 'round'
      stroke(ctx, item.dash)
      return
    }
    case 'icon': {
      ctx.globalAlpha = item.alpha ?? 1
      ctx.drawImage(spriteOf(item.icon, Math.round(item.rect.w)), Math.round(item.rect.x), Math.round(item.rect.y))
      ctx.globalAlpha = 1
      return
    }
    case 'text': {
      const { x, y, w, h } = item.rect
      loadFontsForText(item.text)
      ctx.font = fontOf(item.face, item.size)
      ctx.textAlign = item.align === 'centre' ? 'center' : item.align
      ctx.textBaseline = 'alphabetic'
      const at = item.align === 'left' ? x : item.align === 'right' ? x + w : x + w / 2
      const base = y + centredBaseline(h, item.size)
      if (item.seam !== undefined) {
        ctx.strokeStyle = item.seam
        ctx.lineWidth = item.size / 5
        ctx.lineJoin = 'round'
        ctx.strokeText(item.text, at, base)
      }
      ctx.fillStyle = item.colour
      ctx.fillText(item.text, at, base)
      return
    }
  }
}

/** Paints a list of items, in order. */
export function paintItems(ctx: SKRSContext2D, items: readonly Item[]): void {
  ctx.save()
  for (const item of items) paintItem(ctx, item)
  ctx.restore()
}
