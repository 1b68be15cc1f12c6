import { z } from 'zod'
import { madeAt } from '#sandbox/world/snowflake'
import type { Store } from '#store'
import type { Direct, Ping, Sent } from '#support/chaos/player'
import { words } from '#text'
import { DAY_MS, MINUTE_MS } from '#time'
import { DONE_LATE, FOLLOWS, ON_ITS_WAY } from './changes.ts'

/**
 * What is kept of people who were forgotten, and what they were told all the same; in words.
 * @param names of people by their id
 */
export async function notForgotten(
  store: Store,
  pings: readonly Ping[],
  directs: readonly Direct[],
  sent: readonly Sent[],
  names: ReadonlyMap<string, string>,
  clocksAreRight: boolean,
): Promise<string[]> {
  return [
    ...(clocksAreRight ? await remembered(store, sent, names) : []),
    ...(await leftOver(store, sent)),
    ...(await keptBeside(store, sent)),
    ...(clocksAreRight ? await toldThoughForgotten(store, pings, directs, sent) : []),
    ...(clocksAreRight ? endsToldThoughForgotten(directs, sent) : []),
  ]
}

/** Searches for players and tries at puzzles of somebody who was forgotten, and has begun none since. */
async function keptBeside({ lookings, puzzles }: Store, sent: readonly Sent[]): Promise<string[]> {
  const wrong: string[] = []
  for (const press of forgettings(sent)) {
    const { personId } = press
    const since = sent.filter((one) => one.personId === personId && isSince(one, press))
    const searches = (await lookings.all(null)).filter(({ data }) => JSON.stringify(data).includes(personId))
    if (searches.length > 0 && !since.some(({ what }) => what.includes('looking')))
      wrong.push(`a search names ${personId}, though they were forgotten`)
    const today = Math.floor(press.from / DAY_MS)
    for (const day of since.some(({ what }) => what.includes('puzzle')) ? [] : [today - 1, today])
      if ((await puzzles.find(day, personId)) !== null)
        wrong.push(`a try at the puzzle of ${day} is kept of ${personId}, though they were forgotten`)
  }
  return wrong
}

/** Those who were told of a table after they were forgotten, though they have had no part in it since. */
async function toldThoughForgotten(
  store: Store,
  pings: readonly Ping[],
  directs: readonly Direct[],
  sent: readonly Sent[],
): Promise<string[]> {
  const asked = lastForgettings(sent)
  if (asked.length === 0) return []
  const ofTables = directs.flatMap(({ says, ...one }) => {
    const table = /"b1:([\w-]{8}):/.exec(says)?.[1]
    return table === undefined ? [] : { ...one, table }
  })
  const wrong: string[] = []
  for (const table of await store.tables.ids(null, 1000)) {
    const told = [...pings, ...ofTables].filter((one) => one.table === table)
    const late = asked.flatMap(({ personId, from, to }) =>
      told.flatMap((one) =>
        one.personId === personId && madeAt(one.messageId) > to + ON_ITS_WAY ? { ...one, from } : [],
      ),
    )
    if (late.length === 0) continue
    const entries = await store.tables.entries(table)
    const former = Opened.safeParse(entries[0]?.data).data?.rematchOf
    const all = former === undefined ? entries : [...entries, ...(await store.tables.entries(former))]
    for (const { personId, messageId, from } of late) {
      const isBack = all.some(
        ({ at, actor, data }) => at.getTime() > from - MINUTE_MS && JSON.stringify([actor, data]).includes(personId),
      )
      const follows = sent.some((one) => one.personId === personId && one.to > from && FOLLOWS.test(one.what))
      if (!isBack && !follows) wrong.push(`${personId} was told of ${table} after being forgotten: ${messageId}`)
    }
  }
  return wrong
}

const Opened = z.object({ rematchOf: z.string().optional() })

/** Those who were told how a table ended because they had asked for it, though they were forgotten since. */
function endsToldThoughForgotten(directs: readonly Direct[], sent: readonly Sent[]): string[] {
  const { asked } = words('en').follow
  const asking = sent.filter(({ what }) => FOLLOWS.test(what))
  const forgotten = forgettings(sent)
  return directs.flatMap(({ personId, messageId, says }) => {
    const at = madeAt(messageId)
    const last = forgotten.findLast((one) => one.personId === personId && one.to + ON_ITS_WAY < at)
    if (!says.includes(asked) || last === undefined) return []
    const again = asking.some((one) => one.personId === personId && isSince(one, last) && one.from < at)
    return again ? [] : `${personId} was told an end after being forgotten: ${messageId}`
  })
}

/** Whether a press may have been done after another one: what was answered before was done before. */
const isSince = ({ to, state }: Sent, { from }: Sent): boolean => to > (state === 'answered' ? from : from - DONE_LATE)

const FORGET = /:forget\b/

/** Presses after which somebody was told that nothing is known of them any more. */
function forgettings(sent: readonly Sent[]): Sent[] {
  const [done = ''] = words('en')
    .forget.done(0)
    .split(/(?<=you)/)
  return sent.filter(({ what, said }) => FORGET.test(what) && said.includes(done))
}

/** The last of these presses of each person: who came back and was forgotten once more is named by no table any longer. */
export const lastForgettings = (sent: readonly Sent[]): Sent[] => {
  const inOrder = forgettings(sent).toSorted((a, b) => a.to - b.to)
  return [...new Map(inOrder.map((press) => [press.personId, press])).values()]
}

/** What is kept of somebody from before they were forgotten. */
async function remembered(
  { tables }: Store,
  sent: readonly Sent[],
  names: ReadonlyMap<string, string>,
): Promise<string[]> {
  const wrong: string[] = []
  const asked = forgettings(sent)
  for (const id of asked.length === 0 ? [] : await tables.ids(null, 1000)) {
    const entries = await tables.entries(id)
    const snapshot = (await tables.load(id))?.snapshot
    for (const { personId, from } of asked) {
      const isNamedIn = (kept: unknown): boolean => {
        const json = JSON.stringify(kept)
        return json.includes(personId) || json.includes(`"name":${JSON.stringify(names.get(personId))}`)
      }
      const naming = entries.filter(({ actor, data }) => isNamedIn([actor, data]))
      const before = naming.filter(({ at }) => at.getTime() < from - MINUTE_MS)
      wrong.push(...before.map(({ seq }) => `entry ${seq} of ${id} names ${personId}, who was forgotten later`))
      if (naming.length === 0 && snapshot && isNamedIn(snapshot.state))
        wrong.push(`the snapshot of ${id} names ${personId}, who was forgotten`)
    }
  }
  return wrong
}

/** What was to be told to somebody who was forgotten, and has not asked for it again. */
async function leftOver({ tables, notices, followers }: Store, sent: readonly Sent[]): Promise<string[]> {
  const wrong: string[] = []
  const asked = forgettings(sent)
  for (const id of asked.length === 0 ? [] : await tables.ids(null, 1000)) {
    const named = JSON.stringify(await tables.entries(id))
    const [due, following] = [await notices.ofTable(id), await followers.ofTable(id)]
    for (const press of asked) {
      const { personId } = press
      const again = sent.some(
        (one) =>
          one.personId === press.personId && isSince(one, press) && FOLLOWS.test(one.what) && one.what.includes(id),
      )
      if (!again && following.some((one) => one.personId === personId))
        wrong.push(`${personId} follows ${id}, though they were forgotten`)
      // A bot that died over a later one may have come no further than to the tables.
      const isHalfDone = sent.some(
        (one) => one.personId === personId && FORGET.test(one.what) && !asked.includes(one) && isSince(one, press),
      )
      if (!named.includes(personId) && !isHalfDone && due.some((one) => one.personId === personId))
        wrong.push(`${personId} is to be told of ${id}, though they were forgotten`)
    }
  }
  return wrong
}
