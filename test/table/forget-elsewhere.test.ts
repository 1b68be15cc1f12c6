import { afterAll, expect, it } from 'vitest'
import { openStore, type Store } from '#store'
import { viewAsActor } from '#support/as-actor'
import { checkTableByReplay, type Person, type TableRepository } from '#table'
import { ANN, BEN, follow, freshTables, game, type Sitting, serviceOn, tamper } from './sitting.ts'

// Two processes on one database: each with connections, a memory and snapshots of its own.
const { url, store } = await freshTables()
const [here, elsewhere] = [serviceOn(store, { people: store.people }), await anotherProcess()]

let people = 0
/** Somebody whose name and id no other text holds. */
const somebody = (): Person => ({ id: `80800000000000000${++people}`, name: `Trillian ${people}` })

interface Process {
  readonly service: ReturnType<typeof serviceOn>
  readonly store: Store
  /** Holds back the snapshots that this process writes, until the answer is called. */
  holdSnapshots(): () => void
}

async function anotherProcess(): Promise<Process> {
  const own = await openStore(url)
  afterAll(() => own.close())
  let free: Promise<void> = Promise.resolve()
  const saveSnapshot: TableRepository['saveSnapshot'] = async (...given) => {
    await free
    await own.tables.saveSnapshot(...given)
  }
  return {
    store: own,
    service: serviceOn({ tables: { ...own.tables, saveSnapshot } }, { people: own.people }),
    holdSnapshots() {
      let release = () => {}
      free = new Promise((resolve) => {
        release = resolve
      })
      return release
    },
  }
}

/** The table as the other process has it, read there. */
const seenElsewhere = async (table: Sitting): Promise<Sitting> => {
  const view = await viewAsActor(elsewhere.service, table.id, table.now().seq)
  if (view === null) throw new Error('the table is there')
  return follow(elsewhere.service, view)
}

/** Which tables of the database still hold the person's id or name. */
async function traces({ id, name }: Person): Promise<string[]> {
  const found: string[] = []
  for (const table of ['tables', 'entries', 'snapshots', 'seats', 'showings', 'people']) {
    const rows = JSON.stringify(await tamper(url, `SELECT * FROM ${table}`))
    if (rows.includes(id) || rows.includes(name)) found.push(table)
  }
  return found
}

it('who resigns and is forgotten at one process is gone at the other, which held the game in memory', async () => {
  const me = somebody()
  const table = await game(here, [me, ANN, BEN])
  await table.finishTurn()
  const twin = await seenElsewhere(table)
  await table.does(me, { kind: 'leave' })
  expect(await here.forget(me.id)).toEqual({ kind: 'forgotten', tables: 1 })

  await twin.press(ANN, { kind: 'sitOut', seat: 0 }, { seq: null })
  expect(twin.now()).toMatchObject({ host: ANN.id, seats: [{ person: null, name: '', satOut: true }, {}, {}] })
  await twin.finishTurn()
  await twin.finishTurn()
  await elsewhere.service.idle()
  expect(await traces(me)).toEqual([])
  expect(await checkTableByReplay(store.tables, table.id)).toMatchObject({ kind: 'sound', snapshot: 'same' })
  expect(await viewAsActor(here, table.id, twin.now().seq)).toEqual(twin.now())
  expect(await viewAsActor(serviceOn(store), table.id)).toEqual(twin.now())
})

it('a snapshot from before somebody was forgotten, written late by another process, does not bring them back', async () => {
  const me = somebody()
  const table = await seenElsewhere(await game(here, [me, ANN, BEN]))
  const release = elsewhere.holdSnapshots()
  await table.finishTurn()
  const twin = follow(here, (await viewAsActor(here, table.id, table.now().seq)) ?? table.now())
  await twin.does(me, { kind: 'leave' })
  await here.forget(me.id)
  release()
  await elsewhere.service.idle()
  expect(await traces(me)).toEqual([])
  expect(await checkTableByReplay(store.tables, table.id)).toMatchObject({ kind: 'sound', snapshot: 'none' })
})

it('the last snapshot of a finished game, written late, does not bring somebody back who was forgotten meanwhile', async () => {
  const me = somebody()
  const table = await seenElsewhere(await game(here, [me, ANN]))
  const release = elsewhere.holdSnapshots()
  while (table.now().phase === 'playing') await table.finishTurn()
  const ended = await store.tables.tablesOf(me.id, null, 10)
  expect(await here.forget(me.id)).toEqual({ kind: 'forgotten', tables: 1 })
  release()
  await elsewhere.service.idle()
  expect(await traces(me)).toEqual([])
  expect(await checkTableByReplay(store.tables, table.id)).toMatchObject({ kind: 'sound' })
  expect(await viewAsActor(serviceOn(store), table.id)).toMatchObject({ phase: 'finished', state: table.now().state })
  // When a game ended is when it ended, not when somebody was forgotten.
  expect((await store.tables.load(table.id))?.table.closedAt).toEqual(ended[0]?.closedAt)
})

it('a snapshot that was read a moment before somebody was forgotten is not played on from', async () => {
  const me = somebody()
  const table = await game(here, [me, ANN, BEN])
  await table.finishTurn()
  await here.idle()
  const early = (await store.tables.load(table.id))?.snapshot ?? null
  await table.does(me, { kind: 'leave' })
  await here.forget(me.id)
  const load: TableRepository['load'] = async (id, after) => {
    const kept = await store.tables.load(id, after ?? early?.seq)
    return kept === null ? null : { ...kept, snapshot: early }
  }
  const view = await viewAsActor(serviceOn({ tables: { ...store.tables, load } }), table.id)
  expect(early).not.toBeNull()
  expect(view).toEqual(await viewAsActor(here, table.id))
  expect(view?.seats[0]).toEqual({ person: null, name: '', satOut: false })
})
