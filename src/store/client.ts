import type { PrismaPromise } from '@prisma/client/runtime/client'
import type { StoredEntry } from '#table/repository'

/**
 * What the store asks of Prisma. The two generated clients (SQLite, PostgreSQL) have types of their own that do not
 * fit each other; both fit this, so one repository serves both and the compiler checks it. It only reads, and what
 * is asked now and then: the rest are statements of our own.
 */
export interface EitherPrismaClient {
  readonly table: {
    findFirst(query: { where: { id: string } }): PrismaPromise<object | null>
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
  $connect(): Promise<void>
  $disconnect(): Promise<void>
}

/** An entry, whose data is JSON still. */
export interface EntryRow extends Omit<StoredEntry, 'data'> {
  readonly data: string
}
