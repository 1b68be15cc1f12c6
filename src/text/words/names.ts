import type {
  ActionTile,
  Box,
  Colour,
  CommonTask,
  Condition,
  CouncilSpace,
  Crystal,
  Direction,
  Edition,
  Elder,
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

export type Compass = Box['greatBonfire'][number]['at']

/** What the bot needs in a channel. */
export type Right = 'viewChannel' | 'sendMessages' | 'sendMessagesInThreads' | 'attachFiles' | 'readMessageHistory'

/** What things are called. Emoji are the same in every language and stand in `emoji.ts`. */
export interface Names {
  readonly resource: Readonly<Record<Resource, string>>
  readonly actionTile: Readonly<Record<ActionTile, string>>
  /** What the tiles of each colour power. */
  readonly action: Readonly<Record<Colour, string>>
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

export interface GnomeWords {
  readonly name: string
  /** One line, at most 100 characters. */
  readonly ability: string
  /** The whole ability, in a few sentences. */
  readonly details: string
}

export type SpecialistNumber =
  | (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9)
  | (14 | 15 | 16 | 17 | 18 | 19 | 20 | 21 | 22 | 23 | 24 | 25 | 26 | 27)

export interface Gnomes {
  readonly specialist: Readonly<Record<SpecialistNumber, GnomeWords>>
  /** Specialists 10 to 13: the guardian that each shows is the box's to say. */
  readonly companion: (guardian: IslandGuardian) => GnomeWords
  readonly elder: Readonly<Record<Elder['pointsPer'], GnomeWords>>
}

export interface TaskWords {
  /** At most 45 characters: "4 blue tasks or bonfires". */
  readonly condition: (condition: Condition) => string
  /** A full sentence: what must be true when the task is turned over. */
  readonly conditionAtLength: (condition: Condition) => string
  /** "R5 · 4 points: 4 blue tasks or bonfires" */
  readonly title: (task: Task) => string
  /** "4-point bonfire", "red task" */
  readonly kind: (colour: Crystal, lit: boolean) => string
}
