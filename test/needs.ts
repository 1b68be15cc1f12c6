import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { chromiumPath } from '#support/browser'
import { connectToPostgres } from '../src/store/postgres.ts'

/**
 * What some tests need of the machine. Where it is missing they are skipped, and `npm test` says so in its last lines;
 * with CI=true they fail instead.
 */
export type Need = 'chromium' | 'postgres'

export const howToGet: Record<Need, string> = {
  chromium: 'a browser at /usr/bin/chromium (Debian: apt-get install chromium), or CHROMIUM_PATH with the path of one',
  postgres:
    'PostgreSQL at 127.0.0.1:5432 where the user postgres needs no password, or TEST_POSTGRES_URL with the address of one that may create databases and roles',
}

/** How often a server that does not answer in time is asked. */
const TRIES = 5

let asked: Promise<string | null> | null = null
/** A PostgreSQL server where databases may be created, or null when none answers. It is asked once. */
export function postgresUrl(): Promise<string | null> {
  asked ??= askPostgres()
  return asked
}

async function askPostgres(): Promise<string | null> {
  const url = process.env.TEST_POSTGRES_URL ?? 'postgresql://postgres@127.0.0.1:5432/postgres'
  for (let tries = 1; ; tries++)
    try {
      await (await connectToPostgres(url)).end()
      return url
    } catch (error) {
      // One that is there may be slow to answer.
      if (tries === TRIES || !String(error).includes('timeout')) return null
    }
}

/** An empty database of its own for the caller, who drops it afterwards whatever still uses it. Fails without a server. */
export async function freshPostgres(): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = await postgresUrl()
  if (server === null) throw new Error(`This needs ${howToGet.postgres}.`)
  const name = `bonfire_test_${Date.now().toString(36)}_${Math.random().toString(36).slice(2, 10)}`
  const onServer = async (ask: (client: pg.Client) => Promise<void>) => {
    const client = await connectToPostgres(server)
    try {
      await ask(client)
    } finally {
      await client.end()
    }
  }
  // Connections that were closed take a moment to go. Cut off in it they tell an error that nobody hears.
  const drop = async (client: pg.Client) => {
    const others = 'SELECT 1 FROM pg_stat_activity WHERE datname = $1'
    for (let tries = 0; tries < 50 && ((await client.query(others, [name])).rowCount ?? 0) > 0; tries++) await sleep(20)
    await client.query(`DROP DATABASE ${name} WITH (FORCE)`)
  }
  await onServer(async (client) => {
    await client.query(`CREATE DATABASE ${name}`)
    // Tests outlive no power cut: their commits need not reach the disk.
    await client.query(`ALTER DATABASE ${name} SET synchronous_commit TO off`)
  })
  const url = new URL(server)
  url.pathname = name
  return { url: url.href, drop: () => onServer(drop) }
}

/**
 * For a test file: `describe.skipIf(!(await needs('postgres')))(…)`.
 *
 * @returns whether it is there
 * @throws with CI=true when it is not
 */
export async function needs(need: Need): Promise<boolean> {
  const there = need === 'chromium' ? chromiumPath() !== null : (await postgresUrl()) !== null
  if (!there && process.env.CI === 'true') throw new Error(`These tests need ${howToGet[need]}.`)
  return there
}
