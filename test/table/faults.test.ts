import { expect, it } from 'vitest'
import { replay } from '#engine'
import type { NewEntry } from '#table'
import { ANN, BEN, CLEO, freshStore, game, houseOn, lobby } from './sitting.ts'

const store = await freshStore()

/** A house that writes its log into an array. */
function noting() {
  const notes: { message: string; details: Readonly<Record<string, unknown>> }[] = []
  return { notes, house: houseOn(store, { log: (message, details) => notes.push({ message, details }) }) }
}

const broken: [string, (seq: number) => NewEntry][] = [
  ['of an unknown kind', (seq) => ({ seq, actor: null, type: 'danced', data: { at: 0 } })],
  ['without its fields', (seq) => ({ seq, actor: null, type: 'choice', data: {} })],
  ['that is no object', (seq) => ({ seq, actor: null, type: 'joined', data: 'x' })],
  [
    'with a choice that is none',
    (seq) => ({ seq, actor: null, type: 'choice', data: { at: 0, seat: 0, press: 3, told: [], choice: 'dance' } }),
  ],
  [
    'with a choice that is not legal',
    (seq) => ({ seq, actor: null, type: 'choice', data: { at: 0, seat: 0, press: 3, told: [], choice: 'end' } }),
  ],
  ['after a gap', (seq) => ({ seq: seq + 1, actor: null, type: 'undone', data: { at: 0, to: 3 } })],
]

it.each(broken)('an entry %s freezes its table and no other', async (_, entry) => {
  const before = houseOn(store)
  const table = await game(before, [ANN, BEN])
  const healthy = await game(before, [ANN, BEN])
  await table.choose()
  const last = table.now()
  await store.tables.append(table.id, [entry(last.seq + 1)])

  const { house, notes } = noting()
  const frozen = await house.view(table.id)
  expect(frozen).toMatchObject({ phase: 'frozen', acting: null, state: last.state })
  expect(frozen?.fault).toBeTruthy()
  expect(notes).toMatchObject([
    { message: 'a table is frozen', details: { table: table.id, journal: { segments: [{ rules: 1 }] } } },
  ])
  expect((await store.tables.entries(table.id)).at(-1)).toMatchObject({ type: 'frozen', actor: null })
  expect(await house.inChannel(last.channelId)).toEqual(frozen)
  expect((await house.log(table.id))?.at(-1)).toMatchObject({ kind: 'frozen' })

  expect(await house.view(healthy.id)).toEqual(healthy.now())
  // Once is enough: the next process finds it frozen.
  const after = noting()
  expect(await after.house.view(table.id)).toMatchObject({ phase: 'frozen', fault: frozen?.fault, seq: frozen?.seq })
  expect(after.notes).toEqual([])

  const press = { tableId: table.id, seq: null, moderator: false, interactionId: null }
  expect(await house.act({ ...press, person: ANN, action: { kind: 'leave' } })).toMatchObject({
    kind: 'refused',
    refusal: { code: 'tableOver', phase: 'frozen' },
  })
  expect(await house.act({ ...press, person: CLEO, action: { kind: 'close' } })).toMatchObject({ kind: 'refused' })
  expect(await house.act({ ...press, person: ANN, action: { kind: 'close' } })).toMatchObject({ kind: 'done' })
  expect(await house.inChannel(last.channelId)).toBeNull()
  expect(await houseOn(store).view(table.id)).toMatchObject({ phase: 'closed' })
})

it('a fault that is met in passing freezes the table as well', async () => {
  const { house, notes } = noting()
  const table = await lobby(house, [ANN, BEN])
  await store.tables.append(table.id, [{ seq: 3, actor: null, type: 'danced', data: {} }])
  const outcome = await table.press(ANN, { kind: 'start' })
  expect(outcome).toMatchObject({ kind: 'stale', table: { phase: 'frozen' } })
  expect(notes).toHaveLength(1)
})

it('a table whose very first entry is broken can still be closed, so that its channel is free', async () => {
  const { house } = noting()
  const kept = { id: 'unborn', guildId: null, channelId: 'unborn', solo: false }
  await store.tables.create(kept, [{ seq: 1, actor: null, type: 'opened', data: { nobody: true } }])
  expect(await house.inChannel('unborn')).toMatchObject({ phase: 'frozen', seats: [] })
  const press = { tableId: 'unborn', seq: null, person: ANN, moderator: false, interactionId: null }
  expect(await house.act({ ...press, action: { kind: 'close' } })).toMatchObject({ kind: 'done' })
  expect(await house.inChannel('unborn')).toBeNull()
})

it.each([
  ['of another shape', () => ({ hello: 'world' })],
  ['that is nothing', () => null],
  [
    'with an unsound state',
    (kept: unknown) => JSON.parse(JSON.stringify(kept).replace(/"pathPile":\["[^"]*",/, '"pathPile":[')),
  ],
])('a snapshot %s is ignored, and the entries are played instead', async (_, spoil) => {
  const { house, notes } = noting()
  const table = await game(house, [ANN, BEN])
  await table.finishTurn()
  await table.finishTurn()
  await house.idle()
  const kept = await store.tables.load(table.id)
  if (kept?.snapshot == null) throw new Error('a finished turn leaves a snapshot')
  const spoilt: unknown = spoil(kept.snapshot.state)
  expect(spoilt).not.toEqual(kept.snapshot.state)
  await store.tables.saveSnapshot(table.id, kept.snapshot.seq, spoilt)
  const after = noting()
  expect(await after.house.view(table.id)).toEqual(table.now())
  expect(after.notes).toHaveLength(1)
  expect(notes).toEqual([])
})

it('a snapshot saves reading what lies before it', async () => {
  const { house } = noting()
  const table = await game(house, [ANN, BEN])
  await table.finishTurn()
  const { seq } = table.now()
  await table.choose()
  await house.idle()
  expect(await store.tables.load(table.id)).toMatchObject({ snapshot: { seq }, entries: [{ seq: seq + 1 }] })
  expect(await houseOn(store).view(table.id)).toEqual(table.now())
})

it('the journal of a frozen table replays up to the fault', async () => {
  const table = await game(houseOn(store), [ANN, BEN])
  await table.finishTurn()
  await table.choose()
  await store.tables.append(table.id, [{ seq: table.now().seq + 1, actor: null, type: 'danced', data: {} }])
  const { house } = noting()
  expect(replay(await house.journal(table.id))).toEqual(table.now().state)
})

it('a game that cannot be set up freezes its table at the start', async () => {
  const notes: string[] = []
  const house = houseOn(store, { box: 'no such box', log: (message) => notes.push(message) })
  const table = await lobby(house, [ANN, BEN])
  const outcome = await table.press(ANN, { kind: 'start' })
  expect(outcome).toMatchObject({ kind: 'refused', refusal: { code: 'tableOver', phase: 'frozen' } })
  expect(outcome).toMatchObject({ table: { fault: expect.stringContaining('no such box') } })
  expect(await houseOn(store).view(table.id)).toEqual(table.now())

  const opening = { guildId: null, channelId: 'no game', host: CLEO, solo: true, options: {} }
  const { table: solo } = await house.open(opening)
  expect(solo).toMatchObject({ phase: 'frozen', state: null })
  expect(await houseOn(store).view(solo.id)).toEqual(solo)
  expect(notes).toEqual(['a table is frozen', 'a table is frozen'])
  expect(await table.does(ANN, { kind: 'close' })).toMatchObject({ phase: 'closed' })
})
