import type { City, GameState } from '#engine'
import { type Dice, shuffled } from './dice.ts'

type Offerings = City['offerings']
type Tom = NonNullable<GameState['tom']>

/** A city without what lies face down in it. */
type KnownCity = Omit<City, 'offerings'> & {
  /** Of what lies beneath, how high the two piles are, and which tiles they are together. */
  readonly offerings: {
    readonly open: Offerings['open']
    readonly beneath: readonly [number, number]
    readonly unseen: Offerings['piles'][0]
  }
}

/**
 * What any seat may know of a position, and all that a player is handed. What is hidden is hidden from every seat: the
 * seed, the order of the piles and of Tom's deck, and which offering tile lies in which pile. Which pieces lie there in
 * some order can be told from those that lie open; they stand here sorted, so that two positions that nobody can tell
 * apart are known alike.
 */
export type Known = Omit<GameState, 'setup' | 'rng' | 'pathPile' | 'gnomePile' | 'cities' | 'tom'> & {
  readonly setup: Omit<GameState['setup'], 'seed'>
  readonly cities: readonly KnownCity[]
  readonly tom: (Omit<Tom, 'deck'> & { readonly unseen: Tom['deck'] }) | null
  readonly unseen: { readonly paths: GameState['pathPile']; readonly gnomes: GameState['gnomePile'] }
}

/** What may be known of a position. */
export function knownOf(state: GameState): Known {
  const { setup, rng: _, pathPile, gnomePile, cities, tom, ...open } = state
  const { seed: __, ...known } = setup
  return {
    ...open,
    setup: known,
    cities: cities.map((city) => {
      const [first, second] = city.offerings.piles
      const beneath = [first.length, second.length] as const
      return { ...city, offerings: { open: city.offerings.open, beneath, unseen: [...first, ...second].sort() } }
    }),
    tom: tom === null ? null : { discards: tom.discards, round: tom.round, unseen: [...tom.deck].sort() },
    unseen: { paths: [...pathPile].sort(), gnomes: [...gnomePile].sort() },
  }
}

/** A position that is known so, with what is hidden as the dice deal it. */
export function dealt(dice: Dice, known: Known): GameState {
  const { setup, cities, tom, unseen, ...open } = known
  return {
    ...open,
    setup: { ...setup, seed: '0'.repeat(32) },
    rng: [0, 0, 0, 0].map(() => 1 + dice.below(2 ** 30)),
    pathPile: shuffled(dice, unseen.paths),
    gnomePile: shuffled(dice, unseen.gnomes),
    cities: cities.map((city) => {
      const { beneath, unseen: tiles, open: face } = city.offerings
      const all = shuffled(dice, tiles)
      return { ...city, offerings: { open: face, piles: [all.slice(0, beneath[0]), all.slice(beneath[0])] as const } }
    }),
    tom: tom === null ? null : { deck: shuffled(dice, tom.unseen), discards: tom.discards, round: tom.round },
  }
}
