import type { GameState } from '#engine'
import { roundsLeft } from './horizon.ts'
import { byWorth, insertInOrder } from './in-order.ts'
import type { TurnContext } from './outlook.ts'
import { type TurnEnd, worthwhileTurnEnds } from './turn-ends.ts'
import type { Breadth } from './worthwhile.ts'

/** How far a player looks beyond the turn. */
export interface LookAheadDepth {
  /** Ends of this turn that are followed, by how many turns they have been followed: fewer and fewer. */
  readonly roots: readonly number[]
  /** Positions that are followed from each, a turn later. */
  readonly nodes: number
  readonly breadth: Breadth
}

/** A position, and what was drawn by luck on the way there, see `TurnEnd`. */
type Node = Pick<TurnEnd, 'state' | 'luck'>

interface Root {
  readonly prospect: TurnEnd
  /** Where the turns followed so far may have led, the best first; none when there is no turn more. */
  readonly nodes: readonly Node[]
  readonly worth: number
}

/**
 * The ends of a turn in the order of what their best continuation promises: over the next own turns, as if the others
 * did nothing meanwhile. Those that were followed longest come first.
 * @param ends the best first
 */
export function rankByOwnTurnsAhead(view: TurnContext, ahead: LookAheadDepth, ends: readonly TurnEnd[]): TurnEnd[] {
  let going: readonly Root[] = ends.map((prospect) => ({ prospect, nodes: [prospect], worth: prospect.worth }))
  const left: Root[] = []
  for (const [followed, most] of ahead.roots.entries()) {
    left.unshift(...going.slice(most))
    going = going
      .slice(0, most)
      .map((root) => turnLater(view, ahead, root, followed + 1))
      .sort(byWorth)
  }
  // What was left behind promised less than what was followed on, however it looked before.
  let most = Number.POSITIVE_INFINITY
  return [...going, ...left].map(({ prospect, worth }) => {
    most = Math.min(most, worth)
    return { ...prospect, worth: most }
  })
}

/** The same root with one own turn more. */
function turnLater(view: TurnContext, { nodes, breadth }: LookAheadDepth, root: Root, turn: number): Root {
  const next: (Node & { readonly worth: number })[] = []
  for (const node of root.nodes) {
    const begun = nextOwnTurnStart(view, node.state, turn)
    if (begun === null) continue
    for (const { state, luck: drawn, worth: promised } of worthwhileTurnEnds(view, breadth, begun, turn)) {
      const luck = node.luck + drawn
      const worth = promised - node.luck
      // There are many ways to the same position.
      if (next.some((one) => one.worth === worth)) continue
      insertInOrder(next, { state, luck, worth }, (one, other) => one.worth > other.worth)
      // What is not followed is let go at once: it is hundreds of positions, which a garbage collection would carry over.
      if (next.length > nodes) next.pop()
    }
  }
  const [best] = next
  return { ...root, nodes: next, worth: best?.worth ?? root.worth }
}

/**
 * The position in which the seat's next turn begins.
 * @param turn which own turn it is after the one that was looked at first
 * @returns null when it takes no more turns, or not so many
 */
export function nextOwnTurnStart({ weights, seat }: TurnContext, state: GameState, turn: number): GameState | null {
  if (state.ended !== null || state.turn.seat !== seat || state.cities[seat]?.status !== 'playing') return null
  if (roundsLeft(weights, state, seat) < turn) return null
  const begun = { seat, number: state.turn.number + 1, used: false, extra: false }
  return { ...state, turn: begun, todo: [{ kind: 'turn' }] }
}
