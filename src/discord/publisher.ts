import { setTimeout as sleep } from 'node:timers/promises'
import { messageOf } from './answering.ts'
import type { Problem } from './problem.ts'
import { bring, type Memory, type Parts, type Went } from './publishing.ts'

export interface Publisher {
  /** Brings a table's channel up to date, soon: the newest state only, however often it is asked. */
  publish(tableId: string): void
  /** All tables whose channels are behind. */
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

/** What a channel should show is a function of the table; this brings channels there. */
export function createPublisher(parts: Parts): Publisher {
  const running = new Map<string, Promise<void>>()
  const again = new Set<string>()
  const memory: Memory = { known: new Map(), troubles: new Map() }
  let closing = false

  async function work(tableId: string): Promise<void> {
    for (let attempt = 1; ; ) {
      again.delete(tableId)
      let went: Went = 'again'
      try {
        went = await bring(parts, tableId, memory)
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
      for (const { tableId } of await parts.showings.tablesBehind()) publish(tableId)
    },
    settled: async (tableId) => running.get(tableId),
    trouble: (tableId) => memory.troubles.get(tableId) ?? null,
    async close() {
      closing = true
      while (running.size > 0) await Promise.all(running.values())
    },
  }
}
