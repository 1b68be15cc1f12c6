import { describe, expect, it } from 'vitest'
import { replay } from '#engine'
import { checkTable, type Person } from '#table'
import { ANN, BEN, CLEO, DAN, follow, freshTables, game, houseOn, lobby, type Sitting, tamper } from './sitting.ts'

const { url, store } = await freshTables()
const house = houseOn(store, { people: store.people })
const elsewhere = houseOn(store, { people: store.people })

/** Everybody's own, as names and ids that no other text holds. */
const named = (n: number): Person => ({ id: `70700000000000000${n}`, name: `Zaphod ${n}` })
const KEPT = ['tables', 'entries', 'snapshots', 'seats', 'showings', 'people', 'boxes'] as const

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
    const waiting = await lobby(house, [me, BEN])
    const playing = await game(house, [ANN, me])
    const before = await everything()
    expect(await house.forget(me.id)).toEqual({ kind: 'seated', tables: [waiting.now(), playing.now()] })
    expect(await everything()).toBe(before)
    await waiting.does(me, { kind: 'leave' })
    expect(await house.forget(me.id)).toMatchObject({ kind: 'seated', tables: [{ id: playing.id }] })
  })

  it('is nowhere to be found afterwards, and every game is as it was played', async () => {
    const me = named(2)
    const finished = await game(house, [ANN, me])
    await finish(finished)
    await house.saveGuide(me.id, false)
    const { table: alone } = await house.open({
      guildId: null,
      channelId: 'dm of 2',
      host: me,
      solo: true,
      options: {},
    })
    await follow(house, alone).does(me, { kind: 'leave' })
    expect((await house.profile(me.id)).games).toHaveLength(1)
    await house.idle()
    await elsewhere.view(finished.id)
    const [sheets, log] = [await house.journal(finished.id), await house.log(finished.id)]
    expect(await everything()).toContain(me.id)

    expect(await house.forget(me.id)).toEqual({ kind: 'forgotten', tables: 2 })

    for (const table of KEPT) expect(await rowsWith(table, [me.id, me.name, 'dm of 2']), table).toBe(0)
    const after = await house.view(finished.id)
    expect(after).toEqual({ ...finished.now(), seats: [finished.now().seats[0], after?.seats[1]] })
    expect(after?.seats[1]).toEqual({
      person: { id: expect.stringMatching(/^former-/), name: '' },
      name: '',
      satOut: false,
    })
    expect(await house.journal(finished.id)).toEqual(sheets)
    expect(replay(await house.journal(finished.id))).toEqual(finished.now().state)
    const told = JSON.stringify(log).replaceAll(me.name, '')
    expect(JSON.stringify(await house.log(finished.id))).toBe(told)
    for (const id of [finished.id, alone.id])
      expect(await checkTable(store.tables, id)).toMatchObject({ kind: 'sound' })
    expect(await houseOn(store).view(finished.id)).toEqual(after)
    expect(await house.profile(ANN.id)).toMatchObject({ games: [] })
  })

  it('starts afresh with the next game', async () => {
    const me = named(2)
    expect(await house.profile(me.id)).toMatchObject({ games: [], guide: null, handicap: -10 })
    expect(await house.forget(me.id)).toEqual({ kind: 'forgotten', tables: 0 })
    const table = await lobby(house, [me, BEN])
    expect(await house.openTablesOf(me.id)).toEqual([table.now()])
    await table.does(me, { kind: 'leave' })
    expect(await house.forget(me.id)).toEqual({ kind: 'forgotten', tables: 1 })
    expect(await rowsWith('entries', [me.id])).toBe(0)
  })

  it('who left a game that goes on is nameless there, in other processes too, and may take a seat again', async () => {
    const me = named(3)
    const table = await game(house, [me, ANN, BEN])
    await table.finishTurn()
    await table.does(me, { kind: 'leave' })
    const twin = follow(elsewhere, (await elsewhere.view(table.id)) ?? table.now())
    expect(twin.now().seats[0]?.name).toBe(me.name)
    expect(await house.forget(me.id)).toEqual({ kind: 'forgotten', tables: 1 })
    const after = await house.view(table.id)
    expect(after?.seats[0]).toEqual({ person: null, name: '', satOut: false })
    expect(await elsewhere.view(table.id, after?.seq)).toEqual(after)
    expect(await houseOn(store).view(table.id)).toEqual(after)

    const again = follow(house, after ?? table.now())
    await again.does(me, { kind: 'takeOver', seat: 0 })
    while (again.now().phase === 'playing') await again.finishTurn()
    expect(again.now().seats[0]).toMatchObject({ person: me, name: me.name })
    expect(await checkTable(store.tables, table.id)).toMatchObject({ kind: 'sound' })
  })

  it('whom another has followed on the seat stays forgotten, and the other does not', async () => {
    const me = named(4)
    const table = await game(house, [ANN, me])
    await table.does(me, { kind: 'leave' })
    await table.does(CLEO, { kind: 'takeOver', seat: 1 })
    await house.forget(me.id)
    expect((await house.view(table.id))?.seats[1]).toMatchObject({ person: CLEO, name: CLEO.name })
    expect(await rowsWith('entries', [me.id, me.name])).toBe(0)
  })

  it('two of one table are two former players, told apart as before', async () => {
    const [one, two] = [named(5), named(6)]
    const table = await game(house, [one, two, DAN])
    await table.does(one, { kind: 'leave' })
    await table.does(two, { kind: 'leave' })
    for (const { id } of [one, two]) expect(await house.forget(id)).toEqual({ kind: 'forgotten', tables: 1 })
    const after = await houseOn(store).view(table.id)
    expect(after?.seats.map(({ name }) => name)).toEqual(['', '', DAN.name])
    expect(after?.host).toBe(DAN.id)
    expect((await house.log(table.id))?.filter(({ kind }) => kind === 'left')).toHaveLength(2)
    expect(await checkTable(store.tables, table.id)).toMatchObject({ kind: 'sound' })
  })

  it('need not wait for a broken table of others, but closes a broken one of their own', async () => {
    const me = named(7)
    const [others, own] = [await game(house, [ANN, me]), await game(house, [me, ANN])]
    for (const { id } of [others, own]) {
      const { length } = await store.tables.entries(id)
      await store.tables.append(id, [{ seq: length + 1, actor: me.id, type: 'danced', data: { with: me } }])
    }
    const fresh = houseOn(store, { people: store.people })
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
    const table = await lobby(house, [ANN])
    await table.press(named(8), { kind: 'close' }, { moderator: true })
    expect(await rowsWith('entries', [named(8).id])).toBe(0)
  })
})

/** How many rows of a table hold one of the texts in any column. */
async function rowsWith(table: (typeof KEPT)[number], texts: readonly string[]): Promise<number> {
  const rows = JSON.stringify(await tamper(url, `SELECT * FROM ${table}`))
  return texts.filter((text) => rows.includes(text)).length
}
