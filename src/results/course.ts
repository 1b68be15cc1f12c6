import { type GameEvent, type GameState, type Rules, type Seat, scoreSheets } from '#engine'
import type { JournalTurn } from '#players'

/** A turn of a journal, and what each city would have scored, by seat, had the game ended with it. */
export interface PointsAfterTurn {
  readonly turn: JournalTurn
  readonly points: readonly number[]
}

/** Something that happened, with the turn of all seats in which it did. */
export interface EventWithTurn {
  readonly turn: number
  readonly event: GameEvent
}

/** What each city would score, by seat, if the game ended in that position. */
export const pointsIfEnded = (rules: Rules, state: GameState): readonly number[] =>
  scoreSheets(rules, state).map(({ total }) => total)

/** Everything that happened, in order. */
export function eventsWithTurnNumbers(start: GameState, turns: readonly JournalTurn[]): readonly EventWithTurn[] {
  let turn = start.turn.number
  return turns
    .flatMap(({ events }) => events)
    .map((event) => {
      if (event.kind === 'turnBegan') turn = event.turn
      return { turn, event }
    })
}

/**
 * All turns of a seat, those too that came and went without a choice, and when it passed by itself; each with what its city
 * would have scored after it.
 */
export const courseOfSeat = (turns: readonly PointsAfterTurn[], seat: Seat) =>
  turns.flatMap(({ turn, points }) => {
    let number = turn.number
    let own = turn.seat === seat ? turn.number : null
    for (const event of turn.events) {
      if (event.kind === 'turnBegan') number = event.turn
      // Who is out passes without a turn (R3.3), and gains by it.
      if ((event.kind === 'turnEnded' || event.kind === 'passed') && event.seat === seat) own = number
    }
    return own === null ? [] : { turn: own, points: points[seat] ?? 0 }
  })

/** Who led alone for a whole round, or at the end, each from the turn on in which the lead was taken. */
export function leadsHeldForRound(turns: readonly PointsAfterTurn[], seats: number) {
  const stretches: { lead: { turn: number; seat: Seat } | null; held: number }[] = []
  for (const { turn, points } of turns) {
    const seat = soleLeader(points)
    const last = stretches.at(-1)
    if (last !== undefined && (last.lead?.seat ?? null) === seat) last.held += 1
    else stretches.push({ lead: seat === null ? null : { turn: turn.number, seat }, held: 1 })
  }
  return stretches
    .flatMap(({ lead, held }, nth) => (lead !== null && (held >= seats || nth === stretches.length - 1) ? lead : []))
    .filter(({ seat }, nth, leads) => leads[nth - 1]?.seat !== seat)
}

function soleLeader(points: readonly number[]): Seat | null {
  const most = Math.max(...points)
  return points.indexOf(most) === points.lastIndexOf(most) ? points.indexOf(most) : null
}

/** In whose turn the countdown began; null where it never did, or under earlier rules. */
export function turnOfCountdownStart(turns: readonly PointsAfterTurn[]) {
  const began = turns.find(({ turn }) => turn.from.countdown === null && turn.after.countdown !== null)
  if (began === undefined) return null
  const { turn, points } = began
  for (const event of turn.events)
    if (event.kind === 'countdownBegan')
      return { turn: turn.number, seat: event.seat, novices: event.novices, points: [...points] }
  return null
}
