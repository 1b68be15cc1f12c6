import { ACTION_TILES, type ActionTile, RESOURCES, type Resource } from '#engine'
import { EMOJI } from './emoji.ts'

/** Two of a thing stand side by side, from three on a figure says how many: `🟦🟦`, `🟦×3`. */
export function repeatEmoji(emoji: string, count: number): string {
  return count <= 2 ? emoji.repeat(count) : `${emoji}×${count}`
}

/** How many of each kind, in the order of the list that names them; what is not there is left out. */
export const countsByKind = <T extends string>(order: readonly T[], things: readonly T[]): { kind: T; n: number }[] =>
  order.map((kind) => ({ kind, n: things.filter((thing) => thing === kind).length })).filter(({ n }) => n > 0)

function gather<T extends string>(order: readonly T[], emoji: Readonly<Record<T, string>>, things: readonly T[]) {
  return countsByKind(order, things)
    .map(({ kind, n }) => repeatEmoji(emoji[kind], n))
    .join(' ')
}

/** Action tiles as emoji: `🟦×3 🟨`. Empty for none. */
export const tilesAsEmoji = (tiles: readonly ActionTile[]): string => gather(ACTION_TILES, EMOJI.actionTile, tiles)

/** Resources as emoji: `🌸🌸 🪙`. Empty for none. */
export const resourcesAsEmoji = (resources: readonly Resource[]): string => gather(RESOURCES, EMOJI.resource, resources)

/** Symbols of a fate tile as emoji, in their order: `🟦⬜🟫`. */
export const symbolsAsEmoji = (symbols: readonly ActionTile[]): string =>
  symbols.map((symbol) => EMOJI.actionTile[symbol]).join('')

/** What is paid or gained. */
export interface Goods {
  readonly tiles: readonly ActionTile[]
  readonly resources: readonly Resource[]
  readonly points: number
}

/** What is held, from how many there are of each. */
export const goodsFromCounts = (
  tiles: Readonly<Partial<Record<ActionTile, number>>>,
  resources: Readonly<Partial<Record<Resource, number>>>,
): Goods => ({
  tiles: ACTION_TILES.flatMap((one) => new Array<ActionTile>(tiles[one] ?? 0).fill(one)),
  resources: RESOURCES.flatMap((one) => new Array<Resource>(resources[one] ?? 0).fill(one)),
  points: 0,
})
export const NO_GOODS: Goods = { tiles: [], resources: [], points: 0 }
export const addGoods = (a: Goods, { tiles = [], resources = [], points = 0 }: Partial<Goods>): Goods => ({
  tiles: [...a.tiles, ...tiles],
  resources: [...a.resources, ...resources],
  points: a.points + points,
})

/** Goods in one row: tiles, resources, points. Empty for nothing at all. */
export function goodsText({ tiles = [], resources = [], points = 0 }: Partial<Goods>): string {
  const score = points === 0 ? '' : `${points > 0 ? '+' : '−'}${Math.abs(points)} ${EMOJI.points}`
  return [tilesAsEmoji(tiles), resourcesAsEmoji(resources), score].filter((part) => part !== '').join(' ')
}
