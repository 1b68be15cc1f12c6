import type { REST } from 'discord.js'
import { livePost } from '#commands'
import type { Artist } from '#render'
import type { House, TableView } from '#table'
import { messageOf } from './answering.ts'
import { looksOf, turnStart, wantsNew } from './due.ts'
import { ownMessages, put } from './live-message.ts'
import type { Log } from './log.ts'
import { type Problem, problemOf } from './problem.ts'
import { retire } from './retire.ts'
import type { Showings } from './showing.ts'

export interface Parts {
  readonly rest: REST
  readonly applicationId: string
  readonly house: House
  readonly showings: Showings
  readonly artist: Artist
  readonly log: Log
  /** Names this process. */
  readonly publisher: string
}

/** What this process remembers of channels between one go and the next, by table. */
export interface Memory {
  /** What it made the message look like last, and the entry it recorded with it. */
  readonly known: Map<string, { readonly looks: string; readonly seq: number }>
  /** Why a channel cannot be written to. */
  readonly troubles: Map<string, Problem>
}

/** What came of one go: `held` means that another process is publishing, or has died doing so. */
export type Went = 'done' | 'again' | 'held'

/** Longer than publishing takes, retries included; a channel whose publisher died waits so long. In ms. */
const LEASE = 15_000

/**
 * Brings a table's channel up to date, once: leases, posts or edits, records.
 * @throws when nobody knows whether Discord or the database did what was asked
 */
export async function bring(parts: Parts, tableId: string, { known, troubles }: Memory): Promise<Went> {
  const { house, showings, publisher, log } = parts
  const before = await house.view(tableId)
  if (before === null) return 'done'
  const showing = await showings.lease(tableId, before.channelId, publisher, LEASE)
  if (showing === null) return 'held'
  // Another process may have shown more than this one knows.
  const table = (await house.view(tableId, showing.seq)) ?? before
  const record = async (messageId: string | null): Promise<Went> => {
    const recorded = await showings.record(tableId, table.channelId, publisher, { messageId, ...shown(table) })
    return recorded ? 'done' : 'again'
  }
  try {
    if (showing.messageId !== null && showing.seq >= table.seq) return 'done'
    const post = livePost(table, 'en')
    const looks = looksOf(post)
    const mine = known.get(tableId)
    const isNew = wantsNew(table, showing)
    let { messageId } = showing
    if (isNew || mine?.seq !== showing.seq || mine.looks !== looks) {
      const own = isNew || mine?.seq !== showing.seq ? await ownMessages(parts, table, showing) : []
      const adopted = own.find(({ seq }) => seq >= turnStart(table))?.id ?? null
      messageId = await put(parts, table, post, isNew ? adopted : (adopted ?? messageId))
      for (const id of [showing.messageId, ...own.map((one) => one.id)])
        if (id !== null && id !== messageId) await retire(parts, table.channelId, id)
    }
    known.set(tableId, { looks, seq: table.seq })
    troubles.delete(tableId)
    return await record(messageId)
  } catch (error) {
    const problem = problemOf(error)
    if (problem === 'unknown') {
      // It may have been posted all the same: look before posting again.
      known.delete(tableId)
      throw error
    }
    troubles.set(tableId, problem)
    log.warn({ table: tableId, problem, error: messageOf(error) }, 'a channel cannot be written to')
    // The table goes on; the next change tries again, nothing before.
    return await record(showing.messageId)
  } finally {
    await showings.release(tableId, table.channelId, publisher).catch(() => undefined)
  }
}

const shown = (table: TableView) => ({
  seq: table.seq,
  settled: table.phase === 'finished' || table.phase === 'closed',
})
