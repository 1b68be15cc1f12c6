import type { Seat } from '#engine'
import type { GameFacts, SeatFacts } from './facts.ts'

/** What is told of one seat. */
export interface StandoutPlayStyle {
  readonly portrait: PlayStyle
  readonly amount: number
}

/** A figure that can be told from `least` on, and how it lies among others: mean and deviation of 1,400 games. */
interface Measure {
  readonly amount: number
  readonly least: number
  readonly mean: number
  readonly deviation: number
  /** The less, the rarer: from `least` downwards. */
  readonly fewer?: true
}

/** Without a first bonfire there is nothing to say of when it burned. */
const NEVER = { amount: 0, least: Number.POSITIVE_INFINITY, mean: 0, deviation: 1 }

/** What can be said of how a seat played, each with one figure. */
function measuresOf(facts: GameFacts, seat: Seat, own: SeatFacts) {
  const { did, lines, gnomes, bonfires } = own
  const first = bonfires[0]?.turn
  const when = first === undefined ? null : { amount: first, mean: 0.51 * facts.turns, deviation: 0.2 * facts.turns }
  const atCountdown = facts.countdown?.points[seat]
  const yellow = bonfires.filter(({ colour }) => colour === 'yellow').length
  const used = lines.leftovers === 0 && lines.fateTiles === 0
  return [
    ['ships', { amount: did.ships, least: 4, mean: 3.1, deviation: 1.3 }],
    ['fewShips', { amount: did.ships, least: 2, mean: 3.1, deviation: 1.3, fewer: true }],
    ['offerings', { amount: did.offerings, least: 4, mean: 3.3, deviation: 1.4 }],
    ['greatBonfires', { amount: did.greatBonfires, least: 10, mean: 9.2, deviation: 4.3 }],
    ['processions', { amount: did.processions, least: 3, mean: 2, deviation: 1.6 }],
    ['novices', { amount: did.novices, least: 5, mean: 3.8, deviation: 1.7 }],
    ['discards', { amount: did.discards, least: 5, mean: 2.8, deviation: 2.1 }],
    ['fateTilesSaved', { amount: lines.fateTiles / 3, least: 2, mean: 0.7, deviation: 1 }],
    ['usedEverything', used ? { amount: 0, least: 0, mean: -1.5, deviation: 1 } : NEVER],
    ['elders', { amount: own.gained.elder ?? 0, least: 8, mean: 7, deviation: 5.7 }],
    ['company', { amount: gnomes.length, least: 5, mean: 4.2, deviation: 1.9 }],
    ['crystals', { amount: lines.crystals / 2, least: 3, mean: 2.1, deviation: 1.2 }],
    ['portals', { amount: lines.portals / 2, least: 3, mean: 2.3, deviation: 1.5 }],
    ['watches', { amount: watches(own), least: 2, mean: 0.7, deviation: 0.6 }],
    ['yellow', { amount: yellow, least: 2, mean: 0.8, deviation: 0.8 }],
    ['bonfires', { amount: bonfires.length, least: 4, mean: 2.9, deviation: 1.5 }],
    ['commonTasks', { amount: own.commonTasks.length, least: 3, mean: 1.5, deviation: 0.7 }],
    ['greatTurn', { amount: own.greatest?.points ?? 0, least: 12, mean: 11.6, deviation: 3.8 }],
    ['run', { amount: atCountdown === undefined ? 0 : own.points - atCountdown, least: 8, mean: 7.5, deviation: 7.4 }],
    ['earlyFire', when === null ? NEVER : { ...when, least: 0.35 * facts.turns, fewer: true }],
    ['lateFire', when === null ? NEVER : { ...when, least: 0.65 * facts.turns }],
    ['path', { amount: own.path, least: 3, mean: 5.2, deviation: 1.5 }],
    ['fateTiles', { amount: own.fateTiles, least: 1, mean: 7.3, deviation: 1 }],
  ] as const satisfies readonly (readonly [string, Measure])[]
}
export type PlayStyle = ReturnType<typeof measuresOf>[number][0]

const watches = ({ guardians }: SeatFacts): number => guardians.filter(({ place }) => place.startsWith('b')).length

/**
 * What is told of each seat: what stands out most in how it played, and of nobody else at the table the same. Null of Tom, and
 * of who did not play to the end.
 */
export function standoutPlayStyles(facts: GameFacts): readonly (StandoutPlayStyle | null)[] {
  const candidates = facts.seats
    .flatMap((own, seat) => {
      if ((facts.tom !== null && seat > 0) || own.satOut !== null) return []
      return measuresOf(facts, seat, own).flatMap(([portrait, measure]) => {
        const { amount, least, mean, deviation, fewer }: Measure = measure
        if (fewer ? amount > least : amount < least) return []
        return { seat, portrait, amount, strength: ((fewer ? -1 : 1) * (amount - mean)) / deviation }
      })
    })
    .sort((a, b) => b.strength - a.strength)
  const told = new Map<Seat, StandoutPlayStyle>()
  for (const { seat, portrait, amount } of candidates) {
    const taken = [...told.values()].some((one) => one.portrait === portrait)
    if (!taken && !told.has(seat)) told.set(seat, { portrait, amount })
  }
  return facts.seats.map((_, seat) => told.get(seat) ?? null)
}
