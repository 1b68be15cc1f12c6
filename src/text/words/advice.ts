import type { CommonTask, Crystal, Guardian, Island, Portal, Space, Task } from '#engine'

/** What is possible and wise now, to a newcomer: at most 110 characters, which is two lines or three on a phone. */
interface TipTexts {
  /** R2.12: which fate tile to begin with. */
  readonly startTile: string
  /** Tasks that can be ignited, the dearest first. */
  readonly ignite: (tasks: readonly Task[]) => string
  readonly novice: (task: CommonTask) => string
  /** R14: `turns` that are left, this one included. */
  readonly countdown: (turns: number) => string
  /** R14.2: so many novices begin the countdown; `turns` of the own that can be left then. */
  readonly countdownSoon: (facts: { readonly novices: number; readonly turns: readonly number[] }) => string
  /** A guardian who could stand at an ignited bonfire after this turn, and what that scores. */
  readonly guardianToBonfire: (facts: {
    readonly guardian: Guardian
    readonly space: Space
    readonly points: number
  }) => string
  /** A task lying on an island that the city fulfils already. */
  readonly fulfilledThere: (facts: { readonly task: Task; readonly island: Island; readonly here: boolean }) => string
  /** R8.2: the next task of the ship's island costs so many red tiles. */
  readonly dearTask: (units: number) => string
  /** R11: one purple tile turns the Great Bonfire to this portal, which fits. */
  readonly portal: (portal: Portal) => string
  /** A path tile on display matches what lies beside the next path space. */
  readonly crystal: (facts: { readonly crystal: Crystal; readonly space: Space }) => string
  /** R5.1: so few action tiles that a fate tile can be placed. */
  readonly placeFate: (held: number) => string
  /** Action tiles run out, but there are too many yet to place a fate tile. */
  readonly runningOut: (facts: { readonly held: number; readonly most: number }) => string
  readonly firstTask: string
  readonly firstGnome: string
  readonly procession: string
  readonly oneThing: string
}

/** Before what can hardly be meant: one short clause that stands beside a button or in an option's second line. */
interface WarningTexts {
  /** R13.2: the turn would end, or the game for the seat, with a bonus action left. */
  readonly noviceLeft: (task: CommonTask) => string
  /** The seat would take no more turns, and could ignite. */
  readonly ignitableLeft: (task: Task) => string
  /** R15.3: a path tile whose crystal is not that of the task or bonfire beside it. */
  readonly crystalMisses: (facts: { readonly task: Crystal; readonly lit: boolean; readonly space: Space }) => string
  /** R15.3: a task laid where the path tile has another crystal. */
  readonly taskMisses: (crystal: Crystal) => string
  /** R10.4: a guardian stays where she is though she could walk to a resource. */
  readonly stays: (guardian: Guardian) => string
}

/** What the panel says beside how things stand. */
export interface AdviceWords {
  readonly tips: TipTexts
  readonly warnings: WarningTexts
}
