import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { startBotProcess } from '#support/bot-process'
import { type DatabaseAddress, parseDatabaseUrl } from '../../src/store/database.ts'
import { applyMissingMigrations } from '../../src/store/migrate.ts'
import { installWithout } from '../installation.ts'
import { type Fresh, onBothDatabases } from './databases.ts'

onBothDatabases('a newer bot that lacks Prisma’s compiler of queries', (freshDatabase) => {
  let bot: string
  let fresh: Fresh

  beforeAll(async () => {
    bot = await mkdtemp(join(tmpdir(), 'bonfire-lacking-'))
    await installWithout('node_modules/@prisma/client/runtime/query_compiler', bot)
    for (const provider of ['sqlite', 'postgresql']) {
      const newer = join(bot, 'prisma/migrations', provider, '99990101000000_later')
      await mkdir(newer)
      await writeFile(join(newer, 'migration.sql'), 'CREATE TABLE "later" ("id" TEXT NOT NULL PRIMARY KEY);')
    }
  })
  afterEach(() => fresh.drop())
  afterAll(() => rm(bot, { recursive: true }))

  /** Starts it on an empty database. */
  const start = async (before: (database: DatabaseAddress) => Promise<unknown>) => {
    fresh = await freshDatabase()
    const database = parseDatabaseUrl(fresh.url)
    if (database === null) throw new Error(`What is ${fresh.url}?`)
    await before(database)
    const settings = { token: 'none', apiUrl: 'http://127.0.0.1:1', databaseUrl: fresh.url, folder: bot }
    return { database, said: String(await startBotProcess(settings).catch((error: unknown) => error)) }
  }

  it('says so in one line, and leaves the database as the version before has it', async () => {
    const { database, said } = await start((it) => applyMissingMigrations(it))
    expect(said).toMatch(/^Error: The bot ended \(1\): What speaks to the database .+query_compiler.+ as it was\.\)$/)
    expect(await applyMissingMigrations(database)).toEqual([])
  })

  it('makes nothing where there is nothing', async () => {
    const { database, said } = await start(async () => undefined)
    expect(said).toContain('query_compiler')
    if (database.provider === 'sqlite') expect(existsSync(database.file)).toBe(false)
    expect((await applyMissingMigrations(database)).length).toBeGreaterThan(1)
  })
})
