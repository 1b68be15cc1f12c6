import { type Choice, type GameState, legalChoices, play, type Seat, standardRules } from '#engine'
import type { Dice } from '#support/dice'
import { evaluate, type Taste } from '#support/evaluation'

/** How long a player thinks. */
export interface Effort {
  /** Of many choices so many are looked at. */
  readonly lookedAt: number
  /** Each is followed to the end of the turn in so many ways. */
  readonly ways: number
}
export const HASTY: Effort = { lookedAt: 16, ways: 2 }
export const PATIENT: Effort = { lookedAt: 24, ways: 4 }

/** A turn goes on for at most so many choices in thought. */
const DEPTH = 8

/** A taste of one player, drawn at random so that the games of a series differ. */
export function drawTaste(dice: Dice): Taste {
  const like = (most: number) => (1 + dice.below(4)) * (most / 4)
  return {
    gnome: like(6),
    guardian: like(5),
    portal: like(4),
    pathTile: like(4),
    task: like(4),
    tile: 0.6,
    resource: 0.5,
  }
}

/**
 * The choice whose turn ends best in the eyes of the player (`outlook`): each is made in thought, and the turn
 * finished at random a few times. It knows no more than the state, which may be more than a person sees: it serves to
 * find games that look played, not as an opponent.
 */
export function greedyChoice(
  dice: Dice,
  taste: Taste,
  effort: Effort,
  state: GameState,
  choices: readonly Choice[],
): Choice {
  const { seat } = state.turn
  if (choices.some((choice) => choice.kind === 'end') && state.turn.used) {
    const extra = choices.filter(({ kind }) => kind === 'novice')
    return dice.pick(extra.length > 0 ? extra : choices.filter(({ kind }) => kind === 'end'))
  }
  let best: { choice: Choice; worth: number } | null = null
  for (const choice of sample(dice, choices, effort.lookedAt)) {
    for (let way = 0; way < effort.ways; way++) {
      const worth = evaluate(turnFinished(dice, play(standardRules, state, choice).state, seat), seat, taste)
      if (best === null || worth > best.worth) best = { choice, worth }
    }
  }
  return best?.choice ?? dice.pick(choices)
}

/** Some of each kind, so that rare kinds are not drowned by fate tiles. */
function sample(dice: Dice, choices: readonly Choice[], most: number): Choice[] {
  if (choices.length <= most) return [...choices]
  const kinds = [...new Set(choices.map((choice) => choice.kind))]
  const each = Math.ceil(most / kinds.length)
  return kinds.flatMap((kind) => {
    const some = choices.filter((choice) => choice.kind === kind)
    return some.length <= each ? some : Array.from({ length: each }, () => dice.pick(some))
  })
}

/** The position after the turn's choices are made at random; the turn is not ended. */
function turnFinished(dice: Dice, from: GameState, seat: Seat): GameState {
  let state = from
  for (let depth = 0; depth < DEPTH && state.ended === null && state.turn.seat === seat; depth++) {
    const choices = legalChoices(standardRules, state).filter(
      ({ kind }) => kind !== 'turnup' && kind !== 'end' && kind !== 'pass' && kind !== 'out' && kind !== 'decline',
    )
    const [first] = choices
    if (first === undefined || (state.todo.at(-1)?.kind === 'turn' && state.turn.used)) return state
    // Payments stand in the order in which they are proposed.
    const proposed = first.kind === 'pay' || first.kind === 'give'
    state = play(standardRules, state, proposed ? first : dice.pick(choices)).state
  }
  return state
}
