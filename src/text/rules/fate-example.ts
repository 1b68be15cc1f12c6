import { fatePlacementGainBeside, type PlacedFateTile, type Rules } from '#engine'
import { EMOJI } from '../emoji.ts'
import { symbolsAsEmoji } from '../goods.ts'
import type { Words } from '../words/index.ts'

/** Tiles that lie there, the first one on the start. */
const LYING: readonly PlacedFateTile[] = [
  { tile: 'F7', row: 3, column: 5, direction: 'w' },
  { tile: 'F4', row: 4, column: 4, direction: 'e' },
]
/** In the box of the game it makes groups of three, two and one, and covers gold. */
const NEW: PlacedFateTile = { tile: 'F8', row: 5, column: 4, direction: 'e' }

/** A fate tile that is placed, as an example of what it brings (R5.5, R5.6). */
export interface FateExample {
  readonly lying: readonly PlacedFateTile[]
  readonly placed: PlacedFateTile
}

/** The example; null where the box has no such tiles. */
export function fateExample({ box }: Rules): FateExample | null {
  const isThere = ({ tile }: PlacedFateTile) => box.fateTiles.some(({ id }) => id === tile)
  return [...LYING, NEW].every(isThere) ? { lying: LYING, placed: NEW } : null
}

/** What the example brings, largest group first. */
export function fateExampleGainText({ entries }: Words, rules: Rules, { lying, placed }: FateExample): string {
  const { areas, covered } = fatePlacementGainBeside(rules, lying, placed, 1)
  const groups = areas.toSorted((a, b) => b.count - a.count)
  const resources = covered.resources.map((one) => EMOJI.resource[one])
  return entries.fateExample(groups, `${resources.join('')}${symbolsAsEmoji(covered.tiles)}`)
}
