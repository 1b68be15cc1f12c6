import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
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

  it('is written to once for many writes that wait for each other', async () => {
    const store = await openStore(`file:${file}`)
    await store.tables.create({ id: 't', guildId: null, channelId: 'c', solo: true }, [entry(1)])
    const before = commits(await readFile(`${file}-wal`))
    const appends = Array.from({ length: 60 }, (_, i) => store.tables.append('t', [entry(i + 2)]))
    for (const { kind } of await Promise.all(appends)) expect(kind).toBe('appended')
    expect(commits(await readFile(`${file}-wal`)) - before).toBeLessThan(10)
    await store.close()
  })

  it('that has no room left keeps what it acknowledged and refuses the rest, and goes on when it has room', async () => {
    const store = await openStore(`file:${file}`)
    await store.close()
    const client = new PrismaClient({ adapter: new OneWriterSqlite(file), errorFormat: 'minimal' })
    const box = (n: number) => client.box.createMany({ data: { hash: `box ${n}`, data: 'x'.repeat(3000) } })
    const [{ page_count: pages }] = z
      .tuple([z.object({ page_count: z.coerce.number() })])
      .parse(await client.$queryRaw`PRAGMA page_count`)
    await client.$queryRawUnsafe(`PRAGMA max_page_count = ${pages + 40}`)
    const kept: string[] = []
    let refused = 0
    for (let round = 0; round < 8; round++) {
      const wave = Array.from({ length: 12 }, async (_, i) => {
        await box(12 * round + i)
        kept.push(`box ${12 * round + i}`)
      })
      for (const { status } of await Promise.allSettled(wave)) refused += status === 'rejected' ? 1 : 0
    }
    expect(kept.length).toBeGreaterThan(0)
    expect(refused).toBeGreaterThan(0)
    const hashes = async () => (await client.box.findMany({})).map(({ hash }) => hash).sort()
    expect(await hashes()).toEqual([...kept].sort())
    await client.$queryRawUnsafe(`PRAGMA max_page_count = ${pages + 4000}`)
    await Promise.all([200, 201, 202].map(box))
    expect(await hashes()).toEqual([...kept, 'box 200', 'box 201', 'box 202'].sort())
    await client.$disconnect()
  })
})

/** How many transactions a write-ahead log holds: each ends with a frame that says how large the file is then. */
function commits(wal: Buffer): number {
  const [header, frameHeader, frame] = [32, 24, 24 + wal.readUInt32BE(8)]
  let count = 0
  for (let at = header; at + frameHeader <= wal.length; at += frame) if (wal.readUInt32BE(at + 4) !== 0) count++
  return count
}
