import type {
  Colour,
  CommonTask,
  CouncilSpace,
  Crystal,
  GainSource,
  Guardian,
  Island,
  Place,
  Resource,
  Space,
  Task,
  TomCard,
} from '#engine'
import type { Goods } from '../goods.ts'
import type { Gnome } from './gnomes.ts'

/**
 * A turn as it is told afterwards. Where nothing else is said, a text is what somebody did without the person, and its
 * first word is the verb: "sailed to …". Deeds that are not here are said as `narration.deeds` and `brief` have them, for
 * which the same holds.
 */
export interface StoryWords {
  /** Who, and what was done, as a whole sentence; with `then`, one that goes on from the sentence before. */
  readonly sentence: (name: string, deeds: readonly string[], then: boolean) => string
  readonly startTileLaid: (symbols: readonly Colour[], swapped: boolean) => string
  readonly fateTilePlaced: (symbols: readonly Colour[]) => string
  /** Somebody who came for a guardian is told of with `brief.shipMoved`. */
  readonly shipMoved: (island: Island) => string
  readonly taskReceived: (task: Task, offering: Resource | null) => string
  readonly pathBuilt: (facts: {
    readonly crystal: Crystal
    readonly resource: Resource
    readonly space: Space
    readonly from: 'display' | 'pile' | 'search'
  }) => string
  /** Several at once. */
  readonly pathsBuilt: (
    tiles: readonly { readonly crystal: Crystal; readonly resource: Resource; readonly space: Space }[],
  ) => string
  readonly procession: (moves: readonly { readonly guardian: Guardian; readonly to: Place }[]) => string
  readonly gnomesJoined: (gnomes: readonly Gnome[]) => string
  readonly ignited: (task: Task) => string
  /** Tom's tasks come bonfire side up. */
  readonly bonfireReceived: (task: Task) => string
  readonly commonTaskMet: (task: CommonTask) => string
  /** The one of the task that was just met. */
  readonly neutralNoviceMoved: (to: CouncilSpace) => string
  readonly tomDrew: (card: TomCard) => string
  /** `from`: the first of what it came from. */
  readonly gained: (goods: Goods, from: GainSource) => string
  /** These two stand by themselves below a sentence: "Paid 1 blue tile and 1 shell". */
  readonly paid: (goods: Goods) => string
  readonly discarded: (goods: Goods) => string
}
