import type { PrismaPromise } from '@prisma/client/runtime/client'

/**
 * What the store asks of Prisma. The two generated clients (SQLite, PostgreSQL) have types of their own that do not
 * fit each other; both fit this, so one repository serves both and the compiler checks it. It only reads, and what
 * is asked now and then: the rest are statements of our own.
 */
export interface Client {
  readonly table: {
    count(query: {
      where:
        | Record<string, never>
        | { cardChannelId: string; channelId: string }
        | {
            openIn: { not: null }
            guildId?: string
            seats?: { some: { personId: string; seated: true } }
          }
    }): PrismaPromise<number>
    findFirst(query: { where: { id: string } }): PrismaPromise<TableRow | null>
    findMany(query: {
      where:
        | { id: { gt: string }; seats: { some: { personId: string } } }
        | {
            OR: ({ ended: string } | { openIn: null; ended: null })[]
            seats: { some: { personId: string; invited: false } }
          }
        | {
            openIn: null
            solo: true
            seats: { some: { personId: string } }
            OR?: ({ closedAt: { gt: Date } } | { closedAt: Date; id: { gt: string } })[]
          }
      orderBy: { id: 'asc' } | [{ closedAt: 'asc' } | { closedAt: 'desc' }, { id: 'asc' }]
      take?: number
    }): PrismaPromise<TableRow[]>
  }
  readonly entry: {
    findMany(query: {
      where: { tableId: string; seq: { gt: number } }
      orderBy: { seq: 'asc' }
    }): PrismaPromise<EntryRow[]>
  }
  readonly snapshot: {
    findFirst(query: { where: { tableId: string } }): PrismaPromise<{ seq: number; state: string } | null>
  }
  readonly box: {
    findFirst(query: { where: { hash: string } }): PrismaPromise<{ data: string } | null>
  }
  $disconnect(): Promise<void>
}

export interface TableRow {
  readonly id: string
  readonly guildId: string | null
  readonly channelId: string
  readonly openIn: string | null
  readonly cardChannelId: string | null
  readonly askedIn: string | null
  readonly solo: boolean
  readonly createdAt: Date
  readonly closedAt: Date | null
  readonly ended: string | null
}

export interface EntryRow {
  readonly seq: number
  readonly at: Date
  readonly actor: string | null
  readonly type: string
  readonly data: string
  readonly interactionId: string | null
}
