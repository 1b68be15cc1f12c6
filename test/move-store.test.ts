import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterAll, describe, expect, it } from 'vitest'
import { openStore } from '#store'
import { checkTableByReplay } from '#table'
import { TABLES } from '../src/store/generated/tables.ts'
import { freshPostgres, needs } from './needs.ts'
import { ANN, BEN, CLEO, game, lobby, serviceOn } from './table/sitting.ts'

const folder = await mkdtemp(join(tmpdir(), 'bonfire-move-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

/** The command, as it is typed. */
function move(from: string, to: string): Promise<{ status: number | null; out: string; err: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['run.mjs', 'src/bonfire.ts', 'move', '--from', from, '--to', to])
    let out = ''
    let err = ''
    child.stdout.on('data', (text) => {
      out += text
    })
    child.stderr.on('data', (text) => {
      err += text
    })
    child.on('error', reject)
    child.on('close', (status) => resolve({ status, out, err }))
  })
}

/** Every row of an SQLite file as it lies there. */
function dump(file: string): Record<string, string[]> {
  const db = new Sqlite(file)
  const rows = (name: string) =>
    db
      .prepare(`SELECT * FROM "${name}"`)
      .all()
      .map((one) => JSON.stringify(one))
      .sort()
  const all = Object.fromEntries(Object.keys(TABLES).map((name) => [name, rows(name)]))
  db.close()
  return all
}

/** A store with a bit of everything: games, a lobby, a closed table, what channels show, a profile. */
async function furnished(file: string): Promise<{ playing: string }> {
  const store = await openStore(`file:${file}`)
  const service = serviceOn(store)
  const table = await game(service, [ANN, BEN, CLEO])
  for (let turn = 0; turn < 4; turn++) await table.finishTurn()
  await table.choose()
  const other = await lobby(service, [BEN])
  await other.press(BEN, { kind: 'close' })
  await lobby(service, [CLEO])
  await service.idle()
  const { channelId } = table.now()
  await store.liveMessages.lease(table.id, channelId, 'one', 60_000)
  await store.liveMessages.record(table.id, channelId, 'one', { messageId: '17', seq: 3, settled: false, turnSeq: 3 })
  const due = { tableId: table.id, personId: ANN.id, seq: 3, via: 'direct', dueAt: new Date(17) } as const
  const added = [
    { ...due, kind: 'call', sentAt: new Date(18), problem: 'left' },
    { ...due, kind: 'reminder', sentAt: null, problem: null },
  ] as const
  await store.notices.change({ added, moved: [], removed: [] })
  await store.followers.add({ tableId: table.id, target: ANN.id, kind: 'end', personId: ANN.id })
  const plan = { alternatives: [{ presses: [`fate 'ü'`], told: [], ends: true }], draft: null }
  await store.tables.savePlan(table.id, { personId: BEN.id, revision: 0 }, { revision: 3, plan })
  await store.people.changeProfile(ANN.id, () => ({ name: 'Ånn 🔥', quotes: `'"\\` }))
  await store.puzzles.save(20_779, { personId: ANN.id, guildId: null, data: { try: 2 } }, null)
  await store.close()
  return { playing: table.id }
}

describe.skipIf(!(await needs('postgres')))('moving a store', () => {
  it('carries everything from SQLite to PostgreSQL and back, to the letter, and every table replays there', async () => {
    const [first, last] = [join(folder, 'first.db'), join(folder, 'last.db')]
    const { playing } = await furnished(first)
    const before = dump(first)
    const postgres = await freshPostgres()
    const there = await move(`file:${first}`, postgres.url)
    // On a slow machine it says more often how far it is.
    const told =
      /^(?:\d+ of \d+ rows\n)*(\d+) of \1 rows\n(?:\d of \d tables played again\n)*3 of 3 tables played again\n$/
    expect(there.err).toMatch(told)
    expect(there.status).toBe(0)
    expect(JSON.parse(there.out)).toEqual({
      ...Object.fromEntries(Object.keys(TABLES).map((name) => [name, before[name]?.length])),
      wrong: 0,
    })
    expect(dump(first)).toEqual(before)

    const store = await openStore(postgres.url)
    expect(await checkTableByReplay(store.tables, playing)).toMatchObject({ kind: 'sound' })
    const view = await serviceOn(store).view(playing)
    expect(view?.phase).toBe('playing')
    await store.close()

    const back = await move(postgres.url, `file:${last}`)
    expect(back).toMatchObject({ status: 0, err: expect.stringMatching(told) })
    expect(dump(last)).toEqual(before)
    await postgres.drop()
  })

  it('refuses a target that is not empty, and changes nothing there', async () => {
    const [from, to] = [join(folder, 'from.db'), join(folder, 'to.db')]
    await furnished(from)
    await furnished(to)
    const before = dump(to)
    const refused = await move(`file:${from}`, `file:${to}`)
    expect(refused).toMatchObject({ status: 1, out: '', err: expect.stringContaining('not empty') })
    expect(dump(to)).toEqual(before)
  })

  it('says in one line what is wrong with its databases', async () => {
    for (const [from, to] of [
      ['mysql://a', `file:${folder}/x.db`],
      [`file:${folder}/nothing.db`, `file:${folder}/x.db`],
      [`file:${folder}/x.db`, `file:${folder}/x.db`],
    ] as const) {
      const { status, err } = await move(from, to)
      expect(status).toBe(1)
      expect(err.trim().split('\n')).toHaveLength(1)
    }
  })
})
