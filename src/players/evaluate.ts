import { cityOf, type GameState, pointsByScoreLine, type Rules, type Seat } from '#engine'
import { writePositionTraits } from './describe.ts'
import { cityAssetValues, suppliesValue, unplacedFateTilesValue } from './holdings.ts'
import { cardsTomPlayed, roundsLeft } from './horizon.ts'
import { lyingTasks, stillLyingTasksFinder } from './lying.ts'
import type { PositionContext, TurnContext } from './outlook.ts'
import { type OwnTask, ownTasksAndBonfires } from './own-tasks.ts'
import { type Part, type Parts, sumOfParts } from './parts.ts'
import { memoizedPowerOfBase } from './powers.ts'
import { projectsOf, projectsValue } from './projects.ts'
import { createTraitWeightsByTurnsLeft, TRAIT_NUMBER_COUNT, TRAIT_RANGES } from './traits.ts'
import type { Weights } from './weights.ts'

/** How a seat looks at the positions of the turn that begins here, or is going on. */
export function turnContextOf(rules: Rules, weights: Weights, state: GameState, seat: Seat): TurnContext {
  const blank: TurnContext = {
    rules,
    weights,
    chances: {
      patience: memoizedPowerOfBase(weights.patience),
      portal: memoizedPowerOfBase(weights.portalChance),
      path: memoizedPowerOfBase(weights.pathChance),
    },
    seat,
    lyingIn: () => [],
    began: roundsPlayed(state),
    traits: new Float64Array(TRAIT_NUMBER_COUNT),
    traitWorth: createTraitWeightsByTurnsLeft(weights.traits),
  }
  return { ...blank, lyingIn: stillLyingTasksFinder(lyingTasks(positionContextOf(blank, state))) }
}

/** @param later own turns in which the others were not heard, so that the position does not tell of them */
export function positionContextOf(view: TurnContext, state: GameState, later = 0): PositionContext {
  const city = cityOf(state, view.seat)
  const rounds = roundsLeft(view.weights, state, view.seat)
  const { rules, weights, chances, seat, lyingIn, began, traits, traitWorth } = view
  const turns = city.status === 'playing' ? Math.max(0, rounds - later) : 0
  return { rules, weights, chances, seat, lyingIn, began, traits, traitWorth, state, city, rounds, turns }
}

/**
 * What a position promises a seat at the game's end, in points and in parts: what can be reckoned, and by how much
 * games have taught that this is too little or too much in such a position.
 */
export function evaluate(outlook: PositionContext): Parts {
  const own = ownTasksAndBonfires(outlook)
  const parts = reckonedParts(outlook, own)
  if (outlook.turns <= 0) return parts
  const traits = writePositionTraits(outlook, own, parts)
  const worths = outlook.traitWorth(outlook.turns)
  for (const { part, at, size } of ALL_TRAITS) {
    let worth = 0
    for (let number = at; number < at + size; number++) {
      const seen = traits[number] ?? 0
      // Most are 0.
      if (seen !== 0) worth += seen * (worths[number] ?? 0)
    }
    parts[part] += worth
  }
  parts.time += Math.max(0, passing(outlook) - sumOfParts(parts))
  return parts
}
const ALL_TRAITS = Object.values(TRAIT_RANGES)

/** The same in sum. */
export const positionWorth = (view: TurnContext, state: GameState): number =>
  sumOfParts(evaluate(positionContextOf(view, state)))

/** R14.4: what passing at the next turn comes to, which is in no position of the countdown less than what it promises. */
function passing(outlook: PositionContext): number {
  const { rules, state, seat, turns } = outlook
  if (state.countdown === null) return Number.NEGATIVE_INFINITY
  const lines = Object.values(pointsByScoreLine(rules, state, seat))
  return lines.reduce((sum, points) => sum + points, turns) - rivalsGainByGameEnd(outlook)
}

/** What can be reckoned of the parts without having learned anything. */
export function reckonedParts(outlook: PositionContext, own: readonly OwnTask[]): Record<Part, number> {
  const { rules, state, seat } = outlook
  const lines = pointsByScoreLine(rules, state, seat)
  const projects = projectsValue(outlook, projectsOf(outlook, own))
  const has = cityAssetValues(outlook)
  let beside = 0
  for (const task of own) if (task.lit) beside += task.beside
  return {
    banked: lines.duringPlay + lines.bonfires + lines.guardians + lines.commonTasks,
    tasks: projects.tasks + has.space,
    path: has.path + beside,
    guardians: projects.guardians + has.guardians,
    common: projects.common,
    gnomes: projects.gnomes + has.gnomes,
    goods: suppliesValue(outlook),
    fate: unplacedFateTilesValue(outlook),
    time: -rivalsGainByGameEnd(outlook),
  }
}

/**
 * What the rivals gain from where the turn began to the game's end; that may have come nearer than it looks, for after a
 * pass they play on. Tom gains the more the longer the game goes on.
 */
export function rivalsGainByGameEnd({ weights, state, rounds, began }: PositionContext): number {
  if (state.tom !== null)
    return tomsPointsByCardCount(weights, cardsTomPlayed(state.tom) + rounds) - tomsPointsByCardCount(weights, began)
  const pace = state.cities.length === 2 ? weights.duelPace : weights.tablePace
  return pace * (rounds + roundsPlayed(state) - began)
}

/** Rounds behind a position; Tom's are his cards. */
const roundsPlayed = (state: GameState): number =>
  state.tom === null ? state.turn.number / state.cities.length : cardsTomPlayed(state.tom)

/** What Tom has after so many cards, about. */
export const tomsPointsByCardCount = ({ tomPace }: Weights, cards: number): number =>
  tomPace * (0.3 * cards + (cards * cards) / 75)
