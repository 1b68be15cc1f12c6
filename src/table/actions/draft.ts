import { type Choice, decision, formatChoice, type GameEvent, type Rules } from '#engine'
import { type Pauses, timeUsed, withTimeSpent } from '../clock/turn-clock.ts'
import { type Entry, leadsToNextTurn, serializeEvents, type TableEntry } from '../state/entries.ts'
import { evolve, withGame, withSeq } from '../state/evolve.ts'
import { applyChoice, currentPosition, type TableGame } from '../state/game.ts'
import type { EvolveContext, TableState } from '../state/state.ts'
import type { ActionRequest, TableRefusal } from './action.ts'

/** The game before that a lobby's people play again. It is never kept: whoever sat there may be forgotten. */
export interface FormerGame {
  /** Who sat there at its end, in the order of the seats: a person's id, a computer player's name; empty where nobody did. */
  readonly people: readonly string[]
  /** The seat that began. */
  readonly began: number
}

/** What validating a press needs to know besides the table. */
export interface ValidationContext extends EvolveContext {
  /** ms since 1970. */
  readonly at: number
  /** The same, or earlier: so late it is though the clock should go back that has just leapt ahead. Nobody loses anything before. */
  readonly sureAt: number
  /** What a game is played by that begins now. */
  readonly newGames: Rules
  /** What is played again there; null where nothing is. */
  readonly formerGame: FormerGame | null
  seed(): string
  /** From when on the person for whom a seat is to be kept can be called to it; absent where they are at once. */
  readonly callableAt?: number | null
  /** Whether the table's channel is gone; absent where nobody asked. */
  readonly placeGone?: boolean
  /** When the clock of somebody stands still who presses, or is pressed about. */
  pausesOf(personId: string): Pauses
}

/** What is to be kept of a press: entries, and what the table is with them. */
export interface PendingEntries {
  readonly state: TableState
  readonly entries: readonly TableEntry[]
  readonly events: readonly GameEvent[]
}

/** What becomes of a press. */
export type Validation =
  | { readonly kind: 'refused'; readonly refusal: TableRefusal }
  | { readonly kind: 'keep'; readonly draft: PendingEntries }

export const refused = (refusal: TableRefusal): Validation => ({ kind: 'refused', refusal })
export const accepted = (draft: PendingEntries): Validation => ({ kind: 'keep', draft })

/** Who presses; null is the bot itself. */
export type Actor = Pick<ActionRequest, 'person' | 'moderator' | 'interactionId'>

export const noEntries = (state: TableState): PendingEntries => ({ state, entries: [], events: [] })

/** Adds an entry to a draft. */
export function withEntry(
  draft: PendingEntries,
  entry: Entry,
  actor: Actor | null,
  now: ValidationContext,
): PendingEntries {
  const kept = nextEntry(draft, entry, actor)
  return { ...draft, state: evolve(draft.state, kept, now), entries: [...draft.entries, kept] }
}

const nextEntry = (draft: PendingEntries, entry: Entry, actor: Actor | null): TableEntry => ({
  seq: draft.state.seq + 1,
  actor: actor?.person.id ?? null,
  interactionId: actor?.interactionId ?? null,
  entry,
})

/** That one entry is kept of a press. */
export const acceptEntry = (table: TableState, entry: Entry, actor: Actor | null, now: ValidationContext): Validation =>
  accepted(withEntry(noEntries(table), entry, actor, now))

/** Adds a choice of whoever acts to a draft. @throws when it is not legal */
export function withChoice(
  draft: PendingEntries,
  game: TableGame,
  choice: Choice,
  press: number,
  actor: Actor | null,
  now: ValidationContext,
): { readonly draft: PendingEntries; readonly events: readonly GameEvent[] } {
  const seat = decision(currentPosition(game))?.seat ?? 0
  const step = applyChoice(game, { seq: draft.state.seq + 1, at: new Date(now.at) }, press, choice)
  const told = serializeEvents(step.events)
  const pauses = actor === null ? null : now.pausesOf(actor.person.id)
  const used = leadsToNextTurn(step.events) ? timeUsed(draft.state, game, pauses, now.sureAt) : {}
  const entry = { type: 'choice', at: now.at, seat, choice: formatChoice(choice), press, told, ...used } as const
  const played = { ...step, game: withTimeSpent(draft.state, step.game, entry) }
  return { draft: withPlayedEntry(draft, entry, actor, played), events: step.events }
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

/** Adds an entry whose effect on the game is known already: the engine works once for a choice. */
export function withPlayedEntry(
  draft: PendingEntries,
  entry: Entry,
  actor: Actor | null,
  done: { game: TableGame; events: readonly GameEvent[] },
): PendingEntries {
  const kept = nextEntry(draft, entry, actor)
  return {
    state: withGame(withSeq(draft.state, kept), done.game),
    entries: [...draft.entries, kept],
    events: [...draft.events, ...done.events],
  }
}
