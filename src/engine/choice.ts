import type { FateTileId, GnomeId, IslandId, PathTile, TaskId } from './state.ts'
import type {
  ActionTile,
  CommonTask,
  CouncilSpace,
  FateTileDirection,
  Guardian,
  GuardianPlace,
  IslandGuardian,
  PortalKind,
  Resource,
  Space,
} from './terms.ts'

/** What each kind of choice says. The notation of each stands beside it. */
interface ChoiceFields {
  /** R2.12: lay this fate tile on the centre, symbols running east or west. `start F3 e` */
  start: { readonly tile: FateTileId; readonly direction: 'e' | 'w' }
  /** R5: `fate F3 3,4e`: its first symbol at row 3, column 4, the others east of it. */
  fate: {
    readonly tile: FateTileId
    readonly row: number
    readonly column: number
    readonly direction: FateTileDirection
  }
  /** R6.1: a kind of the display, or the top of the pile unseen. `path blue-herb`, `path pile` */
  path: { readonly from: PathTile | 'pile' }
  /** R12.6b: one of the draw pile after looking through it. `search blue-herb` */
  search: { readonly tile: PathTile }
  /** R6.3: put the four open tiles back. `newpaths` */
  newpaths: object
  /** R7: `ship A3` */
  ship: { readonly island: IslandId }
  /** R8.4: `task R5` */
  task: { readonly task: TaskId }
  /** R8.3: the open offering tile of the first or second pile. `offer 1` */
  offer: { readonly pile: 1 | 2 }
  /** R8.5: `space 3` */
  space: { readonly space: Space }
  /** R9: `guardian grey` */
  guardian: { readonly colour: IslandGuardian }
  /** R10: steps paid for. `procession 2` */
  procession: { readonly units: number }
  /** R10.2: `move grey p4`, `move grey b4`; R12.6f as well. */
  move: { readonly guardian: Guardian; readonly to: GuardianPlace }
  /** R10.1: a guardian may stay. `stay grey` */
  stay: { readonly guardian: Guardian }
  /** Specialist 6: `yield gold` */
  yield: { readonly resource: Resource }
  /** R11: the Great Bonfire to a space, 0 to 6 clockwise from the south-west. `bonfire 3` */
  bonfire: { readonly space: number }
  /** R11.2: which of the rewards. `take tile reward`, `take reward circle`, `take tile reward circle` */
  take: { readonly tile: boolean; readonly reward: boolean; readonly portal: PortalKind | null }
  /** R12.1: with two brown tiles and one resource, or one and two; 0 when free. `gnome S5 2`, `gnome S5 0` */
  gnome: { readonly gnome: GnomeId; readonly tiles: 0 | 1 | 2 }
  /** R12.4: the task on this space. `ignite 3` */
  ignite: { readonly space: Space }
  /** R13.2: `novice sixGnomes` */
  novice: { readonly task: CommonTask }
  /** R12.5: `council moveShip` */
  council: { readonly space: CouncilSpace }
  /** R12.6: the space's bonus. `bonus` */
  bonus: object
  /** R12.6: one point instead. `point` */
  point: object
  /** R4, action tiles, sorted as in ACTION_TILES. `pay green yellow` */
  pay: { readonly tiles: readonly ActionTile[] }
  /** R4, resources, sorted as in RESOURCES. `give shell gold` */
  give: { readonly resources: readonly Resource[] }
  /** R3.2: `discard green` */
  discard: { readonly tile: ActionTile }
  /** R3.6: turn up what waits to be turned up. `turnup` */
  turnup: object
  /** R7.2: no action on the island. `decline` */
  decline: object
  /** R16.7: which of equal tasks Tom takes. `tomtask R5` */
  tomTask: { readonly task: TaskId }
  /** R16.7: `tomguardian grey` */
  tomGuardian: { readonly colour: IslandGuardian }
  /** R16.6, R16.8: `tomcouncil moveShip` */
  tomCouncil: { readonly space: CouncilSpace }
  /** R16.9: which of too many gnomes join Tom. `tomgnome S5` */
  tomGnome: { readonly gnome: GnomeId }
  /** R14.4: `pass` */
  pass: object
  /** R3.3: leave the bonus action that is all there is to do, and take no more turns. `out` */
  out: object
  /** `end` */
  end: object
}

export type ChoiceKind = keyof ChoiceFields
/** One choice of a player; `Choice<'ship'>` is one kind of it. */
export type Choice<K extends ChoiceKind = ChoiceKind> = {
  [P in K]: { readonly kind: P } & ChoiceFields[P]
}[K]
