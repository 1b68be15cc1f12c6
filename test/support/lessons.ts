import { decision, type GameState, newGame, type Seat, type Setup, scoreSheets, standardRules } from '#engine'
import { dealt, evaluate, knownOf, type Level, positionContextOf, sumOfParts, turnContextOf } from '#players'
import { choicesWithPaymentsAndTurnEnd } from '#players/choose-turn'
import { writePositionTraits } from '#players/describe'
import { reckonedParts, tomsPointsByCardCount } from '#players/evaluate'
import { cardsTomPlayed } from '#players/horizon'
import { weightsAndLookAheadIn } from '#players/levels'
import { ownTasksAndBonfires } from '#players/own-tasks'
import { STAGE_COUNT, stageFactorsFor } from '#players/traits'
import { worthwhileTurnEnds } from '#players/turn-ends'
import { diceFor } from '#support/dice'
import { planPlayed } from '#support/driver'

/** A position at the end of an own turn: what a value is made of that has to be learned. */
export interface Seen {
  /** The sum of what needs not be learned. */
  readonly base: number
  /** The traits by stage that are not 0: which, and how much. */
  readonly which: Uint16Array
  readonly much: Float64Array
}

/** An own turn of a game. */
interface Lesson {
  /** The position that was played to. */
  readonly played: Seen
  /** The one that looked best: another where something was tried. */
  readonly best: Seen
  readonly tried: boolean
  /** What the rivals had gained by then, about, in points. */
  readonly clock: number
}

/** A game of one seat. */
export interface Course {
  readonly lessons: readonly Lesson[]
  readonly points: number
  /** The clock at the end. */
  readonly clock: number
}

/** What weights make of a position, in points. */
export function worthOf({ base, which, much }: Seen, weights: Float64Array): number {
  let worth = base
  for (let at = 0; at < which.length; at++) worth += (much[at] ?? 0) * (weights[which[at] ?? 0] ?? 0)
  return worth
}

/**
 * Plays a game in which all seats are of one level, which looks no further than the turn, and now and then tries something
 * else than what looks best.
 * @param tries in how many of a hundred turns
 */
export function courses(name: string, setup: Setup, level: Level, tries: number): Course[] {
  const dice = diceFor(name)
  const { breadth } = level
  let state = newGame(standardRules, setup)
  const { weights } = weightsAndLookAheadIn(level, state)
  const lessons = state.cities.map(() => new Map<number, Omit<Lesson, 'clock'> & { readonly cards: number }>())
  while (state.ended === null) {
    const seat = decision(state)?.seat ?? 0
    const own = state.turn.seat === seat
    const known = dealt(dice, knownOf(state))
    const view = turnContextOf(standardRules, weights, known, seat)
    const ends = worthwhileTurnEnds(view, breadth, known)
      .map((end) => ({ ...end, worth: sumOfParts(evaluate(positionContextOf(view, end.state))) }))
      .sort((a, b) => b.worth - a.worth)
    const tried = own && dice.below(100) < tries ? dice.below(Math.min(TRIED, ends.length)) : 0
    const [best, pick] = [ends[0], ends[tried]]
    if (best === undefined || pick === undefined) throw new Error('a turn has an end')
    const seen = (end: GameState) => seenOf(view, end)
    const { number } = state.turn
    if (own) {
      const looked = seen(best.state)
      const played = tried === 0 ? looked : seen(pick.state)
      const cards = state.tom === null ? 0 : cardsTomPlayed(state.tom)
      lessons[seat]?.set(number, { played, best: looked, tried: tried > 0, cards })
    }
    state =
      planPlayed(standardRules, state, choicesWithPaymentsAndTurnEnd(standardRules, known, pick.choices)).at(-1)
        ?.after ?? state
  }
  const end = state
  const { duelPace, tablePace } = weights
  const pace = state.cities.length === 2 ? duelPace : tablePace
  const clockAt = (cards: number, turn: number) =>
    end.tom === null ? pace * turn : tomsPointsByCardCount(weights, cards)
  const people = scoreSheets(standardRules, state).slice(0, setup.players)
  return people.map(({ seat, total }: { seat: Seat; total: number }) => {
    const own = [...(lessons[seat]?.entries() ?? [])].sort(([a], [b]) => a - b).map(([, lesson]) => lesson)
    return {
      lessons: own.map((lesson, turn) => ({ ...lesson, clock: clockAt(lesson.cards, turn) })),
      points: total,
      clock: clockAt(end.turn.number / 2, own.length - 1),
    }
  })
}
/** Of the ends that look best so many may be tried. */
const TRIED = 8

function seenOf(view: ReturnType<typeof turnContextOf>, state: GameState): Seen {
  const outlook = positionContextOf(view, state)
  const own = ownTasksAndBonfires(outlook)
  const parts = reckonedParts(outlook, own)
  const base = sumOfParts(parts)
  const which: number[] = []
  const much: number[] = []
  if (outlook.turns > 0)
    for (const [number, trait] of writePositionTraits(outlook, own, parts).entries())
      if (trait !== 0)
        for (const [stage, share] of stageFactorsFor(outlook.turns).entries()) {
          which.push(STAGE_COUNT * number + stage)
          much.push(trait * share)
        }
  return { base, which: Uint16Array.from(which), much: Float64Array.from(much) }
}
