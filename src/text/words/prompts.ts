import type { CommonTask, CouncilSpace, Guardian, Island, Task } from '#engine'
import type { Novice } from './choices.ts'
import type { Compass } from './names.ts'

/** What is asked now, in a sentence or two; one function a kind of decision. */
export interface PromptWords {
  readonly startTile: string
  /** In a turn: what is not told by the actions that stand below; empty where there is nothing of the kind. */
  readonly turn: (facts: {
    readonly used: boolean
    readonly mayEnd: boolean
    readonly bonusActions: number
    readonly passPoints: number | null
    /** A bonus action is all there is: take it, or no more turns. */
    readonly mayGoOut: boolean
  }) => string
  readonly payTiles: (goods: string) => string
  readonly payResources: (goods: string) => string
  readonly payAnyResources: (count: number) => string
  readonly takePath: string
  readonly offering: (task: Task) => string
  readonly taskSpace: (task: Task) => string
  readonly islandAction: (island: Island) => string
  readonly procession: (facts: {
    readonly steps: number
    readonly paid: boolean
    readonly next: readonly Guardian[]
  }) => string
  readonly yield: (times: number) => string
  readonly rewards: (facts: { readonly compass: Compass; readonly all: boolean }) => string
  readonly council: (novice: Novice) => string
  readonly bonus: (space: CouncilSpace) => string
  readonly freePath: string
  readonly freeGuardian: string
  readonly freeBonfire: string
  readonly freeSpecialist: string
  readonly freeMove: string
  readonly freeShip: string
  readonly freeFate: string
  readonly tomTask: (highest: boolean) => string
  readonly tomGuardian: string
  readonly tomCouncil: (task: CommonTask | null) => string
  readonly tomGnome: (left: number) => string
}
