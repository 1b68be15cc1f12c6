import { converter, differenceCiede2000, type Lrgb } from 'culori'

/** Colour differences as people see them, for tests. */
type Row = readonly [number, number, number]

/** Machado, Oliveira and Fernandes (2009), full severity, on linear RGB (culori's own filters work on gamma-encoded). */
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
} as const satisfies Record<string, readonly [Row, Row, Row]>
export type Vision = keyof typeof VISION
export const VISIONS: readonly Vision[] = ['plain', 'protanopia', 'deuteranopia', 'tritanopia']

const linear = converter('lrgb')
const ciede2000 = differenceCiede2000()

function seen(hex: string, vision: Vision): Lrgb {
  const { r, g, b } = linear(hex) ?? { r: 0, g: 0, b: 0 }
  const channel = ([x, y, z]: Row) => Math.min(1, Math.max(0, x * r + y * g + z * b))
  const [red, green, blue] = VISION[vision]
  return { mode: 'lrgb', r: channel(red), g: channel(green), b: channel(blue) }
}

/** CIEDE2000 between two colours `#rrggbb`, as seen with one kind of vision. */
export const difference = (one: string, other: string, vision: Vision): number =>
  ciede2000(seen(one, vision), seen(other, vision))
