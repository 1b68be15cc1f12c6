import { describe, expect, it } from 'vitest'
import { replayToEnd } from '#engine'
import { viewAsActor } from '#support/as-actor'
import { checkTableByReplay, type Person, toPublicOnlyTable } from '#table'
import {
  ANN,
  BEN,
  CLEO,
  DAN,
  follow,
  freshTables,
  game,
  lobby,
  type Sitting,
  serviceOn,
  tableOf,
  tamper,
} from './sitting.ts'

const { url, store } = await freshTables()
const service = serviceOn(store, { people: store.people })
const elsewhere = serviceOn(store, { people: store.people })

/** Everybody's own, as names and ids that no other text holds. */
const named = (n: number): Person => ({ id: `70700000000000000${n}`, name: `Zaphod ${n}` })
const KEPT = ['tables', 'entries', 'snapshots', 'seats', 'showings', 'turn_messages', 'people', 'boxes'] as const

/** Everything in the database, as text. */
async function everything(): Promise<string> {
  const ids = await store.tables.ids(null, 1000)
  const tables = await Promise.all(ids.map((id) => store.tables.load(id, 0)))
  return JSON.stringify(tables)
}

/** Plays a two-person game to its end by choices that bring it there. */
async function finish(table: Sitting): Promise<void> {
  while (table.now().phase === 'playing') await table.finishTurn()
}

describe('somebody who wants to be forgotten', () => {
  it('leaves open tables first: nothing is done, and they are named', async () => {
    const me = named(1)
    const waiting = await lobby(service, [me, BEN])
    const playing = await game(service, [ANN, me])
    await service.idle()
    const before = await everything()
    expect(await service.forget(me.id)).toEqual({
      kind: 'seated',
      tables: [playing, waiting].map((one) => toPublicOnlyTable(one.now())),
    })
    expect(await everything()).toBe(before)
    await waiting.does(me, { kind: 'leave' })
    expect(await service.forget(me.id)).toMatchObject({ kind: 'seated', tables: [{ id: playing.id }] })
  })

  it('is nowhere to be found afterwards, and every game is as it was played', async () => {
    const me = named(2)
    const finished = await game(service, [ANN, me])
    await finish(finished)
    await service.saveSettings(me.id, { hints: false })
    const opened = await service.open({
      guildId: null,
      channelId: 'dm of 2',
      host: me,
      solo: true,
      options: {},
    })
    const alone = tableOf(opened)
    await follow(service, alone).does(me, { kind: 'leave' })
    expect((await service.profile(me.id)).games).toHaveLength(1)
    await service.idle()
    await viewAsActor(elsewhere, finished.id)
    const [sheets, log] = [await service.journal(finished.id), await service.log(finished.id)]
    expect(await everything()).toContain(me.id)

    expect(await service.forget(me.id)).toEqual({ kind: 'forgotten', tables: 2 })

    for (const table of KEPT) expect(await rowsWith(table, [me.id, me.name, 'dm of 2']), table).toBe(0)
    const after = await viewAsActor(service, finished.id)
    const { seq, seats } = finished.now()
    expect(after).toEqual({ ...finished.now(), seq: seq + 1, seats: [seats[0], after?.seats[1]] })
    expect(after?.seats[1]).toEqual({
      person: { id: expect.stringMatching(/^former-/), name: '' },
      name: '',
      satOut: false,
    })
    expect(await service.journal(finished.id)).toEqual(sheets)
    expect(replayToEnd(await service.journal(finished.id)).state).toEqual(finished.now().state)
    const told = JSON.stringify(log).replaceAll(me.name, '')
    expect(JSON.stringify(await service.log(finished.id))).toBe(told)
    for (const id of [finished.id, alone.id])
      expect(await checkTableByReplay(store.tables, id)).toMatchObject({ kind: 'sound' })
    expect(await viewAsActor(serviceOn(store), finished.id)).toEqual(after)
    expect(await service.profile(ANN.id)).toMatchObject({ games: [] })
  })

  it('starts afresh with the next game', async () => {
    const me = named(2)
    expect(await service.profile(me.id)).toMatchObject({ games: [], handicap: -10 })
    expect(await service.forget(me.id)).toEqual({ kind: 'forgotten', tables: 0 })
    const table = await lobby(service, [me, BEN])
    expect(await service.openTablesOf(me.id)).toEqual([toPublicOnlyTable(table.now())])
    await table.press(me, { kind: 'leave' }, { interactionId: 'a press of 2' })
    expect(await rowsWith('entries', ['a press of 2'])).toBe(1)
    expect(await service.forget(me.id)).toEqual({ kind: 'forgotten', tables: 1 })
    expect(await rowsWith('entries', [me.id, 'a press of 2'])).toBe(0)
  })

  it('who left a game that goes on is nameless there, in other processes too, and may take a seat again', async () => {
    const me = named(3)
    const table = await game(service, [me, ANN, BEN])
    await table.finishTurn()
    await table.does(me, { kind: 'leave' })
    const twin = follow(elsewhere, (await viewAsActor(elsewhere, table.id)) ?? table.now())
    expect(twin.now().seats[0]?.name).toBe(me.name)
    expect(await service.forget(me.id)).toEqual({ kind: 'forgotten', tables: 1 })
    const after = await viewAsActor(service, table.id)
    expect(after?.seats[0]).toEqual({ person: null, name: '', satOut: false })
    expect(await viewAsActor(elsewhere, table.id, after?.seq)).toEqual(after)
    expect(await viewAsActor(serviceOn(store), table.id)).toEqual(after)

    const again = follow(service, after ?? table.now())
    await again.does(me, { kind: 'takeOver', seat: 0 })
    while (again.now().phase === 'playing') await again.finishTurn()
    expect(again.now().seats[0]).toMatchObject({ person: me, name: me.name })
    expect(await checkTableByReplay(store.tables, table.id)).toMatchObject({ kind: 'sound' })
  })

  it('whom another has followed on the seat stays forgotten, and the other does not', async () => {
    const me = named(4)
    const table = await game(service, [ANN, me])
    await table.does(me, { kind: 'leave' })
    await table.does(CLEO, { kind: 'takeOver', seat: 1 })
    await service.forget(me.id)
    expect((await viewAsActor(service, table.id))?.seats[1]).toMatchObject({ person: CLEO, name: CLEO.name })
    expect(await rowsWith('entries', [me.id, me.name])).toBe(0)
  })

  it('two of one table are two former players, told apart as before', async () => {
    const [one, two] = [named(5), named(6)]
    const table = await game(service, [one, two, DAN])
    await table.does(one, { kind: 'leave' })
    await table.does(two, { kind: 'leave' })
    for (const { id } of [one, two]) expect(await service.forget(id)).toEqual({ kind: 'forgotten', tables: 1 })
    const after = await viewAsActor(serviceOn(store), table.id)
    expect(after?.seats.map(({ name }) => name)).toEqual(['', '', DAN.name])
    expect(after?.host).toBe(DAN.id)
    expect((await service.log(table.id))?.filter(({ kind }) => kind === 'left')).toHaveLength(2)
    expect(await checkTableByReplay(store.tables, table.id)).toMatchObject({ kind: 'sound' })
  })

  it('need not wait for a broken table of others, but closes a broken one of their own', async () => {
    const me = named(7)
    const [others, own] = [await game(service, [ANN, me]), await game(service, [me, ANN])]
    for (const { id } of [others, own]) {
      const { length } = await store.tables.entries(id)
      await store.tables.append(id, [{ seq: length + 1, actor: me.id, type: 'joined', data: { with: me } }])
    }
    const fresh = serviceOn(store, { people: store.people })
    expect(await fresh.forget(me.id)).toMatchObject({ kind: 'seated', tables: [{ id: own.id, phase: 'frozen' }] })
    await fresh.act({
      tableId: own.id,
      seq: null,
      person: me,
      moderator: false,
      interactionId: null,
      action: { kind: 'close' },
    })
    expect(await fresh.forget(me.id)).toEqual({ kind: 'forgotten', tables: 2 })
    expect(await rowsWith('entries', [me.id, me.name])).toBe(0)
  })

  it('closing a table as a moderator leaves no trace', async () => {
    const table = await lobby(service, [ANN])
    await table.press(named(8), { kind: 'close' }, { moderator: true })
    expect(await rowsWith('entries', [named(8).id])).toBe(0)
  })
})

/** How many rows of a table hold one of the texts in any column. */
async function rowsWith(table: (typeof KEPT)[number], texts: readonly string[]): Promise<number> {
  const rows = JSON.stringify(await tamper(url, `SELECT * FROM ${table}`))
  return texts.filter((text) => rows.includes(text)).length
}
