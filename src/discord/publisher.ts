import { AsyncResource } from 'node:async_hooks'
import PQueue from 'p-queue'
import type { Timer } from '#runtime'
import { computerActs, type PublicTable } from '#table'
import type { SyncOutcome } from './lease.ts'
import { stateKeyWhilePlaying } from './live-message-state.ts'
import { createLiveMessageWatcher } from './live-message-watcher.ts'
import { isAccessProblem, type RequestProblem } from './problem.ts'
import { newPublisherMemory, type PublishedCard, type PublishedMessage } from './publisher-memory.ts'
import { updateCard } from './sync-card.ts'
import { type PublisherContext, syncLiveMessage } from './sync-live-message.ts'

/** How often to ask for a lease that another process has. */
const HELD_PAUSE = 500
const RETRIES = 5
/** Before the first of them, in ms; each waits twice as long as the one before. */
const FIRST_RETRY_MS = 400
/** Channels that are written to at once: the others wait here, the most urgent first, and then show the newest state. */
const AT_ONCE = 16
/**
 * How urgent it is to bring a channel up to date: somebody did something at the table; somebody is to hear of it by now; it
 * is behind. A start finds thousands that are, and players must not wait for them.
 */
const [BEHIND, DUE, USED] = [0, 1, 2]
/** Channels that the bot was kept out of and that are tried again in one go. */
const TRIED_AGAIN = 20
/** Channels that are caught up with in one go, those that wait longest; the others have their turn in the next. */
const CAUGHT_UP = 1000
/** How long entries that nobody else sees may stay unrecorded in the database, in ms. */
const QUIET_PAUSE = 2000

/**
 * How long a channel waits for computer players, in ms: what they do in a row is told with the next person's turn. If
 * they take longer, the message says so.
 */
const THINKING_MS = 5000

/** A table, and how its channels were left: the live message's, and the card's if it has one. */
interface RightTable {
  readonly table: PublicTable
  readonly as: PublishedMessage
  readonly card: PublishedCard | undefined
}

export type Publisher = ReturnType<typeof createPublisher>

/** What a channel should show is a function of the table; this brings channels there. */
export function createPublisher(context: PublisherContext) {
  const running = new Map<string, Promise<void>>()
  const again = new Set<string>()
  const requested = new Set<string>()
  const redrawing = new Set<string>()
  const memory = newPublisherMemory()
  const { published, cards } = memory
  const queue = new PQueue({ concurrency: AT_ONCE })
  /** Of the tables that are being brought up to date. */
  const urgency = new Map<string, number>()
  /** Those that wait in the queue. */
  const waiting = new Set<string>()
  /** Tables whose channels go on being right, and up to which entry. */
  const right = new Map<string, RightTable>()
  /** Tables whose channels wait for computer players. */
  const thinking = new Map<string, Timer>()
  let closing = false
  const looker = createLiveMessageWatcher(context, memory.gone, (tableId, messageId) => {
    memory.gone.add(messageId)
    published.delete(tableId)
    publish(tableId)
  })

  /** Whether the channel is to be left as it is for now; it is looked at again when that has lasted for long. */
  async function waitsForComputers(tableId: string): Promise<boolean> {
    thinking.get(tableId)?.cancel()
    thinking.delete(tableId)
    const table = await context.service.view(tableId)
    if (table === null || !computerActs(table)) return false
    const left = table.since.getTime() + THINKING_MS - context.now().getTime()
    if (left <= 0) return false
    if (!closing)
      thinking.set(
        tableId,
        context.runtime.after(Math.min(left, THINKING_MS), () => publish(tableId)),
      )
    return true
  }

  /** Whether the channel shows what it should already, as far as this process knows. */
  async function isRight(tableId: string): Promise<boolean> {
    const as = published.get(tableId)
    if (as === undefined || as.stateKey === null || memory.problems.has(tableId)) return false
    const table = await context.service.view(tableId)
    if (table === null || table.newer || stateKeyWhilePlaying(table) !== as.stateKey) return false
    const card = cards.get(tableId)
    if (table.cardChannelId !== null && card?.stateKey !== as.stateKey) return false
    if (table.seq <= as.seq) return true
    if (right.size === 0 && !closing) context.runtime.after(QUIET_PAUSE, () => void tellRight())
    right.set(tableId, { table, as, card: table.cardChannelId === null ? undefined : card })
    return true
  }

  async function tellRight(): Promise<void> {
    const all = [...right].filter(([tableId, { as }]) => published.get(tableId) === as)
    right.clear()
    try {
      const others = await context.liveMessages.advance(
        all.flatMap(([tableId, { table, as, card }]) => [
          { tableId, channelId: table.channelId, from: as.seq, to: table.seq },
          ...(card === undefined || table.cardChannelId === null
            ? []
            : [{ tableId, channelId: table.cardChannelId, from: card.seq, to: table.seq }]),
        ]),
      )
      for (const [tableId, { table, as, card }] of all) {
        if (published.get(tableId) !== as) continue
        if (!others.includes(tableId)) {
          published.set(tableId, { ...as, seq: table.seq })
          if (card !== undefined) cards.set(tableId, { ...card, seq: table.seq })
        } else {
          // Another process was there.
          published.delete(tableId)
          if (!closing) publish(tableId)
        }
      }
    } catch (error) {
      context.log.warn({ error }, 'what channels show could not be recorded')
    }
  }

  async function work(tableId: string): Promise<void> {
    for (let attempt = 1; ; ) {
      again.delete(tableId)
      let went: SyncOutcome = 'again'
      try {
        // Reading thousands of tables that are behind would keep people waiting too.
        went =
          urgency.get(tableId) === BEHIND
            ? await inTurn(tableId, () => bring(tableId, (redraw) => syncBoth(tableId, redraw)))
            : await bring(tableId, (redraw) => inTurn(tableId, () => syncBoth(tableId, redraw)))
      } catch (error) {
        context.log.warn({ table: tableId, attempt, error }, 'a channel could not be brought up to date')
      }
      if (went === 'done' && !again.has(tableId)) return
      if (went === 'held') {
        if (closing) return
        await context.runtime.sleep(HELD_PAUSE)
      }
      if (went === 'again') {
        if (attempt++ >= RETRIES) return
        await context.runtime.sleep(FIRST_RETRY_MS * 2 ** (attempt - 1))
      }
    }
  }

  /** Looks whether a channel lacks something, and has it brought there. */
  async function bring(tableId: string, sync: (redraw: boolean) => Promise<SyncOutcome>): Promise<SyncOutcome> {
    if (await waitsForComputers(tableId)) return 'done'
    const isRequested = requested.delete(tableId)
    const redraw = redrawing.delete(tableId)
    const rests = !isRequested && !redraw && (await isRight(tableId))
    return rests ? 'done' : await sync(redraw)
  }

  function inTurn(tableId: string, work: () => Promise<SyncOutcome>): Promise<SyncOutcome> {
    waiting.add(tableId)
    const begun = () => {
      waiting.delete(tableId)
      return work()
    }
    // When its turn comes it goes on as what follows from the press that asked for it, not from the one before it.
    return queue.add(AsyncResource.bind(begun), { id: tableId, priority: urgency.get(tableId) ?? BEHIND })
  }

  async function syncBoth(tableId: string, redraw: boolean): Promise<SyncOutcome> {
    let live: SyncOutcome | null = null
    try {
      live = await syncLiveMessage(context, tableId, memory, redraw, () => closing || publishAnew(tableId))
    } finally {
      // What it wrote may stand over what another process has recorded since.
      if (live === 'again' || (redraw && live !== 'done')) redrawing.add(tableId)
    }
    return live === 'done' ? await updateCard(context, tableId, memory) : live
  }

  function publish(tableId: string, how = USED): void {
    again.add(tableId)
    if (how > (urgency.get(tableId) ?? -1)) {
      urgency.set(tableId, how)
      if (waiting.has(tableId)) queue.setPriority(tableId, how)
    }
    if (running.has(tableId)) return
    running.set(
      tableId,
      work(tableId).finally(() => {
        running.delete(tableId)
        const before = urgency.get(tableId)
        urgency.delete(tableId)
        if (again.has(tableId)) publish(tableId, before)
      }),
    )
  }

  /** It is to look otherwise, though nothing was kept at the table. */
  function publishAnew(tableId: string, how = DUE): void {
    redrawing.add(tableId)
    publish(tableId, how)
  }

  /** Tables whose channels another process was kept out of, and that were not tried yet; null before they are known. */
  let keptOut: string[] | null = null

  /** Tries channels that the bot was kept out of, and that were left alone for long enough. */
  function tryAgain(): void {
    let tried = 0
    for (const [tableId, trouble] of [...memory.problems]) {
      if (tried >= TRIED_AGAIN) return
      if (!isAccessProblem(trouble.problem) || context.coolDowns.coolingFor(trouble.channelId) !== null) continue
      tried++
      // To the end, so that the others have their turn.
      memory.problems.delete(tableId)
      memory.problems.set(tableId, trouble)
      publish(tableId, BEHIND)
    }
  }

  return {
    /** Brings a table's channel up to date, soon: the newest state only, however often it is asked. */
    publish: (tableId: string) => publish(tableId),
    /**
     * The same where the table itself has not changed: a notice is due, or somebody wants to hear otherwise.
     * @param redraw what it shows may be another, too
     */
    requestSync(tableId: string, redraw = false): void {
      requested.add(tableId)
      if (redraw) redrawing.add(tableId)
      publish(tableId, DUE)
    },
    /** More may be known of how a table's game ended. */
    endKnown(tableId: string): void {
      if (memory.untold.has(tableId)) publishAnew(tableId)
    },
    /**
     * Somebody used the table: should its message be gone, it is posted anew.
     * @param pressed the id of the message that they pressed, which is there; null where none is known
     */
    used(tableId: string, pressed: string | null): void {
      if (pressed === null || published.get(tableId)?.messageId !== pressed) looker.look(tableId)
    },
    /** Looks whether tables' messages are there still, and posts anew those that are not; resolves when that is done. */
    async lookAt(tableIds: readonly string[]): Promise<void> {
      const look = async (tableId: string) => {
        await looker.lookNow(tableId)
        await running.get(tableId)
      }
      await Promise.all(tableIds.map(look))
    },
    /**
     * All tables whose channels are behind, or whose publisher left it open what it posted, and some whose channels were closed;
     * players and calls go first.
     */
    async catchUp(): Promise<void> {
      await tellRight()
      const outdated = (await context.liveMessages.outdatedChannels(CAUGHT_UP)).map(({ tableId }) => tableId)
      for (const tableId of [...outdated, ...(await context.liveMessages.orphanedChannels(CAUGHT_UP))]) {
        // What was remembered of it did not help.
        published.delete(tableId)
        publish(tableId, BEHIND)
      }
      // The process before this one knew which channels it was kept out of; of them nothing is known to be shown.
      keptOut ??= await context.liveMessages.emptyChannels(CAUGHT_UP)
      for (const tableId of keptOut.splice(0, TRIED_AGAIN)) publish(tableId, BEHIND)
      tryAgain()
      // What is being drawn here comes by itself.
      for (const tableId of await context.liveMessages.untoldEnds(CAUGHT_UP))
        if (published.get(tableId)?.lacksPicture !== true && (await context.service.results.ending(tableId)).complete)
          publishAnew(tableId, BEHIND)
    },
    /** Resolves when a table's channel is up to date, or cannot be brought there. */
    async published(tableId: string): Promise<void> {
      await context.service.computersPlayed(tableId)
      await running.get(tableId)
    },
    /** Why a table's channel cannot be written to, as it was found last; null when it can. */
    problem: (tableId: string): RequestProblem | null => memory.problems.get(tableId)?.problem ?? null,
    /** Lets running publishing finish; what waits for another process's lease is left to that process. */
    async close(): Promise<void> {
      closing = true
      for (const timer of thinking.values()) timer.cancel()
      looker.close()
      while (running.size > 0) await Promise.all(running.values())
      await tellRight()
    },
  }
}
