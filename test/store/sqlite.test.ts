import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openStore } from '#store'
import { PrismaClient } from '../../src/store/generated/sqlite/client.ts'
import { OneWriterSqlite } from '../../src/store/sqlite.ts'

const entry = (seq: number) => ({ seq, actor: null, type: 'choice', data: {} })

describe('a SQLite file', () => {
  let folder: string
  let file: string

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bonfire-'))
    file = join(folder, 'test.db')
  })
  afterEach(() => rm(folder, { recursive: true }))

  it('is opened so that what is acknowledged is on the disk, each time', async () => {
    for (const _ of ['first', 'again']) {
      const client = new PrismaClient({ adapter: new OneWriterSqlite(file) })
      const FULL = 2n
      expect(await client.$queryRaw`PRAGMA synchronous`).toEqual([{ synchronous: FULL }])
      expect(await client.$queryRaw`PRAGMA journal_mode`).toEqual([{ journal_mode: 'wal' }])
      expect(await client.$queryRaw`PRAGMA foreign_keys`).toEqual([{ foreign_keys: 1n }])
      await client.$disconnect()
    }
  })

  it('that another process is writing to is waited for, while this one goes on, and nothing old is seen after', async () => {
    const store = await openStore(`file:${file}`)
    await store.tables.create({ id: 't', guildId: null, channelId: 'c', solo: true }, [entry(1)])
    const other = new Sqlite(file)
    for (let seq = 2; seq <= 4; seq++) {
      other.exec('BEGIN IMMEDIATE')
      other.exec(`INSERT INTO boxes VALUES ('${seq}', '"box"')`)
      let settled = false
      const appends = [
        store.tables.append('t', [entry(seq)]).finally(() => {
          settled = true
        }),
        store.tables.append('t', [entry(seq)], { people: ['ann'] }),
      ]
      // Longer than SQLite itself waits, so that it has to be asked again.
      await new Promise((resolve) => setTimeout(resolve, 60))
      expect(settled).toBe(false)
      other.exec('COMMIT')
      expect((await Promise.all(appends)).map(({ kind }) => kind)).toEqual(['appended', 'taken'])
      other.exec(`INSERT INTO boxes VALUES ('${seq} later', '"later"')`)
      expect(await store.tables.box(`${seq} later`)).toBe('later')
      expect(other.prepare('SELECT seq FROM entries WHERE seq = ?').all([seq])).toEqual([{ seq }])
    }
    other.close()
    await store.close()
  })
})
