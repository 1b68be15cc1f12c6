import type { GameEvent, GameState, Rules, Seat } from '#engine'
import type { Words } from '../words/index.ts'

/** What everybody may see of a table: a look in words is made from this alone. */
export interface ReadingContext {
  readonly rules: Rules
  readonly state: GameState
  /** By seat, as they are to stand in the message. */
  readonly names: readonly string[]
  readonly words: Words
  /** The seat of the one who looks, whose progress and prices are told; null for a guest. */
  readonly viewer: Seat | null
  /** All that happened in the last finished turn. */
  readonly lastTurn: readonly GameEvent[]
}

/** Lines under a heading; no heading for those that need none. Empty lines are left out, and headings without lines. */
export interface Section {
  readonly heading?: string
  readonly lines: readonly string[]
}

export const nameAt = ({ names, words }: Pick<ReadingContext, 'names' | 'words'>, seat: number): string =>
  names[seat] ?? words.names.nobody
