import type { Rules } from '#engine'
import type { StoredTable } from '../repository.ts'
import type { TableGame } from './game.ts'
import { DEFAULT_OPTIONS } from './options.ts'
import type { PublicTable } from './public-table.ts'
import { NOBODY_SEATED } from './seating.ts'
import type { KeptFreeRequest, TurnUndoRequest } from './votes.ts'

/** What the entries of a table come to. Like everything here it is never changed: an entry makes a new one. */
export interface TableState
  extends Omit<
    PublicTable,
    | 'rules'
    | 'settled'
    | 'turnSeq'
    | 'lastTurn'
    | 'lastTurns'
    | 'actingSeat'
    | 'acting'
    | 'since'
    | 'newer'
    | 'undoRequest'
    | 'freeRequest'
    | 'keptBy'
    | 'allowance'
    | 'silentSince'
  > {
  /** Of the last entry. */
  readonly at: Date
  /** When the present phase began. */
  readonly since: Date
  readonly game: TableGame | null
  /** When a lobby called somebody to a kept seat, oldest first; the last ones. */
  readonly callsToSeats: readonly Date[]
  /** To take back the last turn, or the open one, which is that again; null when nobody asked. */
  readonly lastRequest: TurnUndoRequest | null
  /** To free the seat that must act, of this turn; null when nobody asked. */
  readonly lastFreeRequest: KeptFreeRequest | null
  /** When whoever must act gave a sign in this turn; null when they did not. */
  readonly signAt: Date | null
  /** The fault was found while reading, and no entry says so yet. */
  readonly faultIsNew: boolean
  /** A newer version added an entry whose kind this one does not know: what the table is since then cannot be told. */
  readonly newer: boolean
  /** The last presses, to tell one that is delivered twice. */
  readonly recent: readonly string[]
}

/** What a table's entries are played with. */
export interface EvolveContext {
  /** Of the rules that are played here. */
  readonly rulesNumber: number
  /**
   * The rules of a box by its hash.
   * @throws when it is not known
   */
  rulesOf(hash: string): Rules
}

/** A table before its first entry. */
export const emptyTableState = (
  table: Pick<StoredTable, 'id' | 'guildId' | 'channelId' | 'cardChannelId'>,
  at: Date,
): TableState => ({
  id: table.id,
  guildId: table.guildId,
  channelId: table.channelId,
  cardChannelId: table.cardChannelId,
  solo: false,
  options: DEFAULT_OPTIONS,
  ...NOBODY_SEATED,
  closed: null,
  endSeq: null,
  rematchOf: null,
  askableAt: null,
  callsToSeats: [],
  thawedSeq: null,
  reopenedSeq: null,
  lastRequest: null,
  lastFreeRequest: null,
  signAt: null,
  extended: null,
  seq: 0,
  at,
  since: at,
  game: null,
  fault: null,
  faultIsNew: false,
  newer: false,
  recent: [],
})

/**
 * Whether a newer version plays on there, so that this one has to leave it alone.
 * @param ours number of the rules that are played here
 */
export const isNewer = ({ newer, game }: TableState, ours: number): boolean =>
  newer || (game !== null && game.rulesNumber > ours)
