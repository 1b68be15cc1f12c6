import { type Choice, decision, type GameState, type Rules, type Seat, TOM_SEAT } from '#engine'
import { chooseTurn, plansWithoutPathDraw } from './choose-turn.ts'
import type { Dice } from './dice.ts'
import { evaluate, positionContextOf, turnContextOf } from './evaluate.ts'
import found from './expectation.json' with { type: 'json' }
import type { JournalTurn } from './journal-turns.ts'
import { dealt, knownOf } from './known.ts'
import { LEVELS, type Level, weightsAndLookAheadIn, withoutLookingAhead } from './levels.ts'
import { rankByOwnTurnsAhead } from './look-ahead.ts'
import { sumOfParts } from './parts.ts'

/** A turn in which another way to play it promised much more. */
export interface TurningPoint {
  readonly seat: Seat
  /** Counted over all seats, Tom's too, from 1. */
  readonly number: number
  /** As it began. */
  readonly state: GameState
  /** All choices of the turn as it was played. */
  readonly played: readonly Choice[]
  /** What was there: all choices of the turn, payments and its end included, as far as nothing was turned up. */
  readonly choices: readonly Choice[]
  /** Final points that the turn played gave away, about; more than 0. */
  readonly cost: number
}

/** Final points that each point of value cost which a turn gave away: not all of it is won back. Made by `npm run tool -- calibrate`. */
const BLAME: number = found.blame

const MOST = 3
/** Sees all options of a turn: a narrower look missed what some turns gave away. */
const AT_ONCE = withoutLookingAhead(LEVELS.expert)
/** Points of value that such a player misses too, at least: else the turn was played for later. */
const MISSED_AHEAD = 1
/** What costs less is no more than taste. */
const LEAST_COST = 1.5

/**
 * Compares a turn with what a player of a level would have done, who knew no more than the seat did.
 * @param dice makes dice that fall alike each time
 * @returns what the turn gave away as the level sees it, in points of its value, and what that would have played; null where the
 * seat did not decide by itself
 */
export function compareTurnWithBestPlan(rules: Rules, turn: JournalTurn, level: Level, dice: () => Dice) {
  const { from, seat, choices } = turn
  if (choices === null || (from.tom !== null && seat === TOM_SEAT) || decision(from)?.seat !== seat) return null
  const known = knownOf(from)
  const [plan] = plansWithoutPathDraw(chooseTurn(rules, known, seat, level, dice()))
  if (plan === undefined) return null
  const thinking = weightsAndLookAheadIn(level, from)
  const view = turnContextOf(rules, thinking.weights, dealt(dice(), known), seat)
  const parts = evaluate(positionContextOf(view, turn.done))
  const played = { choices: [], option: null, state: turn.done, luck: 0, parts, worth: sumOfParts(parts) }
  // Beyond a turn that ended by itself, as by passing, nobody looks.
  const ahead = turn.done.turn.number === turn.number ? thinking.ahead : null
  if (ahead === null) return { given: sumOfParts(plan.parts) - played.worth, choices: plan.choices }
  const [followed = played] = rankByOwnTurnsAhead(view, ahead, [played])
  return { given: plan.worth - followed.worth, choices: plan.choices }
}

/**
 * The turns that cost most, at most three, in the order in which they were played: what they gave away at once, where a
 * player who looks ahead does not see it come back. None that gave away more is left out.
 * @param dice makes dice that fall alike each time for a turn
 */
export function turningPoints(
  rules: Rules,
  turns: readonly JournalTurn[],
  dice: (turn: number) => Dice,
): readonly TurningPoint[] {
  const judged = (turn: JournalTurn, level: Level) =>
    compareTurnWithBestPlan(rules, turn, level, () => dice(turn.number))
  const suspects = turns
    .flatMap((turn) => {
      const judgement = judged(turn, AT_ONCE)
      const cost = (judgement?.given ?? 0) * BLAME
      return judgement === null || cost < LEAST_COST ? [] : { turn, choices: judgement.choices, cost }
    })
    .sort((a, b) => b.cost - a.cost)
  const found: TurningPoint[] = []
  for (const { turn, choices, cost } of suspects) {
    if (found.length === MOST) break
    if ((judged(turn, LEVELS.expert)?.given ?? 0) < MISSED_AHEAD) continue
    found.push({ seat: turn.seat, number: turn.number, state: turn.from, played: turn.choices ?? [], choices, cost })
  }
  return found.sort((a, b) => a.number - b.number)
}
