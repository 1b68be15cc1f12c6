import type { Crystal, Seat } from '#engine'
import type { GameFacts } from './facts.ts'

/** A sentence of a game's story, as facts. */
export type GameStoryPart =
  | { readonly kind: 'ledThroughout'; readonly seat: Seat; readonly turn: number }
  | { readonly kind: 'leadChanged'; readonly times: number; readonly seat: Seat; readonly turn: number }
  | { readonly kind: 'countdown'; readonly seat: Seat; readonly turn: number; readonly novices: number }
  /** Who won was behind when the countdown began. */
  | { readonly kind: 'caughtUp'; readonly seat: Seat; readonly points: number }
  | {
      readonly kind: 'greatest'
      readonly seat: Seat
      readonly turn: number
      readonly points: number
      /** Of the bonfire that was lit in it. */
      readonly lit: Crystal | null
      /** It decided the game, too. */
      readonly decisive: boolean
    }
  /** So many points more than before it could be expected. */
  | { readonly kind: 'decisive'; readonly seat: Seat; readonly turn: number; readonly points: number }
  | { readonly kind: 'satOut'; readonly seats: readonly Seat[] }

const MOST = 5

/** How a game went: at most `MOST` parts, in the order in which they are told. */
export function storyOfGame(facts: GameFacts): readonly GameStoryPart[] {
  const { seats, leads, countdown, decisive } = facts
  const parts: GameStoryPart[] = []
  const winners = seats.flatMap(({ rank }, nth) => (rank === 1 ? nth : []))
  const winner = winners.length === 1 ? winners[0] : undefined
  const last = leads.at(-1)
  // Where it ended in a tie nobody kept the lead.
  if (last !== undefined && last.seat === winner && atTheTop(seats) === 1)
    parts.push(
      leads.length === 1
        ? { kind: 'ledThroughout', ...last }
        : { kind: 'leadChanged', times: leads.length - 1, ...last },
    )
  if (countdown !== null) {
    const { seat, turn, novices, points } = countdown
    parts.push({ kind: 'countdown', seat, turn, novices })
    const behind = winner === undefined ? 0 : Math.max(...points) - (points[winner] ?? 0)
    if (winner !== undefined && behind > 0) parts.push({ kind: 'caughtUp', seat: winner, points: behind })
  }
  const [greatest] = seats
    .flatMap(({ greatest: turn, bonfires }, seat) => (turn === null ? [] : { turn, bonfires, seat }))
    .sort((a, b) => b.turn.points - a.turn.points)
  const isGreatest = greatest !== undefined && greatest.turn.turn === decisive?.turn
  if (decisive !== null && !isGreatest) parts.push({ kind: 'decisive', ...decisive })
  if (greatest !== undefined && greatest.turn.points > 0) {
    const { turn, points } = greatest.turn
    const lit = greatest.bonfires.find((bonfire) => bonfire.turn === turn)?.colour ?? null
    parts.push({ kind: 'greatest', seat: greatest.seat, turn, points, lit, decisive: isGreatest })
  }
  const out = seats.flatMap(({ satOut }, seat) => (satOut === null ? [] : seat))
  if (out.length > 0) parts.push({ kind: 'satOut', seats: out })
  return parts.length > MOST ? parts.filter(({ kind }) => kind !== 'caughtUp') : parts
}

/** How many have the most points. */
function atTheTop(seats: GameFacts['seats']): number {
  const most = Math.max(...seats.map(({ points }) => points))
  return seats.filter(({ points }) => points === most).length
}
