import { type Choice, type GameState, playAutoPaying } from '#engine'
import { positionWorth } from './evaluate.ts'
import type { TurnContext } from './outlook.ts'

/**
 * R6.1: in points, by how much the path tile that the dice dealt onto the pile is better than those that might lie there in its
 * place; 0 for a choice that draws none. Without it a plan would be praised for a tile that nobody can know.
 * @param after what the choice comes to
 * @param draws tiles that are compared, the one on top included
 */
export function pathDrawLuck(
  view: TurnContext,
  state: GameState,
  choice: Choice,
  after: GameState,
  draws: number,
): number {
  if (choice.kind !== 'path' || choice.from !== 'pile') return 0
  const dealt = positionWorth(view, after)
  const [top, ...rest] = state.pathPile
  const others = rest.slice(0, draws - 1).map((tile, index) => {
    const pathPile = [tile, ...rest.with(index, top ?? tile)]
    return positionWorth(view, playAutoPaying(view.rules, { ...state, pathPile }, choice))
  })
  const mean = others.reduce((sum, worth) => sum + worth, dealt) / (1 + others.length)
  return dealt - mean
}
