import type { Choice, GameEvent, Refusal } from '#engine'
import type { LevelName } from '#players'
import type { QuotaOrServerRefusal } from '../service/who-may-sit.ts'
import type { TableOptions } from '../state/options.ts'
import type { Phase } from '../state/seating.ts'
import type { Person } from '../state/seats.ts'
import type { TableForPerson } from '../state/table-for-person.ts'

/** What a person can do to a table. */
export type TableAction =
  | { readonly kind: 'join' | 'leave' | 'start' }
  | { readonly kind: 'option'; readonly change: Partial<TableOptions> }
  /** Keeps a seat of the lobby for somebody, by id; gives that up. */
  | { readonly kind: 'hold' | 'release'; readonly person: string }
  /**
   * One or more choices in a row: all or none. Nothing may follow what ends the turn or turns something up.
   * With `to` they take the place of the open turn's choices made after that seq: taken back and made at once.
   */
  | { readonly kind: 'choices'; readonly choices: readonly Choice[]; readonly to?: number }
  /** Takes back the open turn's choices made after this seq. */
  | { readonly kind: 'undo'; readonly to: number }
  /** Asks the others to give back the turn that one has just ended; `turn`: of the entry that ended it. */
  | { readonly kind: 'askUndo'; readonly turn: number }
  /** Answers that; `asked`: of the entry that asks. The player who asked withdraws by not agreeing. */
  | { readonly kind: 'answerUndo'; readonly asked: number; readonly agrees: boolean }
  /** Asks the others to free the seat that must act, silent for long; `turn`: of the entry with which that began. */
  | { readonly kind: 'askFree'; readonly turn: number }
  /** Answers that; `asked`: of the entry that asks. */
  | { readonly kind: 'answerFree'; readonly asked: number; readonly agrees: boolean }
  /** Gives one's seat to anybody who takes it over, and plays on until then; or does not any more. */
  | { readonly kind: 'substitute'; readonly wanted: boolean }
  | { readonly kind: 'sitOut'; readonly seat: number }
  | { readonly kind: 'takeOver'; readonly seat: number }
  /** In the lobby: the host has one more computer player sit down, or one of that name get up. */
  | { readonly kind: 'addComputer'; readonly level: LevelName }
  | { readonly kind: 'removeComputer'; readonly name: string }
  /** In a game: somebody who sits there gives a seat that was left to a computer player. */
  | { readonly kind: 'giveToComputer'; readonly seat: number; readonly level: LevelName }
  /** Somebody who sits there has the table go on in another channel, for its own is gone. */
  | { readonly kind: 'move'; readonly channelId: string }
  /** The host's or a moderator's; `as`: pressed among the moderators' tables, so that a host who is both is no host there. */
  | { readonly kind: 'close'; readonly as?: 'moderator' }
  /** A moderator frees the seat of somebody in a game. */
  | { readonly kind: 'freeSeat'; readonly seat: number }

/** Those of some kinds. */
export type ActionOf<K extends TableAction['kind']> = Extract<TableAction, { kind: K }>

/** One press or command. */
export interface ActionRequest {
  readonly tableId: string
  /**
   * The seq at which the pressed message was drawn: the press holds for exactly that table, or is stale.
   * Null for what does not depend on it (a typed `/bonfire join`): it holds for the table as it stands.
   */
  readonly seq: number | null
  readonly person: Person
  /** Whether the person moderates the table's server. */
  readonly moderator: boolean
  /** Discord's id of the interaction: tells one that was delivered twice. */
  readonly interactionId: string | null
  readonly action: TableAction
}

/** What a person can do to the plan of their next turn. */
export type PlanChange =
  /** Begins another alternative. */
  | { readonly kind: 'begin' }
  /** Adds to it, as to a turn; what would end the turn keeps it so. */
  | Extract<TableAction, { kind: 'choices' | 'undo' }>
  /** Keeps it as it is, last; the turn is not ended. */
  | { readonly kind: 'keep' }
  /** Leaves it. */
  | { readonly kind: 'leave' }
  /** Puts an alternative one place nearer to the first, or takes it out; counted from 0. */
  | { readonly kind: 'raise' | 'remove'; readonly index: number }
  /** Takes all of it back. */
  | { readonly kind: 'withdraw' }

/** A press about one's plan. */
export interface PlanRequest {
  readonly tableId: string
  /** Counts the plan's changes as its presser saw it, 0 when there was none; null for what does not depend on it. */
  readonly revision: number | null
  readonly person: Person
  readonly change: PlanChange
}

/** Refusals that are told by their code alone. */
type PlainRefusal =
  | 'notSeated'
  | 'alreadySeated'
  /** All four seats are taken. */
  | 'full'
  /** The seats that are left are kept for others. */
  | 'seatsHeld'
  /** The person for whom a seat is to be kept sits there, or has one kept. */
  | 'sitsAlready'
  | 'seatNotHeld'
  /** The server blocks the person. */
  | 'blockedHere'
  /** Options and seats can be changed only before the game. */
  | 'onlyBeforeStart'
  | 'notStarted'
  | 'noSuchSeat'
  /** No computer player of that name sits there. */
  | 'noSuchComputer'
  /** The computer player on the seat to be taken over is in the middle of a turn. */
  | 'computerInTurn'
  | 'satOut'
  | 'soloTable'
  | 'nothingToUndo'
  /** Something was turned up in between, or the turn began later. */
  | 'undoTooFar'
  /** Another turn ended last, or it was another's. */
  | 'undoNotYours'
  /** The next seat has chosen something. */
  | 'undoTooLate'
  /** For this turn it was asked already. */
  | 'undoAskedBefore'
  /** What is answered is not asked any more. */
  | 'undoNotAsked'
  /** It was one's own request, or one has agreed already. */
  | 'undoAnsweredBefore'
  /** The player who must act gave a sign in the last days, or is away. */
  | 'freeNotSilent'
  /** The table's pace says what happens to slow players. */
  | 'freePaceDecides'
  | 'freeAskedBefore'
  /** What is answered is not asked any more. */
  | 'freeNotAsked'
  | 'freeAnsweredBefore'
  /** A substitute is looked for already, or is not. */
  | 'substituteAskedBefore'
  /** A table is moved only where its channel is gone. */
  | 'placeThere'
  | 'noChoices'
  /** A planned turn stops before what turns something up. */
  | 'planStops'
  /** The table went on in a way that only a newer version knows: the bot is being updated. */
  | 'newerRules'
  /** The bot broke over the press: a fault of its own, which is in the log. Nothing was kept. */
  | 'failed'

/** Why a press has no effect, for the words. */
export type TableRefusal =
  | { readonly code: PlainRefusal }
  /** The rules forbid a choice; the ones before it in the press were not kept either. */
  | { readonly code: 'rules'; readonly refusal: Refusal; readonly choice: Choice }
  /** Person ids; null when the acting seat is empty, or a computer player's. */
  | { readonly code: 'notYourTurn'; readonly acting: string | null }
  /** The person sits at as many open tables as one may. */
  | { readonly code: 'tooManyTables'; readonly most: number }
  /** The server lets nobody sit at more of its tables, or no more computer players at one. */
  | { readonly code: 'tooManyHere' | 'fewerComputers'; readonly most: number }
  /** Joining a game that is on; an empty seat can be taken over. */
  | { readonly code: 'alreadyStarted'; readonly emptySeats: readonly number[] }
  | { readonly code: 'tooFewPeople'; readonly seated: number; readonly needed: number }
  | { readonly code: 'notTheHost'; readonly host: string }
  | { readonly code: 'notHostNorModerator'; readonly host: string }
  /** The table is finished, closed or frozen. */
  | { readonly code: 'tableOver'; readonly phase: Phase }
  | { readonly code: 'seatNotEmpty'; readonly person: Person }
  /** A computer player plays the seat that should be empty. */
  | { readonly code: 'computerSits'; readonly name: string }
  /** There are as many alternatives as there may be. */
  | { readonly code: 'planFull'; readonly most: number }
  /** A choice follows one that ends the turn or turns something up. */
  | { readonly code: 'pressTooLong'; readonly choice: Choice }

/** What became of a press. */
export type ActionOutcome =
  /** It was kept. `events`: what happened in the game; `seat`: of the presser, null for somebody who is not seated (any more). */
  | {
      readonly kind: 'done'
      readonly table: TableForPerson
      readonly events: readonly GameEvent[]
      readonly seat: number | null
    }
  /** The table has moved on since the message was drawn: no effect, draw it again. */
  | { readonly kind: 'stale'; readonly table: TableForPerson }
  /** This very press was kept already. */
  | { readonly kind: 'duplicate'; readonly table: TableForPerson }
  | { readonly kind: 'refused'; readonly refusal: TableRefusal; readonly table: TableForPerson }
  /** There is no such table. */
  | { readonly kind: 'gone' }

/** What is asked for when a table is opened. The host sits down at once; solo starts at once. */
export interface OpenRequest {
  readonly guildId: string | null
  readonly channelId: string
  /**
   * Of a thread: the channel around it. A card there tells of the table where the thread was opened for it, or for a
   * table before it.
   */
  readonly around?: string
  /** The thread was opened for this table. */
  readonly ownThread?: boolean
  /** Of a game in direct messages: the server where it is asked for, in which it counts. */
  readonly askedIn?: string | null
  /** The game in direct messages that this one follows: it counts where that one does, unless it is asked for elsewhere. */
  readonly follows?: string | undefined
  readonly host: Person
  readonly solo: boolean
  readonly options: Partial<TableOptions>
  /** The table whose people are asked to this one. */
  readonly rematchOf?: string
  /** Computer players who sit down at once. In direct messages the game begins with them. */
  readonly computers?: readonly LevelName[]
  /** Id of the person for whom a seat is kept. */
  readonly friend?: string
  /** Ids of the host's roles in the server, and whether the host moderates it. */
  readonly roles?: readonly string[]
  readonly moderator?: boolean
}

export type OpenOutcome =
  /** `askedIn`: the server in which a game in direct messages counts. */
  | { readonly kind: 'opened'; readonly table: TableForPerson; readonly askedIn: string | null }
  /** Another table is open in this channel: this one. */
  | { readonly kind: 'channelTaken'; readonly table: TableForPerson }
  | Exclude<QuotaOrServerRefusal, { kind: 'soloOpen' }>
  /** The person has as many solo games open as one may: this one. */
  | { readonly kind: 'soloOpen'; readonly most: number; readonly table: TableForPerson }
