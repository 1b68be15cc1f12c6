import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, inject } from 'vitest'
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

async function freshSqlite(): Promise<Fresh> {
  const folder = await mkdtemp(join(tmpdir(), 'bonfire-'))
  return { url: `file:${folder}/deeper/test.db`, drop: () => rm(folder, { recursive: true, force: true }) }
}
