import { madeAt } from '#sandbox/world/snowflake'
import { type Direct, type Ping, type Sent, TURN_BEGAN } from '#support/chaos/player'
import { words } from '#text'
import { HOUR_MS, MINUTE_MS } from '#time'
import { DONE_LATE } from './changes.ts'

/** What was planned before somebody chose another way is sent that way by then. */
const HOLDS_WITHIN = 30 * MINUTE_MS
const HOW = /:turnnotice:how (channel|direct|none)$/
/** Nobody knows how somebody hears of their turns who may have chosen that, or was forgotten, just then. */
const MAY_CHANGE = /:turnnotice:how|:forget\b/

/** Those who were told of a turn directly though they had chosen another way, or were called though they chose none; in words. */
export function toldAnotherWay(pings: readonly Ping[], directs: readonly Direct[], sent: readonly Sent[]): string[] {
  const { about, directWorks, how } = words('en').turnNotices
  /** How somebody hears of their turns at a moment; null where that cannot be told. */
  const wayAt = (personId: string, at: number): keyof typeof how | null => {
    const before = sent.filter((one) => one.personId === personId && MAY_CHANGE.test(one.what) && one.from < at)
    const last = before.toSorted((a, b) => a.from - b.from).at(-1)
    if (last === undefined) return 'channel'
    const chosen = HOW.exec(last.what)?.[1]
    const isSettled = before.every(({ state, to }) => to < at - (state === 'answered' ? HOLDS_WITHIN : DONE_LATE * 2))
    const way = (['channel', 'direct', 'none'] as const).find((one) => one === chosen)
    return way !== undefined && isSettled && last.said.includes(how[way].told) ? way : null
  }
  const wrong: string[] = []
  for (const { messageId, personId, says } of directs) {
    if (!says.includes(about) || says.includes(directWorks)) continue
    const way = wayAt(personId, madeAt(messageId))
    if (way === 'channel' || way === 'none')
      wrong.push(`${personId} was told directly, and had chosen ${way}: ${messageId}, ${says}`)
  }
  for (const { messageId, personId, table, isOfClock } of pings)
    if (!isOfClock && wayAt(personId, madeAt(messageId)) === 'none')
      wrong.push(`${personId} was mentioned at ${table}, and had chosen to hear nothing: ${messageId}`)
  return wrong
}

/** Those who were told directly of their turn, and mentioned for the same one within the hour; in words. */
export function toldBothWays(pings: readonly Ping[], directs: readonly Direct[]): string[] {
  const wrong: string[] = []
  for (const { messageId, personId, says } of directs) {
    const tables = new Set([...says.matchAll(/"b1:([\w-]{8}):/g)].map(([, table]) => table))
    const began = TURN_BEGAN.exec(says)?.[1]
    // Of several tables it does not say which turn began when.
    if (began === undefined || tables.size !== 1 || !says.includes(words('en').turnNotices.about)) continue
    const again = pings.find(
      (ping) =>
        ping.personId === personId &&
        tables.has(ping.table) &&
        ping.turnBegan === began &&
        !ping.isOfClock &&
        madeAt(ping.messageId) > madeAt(messageId) &&
        madeAt(ping.messageId) - madeAt(messageId) < HOUR_MS,
    )
    if (again !== undefined)
      wrong.push(
        `${personId} was told directly of their turn, and mentioned for it: ${messageId} and ${again.messageId}`,
      )
  }
  return wrong
}
