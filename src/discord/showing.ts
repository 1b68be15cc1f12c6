/** What a channel does show of a table. */
export interface Showing {
  readonly tableId: string
  readonly channelId: string
  readonly messageId: string | null
  readonly seq: number
}

/** Where it is kept what channels show; only who holds the lease publishes. `store/` fulfils it. */
export interface Showings {
  lease(tableId: string, channelId: string, publisher: string, forMs: number): Promise<Showing | null>
  record(
    tableId: string,
    channelId: string,
    publisher: string,
    shown: { messageId: string | null; seq: number; settled: boolean },
  ): Promise<boolean>
  release(tableId: string, channelId: string, publisher: string): Promise<void>
  tablesBehind(): Promise<readonly { readonly tableId: string }[]>
}
