import { AsyncLocalStorage, createHook } from 'node:async_hooks'
import { copyFile, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import Libsql from 'libsql'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { openStore, type Store } from '#store'
import { PrismaClient } from '../../src/store/generated/sqlite/client.ts'
import { OneWriterSqlite } from '../../src/store/sqlite.ts'
import { keptDatabase } from '../kept-database.ts'

const entry = (seq: number) => ({ seq, actor: null, type: 'choice', data: {} })

describe('a SQLite file', () => {
  let folder: string
  let file: string

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bonfire-'))
    file = join(folder, 'test.db')
  })
  afterEach(() => rm(folder, { recursive: true }))

  it('is opened so that it stays sound whatever happens, each time', async () => {
    for (const _ of ['first', 'again']) {
      const client = new PrismaClient({ adapter: new OneWriterSqlite(file) })
      const NORMAL = 1n
      expect(await client.$queryRaw`PRAGMA synchronous`).toEqual([{ synchronous: NORMAL }])
      expect(await client.$queryRaw`PRAGMA journal_mode`).toEqual([{ journal_mode: 'wal' }])
      expect(await client.$queryRaw`PRAGMA foreign_keys`).toEqual([{ foreign_keys: 1n }])
      await client.$disconnect()
    }
  })

  it('is brought to the disk before a write is acknowledged', async () => {
    const store = await openStore(`file:${file}`)
    await store.tables.create({ id: 't', guildId: null, channelId: 'c', solo: true }, [entry(1)])
    /** What else runs in this process may ask, too: only what follows from the work counts. */
    const asking = new AsyncLocalStorage<true>()
    const askingTheDisk = async (work: () => Promise<unknown>): Promise<number> => {
      let asked = 0
      const hook = createHook({
        init: (_, type) => {
          if (type === 'FSREQPROMISE' && asking.getStore() === true) asked++
        },
      }).enable()
      await asking.run(true, work)
      hook.disable()
      return asked
    }
    expect(await askingTheDisk(() => store.tables.append('t', [entry(2)]))).toBe(1)
    expect(await askingTheDisk(() => store.tables.append('t', [entry(3)], { people: ['ann'] }))).toBe(1)
    expect(await askingTheDisk(() => store.tables.entries('t'))).toBe(0)
    await store.close()
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

  it.each([
    ['', () => undefined],
    [', also when others read in between', (store: Store) => store.people.profile('ann')],
  ])('is written to once for many writes that wait for each other%s', async (_, between) => {
    const store = await openStore(`file:${file}`)
    await store.tables.create({ id: 't', guildId: null, channelId: 'c', solo: true }, [entry(1)])
    const before = commits(await readFile(`${file}-wal`))
    const reads: unknown[] = []
    const appends = Array.from({ length: 60 }, (_, i) => {
      reads.push(between(store))
      return store.tables.append('t', [entry(i + 2)])
    })
    for (const { kind } of await Promise.all(appends)) expect(kind).toBe('appended')
    await Promise.all(reads)
    expect(commits(await readFile(`${file}-wal`)) - before).toBeLessThan(10)
    await store.close()
  })

  it('is written to while others go on reading', async () => {
    const store = await openStore(`file:${file}`)
    await store.tables.create({ id: 't', guildId: null, channelId: 'c', solo: true }, [entry(1)])
    let written = false
    let reads = 0
    const readers = Array.from({ length: 4 }, async () => {
      while (!written && reads < 2000) {
        await store.people.profile('ann')
        reads++
      }
    })
    await store.tables.append('t', [entry(2)])
    written = true
    await Promise.all(readers)
    expect(reads).toBeLessThan(200)
    await store.close()
  })

  it.each([
    ['removed', '', async () => rm(file)],
    ['moved away', '', async () => rename(file, `${file}.away`)],
    ['replaced by a copy', '', async () => copyFile(file, `${file}2`).then(() => rename(`${file}2`, file))],
    ['bereft of its log', '-wal', async () => rm(`${file}-wal`)],
  ])('that was %s while it is open refuses what it cannot keep, and says so when asked', async (_, end, harm) => {
    const path = `${file}${end}`
    const store = await openStore(`file:${file}`)
    await store.tables.create({ id: 't', guildId: null, channelId: 'c', solo: true }, [entry(1)])
    expect(await store.check()).toBeNull()
    await harm()
    await expect(store.tables.append('t', [entry(2)])).rejects.toThrow(`${path} was re`)
    await expect(store.tables.append('t', [entry(2)], { people: ['ann'] })).rejects.toThrow(`${path} was re`)
    expect(await store.check()).toMatch(/^.* was (removed|replaced by another) while it was open\. End the bot/)
    expect((await store.tables.entries('t')).map(({ seq }) => seq)).toEqual([1])
    await store.close()
  })

  it('that another connection does not give free is not said to keep anything', async () => {
    const store = await openStore(`file:${file}`)
    const other = new Sqlite(file)
    other.exec('BEGIN IMMEDIATE')
    const said = store.check()
    expect(await Promise.race([said, sleep(200).then(() => 'nothing yet')])).toBe('nothing yet')
    other.exec('ROLLBACK')
    expect(await said).toBeNull()
    other.close()
    await store.close()
  })

  it('that is busy when a write is to be undone is asked again, and goes on being written to', async () => {
    const store = await openStore(`file:${file}`)
    await store.tables.create({ id: 't', guildId: null, channelId: 'c', solo: true }, [entry(1)])
    const { exec } = Libsql.prototype
    const busy = new Set(['COMMIT', 'ROLLBACK'])
    const guarded = vi.spyOn(Libsql.prototype, 'exec').mockImplementation(function (this: Sqlite, sql: string) {
      if (busy.delete(sql)) throw Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' })
      return exec.call(this, sql)
    })
    await expect(store.tables.append('t', [entry(2)])).rejects.toThrow()
    expect(busy.size).toBe(0)
    await store.tables.append('t', [entry(2)])
    expect(await store.tables.entries('t')).toHaveLength(2)
    guarded.mockRestore()
    await store.close()
  })

  it('is only read by whoever wants to only read it: nothing is written, made or checkpointed, whatever its name', async () => {
    const odd = join(folder, 'what?mode=rwc#100%.db')
    await expect(openStore(`file:${odd}`, { readOnly: true })).rejects.toThrow('cannot be opened')
    expect(await readdir(folder)).toEqual([])
    const store = await openStore(`file:${odd}`)
    await store.tables.create({ id: 't', guildId: null, channelId: 'c', solo: true }, [entry(1)])
    const before = await Promise.all([readFile(odd), readFile(`${odd}-wal`)])
    const reader = await openStore(`file:${odd}`, { readOnly: true })
    expect(await reader.tables.entries('t')).toHaveLength(1)
    await expect(reader.tables.append('t', [entry(2)])).rejects.toThrow('readonly')
    await reader.close()
    const raw = new Sqlite(odd, { readonly: true })
    expect(() => raw.exec('PRAGMA wal_checkpoint(TRUNCATE)')).toThrow()
    raw.close()
    expect(await Promise.all([readFile(odd), readFile(`${odd}-wal`)])).toEqual(before)
    await store.close()
  })

  it('is all there is once it is closed: nothing is left in its log', async () => {
    const store = await openStore(`file:${file}`)
    await store.tables.create({ id: 't', guildId: null, channelId: 'c', solo: true }, [entry(1)])
    await store.close()
    await copyFile(file, join(folder, 'copy.db'))
    const copy = await openStore(`file:${join(folder, 'copy.db')}`, { readOnly: true })
    expect(await copy.tables.entries('t')).toHaveLength(1)
    await copy.close()
  })

  it('of an earlier version is not read before the bot has brought it up to date', async () => {
    new Sqlite(file).exec('CREATE TABLE other (id TEXT)')
    await expect(openStore(`file:${file}`, { readOnly: true })).rejects.toThrow('it is no database of this bot')
    const earlier = await keptDatabase('d954267', 'sqlite')
    await expect(openStore(earlier.url, { readOnly: true })).rejects.toThrow('made by an earlier version')
    await earlier.drop()
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
