import { z } from 'zod'
import type { Guild } from '#sandbox/world/world'
import type { Store } from '#store'
import { hasNoButtons } from '#support/chaos/judge'
import type { Player } from '#support/chaos/player'
import { SERVER_CHOICES } from '#table'
import { lastOf } from './acknowledged-judge.ts'
import { DELETE, type Rulings } from './club.ts'
import { PEOPLE } from './people.ts'

/**
 * What is not as a server's moderators wished: a seat of somebody who is blocked, what was left of a deleted server, what
 * somebody else ruled; in words.
 * @param players those of that server
 */
export async function disobeyed(
  store: Store,
  { id: guildId, moderatorIds }: Guild,
  players: readonly Player[],
  { blocks, deletions }: Rulings,
): Promise<string[]> {
  const wrong: string[] = []
  const sent = new Map(players.flatMap((player) => player.sent.map((one) => [one.interactionId, one] as const)))
  const tables = new Set<string>()
  for (const id of await store.tables.ids(null, 1000)) {
    // People press on tables of another server, too: what they sit at is listed everywhere.
    if ((await store.tables.load(id))?.table.guildId !== guildId) continue
    tables.add(id)
    for (const { type, interactionId } of await store.tables.entries(id)) {
      const press = sent.get(hasNoButtons(interactionId ?? ''))
      if (press === undefined || !['opened', 'joined', 'tookOver'].includes(type)) continue
      const block = blocks.find((one) => one.personId === press.personId && one.from < press.from && press.to < one.to)
      if (block !== undefined) wrong.push(`${press.personId} was blocked and ${type} at ${id} by ${press.what}`)
    }
  }
  for (const { personId, what, state } of sent.values())
    if (what.startsWith('/bonfire-server') && state === 'answered' && !moderatorIds.has(personId))
      wrong.push(`${personId} does not moderate the server and was answered: ${what}`)
  for (const { from, done } of deletions) {
    const before = players.flatMap((player) => player.sent.filter(({ to }) => done && to < from))
    const left = new Set(before.flatMap(({ what }) => /^b1:([^:]+):/.exec(what)?.[1] ?? []))
    for (const id of left) if (tables.has(id)) wrong.push(`table ${id} is left of a deleted server`)
  }
  return wrong
}

/** What a server's moderator was shown as set, and is not; in words. @param players those of that server */
export async function settingsOverwritten(
  { servers }: Store,
  guildId: string,
  players: readonly Player[],
): Promise<string[]> {
  const sent = players.flatMap((player) => player.sent).toSorted((a, b) => a.from - b.from)
  const unset = Object.fromEntries(Object.entries(SERVER_CHOICES).map(([key, { of }]) => [key, of[0]]))
  const kept = SettingsRow.parse({ ...unset, ...Object(await servers.data(guildId)) })
  const settings = new Set(sent.flatMap(({ what }) => SERVER_SETTING.exec(what)?.[1] ?? []))
  return [...settings].flatMap((setting) => {
    const last = lastOf(sent.filter(({ what }) => what.includes(`:${setting} `) || new RegExp(DELETE).test(what)))
    const value = last === null ? undefined : SERVER_SETTING.exec(last.what)?.[2]
    // A change that failed leaves the page as it was, and is told beside it.
    if (last === null || value === undefined || !last.chosen.includes(last.what)) return []
    const [, key = ''] = setting.split(/:\d+:/)
    return kept[key] === value ? [] : `answered and not kept: ${last.what}, for ${key} is ${String(kept[key])}`
  })
}

/** A press that chooses a setting, and what it chooses. */
const SERVER_SETTING = /:(serverset:\d+:(?:edition|hints|computers|pace)) (.+)$/
const SettingsRow = z.record(z.string(), z.unknown())

const Result = z.object({ kind: z.string(), counts: z.boolean() })
const Begun = z.object({
  kind: z.string(),
  counts: z.boolean(),
  standardBox: z.boolean(),
  seats: z.array(z.object({ starterId: z.string().nullable() })),
})
const Sums = z.object({
  rated: z.int(),
  among: z.record(z.string(), z.object({ games: z.int() })),
  computers: z.object({ games: z.int() }),
})

const GuildRow = z.object({ sums: z.object({ cities: z.int() }) })
const Seats = z.object({ seats: z.array(z.unknown()) })

/** Games that count never, or twice, in what is told of people and of the server; in words. */
export async function miscounted({ tables, results }: Store, guildId: string): Promise<string[]> {
  const wrong: string[] = []
  const all = { guildId, players: null, from: new Date(0), until: new Date(Date.UTC(9999, 0)) }
  const stored = await results.history({ ...all, personId: null }, 0, 1000)
  for (const { tableId } of stored)
    if ((await tables.load(tableId)) === null) wrong.push(`the result of ${tableId} outlives its table`)
  const counted = stored.filter(({ data }) => {
    const { kind, counts } = Result.parse(data)
    return counts && kind === 'people'
  })
  const cities = counted.reduce((sum, { data }) => sum + Seats.parse(data).seats.length, 0)
  /** Who began each game that counts for the ratings; of a single one nothing follows. */
  const starters = stored
    .map(({ data }) => Begun.parse(data))
    .filter(({ kind, counts, standardBox }) => kind === 'people' && counts && standardBox)
    .map(({ seats }) => seats.flatMap(({ starterId }) => starterId ?? []))
    .filter(({ length }) => length >= 2)
  const folded = GuildRow.safeParse((await results.fold(guildId))?.data).data?.sums.cities ?? 0
  if (folded !== cities) wrong.push(`${folded} cities of the server are told, of ${cities}`)
  for (const personId of PEOPLE) {
    const played = await results.history({ ...all, personId }, 0, 1000)
    const counting = played.map(({ data }) => Result.parse(data)).filter(({ kind, counts }) => counts && kind !== 'tom')
    const [standing] = await results.standings(guildId, [personId])
    const sums = standing === undefined ? null : Sums.parse(standing.data)
    const among = Object.values(sums?.among ?? {}).reduce((sum, { games }) => sum + games, 0)
    const told = among + (sums?.computers.games ?? 0)
    if (told !== counting.length) wrong.push(`${told} games of ${personId} are told, of ${counting.length}`)
    const rated = starters.filter((ids) => ids.includes(personId)).length
    if ((sums?.rated ?? 0) !== rated) wrong.push(`${sums?.rated} games of ${personId} are rated, of ${rated}`)
  }
  return wrong
}
