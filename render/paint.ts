import { type Canvas, createCanvas, Path2D, type SKRSContext2D } from '@napi-rs/canvas'
import { fontOf, loadScripts } from './fonts.ts'
import { GRID, type Icon, type Layer } from './icons/icon.ts'
import { type IconName, icons } from './icons/index.ts'
import type { Item, Rect } from './layout.ts'
import { baseline } from './measure.ts'

const paths = new Map<string, Path2D>()
function pathOf(d: string): Path2D {
  const found = paths.get(d)
  if (found !== undefined) return found
  const made = new Path2D(d)
  paths.set(d, made)
  return made
}

function paintLayer(ctx: SKRSContext2D, layer: Layer): void {
  if ('lay' in layer) {
    ctx.save()
    ctx.translate(layer.x, layer.y)
    ctx.scale(layer.size / GRID, layer.size / GRID)
    if (layer.turn !== undefined) {
      ctx.translate(GRID / 2, GRID / 2)
      ctx.rotate((layer.turn * Math.PI) / 180)
      ctx.translate(-GRID / 2, -GRID / 2)
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
  if (layer.line !== undefined) {
    ctx.strokeStyle = layer.line
    ctx.lineWidth = layer.width ?? 2
    ctx.lineCap = layer.cap ?? 'round'
    ctx.lineJoin = 'round'
    ctx.stroke(path)
  }
  ctx.globalAlpha = 1
}

/** Paints an icon on its grid of 48 × 48. */
export function paintIcon(ctx: SKRSContext2D, icon: Icon): void {
  for (const layer of icon) paintLayer(ctx, layer)
}

/** Icons at the sizes that were asked for, painted once. */
const sprites = new Map<string, Canvas>()
const SPRITES_AT_MOST = 900

function spriteOf(name: IconName, size: number): Canvas {
  const key = `${name} ${size}`
  const found = sprites.get(key)
  if (found !== undefined) return found
  const sprite = createCanvas(size, size)
  const ctx = sprite.getContext('2d')
  ctx.scale(size / GRID, size / GRID)
  paintIcon(ctx, icons[name])
  if (sprites.size >= SPRITES_AT_MOST) sprites.clear()
  sprites.set(key, sprite)
  return sprite
}

function paintSky(ctx: SKRSContext2D, r: Rect, colours: readonly string[]): void {
  const sky = ctx.createLinearGradient(0, r.y, 0, r.y + r.h)
  colours.forEach((colour, i) => {
    sky.addColorStop(i / (colours.length - 1), colour)
  })
  ctx.fillStyle = sky
  ctx.fillRect(r.x, r.y, r.w, r.h)
}

function paintGlow(ctx: SKRSContext2D, r: Rect, colour: string, strength: number): void {
  const size = Math.max(r.w, r.h) / 2
  ctx.save()
  ctx.translate(r.x + r.w / 2, r.y + r.h / 2)
  ctx.scale(r.w / 2 / size, r.h / 2 / size)
  const glow = ctx.createRadialGradient(0, 0, 0, 0, 0, size)
  glow.addColorStop(0, colour)
  glow.addColorStop(1, `${colour}00`)
  ctx.globalAlpha = strength
  ctx.fillStyle = glow
  ctx.fillRect(-size, -size, 2 * size, 2 * size)
  ctx.restore()
}

function paintItem(ctx: SKRSContext2D, item: Item): void {
  switch (item.kind) {
    case 'sky':
      paintSky(ctx, item.rect, item.colours)
      return
    case 'glow':
      paintGlow(ctx, item.rect, item.colour, item.strength)
      return
    case 'panel': {
      const { x, y, w, h } = item.rect
      ctx.beginPath()
      ctx.roundRect(x, y, w, h, item.radius)
      if (item.fill !== undefined) {
        ctx.fillStyle = item.fill
        ctx.fill()
      }
      if (item.line !== undefined) {
        ctx.strokeStyle = item.line
        ctx.lineWidth = item.width ?? 2
        ctx.setLineDash([...(item.dash ?? [])])
        ctx.stroke()
        ctx.setLineDash([])
      }
      return
    }
    case 'shape': {
      ctx.save()
      ctx.translate(item.rect.x, item.rect.y)
      const path = pathOf(item.d)
      ctx.fillStyle = item.fill
      ctx.fill(path)
      if (item.line !== undefined) {
        ctx.strokeStyle = item.line
        ctx.lineWidth = item.width ?? 2
        ctx.lineJoin = 'round'
        ctx.stroke(path)
      }
      ctx.restore()
      return
    }
    case 'line': {
      ctx.beginPath()
      item.points.forEach(([x, y], i) => {
        if (i === 0) ctx.moveTo(x, y)
        else ctx.lineTo(x, y)
      })
      ctx.strokeStyle = item.colour
      ctx.lineWidth = item.width
      ctx.lineCap = 'round'
      ctx.lineJoin = 'round'
      ctx.setLineDash([...(item.dash ?? [])])
      ctx.stroke()
      ctx.setLineDash([])
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
      loadScripts(item.text)
      ctx.font = fontOf(item.face, item.size)
      ctx.textAlign = item.align === 'centre' ? 'center' : item.align
      ctx.textBaseline = 'alphabetic'
      const at = item.align === 'left' ? x : item.align === 'right' ? x + w : x + w / 2
      const base = y + baseline(h, item.size)
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

/** Paints a list of items, in order. What one item sets (a dash, a line's end) does not reach the next. */
export function paint(ctx: SKRSContext2D, items: readonly Item[]): void {
  for (const item of items) {
    ctx.save()
    paintItem(ctx, item)
    ctx.restore()
  }
}
