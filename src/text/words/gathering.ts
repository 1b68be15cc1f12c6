import type { WrittenThere } from './buttons.ts'

/** How people come together in a lobby: seats that are kept, a start by itself. Mentions are Discord's. */
export interface GatheringWords {
  /** A line of the list of seats; `until` is Discord's time. */
  readonly heldSeat: (number: number, mention: string, until: string) => string
  /** The placeholder of a select of people. */
  readonly hold: string
  /** A button; by the number of the seat. */
  readonly release: (number: number) => string
  readonly invited: (mentions: string) => string
  /** To the host: all seats are taken. */
  readonly full: (mention: string) => string
  /** With how many people the game starts by itself; 0: it does not. */
  readonly startAt: (people: number) => string
  /** Somebody chose a bot to keep a seat for. */
  readonly notForBots: string
  /** To the person who gave up a kept seat. */
  /** To who keeps a seat: its person is not called, for they were a moment ago, or many others to this table; they can be from `when` on. */
  readonly notCalled: (mention: string, when: string) => string
  /** To a lobby: the same of those who are asked to play again. */
  readonly notAsked: (when: string) => string
  readonly gaveUp: (there: WrittenThere) => string
  /** In a direct message: what it is about. */
  readonly direct: { readonly invited: string; readonly full: string }
}
