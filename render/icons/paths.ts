/** Building stones of icon paths: SVG path data on a grid of 48 × 48. */

const n = (value: number): string => String(Math.round(value * 100) / 100)

/** A full circle. */
export const discPath = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`

/** A rectangle with rounded corners. */
export const roundedRectPath = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${n(x + r)} ${n(y)}h${n(w - 2 * r)}a${r} ${r} 0 0 1 ${r} ${r}v${n(h - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${r}h${n(-(w - 2 * r))}a${r} ${r} 0 0 1 ${-r} ${-r}v${n(-(h - 2 * r))}a${r} ${r} 0 0 1 ${r} ${-r}Z`

/** A closed polygon through points at angles (degrees, 0 upwards, clockwise) and distances from the middle. */
const round = (x: number, y: number, points: readonly (readonly [number, number])[]): string =>
  `${points
    .map(([angle, r], index) => {
      const a = ((angle - 90) * Math.PI) / 180
      return `${index === 0 ? 'M' : 'L'}${n(x + r * Math.cos(a))} ${n(y + r * Math.sin(a))}`
    })
    .join('')}Z`

/** A regular polygon; `turn` in degrees. */
export const regularPolygonPath = (x: number, y: number, r: number, sides: number, turn = 0): string =>
  round(
    x,
    y,
    Array.from({ length: sides }, (_, i) => [turn + (i * 360) / sides, r] as const),
  )

/** A star with `tips` tips. */
export const starPath = (x: number, y: number, outer: number, inner: number, tips: number, turn = 0): string =>
  round(
    x,
    y,
    Array.from({ length: tips * 2 }, (_, i) => [turn + (i * 180) / tips, i % 2 === 0 ? outer : inner] as const),
  )

/** Petals: `count` discs round a middle. */
export const petalsPath = (x: number, y: number, away: number, r: number, count: number): string =>
  Array.from({ length: count }, (_, i) => {
    const a = ((i * 360) / count - 90) * (Math.PI / 180)
    return discPath(x + away * Math.cos(a), y + away * Math.sin(a), r)
  }).join('')
