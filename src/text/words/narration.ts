import type {
  CommonTask,
  CouncilSpace,
  Crystal,
  Ending,
  Guardian,
  Island,
  IslandGuardian,
  Place,
  Portal,
  Resource,
  Space,
  Task,
  TomCard,
} from '#engine'
import type { Novice } from './choices.ts'
import type { Gnome } from './gnomes.ts'
import type { Compass } from './names.ts'

/**
 * What somebody did, without the person: "sailed to B2 · blossom island". `narrate.ts` adds price and gain to each
 * and puts several of one person into one sentence.
 */
interface DeedWords {
  readonly startTileLaid: (symbols: string, swapped: boolean) => string
  readonly fateTilePlaced: (symbols: string) => string
  readonly discarded: (tiles: string) => string
  readonly pathBuilt: (facts: {
    readonly crystal: Crystal
    readonly resource: Resource
    readonly space: Space
    readonly from: 'display' | 'pile' | 'search'
  }) => string
  readonly pathsPutBack: string
  readonly shipMoved: (island: Island) => string
  /** An offering was laid, but no task taken yet. */
  readonly offeringLaid: (resource: Resource) => string
  readonly taskReceived: (task: Task, offering: Resource | null) => string
  readonly guardianReceived: (colour: IslandGuardian) => string
  readonly processionBegan: (steps: number) => string
  readonly guardianMoved: (guardian: Guardian, to: Place) => string
  readonly bonfireTurned: (compass: Compass) => string
  readonly portalPlaced: (portal: Portal, space: Space) => string
  readonly gnomeJoined: (gnome: Gnome) => string
  readonly ignited: (task: Task, space: Space) => string
  readonly noviceMoved: (novice: Novice, to: CouncilSpace) => string
  readonly bonusTaken: (space: CouncilSpace) => string
  readonly commonTaskMet: (task: CommonTask) => string
  readonly islandActionDeclined: string
  readonly passed: (byItself: boolean) => string
  readonly wentOut: (why: 'nothingLeft' | 'declined' | 'satOut') => string
  readonly outgrown: string
  /** A price was paid, and what for is still to come. */
  readonly paid: string
  /** Something was gained, and the cause stands before. */
  readonly gained: string
}

export interface NarrationWords {
  /** A person and what she did, as one sentence. */
  readonly sentence: (name: string, deeds: readonly string[]) => string
  readonly deeds: DeedWords
  /** In brackets behind what was done for somebody: nothing else could be. */
  readonly onlyThingPossible: string
  /** Whole sentences about what nobody does. */
  readonly pathsTurnedUp: (tiles: readonly { readonly crystal: Crystal; readonly resource: Resource }[]) => string
  readonly gnomesTurnedUp: (gnomes: readonly Gnome[]) => string
  readonly offeringTurnedUp: (name: string, resource: Resource) => string
  readonly countdownBegan: (novices: number) => string
  readonly countdownHandedOn: (tile: number) => string
  /** `gnome` leads the card with its resource; null where the card needs none. */
  readonly tomCard: (card: TomCard, gnome: Gnome | null, left: number, round: number) => string
  readonly tomFoundNothing: string
  readonly gameEnded: (ending: Ending) => string
}
