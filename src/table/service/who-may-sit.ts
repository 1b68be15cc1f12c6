import { HOUR_MS } from '#time'
import type { TableRepository } from '../repository.ts'
import type { ServerService } from '../servers/servers.ts'
import { mostComputers, type ServerSettings, serverTableLimit } from '../servers/settings.ts'

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

/** Which quota, or which rule of its server, a new table, or one more person at a table, would exceed. */
export type QuotaOrServerRefusal =
  /** The person sits at as many open tables as one may, or the server has as many. */
  | { readonly kind: 'tooManyTables'; readonly most: number }
  | { readonly kind: 'serverFull'; readonly most: number }
  | ServerRefusal
  /** So many were opened within an hour, by the person or in the server; there may be another from a moment on. */
  | { readonly kind: 'openedMuch'; readonly by: 'person' | 'server'; readonly most: number; readonly again: Date }
  /** One of the games that are open. */
  | { readonly kind: 'soloOpen'; readonly most: number; readonly tableId: string }

/** Why the rules of a server let somebody sit down nowhere (else). */
type SeatRefusal =
  | { readonly kind: 'blockedHere' }
  /** A person may sit at so many open tables of the server. */
  | { readonly kind: 'tooManyHere'; readonly most: number }

/** What the rules of a server do not allow. */
type ServerRefusal =
  | SeatRefusal
  /** Ids of the channels where tables are allowed. */
  | { readonly kind: 'wrongChannel'; readonly channels: readonly string[] }
  | { readonly kind: 'needsRole'; readonly role: string }
  /** A table may have so many computer players. */
  | { readonly kind: 'fewerComputers'; readonly most: number }

/** Who wants to open a table, and where. */
export interface TableOpeningToCheck {
  readonly hostId: string
  readonly guildId: string | null
  readonly channelId: string
  /** Of a thread: the channel around it. */
  readonly around?: string | undefined
  readonly solo: boolean
  /** Ids of the roles that the person has there. */
  readonly roles?: readonly string[] | undefined
  /** The person moderates the server. */
  readonly moderator?: boolean | undefined
  /** How many computer players sit down at once. */
  readonly computers?: number
}

/** Where tables are counted, and the limits of this bot and of its servers. */
interface Limits {
  readonly repository: TableRepository
  readonly servers: ServerService
  readonly quotas: Quotas
}

/** Whether one more person may sit down somewhere. */
export async function whyMayNotSitByQuota(
  { repository, quotas }: Limits,
  personId: string,
): Promise<Extract<QuotaOrServerRefusal, { kind: 'tooManyTables' }> | null> {
  const most = quotas.person
  if (most === Number.POSITIVE_INFINITY) return null
  return (await repository.countOpenOf(personId, null)) < most ? null : { kind: 'tooManyTables', most }
}

/** Whether a person may open one more table. */
export async function whyMayNotOpen(
  limits: Limits,
  opening: TableOpeningToCheck,
  now: Date,
): Promise<QuotaOrServerRefusal | null> {
  const { repository, servers, quotas } = limits
  const { hostId, guildId, solo } = opening
  if (solo && quotas.solo !== Number.POSITIVE_INFINITY) {
    const open = await repository.openSoloOf(hostId, quotas.solo)
    const [tableId] = open
    if (tableId !== undefined && open.length >= quotas.solo) return { kind: 'soloOpen', most: quotas.solo, tableId }
  }
  if (guildId !== null) {
    const rules = await servers.settings(guildId)
    const refused = refusedOpening(rules, opening) ?? (await whyMayNotSitInServer(limits, guildId, hostId))
    if (refused !== null) return refused
    const most = Math.min(quotas.server, serverTableLimit(rules, 'tables'))
    if (most !== Number.POSITIVE_INFINITY && (await repository.countOpenIn(guildId)) >= most)
      return { kind: 'serverFull', most }
  }
  const seated = await whyMayNotSitByQuota(limits, hostId)
  if (seated !== null || guildId === null || solo) return seated
  const { person, server } = quotas.hourly
  return (
    (await mayNotOpenYet(repository, { by: 'person', most: person, where: { hostId } }, now)) ??
    (await mayNotOpenYet(repository, { by: 'server', most: server, where: { guildId } }, now))
  )
}

function refusedOpening(rules: ServerSettings, opening: TableOpeningToCheck): ServerRefusal | null {
  const { channelId, around, roles = [], moderator = false, computers = 0 } = opening
  const { channels, opener } = rules
  if (channels.length > 0 && !channels.includes(channelId) && !channels.includes(around ?? ''))
    return { kind: 'wrongChannel', channels }
  if (opener !== null && !moderator && !roles.includes(opener)) return { kind: 'needsRole', role: opener }
  const most = mostComputers(rules)
  return computers > most ? { kind: 'fewerComputers', most } : null
}

/** Whether a server lets one more person sit down at a table of its own. */
export async function whyMayNotSitInServer(
  { repository, servers }: Limits,
  guildId: string,
  personId: string,
): Promise<SeatRefusal | null> {
  if (await servers.isBlocked(guildId, personId)) return { kind: 'blockedHere' }
  const most = serverTableLimit(await servers.settings(guildId), 'person')
  if (most === Number.POSITIVE_INFINITY) return null
  return (await repository.countOpenOf(personId, guildId)) < most ? null : { kind: 'tooManyHere', most }
}

/** Whether as many were opened within the last hour as may be. */
async function mayNotOpenYet(
  repository: TableRepository,
  { by, most, where }: { by: 'person' | 'server'; most: number; where: Parameters<TableRepository['openings']>[0] },
  now: Date,
): Promise<QuotaOrServerRefusal | null> {
  if (most === Number.POSITIVE_INFINITY) return null
  const opened = await repository.openings(where, new Date(now.getTime() - HOUR_MS), most)
  const first = opened[most - 1]
  return first === undefined ? null : { kind: 'openedMuch', by, most, again: new Date(first.at.getTime() + HOUR_MS) }
}
