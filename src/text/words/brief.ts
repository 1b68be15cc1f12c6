import type { CommonTask, Guardian, Island, IslandGuardian, Portal, Task, TomCard } from '#engine'
import type { Gnome } from './gnomes.ts'

/** What somebody did in a turn, without the person and without prices: a few words each. */
export interface BriefWords {
  /** The same without what it was done to, where there is little room. */
  readonly short: {
    readonly shipMoved: string
    readonly taskReceived: string
    readonly guardianReceived: string
    readonly guardianMoved: string
    readonly portalPlaced: string
    readonly gnomeJoined: string
    readonly ignited: string
    readonly commonTaskMet: string
  }
  readonly startTileLaid: string
  readonly fateTilePlaced: string
  readonly pathBuilt: string
  readonly shipMoved: (island: Island) => string
  readonly taskReceived: (task: Task) => string
  readonly guardianReceived: (colour: IslandGuardian) => string
  readonly processionBegan: string
  /** Without a procession. */
  readonly guardianMoved: (guardian: Guardian) => string
  readonly bonfireTurned: string
  readonly portalPlaced: (portal: Portal) => string
  readonly gnomeJoined: (gnome: Gnome) => string
  readonly ignited: (task: Task) => string
  readonly commonTaskMet: (task: CommonTask) => string
  readonly countdownBegan: string
  readonly passed: string
  readonly wentOut: string
  readonly tomHadIt: string
  readonly tomFoundNothing: string
  /** Tom's turn: what his card says, what came of it, and how many are left. */
  readonly tomsTurn: (card: TomCard, deeds: readonly string[], left: number, round: number) => string
  /** Somebody's turn. */
  readonly turn: (name: string, deeds: readonly string[]) => string
  /** Stands before what the others did since one's own last turn, and on a button to all of it; at the first turn, since the game began. */
  readonly sinceYourTurn: string
  readonly sinceTheStart: string
  readonly page: (page: number, pages: number) => string
  /** More turns than are told. */
  readonly moreTurns: (turns: number) => string
  /** What is left of a message that called to a turn; the number counts the turns of all, 0: unknown. */
  readonly pastTurn: (number: number, name: string, deeds: readonly string[]) => string
  readonly pastLobby: (names: readonly string[]) => string
  /** What is left of a message that called to a turn before which the one before was taken back. */
  readonly pastTakenBack: string
  /** What is left of a message of which that is not known any more. */
  readonly past: string
}
