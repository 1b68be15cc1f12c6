import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { describe, expect, inject, it } from 'vitest'
import { openStore } from '#store'
import { ANN, BEN, CLEO, freshTables, game, lobby, serviceOn } from '../table/sitting.ts'

/** Nobody else's, and no other text holds them; of many lengths, so that pages split. */
const named = (n: number) => ({ id: `70700000000000${1000 + n}`, name: `Zaphod${'x'.repeat((n * 7) % 25)} ${n}` })
/** Bytes that are in nobody else's id or name. */
const TRACES = ['70700000000000', 'Zaphod']

/** The files of the database that hold any trace. */
async function found(file: string): Promise<string[]> {
  const names = (await readdir(dirname(file))).filter((name) => !name.endsWith('-lock'))
  const held = await Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(join(dirname(file), name))
      return TRACES.some((trace) => bytes.includes(trace)) ? [name] : []
    }),
  )
  return held.flat()
}

describe.runIf(inject('database') === 'sqlite')('whoever is forgotten', async () => {
  const { url, store } = await freshTables()
  const service = serviceOn(store, { people: store.people, puzzles: store.puzzles })
  const file = url.slice('file:'.length)

  it('is in none of the bytes of the SQLite file and its log afterwards', async () => {
    const all = Array.from({ length: 12 }, (_, n) => named(n))
    for (const me of all) {
      const table = await game(service, [ANN, me, CLEO])
      for (let turn = 0; turn < 4; turn++) await table.finishTurn()
      await service.saveSettings(me.id, { hints: false })
      await service.puzzles.of(service.puzzles.today(), me, 'guild')
      await table.press(me, { kind: 'leave' })
      const short = await lobby(service, [me, BEN])
      await short.press(me, { kind: 'leave' })
    }
    await service.idle()
    expect(await found(file)).not.toEqual([])
    for (const me of all) expect(await service.forget(me.id)).toMatchObject({ kind: 'forgotten' })
    expect(await found(file)).toEqual([])
  })

  it('is gone from the log as soon as whoever reads just then has ended, a backup for one', async () => {
    const reader = new Sqlite(file, { readonly: true })
    await service.saveSettings(named(1).id, { hints: false })
    reader.exec('BEGIN')
    reader.prepare('SELECT count(*) FROM people').all()
    await service.forget(named(1).id)
    expect(await found(file)).not.toEqual([])
    reader.exec('COMMIT')
    reader.close()
    await expect.poll(() => found(file), { interval: 200 }).toEqual([])
  })

  it('is in none of them either where an earlier version left what it deleted', async () => {
    const old = new Sqlite(file)
    old.exec('PRAGMA user_version = 0')
    for (const me of Array.from({ length: 40 }, (_, n) => named(n)))
      old.exec(`INSERT INTO boxes VALUES ('${me.id}', '${me.name.repeat(200)}')`)
    old.exec(`DELETE FROM boxes WHERE hash LIKE '${TRACES[0]}%'; PRAGMA wal_checkpoint(TRUNCATE)`)
    old.close()
    expect(await found(file)).toEqual(['test.db'])
    await (await openStore(url)).close()
    expect(await found(file)).toEqual([])
  })
})
