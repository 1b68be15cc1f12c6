import { type GameEvent, type GameState, type Rules, type Seat, scoreSheets } from '#engine'
import type { JournalTurn } from '#players'

/** A moment of a game, and what each city would have scored, had the game ended there. */
interface Standing {
  readonly state: GameState
  /** By seat. */
  readonly points: readonly number[]
}

/** A turn of a journal between two standings. */
export interface ScoredTurn {
  readonly turn: JournalTurn
  readonly before: Standing
  readonly after: Standing
}

/** Something that happened, with the turn of all seats in which it did. */
export interface Happening {
  readonly turn: number
  readonly event: GameEvent
}

/** Each turn with what the cities would have scored before and after it. */
export function scoredTurns(rules: Rules, start: GameState, turns: readonly JournalTurn[]): readonly ScoredTurn[] {
  const standingIn = (state: GameState): Standing => ({
    state,
    points: scoreSheets(rules, state).map(({ total }) => total),
  })
  let before = standingIn(start)
  return turns.map((turn) => {
    const after = standingIn(turn.after)
    const scored = { turn, before, after }
    before = after
    return scored
  })
}

/** Everything that happened, in order. */
export function happeningsIn(start: GameState, turns: readonly JournalTurn[]): readonly Happening[] {
  let turn = start.turn.number
  return turns
    .flatMap(({ events }) => events)
    .map((event) => {
      if (event.kind === 'turnBegan') turn = event.turn
      return { turn, event }
    })
}

/** A seat's turn, and what its city would have scored after it. */
interface OwnTurn {
  readonly turn: number
  readonly points: number
}

/** All turns of a seat, those too that came and went without a choice, and when it passed by itself. */
export const courseOfSeat = (turns: readonly ScoredTurn[], seat: Seat): OwnTurn[] =>
  turns.flatMap(({ turn, after }) => {
    let number = turn.number
    let own = turn.seat === seat ? turn.number : null
    for (const event of turn.events) {
      if (event.kind === 'turnBegan') number = event.turn
      // Who is out passes without a turn (R3.3), and gains by it.
      if ((event.kind === 'turnEnded' || event.kind === 'passed') && event.seat === seat) own = number
    }
    return own === null ? [] : { turn: own, points: after.points[seat] ?? 0 }
  })

/** Who took the lead, and in which turn. */
interface Lead {
  readonly turn: number
  readonly seat: Seat
}

/** Who led alone for a whole round, or at the end, each from the turn on in which the lead was taken. */
export function leadsIn(turns: readonly ScoredTurn[], seats: number): Lead[] {
  const stretches: { lead: Lead | null; held: number }[] = []
  for (const { turn, after } of turns) {
    const seat = soleLeader(after.points)
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
export function countdownIn(
  turns: readonly ScoredTurn[],
): { turn: number; seat: Seat; novices: number; points: number[] } | null {
  const began = turns.find(({ turn }) => turn.from.countdown === null && turn.after.countdown !== null)
  if (began === undefined) return null
  const { turn, after } = began
  for (const event of turn.events)
    if (event.kind === 'countdownBegan')
      return { turn: turn.number, seat: event.seat, novices: event.novices, points: [...after.points] }
  return null
}
