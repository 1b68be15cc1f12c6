import { HOUR_MS } from '#time'
import type { TableRepository } from '../repository.ts'

/** How many tables may be open at once: somebody who opens ever more would fill the disk and everybody's lists. */
export interface Quotas {
  /** At which one person sits, solo games included. */
  readonly person: number
  /** In one server. */
  readonly server: number
  /** Against Tom, of one person. */
  readonly solo: number
  /**
   * How many tables for several people one person, and one server, may open within an hour, closed ones included: each is a
   * message, a thread and a call.
   */
  readonly hourly: { readonly person: number; readonly server: number }
}

export const NO_QUOTAS: Quotas = {
  person: Number.POSITIVE_INFINITY,
  server: Number.POSITIVE_INFINITY,
  solo: Number.POSITIVE_INFINITY,
  hourly: { person: Number.POSITIVE_INFINITY, server: Number.POSITIVE_INFINITY },
}

/** Which quota a new table, or one more person at a table, would exceed. */
export type Exceeded =
  | { readonly kind: 'tooManyTables'; readonly most: number }
  | { readonly kind: 'serverFull'; readonly most: number }
  /** Within an hour; there may be another from a moment on. */
  | { readonly kind: 'openedMuch'; readonly by: 'person' | 'server'; readonly most: number; readonly again: Date }
  /** One of the games that are open. */
  | { readonly kind: 'soloOpen'; readonly most: number; readonly tableId: string }

/** Whether one more person may sit down somewhere. */
export async function mayNotSit(
  repository: TableRepository,
  { person: most }: Quotas,
  personId: string,
): Promise<Extract<Exceeded, { kind: 'tooManyTables' }> | null> {
  if (most === Number.POSITIVE_INFINITY) return null
  return (await repository.countOpen({ personId })) < most ? null : { kind: 'tooManyTables', most }
}

/** Whether a person may open one more table. */
export async function mayNotOpen(
  repository: TableRepository,
  quotas: Quotas,
  { hostId, guildId, solo }: { hostId: string; guildId: string | null; solo: boolean },
  now: Date,
): Promise<Exceeded | null> {
  if (solo && quotas.solo !== Number.POSITIVE_INFINITY) {
    const open = await repository.openSoloOf(hostId, quotas.solo)
    const [tableId] = open
    if (tableId !== undefined && open.length >= quotas.solo) return { kind: 'soloOpen', most: quotas.solo, tableId }
  }
  if (guildId !== null && quotas.server !== Number.POSITIVE_INFINITY) {
    if ((await repository.countOpen({ guildId })) >= quotas.server) return { kind: 'serverFull', most: quotas.server }
  }
  const seated = await mayNotSit(repository, quotas, hostId)
  if (seated !== null || guildId === null || solo) return seated
  const { person, server } = quotas.hourly
  return (
    (await mayNotOpenYet(repository, { by: 'person', most: person, where: { hostId } }, now)) ??
    (await mayNotOpenYet(repository, { by: 'server', most: server, where: { guildId } }, now))
  )
}

/** Whether as many were opened within the last hour as may be. */
async function mayNotOpenYet(
  repository: TableRepository,
  { by, most, where }: { by: 'person' | 'server'; most: number; where: Parameters<TableRepository['openings']>[0] },
  now: Date,
): Promise<Exceeded | null> {
  if (most === Number.POSITIVE_INFINITY) return null
  const opened = await repository.openings(where, new Date(now.getTime() - HOUR_MS), most)
  const first = opened[most - 1]
  return first === undefined ? null : { kind: 'openedMuch', by, most, again: new Date(first.at.getTime() + HOUR_MS) }
}
