import type { Choice } from './choice.ts'
import type { Ending, FateTileId, GnomeId, IslandId, PathTile, TaskId } from './state.ts'
import type {
  ActionTile,
  CommonTask,
  CouncilSpace,
  Crystal,
  Direction,
  Guardian,
  IslandGuardian,
  Place,
  Portal,
  Resource,
  Seat,
  Space,
  TomCard,
} from './terms.ts'

/** Why somebody gained something; the words name it. */
export type GainSource =
  | 'setUp'
  | 'fateArea'
  | 'covered'
  | 'path'
  | 'procession'
  | 'moveGuardian'
  | 'greatBonfire'
  | 'council'
  | 'point'
  | 'elder'
  | 'specialist'
  | 'countdown'
  | 'tom'

/** What happened, in the order in which it happened: for the log, the narration and the picture. */
export type GameEvent =
  | { readonly kind: 'turnBegan'; readonly seat: Seat; readonly turn: number }
  | { readonly kind: 'turnEnded'; readonly seat: Seat }
  /** A choice taken by itself because it was the only one. */
  | { readonly kind: 'forced'; readonly seat: Seat; readonly choice: Choice }
  | {
      readonly kind: 'startTileLaid'
      readonly seat: Seat
      readonly tile: FateTileId
      readonly swapped: boolean
      readonly direction: 'e' | 'w'
    }
  | { readonly kind: 'paidTiles'; readonly seat: Seat; readonly tiles: readonly ActionTile[] }
  | { readonly kind: 'paidResources'; readonly seat: Seat; readonly resources: readonly Resource[] }
  | {
      readonly kind: 'gained'
      readonly seat: Seat
      readonly source: GainSource
      readonly resources: readonly Resource[]
      readonly tiles: readonly ActionTile[]
      readonly points: number
      readonly gnome?: GnomeId
    }
  | { readonly kind: 'discarded'; readonly seat: Seat; readonly tile: ActionTile }
  | {
      readonly kind: 'fateTilePlaced'
      readonly seat: Seat
      readonly tile: FateTileId
      readonly row: number
      readonly column: number
      readonly direction: Direction
    }
  /** `space` is the path space that it lies on. `turnedUp`: it was the unseen top of the pile. */
  | {
      readonly kind: 'pathBuilt'
      readonly seat: Seat
      readonly tile: PathTile
      readonly space: Space
      readonly from: 'display' | 'pile' | 'search'
      readonly turnedUp: boolean
    }
  | { readonly kind: 'pathsPutBack'; readonly seat: Seat; readonly tiles: readonly PathTile[] }
  | { readonly kind: 'pathsTurnedUp'; readonly tiles: readonly PathTile[] }
  | { readonly kind: 'gnomesTurnedUp'; readonly gnomes: readonly GnomeId[] }
  | { readonly kind: 'offeringTurnedUp'; readonly seat: Seat; readonly pile: 1 | 2; readonly resource: Resource }
  | { readonly kind: 'shipMoved'; readonly seat: Seat; readonly from: IslandId | null; readonly to: IslandId }
  | {
      readonly kind: 'offeringLaid'
      readonly seat: Seat
      readonly island: IslandId
      readonly resource: Resource
      readonly pile: 1 | 2
    }
  | {
      readonly kind: 'taskReceived'
      readonly seat: Seat
      readonly task: TaskId
      readonly island: IslandId
      readonly space: Space
    }
  | { readonly kind: 'guardianReceived'; readonly seat: Seat; readonly colour: IslandGuardian; readonly free: boolean }
  | { readonly kind: 'processionBegan'; readonly seat: Seat; readonly steps: number; readonly paid: boolean }
  | {
      readonly kind: 'guardianMoved'
      readonly seat: Seat
      readonly guardian: Guardian
      readonly from: Place
      readonly to: Place
    }
  | { readonly kind: 'bonfireTurned'; readonly seat: Seat; readonly from: number | null; readonly to: number }
  | { readonly kind: 'portalPlaced'; readonly seat: Seat; readonly portal: Portal; readonly space: Space }
  | { readonly kind: 'gnomeJoined'; readonly seat: Seat; readonly gnome: GnomeId; readonly free: boolean }
  | {
      readonly kind: 'ignited'
      readonly seat: Seat
      readonly space: Space
      readonly task: TaskId
      readonly colour: Crystal
      readonly points: number
    }
  | {
      readonly kind: 'noviceMoved'
      readonly seat: Seat
      readonly novice: 'own' | 'neutral' | 'flat'
      readonly to: CouncilSpace
      readonly from: CommonTask | Space | null
    }
  | { readonly kind: 'bonusTaken'; readonly seat: Seat; readonly space: CouncilSpace }
  | { readonly kind: 'commonTaskMet'; readonly seat: Seat; readonly task: CommonTask }
  | { readonly kind: 'islandActionDeclined'; readonly seat: Seat }
  | { readonly kind: 'countdownBegan'; readonly seat: Seat; readonly novices: number }
  | { readonly kind: 'countdownHandedOn'; readonly tile: number }
  | { readonly kind: 'passed'; readonly seat: Seat; readonly points: number; readonly byItself: boolean }
  /** R3.3: no option is left, or the table let the seat sit out. */
  | { readonly kind: 'wentOut'; readonly seat: Seat; readonly satOut: boolean }
  | {
      readonly kind: 'tomCard'
      readonly card: TomCard
      readonly gnome: GnomeId | null
      readonly round: number
      readonly left: number
    }
  /** R16.9: outgrown, so three points instead; or nothing that the card asks for is there. */
  | { readonly kind: 'tomIdle'; readonly why: 'outgrown' | 'nothingFits' }
  | { readonly kind: 'gameEnded'; readonly ending: Ending }

/**
 * Whether the event brought something hidden to light: undo stops there (R3.6).
 * @param event what happened
 */
export function revealed(event: GameEvent): boolean {
  switch (event.kind) {
    case 'pathsTurnedUp':
    case 'gnomesTurnedUp':
    case 'offeringTurnedUp':
    case 'tomCard':
      return true
    case 'pathBuilt':
      return event.turnedUp
    default:
      return false
  }
}
