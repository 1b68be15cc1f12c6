import type { Rect } from '../layout.ts'

/** A small generator for things that only have to look random, and always the same. */
function scatter(seed: string): () => number {
  let state = [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7)
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** A coastline round a rectangle, always the same for a name: SVG path data in the rectangle's own coordinates. */
export function coast(name: string, w: number, h: number): string {
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

/** Stars of the evening sky, or glints on the sea: small things in a rectangle, the bright ones and the dim ones. */
export function glints(name: string, r: Rect, count: number): { readonly bright: Glint[]; readonly dim: Glint[] } {
  const next = scatter(name)
  const all = Array.from({ length: count }, () => ({
    x: r.x + next() * r.w,
    y: r.y + next() * r.h,
    size: 1.5 + next() * 2.5,
    bright: next() > 0.58,
  }))
  return { bright: all.filter((one) => one.bright), dim: all.filter((one) => !one.bright) }
}
interface Glint {
  readonly x: number
  readonly y: number
  /** From 1.5 to 4. */
  readonly size: number
}

/** Path data of some small diamonds, as one shape: each `wide` and `high` times its glint's size. */
export const diamonds = (all: readonly Glint[], wide: number, high: number): string =>
  all
    .map(({ x, y, size }) => {
      const [w, h] = [(size * wide) / 2, (size * high) / 2]
      const [left, right, top, foot] = [x - w, x + w, y - h, y + h].map((n) => n.toFixed(1))
      return `M${left} ${y.toFixed(1)}L${x.toFixed(1)} ${top}L${right} ${y.toFixed(1)}L${x.toFixed(1)} ${foot}Z`
    })
    .join('')
