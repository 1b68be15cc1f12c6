import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { madeAt } from '#sandbox/world/snowflake'
import { guildRooms, type World } from '#sandbox/world/world'
import type { Store } from '#store'
import { hasNoButtons, serviceOn } from '#support/chaos/judge'
import type { Player, Sent } from '#support/chaos/player'
import { DAY_MS } from '#time'
import { Named } from './told-judge.ts'

/** Where people are found to sit that do not, or are not found; who is named and not found; and tables that are open, or over, by their row alone; in words. */
export async function misfiled(store: Store, players: readonly Player[]): Promise<string[]> {
  const wrong: string[] = []
  const service = serviceOn(store)
  const seated = new Map<string, string[]>()
  for (const id of await store.tables.ids(null, 1000)) {
    const [row, table] = [(await store.tables.load(id))?.table, await service.view(id)]
    if (row === undefined || table === null) continue
    const isOver = table.phase === 'finished' || table.phase === 'closed'
    if (isOver !== (row.openIn === null)) wrong.push(`table ${id} is ${table.phase}, and open in ${row.openIn}`)
    const named = (await store.tables.entries(id)).flatMap(({ data }) => Named.safeParse(data).data?.person ?? [])
    for (const personId of new Set(named))
      if (PERSON_ID.test(personId) && !(await store.tables.knows(id, personId)))
        wrong.push(`table ${id} names ${personId}, and is not found when they want to be forgotten`)
    for (const { target } of await store.followers.ofTable(id))
      if (target === table.channelId) wrong.push(`table ${id} is shown a second time in its own channel`)
    for (const { person } of table.phase === 'finished' ? table.seats : [])
      if (
        person !== null &&
        PERSON_ID.test(person.id) &&
        !(await store.tables.finishedOf(person.id, 1000)).includes(id)
      )
        wrong.push(`${person.id} played ${id} to its end, and does not find it`)
    if (isOver) continue
    for (const { person } of table.heldSeats)
      if (!PERSON_ID.test(person)) wrong.push(`table ${id} keeps a seat for ${person}, who was forgotten`)
    for (const { person } of table.seats)
      if (person !== null) seated.set(person.id, [...(seated.get(person.id) ?? []), id])
  }
  for (const personId of new Set(players.map(({ person }) => person.id))) {
    const found = (await store.tables.openTablesOf(personId, 1000)).toSorted().join()
    const sits = (seated.get(personId) ?? []).toSorted().join()
    if (found !== sits) wrong.push(`${personId} sits at ${sits || 'no table'}, and is found at ${found || 'none'}`)
  }
  return wrong
}

/** Those who were forgotten have another id. */
const PERSON_ID = /^\d{17,20}$/

const Kept = z.object({ try: z.int(), entries: z.array(z.object({ id: z.string().nullable() })) })

/** Presses of puzzles that were answered as done and are not kept, as long as the puzzle can be played; in words. */
export async function puzzlesLost({ puzzles }: Store, sent: readonly Sent[], now: number): Promise<string[]> {
  const wrong: string[] = []
  const today = Math.floor(now / DAY_MS)
  for (const { personId, what, from, claims, interactionId } of sent) {
    const [, day, tries] = /^b1:puzzle-(\d+)-(\d+):/.exec(what) ?? []
    if (!claims || interactionId === null || day === undefined || Number(day) < today - 1) continue
    if (sent.some((one) => one.personId === personId && one.to >= from && /:forget\b/.test(one.what))) continue
    const kept = Kept.safeParse((await puzzles.find(Number(day), personId))?.data).data
    const isThere = kept?.entries.some(({ id }) => id !== null && hasNoButtons(id) === interactionId) === true
    if (!isThere && (kept?.try ?? 0) <= Number(tries))
      wrong.push(`answered and not kept of a puzzle: ${what} by ${personId}`)
  }
  return wrong
}

/**
 * Puzzles of a day that a server has two messages of; in words.
 * @param deletedAt when all that is kept of a server was deleted last, in ms since 1970: messages from before are not known
 */
export function puzzlesShownTwice(world: World, deletedAt: number): string[] {
  const wrong: string[] = []
  for (const guild of world.guilds) {
    const days = new Set<string>()
    for (const { posts } of guildRooms(world, guild))
      for (const { message } of posts.values()) {
        const day = /"b1:-:0:puzzle:(\d+):again"/.exec(JSON.stringify(message.components))?.[1]
        if (day === undefined || madeAt(message.id) <= deletedAt || message.interaction_metadata !== undefined) continue
        if (days.has(day)) wrong.push(`the puzzle of ${day} has another message in ${guild.name}: ${message.id}`)
        days.add(day)
      }
  }
  return wrong
}

/** Tables that are otherwise with their snapshots than without them, by their entries alone; in words. */
export async function snapshotsTellOtherwise(store: Store): Promise<string[]> {
  const { tables } = store
  const load: typeof tables.load = async (id) => {
    const kept = await tables.load(id)
    return kept && { ...kept, snapshot: null, entries: await tables.entries(id) }
  }
  const [withSnapshots, without] = [serviceOn(store), serviceOn({ ...store, tables: { ...tables, load } })]
  const wrong: string[] = []
  for (const id of await tables.ids(null, 1000)) {
    const [one, other] = [await withSnapshots.view(id), await without.view(id)]
    if (one === null || other === null) continue
    const unlike = Object.entries(one).filter(
      ([name, value]) => !isDeepStrictEqual(value, Object.entries(other).find(([own]) => own === name)?.[1]),
    )
    for (const [name, value] of unlike)
      wrong.push(`${name} of table ${id} is otherwise by its snapshot: ${JSON.stringify(value).slice(0, 200)}`)
  }
  return wrong
}
