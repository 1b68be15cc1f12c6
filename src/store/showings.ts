import { z } from 'zod'
import type { Client, LeaseFree, ShowingRow } from './client.ts'

/** What a channel does show of a table. */
export interface Showing {
  readonly tableId: string
  readonly channelId: string
  /** The live message, or null before there was one. */
  readonly messageId: string | null
  /** The entry it was drawn at; 0 before anything was shown. */
  readonly seq: number
}

export interface Leased extends Showing {
  /** Somebody died over it: what they posted last may not be recorded. */
  readonly orphaned: boolean
}

/** That what a channel shows is still right at a later entry. */
export interface Advance {
  readonly tableId: string
  readonly channelId: string
  readonly from: number
  readonly to: number
}

/** A channel that shows less than there is. */
export interface Behind {
  readonly tableId: string
  readonly channelId: string
  readonly shownSeq: number
  readonly lastSeq: number
  /** When the last entry came. */
  readonly lastAt: Date
}

/**
 * The outbox. What a channel should show is a function of the table's entries; a row says what it does show, so that
 * nothing has to be remembered in between. Only who holds the lease publishes; whoever dies holding it is replaced
 * when it runs out. Leases are compared by the clocks of the processes, so those should agree to a few seconds.
 */
export interface Showings {
  get(tableId: string, channelId: string): Promise<Showing | null>
  /**
   * Takes the lease, or makes one's own longer.
   * @param publisher names the process, not the machine
   * @param forMs from now
   * @returns what is shown, or null when another holds the lease (or there is no such showing)
   */
  lease(tableId: string, channelId: string, publisher: string, forMs: number): Promise<Leased | null>
  /**
   * Says what is shown now, and gives the lease back.
   * @param shown `settled` when the table is closed and nothing more will come
   * @returns false, and nothing written, when the lease went to another meanwhile or a later seq is shown already
   */
  record(
    tableId: string,
    channelId: string,
    publisher: string,
    shown: { messageId: string | null; seq: number; settled: boolean },
  ): Promise<boolean>
  /**
   * Says of channels that what they show is still right.
   * @returns the tables left out, because somebody has leased their channel or it shows another entry
   */
  advance(channels: readonly Advance[]): Promise<string[]>
  /** Gives the lease back, if it is still one's own. */
  release(tableId: string, channelId: string, publisher: string): Promise<void>
  /**
   * Channels that are behind their tables, closed tables included until their end is shown; longest waiting first, the
   * first thousand.
   */
  tablesBehind(): Promise<Behind[]>
}

export function showingsIn(client: Client): Showings {
  return {
    get: async (tableId, channelId) => showing((await client.showing.findMany({ where: { tableId, channelId } }))[0]),

    lease: async (tableId, channelId, publisher, forMs) => {
      const now = Date.now()
      const data = { publisher, leaseUntil: new Date(now + forMs) }
      // One statement that looks and takes: of two processes only one finds the row free.
      const take = async (free: LeaseFree) => {
        const [row] = await client.showing.updateManyAndReturn({ where: { tableId, channelId, OR: free }, data })
        return showing(row)
      }
      const given = await take([{ publisher: null }, { publisher }])
      if (given !== null) return { ...given, orphaned: false }
      const left = await take([{ leaseUntil: { lte: new Date(now) } }])
      return left === null ? null : { ...left, orphaned: true }
    },

    record: async (tableId, channelId, publisher, shown) => {
      const { count } = await client.showing.updateMany({
        where: { tableId, channelId, publisher, seq: { lte: shown.seq } },
        data: { ...shown, publisher: null, leaseUntil: null },
      })
      return count === 1
    },

    advance: async (channels) => {
      if (channels.length === 0) return []
      const done = await client.$transaction(
        channels.map(({ tableId, channelId, from, to }) =>
          client.showing.updateMany({ where: { tableId, channelId, publisher: null, seq: from }, data: { seq: to } }),
        ),
      )
      const counts = Counts.parse(done)
      return channels.flatMap(({ tableId }, index) => (counts[index]?.count === 1 ? [] : [tableId]))
    },

    release: async (tableId, channelId, publisher) => {
      await client.showing.updateMany({
        where: { tableId, channelId, publisher },
        data: { publisher: null, leaseUntil: null },
      })
    },

    tablesBehind: async () => {
      // The database looks at every table that is not settled, this process only at those that are behind.
      const behind = Behinds.parse(
        await client.$queryRaw`
          SELECT s.table_id AS id FROM showings s
          JOIN entries e ON e.table_id = s.table_id
            AND e.seq = (SELECT max(last.seq) FROM entries last WHERE last.table_id = s.table_id)
          WHERE s.settled = false AND s.seq < e.seq
          ORDER BY e.at LIMIT 1000`,
      )
      if (behind.length === 0) return []
      const ids = { in: behind.map(({ id }) => id) }
      const [last, shown] = await Promise.all([
        client.entry.groupBy({
          by: ['tableId'],
          where: { tableId: ids },
          _max: { seq: true, at: true },
          orderBy: { _max: { at: 'asc' } },
        }),
        client.showing.findMany({ where: { settled: false, tableId: ids } }),
      ])
      return last.flatMap(({ tableId, _max: { seq, at } }) =>
        shown
          .filter((one) => one.tableId === tableId && one.seq < (seq ?? 0))
          .map(({ channelId, seq: shownSeq }) => ({
            tableId,
            channelId,
            shownSeq,
            lastSeq: seq ?? 0,
            lastAt: at ?? new Date(0),
          })),
      )
    },
  }
}

const Counts = z.array(z.object({ count: z.int() }))
const Behinds = z.array(z.object({ id: z.string() }))

function showing(row: ShowingRow | undefined): Showing | null {
  if (row === undefined) return null
  return { tableId: row.tableId, channelId: row.channelId, messageId: row.messageId, seq: row.seq }
}
