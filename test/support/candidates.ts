import {
  ACTION_TILES,
  type ActionTile,
  ALL_GUARDIAN_COLOURS,
  ALL_ISLAND_GUARDIAN_COLOURS,
  type Choice,
  COMMON_TASKS,
  COUNCIL_SPACES,
  CRYSTALS,
  FATE_TILE_DIRECTIONS,
  type GnomeId,
  GUARDIAN_PLACES,
  type PathTile,
  PORTAL_KINDS,
  RESOURCES,
  type Resource,
  SPACES,
} from '#engine'
import type { Dice } from '#support/dice'

const upTo = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index)

const PATH_TILES: readonly PathTile[] = CRYSTALS.flatMap((crystal) =>
  RESOURCES.map((resource): PathTile => `${crystal}-${resource}`),
)
const FATE_TILES = upTo(1, 8).map((number) => `F${number}`)
const ISLANDS = ['A', 'B', 'C', 'D'].flatMap((row) => upTo(1, 4).map((column) => `${row}${column}`))
const TASKS = ['B', 'R', 'Y'].flatMap((colour) => upTo(1, 23).map((number) => `${colour}${number}`))
const GNOMES: readonly GnomeId[] = [
  ...upTo(0, 28).map((number) => `S${number}` as const),
  ...upTo(1, 6).map((number) => `E${number}` as const),
]
const YES_NO = [true, false] as const

/**
 * Every choice that somebody could think of, of every kind but `fate`, `pay` and `give`: whatever the pieces of the
 * box admit, and some that they do not.
 */
export const COMMON_CANDIDATES: readonly Choice[] = [
  ...FATE_TILES.flatMap((tile) =>
    (['e', 'w'] as const).map((direction) => ({ kind: 'start', tile, direction }) as const),
  ),
  ...[...PATH_TILES, 'pile' as const].map((from) => ({ kind: 'path', from }) as const),
  ...PATH_TILES.map((tile) => ({ kind: 'search', tile }) as const),
  { kind: 'newpaths' },
  ...[...ISLANDS, 'Z9'].map((island) => ({ kind: 'ship', island }) as const),
  ...TASKS.map((task) => ({ kind: 'task', task }) as const),
  { kind: 'offer', pile: 1 },
  { kind: 'offer', pile: 2 },
  ...SPACES.map((space) => ({ kind: 'space', space }) as const),
  ...ALL_ISLAND_GUARDIAN_COLOURS.map((colour) => ({ kind: 'guardian', colour }) as const),
  ...[...upTo(-1, 9), 1.5, Number.NaN].map((units) => ({ kind: 'procession', units }) as const),
  ...ALL_GUARDIAN_COLOURS.flatMap((guardian) => GUARDIAN_PLACES.map((to) => ({ kind: 'move', guardian, to }) as const)),
  ...ALL_GUARDIAN_COLOURS.map((guardian) => ({ kind: 'stay', guardian }) as const),
  ...RESOURCES.map((resource) => ({ kind: 'yield', resource }) as const),
  ...[...upTo(-1, 7), 2.5, Number.NaN].map((space) => ({ kind: 'bonfire', space }) as const),
  ...YES_NO.flatMap((tile) =>
    YES_NO.flatMap((reward) =>
      [...PORTAL_KINDS, null].map((portal) => ({ kind: 'take', tile, reward, portal }) as const),
    ),
  ),
  ...GNOMES.flatMap((gnome) => ([0, 1, 2] as const).map((tiles) => ({ kind: 'gnome', gnome, tiles }) as const)),
  ...SPACES.map((space) => ({ kind: 'ignite', space }) as const),
  ...COMMON_TASKS.map((task) => ({ kind: 'novice', task }) as const),
  ...COUNCIL_SPACES.map((space) => ({ kind: 'council', space }) as const),
  { kind: 'bonus' },
  { kind: 'point' },
  ...ACTION_TILES.map((tile) => ({ kind: 'discard', tile }) as const),
  ...TASKS.map((task) => ({ kind: 'tomTask', task }) as const),
  ...ALL_ISLAND_GUARDIAN_COLOURS.map((colour) => ({ kind: 'tomGuardian', colour }) as const),
  ...COUNCIL_SPACES.map((space) => ({ kind: 'tomCouncil', space }) as const),
  ...GNOMES.map((gnome) => ({ kind: 'tomGnome', gnome }) as const),
  { kind: 'turnup' },
  { kind: 'decline' },
  { kind: 'pass' },
  { kind: 'out' },
  { kind: 'end' },
]

/** Every placement of every fate tile on the fate grid and just beyond it. */
export const FATE_CANDIDATES: readonly Choice[] = FATE_TILES.flatMap((tile) =>
  upTo(-2, 8).flatMap((row) =>
    upTo(-2, 10).flatMap((column) =>
      FATE_TILE_DIRECTIONS.map((direction) => ({ kind: 'fate', tile, row, column, direction }) as const),
    ),
  ),
)

/** Payments near a legal one: a piece more, a piece less, one piece for another, or in another order. */
export function nearby(dice: Dice, choice: Choice): Choice | null {
  if (choice.kind === 'pay') return { kind: 'pay', tiles: altered(dice, ACTION_TILES, choice.tiles) }
  if (choice.kind === 'give') return { kind: 'give', resources: altered(dice, RESOURCES, choice.resources) }
  return null
}

function altered<T>(dice: Dice, kinds: readonly T[], pieces: readonly T[]): T[] {
  const at = dice.below(pieces.length + 1)
  const others = pieces.filter((_, index) => index !== at)
  const changed = dice.pick([
    others,
    [...pieces, dice.pick(kinds)],
    [...others, dice.pick(kinds)],
    [...others, dice.pick(kinds), dice.pick(kinds)],
  ])
  return dice.oneIn(5) ? changed.reverse() : changed.sort((a, b) => kinds.indexOf(a) - kinds.indexOf(b))
}

/** A payment out of the blue, of up to six pieces. */
export function anyPayment(dice: Dice): Choice {
  const size = dice.below(7)
  const draw = <T>(kinds: readonly T[]): T[] =>
    Array.from({ length: size }, () => dice.pick(kinds)).sort((a, b) => kinds.indexOf(a) - kinds.indexOf(b))
  return dice.oneIn(2)
    ? { kind: 'pay', tiles: draw<ActionTile>(ACTION_TILES) }
    : { kind: 'give', resources: draw<Resource>(RESOURCES) }
}
