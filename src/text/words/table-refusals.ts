import type { WrittenThere } from './buttons.ts'

type Phase = 'lobby' | 'playing' | 'finished' | 'closed' | 'frozen'

/** Why a press has no effect; names come ready to show. */
export interface TableRefusalWords {
  readonly rules: (reason: string) => string
  readonly notYourTurn: (name: string | null) => string
  /** With the numbers of the empty seats, from 1, and what is written on the table's message. */
  readonly notSeated: (phase: Phase, emptySeats: readonly number[], there: WrittenThere) => string
  readonly alreadySeated: string
  readonly full: string
  /** The seats that are left are kept for others. */
  readonly seatsHeld: string
  /** Whom a seat is to be kept for sits there, or has one kept. */
  readonly sitsAlready: string
  readonly seatNotHeld: string
  /** Numbers of the empty seats, from 1. */
  readonly alreadyStarted: (emptySeats: readonly number[]) => string
  /** To who sits at a game that is on. */
  readonly onlyBeforeStart: string
  readonly notStarted: string
  readonly tooFewPeople: (seated: number, needed: number) => string
  readonly notTheHost: (name: string) => string
  readonly notHostNorModerator: (name: string) => string
  readonly tableOver: (phase: Phase) => string
  /** Numbers of the empty seats, from 1. */
  readonly noSuchSeat: (emptySeats: readonly number[]) => string
  readonly seatNotEmpty: (name: string) => string
  readonly satOut: string
  /** A computer player plays the seat that is to be empty. */
  readonly computerSits: (name: string) => string
  readonly noSuchComputer: string
  /** The seat can be had a moment later. */
  readonly computerInTurn: string
  readonly soloTable: string
  readonly nothingToUndo: string
  readonly undoTooFar: string
  /** Taking back the turn just ended, by consent. */
  readonly undoNotYours: string
  readonly undoTooLate: string
  readonly undoAskedBefore: string
  readonly undoNotAsked: string
  readonly undoAnsweredBefore: string
  /** Freeing a silent seat. */
  readonly freeNotSilent: string
  readonly freePaceDecides: string
  readonly freeAskedBefore: string
  readonly freeNotAsked: string
  readonly freeAnsweredBefore: string
  readonly substituteAskedBefore: string
  readonly noChoices: string
  readonly pressTooLong: string
  /** Planning ahead: something would be turned up; there are as many alternatives as there may be. */
  readonly planStops: string
  readonly placeThere: string
  readonly planFull: (most: number) => string
  readonly newerRules: string
  readonly failed: string
  /** The person sits at `most` open tables, and that is the limit. */
  readonly tooManyTables: (most: number) => string
}
