import { candidatesHandler } from './choice-handler.ts'
import { cityOf, type Emit, gain } from './city.ts'
import { copyCityIntoDraft } from './clone.ts'
import { refuse } from './refusal.ts'
import type { Draft, GameState } from './state.ts'
import { COUNCIL_SPACES, type Seat } from './terms.ts'

/** R14.1: novices in the council at which the countdown begins, by number of people. */
const COUNTDOWN_AT: Readonly<Record<number, number>> = { 1: 7, 2: 7, 3: 10, 4: 13 }

/** Novices in the council, neutral ones included (R14.1), and at how many the countdown begins. */
export const countdownProgress = (state: GameState): { novices: number; countdownAt: number } => ({
  novices: COUNCIL_SPACES.reduce((sum, space) => sum + (state.council[space]?.length ?? 0), 0),
  countdownAt: COUNTDOWN_AT[state.setup.players] ?? 7,
})

/** R14.1: checked at every novice placed. */
export function beginCountdownIfDue(draft: Draft, emit: Emit): void {
  const { novices, countdownAt } = countdownProgress(draft)
  if (draft.countdown !== null || novices < countdownAt) return
  draft.countdown = { pile: 5, tile: null }
  emit({ kind: 'countdownBegan', seat: draft.turn.seat, novices })
}

/** R14.4, R14.5: the countdown tile that a seat could pass for. */
export function countdownTileOnPass(state: GameState, seat: Seat): number | null {
  if (state.countdown === null) return null
  return seat === state.startingSeat ? state.countdown.pile : state.countdown.tile
}

/**
 * R14.2: the turns that a seat whose turn it is has left, this one included, unless others end the game before.
 * @returns null before the countdown
 */
export function turnsLeftInCountdown(state: GameState, seat: Seat): number | null {
  if (state.countdown === null) return null
  // Who plays between the one who began it and the starting player has this turn, and one for each tile.
  return countdownTileOnPass(state, seat) ?? state.countdown.pile + 1
}

/** R14.2: the numbers of turns that a seat can have left after the turn in which somebody begins the countdown. */
export function possibleTurnCountsInCountdown({ startingSeat, cities }: GameState, seat: Seat): readonly number[] {
  const afterStart = (seat - startingSeat + cities.length) % cities.length
  if (afterStart === 0) return [4, 5]
  return afterStart === 1 ? [5] : [5, 6]
}

/** R14.4: pass for the current tile's points, and take no more turns. */
export const passHandler = candidatesHandler<'pass'>({
  candidates: () => [{ kind: 'pass' }],
  refuse(state) {
    if (state.turn.used || state.turn.extra) return refuse('optionTaken', 'R3.1')
    if (countdownTileOnPass(state, state.turn.seat) !== null) return null
    return refuse('noCountdownTile', 'R14.4', { ...countdownProgress(state), begun: state.countdown !== null })
  },
  apply(draft, _question, _choice, emit) {
    passSeat(draft, draft.turn.seat, false, emit)
    draft.todo = [{ kind: 'doNextTurn' }]
  },
})

/** R14.4, R3.3: the seat takes its tile's points and no more turns. */
export function passSeat(draft: Draft, seat: Seat, byItself: boolean, emit: Emit): void {
  const points = countdownTileOnPass(draft, seat)
  if (points === null) return
  copyCityIntoDraft(draft, seat)
  cityOf(draft, seat).status = 'passed'
  emit({ kind: 'passed', seat, points, byItself })
  gain(draft, emit, { source: 'countdown', points }, seat)
}

/** R14.2: where the turn that ends is the starting player's, the highest tile goes on. */
export function handOnCountdownAtTurnEnd(draft: Draft, seat: Seat, emit: Emit): void {
  const handedOn = countdownAfterTurnOf(draft, seat)
  if (handedOn === null || handedOn === draft.countdown) return
  draft.countdown = handedOn
  emit({ kind: 'countdownHandedOn', tile: handedOn.pile + 1 })
}

/** R14.2: at the end of the starting player's turns the highest tile goes round; at her place even if she is out. */
export function countdownAfterTurnOf({ countdown, startingSeat }: GameState, seat: Seat): GameState['countdown'] {
  if (countdown === null || seat !== startingSeat) return countdown
  return { pile: countdown.pile - 1, tile: countdown.pile }
}

/** R14.2: the tile leaves the game when it is back with the starting player; R14.3: with the last one that is over. */
export function countdownTilesOrOverAtTurnOf(
  { countdown, startingSeat }: GameState,
  seat: Seat,
): GameState['countdown'] | 'over' {
  if (countdown === null || countdown.tile === null || seat !== startingSeat) return countdown
  return countdown.tile === 1 ? 'over' : { ...countdown, tile: null }
}
