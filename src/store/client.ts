import type { PrismaPromise } from '@prisma/client/runtime/client'
import type { Value } from './statements.ts'

/**
 * What the store asks of Prisma. The two generated clients (SQLite, PostgreSQL) have types of their own that do not
 * fit each other; both fit this, so one repository serves both and the compiler checks it. It is also the list of
 * every kind of query that the bot makes.
 */
export interface Client {
  readonly table: {
    createMany(query: {
      data: {
        id: string
        guildId: string | null
        channelId: string
        openIn: string
        cardChannelId: string | null
        solo: boolean
        computerDue: boolean
      }
    }): Write
    updateMany(query: {
      where: { id: string }
      data: { openIn?: null; closedAt?: Date; ended?: string; computerDue?: boolean; channelId?: string }
    }): Write
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
    createMany(query: { data: NewEntryRow[] }): Write
    updateMany(query: {
      where: { tableId: string; seq: number } | { tableId: string; seq: { lt: number }; actor: string }
      data: { data: string } | { actor: string }
    }): Write
    findMany(query: {
      where: { tableId: string; seq: { gt: number } }
      orderBy: { seq: 'asc' }
    }): PrismaPromise<EntryRow[]>
  }
  readonly snapshot: {
    findFirst(query: { where: { tableId: string } }): PrismaPromise<{ seq: number; state: string } | null>
    deleteMany(query: {
      where:
        | { tableId: string }
        | {
            tableId: string
            seq: number
            table: { entries: { some: { type: 'forgotten'; seq: { gt: number } } } }
          }
    }): Write
  }
  readonly box: {
    createMany(query: { data: { hash: string; data: string } }): Write
    findFirst(query: { where: { hash: string } }): PrismaPromise<{ data: string } | null>
    deleteMany(query: { where: { hash: string } }): Write
  }
  readonly seat: {
    createMany(query: { data: { tableId: string; personId: string }[] }): Write
    updateMany(query: { where: { tableId: string }; data: { seated: boolean } }): Write
    deleteMany(query: { where: { tableId: string; personId: string | { in: string[] }; seated?: boolean } }): Write
  }
  readonly showing: {
    createMany(query: { data: { tableId: string; channelId: string; messageId?: string } }): Write
    updateMany(query: {
      where:
        | { tableId: string }
        | { channelId: string; table: { cardChannelId: string; channelId: string }; tableId: { not: string } }
      data: { channelId: string; settled: boolean } | { messageId: null; settled: boolean }
    }): Write
  }
  readonly turnMessage: {
    findMany(query: { where: { tableId: string } }): PrismaPromise<TurnMessageRow[]>
    deleteMany(query: { where: { tableId: string } }): Write
  }
  readonly notice: {
    deleteMany(query: { where: { personId: string } }): Write
  }
  readonly follower: {
    deleteMany(query: { where: { personId: string } }): Write
  }
  readonly plan: {
    createMany(query: { data: { tableId: string; personId: string; revision: number; plan: string } }): Write
    updateMany(query: {
      where: { tableId: string; personId: string; revision: number }
      data: { revision: number; plan: string }
    }): Write
    deleteMany(query: {
      where:
        | { personId: string }
        | {
            tableId: string
            personId?: string | { in: string[] } | { notIn: string[] }
            revision?: number
          }
    }): Write
  }
  readonly puzzleAttempt: {
    createMany(query: { data: PuzzleAttemptRow & { day: number } }): Write
    updateMany(query: { where: { day: number; personId: string; data: string }; data: { data: string } }): Write
    findMany(query: {
      where: { day: number } & ({ personId: string } | { guildId: string })
      orderBy: { personId: 'asc' }
      take: number
    }): PrismaPromise<PuzzleAttemptRow[]>
    deleteMany(query: { where: { personId: string } | { day: { lt: number } } }): Write
  }
  readonly person: {
    createMany(query: { data: { id: string; profile: string } }): Write
    updateMany(query: { where: { id: string; profile: string }; data: { profile: string } }): Write
    deleteMany(query: { where: { id: string } }): Write
  }
  /**
   * All or none, in this order. The first must write, not read: on SQLite a transaction that reads first can no
   * longer wait for another process's write.
   */
  $transaction(writes: PrismaPromise<unknown>[]): Promise<unknown>
  /** The same where whether to go on follows from a write before: what is thrown within undoes all of it. */
  $transaction<T>(work: (inside: PlanWrites) => Promise<T>): Promise<T>
  /** A statement of our own among others of a transaction; how many rows it wrote. */
  $executeRaw(query: TemplateStringsArray, ...values: Value[]): PrismaPromise<number>
  $disconnect(): Promise<void>
}

/** What is written when a plan is played. */
export type PlanWrites = Pick<Client, 'plan' | 'entry' | 'table' | 'seat' | '$executeRaw'>

type Write = PrismaPromise<{ count: number }>

export interface TableRow {
  readonly id: string
  readonly guildId: string | null
  readonly channelId: string
  readonly openIn: string | null
  readonly cardChannelId: string | null
  readonly solo: boolean
  readonly createdAt: Date
  readonly closedAt: Date | null
  readonly ended: string | null
}

export interface PuzzleAttemptRow {
  readonly personId: string
  readonly guildId: string | null
  readonly data: string
}

export interface NewEntryRow {
  readonly tableId: string
  readonly seq: number
  readonly actor: string | null
  readonly type: string
  readonly data: string
  readonly interactionId: string | null
}

export interface EntryRow extends NewEntryRow {
  readonly at: Date
}

interface TurnMessageRow {
  readonly tableId: string
  readonly channelId: string
  readonly turnSeq: number
  readonly messageId: string
}
