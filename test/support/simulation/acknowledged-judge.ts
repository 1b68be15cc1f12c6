import type { Store } from '#store'
import { serviceOn } from '#support/chaos/judge'
import { PATIENCE_MS, type Sent } from '#support/chaos/player'
import type { PersonSettings } from '#table'
import { words } from '#text'
import { CHANGES, DONE_LATE, FOLLOWS } from './changes.ts'

/** What people were answered beside their games, and what nothing is kept of: settings, and ends that they wanted to hear of; in words. */
export async function forgottenAnswers(store: Store, sent: readonly Sent[]): Promise<string[]> {
  return [...(await settingsLost(store, sent)), ...(await followersLost(store, sent))]
}

/** The last of some presses, where no other one of them may have been carried out after it; else null. */
function lastOf(presses: readonly Sent[]): Sent | null {
  const last = presses.toSorted((a, b) => a.from - b.from).at(-1)
  if (last?.state !== 'answered') return null
  const others = presses.filter((one) => one !== last)
  // What was answered is done; what was not may be done later.
  return others.some(({ state, to }) => to > (state === 'answered' ? last.from : last.from - DONE_LATE)) ? null : last
}

/** Whoever changed how they hear of their turns was shown how they do from then on. */
async function settingsLost(store: Store, sent: readonly Sent[]): Promise<string[]> {
  const service = serviceOn(store)
  const { title } = words('en').turnNotices
  const wrong: string[] = []
  for (const personId of new Set(sent.map((one) => one.personId))) {
    const own = sent.filter((one) => one.personId === personId && CHANGES.test(one.what))
    const last = lastOf(own)
    if (last === null || last.to - last.from >= PATIENCE_MS || !last.said.includes(title)) continue
    // A change that failed leaves the panel as the one before it said, and is told beside it.
    if (own.some((one) => one !== last && one.said === last.said)) continue
    const lacking = shownOf(await service.settings(personId)).filter((line) => !last.said.includes(line))
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

/** Whoever was promised to hear of a table's end follows it until then. */
async function followersLost({ tables, followers }: Store, sent: readonly Sent[]): Promise<string[]> {
  const { willTell } = words('en').follow
  const pressed = new Map<string, { readonly table: string; readonly personId: string; readonly presses: Sent[] }>()
  for (const one of sent) {
    const table = FOLLOWS.test(one.what) ? one.what.split(':')[1] : undefined
    if (table === undefined) continue
    const known = pressed.get(`${table} ${one.personId}`) ?? { table, personId: one.personId, presses: [] }
    known.presses.push(one)
    pressed.set(`${table} ${one.personId}`, known)
  }
  const wrong: string[] = []
  for (const { table, personId, presses } of pressed.values()) {
    const forgetting = sent.filter((one) => one.personId === personId && /:forget\b/.test(one.what))
    const last = lastOf([...presses, ...forgetting])
    if (last?.said.includes(willTell) !== true || (await tables.load(table))?.table.openIn == null) continue
    const follows = (await followers.ofTable(table)).some(({ target }) => target === personId)
    if (!follows) wrong.push(`answered and not kept: ${last.what} by ${personId}`)
  }
  return wrong
}
