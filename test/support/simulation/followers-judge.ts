import { madeAt } from '#sandbox/world/snowflake'
import type { Room } from '#sandbox/world/world'
import type { Store } from '#store'
import { serviceOn } from '#support/chaos/judge'
import type { Player, Sent } from '#support/chaos/player'
import { words } from '#text'
import { HOUR_MS, MINUTE_MS } from '#time'
import { lastOf } from './acknowledged-judge.ts'
import { CHANGES, FOLLOWS } from './changes.ts'
import type { SimulatedDiscord } from './discord.ts'
import { GALLERY } from './following.ts'
import { isQuietAt } from './told-judge.ts'

/** Somebody who was promised to hear of a table's end. */
interface Promised {
  readonly table: string
  readonly personId: string
  /** The press that was answered so: their last one about it. */
  readonly last: Sent
}

/** Those who were promised to hear how a table ends, and have not taken that back, nor were forgotten. */
function promises(sent: readonly Sent[]): Promised[] {
  const { willTell } = words('en').follow
  const pressed = new Map<string, { readonly table: string; readonly personId: string; readonly presses: Sent[] }>()
  for (const one of sent) {
    const table = FOLLOWS.test(one.what) ? one.what.split(':')[1] : undefined
    if (table === undefined) continue
    const known = pressed.get(`${table} ${one.personId}`) ?? { table, personId: one.personId, presses: [] }
    known.presses.push(one)
    pressed.set(`${table} ${one.personId}`, known)
  }
  return [...pressed.values()].flatMap(({ table, personId, presses }) => {
    const forgetting = sent.filter((one) => one.personId === personId && /:forget\b/.test(one.what))
    const last = lastOf([...presses, ...forgetting])
    return last?.said.includes(willTell) === true ? { table, personId, last } : []
  })
}

/** Those who were promised to hear of a table's end, and do not follow it while it is open; in words. */
export async function followersLost({ tables, followers }: Store, sent: readonly Sent[]): Promise<string[]> {
  const wrong: string[] = []
  for (const { table, personId, last } of promises(sent)) {
    if ((await tables.load(table))?.table.openIn == null) continue
    const follows = (await followers.ofTable(table)).some(({ target }) => target === personId)
    if (!follows) wrong.push(`answered and not kept: ${last.what} by ${personId}`)
  }
  return wrong
}

/** So long after a table's end its followers have heard of it, where they are awake and nothing goes wrong. */
const TOLD_WITHIN = 15 * MINUTE_MS

/**
 * Those who were promised to hear of a table's end, and were told nothing of it though it was over long before all was put
 * right; in words. Where Discord let no direct message through since, nobody is told.
 * @param calmFrom since when nothing goes wrong, in ms since 1970
 */
export async function endsUntold(
  store: Store,
  players: readonly Player[],
  { notReached, world: { closedDms, dms, rooms } }: SimulatedDiscord,
  calmFrom: number,
): Promise<string[]> {
  const service = serviceOn(store)
  const sent = players.flatMap((player) => player.sent)
  const { asked } = words('en').follow
  const wrong: string[] = []
  for (const { table: id, personId, last } of promises(sent)) {
    const [view, endedAt] = [await service.view(id), (await store.tables.load(id))?.table.closedAt?.getTime()]
    if (view === null || endedAt === undefined || endedAt > calmFrom - TOLD_WITHIN) continue
    // At its end somebody who sits there hears of it as all do.
    if (view.seats.some(({ person }) => person?.id === personId) || endedAt < last.to) continue
    if (closedDms.has(personId) || (notReached.get(personId) ?? 0) >= endedAt - HOUR_MS) continue
    const settings = await service.settings(personId)
    if ([0, TOLD_WITHIN].some((ago) => isQuietAt(settings, calmFrom - ago))) continue
    if (sent.some((one) => one.personId === personId && one.to > calmFrom - HOUR_MS && CHANGES.test(one.what))) continue
    // Who has just come to another channel was not there to see it.
    const isTold = postsOf(rooms.get(dms.get(personId) ?? '')).some(
      ({ at, says }) => at >= endedAt && says.includes(asked) && says.includes(view.channelId),
    )
    if (!isTold) wrong.push(`${personId} was not told that ${id} ended at ${new Date(endedAt).toISOString()}`)
  }
  return wrong
}

/** What stands in a channel, or a direct one: when it was posted, in ms since 1970, and what it says and offers. */
const postsOf = (room: Room | undefined): { readonly at: number; readonly says: string }[] =>
  [...(room?.posts.values() ?? [])].map(({ message: { id, components } }) => ({
    at: madeAt(id),
    says: JSON.stringify(components),
  }))

/** A press that has a table shown in the gallery, or ends that: of the table with this id. */
const shows = (table: string) => new RegExp(`^b1:-:0:follow:? ${table}$|^b1:${table}:\\d+:unfollow:? `)

/**
 * Tables that were to be shown in the gallery, and are not, or not as they stood long before all was put right; and what was
 * shown there twice; in words. Where Discord refused something there since, that may be over.
 * @param calmFrom since when nothing goes wrong, in ms since 1970
 */
export async function shownElsewhereWrongly(
  store: Store,
  sent: readonly Sent[],
  { refusedIn, world }: SimulatedDiscord,
  calmFrom: number,
): Promise<string[]> {
  const { begins } = words('en').follow
  const service = serviceOn(store)
  const posts = postsOf(world.rooms.get(GALLERY))
  const wrong: string[] = []
  // Of two tables that were closed in one channel the same is told.
  for (const [index, { says, at }] of posts.entries())
    if (says.includes('"b1:') && posts.slice(0, index).some((one) => one.says === says))
      wrong.push(`shown twice elsewhere, at ${at}: ${says}`)
  const tables = new Set(sent.flatMap(({ what }) => /^b1:-:0:follow:? ([\w-]{8})$/.exec(what)?.[1] ?? []))
  for (const id of tables) {
    const last = lastOf(sent.filter(({ what }) => shows(id).test(what)))
    if (last === null || ![true, false].some((playing) => last.said.includes(begins(playing)))) continue
    if (sent.some((one) => one.personId === last.personId && one.to > last.from && /:forget\b/.test(one.what))) continue
    if ((refusedIn.get(GALLERY) ?? 0) >= last.from) continue
    const [view, row] = [await service.view(id), (await store.tables.load(id))?.table]
    if (view === null || row === undefined) continue
    const isOver = row.openIn === null
    if (!isOver && (await store.followers.ofTable(id)).every(({ target }) => target !== GALLERY))
      wrong.push(`answered and not kept: ${last.what} by ${last.personId}`)
    const turn = (await service.log(id))?.findLast(({ kind }) => kind === 'turn')?.seq ?? null
    const ended = (await store.tables.entries(id)).find(({ seq }) => seq === turn && turn === view.turnSeq)
    const isShownAt = isOver ? row.closedAt : (ended?.at ?? null)
    if (isShownAt === null || isShownAt.getTime() < last.to || isShownAt.getTime() > calmFrom - TOLD_WITHIN) continue
    if ((view.options.followDelay ?? 0) > 0) continue
    const ofTable = posts.filter(({ says }) => [`:${id}:`, view.channelId].some((part) => says.includes(part)))
    if (ofTable.every(({ at }) => at < isShownAt.getTime()))
      wrong.push(`${id} was not shown elsewhere as it was at ${isShownAt.toISOString()}`)
  }
  return wrong
}
