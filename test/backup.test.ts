import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterAll, describe, expect, it } from 'vitest'
import { backUp, lockDatabase, openStore, restore } from '#store'
import { viewAsActor } from '#support/as-actor'
import { RUN } from '#support/run'
import { checkTableByReplay } from '#table'
import { keepBackups } from '../src/backups.ts'
import { ANN, BEN, CLEO, game, serviceOn } from './table/sitting.ts'

const folder = await mkdtemp(join(tmpdir(), 'bonfire-backup-'))
const file = join(folder, 'it’s here', 'bonfire.db')
const backup = join(folder, 'backups', 'one.db')
afterAll(() => rm(folder, { recursive: true, force: true }))

interface Ran {
  readonly status: number | null
  readonly out: string
  readonly err: string
}

/** A command, as it is typed. */
function run(command: string, args: readonly string[], databaseUrl = `file:${file}`): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [RUN, 'src/bonfire.ts', command, ...args], {
      env: { ...process.env, DATABASE_URL: databaseUrl },
    })
    const said = { out: '', err: '' }
    child.stdout.setEncoding('utf8').on('data', (text) => (said.out += text))
    child.stderr.setEncoding('utf8').on('data', (text) => (said.err += text))
    child.on('error', reject)
    child.on('close', (status) => resolve({ status, ...said }))
  })
}

const lines = (text: string) => text.trim().split('\n')

/** The seqs of a table in a file that nobody uses. */
async function seqsIn(path: string, table: string): Promise<number[]> {
  const db = new Sqlite(path, { readonly: true })
  const rows = db.prepare('SELECT seq FROM entries WHERE table_id = ? ORDER BY seq').all([table])
  db.close()
  return rows.map((row) => (typeof row === 'object' && row !== null && 'seq' in row ? Number(row.seq) : Number.NaN))
}

describe('npm run bonfire -- backup and npm run bonfire -- restore', () => {
  it('take everything along while a bot writes, and bring it back as it was; what was there is set aside', async () => {
    const claim = await lockDatabase(`file:${file}`, 'bot')
    const store = await openStore(`file:${file}`)
    const service = serviceOn(store)
    const table = await game(service, [ANN, BEN, CLEO])
    await table.finishTurn()
    await service.idle()
    // All of it stands in the log alone: the file without it is no backup.
    await store.tables.create({ id: 'busy', guildId: null, channelId: 'busy', solo: true }, [])
    let last = 0
    const writing = new AbortController()
    const written = (async () => {
      for (; !writing.signal.aborted; last++)
        await store.tables.append('busy', [{ seq: last + 1, actor: null, type: 'choice', data: {} }])
    })()
    await expect.poll(() => last).toBeGreaterThan(20)
    const atLeast = last
    const made = await run('backup', ['--to', backup])
    writing.abort()
    await written
    expect(made.status, made.err).toBe(0)
    expect(JSON.parse(made.out)).toEqual({ file: backup, bytes: (await readFile(backup)).length })
    expect(lines(made.err).at(-1)).toMatch(/^(\d+) of \1 MB$/)
    expect(await readdir(join(folder, 'backups'))).toEqual(['one.db'])
    const taken = await seqsIn(backup, 'busy')
    expect(taken).toEqual(taken.map((_, i) => i + 1))
    expect(taken.length).toBeGreaterThanOrEqual(atLeast)
    expect(taken.length).toBeLessThanOrEqual(last)

    const before = table.now()
    await table.finishTurn()
    const after = table.now()
    await service.idle()
    const refused = await run('restore', ['--from', backup])
    expect(refused).toMatchObject({ status: 1, out: '' })
    expect(lines(refused.err)).toEqual([
      expect.stringContaining('A bot, or another command that writes, is at work on'),
    ])
    expect(await viewAsActor(serviceOn(store), table.id)).toEqual(after)
    await store.close()
    await claim.release()

    const restored = await run('restore', ['--from', backup])
    expect(restored.status, restored.err).toBe(0)
    const { before: aside } = JSON.parse(restored.out)
    const again = await openStore(`file:${file}`)
    expect(await viewAsActor(serviceOn(again), table.id)).toEqual(before)
    expect(await checkTableByReplay(again.tables, table.id)).toMatchObject({ kind: 'sound' })
    expect((await again.tables.entries('busy')).length).toBe(taken.length)
    await again.close()
    // Nothing of what was there is lost, its log neither.
    const old = await openStore(`file:${aside}`)
    expect(await viewAsActor(serviceOn(old), table.id)).toEqual(after)
    await old.close()
    // And it can be restored once more, into a folder where there is nothing yet.
    const elsewhere = `file:${join(folder, 'new', 'bonfire.db')}`
    expect(JSON.parse((await run('restore', ['--from', backup], elsewhere)).out)).toMatchObject({ before: null })
    const other = await openStore(elsewhere)
    expect(await viewAsActor(serviceOn(other), table.id)).toEqual(before)
    await other.close()
  })

  it('replace nothing but a backup, and restore nothing that is none', async () => {
    const text = join(folder, 'letter.txt')
    await writeFile(text, 'Dear Ada')
    const strange = join(folder, 'strange.db')
    const db = new Sqlite(strange)
    db.exec('CREATE TABLE other (id TEXT)')
    db.close()
    const cut = join(folder, 'cut.db')
    await writeFile(cut, (await readFile(backup)).subarray(0, 20_000))
    const later = join(folder, 'later.db')
    await copyFile(backup, later)
    const changed = new Sqlite(later)
    changed.exec(`UPDATE _prisma_migrations SET migration_name = '99990101000000_later'`)
    changed.close()
    const was = await readFile(file)
    const url = `file:${file}`
    for (const [attempt, why] of [
      [() => backUp(url, file), /is a database in use/],
      [() => backUp(url, text), /is no backup/],
      [() => backUp(url, join(text, 'under')), /There is no backup/],
      [() => backUp(`file:${strange}`, join(folder, 'x.db')), /it is no database of this bot/],
      [() => backUp(`file:${cut}`, join(folder, 'x.db')), /malformed/],
      [() => backUp(`file:${folder}/none.db`, join(folder, 'x.db')), /There is no database/],
      [() => restore(url, file, new Date()), /is the database itself/],
      [() => restore(url, text, new Date()), /cannot be restored/],
      [() => restore(url, strange, new Date()), /it is no database of this bot/],
      [() => restore(url, cut, new Date()), /malformed/],
      [() => restore(url, later, new Date()), /newer version/],
      [() => restore(url, join(folder, 'nowhere.db'), new Date()), /There is no file/],
    ] as const) {
      const said = await attempt().catch((error: unknown) => error)
      expect(said).toBeInstanceOf(Error)
      expect(String(said)).toMatch(why)
      expect(lines(String(said))).toHaveLength(1)
    }
    expect(existsSync(join(folder, 'x.db')) || existsSync(`${folder}/none.db`)).toBe(false)
    expect(await readFile(text, 'utf8')).toBe('Dear Ada')
    expect((await readFile(file)).equals(was)).toBe(true)
    expect((await readdir(folder)).filter((name) => name.includes('partial'))).toEqual([])
    expect((await readdir(join(folder, 'it’s here'))).filter((name) => name.includes('partial'))).toEqual([])
  })

  it('say how PostgreSQL does it, without the password, and that nothing was done', async () => {
    const url = 'postgresql://bot:secret@127.0.0.1:1/bonfire'
    const [made, restored, usage] = await Promise.all([
      run('backup', ['--to', 'x'], url),
      run('restore', ['--from', backup], url),
      run('restore', []),
    ])
    expect(made).toMatchObject({
      status: 1,
      out: '',
      err: expect.stringContaining('pg_dump --format=custom --file="x"'),
    })
    expect(restored).toMatchObject({ status: 1, out: '', err: expect.stringContaining('pg_restore') })
    expect(usage).toMatchObject({ status: 1, err: "error: required option '--from <file>' not specified\n" })
    expect(made.err + restored.err).not.toContain('secret')
  })
})

describe('BACKUP_DIR', () => {
  it('gets one a day, of which the last seven and the last four Sundays’ stay, and nothing else is touched', async () => {
    const daily = join(folder, 'daily')
    await mkdir(daily)
    await writeFile(join(daily, 'bonfire-2020-01-01.db.mine'), '')
    await writeFile(join(daily, 'bonfire-2026-01-01.db.01234567.partial'), 'cut off')
    // A database that a bot uses where backups lie is none.
    for (const end of ['', '-lock']) await writeFile(join(daily, `bonfire-2020-01-05.db${end}`), '')
    const dayBefore = (days: number) =>
      `bonfire-${new Date(Date.UTC(2026, 2, 17 - days)).toISOString().slice(0, 10)}.db`
    for (let days = 1; days < 45; days++) await writeFile(join(daily, dayBefore(days)), '')
    const said: string[] = []
    const log = { info: () => undefined, error: (_: object, message: string) => said.push(message) }
    // A Tuesday.
    const now = () => new Date('2026-03-17T12:00:00Z')
    const backups = keepBackups({ databaseUrl: `file:${file}`, folder: daily, now, log })
    await expect.poll(() => existsSync(join(daily, dayBefore(0)))).toBe(true)
    await backups.close()
    const kept = (await readdir(daily)).filter((name) => /^bonfire-2026.*db$/.test(name)).sort()
    const sundays = ['2026-02-22', '2026-03-01', '2026-03-08', '2026-03-15'].map((day) => `bonfire-${day}.db`)
    const days = [6, 5, 4, 3, 2, 1, 0].map(dayBefore)
    expect(kept).toEqual([...new Set([...sundays, ...days])].sort())
    await (await openStore(`file:${join(daily, dayBefore(0))}`, { readOnly: true })).close()
    expect(await readdir(daily)).toEqual(
      expect.arrayContaining(['bonfire-2020-01-01.db.mine', 'bonfire-2020-01-05.db']),
    )
    expect((await readdir(daily)).filter((name) => name.includes('partial'))).toEqual([])
    expect(said).toEqual([])
    expect(await backups.newest()).toBeInstanceOf(Date)
  })

  it('that cannot be written to is an error in the log, and is tried again', async () => {
    const daily = join(folder, 'occupied')
    await writeFile(daily, 'a file')
    const errors: object[] = []
    const log = { info: () => undefined, error: (details: object) => errors.push(details) }
    const backups = keepBackups({ databaseUrl: `file:${file}`, folder: daily, now: () => new Date(), log, everyMs: 5 })
    await expect.poll(() => errors.length).toBeGreaterThan(1)
    expect(errors[0]).toMatchObject({ folder: daily, error: expect.stringContaining('ENOTDIR') })
    await rm(daily)
    await expect.poll(() => existsSync(daily)).toBe(true)
    await backups.close()
    expect(await readdir(daily)).toHaveLength(1)
  })
})
