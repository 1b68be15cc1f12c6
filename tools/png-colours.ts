/**
 * `npm run tool -- png-colours`: makes `render/png-colours.json` anew, the 256 colours of all pictures, after `tokens.ts` or a scene has
 * changed. It paints every scene at many positions of games with 1 to 4 players. Colours that code are taken as they
 * are; the others are found by k-means, and each becomes the one of its kind that is most often there. Then the flat
 * areas are looked at: those that came out worst (dimmed tiles, mostly) are taken as they are, too, and all is done again.
 */
import { writeFileSync } from 'node:fs'
import { type GameState, legalChoices, standardRules } from '#engine'
import type { Scene } from '#render'
import type { RasterImage } from '#render/png'
import { colours, coloursByCrystal, guardianColours, resourceColours, seatColours, tileColours } from '#render/tokens'
import { rasterizeRequest } from '#render/worker'
import { requestFor, SCENES, samples } from '#support/sample-picture'

const COLOURS = 256
const GAMES = 2
const POSITIONS = 7
const ROUNDS = 15
/** A picture counts each of its colours by its area in pixels to this power: small signs matter, too. */
const POWER = 0.55
/** A pixel farther from the one before stands at an edge, where its colour is hardly seen: it counts less, for glows' sake. */
const [SMOOTH, EDGE] = [90, 0.3]
/** The table and the panel of a turn are seen most, and the map has the most edges: their colours count so many times. */
const COUNTS: Partial<Record<Scene, number>> = { table: 1.5, turn: 2, map: 2 }
/** An area of one colour, in pixels, that people see as such. */
const FLAT = 250
/** So many flat colours are taken as they are, in so many steps. */
const [FLATS, STEPS] = [24, 4]
/** As `render/png.ts` compares colours. */
const WEIGHTS = [2, 4, 3] as const

type Rgb = readonly [number, number, number]

const rgbOf = (value: number): Rgb => [value >> 16, (value >> 8) & 255, value & 255]
const numberOf = (hex: string): number => Number.parseInt(hex.slice(1), 16)
const cellOf = (value: number): number => value & 0xfcfcfc
const hexOf = ([r, g, b]: Rgb): string => `#${((r << 16) | (g << 8) | b).toString(16).padStart(6, '0')}`
const distance = (a: Rgb, b: Rgb): number =>
  WEIGHTS[0] * (a[0] - b[0]) ** 2 + WEIGHTS[1] * (a[1] - b[1]) ** 2 + WEIGHTS[2] * (a[2] - b[2]) ** 2

/** Colours that tell things apart. */
const coding = [
  ...Object.values(resourceColours),
  ...Object.values(tileColours).flatMap(({ fill, sign }) => [fill, sign]),
  ...Object.values(coloursByCrystal).flatMap(({ fill, dark, light }) => [fill, dark, light]),
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
function count(scene: Scene, { height, read }: RasterImage): void {
  const data = read(0, height)
  const areas = new Map<number, number>()
  let before = 0
  for (let i = 0; i < data.length; i += 4) {
    const value = ((data[i] ?? 0) << 16) | ((data[i + 1] ?? 0) << 8) | (data[i + 2] ?? 0)
    areas.set(value, (areas.get(value) ?? 0) + (distance(rgbOf(before), rgbOf(value)) <= SMOOTH ? 1 : EDGE))
    before = value
  }
  for (const [value, area] of areas) {
    weights.set(value, (weights.get(value) ?? 0) + (COUNTS[scene] ?? 1) * area ** POWER)
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
        if (position !== undefined) count(scene, rasterizeRequest(requestFor(scene, position)))
      }
    }
    console.error(`${players} players, game ${seed + 1} of ${GAMES}`)
  }

function placeable(state: GameState): boolean {
  return legalChoices(standardRules, state).some(({ kind }) => kind === 'fate' || kind === 'start')
}

/** Colours that are nearly the same, each with its weight. */
const cells: (readonly (readonly [value: number, weight: number])[])[] = []
const cellNumbers = new Map<number, number>()
for (const one of weights) {
  const at = cellNumbers.get(cellOf(one[0])) ?? cells.length
  cellNumbers.set(cellOf(one[0]), at)
  cells[at] = [...(cells[at] ?? []), one]
}
const sizes = cells.map((cell) => cell.reduce((sum, [, weight]) => sum + weight, 0))
const means = cells.map((cell, at): Rgb => {
  const channel = (c: 0 | 1 | 2) =>
    cell.reduce((sum, [value, weight]) => sum + rgbOf(value)[c] * weight, 0) / (sizes[at] ?? 1)
  return [channel(0), channel(1), channel(2)]
})

/** Colours that stand for all, those that are fixed first. */
function standIns(fixed: readonly Rgb[]): Rgb[] {
  const centres = spread(fixed)
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

/** So many centres as there are colours: after those that are fixed the cells that are worst off, one after the other. */
function spread(fixed: readonly Rgb[]): Rgb[] {
  const centres = [...fixed]
  const off = means.map((mean) => nearestOf(fixed, mean).d)
  while (centres.length < COLOURS) {
    let worst = 0
    for (let at = 1; at < off.length; at++)
      if ((off[at] ?? 0) * (sizes[at] ?? 0) > (off[worst] ?? 0) * (sizes[worst] ?? 0)) worst = at
    const next = means[worst]
    if (next === undefined) break
    centres.push(next)
    means.forEach((mean, at) => {
      off[at] = Math.min(off[at] ?? 0, distance(next, mean))
    })
  }
  return centres
}

/** The numbers of the cells that are nearest to each centre. */
function grouped(centres: readonly Rgb[]): number[][] {
  const groups: number[][] = centres.map(() => [])
  means.forEach((mean, at) => {
    groups[nearestOf(centres, mean).index]?.push(at)
  })
  return groups
}

function nearestOf(centres: readonly Rgb[], colour: Rgb): { readonly index: number; readonly d: number } {
  let [index, d] = [0, Number.POSITIVE_INFINITY]
  // An index: `entries` would take as long again as all the rest.
  for (let at = 0; at < centres.length; at++) {
    const here = distance(centres[at] ?? colour, colour)
    if (here < d) [index, d] = [at, here]
  }
  return { index, d }
}

function meanOf(group: readonly number[]): Rgb {
  const size = group.reduce((sum, at) => sum + (sizes[at] ?? 0), 0)
  const channel = (c: 0 | 1 | 2) => group.reduce((sum, at) => sum + (means[at]?.[c] ?? 0) * (sizes[at] ?? 0), 0) / size
  return [channel(0), channel(1), channel(2)]
}

/** The colour that is there most, if it is there much; otherwise the one between all. */
function commonest(group: readonly number[]): Rgb {
  const size = group.reduce((sum, at) => sum + (sizes[at] ?? 0), 0)
  const [value, most] = group.flatMap((at) => cells[at] ?? []).reduce((a, b) => (a[1] > b[1] ? a : b))
  const [r, g, b] = meanOf(group)
  return most * 8 > size ? rgbOf(value) : [Math.round(r), Math.round(g), Math.round(b)]
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
writeFileSync(
  new URL('../render/png-colours.json', import.meta.url),
  `${JSON.stringify(palette.map(hexOf), null, 2)}\n`,
)
console.log(
  `render/png-colours.json: ${coded} colours that code, ${fixed.length - coded} of flat areas, of ${weights.size}`,
)
