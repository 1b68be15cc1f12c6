import type { Choice, GameEvent, GameState, Played, Refusal } from '#engine'
import type { Advice } from '../people/settings.ts'
import type { PublicTable } from './public-table.ts'

/** A choice, the position in which it was made, and what came of it. */
interface UndoableChoice {
  readonly state: GameState
  readonly choice: Choice
  readonly played: Played
}

/** The choices of the acting seat since its turn began, that nobody else sees yet. */
export interface OpenTurn {
  /** Of the entry with which the turn began. */
  readonly seq: number
  readonly choices: readonly Choice[]
  readonly events: readonly GameEvent[]
  /**
   * The seq that Undo goes back to: before the last press. That may be one for Tom in the turn before. Null when nothing
   * can be undone.
   */
  readonly undoTo: number | null
  /** The seq that "undo all of it" goes back to: what was turned up last, or the turn's start. Null as above. */
  readonly undoAllTo: number | null
  /**
   * What fell away when the bot came to play by other rules: whole turns before this one, and the choices that were open
   * then. Null when nothing did, and once something is chosen again.
   */
  readonly fellAway: { readonly turns: number; readonly choices: number } | null
  /** It was begun as planned ahead, and nothing has been chosen since. */
  readonly planned: boolean
  /** The choices that Undo takes back. */
  readonly undoes: readonly UndoableChoice[]
}

/** Why a planned turn goes no further. */
export type PlanStop =
  | { readonly why: 'rules'; readonly choice: Choice; readonly refusal: Refusal }
  /** The game takes something else by itself than it did when the turn was planned, or asks where it asked nothing. */
  | { readonly why: 'otherwise' }
  | { readonly why: 'turnsUp' }

/** A turn that somebody has planned. */
export interface PlannedTurnView {
  /** What happened in it when it was planned. */
  readonly events: readonly GameEvent[]
  /** It is ended, too. */
  readonly ends: boolean
  /** Why it could not be played from where the table stands; null when it could. */
  readonly stop: PlanStop | null
}

/** What somebody has planned for the next turn. */
export interface PlanView {
  /** The first that can be played as a whole will be. */
  readonly alternatives: readonly PlannedTurnView[]
  /** Another one is being put together. */
  readonly drafting: boolean
  /** Why what was put together is shorter than it was: the table has gone on. */
  readonly cut: PlanStop | null
}

/** A table as one person may see it: made for that person's eyes, and never posted to the channel. */
export interface OwnTable extends PublicTable {
  /** It is no table but somebody's next turn as it is planned: `seq` counts the plan's changes. */
  readonly ahead?: true
  /** With the open turn for the one who must act; as `settled` for anybody else. */
  readonly state: GameState | null
  /** Null unless the person must act now. */
  readonly openTurn: OpenTurn | null
  /** The person has just ended a turn and may ask the others to give it back. */
  readonly mayAskUndo: boolean
  /** When the person's time for the turn ends, and whether it has; null without a clock, and in another's turn. */
  readonly time: { readonly end: Date; readonly over: boolean } | null
  /** What the person wants to be told in the panel. */
  readonly advice: Advice
  /** The person waits for a turn that can be planned. */
  readonly mayPlan: boolean
  /** What the person has planned for that turn; in the turn itself, what did not fit. Null when nothing. */
  readonly plan: PlanView | null
  /** It is that try at the puzzle of that day, and no game; absent of all others. */
  readonly puzzle?: { readonly day: number; readonly tries: number }
}
