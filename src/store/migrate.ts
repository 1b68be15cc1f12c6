import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { DatabaseAddress } from './database.ts'
import {
  type AppliedMigration,
  type MigrationTarget,
  postgresMigrationTarget,
  readMigrationsAndSchemaParts,
  sqliteMigrationTarget,
} from './migrating.ts'
import { schemaMigrationMismatch } from './mixture.ts'

/** Compiled, this lies as deep as it does here. */
const MIGRATIONS = fileURLToPath(new URL('../../prisma/migrations', import.meta.url))

/** What an earlier version's database lacks, and how much there is to go through. */
export interface PendingUpgrade {
  /** Names of migrations, oldest first. */
  readonly migrations: readonly string[]
  readonly bytes: number
  /** How long that may take, in ms. */
  readonly mayTakeMs: number
}

/** Hears of an upgrade before it, and after it how long it took, in ms. */
export type OnUpgradeBeginOrEnd = (upgrade: PendingUpgrade, tookMs: number | null) => void

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
export async function applyMissingMigrations(
  database: DatabaseAddress,
  folder: string = MIGRATIONS,
  onUpgrade: OnUpgradeBeginOrEnd = () => undefined,
): Promise<string[]> {
  const migrations = readMigrations(`${folder}/${database.provider}`)
  const sql =
    database.provider === 'sqlite' ? sqliteMigrationTarget(database.file) : await postgresMigrationTarget(database.url)
  try {
    await sql.begin()
    try {
      const history = await sql.history()
      const missing = missingOf(history, migrations)
      mustFit(database, history, await sql.parts(), folder)
      const upgrade = history.length === 0 || missing.length === 0 ? null : await upgradeBy(sql, missing)
      if (upgrade !== null) onUpgrade(upgrade, null)
      const began = performance.now()
      await apply(sql, missing)
      await sql.commit()
      if (upgrade !== null) onUpgrade(upgrade, performance.now() - began)
      return missing.map(({ name }) => name)
    } catch (error) {
      await sql.rollback()
      throw error
    }
  } finally {
    await sql.close()
  }
}

/**
 * Reads only.
 * @throws Error, in words for the person who runs a command, when the database was not made by this version
 */
export async function assertMigrated(database: DatabaseAddress): Promise<void> {
  if (await lacksMigrations(database))
    throw new Error('it was made by an earlier version, and is only read here. Start the bot on it once.')
}

/**
 * Reads only.
 * @returns whether it lacks migrations: an earlier version made it
 * @throws Error, in words for the person who runs a command, when the database is none of this bot's, or a later version's
 */
export async function lacksMigrations(database: DatabaseAddress): Promise<boolean> {
  const { history, parts } = await readMigrationsAndSchemaParts(database)
  if (history.length === 0) throw new Error('it is no database of this bot.')
  const missing = missingOf(history, readMigrations(`${MIGRATIONS}/${database.provider}`))
  mustFit(database, history, parts, MIGRATIONS)
  return missing.length > 0
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

async function upgradeBy(sql: MigrationTarget, missing: readonly Migration[]): Promise<PendingUpgrade> {
  const { bytes, msAMb } = await sql.size()
  return { migrations: missing.map(({ name }) => name), bytes, mayTakeMs: (bytes / 1e6) * msAMb }
}

async function apply(sql: MigrationTarget, missing: readonly Migration[]): Promise<void> {
  for (const { name, script, checksum } of missing) {
    await sql.script(script)
    await sql.remember(randomUUID(), name, checksum)
  }
}

/** @throws Error, with what to do, when what is there is not what the list of its migrations says */
function mustFit(
  { provider }: DatabaseAddress,
  history: readonly AppliedMigration[],
  parts: readonly string[],
  folder: string,
): void {
  const names = history.map((row) => row.migration_name)
  const scripts = (applied: boolean) =>
    readMigrations(`${folder}/sqlite`).flatMap(({ name, script }) => (names.includes(name) === applied ? script : []))
  const mixture = schemaMigrationMismatch({ parts, applied: scripts(true), later: scripts(false) })
  if (mixture === null) return
  const last = names.toSorted().at(-1)
  const listed = last === undefined ? 'it has no list of migrations' : `its list of migrations ends with ${last}`
  const cause = 'as when a backup is restored over a newer database'
  const way =
    provider === 'sqlite'
      ? 'Restore the backup with "npm run bonfire -- restore"'
      : 'Drop the database, create it anew, and restore the backup into that'
  throw new Error(`It mixes two versions, ${cause}: ${listed}, but ${mixture}. ${way} (docs/hosting.md, Roll back).`)
}

/** The migrations that a database lacks. */
function missingOf(history: readonly AppliedMigration[], migrations: readonly Migration[]): Migration[] {
  for (const { migration_name: name, checksum, finished } of history) {
    const known = migrations.find((migration) => migration.name === name)
    if (!finished) throw new Error(`Migration ${name} failed halfway. Mend it with "npx prisma migrate resolve".`)
    if (known === undefined)
      throw new Error(`It was made by a newer version of the bot, with migration ${name}. Update the bot.`)
    if (known.checksum !== checksum)
      throw new Error(`Migration ${name} was edited after it was applied. Put it back and add a new one.`)
  }
  return migrations.filter(({ name }) => history.every((row) => row.migration_name !== name))
}
