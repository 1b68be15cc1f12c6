/**
 * `npm run draw:palette`: makes `render/palette.json` anew, the 256 colours of all pictures, after `tokens.ts` or a scene has
 * changed. It paints every scene at many positions of games with 1 to 4 players. Colours that code are taken as they
 * are; the others are found by k-means, and each becomes the one of its kind that is most often there. Then the flat
 * areas are looked at: those that came out worst (dimmed tiles, mostly) are taken as they are, too, and all is done again.
 */
import { writeFileSync } from 'node:fs'
import { type GameState, legalChoices, standardRules } from '#engine'
import type { Painted } from '#render/png'
import { colours, crystalColours, guardianColours, resourceColours, seatColours, tileColours } from '#render/tokens'
import { paintRequest } from '#render/worker'
import { requestFor, SCENES, samples } from '#support/sample-picture'

const COLOURS = 256
const GAMES = 2
const POSITIONS = 7
const ROUNDS = 15
/** A picture counts each of its colours by its area in pixels to this power: small signs matter, too. */
const POWER = 0.55
/** A pixel farther from the one before stands at an edge, where nobody sees its colour: it counts less, for glows' sake. */
const [SMOOTH, EDGE] = [90, 0.1]
/** An area of one colour, in pixels, that people see as such. */
const FLAT = 250
/** So many flat colours are taken as they are, in so many steps. */
const [FLATS, STEPS] = [36, 12]
/** As `render/png.ts` compares colours. */
const WEIGHTS = [2, 4, 3] as const

type Rgb = readonly [number, number, number]
interface Cell {
  /** Weight of each colour in it, by number. */
  readonly colours: Map<number, number>
  weight: number
  mean: Rgb
}

const rgbOf = (value: number): Rgb => [value >> 16, (value >> 8) & 255, value & 255]
const numberOf = (hex: string): number => Number.parseInt(hex.slice(1), 16)
const cellOf = (value: number): number => value & 0xfcfcfc
const hexOf = (value: number): string => `#${value.toString(16).padStart(6, '0')}`
const distance = (a: Rgb, b: Rgb): number =>
  WEIGHTS[0] * (a[0] - b[0]) ** 2 + WEIGHTS[1] * (a[1] - b[1]) ** 2 + WEIGHTS[2] * (a[2] - b[2]) ** 2

/** Colours that tell things apart. */
const coding = [
  ...Object.values(resourceColours),
  ...Object.values(tileColours).flatMap(({ fill, sign }) => [fill, sign]),
  ...Object.values(crystalColours).flatMap(({ fill, dark, light }) => [fill, dark, light]),
  ...Object.values(guardianColours).flatMap(({ fill, sign }) => [fill, sign]),
  ...seatColours.flatMap(({ fill, sign }) => [fill, sign]),
  colours.flame,
  colours.ember,
  colours.tentative,
  colours.cream,
].map(numberOf)

/** What each colour weighs, and in how many pictures it covers a flat area. */
const weights = new Map<number, number>()
const flats = new Map<number, number>()
function count({ height, read }: Painted): void {
  const data = read(0, height)
  const areas = new Map<number, number>()
  let before = 0
  for (let i = 0; i < data.length; i += 4) {
    const value = ((data[i] ?? 0) << 16) | ((data[i + 1] ?? 0) << 8) | (data[i + 2] ?? 0)
    areas.set(value, (areas.get(value) ?? 0) + (distance(rgbOf(before), rgbOf(value)) <= SMOOTH ? 1 : EDGE))
    before = value
  }
  for (const [value, area] of areas) {
    weights.set(value, (weights.get(value) ?? 0) + area ** POWER)
    if (area >= FLAT) flats.set(value, (flats.get(value) ?? 0) + 1)
  }
}

for (let players = 1; players <= 4; players++)
  for (let seed = 0; seed < GAMES; seed++) {
    const game = [...samples({ players, seed: 500 + seed })]
    for (const scene of SCENES) {
      // The scene of placements is worth a look only where there are some.
      const worth = scene === 'fate' ? game.filter(({ state }) => placeable(state)) : game
      for (let nth = 0; nth < POSITIONS; nth++) {
        const position = worth[Math.floor(((worth.length - 1) * nth) / (POSITIONS - 1))]
        if (position !== undefined) count(paintRequest(requestFor(scene, position)))
      }
    }
    console.error(`${players} players, game ${seed + 1} of ${GAMES}`)
  }

function placeable(state: GameState): boolean {
  return legalChoices(standardRules, state).some(({ kind }) => kind === 'fate' || kind === 'start')
}

const cells = new Map<number, Cell>()
for (const [value, weight] of weights) {
  const cell = cells.get(cellOf(value)) ?? { colours: new Map(), weight: 0, mean: [0, 0, 0] }
  cells.set(cellOf(value), cell)
  const [r, g, b] = rgbOf(value)
  const share = weight / (cell.weight + weight)
  const [mr, mg, mb] = cell.mean
  cell.mean = [mr + (r - mr) * share, mg + (g - mg) * share, mb + (b - mb) * share]
  cell.weight += weight
  cell.colours.set(value, weight)
}

const all = [...cells.values()]

/** Colours that stand for all, those that are fixed first. */
function standIns(fixed: readonly Rgb[]): Rgb[] {
  const centres = [...fixed]
  // Those that are worst off become centres themselves, one after the other.
  const worst = all.map((cell) => ({ cell, d: Math.min(...centres.map((centre) => distance(centre, cell.mean))) }))
  while (centres.length < COLOURS) {
    const next = worst.reduce((a, b) => (a.d * a.cell.weight > b.d * b.cell.weight ? a : b))
    centres.push(next.cell.mean)
    for (const one of worst) one.d = Math.min(one.d, distance(next.cell.mean, one.cell.mean))
  }
  let groups = grouped(centres)
  for (let round = 0; round < ROUNDS; round++) {
    groups.forEach((group, index) => {
      if (index >= fixed.length && group.length > 0) centres[index] = meanOf(group)
    })
    groups = grouped(centres)
  }
  return centres.map((centre, index) => {
    const group = groups[index] ?? []
    return index < fixed.length || group.length === 0 ? centre : commonest(group)
  })
}

function grouped(centres: readonly Rgb[]): Cell[][] {
  const groups: Cell[][] = centres.map(() => [])
  for (const cell of all) groups[nearestOf(centres, cell.mean).index]?.push(cell)
  return groups
}

function nearestOf(centres: readonly Rgb[], colour: Rgb): { readonly index: number; readonly d: number } {
  let [index, d] = [0, Number.POSITIVE_INFINITY]
  centres.forEach((centre, at) => {
    const here = distance(centre, colour)
    if (here < d) [index, d] = [at, here]
  })
  return { index, d }
}

function meanOf(group: readonly Cell[]): Rgb {
  const weight = group.reduce((sum, cell) => sum + cell.weight, 0)
  const channel = (at: 0 | 1 | 2) => group.reduce((sum, cell) => sum + cell.mean[at] * cell.weight, 0) / weight
  return [channel(0), channel(1), channel(2)]
}

/** The colour that is there most, if it is there much; otherwise the one between all. */
function commonest(group: readonly Cell[]): Rgb {
  const weight = group.reduce((sum, cell) => sum + cell.weight, 0)
  const [value, most] = group.flatMap((cell) => [...cell.colours]).reduce((a, b) => (a[1] > b[1] ? a : b))
  const [r, g, b] = meanOf(group)
  return most * 8 > weight ? rgbOf(value) : [Math.round(r), Math.round(g), Math.round(b)]
}

const fixed = [...new Map(coding.map((value) => [cellOf(value), value])).values()].map(rgbOf)
const coded = fixed.length
let palette = standIns(fixed)
for (let step = 0; step < STEPS; step++) {
  for (let more = 0; more < FLATS / STEPS; more++) {
    const taken = [...palette, ...fixed]
    const [worst] = [...flats]
      .map(([value, pictures]) => ({ value, harm: nearestOf(taken, rgbOf(value)).d * Math.sqrt(pictures) }))
      .sort((a, b) => b.harm - a.harm)
    if (worst !== undefined) fixed.push(rgbOf(worst.value))
  }
  palette = standIns(fixed)
}
const hexes = palette.map(([r, g, b]) => hexOf((r << 16) | (g << 8) | b))
writeFileSync(new URL('../render/palette.json', import.meta.url), `${JSON.stringify(hexes, null, 2)}\n`)
console.log(
  `render/palette.json: ${coded} colours that code, ${fixed.length - coded} of flat areas, of ${weights.size}`,
)
