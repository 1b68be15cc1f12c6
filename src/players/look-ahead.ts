import type { GameState, Seat } from '#engine'
import { evaluate, outlookOf, type Parts, totalOf } from './evaluate.ts'
import { roundsLeft } from './horizon.ts'
import type { View } from './outlook.ts'
import { type Breadth, type TurnEnd, turnEnds } from './turn-ends.ts'

/** How far a player looks beyond the turn. */
export interface Ahead {
  /** Ends of this turn that are followed. */
  readonly roots: number
  /** Positions that are followed from each, a turn later. */
  readonly nodes: number
  /** Own turns beyond this one. */
  readonly turns: number
  readonly breadth: Breadth
}

/** An end of a turn with what it promises. */
export type Prospect = TurnEnd & { readonly parts: Parts; readonly worth: number }

/**
 * The ends of a turn in the order of what their best continuation promises: over the next own turns, as if the others
 * did nothing meanwhile.
 * @param ends the best first
 */
export function lookAhead(view: View, ahead: Ahead, ends: readonly Prospect[]): Prospect[] {
  const { weights, seat } = view
  return ends
    .slice(0, ahead.roots)
    .map((root) => {
      let nodes: readonly GameState[] = [root.state]
      let { worth } = root
      for (let turn = 1; turn <= Math.min(ahead.turns, roundsLeft(weights, root.state, seat)); turn++) {
        const next = nodes
          .flatMap((state) => nextOwnTurn(state, seat))
          .flatMap((state) => turnEnds(view, ahead.breadth, state))
          .map(({ state }) => ({ state, worth: totalOf(evaluate(outlookOf(view, state, turn))) }))
          .sort((a, b) => b.worth - a.worth)
        const [top] = next
        if (top === undefined) break
        worth = top.worth
        nodes = next.slice(0, ahead.nodes).map(({ state }) => state)
      }
      return { ...root, worth }
    })
    .sort((a, b) => b.worth - a.worth)
}

/** The position in which the seat's next turn begins; none when it takes no more turns. */
function nextOwnTurn(state: GameState, seat: Seat): GameState[] {
  if (state.ended !== null || state.turn.seat !== seat || state.cities[seat]?.status !== 'playing') return []
  const turn = { seat, number: state.turn.number + 1, used: false, extra: false }
  return [{ ...state, turn, todo: [{ kind: 'turn' }] }]
}
