import type { Store } from '#store'
import { serviceOn } from '#support/chaos/judge'
import {
  type Deadline,
  deadlinesOf,
  hasOnePerson,
  type NoticeSettings,
  noticesOf,
  peopleInNoticeFacts,
  peopleSeated,
  type StoredNotice,
  tableNoticeFacts,
} from '#table'
import { MINUTE_MS } from '#time'

/** What is due so soon may just be done, or planned anew. */
const SOON_MS = 10 * MINUTE_MS
/** Moments that are reckoned twice may differ by so much. */
const SAME_MS = 1000

/**
 * Notices and deadlines that are kept of tables and are not those that follow from the table and from what its people set;
 * in words.
 * @param channels where all that was wrong has been put right
 */
export async function plannedOtherwise(store: Store, channels: readonly string[], now: number): Promise<string[]> {
  const service = serviceOn(store)
  const wrong: string[] = []
  for (const channelId of channels) {
    const id = await store.tables.openInChannel(channelId)
    const table = id === null ? null : await service.view(id)
    if (id === null || table === null || hasOnePerson(table)) continue
    const former = table.rematchOf === null ? null : await service.view(table.rematchOf)
    const kept = await store.notices.ofTable(id)
    const facts = tableNoticeFacts(table, former)
    const seated = peopleSeated(table)
    const settings = new Map<string, NoticeSettings>()
    for (const personId of new Set([...peopleInNoticeFacts(facts), ...seated]))
      settings.set(personId, await service.settings(personId))
    const settingsOf = (personId: string): NoticeSettings => {
      const known = settings.get(personId)
      if (known === undefined) throw new Error(`${personId} has no part in ${id}`)
      return known
    }
    // A game that should have begun a moment ago is just being begun.
    const isToBegin = table.starts !== null && table.starts.at.getTime() <= now
    const wanted = noticesOf(facts, settingsOf, kept, new Date(now))
    for (const one of kept) {
      if (one.sentAt !== null || one.problem !== null || one.dueAt.getTime() < now + SOON_MS) continue
      if (one.kind === 'startsSoon' && isToBegin) continue
      // What somebody sets who sits there no more is asked once it is due.
      if (!seated.includes(one.personId)) continue
      const own = wanted.find((due) => due.personId === one.personId && due.kind === one.kind && due.seq === one.seq)
      // One that follows from a call that came late is seen to be early, or too near to the end, once it is due.
      const isLater = own === undefined || (own.dueAt > one.dueAt && own.via === one.via)
      if (isLater && kept.some((call) => isLateCall(call, one))) continue
      if (own?.via !== one.via || Math.abs(own.dueAt.getTime() - one.dueAt.getTime()) > SAME_MS)
        wrong.push(`a notice is planned that is not wanted so: ${JSON.stringify([one, own])}`)
    }
    const [due, set] = [deadlinesOf(table, settingsOf, new Date(now)), await store.deadlines.ofTable(id)]
    wrong.push(...unlike(set, due, now), ...unlike(due, set, now))
  }
  return wrong
}

/** Whether a reminder's call was sent after it was due: nothing is planned anew for that. */
const isLateCall = (call: StoredNotice, { kind, personId, seq }: StoredNotice): boolean =>
  kind === 'reminder' &&
  call.kind === 'call' &&
  call.personId === personId &&
  call.seq === seq &&
  call.sentAt !== null &&
  call.sentAt > call.dueAt

/**
 * Deadlines of the first ones that the others lack. Looks move with each choice of the open turn, and nothing is planned anew
 * for that: an early one sees that it is early.
 */
const unlike = (some: readonly Deadline[], others: readonly Deadline[], now: number): string[] =>
  some.flatMap(({ tableId, kind, dueAt }) => {
    const isExempt = kind === 'look' || dueAt.getTime() < now + SOON_MS
    const isThere = others.some(
      (one) => one.kind === kind && Math.abs(one.dueAt.getTime() - dueAt.getTime()) <= SAME_MS,
    )
    return isExempt || isThere
      ? []
      : `a deadline of ${tableId} (${kind}, ${dueAt.toISOString()}) is kept or wanted only`
  })
