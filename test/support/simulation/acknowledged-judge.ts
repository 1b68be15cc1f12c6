import type { Store } from '#store'
import { serviceOn } from '#support/chaos/judge'
import { PATIENCE_MS, type Sent } from '#support/chaos/player'
import type { PersonSettings } from '#table'
import { words } from '#text'
import { HOUR_MS } from '#time'
import { CHANGES, DONE_LATE } from './changes.ts'
import type { SimulatedDiscord } from './discord.ts'

/** The last of some presses, where no other one of them may have been carried out after it; else null. */
export function lastOf(presses: readonly Sent[]): Sent | null {
  const last = presses.toSorted((a, b) => a.from - b.from).at(-1)
  if (last?.state !== 'answered') return null
  const others = presses.filter((one) => one !== last)
  // What was answered is done; what was not may be done later.
  return others.some(({ state, to }) => to > (state === 'answered' ? last.from : last.from - DONE_LATE)) ? null : last
}

/** What people were shown of how they hear of their turns, after they had changed it, and what is not kept; in words. */
export async function settingsLost(
  store: Store,
  sent: readonly Sent[],
  { closedTo }: SimulatedDiscord,
): Promise<string[]> {
  const service = serviceOn(store)
  const { title, how } = words('en').turnNotices
  const wrong: string[] = []
  for (const personId of new Set(sent.map((one) => one.personId))) {
    const own = sent.filter((one) => one.personId === personId && CHANGES.test(one.what))
    const last = lastOf(own)
    if (last === null || last.to - last.from >= PATIENCE_MS || !last.said.includes(title)) continue
    // A change that failed leaves the panel as the one before it said, and is told beside it.
    if (own.some((one) => one !== last && one.said === last.said)) continue
    const settings = await service.settings(personId)
    const isRefused = (closedTo.get(personId) ?? 0) > last.from - HOUR_MS
    if (last.said.includes(how.direct.told) && settings.turnNotice !== 'direct' && !isRefused)
      wrong.push(`${personId} was told that they hear directly, and would hear by ${settings.turnNotice}`)
    const lacking = shownOf(settings).filter((line) => !last.said.includes(line))
    if (lacking.length > 0) wrong.push(`answered and not kept: ${last.what} by ${personId}, for now ${lacking.join()}`)
  }
  return wrong
}

/** Lines of the panel; nothing where Discord may have decided, which lets no direct messages through. */
function shownOf({ turnNotice, reminderHours, nextNotice, zone, quiet }: PersonSettings): string[] {
  const say = words('en').turnNotices
  if (turnNotice !== 'channel') return []
  return [
    ...[say.reminder(reminderHours).told, say.next(nextNotice).told],
    ...(zone === null ? [say.noZone] : [say.zone(zone)]),
    ...(zone === null ? [] : [quiet === null ? say.notQuiet.told : say.quiet(quiet.from, quiet.to)]),
  ]
}
