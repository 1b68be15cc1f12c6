import { CRYSTALS, type Seat } from '#engine'
import type { GameFacts, SeatFacts } from './facts.ts'

/** A seat's part in a game. */
interface Part {
  readonly facts: GameFacts
  readonly seat: Seat
  readonly own: SeatFacts
  readonly others: readonly SeatFacts[]
  /** Alone, not shared. */
  readonly won: boolean
  /** Points ahead of the best of the others; below 0 behind. */
  readonly ahead: number
}

const litOf = ({ bonfires }: SeatFacts, colour: (typeof CRYSTALS)[number]): number =>
  bonfires.filter((bonfire) => bonfire.colour === colour).length

/** What a seat can achieve in a game, and when it has; the names are kept, and never change their meaning. */
const ACHIEVED = [
  ['sevenBonfires', ({ own }) => own.bonfires.length === 7],
  ['fiveElders', ({ own }) => own.gnomes.filter((gnome) => gnome.startsWith('E')).length >= 5],
  ['noGnomes', ({ own, won }) => won && own.gnomes.length === 0],
  /** Alone the last when the countdown began. */
  [
    'lastToFirst',
    ({ facts, seat, won }) => {
      const { points } = facts.countdown ?? { points: [] }
      return won && points.length > 0 && points.every((one, nth) => nth === seat || one > (points[seat] ?? 0))
    },
  ],
  /** An own head start does not count. */
  ['tomByThirty', ({ facts, ahead }) => facts.tom !== null && ahead + Math.min(0, facts.tom.handicap) >= 30],
  ['fourYellow', ({ own }) => litOf(own, 'yellow') >= 4],
  ['twoOfEachColour', ({ own }) => CRYSTALS.every((colour) => litOf(own, colour) >= 2)],
  ['noYellow', ({ own, won }) => won && litOf(own, 'yellow') === 0],
  [
    'fewestBonfires',
    ({ own, others, won }) => won && others.every(({ bonfires }) => bonfires.length > own.bonfires.length),
  ],
  /** From the first round in which anybody led. */
  ['ledThroughout', ({ facts, won }) => won && facts.leads.length === 1],
  /** Behind all game long, and ahead in the last round. */
  [
    'lastRound',
    ({ facts, seat, won }) => {
      const first = facts.leads.find((lead) => lead.seat === seat)
      const began = facts.turns - facts.seats.length
      return won && facts.leads.length > 1 && first !== undefined && first.turn > began
    },
  ],
  ['byAPoint', ({ won, ahead }) => won && ahead <= 1],
  ['greatTurn', ({ own }) => (own.greatest?.points ?? 0) >= 20],
  ['byThirty', ({ facts, ahead }) => facts.tom === null && ahead >= 30],
  ['noDiscards', ({ own, won }) => won && own.did.discards === 0],
  ['shortVoyage', ({ own, won }) => won && own.did.ships <= 2],
  ['nothingLeft', ({ own }) => own.lines.leftovers === 0 && own.lines.fateTiles === 0],
  /** In three own turns one after the other. */
  [
    'threeInARow',
    ({ facts, own }) => {
      const turns = own.bonfires.map(({ turn }) => turn)
      return turns.some((turn, nth) => {
        const [second, third] = [turns[nth + 1], turns[nth + 2]]
        return second !== undefined && third !== undefined && third - turn <= 2 * facts.seats.length
      })
    },
  ],
  ['threeWatches', ({ own }) => own.guardians.filter(({ place }) => place.startsWith('b')).length >= 3],
  /** Each at a bonfire that burns. */
  ['sevenPortals', ({ own }) => own.lines.portals >= 14],
  ['fiveCrystals', ({ own }) => own.lines.crystals >= 10],
  ['ofEverything', ({ own }) => Object.values(own.lines).filter((points) => points >= 8).length >= 6],
  /** None lit before the last third of the game. */
  [
    'lateFire',
    ({ facts, own, won }) => {
      const [first] = own.bonfires
      return won && first !== undefined && first.turn > (facts.turns * 2) / 3
    },
  ],
  [
    'countdownRun',
    ({ facts, seat, own }) => {
      const before = facts.countdown?.points[seat]
      return before !== undefined && own.points - before >= 30
    },
  ],
] as const satisfies readonly (readonly [string, (part: Part) => boolean])[]
export type AchievementKey = (typeof ACHIEVED)[number][0]
export const ACHIEVEMENT_KEYS: readonly AchievementKey[] = ACHIEVED.map(([name]) => name)

/**
 * What a seat achieved in a game, in the order of `ACHIEVEMENT_KEYS`. A seat that sat out achieved nothing, and nobody did in a
 * game of which only a part can be told.
 */
export function achievementsOfSeat(facts: GameFacts, seat: Seat): AchievementKey[] {
  const own = facts.seats[seat]
  if (own === undefined || !facts.whole || own.satOut !== null) return []
  const others = facts.seats.filter((_, other) => other !== seat)
  const won = own.rank === 1 && others.every(({ rank }) => rank > 1)
  const ahead = own.points - Math.max(...others.map(({ points }) => points))
  const part: Part = { facts, seat, own, others, won, ahead }
  return ACHIEVED.flatMap(([name, isAchieved]) => (isAchieved(part) ? name : []))
}
