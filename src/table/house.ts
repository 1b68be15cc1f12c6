import type { GameEvent, Journal } from '#engine'
import type { Opened, Opening, Outcome, Press } from './action.ts'
import type { TableView } from './view.ts'

/** The database cannot be reached, or does not answer: try again later. The only error that a house throws. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable'
  readonly code = 'unavailable'
}

/** One paragraph of a table's log. Turns that are still open are not in it. */
export type Logged =
  | {
      readonly kind: 'turn'
      /** Of the turn's last entry. */
      readonly seq: number
      readonly at: Date
      readonly seat: number
      readonly name: string
      readonly events: readonly GameEvent[]
    }
  | {
      readonly kind: 'opened' | 'joined' | 'left' | 'started'
      readonly seq: number
      readonly at: Date
      readonly name: string
    }
  | {
      readonly kind: 'tookOver' | 'satOut'
      readonly seq: number
      readonly at: Date
      readonly seat: number
      readonly name: string
      readonly events: readonly GameEvent[]
    }
  | { readonly kind: 'rules'; readonly seq: number; readonly at: Date; readonly number: number }
  | { readonly kind: 'closed'; readonly seq: number; readonly at: Date; readonly name: string | null }
  | { readonly kind: 'frozen'; readonly seq: number; readonly at: Date }

export interface HouseParts {
  now(): Date
  /** 128 random bits as 32 hexadecimal digits. */
  seed(): string
  /** What the operator should know; `details` is plain JSON. */
  log?(message: string, details: Readonly<Record<string, unknown>>): void
  /** The number of the rules that are played; the engine's own unless a test says otherwise. */
  rules?: number
}

/** All tables. Faults of one table stay with it; every call may throw `Unavailable`. */
export interface House {
  open(opening: Opening): Promise<Opened>
  view(tableId: string): Promise<TableView | null>
  /** The table that is open in the channel. */
  inChannel(channelId: string): Promise<TableView | null>
  openTablesOf(personId: string): Promise<TableView[]>
  act(press: Press): Promise<Outcome>
  /** Everything told so far, oldest first. Null when there is no such table. */
  log(tableId: string): Promise<Logged[] | null>
  /** For a file that replays the game; it tells what is hidden, so only when the table is finished or frozen, else null. */
  journal(tableId: string): Promise<Journal | null>
  /** Calls the listener after every press that this house kept; returns how to stop that. */
  onChange(listener: (tableId: string, seq: number) => void): () => void
  /** Closes the lobbies without a press in the 24 hours before `now`; returns their ids. */
  closeStaleLobbies(now: Date): Promise<string[]>
  /** Resolves when nothing is being written any more: before the process ends. */
  idle(): Promise<void>
}
