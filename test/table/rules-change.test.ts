import { describe, expect, it } from 'vitest'
import { journalSchema, RULES_NUMBER, replayToEnd } from '#engine'
import { viewAsActor } from '#support/as-actor'
import type { EntryToAppend, StoredEntry, TableRepository } from '#table'
import { ANN, BEN, CLEO, follow, freshStore, game, lobby, serviceOn } from './sitting.ts'

// Two table services with different numbers stand for a bot before and after an update.
const NEXT = RULES_NUMBER + 1
const store = await freshStore()
const before = serviceOn(store)
const after = serviceOn(store, { rulesNumber: NEXT })

/** The same store, whose snapshots have been deleted. */
const forgetful = (repository: TableRepository): Pick<typeof store, 'tables'> => ({
  tables: {
    ...repository,
    load: async (tableId, afterSeq) => {
      const kept = await repository.load(tableId, afterSeq)
      return kept === null ? null : { ...kept, snapshot: null, entries: await repository.entries(tableId) }
    },
  },
})

describe('a game that is on when the rules change', () => {
  it('goes on from its last finished turn', async () => {
    const table = await game(before, [ANN, BEN])
    await table.finishTurn()
    const settled = await table.finishTurn()
    await table.choose()
    await before.idle()

    const view = await viewAsActor(after, table.id)
    expect(view).toEqual({
      ...settled,
      seq: table.now().seq + 1,
      since: view?.since,
      silentSince: view?.since,
      turnSeq: table.now().seq + 1,
      openTurn: {
        ...{ seq: table.now().seq + 1, choices: [], events: [], undoTo: null, undoAllTo: null, undoes: [] },
        fellAway: { turns: 0, choices: 1 },
        planned: false,
      },
    })
    expect((await after.log(table.id))?.at(-1)).toMatchObject({ kind: 'rules', number: NEXT })
    expect(await viewAsActor(serviceOn(store, { rulesNumber: NEXT }), table.id)).toEqual(view)
    expect(await viewAsActor(serviceOn(forgetful(store.tables), { rulesNumber: NEXT }), table.id)).toEqual(view)
  })

  it('starts its first turn anew when none is finished yet', async () => {
    const table = await game(before, [ANN, BEN])
    const start = table.now().state
    await table.choose()
    const view = await viewAsActor(after, table.id)
    expect(view).toMatchObject({ state: start, openTurn: { choices: [] } })
  })

  it('has a journal of two segments, each under its own rules', async () => {
    const table = await game(before, [ANN, BEN])
    await table.finishTurn()
    const { settled } = await table.finishTurn()
    await table.choose()
    await before.idle()
    const view = await viewAsActor(after, table.id)
    if (view === null) throw new Error('the table is there')
    const going = follow(after, view)
    while (going.now().phase === 'playing') await going.finishTurn()
    const journal = journalSchema.parse(await after.journal(table.id))
    expect(journal.segments.map((segment) => segment.rules)).toEqual([RULES_NUMBER, NEXT])
    const [first, second] = journal.segments
    if (first === undefined || second === undefined) throw new Error('two segments')
    expect(replayToEnd({ segments: [first] }).state).toEqual(settled)
    expect(second.start).toEqual({ state: settled })
    expect(replayToEnd({ segments: [{ ...second, rules: RULES_NUMBER }] }).state).toEqual(going.now().state)
  })

  it('is left alone by a process that still has the older rules', async () => {
    const table = await game(before, [ANN, BEN])
    await table.finishTurn()
    await before.idle()
    await viewAsActor(after, table.id)
    const old = serviceOn(store)
    const view = await viewAsActor(old, table.id)
    if (view === null) throw new Error('the table is there')
    expect(await follow(old, view).refused(ANN, { kind: 'leave' })).toBe('newerRules')
    expect(await viewAsActor(old, table.id)).toEqual({ ...(await viewAsActor(after, table.id)), newer: true })
  })
})

it('a lobby does not mind new rules', async () => {
  const table = await lobby(before, [ANN, BEN])
  const view = await viewAsActor(after, table.id)
  expect(view).toEqual(table.now())
  const started = await follow(after, table.now()).does(ANN, { kind: 'start' })
  expect(await viewAsActor(serviceOn(store, { rulesNumber: NEXT }), table.id)).toEqual(started)
})

it('a finished game stays as it was', async () => {
  const table = await game(before, [ANN, BEN])
  while (table.now().phase === 'playing') await table.finishTurn()
  await before.idle()
  expect(await viewAsActor(after, table.id)).toEqual(table.now())
  expect(await after.log(table.id)).toEqual(await before.log(table.id))
})

it('where the new rules play otherwise and no snapshot is left, the game goes on from the last turn that they agree on', async () => {
  const table = await game(before, [ANN, BEN])
  await table.finishTurn()
  const agreed = await table.finishTurn()
  await table.finishTurn()
  const log = await before.log(table.id)

  // A copy in which the rules of then told something else in the third turn.
  const asOfThen = (row: StoredEntry): EntryToAppend => {
    const { seq, actor, type, data } = row
    const told = [{ kind: 'turnBegan', seat: agreed.actingSeat === 0 ? 1 : 0, turn: 4 }]
    if (type !== 'choice' || seq <= agreed.seq || typeof data !== 'object') return { seq, actor, type, data }
    return { seq, actor, type, data: { ...data, told } }
  }
  const rows = await store.tables.entries(table.id)
  await store.tables.create({ id: 'copy', guildId: null, channelId: 'copy', solo: false }, rows.map(asOfThen))

  const view = await viewAsActor(after, 'copy')
  expect(view).toMatchObject({ phase: 'playing', state: agreed.state, settled: agreed.settled })
  // By what the copy tells, each of the three choices began a turn.
  expect(view?.openTurn?.fellAway).toEqual({ turns: 3, choices: 0 })
  const told = (await after.log('copy')) ?? []
  expect(told.slice(0, 5)).toEqual(log?.slice(0, 5))
  expect(told.length).toBeGreaterThan(5)
  expect(told.at(-1)).toMatchObject({ kind: 'rules', number: NEXT })
  if (view === null) throw new Error('the table is there')
  const going = follow(after, view)
  await going.finishTurn()
  expect(await viewAsActor(serviceOn(store, { rulesNumber: NEXT }), 'copy')).toEqual(going.now())
})

it('a seat that sat out before the rules changed stays out', async () => {
  const table = await game(before, [ANN, BEN, CLEO])
  await table.finishTurn()
  const seat = table.now().seats.findIndex((one) => one.person?.id !== table.now().acting)
  const leaver = table.now().seats[seat]?.person
  if (leaver == null) throw new Error('somebody waits')
  await table.does(leaver, { kind: 'leave' })
  await table.does(table.acting(), { kind: 'sitOut', seat })
  await before.idle()
  const view = await viewAsActor(after, table.id)
  expect(view?.state?.cities[seat]?.status).toBe('out')
  expect(view?.seats[seat]).toMatchObject({ satOut: true, person: null })
})
