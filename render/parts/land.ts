import { createKeyedCache } from '../keeper.ts'
import type { Rect } from '../layout.ts'

/** A small generator for things that only have to look random, and always the same. */
function scatter(seed: string): () => number {
  let state = [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7)
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** Path data by what it shows: land, stars and glints are the same in each picture. */
const once = createKeyedCache<string>()

/** A coastline round a rectangle, always the same for a name: SVG path data in the rectangle's own coordinates. */
export const coastPath = (name: string, w: number, h: number): string =>
  once(`${name} ${w} ${h}`, () => coastline(name, w, h))

function coastline(name: string, w: number, h: number): string {
  const next = scatter(name)
  const points = Array.from({ length: 18 }, (_, i) => {
    const a = (i / 18) * 2 * Math.PI
    const square = 1 / (Math.abs(Math.cos(a)) ** 5 + Math.abs(Math.sin(a)) ** 5) ** (1 / 5)
    const wobble = 0.985 + next() * 0.075
    return [w / 2 + (w / 2) * square * wobble * Math.cos(a), h / 2 + (h / 2) * square * wobble * Math.sin(a)] as const
  })
  const between = (i: number): readonly [number, number] => {
    const [x1, y1] = points[i % 18] ?? [0, 0]
    const [x2, y2] = points[(i + 1) % 18] ?? [0, 0]
    return [(x1 + x2) / 2, (y1 + y2) / 2]
  }
  const [x, y] = between(17)
  const curves = points.map(([px, py], i) => {
    const [ex, ey] = between(i)
    return `Q${px.toFixed(1)} ${py.toFixed(1)} ${ex.toFixed(1)} ${ey.toFixed(1)}`
  })
  return `M${x.toFixed(1)} ${y.toFixed(1)}${curves.join('')}Z`
}

interface Glints {
  readonly count: number
  /** Those that shine, or the others. */
  readonly bright: boolean
  /** How wide and high each is, times a size of 1.5 to 4. */
  readonly wide: number
  readonly high: number
}

/** Stars of the evening sky, or glints on the sea: small diamonds in a rectangle, as path data. */
export const starsOrGlintsPath = (name: string, r: Rect, style: Glints): string =>
  once(`${name} ${Object.values(r).join(' ')} ${Object.values(style).join(' ')}`, () => diamonds(name, r, style))

function diamonds(name: string, r: Rect, { count, bright, wide, high }: Glints): string {
  const next = scatter(name)
  const all = Array.from({ length: count }, () => ({
    x: r.x + next() * r.w,
    y: r.y + next() * r.h,
    size: 1.5 + next() * 2.5,
    bright: next() > 0.58,
  }))
  return all
    .filter((one) => one.bright === bright)
    .map(({ x, y, size }) => {
      const [w, h] = [(size * wide) / 2, (size * high) / 2]
      const [left, right, top, foot] = [x - w, x + w, y - h, y + h].map((n) => n.toFixed(1))
      return `M${left} ${y.toFixed(1)}L${x.toFixed(1)} ${top}L${right} ${y.toFixed(1)}L${x.toFixed(1)} ${foot}Z`
    })
    .join('')
}
