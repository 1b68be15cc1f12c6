import type {
  ActionTile,
  Box,
  CommonTask,
  CouncilSpace,
  Crystal,
  Direction,
  Edition,
  Ending,
  Guardian,
  Island,
  Place,
  Portal,
  Resource,
  Space,
  TomCard,
} from '#engine'

export type Compass = Box['greatBonfire'][number]['at']

/** What the bot needs in a channel. */
export type Right =
  | 'viewChannel'
  | 'sendMessages'
  | 'createPublicThreads'
  | 'sendMessagesInThreads'
  | 'attachFiles'
  | 'readMessageHistory'

/** What things are called. Emoji are the same in every language and stand in `emoji.ts`. */
export interface Names {
  readonly resource: Readonly<Record<Resource, string>>
  readonly actionTile: Readonly<Record<ActionTile, string>>
  readonly crystal: Readonly<Record<Crystal, string>>
  /** "grey guardian" */
  readonly guardian: Readonly<Record<Guardian, string>>
  /** "star portal" */
  readonly portal: Readonly<Record<Portal, string>>
  readonly council: Readonly<Record<CouncilSpace, { readonly name: string; readonly bonus: string }>>
  /** "five guardians" */
  readonly commonTask: Readonly<Record<CommonTask, string>>
  readonly tomCard: Readonly<Record<TomCard, string>>
  readonly edition: Readonly<Record<Edition, { readonly name: string; readonly about: string }>>
  /** A sentence. */
  readonly ending: Readonly<Record<Ending, string>>
  readonly direction: Readonly<Record<Direction, string>>
  readonly compass: Readonly<Record<Compass, string>>
  /** "A3 · grey guardian", "B2 · blossom island" */
  readonly island: (island: Island) => string
  readonly landingStage: string
  /** "herb, blue crystal" */
  readonly pathTile: (crystal: Crystal, resource: Resource) => string
  readonly fateTile: (id: string) => string
  /** "path space 4", "bonfire 4" */
  readonly place: (place: Place) => string
  readonly space: (space: Space) => string
  /** "the north-east space" of the Great Bonfire */
  readonly bonfireSpace: (compass: Compass) => string
  readonly points: (n: number) => string
  readonly turns: (n: number) => string
  /** As Discord calls it, so that a moderator finds it there. */
  readonly right: Readonly<Record<Right, string>>
  readonly tom: string
  readonly nobody: string
  /** Somebody who played and wants to be forgotten. */
  readonly formerPlayer: string
  readonly emptySeat: string
}
