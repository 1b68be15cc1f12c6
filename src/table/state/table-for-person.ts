import type { Choice, GameEvent, GameState, Played, Refusal } from '#engine'
import type { AdviceSettings } from '../people/settings.ts'
import type { PublicTable } from './public-table.ts'

/** A choice, the position before it, and its outcome. */
interface UndoableChoice {
  readonly state: GameState
  readonly choice: Choice
  readonly played: Played
}

/** The acting seat's choices of this turn, which nobody else sees yet. */
export interface OpenTurn {
  /** Seq of the entry with which the turn began. */
  readonly seq: number
  readonly choices: readonly Choice[]
  readonly events: readonly GameEvent[]
  /**
   * The seq that Undo goes back to: before the last press, which may have decided for Tom in the turn before. Null when
   * nothing can be undone.
   */
  readonly undoTo: number | null
  /** The seq that *Undo all* goes back to: where something was turned up last, or the turn's start. Null as above. */
  readonly undoAllTo: number | null
  /**
   * What a change of the rules dropped: whole turns before this one, and open choices. Null when nothing was, and once
   * something is chosen again.
   */
  readonly fellAway: { readonly turns: number; readonly choices: number } | null
  /** All of it so far was planned ahead. */
  readonly planned: boolean
  /** The choices that Undo takes back. */
  readonly undoes: readonly UndoableChoice[]
}

/** Why a planned turn goes no further. */
export type PlanStop =
  | { readonly why: 'rules'; readonly choice: Choice; readonly refusal: Refusal }
  /** The game decides or asks something else by now than when the turn was planned. */
  | { readonly why: 'otherwise' }
  | { readonly why: 'turnsUp' }

/** A turn that somebody has planned. */
export interface PlannedTurnView {
  /** What happened in it when it was planned. */
  readonly events: readonly GameEvent[]
  /** The plan ends the turn, too. */
  readonly ends: boolean
  /** Why it could not be played from where the table stands; null when it could. */
  readonly stop: PlanStop | null
}

/** What somebody has planned for the next turn. */
export interface NextTurnPlanView {
  /** The first that can be played as a whole will be. */
  readonly alternatives: readonly PlannedTurnView[]
  /** Another one is being drafted. */
  readonly drafting: boolean
  /** Why the draft lost its end: the table has gone on. */
  readonly cut: PlanStop | null
}

/** A table as one person may see it: made for that person's eyes, and never posted to the channel. */
export interface TableForPerson extends PublicTable {
  /** This is somebody's planned turn, and no table: `seq` counts the plan's changes. */
  readonly ahead?: true
  /** With the open turn for the player who must act; `settled` for anybody else. */
  readonly state: GameState | null
  /** Null unless the person must act now. */
  readonly openTurn: OpenTurn | null
  /** The person has just ended a turn and may ask the others to give it back. */
  readonly mayAskUndo: boolean
  /** When the person's time for the turn ends, and whether it is over; null without a clock, and in another's turn. */
  readonly time: { readonly end: Date; readonly over: boolean } | null
  /** Tips and warnings that the person wants in the panel. */
  readonly advice: AdviceSettings
  /** The person waits for a turn that can be planned. */
  readonly mayPlan: boolean
  /** What is planned for that turn; in the turn itself, what did not fit. Null when nothing. */
  readonly plan: NextTurnPlanView | null
  /** This is a try at the puzzle of a day; absent for a game. */
  readonly puzzle?: { readonly day: number; readonly tries: number }
}

/** A view for a channel: the compiler refuses an `TableForPerson` where this is asked for. */
export type PublicOnlyTable = PublicTable & { readonly [K in Exclude<keyof TableForPerson, keyof PublicTable>]?: never }
