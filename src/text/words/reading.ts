import type { ActionTile, CommonTask, IslandId, Portal, Resource, Space, Task } from '#engine'
import type { Compass } from './names.ts'

/** How far a city is with a task: burning, with what its space counts now; or how much of the condition there is. */
export type TaskStanding = { readonly counts: number } | { readonly have: number; readonly need: number }

/** What a look says in words alone, beyond the sentences of `AltWords`; heading by heading. Lists may be empty. */
export interface ReadingWords {
  /** A button under a picture; and the one that leads back to it. */
  readonly read: string
  readonly showPicture: string
  readonly placeholder: string
  /** Ends the short text of a picture, and names the button `read`. */
  readonly whole: string
  readonly headings: {
    readonly turn: string
    readonly changed: string
    readonly yours: string
    /** In the city of somebody else. */
    readonly supply: string
    readonly options: string
    readonly others: string
    /** For a guest, who has no seat to be left out. */
    readonly everybody: string
    readonly display: string
    readonly tasks: string
    readonly boards: string
    readonly gnomes: string
    readonly elders: string
    readonly commonTasks: string
    readonly fate: string
  }
  /** An option that stands as chosen. */
  readonly chosen: (option: string) => string
  /** "2 of 3" */
  readonly progress: (have: number, need: number) => string
  /** How far a city is with a task, alone: "2 of 3", "3 of 3, fulfilled". */
  readonly standing: (standing: TaskStanding) => string
  readonly taskInCity: (facts: {
    readonly space: Space
    readonly task: Task
    readonly standing: TaskStanding
  }) => string
  /** `standing`: of the one who looks; null for a guest. */
  readonly taskOnIsland: (task: Task, standing: TaskStanding | null) => string
  /** Whose offerings lie at an island, and how many. */
  readonly offeringsOf: (all: readonly { readonly name: string; readonly count: number }[]) => string
  /** What there is of a seat, in figures. `island` null: at the landing stage. */
  readonly seat: (facts: {
    readonly name: string
    readonly points: number
    readonly island: IslandId | null
    readonly tasks: number
    readonly bonfires: number
    readonly portals: number
    readonly guardians: number
    readonly gnomes: number
    readonly fateTiles: number
  }) => string
  /** `waits`: its neutral novice is still there. */
  readonly commonTask: (facts: {
    readonly task: CommonTask
    readonly have: number
    readonly need: number
    readonly met: boolean
    readonly waits: boolean
  }) => string
  /** `units`: purple tiles that turning there costs the one who looks; null for a guest. */
  readonly bonfireSpace: (space: {
    readonly compass: Compass
    readonly tile: ActionTile
    readonly reward: Resource | 'points'
    readonly portals: readonly Portal[]
    readonly units: number | null
  }) => string
  /** A row of the fate area, from left to right; `sign` null where no fate tile lies. `from`: its first column. */
  readonly fateRow: (facts: {
    readonly row: number
    readonly from: number
    readonly cells: readonly {
      readonly sign: ActionTile | null
      readonly printed: 'gold' | 'yellow' | null
      readonly highlighted: boolean
    }[]
  }) => string
  /** Ends what is told where there was no room for all: the list of looks has it. */
  readonly rest: string
  /** Options that there was no room for. */
  readonly moreOptions: (n: number) => string
}
