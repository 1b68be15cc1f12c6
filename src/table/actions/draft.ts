import { type Choice, decision, formatChoice, type GameEvent, type Rules } from '#engine'
import { type Pauses, timeUsed, withTimeSpent } from '../clock/turn-clock.ts'
import {
  type Entry,
  type EntryContent,
  type EntryOf,
  leadsToNextTurn,
  serializeEvents,
  type TableEntry,
} from '../state/entries.ts'
import { evolve, withGame, withSeq } from '../state/evolve.ts'
import { applyChoice, currentPosition, type GameChange, type TableGame } from '../state/game.ts'
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

/** The entries of a press that are to be kept, and the table with them. */
export interface PendingEntries {
  readonly state: TableState
  readonly entries: readonly TableEntry[]
  readonly events: readonly GameEvent[]
}

export type Validation =
  | { readonly kind: 'refused'; readonly refusal: TableRefusal }
  | { readonly kind: 'accepted'; readonly draft: PendingEntries }

export const refused = (refusal: TableRefusal): Validation => ({ kind: 'refused', refusal })
export const accepted = (draft: PendingEntries): Validation => ({ kind: 'accepted', draft })

/** The presser; null is the bot itself. */
export type Actor = Pick<ActionRequest, 'person' | 'moderator' | 'interactionId'>

export const noEntries = (state: TableState): PendingEntries => ({ state, entries: [], events: [] })

/** Adds an entry to a draft. */
export function withEntry(
  draft: PendingEntries,
  entry: EntryContent,
  actor: Actor | null,
  now: ValidationContext,
): PendingEntries {
  const kept = nextEntry(draft, { at: now.at, ...entry }, actor)
  return { ...draft, state: evolve(draft.state, kept, now), entries: [...draft.entries, kept] }
}

const nextEntry = (draft: PendingEntries, entry: Entry, actor: Actor | null): TableEntry => ({
  seq: draft.state.seq + 1,
  actor: actor?.person.id ?? null,
  interactionId: actor?.interactionId ?? null,
  entry,
})

/** Accepts a press as one entry. */
export const acceptEntry = (
  table: TableState,
  entry: EntryContent,
  actor: Actor | null,
  now: ValidationContext,
): Validation => accepted(withEntry(noEntries(table), entry, actor, now))

/** Adds a choice of the seat that must act to a draft. @throws when it is not legal */
export function withChoice(
  draft: PendingEntries,
  game: TableGame,
  choice: Choice,
  press: number,
  actor: Actor | null,
  now: ValidationContext,
  more: Pick<PlayedStep, 'tie'> = {},
): { readonly draft: PendingEntries; readonly events: readonly GameEvent[] } {
  const seat = decision(currentPosition(game))?.seat ?? 0
  const step = applyChoice(game, { seq: draft.state.seq + 1, at: new Date(now.at) }, press, choice)
  return {
    draft: withPlayedChoice(draft, game, { ...step, choice, press, seat, ...more }, actor, now),
    events: step.events,
  }
}

/** A choice that the engine has played, and the game after it. */
export interface PlayedStep extends GameChange {
  readonly choice: Choice
  readonly press: number
  readonly seat: number
  readonly planned?: true
  /** Decided by Tom's rule of thumb. */
  readonly tie?: true
}

/**
 * The same for one that was played already: the engine works once for a choice.
 * @param before the game in the same turn
 */
export function withPlayedChoice(
  draft: PendingEntries,
  before: TableGame,
  { game, events, choice, press, seat, planned, tie }: PlayedStep,
  actor: Actor | null,
  now: ValidationContext,
): PendingEntries {
  const pauses = actor === null ? null : now.pausesOf(actor.person.id)
  const entry: EntryOf<'choice'> = {
    type: 'choice',
    at: now.at,
    seat,
    choice: formatChoice(choice),
    press,
    told: serializeEvents(events),
    ...(planned === undefined ? {} : { planned }),
    ...(tie === undefined ? {} : { tie }),
    ...(leadsToNextTurn(events) ? timeUsed(draft.state, before, pauses, now.sureAt) : {}),
  }
  return withPlayedEntry(draft, entry, actor, { game: withTimeSpent(draft.state, game, entry), events })
}

/**
 * Adds a computer player's choices to a table, whatever is turned up by them.
 * @throws when one is not legal
 */
export function withComputersChoices(
  table: TableState,
  choices: readonly Choice[],
  now: ValidationContext,
): PendingEntries {
  let draft = noEntries(table)
  for (const choice of choices) {
    const { game } = draft.state
    if (game === null) throw new Error('the game has not started')
    draft = withChoice(draft, game, choice, table.seq, null, now).draft
  }
  return draft
}

/** Adds an entry whose effect on the game is known already. */
export function withPlayedEntry(
  draft: PendingEntries,
  entry: Entry,
  actor: Actor | null,
  done: GameChange,
): PendingEntries {
  const kept = nextEntry(draft, entry, actor)
  return {
    state: withGame(withSeq(draft.state, kept), done.game),
    entries: [...draft.entries, kept],
    events: [...draft.events, ...done.events],
  }
}
