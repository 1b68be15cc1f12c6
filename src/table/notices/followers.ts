/** A channel that shows another channel's table turn by turn, or a person who is told directly when a table is over. */
interface FollowingChannelOrPerson {
  readonly tableId: string
  /** The channel's id, or the person's. */
  readonly target: string
  readonly kind: 'channel' | 'end'
  /** Who asked for it. */
  readonly personId: string
}

/** A follower whom a process has taken to tell something. */
export interface ClaimedFollower extends FollowingChannelOrPerson {
  /** Seq of the entry that was told last; 0 before the first. */
  readonly seq: number
  /** The table's last entry when it was looked at last. */
  readonly lookedSeq: number
  /** Another process claimed it and never said what came of it. */
  readonly orphaned: boolean
}

/** A follower who may have to be told something: the table has gone on. */
export interface FollowerBehind {
  readonly tableId: string
  readonly target: string
  /** The table's last entry. */
  readonly lastSeq: number
}

/**
 * Who hears of tables from outside, which `store/` keeps. Only who has claimed a follower tells it something; claims are
 * compared by the clocks of the processes.
 */
export interface FollowerRepository {
  /** Keeps it; where the target follows the table already, nothing changes. */
  add(follower: FollowingChannelOrPerson): Promise<void>
  /** Says whether there was one. */
  remove(tableId: string, target: string): Promise<boolean>
  ofTable(tableId: string): Promise<FollowingChannelOrPerson[]>
  /** All tables that a channel shows, or whose end a person is told. */
  ofTarget(target: string): Promise<FollowingChannelOrPerson[]>
  /** Channels whose tables have gone on, and people whose tables are over, at most so many; claimed ones are left out. */
  behind(most: number): Promise<FollowerBehind[]>
  /**
   * @param claimant names the process
   * @param forMs how long nobody else takes it, from the present
   * @returns null when another has it, or it is gone
   */
  claim(tableId: string, target: string, claimant: string, forMs: number): Promise<ClaimedFollower | null>
  /** Records what was told, and the last entry that was looked at; gives the claim back. */
  told(follower: ClaimedFollower, claimant: string, upTo: Pick<ClaimedFollower, 'seq' | 'lookedSeq'>): Promise<void>
}
