import { describe, expect, it } from 'vitest'
import { openStore } from '#store'
import { copies } from '#support/copies'
import type { Person, TableRepository, TableService, TableServiceOptions } from '#table'
import {
  ANN,
  BEN,
  CLEO,
  follow,
  freshTables,
  game,
  likely,
  lobby,
  type Sitting,
  serviceOn,
  tableOf,
} from './sitting.ts'

const { url, store } = await freshTables()
const service = serviceOn(store)

const kept = async (id: string) => (await store.tables.load(id))?.table

let people = 0
const somebody = (): Person => ({ id: `6${++people}`.padEnd(9, '0'), name: `Somebody ${people}` })

async function alone(host: Person, at = service): Promise<Sitting> {
  const opening = { guildId: null, channelId: `alone ${host.id}`, host, solo: true, options: { letTomDecide: true } }
  return follow(at, tableOf(await at.open(opening)))
}
async function finish(table: Sitting): Promise<void> {
  while (table.now().phase === 'playing')
    await table.does(table.acting(), { kind: 'choices', choices: [likely(table.now())] })
}

/** The table service of another process, which says how many tables it read, and in how many turns of the event loop. */
async function counting(parts: Partial<TableServiceOptions> = {}) {
  const other = await openStore(url)
  let read = 0
  const counted =
    <Asked extends unknown[], Told>(ask: (...asked: Asked) => Told) =>
    (...asked: Asked): Told => {
      read++
      return ask(...asked)
    }
  const tables: TableRepository = {
    ...other.tables,
    load: counted(other.tables.load),
    finalSnapshot: counted(other.tables.finalSnapshot),
    entriesButChoices: counted(other.tables.entriesButChoices),
  }
  const there = serviceOn({ tables }, { people: other.people, ...parts })
  return {
    async count<T>(ask: (there: TableService) => Promise<T>): Promise<{ result: T; read: number; turns: number }> {
      read = 0
      let turns = 0
      let counts = true
      const turn = () => {
        turns++
        if (counts) setImmediate(turn)
      }
      setImmediate(turn)
      const result = await ask(there)
      counts = false
      return { result, read, turns }
    },
    close: () => other.close(),
  }
}

describe('how a table ended', () => {
  it('is kept with it, played to its end or closed before, and nothing while it is open', async () => {
    const won = await game(service, [ANN, BEN])
    expect(await kept(won.id)).toMatchObject({ ended: null, closedAt: null })
    await finish(won)
    expect(await kept(won.id)).toMatchObject({ ended: 'finished', openIn: null })
    const closed = await game(service, [ANN, BEN])
    await closed.press(CLEO, { kind: 'close' }, { moderator: true })
    expect(await kept(closed.id)).toMatchObject({ ended: 'closed', openIn: null })
    const left = await lobby(service, [ANN])
    await left.does(ANN, { kind: 'leave' })
    expect(await kept(left.id)).toMatchObject({ ended: 'closed' })
    const given = await alone(CLEO)
    await given.does(CLEO, { kind: 'leave' })
    expect(await kept(given.id)).toMatchObject({ ended: 'closed' })
  })
})

describe('of somebody with hundreds of tables', () => {
  const me = somebody()

  it('finished games are found without reading those that were given up', async () => {
    const finished = await alone(me)
    await finish(finished)
    await service.idle()
    await copies(url, finished.id, 7)
    const given = await alone(me)
    await given.does(me, { kind: 'leave' })
    await service.idle()
    await copies(url, given.id, 149)
    const there = await counting()
    const { result, read, turns } = await there.count((one) => one.finishedTablesOf(me.id, 6))
    expect(result.map(({ phase }) => phase)).toEqual(Array.from({ length: 6 }, () => 'finished'))
    expect(read).toBe(6)
    expect(turns).toBeGreaterThanOrEqual(6)
    await there.close()
  })

  it('each game against Tom is read once, in turns of the event loop, and what is kept of them does not grow', async () => {
    const there = await counting()
    const first = await there.count((one) => one.profile(me.id))
    expect(first.read).toBe(158)
    // Four are read at once.
    expect(first.turns).toBeGreaterThanOrEqual(158 / 4)
    const again = await there.count((one) => one.profile(me.id))
    expect(again.result).toEqual(first.result)
    expect(again.read).toBe(0)
    const { won, lost, tied, games, best } = again.result
    expect(won + lost + tied).toBe(158)
    expect(lost).toBeGreaterThanOrEqual(150)
    expect(best).toBe(-10)
    expect(games.length).toBeLessThanOrEqual(100)
    const size = async () => JSON.stringify(await store.people.profile(me.id)).length
    const before = await size()
    const more = await alone(me)
    await more.does(me, { kind: 'leave' })
    await service.idle()
    await copies(url, more.id, 19)
    const later = await there.count((one) => one.profile(me.id))
    expect(later.read).toBe(20)
    expect(later.result.lost).toBe(lost + 20)
    expect(await size()).toBeLessThan(2 * before)
    await there.close()
  })

  it('the profile is the same whether what is kept of it is short, of an earlier version, or lost', async () => {
    const profile = await serviceOn(store, { people: store.people }).profile(me.id)
    const { handicaps, games, ...sums } = profile
    const there = await counting()
    await store.people.changeProfile(me.id, () => ({ games: 'none' }))
    expect((await there.count((one) => one.profile(me.id))).result).toMatchObject(sums)
    // As it was kept before it was shortened: every game.
    const all = await store.tables.endedSoloOf(me.id, null, 1000)
    const whole = all.map(({ id, closedAt }) => ({
      table: id,
      at: closedAt?.getTime(),
      result: 'lost',
      gaveUp: true,
      points: null,
      handicap: 0,
      challenge: true,
    }))
    await store.people.changeProfile(me.id, () => ({ guide: false, games: whole }))
    const { result, read } = await there.count((one) => one.profile(me.id))
    expect(read).toBe(0)
    expect(result).toMatchObject({ lost: 178, won: 0, handicap: -10 - 2 * 178 })
    expect(result.games.length).toBeLessThanOrEqual(100)
    await there.close()
  })

  it('only so many open ones are read as are asked for, the newest', async () => {
    const host = somebody()
    const first = await lobby(service, [host])
    await copies(url, first.id, 199)
    const newest = await lobby(service, [host])
    const there = await counting()
    const { result, read, turns } = await there.count((one) => one.openTablesOf(host.id, 11))
    expect(result).toHaveLength(11)
    expect(result[0]?.id).toBe(newest.id)
    expect(read).toBe(11)
    expect(turns).toBeGreaterThanOrEqual(11)
    await there.close()
  })

  it('all are gone through when that person wants to be forgotten', async () => {
    const host = somebody()
    const left = await lobby(service, [host])
    await left.does(host, { kind: 'leave' })
    await copies(url, left.id, 119)
    expect(await serviceOn(store).forget(host.id)).toEqual({ kind: 'forgotten', tables: 120 })
    expect(await store.tables.tablesOf(host.id, null, 10)).toEqual([])
  })
})
