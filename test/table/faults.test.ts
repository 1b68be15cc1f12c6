import { describe, expect, it } from 'vitest'
import { RULES_NUMBER, replayToEnd } from '#engine'
import { viewAsActor } from '#support/as-actor'
import { checkTableByReplay, type EntryToAppend, type TableServiceOptions } from '#table'
import { ANN, BEN, CLEO, follow, freshStore, game, lobby, serviceOn } from './sitting.ts'

const store = await freshStore()

/** A table service that writes its log into an array. */
function noting(parts: Partial<TableServiceOptions> = {}) {
  const notes: { message: string; details: Readonly<Record<string, unknown>> }[] = []
  const note = (details: Readonly<Record<string, unknown>>, message: string) => notes.push({ message, details })
  const counts = { failed: 0, frozen: 0 }
  const count = (what: keyof typeof counts) => () => {
    counts[what] += 1
  }
  const watch = { failed: count('failed'), frozen: count('frozen') }
  return { notes, counts, service: serviceOn(store, { log: { warn: note, error: note }, watch, ...parts }) }
}

const broken: [string, (seq: number) => EntryToAppend][] = [
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
  const before = serviceOn(store)
  const table = await game(before, [ANN, BEN])
  const healthy = await game(before, [ANN, BEN])
  await table.choose()
  const last = table.now()
  await store.tables.append(table.id, [entry(last.seq + 1)])

  const { service, notes, counts } = noting()
  const frozen = await viewAsActor(service, table.id)
  expect(frozen).toMatchObject({ phase: 'frozen', acting: null, settled: last.settled })
  expect(frozen?.fault).toBeTruthy()
  expect(notes).toMatchObject([
    { message: 'a table is frozen', details: { table: table.id, journal: { segments: [{ rules: RULES_NUMBER }] } } },
  ])
  expect(counts).toEqual({ failed: 0, frozen: 1 })
  expect((await store.tables.entries(table.id)).at(-1)).toMatchObject({ type: 'frozen', actor: null })
  expect(await service.inChannel(last.channelId)).toEqual(await service.view(table.id))
  expect((await service.log(table.id))?.at(-1)).toMatchObject({ kind: 'frozen' })

  expect(await viewAsActor(service, healthy.id)).toEqual(healthy.now())
  // Once is enough: the next process finds it frozen.
  const after = noting()
  expect(await viewAsActor(after.service, table.id)).toMatchObject({
    phase: 'frozen',
    fault: frozen?.fault,
    seq: frozen?.seq,
  })
  expect(after.notes).toEqual([])

  const press = { tableId: table.id, seq: null, moderator: false, interactionId: null }
  expect(await service.act({ ...press, person: ANN, action: { kind: 'leave' } })).toMatchObject({
    kind: 'refused',
    refusal: { code: 'tableOver', phase: 'frozen' },
  })
  expect(await service.act({ ...press, person: CLEO, action: { kind: 'close' } })).toMatchObject({ kind: 'refused' })
  expect(await service.act({ ...press, person: ANN, action: { kind: 'close' } })).toMatchObject({ kind: 'done' })
  expect(await service.inChannel(last.channelId)).toBeNull()
  expect(await viewAsActor(serviceOn(store), table.id)).toMatchObject({ phase: 'closed' })
})

it('a fault that is met in passing freezes the table as well', async () => {
  const { service, notes } = noting()
  const table = await lobby(service, [ANN, BEN])
  await store.tables.append(table.id, [{ seq: 3, actor: null, type: 'joined', data: {} }])
  const outcome = await table.press(ANN, { kind: 'start' })
  expect(outcome).toMatchObject({ kind: 'stale', table: { phase: 'frozen' } })
  expect(notes).toHaveLength(1)
})

it('a table whose very first entry is broken can still be closed, so that its channel is free', async () => {
  const { service } = noting()
  const kept = { id: 'unborn', guildId: null, channelId: 'unborn', solo: false }
  await store.tables.create(kept, [{ seq: 1, actor: null, type: 'opened', data: { nobody: true } }])
  expect(await service.inChannel('unborn')).toMatchObject({ phase: 'frozen', seats: [] })
  const press = { tableId: 'unborn', seq: null, person: ANN, moderator: false, interactionId: null }
  expect(await service.act({ ...press, action: { kind: 'close' } })).toMatchObject({ kind: 'done' })
  expect(await service.inChannel('unborn')).toBeNull()
})

it.each([
  ['of another shape', () => ({ hello: 'world' })],
  ['that is nothing', () => null],
  [
    'with an unsound state',
    (kept: unknown) => JSON.parse(JSON.stringify(kept).replace(/"pathPile":\["[^"]*",/, '"pathPile":[')),
  ],
])('a snapshot %s is ignored, and the entries are played instead', async (_, spoil) => {
  const { service, notes } = noting()
  const table = await game(service, [ANN, BEN])
  await table.finishTurn()
  await table.finishTurn()
  await service.idle()
  const kept = await store.tables.load(table.id)
  if (kept?.snapshot == null) throw new Error('a finished turn leaves a snapshot')
  const spoilt: unknown = spoil(kept.snapshot.state)
  expect(spoilt).not.toEqual(kept.snapshot.state)
  await store.tables.saveSnapshot(table.id, kept.snapshot.seq, spoilt)
  const after = noting()
  expect(await viewAsActor(after.service, table.id)).toEqual(table.now())
  expect(after.notes).toHaveLength(1)
  expect(notes).toEqual([])
})

it('a snapshot saves reading what lies before it', async () => {
  const { service } = noting()
  const table = await game(service, [ANN, BEN])
  await table.finishTurn()
  const { seq } = table.now()
  await table.choose()
  await service.idle()
  expect(await store.tables.load(table.id)).toMatchObject({ snapshot: { seq }, entries: [{ seq: seq + 1 }] })
  expect(await viewAsActor(serviceOn(store), table.id)).toEqual(table.now())
})

it('the journal of a frozen table is in the log, and replays up to the fault; people get none while it may go on', async () => {
  const table = await game(serviceOn(store), [ANN, BEN])
  await table.finishTurn()
  await table.choose()
  await store.tables.append(table.id, [{ seq: table.now().seq + 1, actor: null, type: 'choice', data: {} }])
  const { service, notes } = noting()
  expect(await service.journal(table.id)).toBeNull()
  const [frozen] = notes
  expect(replayToEnd(frozen?.details.journal).state).toEqual(table.now().state)
})

it('a press that the bot breaks over is refused and logged with its cause, and the table goes on', async () => {
  const { service, notes, counts } = noting({ seed: () => 'no seed' })
  const table = await lobby(service, [ANN, BEN])
  const before = table.now()
  const outcome = await table.press(ANN, { kind: 'start' }, { interactionId: '4711' })
  expect(outcome).toEqual({ kind: 'refused', refusal: { code: 'failed' }, table: before })
  expect(await store.tables.entries(table.id)).toHaveLength(2)
  const error = expect.stringContaining('seed')
  const details = {
    table: table.id,
    interaction: '4711',
    action: 'start',
    error,
    stack: expect.stringMatching(/\n +at /),
  }
  expect(notes).toEqual([{ message: 'a press failed', details }])
  expect(counts).toEqual({ failed: 1, frozen: 0 })
  expect(await follow(serviceOn(store), before).does(ANN, { kind: 'start' })).toMatchObject({ phase: 'playing' })
})

it('a game against Tom that cannot be set up is not opened, and its channel stays free', async () => {
  const opening = { guildId: null, channelId: 'no game', host: CLEO, solo: true, options: {} }
  await expect(noting({ seed: () => 'no seed' }).service.open(opening)).rejects.toThrow('seed')
  expect(await serviceOn(store).open(opening)).toMatchObject({ kind: 'opened', table: { phase: 'playing' } })
})

describe('an entry of a kind that only a newer version knows', () => {
  const danced = (seq: number): EntryToAppend => ({ seq, actor: null, type: 'danced', data: { at: 0 } })

  it('leaves its table to that version: it is shown as far as it is known, and presses are refused', async () => {
    const table = await game(serviceOn(store), [ANN, BEN])
    await table.choose()
    const last = table.now()
    await store.tables.append(table.id, [danced(last.seq + 1), { ...danced(last.seq + 2), type: 'left' }])
    const { service, notes } = noting()
    expect(await viewAsActor(service, table.id)).toEqual({ ...last, seq: last.seq + 2, newer: true })
    const twin = follow(service, last)
    await twin.press(ANN, { kind: 'leave' }, { seq: null })
    expect(await twin.refused(ANN, { kind: 'leave' })).toBe('newerRules')
    expect(await twin.refused(twin.acting(), { kind: 'undo', to: 0 })).toBe('newerRules')
    expect((await store.tables.entries(table.id)).length).toBe(last.seq + 2)
    expect(notes).toEqual([])
    expect(await checkTableByReplay(store.tables, table.id)).toEqual({ kind: 'newer' })
    expect(await twin.does(ANN, { kind: 'close' })).toMatchObject({ phase: 'closed' })
  })

  it('is met in passing as well', async () => {
    const { service, notes } = noting()
    const table = await lobby(service, [ANN, BEN])
    await store.tables.append(table.id, [danced(3)])
    expect(await table.press(ANN, { kind: 'start' })).toMatchObject({ kind: 'stale', table: { newer: true } })
    expect(await table.refused(ANN, { kind: 'start' })).toBe('newerRules')
    expect(notes).toEqual([])
  })

  it('spares a lobby that this version would close', async () => {
    const table = await lobby(serviceOn(store), [ANN])
    await store.tables.append(table.id, [danced(2)])
    const later = new Date(Date.now() + 48 * 60 * 60 * 1000)
    expect(await serviceOn(store).closeStaleLobbies(later)).not.toContain(table.id)
  })
})

describe('what is not kept does not freeze a table', () => {
  it('when rows that were read do not fit what is in memory, everything is read again', async () => {
    const spoiling = { now: false }
    const load: typeof store.tables.load = async (id, after) => {
      const kept = await store.tables.load(id, after)
      if (kept === null || after === undefined || !spoiling.now) return kept
      return { ...kept, entries: kept.entries.map((row) => ({ ...row, type: 'choice' })) }
    }
    const service = serviceOn({ tables: { ...store.tables, load } })
    const table = await lobby(service, [ANN, BEN])
    await follow(serviceOn(store), table.now()).does(CLEO, { kind: 'join' })
    spoiling.now = true
    expect(await table.press(ANN, { kind: 'start' })).toMatchObject({ kind: 'stale', table: { phase: 'lobby' } })
    expect(table.now().seats).toHaveLength(3)
  })

  it('when a snapshot does not fit the entries after it, all of them are played', async () => {
    const table = await game(serviceOn(store), [ANN, BEN])
    const { seq } = await table.finishTurn()
    await table.service.idle()
    const kept = await store.tables.load(table.id)
    await table.finishTurn()
    await table.service.idle()
    await store.tables.saveSnapshot(table.id, seq - 1, kept?.snapshot?.state)
    expect(await viewAsActor(serviceOn(store), table.id)).toEqual(table.now())
  })
})
