import { cityOf, type GameState, type Rules, type Seat, scoreSheetOf } from '#engine'
import { handicapPoints } from './expect.ts'
import found from './expectation.json' with { type: 'json' }

/** What somebody can score with or do more than others. */
export const STYLE_TRAITS = ['bonfires', 'guardians', 'path', 'common', 'alongTheWay', 'stock', 'gnomes'] as const
export type StyleTrait = (typeof STYLE_TRAITS)[number]

/** How somebody played a game. */
export interface MostAndLeastStyleTraits {
  /** What there was more of than usual. */
  readonly most: StyleTrait
  /** How much of it: final points, or gnomes. */
  readonly amount: number
  /** What there was much less of than usual; null where nothing was missing. */
  readonly least: StyleTrait | null
}

/** What is usual of each, and by how much it differs: shares of the final points, or gnomes. Made by `npm run tool -- calibrate`. */
const TYPICAL: Readonly<Record<StyleTrait, { readonly mean: number; readonly spread: number }>> = found.typical
/** Spreads below what is usual, from which something was missing. */
const MISSING = 0.8
/** What nobody misses: who has less of it only scored otherwise. */
const UNMISSED: readonly StyleTrait[] = ['alongTheWay', 'stock']

/** Final points of each trait, without a head start; of gnomes how many there are. */
export function finalPointsByStyleTrait(
  rules: Rules,
  state: GameState,
  seat: Seat,
): Readonly<Record<StyleTrait, number>> {
  const { lines } = scoreSheetOf(rules, state, seat)
  return {
    bonfires: lines.bonfires,
    guardians: lines.guardians,
    path: lines.portals + lines.crystals,
    common: lines.commonTasks,
    alongTheWay: lines.duringPlay - handicapPoints(state, seat),
    stock: lines.fateTiles + lines.leftovers,
    gnomes: cityOf(state, seat).gnomes.length,
  }
}

/** How much of a trait there is, as it is compared: gnomes by themselves, all else as a share of the final points. */
export const styleTraitShareOfFinalPoints = (trait: StyleTrait, amount: number, total: number): number =>
  trait === 'gnomes' ? amount : amount / Math.max(1, total)

/** How a seat played a game that is over. */
export function mostAndLeastStyleTraits(rules: Rules, state: GameState, seat: Seat): MostAndLeastStyleTraits {
  const total = scoreSheetOf(rules, state, seat).total - handicapPoints(state, seat)
  const amounts = finalPointsByStyleTrait(rules, state, seat)
  const compared = STYLE_TRAITS.map((trait) => {
    const { mean, spread } = TYPICAL[trait]
    return { trait, above: (styleTraitShareOfFinalPoints(trait, amounts[trait], total) - mean) / spread }
  }).sort((a, b) => b.above - a.above)
  const had = compared.find(({ trait }) => amounts[trait] > 0) ?? compared[0]
  const most = had?.trait ?? 'bonfires'
  const least = compared.findLast(({ trait, above }) => above < -MISSING && !UNMISSED.includes(trait))
  return { most, amount: amounts[most], least: least === undefined || least.trait === most ? null : least.trait }
}
