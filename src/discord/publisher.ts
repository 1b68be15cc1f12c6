import { setTimeout as sleep } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { faceOf } from './due.ts'
import { createLanes } from './lanes.ts'
import { messageOf } from './log.ts'
import type { Problem } from './problem.ts'
import { bring, type Known, type Memory, type Parts, type Went } from './publishing.ts'

export interface Publisher {
  /** Brings a table's channel up to date, soon: the newest state only, however often it is asked. */
  publish(tableId: string): void
  /** All tables whose channels are behind, and some whose channels could not be written to. */
  catchUp(): Promise<void>
  /** Resolves when a table's channel is up to date, or cannot be brought there. */
  settled(tableId: string): Promise<void>
  /** Why a table's channel cannot be written to, as it was found last; null when it can. */
  trouble(tableId: string): Problem | null
  /** Lets what is being published finish; what waits for another process's lease is left to that one. */
  close(): Promise<void>
}

/** How often to ask for a lease that another process has. */
const HELD_PAUSE = 500
const RETRIES = 5
/** Channels that are written to at once: the others wait here, and then show the newest state. */
const AT_ONCE = 16
/** Channels that are remembered. */
const REMEMBERED = 2000
/** Channels that may not be written to and are tried again in one go: Discord counts what it has to refuse. */
const TRIED_AGAIN = 20
/** How long entries that nobody else sees may wait to be told the database, in ms. */
const QUIET_PAUSE = 2000

/** What a channel should show is a function of the table; this brings channels there. */
export function createPublisher(parts: Parts): Publisher {
  const running = new Map<string, Promise<void>>()
  const again = new Set<string>()
  const memory: Memory = { known: new LRUCache({ max: REMEMBERED }), troubles: new Map() }
  const { known } = memory
  const lane = createLanes(AT_ONCE)
  /** Channels that go on being right, and up to which entry. */
  const right = new Map<string, { readonly channelId: string; readonly as: Known; readonly to: number }>()
  let closing = false

  /** Whether the channel shows what it should already, as far as this process knows. */
  async function isRight(tableId: string): Promise<boolean> {
    const as = known.get(tableId)
    if (as === undefined || as.face === null || memory.troubles.has(tableId)) return false
    const table = await parts.house.view(tableId)
    if (table === null || faceOf(table) !== as.face) return false
    if (table.seq <= as.seq) return true
    if (right.size === 0 && !closing) setTimeout(() => void tellRight(), QUIET_PAUSE).unref()
    right.set(tableId, { channelId: table.channelId, as, to: table.seq })
    return true
  }

  async function tellRight(): Promise<void> {
    const all = [...right].filter(([tableId, { as }]) => known.get(tableId) === as)
    right.clear()
    try {
      const others = await parts.showings.advance(
        all.map(([tableId, { channelId, as, to }]) => ({ tableId, channelId, from: as.seq, to })),
      )
      for (const [tableId, { as, to }] of all) {
        if (known.get(tableId) !== as) continue
        if (!others.includes(tableId)) known.set(tableId, { ...as, seq: to })
        else {
          // Another process was there.
          known.delete(tableId)
          if (!closing) publish(tableId)
        }
      }
    } catch (error) {
      parts.log.warn({ error: messageOf(error) }, 'what channels show could not be recorded')
    }
  }

  async function work(tableId: string): Promise<void> {
    for (let attempt = 1; ; ) {
      again.delete(tableId)
      let went: Went = 'again'
      try {
        went = (await isRight(tableId)) ? 'done' : await lane(() => bring(parts, tableId, memory))
      } catch (error) {
        parts.log.warn(
          { table: tableId, attempt, error: messageOf(error) },
          'a channel could not be brought up to date',
        )
      }
      if (went === 'done' && !again.has(tableId)) return
      if (went === 'held') {
        if (closing) return
        await sleep(HELD_PAUSE)
      }
      if (went === 'again') {
        if (attempt++ >= RETRIES) return
        await sleep(200 * 2 ** attempt)
      }
    }
  }

  function publish(tableId: string): void {
    again.add(tableId)
    if (running.has(tableId)) return
    running.set(
      tableId,
      work(tableId).finally(() => {
        running.delete(tableId)
        if (again.has(tableId)) publish(tableId)
      }),
    )
  }

  return {
    publish,
    async catchUp() {
      await tellRight()
      for (const { tableId } of await parts.showings.tablesBehind()) {
        // What was remembered of it did not help.
        known.delete(tableId)
        publish(tableId)
      }
      const barred = [...memory.troubles].filter(([, problem]) => problem === 'notAllowed')
      for (const [tableId, problem] of barred.slice(0, TRIED_AGAIN)) {
        // To the end, so that the others have their turn.
        memory.troubles.delete(tableId)
        memory.troubles.set(tableId, problem)
        publish(tableId)
      }
    },
    settled: async (tableId) => running.get(tableId),
    trouble: (tableId) => memory.troubles.get(tableId) ?? null,
    async close() {
      closing = true
      while (running.size > 0) await Promise.all(running.values())
      await tellRight()
    },
  }
}
