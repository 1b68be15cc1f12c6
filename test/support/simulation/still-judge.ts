import { tableLanguage } from '#commands'
import type { Store } from '#store'
import { serviceOn } from '#support/chaos/judge'
import { drawnAt, isPublic, isShared, type Player } from '#support/chaos/player'
import { readMessage } from '#support/monkey/read-message'
import { words } from '#text'
import { MINUTE_MS } from '#time'
import { CHANGES, DONE_LATE } from './changes.ts'
import type { Party } from './people.ts'

/**
 * Tables at which a computer player is to act and nothing has happened since all was put right; in words.
 * @param calmFrom when that was, in ms since 1970; minutes ago
 */
export async function standingStill(store: Store, calmFrom: number): Promise<string[]> {
  const service = serviceOn(store)
  const wrong: string[] = []
  for (const id of await store.tables.ids(null, 1000)) {
    const table = await service.view(id)
    if (table?.phase !== 'playing' || table.seats[table.actingSeat ?? -1]?.computer === undefined) continue
    const last = (await store.tables.entries(id)).at(-1)
    if (last !== undefined && last.at.getTime() < calmFrom)
      wrong.push(`a computer player is to act at ${id}, and has not since ${last.at.toISOString()}`)
  }
  return wrong
}

/**
 * Notices that were due to somebody directly before all was put right, and that nobody has sent: what does not reach them
 * is planned for the channel; in words.
 * @param calmFrom when that was, in ms since 1970; minutes ago
 */
export async function leftUnsent({ tables, notices }: Store, calmFrom: number): Promise<string[]> {
  const wrong: string[] = []
  for (const id of await tables.ids(null, 1000))
    for (const { via, personId, kind, dueAt, sentAt } of await notices.ofTable(id))
      if (via === 'direct' && sentAt === null && dueAt.getTime() < calmFrom)
        wrong.push(`${personId} has not been told of ${id} (${kind}) since ${dueAt.toISOString()}`)
  return wrong
}

/** So long after somebody went, or came back, the live message may say otherwise. */
const SEEN_WITHIN = 10 * MINUTE_MS

/**
 * Tables whose live messages say of more or fewer people that they are away than are; in words. Those who may have changed
 * that a while ago are not judged.
 * @param parties what is in their channels has been read
 */
export async function awayToldWrongly(
  store: Store,
  parties: readonly Party[],
  players: readonly Player[],
  now: number,
): Promise<string[]> {
  const service = serviceOn(store)
  const sent = players.flatMap((player) => player.sent).filter(({ what }) => CHANGES.test(what))
  const wrong: string[] = []
  for (const { channelId, guests } of parties) {
    const id = await store.tables.openInChannel(channelId)
    const table = id === null ? null : await service.view(id)
    const [reader] = guests
    if (table?.phase !== 'playing' || reader === undefined) continue
    const people = table.seats.flatMap(({ person }) => person?.id ?? [])
    if (sent.some(({ personId, to }) => people.includes(personId) && to > now - DONE_LATE)) continue
    const [away, unsure] = [new Set<string>(), new Set<string>()]
    for (const personId of people)
      for (const { from, until } of (await service.settings(personId)).away) {
        if (from < now - SEEN_WITHIN && now + SEEN_WITHIN < until) away.add(personId)
        else if (from < now + SEEN_WITHIN && now - SEEN_WITHIN < until) unsure.add(personId)
      }
    const live = reader.player.person.latest(
      channelId,
      (one) => isPublic(one) && !isShared(one) && drawnAt(one)?.table === id,
    )
    const lines = live === null ? [] : readMessage(live).texts.flatMap((text) => text.split('\n'))
    const [, saysAway = ''] = words(tableLanguage(table)).pace.away('@', '@').split('@')
    const told = lines.filter((line) => line.includes(saysAway)).length
    if (unsure.size === 0 && live !== null && told !== away.size)
      wrong.push(`${told} people are said to be away at ${id}, of ${away.size}`)
  }
  return wrong
}
