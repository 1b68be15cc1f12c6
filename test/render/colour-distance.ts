/** Colour differences as people see them, for tests. */
type Triple = readonly [number, number, number]

const channel = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16) / 255
const linear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
const rgb = (hex: string): Triple => [linear(channel(hex, 1)), linear(channel(hex, 3)), linear(channel(hex, 5))]

const times = (m: readonly Triple[], [x, y, z]: Triple): Triple => {
  const row = (i: number) => {
    const [a, b, c] = m[i] ?? [0, 0, 0]
    return a * x + b * y + c * z
  }
  return [row(0), row(1), row(2)]
}

/** Machado, Oliveira and Fernandes (2009), full severity, on linear RGB. */
const VISION = {
  plain: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Record<string, readonly Triple[]>
export type Vision = keyof typeof VISION
export const VISIONS: readonly Vision[] = ['plain', 'protanopia', 'deuteranopia', 'tritanopia']

function lab(hex: string, vision: Vision): Triple {
  const [r, g, b] = times(VISION[vision], rgb(hex)).map((c) => Math.min(1, Math.max(0, c)))
  const [x, y, z] = times(
    [
      [0.4124564, 0.3575761, 0.1804375],
      [0.2126729, 0.7151522, 0.072175],
      [0.0193339, 0.119192, 0.9503041],
    ],
    [r ?? 0, g ?? 0, b ?? 0],
  )
  const f = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27) * (t / 116) + 16 / 116)
  const [fx, fy, fz] = [f(x / 0.95047), f(y), f(z / 1.08883)]
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)]
}

/** CIEDE2000 between two colours `#rrggbb`, as seen with one kind of vision. */
export const difference = (one: string, other: string, vision: Vision): number =>
  ciede2000(lab(one, vision), lab(other, vision))

/** CIEDE2000 between two colours in CIELAB. */
export function ciede2000([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const rad = Math.PI / 180
  const c = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2
  const g = 0.5 * (1 - Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)))
  const [p1, p2] = [a1 * (1 + g), a2 * (1 + g)]
  const [c1, c2] = [Math.hypot(p1, b1), Math.hypot(p2, b2)]
  const hue = (a: number, b: number): number => (a === 0 && b === 0 ? 0 : (Math.atan2(b, a) / rad + 360) % 360)
  const [h1, h2] = [hue(p1, b1), hue(p2, b2)]
  const apart = Math.abs(h1 - h2) > 180
  const dh = c1 * c2 === 0 ? 0 : h2 - h1 + (apart ? (h2 <= h1 ? 360 : -360) : 0)
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin((dh / 2) * rad)
  const [dL, dC] = [l2 - l1, c2 - c1]
  const l = (l1 + l2) / 2
  const cc = (c1 + c2) / 2
  const h = c1 * c2 === 0 ? h1 + h2 : apart ? (h1 + h2 + (h1 + h2 < 360 ? 360 : -360)) / 2 : (h1 + h2) / 2
  const t =
    1 -
    0.17 * Math.cos((h - 30) * rad) +
    0.24 * Math.cos(2 * h * rad) +
    0.32 * Math.cos((3 * h + 6) * rad) -
    0.2 * Math.cos((4 * h - 63) * rad)
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2)
  const sc = 1 + 0.045 * cc
  const sh = 1 + 0.015 * cc * t
  const turn = 30 * Math.exp(-(((h - 275) / 25) ** 2))
  const rt = -2 * Math.sqrt(cc ** 7 / (cc ** 7 + 25 ** 7)) * Math.sin(2 * turn * rad)
  return Math.sqrt((dL / sl) ** 2 + (dC / sc) ** 2 + (dH / sh) ** 2 + rt * (dC / sc) * (dH / sh))
}
