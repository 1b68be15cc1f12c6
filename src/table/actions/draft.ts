import { type Choice, decision, formatChoice, type GameEvent, type Rules } from '#engine'
import { bankTimeUsedForEntry, type Pauses, withTurnBankTimeSpent } from '../clock/turn-clock.ts'
import {
  type EntryContent,
  eventsLeadToNextTurn,
  storedEventsOf,
  type TableEntry,
  type TimedEntry,
  type TimedEntryOf,
} from '../state/entries.ts'
import { evolve, withGame, withSeqAndTimeOfEntry } from '../state/evolve.ts'
import { applyChoice, currentPosition, type GameAndEvents, type TableGame } from '../state/game.ts'
import type { EvolveContext, TableState } from '../state/state.ts'
import type { ActionRequest, TableRefusal } from './action.ts'

/** The game that a lobby's people play again. It is never kept, for its people may be forgotten. */
export interface FormerGame {
  /** Who sat there at its end, by seat: a person's id, a computer player's name, or nothing. */
  readonly people: readonly string[]
  /** The seat that began. */
  readonly began: number
}

/** What checking a press needs besides the table. */
export interface ValidationContext extends EvolveContext {
  /** ms since 1970. */
  readonly at: number
  /** The same, or earlier where the clock has just leapt ahead and may go back: nobody loses anything before it. */
  readonly sureAt: number
  /** The rules of a game that begins now. */
  readonly newGames: Rules
  /** The game that is played again; null where none is. */
  readonly formerGame: FormerGame | null
  seed(): string
  /** When the person for whom a seat is to be kept can be called to it; absent where that is now. */
  readonly callableAt?: number | null
  /** Whether the table's channel is gone; absent where nobody asked. */
  readonly placeGone?: boolean
  /** When a player's clock stands still. */
  pausesOf(personId: string): Pauses
  /** Whether they want to be asked what Tom's rule of thumb would decide. */
  decidesTomsTies(personId: string): boolean
}

/** The presser of a press. */
export type Actor = Pick<ActionRequest, 'person' | 'moderator' | 'interactionId'>

/** What becomes of a table: the entries that are to be kept, and the table with them. */
export interface Draft {
  readonly table: TableState
  readonly entries: readonly TableEntry[]
  readonly events: readonly GameEvent[]
  /** Whose entries they are; null is the bot itself. */
  readonly actor: Actor | null
  readonly now: ValidationContext
}

/** What becomes of it by somebody's press. */
export interface PressDraft extends Draft {
  readonly actor: Actor
}

/** What a press, or time, makes of a table, or why it makes nothing. */
export type Validation = Draft | TableRefusal

/** A draft without entries. */
export const newDraft = <A extends Actor | null>(table: TableState, actor: A, now: ValidationContext) => ({
  table,
  entries: [],
  events: [],
  actor,
  now,
})

/** Adds an entry. @param actor whose it is */
export function withEntry(draft: Draft, content: EntryContent, actor = draft.actor): Draft {
  const { table, entries, now } = draft
  const kept = nextEntry(table, { at: now.at, ...content }, actor)
  return { ...draft, table: evolve(table, kept, now), entries: [...entries, kept] }
}

const nextEntry = ({ seq }: TableState, entry: TimedEntry, actor: Actor | null): TableEntry => ({
  seq: seq + 1,
  actor: actor?.person.id ?? null,
  interactionId: actor?.interactionId ?? null,
  entry,
})

/** How a choice came about that nobody pressed. */
type Unpressed = Pick<TimedEntryOf<'choice'>, 'planned' | 'tie'>

/** Adds a choice of the seat that must act. @throws when it is not legal */
export function withChoice(
  draft: Draft,
  game: TableGame,
  choice: Choice,
  how: Unpressed = {},
): { readonly draft: Draft; readonly events: readonly GameEvent[] } {
  const { table, entries, now } = draft
  const seat = decision(currentPosition(game))?.seat ?? 0
  // As the table was before this draft.
  const press = table.seq - entries.length
  const step = applyChoice(game, { seq: table.seq + 1, at: new Date(now.at) }, press, choice)
  return { draft: withAlreadyPlayedChoice(draft, { ...step, choice, press, seat }, how), events: step.events }
}

/** A choice that the engine has played, and the game after it. */
interface PlayedStep extends GameAndEvents {
  readonly choice: Choice
  readonly press: number
  readonly seat: number
}

/** The same for one that was played already: the engine works once for a choice. */
export function withAlreadyPlayedChoice(
  draft: Draft,
  { game, events, choice, press, seat }: PlayedStep,
  how: Unpressed = {},
): Draft {
  const { table, actor, now } = draft
  const pauses = actor === null ? null : now.pausesOf(actor.person.id)
  const entry: TimedEntryOf<'choice'> = {
    type: 'choice',
    at: now.at,
    seat,
    choice: formatChoice(choice),
    press,
    told: storedEventsOf(events),
    ...how,
    ...(eventsLeadToNextTurn(events) ? bankTimeUsedForEntry(table, pauses, now.sureAt) : {}),
  }
  const kept = nextEntry(table, entry, actor)
  return {
    ...draft,
    table: withGame(withSeqAndTimeOfEntry(table, kept), withTurnBankTimeSpent(table, game, entry)),
    entries: [...draft.entries, kept],
    events: [...draft.events, ...events],
  }
}

/**
 * Adds a computer player's choices to a table, whatever is turned up by them.
 * @throws when one is not legal
 */
export function withComputersChoices(table: TableState, choices: readonly Choice[], now: ValidationContext): Draft {
  let draft: Draft = newDraft(table, null, now)
  for (const choice of choices) {
    const { game } = draft.table
    if (game === null) throw new Error('the game has not started')
    draft = withChoice(draft, game, choice).draft
  }
  return draft
}
