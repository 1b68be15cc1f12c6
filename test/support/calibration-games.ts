import { type GameState, RULES_EDITIONS, type ScoreSheet, standardRules } from '#engine'
import {
  type CalibratedSeatKind,
  calibratedSeatKindOf,
  compareTurnWithBestPlan,
  type ExpectationInputs,
  expectationInputsOf,
  finalPointsByStyleTrait,
  type JournalTurn,
  LEVELS,
  type Level,
  replayByTurns,
  STYLE_TRAITS,
  styleTraitShareOfFinalPoints,
} from '#players'
import { diceFor } from '#support/dice'
import { matchSetup, playMatch } from '#support/match'

/** A game to learn from, or to check by, what positions let expect. */
export interface CalibrationGame {
  readonly name: string
  readonly levels: readonly Level[]
  /** At the beginning, and when each turn had ended but the last. */
  readonly positions: readonly GameState[]
  readonly turns: readonly JournalTurn[]
  readonly sheets: readonly ScoreSheet[]
  readonly end: GameState
}

/** One seat of a game. */
export interface Seated {
  readonly line: CalibratedSeatKind
  /** Of the game's positions. */
  readonly signs: readonly ExpectationInputs[]
  readonly total: number
  /** Each trait as it is compared. */
  readonly traits: readonly number[]
  /** Points of value that its turns gave away; null where they were not judged. */
  readonly given: number | null
}

/** People are of all kinds: most seats are of quick players who slip more or less; one in thirty thinks ahead. */
const SLIPS = [0, 0, 3, 6, 12, 20]

/**
 * A game of computer players who play as differently as people do.
 * @param players one is against Tom
 */
export function calibrationGame(name: string, players: number): CalibrationGame {
  const dice = diceFor(name)
  const levels = Array.from({ length: players }, (): Level => {
    const slip = dice.pick(SLIPS)
    return dice.oneIn(30) ? LEVELS.expert : { ...LEVELS.club, slip }
  })
  const setup = matchSetup(name, players, dice.pick(RULES_EDITIONS), 0)
  const { journal, sheets, end } = playMatch(name, setup, levels)
  const { start, turns } = replayByTurns(standardRules, journal)
  const positions = [start, ...turns.map(({ after }) => after)].filter(({ ended }) => ended === null)
  return { name, levels, positions, turns, sheets, end }
}

/**
 * What is to be learnt of each seat of a game.
 * @param judged whether its turns are judged, as a look back does
 */
export function seatsOf({ name, positions, turns, sheets, end }: CalibrationGame, judged: boolean): Seated[] {
  const given = sheets.map(() => 0)
  if (judged)
    for (const turn of turns) {
      const found = compareTurnWithBestPlan(standardRules, turn, LEVELS.club, () => diceFor(`${name} ${turn.number}`))
      given[turn.seat] = (given[turn.seat] ?? 0) + Math.max(0, found?.given ?? 0)
    }
  return sheets.map(({ total }, seat) => {
    const line = calibratedSeatKindOf(end, seat)
    const amounts = finalPointsByStyleTrait(standardRules, end, seat)
    return {
      line,
      signs: positions.map((state) => expectationInputsOf(standardRules, state, seat)),
      total,
      traits: STYLE_TRAITS.map((trait) => styleTraitShareOfFinalPoints(trait, amounts[trait], total)),
      given: judged && line !== 'tom' ? (given[seat] ?? 0) : null,
    }
  })
}
