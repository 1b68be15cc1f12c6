import { madeAt } from '#sandbox/world/snowflake'
import type { Store } from '#store'
import { type Direct, type Ping, type Sent, TURN_BEGAN } from '#support/chaos/player'
import { words } from '#text'
import { HOUR_MS, MINUTE_MS } from '#time'
import { CHANGES_WAY, DONE_LATE, ON_ITS_WAY } from './changes.ts'

/** What was planned before somebody chose another way is sent that way by then. */
const HOLDS_WITHIN = 30 * MINUTE_MS
const HOW = /:turnnotice:how (channel|direct|none)$/

/** Whether a direct message tells somebody of turns, and not only that such messages come from now on. */
export const isTurnNotice = ({ says }: Direct): boolean => {
  const { about, directWorks } = words('en').turnNotices
  return says.includes(about) && !says.includes(directWorks)
}

/** Turns in which others came or went, or choices were taken back: who was called in them is another matter. */
export const UNSETTLED: ReadonlySet<string> = new Set([
  ...['undone', 'left', 'freed', 'tookOver', 'satOut', 'computerSeated', 'thawed', 'rules', 'forgotten', 'undoAsked'],
])

/** Those who were told of a turn directly though they had chosen another way, or were called though they chose none; in words. */
export function toldAnotherWay(pings: readonly Ping[], directs: readonly Direct[], sent: readonly Sent[]): string[] {
  const { how } = words('en').turnNotices
  /** How somebody hears of their turns at a moment; null where that cannot be told. */
  const wayAt = (personId: string, at: number): keyof typeof how | null => {
    const before = sent.filter((one) => one.personId === personId && CHANGES_WAY.test(one.what) && one.from < at)
    const last = before.toSorted((a, b) => a.from - b.from).at(-1)
    if (last === undefined) return 'channel'
    const chosen = HOW.exec(last.what)?.[1]
    const isSettled = before.every(({ state, to }) => to < at - (state === 'answered' ? HOLDS_WITHIN : DONE_LATE * 2))
    const way = (['channel', 'direct', 'none'] as const).find((one) => one === chosen)
    return way !== undefined && isSettled && last.said.includes(how[way].told) ? way : null
  }
  const wrong: string[] = []
  for (const { messageId, personId, says } of directs.filter(isTurnNotice)) {
    const way = wayAt(personId, madeAt(messageId))
    if (way === 'channel' || way === 'none')
      wrong.push(`${personId} was told directly, and had chosen ${way}: ${messageId}, ${says}`)
  }
  for (const { messageId, personId, table, isOfClock } of pings)
    if (!isOfClock && wayAt(personId, madeAt(messageId)) === 'none')
      wrong.push(`${personId} was mentioned at ${table}, and had chosen to hear nothing: ${messageId}`)
  return wrong
}

/**
 * Those who were told directly of their turn, and mentioned for the same one within the hour though nothing else had happened;
 * in words.
 * @param isKnown whether the bots knew how late it was, and what they had told, between two moments, in ms since 1970
 */
export async function toldBothWays(
  { tables }: Store,
  pings: readonly Ping[],
  directs: readonly Direct[],
  isKnown: (from: number, to: number) => boolean,
): Promise<string[]> {
  const wrong: string[] = []
  for (const { messageId, personId, says } of directs) {
    const drawn = new Map([...says.matchAll(/"b1:([\w-]{8}):(\d+):/g)].map(([, table, seq]) => [table, Number(seq)]))
    const began = TURN_BEGAN.exec(says)?.[1]
    // Of several tables it does not say which turn began when.
    if (began === undefined || drawn.size !== 1 || !says.includes(words('en').turnNotices.direct.yourTurn)) continue
    for (const ping of pings) {
      const later = madeAt(ping.messageId) - madeAt(messageId)
      const isSame = ping.personId === personId && drawn.has(ping.table) && ping.turnBegan === began && !ping.isOfClock
      if (!isSame || later < 0 || later > HOUR_MS) continue
      if (!isKnown(madeAt(messageId) - ON_ITS_WAY, madeAt(ping.messageId))) continue
      const entries = await tables.entries(ping.table)
      const between = entries.filter(({ seq }) => seq > (drawn.get(ping.table) ?? 0) && seq <= ping.seq)
      // Of a table that is deleted nobody knows what happened there.
      if (entries.length > 0 && !between.some(({ type }) => UNSETTLED.has(type)))
        wrong.push(`${personId} was told directly of their turn, and mentioned for it: ${messageId}, ${ping.messageId}`)
    }
  }
  return wrong
}
