import type pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockDatabase, openStore } from '#store'
import { connectToPostgres } from '../../src/store/postgres.ts'
import { freshPostgres, needs } from '../needs.ts'

/** How many connections the server has for the bot. */
const FEW = 3

describe.skipIf(!(await needs('postgres')))('a PostgreSQL that has no connection left', () => {
  let database: Awaited<ReturnType<typeof freshPostgres>>
  let server: pg.Client
  let url: string

  beforeEach(async () => {
    database = await freshPostgres()
    server = await connectToPostgres(database.url)
    const name = new URL(database.url).pathname.slice(1)
    await server.query(`CREATE ROLE ${name} LOGIN PASSWORD 'few' CONNECTION LIMIT ${FEW}`)
    await server.query(`ALTER DATABASE ${name} OWNER TO ${name}`)
    url = Object.assign(new URL(database.url), { username: name, password: 'few' }).href
    return async () => {
      const role = `REASSIGN OWNED BY ${name} TO CURRENT_USER; DROP OWNED BY ${name}; DROP ROLE ${name}`
      await server.query(role)
      await server.end()
      await database.drop()
    }
  })

  const held: pg.Client[] = []
  const fill = async () => {
    while (held.length < FEW) held.push(await connectToPostgres(url))
  }
  afterEach(async () => {
    for (const client of held.splice(0)) await client.end()
  })

  it('keeps all of many choices that come at once', async () => {
    const store = await openStore(url)
    const ids = Array.from({ length: 3 * FEW }, (_, n) => `table${n}`)
    const entry = { seq: 1, actor: null, type: 'choice', data: {} }
    await Promise.all(
      ids.map((id) => store.tables.create({ id, guildId: 'guild', channelId: id, solo: false, people: [] }, [entry])),
    )
    await Promise.all(ids.map((id) => store.tables.append(id, [{ ...entry, seq: 2 }])))
    for (const id of ids) expect(await store.tables.entries(id)).toHaveLength(2)
    await store.close()
  })

  it('is waited for by a bot that starts', async () => {
    await fill()
    const starting = lockDatabase(url, 'bot').then(async (lock) => ({ lock, store: await openStore(url) }))
    expect(await Promise.race([starting, server.query('SELECT pg_sleep(0.5)').then(() => 'full')])).toBe('full')
    for (const client of held.splice(0)) await client.end()
    const { lock, store } = await starting
    expect(await store.check()).toBeNull()
    await store.close()
    await lock.release()
  })

  it('is called away by its own words where it stays full', async () => {
    const store = await openStore(url)
    await server.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    )
    await fill()
    expect(await store.check()).toBe('TooManyConnections')
    await expect(openStore(url)).rejects.toThrow(/cannot be opened: too many connections for role [^\n]+$/)
    await store.close()
  })
})
