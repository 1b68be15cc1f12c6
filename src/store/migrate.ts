import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { Database } from './database.ts'
import { type Migrating, migratingPostgres, migratingSqlite } from './migrating.ts'

const MIGRATIONS = fileURLToPath(new URL('../../prisma/migrations', import.meta.url))

/**
 * Brings a database to the newest of the committed migrations, without asking and without Prisma's engine (a download
 * that not every machine reaches). It keeps Prisma's own table of what was applied, with Prisma's checksums, and takes
 * Prisma's lock, so that `prisma migrate deploy` and this agree, whichever comes first. All of it is one transaction:
 * a migration that fails leaves everything as it was.
 *
 * @param folder holds a folder a provider, each with Prisma's `<name>/migration.sql`
 * @returns the names that were applied now, oldest first
 * @throws Error, in words for the person who starts the bot, when the database was made by other migrations than these
 */
export async function migrate(database: Database, folder: string = MIGRATIONS): Promise<string[]> {
  const migrations = readMigrations(`${folder}/${database.provider}`)
  const sql = database.provider === 'sqlite' ? migratingSqlite(database.file) : await migratingPostgres(database.url)
  try {
    await sql.begin()
    try {
      const applied = await apply(sql, migrations)
      await sql.commit()
      return applied
    } catch (error) {
      await sql.rollback()
      throw error
    }
  } finally {
    await sql.close()
  }
}

interface Migration {
  readonly name: string
  readonly script: string
  readonly checksum: string
}

function readMigrations(folder: string): Migration[] {
  return readdirSync(folder)
    .filter((name) => existsSync(`${folder}/${name}/migration.sql`))
    .sort()
    .map((name) => {
      const script = readFileSync(`${folder}/${name}/migration.sql`, 'utf8')
      return { name, script, checksum: createHash('sha256').update(script).digest('hex') }
    })
}

const HistoryRow = z.object({
  migration_name: z.string(),
  checksum: z.string(),
  finished: z.coerce.boolean(),
})

async function apply(sql: Migrating, migrations: readonly Migration[]): Promise<string[]> {
  const before = z.array(HistoryRow).parse(await sql.history())
  for (const { migration_name: name, checksum, finished } of before) {
    const known = migrations.find((migration) => migration.name === name)
    if (!finished) throw new Error(`Migration ${name} failed halfway. Mend it with "npx prisma migrate resolve".`)
    if (known === undefined)
      throw new Error(`The database knows migration ${name}, this version does not: was it made by a newer version?`)
    if (known.checksum !== checksum)
      throw new Error(`Migration ${name} was edited after it was applied. Put it back and add a new one.`)
  }
  const missing = migrations.filter(({ name }) => before.every((row) => row.migration_name !== name))
  for (const { name, script, checksum } of missing) {
    await sql.script(script)
    await sql.remember(randomUUID(), name, checksum)
  }
  return missing.map(({ name }) => name)
}
