import { CRYSTALS, type Seat } from '#engine'
import type { GameFacts, SeatFacts } from './facts.ts'

/** What a seat can achieve in a game; the names are kept, and never change their meaning. */
export const ACHIEVEMENTS = [
  'sevenBonfires',
  'fiveElders',
  'noGnomes',
  'lastToFirst',
  'tomByThirty',
  'fourYellow',
  'twoOfEachColour',
  'noYellow',
  'fewestBonfires',
  'ledThroughout',
  'lastRound',
  'byAPoint',
  'greatTurn',
  'byThirty',
  'noDiscards',
  'shortVoyage',
  'nothingLeft',
  'threeInARow',
  'threeWatches',
  'sevenPortals',
  'fiveCrystals',
  'ofEverything',
  'lateFire',
  'countdownRun',
] as const
export type Achievement = (typeof ACHIEVEMENTS)[number]

const own = ({ seats }: GameFacts, seat: Seat): SeatFacts => {
  const facts = seats[seat]
  if (facts === undefined) throw new Error(`nobody sits at ${seat}`)
  return facts
}
const others = ({ seats }: GameFacts, seat: Seat): SeatFacts[] => seats.filter((_, other) => other !== seat)

/** Alone, not shared. */
const won = (facts: GameFacts, seat: Seat): boolean =>
  own(facts, seat).rank === 1 && others(facts, seat).every(({ rank }) => rank > 1)

/** Points ahead of the best of the others; below 0 behind. */
const ahead = (facts: GameFacts, seat: Seat): number =>
  own(facts, seat).points - Math.max(...others(facts, seat).map(({ points }) => points))

const litOf = ({ bonfires }: SeatFacts, colour: (typeof CRYSTALS)[number]): number =>
  bonfires.filter((bonfire) => bonfire.colour === colour).length

const ACHIEVED: { readonly [A in Achievement]: (facts: GameFacts, seat: Seat) => boolean } = {
  sevenBonfires: (facts, seat) => own(facts, seat).bonfires.length === 7,
  fiveElders: (facts, seat) => own(facts, seat).gnomes.filter((gnome) => gnome.startsWith('E')).length >= 5,
  noGnomes: (facts, seat) => won(facts, seat) && own(facts, seat).gnomes.length === 0,
  /** Alone the last when the countdown began. */
  lastToFirst: (facts, seat) => {
    const { points } = facts.countdown ?? { points: [] }
    return (
      won(facts, seat) && points.length > 0 && points.every((one, nth) => nth === seat || one > (points[seat] ?? 0))
    )
  },
  /** An own head start does not count. */
  tomByThirty: (facts, seat) => facts.tom !== null && ahead(facts, seat) + Math.min(0, facts.tom.handicap) >= 30,
  fourYellow: (facts, seat) => litOf(own(facts, seat), 'yellow') >= 4,
  twoOfEachColour: (facts, seat) => CRYSTALS.every((colour) => litOf(own(facts, seat), colour) >= 2),
  noYellow: (facts, seat) => won(facts, seat) && litOf(own(facts, seat), 'yellow') === 0,
  fewestBonfires: (facts, seat) =>
    won(facts, seat) && others(facts, seat).every(({ bonfires }) => bonfires.length > own(facts, seat).bonfires.length),
  /** From the first round in which anybody led. */
  ledThroughout: (facts, seat) => won(facts, seat) && facts.leads.length === 1,
  /** Behind all game long, and ahead in the last round. */
  lastRound: (facts, seat) => {
    const first = facts.leads.find((lead) => lead.seat === seat)
    const began = facts.turns - facts.seats.length
    return won(facts, seat) && facts.leads.length > 1 && first !== undefined && first.turn > began
  },
  byAPoint: (facts, seat) => won(facts, seat) && ahead(facts, seat) <= 1,
  greatTurn: (facts, seat) => (own(facts, seat).greatest?.points ?? 0) >= 20,
  byThirty: (facts, seat) => facts.tom === null && ahead(facts, seat) >= 30,
  noDiscards: (facts, seat) => won(facts, seat) && own(facts, seat).did.discards === 0,
  shortVoyage: (facts, seat) => won(facts, seat) && own(facts, seat).did.ships <= 2,
  nothingLeft: (facts, seat) => own(facts, seat).lines.leftovers === 0 && own(facts, seat).lines.fateTiles === 0,
  /** In three own turns one after the other. */
  threeInARow: (facts, seat) => {
    const turns = own(facts, seat).bonfires.map(({ turn }) => turn)
    return turns.some((turn, nth) => {
      const [second, third] = [turns[nth + 1], turns[nth + 2]]
      return second !== undefined && third !== undefined && third - turn <= 2 * facts.seats.length
    })
  },
  threeWatches: (facts, seat) => own(facts, seat).guardians.filter(({ place }) => place.startsWith('b')).length >= 3,
  /** Each at a bonfire that burns. */
  sevenPortals: (facts, seat) => own(facts, seat).lines.portals >= 14,
  fiveCrystals: (facts, seat) => own(facts, seat).lines.crystals >= 10,
  ofEverything: (facts, seat) => Object.values(own(facts, seat).lines).filter((points) => points >= 8).length >= 6,
  /** None lit before the last third of the game. */
  lateFire: (facts, seat) => {
    const [first] = own(facts, seat).bonfires
    return won(facts, seat) && first !== undefined && first.turn > (facts.turns * 2) / 3
  },
  countdownRun: (facts, seat) => {
    const before = facts.countdown?.points[seat]
    return before !== undefined && own(facts, seat).points - before >= 30
  },
}

/**
 * What a seat achieved in a game, in the order of `ACHIEVEMENTS`. A seat that sat out achieved nothing, and nobody did in a
 * game of which only a part can be told.
 */
export const achievementsOf = (facts: GameFacts, seat: Seat): Achievement[] =>
  facts.whole && own(facts, seat).satOut === null
    ? ACHIEVEMENTS.filter((achievement) => ACHIEVED[achievement](facts, seat))
    : []
