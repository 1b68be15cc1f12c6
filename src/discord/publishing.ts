import type { REST } from 'discord.js'
import type { LRUCache } from 'lru-cache'
import { livePost } from '#commands'
import type { House, Leased, Showings, TableView } from '#table'
import type { Draw } from './drawing.ts'
import { faceOf, looksOf, turnStart, wantsNew } from './due.ts'
import { ownMessages, put } from './live-message.ts'
import { type Log, messageOf } from './log.ts'
import { type Problem, problemOf } from './problem.ts'
import { type Bare, retire } from './retire.ts'

export interface Parts {
  readonly rest: REST
  readonly applicationId: string
  readonly house: House
  readonly showings: Showings
  readonly draw: Draw
  readonly log: Log
  /** Names this process. */
  readonly publisher: string
}

/** How this process left a channel. */
export interface Known {
  readonly messageId: string
  /** The entry that it recorded with it. */
  readonly seq: number
  readonly face: string | null
  readonly looks: string
  readonly bare: Bare | null
}

/** What this process remembers of channels between one go and the next, by table. */
export interface Memory {
  readonly known: LRUCache<string, Known>
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
  let leased = true
  const record = async (messageId: string | null): Promise<Went> => {
    const recorded = await showings.record(tableId, table.channelId, publisher, { messageId, ...shown(table) })
    leased = !recorded
    return recorded ? 'done' : 'again'
  }
  try {
    if (showing.messageId !== null && showing.seq >= table.seq) return 'done'
    const post = livePost(table, 'en')
    const looks = looksOf(post)
    const mine = asLeft(known.get(tableId), showing)
    const isNew = wantsNew(table, showing)
    let live = mine === null ? null : { id: mine.messageId, bare: mine.bare }
    if (isNew || live === null || mine?.looks !== looks) {
      // Where nobody else can have posted there is nothing to look for.
      const own = mine === null ? await ownMessages(parts, table, showing) : []
      const adopted = own.find(({ seq }) => seq >= turnStart(table))?.id ?? null
      live = await put(parts, table, post, isNew ? adopted : (adopted ?? showing.messageId))
      for (const id of [showing.messageId, ...own.map((one) => one.id)])
        if (id !== null && id !== live.id) await retire(parts, table.channelId, id, mine?.bare ?? null)
    }
    known.set(tableId, { messageId: live.id, seq: table.seq, face: faceOf(table), looks, bare: live.bare })
    troubles.delete(tableId)
    return await record(live.id)
  } catch (error) {
    const problem = problemOf(error)
    if (problem === 'unknown') {
      // It may have been posted all the same: look before posting again.
      known.delete(tableId)
      throw error
    }
    troubles.set(tableId, problem)
    log.warn({ table: tableId, problem, error: messageOf(error) }, 'a channel cannot be written to')
    // The table goes on. What nobody can see is not shown: once that is put right it is brought anew.
    return await record(problem === 'notAllowed' || problem === 'channelGone' ? null : showing.messageId)
  } finally {
    if (leased) await showings.release(tableId, table.channelId, publisher).catch(() => undefined)
  }
}

/** What this process remembers, if nobody has touched the channel since. */
const asLeft = (known: Known | undefined, { messageId, seq, orphaned }: Leased): Known | null =>
  known !== undefined && !orphaned && known.messageId === messageId && known.seq === seq ? known : null

const shown = (table: TableView) => ({
  seq: table.seq,
  settled: table.phase === 'finished' || table.phase === 'closed',
})
