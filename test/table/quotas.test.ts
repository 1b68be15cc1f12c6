import { describe, expect, it } from 'vitest'
import type { Person, TableService } from '#table'
import { BEN, CLEO, follow, freshStore, game, lobby, serviceOn, tableOf } from './sitting.ts'

const store = await freshStore()
const service = serviceOn(store, { quotas: { person: 3, server: 5, solo: 1 } })
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
