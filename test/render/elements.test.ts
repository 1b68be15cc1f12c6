import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import type { Item, Layout, Rect } from '#render/layout'
import { paintItems } from '#render/paint'
import { layoutOf } from '#render/scenes/index'
import { boundsOf } from '#support/bounds'
import { whatIs } from '#support/kept-layouts'
import { randomPictures } from '#support/random-pictures'

/*
 * Drawing with and without an element must change pixels in its box and none outside. A whole picture twice for each of
 * five thousand elements would take minutes; the same is known from less. Paint lies on paint pixel by pixel, so a
 * picture without an element can differ only where the element itself paints: all of a layout's elements are painted
 * onto one empty picture, each allowed everywhere but in its own box, and nothing may come to light. Then for each
 * element only its box is drawn, with it and without, from all that reaches into the box.
 */
interface Element {
  readonly item: Item
  /** Whole pixels. */
  readonly box: Rect
}

/** An edge between pixels tinges both, and a letter may begin a hair before its place. */
const FRINGE = 1
/** A box is drawn smaller where it is larger than a square of this side. */
const MOST_SIDE = 64

function elementsOf({ back, items }: Layout): Element[] {
  return [...back.items, ...items].map((item) => {
    const { x, y, w, h } = boundsOf(item)
    const [left, top] = [Math.floor(x) - FRINGE, Math.floor(y) - FRINGE]
    return {
      item,
      box: { x: left, y: top, w: Math.ceil(x + w) + FRINGE - left, h: Math.ceil(y + h) + FRINGE - top },
    }
  })
}
const describeElement = ({ item, box }: Element) => `${whatIs(item)} in ${box.w} × ${box.h} at ${box.x},${box.y}`

/** What is painted of some elements outside of their boxes, as raw pixels. */
function strays({ width, height }: Layout, elements: readonly Element[]): Buffer {
  const canvas = createCanvas(width, height)
  const ctx = canvas.getContext('2d')
  for (const { item, box } of elements) {
    ctx.save()
    ctx.beginPath()
    ctx.rect(0, 0, width, height)
    ctx.rect(box.x, box.y, box.w, box.h)
    ctx.clip('evenodd')
    paintItems(ctx, [item])
    ctx.restore()
  }
  return canvas.data()
}
const isEmpty = (pixels: Buffer): boolean => pixels.equals(Buffer.alloc(pixels.length))

const straying = (layout: Layout): Element[] => strayingOf(layout, elementsOf(layout))
/** All are tried together; where something comes to light, each half, until the culprits are found. */
function strayingOf(layout: Layout, elements: readonly Element[]): Element[] {
  if (isEmpty(strays(layout, elements))) return []
  if (elements.length === 1) return [...elements]
  const half = elements.length >> 1
  return [...strayingOf(layout, elements.slice(0, half)), ...strayingOf(layout, elements.slice(half))]
}

const meet = (a: Rect, b: Rect): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h

/** A box of a picture as raw pixels. */
function drawn(box: Rect, elements: readonly Element[]): Buffer {
  const scale = Math.min(1, MOST_SIDE / Math.sqrt(box.w * box.h))
  const canvas = createCanvas(Math.ceil(box.w * scale), Math.ceil(box.h * scale))
  const ctx: SKRSContext2D = canvas.getContext('2d')
  ctx.scale(scale, scale)
  ctx.translate(-box.x, -box.y)
  paintItems(
    ctx,
    elements.map(({ item }) => item),
  )
  return canvas.data()
}

function unseen(layout: Layout): Element[] {
  const elements = elementsOf(layout)
  return elements.filter((element) => {
    const near = elements.filter(({ box }) => meet(box, element.box))
    const others = near.filter((one) => one !== element)
    return drawn(element.box, near).equals(drawn(element.box, others))
  })
}

describe('each element of 20 random layouts', () => {
  const layouts = randomPictures('elements', 20).map(({ where, request }) => ({
    where,
    layout: layoutOf(request),
  }))
  const told = (find: (layout: Layout) => Element[]) =>
    layouts.flatMap(({ where, layout }) => find(layout).map((element) => `${where}: ${describeElement(element)}`))

  it('changes no pixel outside its box', () => {
    expect(told(straying)).toEqual([])
  })

  it('changes pixels inside its box', () => {
    expect(told(unseen)).toEqual([])
  })
})
