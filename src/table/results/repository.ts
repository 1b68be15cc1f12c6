import type { Period, TableRowWithoutState } from '../repository.ts'

/** What a game came to, as it is kept; `data` is JSON, decoded by result.ts. */
export interface StoredResult {
  readonly tableId: string
  /** The server where it counts: where it was played or, in direct messages, asked for; null for none. */
  readonly guildId: string | null
  readonly endedAt: Date
  /** Seats, those of computer players included; 1 is a game against Tom. */
  readonly players: number
  readonly data: unknown
}

/** How somebody's part in a game ended: they played to its end, left, or lost their seat to the clock or a vote. */
export const PARTICIPATION_OUTCOMES = ['finished', 'left', 'lost'] as const
export type ParticipationOutcome = (typeof PARTICIPATION_OUTCOMES)[number]

/** What was reckoned of a table that has ended. */
export interface EndedTableResult {
  readonly tableId: string
  readonly guildId: string | null
  readonly endedAt: Date
  /** Of the last entry that was read: where there is a later one, nothing is kept. */
  readonly seq: number
  /** Of the reckoning. */
  readonly counted: number
  /** Null where no game was played to its end, or none that can be told. */
  readonly result: { readonly players: number; readonly data: unknown } | null
  /** Who played in it; `achievements`: names of what was achieved there. */
  readonly people: readonly {
    readonly personId: string
    readonly outcome: ParticipationOutcome
    readonly achievements: readonly string[]
  }[]
}

/** How far a server's results are folded. */
export interface StoredGuildSums {
  readonly revision: number
  /** End of the last game that is in it; null before the first. */
  readonly foldedAt: Date | null
  /** JSON, decoded by fold.ts; null before the first. */
  readonly data: unknown
}

/** A person among the people of a server; `data` is JSON, decoded by fold.ts. */
export interface StoredStanding {
  readonly personId: string
  /** As it is shown. */
  readonly rating: number
  readonly ranked: boolean
  readonly data: unknown
}

/** Which of a server's games are listed. */
export interface HistoryFilter extends Period {
  readonly guildId: string
  /** Only games in which that person played to the end. */
  readonly personId: string | null
  readonly players: number | null
}

/** How somebody kept to their games. */
type Reliability = Readonly<Record<ParticipationOutcome, number>>

/** What is kept of games that are over. All of it follows from the entries. `store/` fulfils it. */
export interface ResultRepository {
  /** Tables that have ended and were not reckoned in that version, those that ended last first; at most `limit`. */
  uncounted(counted: number, limit: number): Promise<TableRowWithoutState[]>
  /**
   * Keeps what was reckoned of a table in place of what was there. A server's fold begins anew where it was beyond that.
   * @returns false where another process was first, or somebody was forgotten meanwhile
   */
  save(count: EndedTableResult): Promise<boolean>
  /** Servers with results that are not folded yet; at most `limit`. */
  unfolded(limit: number): Promise<string[]>
  /** Whether no table of the server waits to be reckoned in that version. */
  isCounted(guildId: string, counted: number): Promise<boolean>
  /** Whether the table is reckoned in that version, and its game, where it is one of a server, is folded. */
  isFolded(tableId: string, counted: number): Promise<boolean>
  /** How far the server's results are folded; null where there are none. */
  fold(guildId: string): Promise<StoredGuildSums | null>
  /**
   * The server's next results, of all games that ended after that moment, in the order of their ends: about `limit`, for
   * those that ended at the same moment come together.
   */
  after(guildId: string, endedAt: Date | null, limit: number): Promise<StoredResult[]>
  /** Those of these people that the server has. */
  standings(guildId: string, personIds: readonly string[]): Promise<StoredStanding[]>
  /**
   * Keeps what was folded.
   * @returns false, and nothing is kept, where the revision is not the one that was read
   */
  saveFold(guildId: string, next: StoredGuildSums, standings: readonly StoredStanding[]): Promise<boolean>
  /** Takes all of it away, for everything to be reckoned anew. */
  clear(): Promise<void>
  /** One game; null where it is not reckoned, or was not played to its end. */
  result(tableId: string): Promise<StoredResult | null>
  /** A server's games, the newest first. */
  history(filter: HistoryFilter, offset: number, limit: number): Promise<StoredResult[]>
  /** The server's ranked people, the best first. */
  ranking(guildId: string, offset: number, limit: number): Promise<StoredStanding[]>
  /** How many are ranked. */
  countRanked(guildId: string): Promise<number>
  /** People of a server who are ranked before somebody. */
  countBefore(guildId: string, than: { readonly rating: number; readonly personId: string }): Promise<number>
  /** Games in which the person achieved something, oldest first; at most `limit`. */
  achieved(
    personId: string,
    limit: number,
  ): Promise<(Pick<StoredResult, 'tableId' | 'guildId' | 'endedAt'> & { readonly achievements: readonly string[] })[]>
  /** How the person's games ended since that moment. */
  reliability(personId: string, since: Date): Promise<Reliability>
}
