import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, inject } from 'vitest'
import { openStore, type Store } from '#store'
import type { EntryToAppend } from '#table'
import { freshPostgres, needs } from '../needs.ts'

export interface Fresh {
  readonly url: string
  readonly drop: () => Promise<void>
}

const kinds: { name: string; there: boolean; fresh: () => Promise<Fresh> }[] = [
  { name: 'SQLite', there: true, fresh: freshSqlite },
  { name: 'PostgreSQL', there: await needs('postgres'), fresh: freshPostgres },
]

/** An empty database for a test file that is run once on each: of the kind whose turn it is. */
export const freshDatabase = (): Promise<Fresh> =>
  inject('database') === 'postgresql' ? freshPostgres() : freshSqlite()

/** The same tests on both databases; each `fresh()` is an empty one. */
export function onBothDatabases(about: string, tests: (fresh: () => Promise<Fresh>, database: string) => void): void {
  for (const { name, there, fresh } of kinds) {
    describe.skipIf(!there)(`${about}, on ${name},`, () => tests(fresh, name))
  }
}

/** Two stores on one database, as two processes have it. */
export interface TwoStores {
  readonly url: string
  readonly store: Store
  readonly another: Store
  /** Makes a table in a channel of its own, with one entry unless others are given. */
  newTable(first?: readonly EntryToAppend[], people?: readonly string[]): Promise<{ id: string; channelId: string }>
}

/** The same tests on both databases, with two stores on each that are closed after the last. */
export function withTwoStores(about: string, tests: (stores: TwoStores) => void): void {
  for (const { name, there, fresh } of kinds) {
    describe.skipIf(!there)(`${about}, on ${name},`, async () => {
      if (!there) return
      const { url, drop } = await fresh()
      const [store, another] = [await openStore(url), await openStore(url)]
      afterAll(async () => {
        await Promise.all([store.close(), another.close()])
        await drop()
      })
      let tables = 0
      async function newTable(first: readonly EntryToAppend[] = [FIRST], people: readonly string[] = []) {
        const [id, channelId] = [`table${++tables}`, `channel${tables}`]
        await store.tables.create({ id, guildId: 'guild', channelId, solo: false, people }, first)
        return { id, channelId }
      }
      tests({ url, store, another, newTable })
    })
  }
}

const FIRST: EntryToAppend = { seq: 1, actor: null, type: 'choice', data: {} }

async function freshSqlite(): Promise<Fresh> {
  const folder = await mkdtemp(join(tmpdir(), 'bonfire-'))
  return { url: `file:${folder}/deeper/test.db`, drop: () => rm(folder, { recursive: true, force: true }) }
}
