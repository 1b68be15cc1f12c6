import { queryStore } from './cache.ts'
import type { TableRepository } from './repository.ts'

/** How many tables may be open at once: whoever opens and never ends any would fill the disk and everybody's lists. */
export interface Quotas {
  /** At which one person sits, solo games included. */
  readonly person: number
  /** In one server. */
  readonly server: number
  /** Against Tom, of one person. */
  readonly solo: number
}

export const NO_QUOTAS: Quotas = {
  person: Number.POSITIVE_INFINITY,
  server: Number.POSITIVE_INFINITY,
  solo: Number.POSITIVE_INFINITY,
}

/** Which quota a new table, or one more person at a table, would exceed. */
export type Exceeded =
  | { readonly kind: 'tooManyTables'; readonly most: number }
  | { readonly kind: 'serverFull'; readonly most: number }
  /** One of the games that are open. */
  | { readonly kind: 'soloOpen'; readonly most: number; readonly tableId: string }

/** Whether one more person may sit down somewhere. */
export async function mayNotSit(
  repository: TableRepository,
  { person: most }: Quotas,
  personId: string,
): Promise<Exceeded | null> {
  if (most === Number.POSITIVE_INFINITY) return null
  return (await queryStore(() => repository.countOpen({ personId }))) < most ? null : { kind: 'tooManyTables', most }
}

/** Whether a person may open one more table. */
export async function mayNotOpen(
  repository: TableRepository,
  quotas: Quotas,
  { hostId, guildId, solo }: { hostId: string; guildId: string | null; solo: boolean },
): Promise<Exceeded | null> {
  if (solo && quotas.solo !== Number.POSITIVE_INFINITY) {
    const open = await queryStore(() => repository.openSoloOf(hostId, quotas.solo))
    const [tableId] = open
    if (tableId !== undefined && open.length >= quotas.solo) return { kind: 'soloOpen', most: quotas.solo, tableId }
  }
  if (guildId !== null && quotas.server !== Number.POSITIVE_INFINITY) {
    if ((await queryStore(() => repository.countOpen({ guildId }))) >= quotas.server)
      return { kind: 'serverFull', most: quotas.server }
  }
  return await mayNotSit(repository, quotas, hostId)
}
