import { describe, expect, it } from 'vitest'
import type { Person, TableService } from '#table'
import { NO_QUOTAS } from '#table/service/who-may-sit'
import { BEN, CLEO, follow, freshStore, game, lobby, serviceOn, tableOf } from './sitting.ts'

const store = await freshStore()
const service = serviceOn(store, { quotas: { ...NO_QUOTAS, person: 3, server: 5, solo: 1 } })
/** Where nothing is counted. */
const open = serviceOn(store)

let people = 0
const somebody = (): Person => ({ id: `5${++people}`.padEnd(9, '0'), name: `Somebody ${people}` })

let channels = 0
const opening = (host: Person, guildId: string | null, solo = false) => ({
  guildId,
  channelId: `quota ${++channels}`,
  host,
  solo,
  options: {},
})
const opens = (at: TableService, host: Person, guildId: string | null, solo = false) =>
  at.open(opening(host, guildId, solo))

describe('a person', () => {
  it('opens no more tables than a quota, and more when one has ended', async () => {
    const host = somebody()
    const first = tableOf(await opens(service, host, null))
    await opens(service, host, null)
    await opens(service, host, null)
    expect(await opens(service, host, null)).toEqual({ kind: 'tooManyTables', most: 3 })
    expect(await service.openTablesOf(host.id)).toHaveLength(3)
    await follow(service, first).does(host, { kind: 'leave' })
    expect((await opens(service, host, null)).kind).toBe('opened')
  })

  it('sits down at no more tables either, by joining or by taking over, and stays where they sit', async () => {
    const me = somebody()
    const empty = await game(open, [BEN, CLEO])
    await empty.does(CLEO, { kind: 'leave' })
    const seat = empty.now().seats.findIndex(({ person }) => person === null)
    const tables = await Promise.all([1, 2, 3, 4].map(() => lobby(open, [BEN])))
    const joins = (at: TableService, index: number) =>
      at.act({
        tableId: tables[index]?.id ?? '',
        seq: null,
        person: me,
        moderator: false,
        interactionId: null,
        action: { kind: 'join' },
      })
    for (const index of [0, 1, 2]) expect((await joins(service, index)).kind).toBe('done')
    const tooMany = { kind: 'refused', refusal: { code: 'tooManyTables', most: 3 } }
    expect(await joins(service, 3)).toMatchObject(tooMany)
    // Who sits there already hears that first.
    expect(await joins(service, 0)).toMatchObject({ refusal: { code: 'alreadySeated' } })
    const press = { tableId: empty.id, seq: null, person: me, moderator: false, interactionId: null }
    expect(await service.act({ ...press, action: { kind: 'takeOver', seat } })).toMatchObject(tooMany)
    expect(await open.act({ ...press, action: { kind: 'takeOver', seat } })).toMatchObject({ kind: 'done' })
    expect(await service.openTablesOf(me.id)).toHaveLength(4)
  })

  it('cannot slip past by many presses at once', async () => {
    const me = somebody()
    const tables = await Promise.all([1, 2, 3].map(() => lobby(open, [BEN])))
    const press = { seq: null, person: me, moderator: false, interactionId: null, action: { kind: 'join' } as const }
    const outcomes = await Promise.all([
      ...[1, 2, 3, 4].map(() => opens(service, me, 'rush')),
      ...tables.map(({ id }) => service.act({ ...press, tableId: id })),
    ])
    expect(outcomes.filter(({ kind }) => kind === 'opened' || kind === 'done')).toHaveLength(3)
    expect(await open.openTablesOf(me.id)).toHaveLength(3)
  })

  it('has one game against Tom at a time, and is shown that one', async () => {
    const me = somebody()
    const first = tableOf(await opens(service, me, null, true))
    expect(await opens(service, me, null, true)).toEqual({ kind: 'soloOpen', most: 1, table: first })
    await follow(service, first).does(me, { kind: 'leave' })
    expect((await opens(service, me, null, true)).kind).toBe('opened')
  })
})

describe('a server', () => {
  it('has no more open tables than a quota, in whichever channels, and other servers are not counted with it', async () => {
    for (let table = 0; table < 5; table++) expect((await opens(service, somebody(), 'crowded')).kind).toBe('opened')
    expect(await opens(service, somebody(), 'crowded')).toEqual({ kind: 'serverFull', most: 5 })
    expect((await opens(service, somebody(), 'quiet')).kind).toBe('opened')
  })

  it('shows the table of a channel where one is open, also when there may be no more', async () => {
    const host = somebody()
    const there = opening(host, 'crowded')
    const table = tableOf(await open.open(there))
    expect(await service.open({ ...there, host: somebody() })).toEqual({ kind: 'channelTaken', table })
  })
})

describe('within an hour', () => {
  const hourly = { ...NO_QUOTAS, hourly: { person: 3, server: 5 } }
  /** By a clock that runs so many minutes ahead. */
  const process = (minutes = 0) =>
    serviceOn(store, { quotas: hourly, now: () => new Date(Date.now() + minutes * 60_000) })
  const closed = async (at: TableService, host: Person, guildId: string | null) => {
    const opened = await opens(at, host, guildId)
    if (opened.kind === 'opened') await follow(at, opened.table).does(host, { kind: 'close' })
    return opened
  }

  it('a person opens so many tables, though they close them, in whichever process and server; then they hear when', async () => {
    const host = somebody()
    const [one, other] = [process(), process()]
    for (const at of [one, other, one]) expect((await closed(at, host, 'hour')).kind).toBe('opened')
    const began = Date.now()
    for (const at of [one, other]) {
      const refused = await opens(at, host, 'another hour')
      if (refused.kind !== 'openedMuch') throw new Error(`it was not refused: ${refused.kind}`)
      expect(refused).toMatchObject({ by: 'person', most: 3 })
      expect(Math.abs(refused.again.getTime() - began - 60 * 60_000)).toBeLessThan(30_000)
    }
    expect(await one.mayNotOpen({ guildId: 'another hour', hostId: host.id, channelId: 'any' })).toMatchObject({
      kind: 'openedMuch',
    })
    // What one plays alone, or joins, does not count.
    expect((await opens(one, host, null, true)).kind).toBe('opened')
    expect((await closed(process(61), host, 'hour')).kind).toBe('opened')
  })

  it('a server gets so many, by whomever, and others are not counted with it', async () => {
    const at = process()
    for (let table = 0; table < 5; table++) expect((await closed(at, somebody(), 'rushed')).kind).toBe('opened')
    expect(await opens(process(), somebody(), 'rushed')).toMatchObject({ kind: 'openedMuch', by: 'server', most: 5 })
    expect((await closed(at, somebody(), 'calm')).kind).toBe('opened')
    expect((await closed(process(61), somebody(), 'rushed')).kind).toBe('opened')
  })

  it('many at once are no more', async () => {
    const host = somebody()
    const at = process()
    const all = await Promise.all(Array.from({ length: 10 }, () => opens(at, host, 'at once')))
    expect(all.filter(({ kind }) => kind === 'opened')).toHaveLength(3)
  })

  it('a friend is called to one kept seat, by whichever process, unless they took it', async () => {
    const friend = somebody()
    const [one, other] = [serviceOn(store), serviceOn(store)]
    const keeps = async (at: TableService) => {
      const table = tableOf(await at.open({ ...opening(somebody(), 'friends'), friend: friend.id }))
      return { id: table.id, called: table.heldSeats.map(({ callableAt }) => callableAt === undefined) }
    }
    const first = await keeps(one)
    expect(first.called).toEqual([true])
    expect((await keeps(other)).called).toEqual([false])
    const lobbies = await Promise.all([one, other].map((at) => lobby(at, [BEN])))
    for (const table of lobbies) {
      const { heldSeats } = await table.does(BEN, { kind: 'hold', person: friend.id })
      expect(heldSeats).toMatchObject([{ person: friend.id, callableAt: expect.any(Date) }])
    }
    const press = { tableId: first.id, seq: null, person: friend, moderator: false, interactionId: null }
    await one.act({ ...press, action: { kind: 'join' } })
    expect((await keeps(other)).called).toEqual([true])
    // A lobby that keeps seats for ever others calls no more than some.
    const busy = await lobby(one, [BEN])
    const called = []
    for (let kept = 0; kept < 12; kept++) {
      const { id } = somebody()
      const { heldSeats } = await busy.does(BEN, { kind: 'hold', person: id })
      called.push(heldSeats[0]?.callableAt === undefined)
      await busy.does(BEN, { kind: 'release', person: id })
    }
    expect(called).toEqual([...Array(8).fill(true), ...Array(4).fill(false)])
    // At once they are called to one.
    const stranger = somebody()
    const rush = await Promise.all(
      Array.from({ length: 6 }, () => one.open({ ...opening(somebody(), 'friends'), friend: stranger.id })),
    )
    expect(rush.filter((opened) => tableOf(opened).heldSeats[0]?.callableAt === undefined)).toHaveLength(1)
  })
})
