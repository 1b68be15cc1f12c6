import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
import Sqlite from 'better-sqlite3'
import type pg from 'pg'
import { z } from 'zod'
import { connectToPostgres } from '../src/store/postgres.ts'
import { freshPostgres } from './needs.ts'

/** Versions of which a database is kept (test/kept/README.md), the first one first. */
export const KEPT_VERSIONS = ['9e5a678', 'd954267'] as const
export type KeptVersion = (typeof KEPT_VERSIONS)[number]

/** A database as that version left it, for the caller alone. */
export interface KeptDatabase {
  readonly url: string
  /** A folder to put other files into. */
  readonly folder: string
  /** The sandbox's world around it. */
  readonly world: string
  /** When its people stopped. */
  readonly at: Date
  readonly drop: () => Promise<void>
}

export async function keptDatabase(version: KeptVersion, provider: 'sqlite' | 'postgresql'): Promise<KeptDatabase> {
  const kept = (name: string) => readFileSync(new URL(`kept/${version}/${name}`, import.meta.url))
  const folder = mkdtempSync(join(tmpdir(), 'bonfire-kept-'))
  const world = join(folder, 'world.json')
  writeFileSync(world, gunzipSync(kept('world.json.gz')))
  const at = new Date(z.object({ at: z.iso.datetime() }).parse(JSON.parse(kept('kept.json').toString())).at)
  const tidy = () => rmSync(folder, { recursive: true, force: true })
  if (provider === 'sqlite') {
    const file = join(folder, 'bonfire.db')
    writeFileSync(file, gunzipSync(kept('bonfire.db.gz')))
    return { url: `file:${file}`, folder, world, at, drop: async () => tidy() }
  }
  const { url, drop } = await freshPostgres()
  // What begins with a backslash is for psql.
  const script = gunzipSync(kept('bonfire.sql.gz'))
    .toString()
    .replaceAll(/^\\.*$/gm, '')
  await asked(url, (client) => client.query(script))
  return {
    ...{ url, folder, world, at },
    drop: async () => {
      await drop()
      tidy()
    },
  }
}

const Names = z.array(z.object({ name: z.string() }))

/** Every row of every table as text, in an order of its own; by the table's name. */
export async function everyRow(url: string): Promise<Record<string, readonly string[]>> {
  const sorted = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).sort()
  if (url.startsWith('file:')) {
    const db = new Sqlite(url.slice('file:'.length), { readonly: true })
    const names = Names.parse(db.prepare(`SELECT name FROM sqlite_master WHERE type = 'table'`).all())
    const all = names.map(({ name }) => [name, sorted(db.prepare(`SELECT * FROM "${name}"`).all())] as const)
    db.close()
    return Object.fromEntries(all)
  }
  return await asked(url, async (client) => {
    const { rows } = await client.query(`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`)
    const all: [string, string[]][] = []
    for (const { name } of Names.parse(rows))
      all.push([name, sorted((await client.query(`SELECT * FROM public."${name}"`)).rows)])
    return Object.fromEntries(all)
  })
}

async function asked<T>(url: string, ask: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await connectToPostgres(url)
  try {
    return await ask(client)
  } finally {
    await client.end()
  }
}

/** Runs a line in a shell; what it said on the standard error, and its status. */
async function run(line: string): Promise<{ readonly status: number; readonly err: string }> {
  try {
    return { status: 0, err: (await promisify(execFile)('sh', ['-c', line])).stderr }
  } catch (error) {
    const { code, stderr } = z.object({ code: z.number(), stderr: z.string() }).parse(error)
    return { status: code, err: stderr }
  }
}

/** Whether PostgreSQL's own programs are installed. */
export const hasPostgresTools = async (): Promise<boolean> => (await run('pg_dump --version')).status === 0

/**
 * Does with a database what docs/hosting.md says.
 * @param program whose line is meant
 * @param dump the file that is written or read
 * @param how instead of the option that the document has
 */
export function asDocumented(
  url: string,
  program: 'pg_dump' | 'dropdb' | 'createdb' | 'pg_restore',
  dump: string,
  how?: string,
): Promise<{ readonly status: number; readonly err: string }> {
  const document = readFileSync(new URL('../docs/hosting.md', import.meta.url), 'utf8')
  const line = new RegExp(`^docker compose exec (?:-T )?postgres (${program} .*)$`, 'm').exec(document)?.[1]
  if (line === undefined) throw new Error(`docs/hosting.md has no ${program}`)
  const { hostname, port, username, pathname } = new URL(url)
  const there = line
    .replace(' -U bonfire', ` -h ${hostname} -p ${port} -U ${username}`)
    .replace('--exit-on-error', how ?? '--exit-on-error')
    .replace('bonfire.dump', `'${dump}'`)
    .replace(/ bonfire(?= |$)/, ` ${pathname.slice(1)}`)
  return run(there)
}
