import type { GameState, Immutable, Todo } from './state.ts'
import type { Seat } from './terms.ts'

/** What is asked, with what it needs to be asked for. The `do…` kinds are done by themselves and never asked. */
export type Asked = Immutable<Exclude<Todo, { kind: `do${string}` }>>

/** Which seat decides what now. */
export interface Decision {
  readonly seat: Seat
  readonly asked: Asked
}

/** Whether something to do is a question to the player. */
export function isAsked(todo: Immutable<Todo>): todo is Asked {
  return !todo.kind.startsWith('do')
}

/**
 * What has to be decided now.
 * @returns null when the game is over
 */
export function decision(state: GameState): Decision | null {
  if (state.ended !== null) return null
  const asked = state.todo.at(-1)
  if (asked === undefined || !isAsked(asked)) throw new Error('a game that goes on asks nothing')
  // R16.7: what is left open in Tom's turn, the human decides.
  return { seat: state.setup.solo === null ? state.turn.seat : 0, asked }
}
