/** What a channel does show of a table. */
export interface Showing {
  readonly tableId: string
  readonly channelId: string
  readonly messageId: string | null
  readonly seq: number
}

/** What is shown, for whoever publishes now; `orphaned` when another died doing so. */
export interface Leased extends Showing {
  readonly orphaned: boolean
}

/** That what a channel shows is still right at a later entry. */
export interface Advance {
  readonly tableId: string
  readonly channelId: string
  readonly from: number
  readonly to: number
}

/** Where it is kept what channels show; only who holds the lease publishes. `store/` fulfils it. */
export interface Showings {
  lease(tableId: string, channelId: string, publisher: string, forMs: number): Promise<Leased | null>
  /** Gives the lease back. */
  record(
    tableId: string,
    channelId: string,
    publisher: string,
    shown: { messageId: string | null; seq: number; settled: boolean },
  ): Promise<boolean>
  advance(channels: readonly Advance[]): Promise<readonly string[]>
  release(tableId: string, channelId: string, publisher: string): Promise<void>
  tablesBehind(): Promise<readonly { readonly tableId: string }[]>
}
