import type { Item, Point, Rect } from '#render/layout'

/** The rectangle that holds some points. */
function hull(points: readonly Point[]): Rect {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y }
}

const wider = (r: Rect, by: number): Rect => ({ x: r.x - by, y: r.y - by, w: r.w + 2 * by, h: r.h + 2 * by })

/** Every point that a path goes through or is drawn towards: the path never leaves their hull. */
function pointsOf(d: string): Point[] {
  if (/[^MLQCZ\d\s,.e+-]/.test(d)) throw new Error(`a shape's path is made of absolute M, L, Q, C and Z: ${d}`)
  const numbers = (d.match(/-?\d+(\.\d+)?(e[+-]?\d+)?/g) ?? []).map(Number)
  return numbers.flatMap((x, i) => (i % 2 === 0 ? [[x, numbers[i + 1] ?? 0] as const] : []))
}

/** The rectangle that an item is painted in, in picture pixels: nothing of it shows beyond. */
export function boundsOf(item: Item): Rect {
  switch (item.kind) {
    case 'sky':
    case 'glow':
      return item.rect
    case 'icon': {
      // Icons are square and stand on whole pixels.
      const size = Math.round(item.rect.w)
      return { x: Math.round(item.rect.x), y: Math.round(item.rect.y), w: size, h: size }
    }
    case 'text':
      return item.seam === undefined ? item.rect : wider(item.rect, item.size / 10)
    case 'roundRect':
      return item.stroke === undefined ? item.rect : wider(item.rect, (item.width ?? 2) / 2)
    case 'shape': {
      const { x, y, w, h } = hull(pointsOf(item.d))
      const laid = { x: item.rect.x + x, y: item.rect.y + y, w, h }
      return item.stroke === undefined ? laid : wider(laid, (item.width ?? 2) / 2)
    }
    case 'polyline':
      return wider(hull(item.points), item.width / 2)
  }
}
