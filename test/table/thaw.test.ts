import { execFile } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { replayToEnd } from '#engine'
import { lockDatabase } from '#store'
import { viewAsActor } from '#support/as-actor'
import { checkTableByReplay, type EntryToAppend, type Person, type TableRepository, thawTable } from '#table'
import {
  ANN,
  BEN,
  CLEO,
  choicesNow,
  follow,
  freshTables,
  game,
  lobby,
  type Sitting,
  serviceOn,
  tamper,
} from './sitting.ts'

const { url, store } = await freshTables()
const service = serviceOn(store, { people: store.people })
const thaw = (id: string, repository: TableRepository = store.tables) => thawTable(repository, id, new Date())

/** A game of two turns and a choice, with its snapshot written. */
async function played(people: readonly Person[] = [ANN, BEN]): Promise<Sitting> {
  const table = await game(service, people)
  await table.finishTurn()
  await table.finishTurn()
  await table.choose()
  await service.idle()
  return table
}

/** The table as a process that starts now finds it. */
async function found(id: string): Promise<Sitting> {
  const fresh = serviceOn(store, { people: store.people })
  const view = await viewAsActor(fresh, id)
  if (view === null) throw new Error('the table is there')
  return follow(fresh, view)
}

const append = async (id: string, ...entries: Omit<EntryToAppend, 'seq' | 'actor'>[]): Promise<void> => {
  const last = (await store.tables.entries(id)).length
  await store.tables.append(
    id,
    entries.map((entry, index) => ({ ...entry, seq: last + 1 + index, actor: null })),
  )
}
const FROZEN = { type: 'frozen', data: { at: 0, message: 'an older version did not understand it' } }

/** Everything of a table. */
const kept = async (id: string) => JSON.stringify(await store.tables.load(id, 0))

describe('a frozen table', () => {
  it('goes on where it stood once all its entries are sound, and its log tells both', async () => {
    const table = await played()
    const before = table.now()
    const elsewhere = await found(table.id)
    await append(table.id, FROZEN)
    await elsewhere.press(ANN, { kind: 'leave' }, { seq: null })
    expect(elsewhere.now()).toMatchObject({ phase: 'frozen' })

    expect(await thaw(table.id)).toEqual({ kind: 'thawed', phase: 'playing', dropped: 0, problem: null })
    expect((await found(table.id)).now()).toEqual({ ...before, seq: before.seq + 2, thawedSeq: before.seq + 2 })
    await elsewhere.press(CLEO, { kind: 'leave' }, { seq: null })
    expect(elsewhere.now()).toEqual({ ...before, seq: before.seq + 2, thawedSeq: before.seq + 2 })
    expect((await service.log(table.id))?.at(-1)).toMatchObject({ kind: 'thawed', turnDropped: false })
    await elsewhere.does(elsewhere.acting(), { kind: 'undo', to: before.openTurn?.undoTo ?? 0 })
    await elsewhere.finishTurn()
    await elsewhere.service.idle()
    expect(await checkTableByReplay(store.tables, table.id)).toMatchObject({ kind: 'sound', snapshot: 'same' })
    expect((await found(table.id)).now()).toEqual(elsewhere.now())
  })

  it('goes on without the choices of its open turn that cannot be played, and keeps those before them', async () => {
    const table = await played()
    const good = table.now()
    await table.choose()
    await table.choose()
    const [spoilt, last] = [good.seq + 1, table.now().seq]
    await tamper(url, 'UPDATE entries SET data = ? WHERE table_id = ? AND seq = ?', '{"at":12', table.id, spoilt)
    const frozen = await found(table.id)
    expect(frozen.now()).toMatchObject({ phase: 'frozen', seq: last + 1 })

    const problem = expect.stringContaining(`entry ${spoilt}`)
    expect(await thaw(table.id)).toEqual({ kind: 'thawed', phase: 'playing', dropped: 2, problem })
    const going = await found(table.id)
    expect(going.now()).toEqual({ ...good, seq: last + 2, thawedSeq: last + 2 })
    expect((await going.service.log(table.id))?.at(-1)).toMatchObject({ kind: 'thawed', turnDropped: true })
    while (going.now().phase === 'playing') await going.finishTurn()
    expect(replayToEnd(await going.service.journal(table.id)).state).toEqual(going.now().state)
    await going.service.idle()
    expect(await checkTableByReplay(store.tables, table.id)).toMatchObject({ kind: 'sound', snapshot: 'same' })
    expect(await thaw(table.id)).toEqual({ kind: 'notFrozen', phase: 'finished' })
  })

  it('keeps what people did with their seats after a choice that cannot be played', async () => {
    const table = await played([ANN, BEN, CLEO])
    const spoilt = table.now().seq
    await table.does(ANN, { kind: 'leave' })
    await table.does({ id: '99', name: 'Zoe' }, { kind: 'takeOver', seat: 0 })
    await tamper(url, 'UPDATE entries SET data = ? WHERE table_id = ? AND seq = ?', '{}', table.id, spoilt)
    expect((await found(table.id)).now()).toMatchObject({ phase: 'frozen' })
    expect(await thaw(table.id)).toMatchObject({ kind: 'thawed', dropped: 1 })
    expect((await found(table.id)).now()).toMatchObject({
      host: BEN.id,
      seats: [{ name: 'Zoe' }, { person: BEN }, { person: CLEO }],
      openTurn: { choices: [] },
    })
  })

  it('cannot go on when finished turns would be lost with what cannot be played', async () => {
    const table = await game(service, [ANN, BEN])
    await table.choose()
    const spoilt = table.now().seq
    await table.finishTurn()
    await table.finishTurn()
    await service.idle()
    await tamper(url, 'UPDATE entries SET data = ? WHERE table_id = ? AND seq = ?', '{}', table.id, spoilt)
    await tamper(url, 'DELETE FROM snapshots WHERE table_id = ?', table.id)
    expect((await found(table.id)).now()).toMatchObject({ phase: 'frozen' })
    const before = await kept(table.id)
    const problem = expect.stringMatching(new RegExp(`entry ${spoilt} .*turns were finished after`))
    expect(await thaw(table.id)).toEqual({ kind: 'cannot', problem })
    expect(await kept(table.id)).toBe(before)
  })

  it('cannot go on when it never started, when a newer version wrote there, or when its game cannot be set up', async () => {
    const waiting = await lobby(service, [ANN])
    await append(waiting.id, { type: 'joined', data: {} }, FROZEN)
    expect(await thaw(waiting.id)).toMatchObject({
      kind: 'cannot',
      problem: expect.stringContaining('entry 2 (joined)'),
    })

    const newer = await played()
    await append(newer.id, { type: 'danced', data: {} }, FROZEN)
    expect(await thaw(newer.id)).toMatchObject({ kind: 'cannot', problem: expect.stringContaining('newer version') })

    // The setup names a box that is nowhere kept.
    const unknown = await game(service, [ANN, BEN])
    await service.idle()
    const started = JSON.stringify((await store.tables.entries(unknown.id))[2]?.data)
    const other = started.replace(/"box":"[^"]*"/, '"box":"0000000000000000"')
    await tamper(url, 'UPDATE entries SET data = ? WHERE table_id = ? AND seq = 3', other, unknown.id)
    await tamper(url, 'DELETE FROM snapshots WHERE table_id = ?', unknown.id)
    expect((await found(unknown.id)).now()).toMatchObject({ phase: 'frozen' })
    expect(await thaw(unknown.id)).toMatchObject({ kind: 'cannot', problem: expect.stringContaining('box') })
  })

  it('can be thawed, frozen and thawed again', async () => {
    const table = await played()
    const before = table.now()
    for (let time = 1; time <= 2; time++) {
      await append(table.id, { type: 'choice', data: {} })
      expect((await found(table.id)).now()).toMatchObject({ phase: 'frozen' })
      expect(await thaw(table.id)).toMatchObject({ kind: 'thawed', dropped: 1 })
      expect((await found(table.id)).now()).toEqual({
        ...before,
        seq: before.seq + 3 * time,
        thawedSeq: before.seq + 3 * time,
      })
    }
    expect(await checkTableByReplay(store.tables, table.id)).toMatchObject({ kind: 'sound' })
  })

  it('has an empty seat where somebody sat who was forgotten while it was frozen', async () => {
    const me: Person = { id: '909000000000000001', name: 'Marvin' }
    const table = await played([ANN, me, BEN])
    await append(table.id, FROZEN)
    const stopped = await found(table.id)
    expect(await stopped.service.forget(me.id)).toEqual({ kind: 'forgotten', tables: 1 })
    expect(await thaw(table.id)).toMatchObject({ kind: 'thawed' })
    const going = await found(table.id)
    expect(going.now().seats[1]).toEqual({ person: null, name: '', satOut: false })
    expect(await going.does(CLEO, { kind: 'takeOver', seat: 1 })).toMatchObject({ phase: 'playing' })
    expect(choicesNow(going.now()).length).toBeGreaterThan(0)
    expect(JSON.stringify(await store.tables.entries(table.id))).not.toContain(me.id)
  })
})

it('a table that is not frozen, closed, or unknown is left as it is', async () => {
  const table = await played()
  expect(await thaw(table.id)).toEqual({ kind: 'notFrozen', phase: 'playing' })
  await append(table.id, FROZEN)
  const stopped = await found(table.id)
  await stopped.does(ANN, { kind: 'close' })
  expect(await thaw(table.id)).toEqual({ kind: 'notFrozen', phase: 'closed' })
  expect(await thaw('nowhere')).toBeNull()
})

it('npm run bonfire -- thaw takes a table whose id begins as an option does', async () => {
  expect(await command(url, '-hLFgdd-')).toMatchObject({ status: 1, err: expect.stringContaining('-hLFgdd-') })
})

it('npm run bonfire -- thaw says in one line what became of it', async () => {
  const table = await played()
  await append(table.id, FROZEN)
  const bot = await lockDatabase(url, 'bot')
  expect(await command(url, table.id)).toMatchObject({
    status: 1,
    out: '',
    err: expect.stringContaining('is at work on the database'),
  })
  await bot.release()
  expect(await command(url, table.id)).toEqual({ status: 0, out: `Table ${table.id} goes on.\n`, err: '' })
  const again = { status: 1, out: '', err: `Table ${table.id} is not frozen: it is in phase "playing".\n` }
  expect(await command(url, table.id)).toEqual(again)
  const missing = await command('file:/tmp/there/is/no/such.db', table.id)
  expect(missing).toMatchObject({ status: 1, err: 'There is no file /tmp/there/is/no/such.db.\n' })
})

/** The command, as it is typed. */
function command(databaseUrl: string, ...args: string[]): Promise<{ status: number; out: string; err: string }> {
  const env = { ...process.env, DATABASE_URL: databaseUrl }
  return new Promise((resolve) => {
    execFile(process.execPath, ['run.mjs', 'src/bonfire.ts', 'thaw', ...args], { env }, (error, out, err) =>
      resolve({ status: error === null ? 0 : Number(error.code), out, err }),
    )
  })
}
