import { createCanvas } from '@napi-rs/canvas'
import { ICON_SIZE } from './application-icons.ts'
import type { Picture } from './artist.ts'
import { hashOf } from './hash-of.ts'
import { GRID } from './icons/icon.ts'
import { type IconName, icons } from './icons/index.ts'
import { paintIcon } from './paint.ts'

/** Draws an icon as an emoji; what Piscina calls. */
export async function drawIcon(icon: IconName): Promise<Picture> {
  const canvas = createCanvas(ICON_SIZE, ICON_SIZE)
  const ctx = canvas.getContext('2d')
  ctx.scale(ICON_SIZE / GRID, ICON_SIZE / GRID)
  paintIcon(ctx, icons[icon])
  const bytes = await canvas.encode('png')
  return {
    bytes,
    hash: hashOf(bytes),
    mime: 'image/png',
    extension: 'png',
    width: ICON_SIZE,
    height: ICON_SIZE,
    alt: icon,
  }
}
