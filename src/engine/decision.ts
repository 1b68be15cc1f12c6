import type { GameState, Immutable, TodoItem } from './state.ts'
import type { Seat } from './terms.ts'

/** What is asked, with what it needs to be asked for. The `do…` kinds are done by themselves and never asked. */
export type Question = Immutable<Exclude<TodoItem, { kind: `do${string}` }>>

/** Which seat decides what now. */
export interface Decision {
  readonly seat: Seat
  readonly question: Question
}

/** Whether something to do is a question to the player. */
export function isQuestion(todo: Immutable<TodoItem>): todo is Question {
  return !todo.kind.startsWith('do')
}

/**
 * What has to be decided now.
 * @returns null when the game is over
 */
export function decision(state: GameState): Decision | null {
  if (state.ended !== null) return null
  const question = state.todo.at(-1)
  if (question === undefined || !isQuestion(question)) throw new Error('a game that goes on asks nothing')
  // R16.7: what is left open in Tom's turn, the human decides.
  return { seat: state.setup.solo === null ? state.turn.seat : 0, question }
}
