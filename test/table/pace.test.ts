import { describe, expect, it } from 'vitest'
import { viewAsActor } from '#support/as-actor'
import { checkTableByReplay, type Pace, type Person, type TableRepository, type TableService } from '#table'
import { ANN, BEN, CLEO, DAN, EVE, freshStore, lobby, type Sitting, serviceOn } from './sitting.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const store = await freshStore()
let clock = Date.UTC(2026, 5, 1)
const parts = { now: () => new Date(clock), people: store.people }
const [service, other] = [serviceOn(store, parts), serviceOn(store, parts)]
const withoutSnapshots = (repository: TableRepository) => ({ tables: { ...repository, saveSnapshot: async () => {} } })

/** A game that begins now. */
async function begun(people: readonly Person[], pace?: Pace): Promise<Sitting> {
  const table = await lobby(service, people, pace === undefined ? {} : { pace })
  await table.does(people[0] ?? ANN, { kind: 'start' })
  return table
}
const seen = async (table: Sitting, by: TableService = service) => (await by.view(table.id)) ?? undefined
/** Lets time pass, and both processes do at once what that brings. */
async function pass(table: Sitting, ms: number) {
  clock += ms
  await Promise.all([service, other].map((one) => one.expire(table.id)))
  return await other.view(table.id, (await store.tables.entries(table.id)).length)
}
const types = async (table: Sitting) => (await store.tables.entries(table.id)).map(({ type }) => type)
const count = async (table: Sitting, type: string) => (await types(table)).filter((one) => one === type).length
const askFree = (table: Sitting) => ({ kind: 'askFree' as const, turn: table.now().turnSeq ?? 0 })
const answer = (table: Sitting, agrees: boolean) => ({
  kind: 'answerFree' as const,
  asked: table.now().freeRequest?.seq ?? 0,
  agrees,
})
const but = (people: readonly Person[], ...gone: readonly Person[]) => people.filter((one) => !gone.includes(one))
/** However it is read, it is the same. */
async function sameEverywhere(table: Sitting) {
  await service.idle()
  const view = await viewAsActor(other, table.id, (await store.tables.entries(table.id)).length)
  for (const fresh of [serviceOn(store, parts), serviceOn(withoutSnapshots(store.tables), parts)])
    expect(await viewAsActor(fresh, table.id)).toEqual(view)
  expect(await checkTableByReplay(store.tables, table.id)).toMatchObject({ kind: 'sound' })
}

describe('the time for a turn', () => {
  it('is agreed on by the host before the game, and not changed after', async () => {
    const pace = { kind: 'turn', hours: 24, atEnd: 'free' } as const
    const table = await lobby(service, [ANN, BEN])
    expect(await table.refused(BEN, { kind: 'option', change: { pace } })).toBe('notTheHost')
    await table.does(ANN, { kind: 'option', change: { pace } })
    await table.does(ANN, { kind: 'start' })
    expect(table.now().allowance).toBe(24 * HOUR)
    expect(await table.refused(ANN, { kind: 'option', change: { pace: { kind: 'live' } } })).toBe('onlyBeforeStart')
  })

  it('frees the seat when it is over, once, and a night or days away do not count; the time of whoever comes begins anew', async () => {
    const table = await begun([ANN, BEN, CLEO], { kind: 'turn', hours: 24, atEnd: 'free' })
    const slow = table.acting()
    const hour = new Date(clock).getUTCHours()
    await service.saveSettings(slow.id, { zone: 'UTC', quiet: { from: (hour + 10) % 24, to: (hour + 20) % 24 } })
    expect((await pass(table, 33.5 * HOUR))?.acting).toBe(slow.id)
    await service.saveSettings(slow.id, { away: [{ from: clock, until: clock + 48 * HOUR }] })
    // Half an hour is left, and just then the night begins.
    expect((await pass(table, 48 * HOUR))?.acting).toBe(slow.id)
    expect((await pass(table, 10 * HOUR))?.acting).toBe(slow.id)
    const left = await pass(table, HOUR / 2)
    const seat = left?.actingSeat ?? 9
    expect(left).toMatchObject({ acting: null, departures: [{ seat, freed: { why: 'time', personId: slow.id } }] })
    expect(await count(table, 'freed')).toBe(1)
    await pass(table, 5 * DAY)
    expect(await count(table, 'freed')).toBe(1)
    expect((await service.log(table.id))?.at(-1)).toMatchObject({ kind: 'freed', name: slow.name, why: 'time' })
    await service.saveSettings(slow.id, { zone: null, quiet: null, away: [] })

    await table.press(DAN, { kind: 'takeOver', seat }, { seq: null })
    expect(table.now()).toMatchObject({ acting: DAN.id, departures: [], allowance: 24 * HOUR, since: new Date(clock) })
    expect((await pass(table, 23 * HOUR))?.acting).toBe(DAN.id)
    await sameEverywhere(table)
  })

  it('lets the seat sit out where that was agreed, and calls or does nothing otherwise', async () => {
    const table = await begun([ANN, BEN, CLEO], { kind: 'turn', hours: 12, atEnd: 'sitOut' })
    const slow = table.now().actingSeat ?? 0
    const next = await pass(table, 12 * HOUR + 1)
    expect(next?.seats[slow]).toMatchObject({ person: null, satOut: true })
    expect(next?.acting).not.toBeNull()
    expect(next?.departures).toMatchObject([{ seat: slow, freed: { why: 'time' } }])
    expect((await types(table)).slice(-2)).toEqual(['freed', 'satOut'])
    await sameEverywhere(table)
    const mild = await begun([ANN, BEN], { kind: 'turn', hours: 12, atEnd: 'remind' })
    const own = async () => (await service.viewFor(mild.acting().id, mild.id))?.time
    const end = new Date(clock + 12 * HOUR)
    expect(await own()).toEqual({ end, over: false })
    expect((await pass(mild, 13 * HOUR))?.acting).toBe(mild.now().acting)
    expect(await own()).toEqual({ end, over: true })
    const other = but([ANN, BEN], mild.acting())[0]?.id ?? ''
    expect((await service.viewFor(other, mild.id))?.time).toBeNull()
  })

  it('is more where no bot was there when it was over, and nobody’s who sits there alone', async () => {
    const table = await begun([ANN, BEN], { kind: 'turn', hours: 24, atEnd: 'free' })
    const slow = table.acting()
    const later = await pass(table, 7 * DAY)
    expect(later).toMatchObject({ acting: slow.id, extended: { until: new Date(clock + 12 * HOUR) } })
    expect((await pass(table, 11 * HOUR))?.acting).toBe(slow.id)
    await sameEverywhere(table)
    const alone = await pass(table, HOUR + 1)
    expect(alone).toMatchObject({ acting: null, extended: { seq: later?.extended?.seq } })
    await table.press(slow, { kind: 'takeOver', seat: alone?.actingSeat ?? 0 }, { seq: null })
    await table.does(but([ANN, BEN], slow)[0] ?? ANN, { kind: 'leave' })
    expect(table.now()).toMatchObject({ acting: slow.id, allowance: null })
  })

  it('comes from a store that each turn fills again', async () => {
    const table = await begun([ANN, BEN], { kind: 'bank', hours: 48, refill: 12, atEnd: 'free' })
    const first = table.acting()
    expect(table.now().allowance).toBe(48 * HOUR)
    clock += 30 * HOUR
    await table.finishTurn()
    await table.finishTurn()
    expect(table.now()).toMatchObject({ acting: first.id, allowance: 30 * HOUR })
    await sameEverywhere(table)
    expect((await pass(table, 29 * HOUR))?.acting).toBe(first.id)
    expect((await pass(table, HOUR))?.acting).toBeNull()
  })
})

describe('a seat that has been silent for three days', () => {
  it('is freed when most of the others want it, and not asked about before, nor while somebody is away', async () => {
    const table = await begun([ANN, BEN, CLEO, DAN])
    const slow = table.acting()
    const [asker = ANN, second = ANN, third = ANN] = but([ANN, BEN, CLEO, DAN], slow)
    clock += 3 * DAY - 1
    expect(await table.refused(asker, askFree(table))).toBe('freeNotSilent')
    expect(await table.refused(slow, askFree(table))).toBe('freeNotSilent')
    clock += 1
    await other.saveSettings(slow.id, { away: [{ from: clock - DAY, until: clock + DAY }] })
    expect(await table.refused(asker, askFree(table))).toBe('freeNotSilent')
    clock += 2 * DAY
    await table.does(asker, askFree(table))
    expect(await table.refused(second, askFree(table))).toBe('freeAskedBefore')
    expect(await table.refused(EVE, answer(table, true))).toBe('notSeated')
    await table.does(third, answer(table, false))
    expect(await table.refused(third, answer(table, false))).toBe('freeAnsweredBefore')
    await sameEverywhere(table)
    // Somebody objects: no time frees it any more, but a majority.
    expect((await pass(table, 3 * DAY))?.acting).toBe(slow.id)
    await table.does(second, answer(table, true))
    expect(table.now()).toMatchObject({ acting: null, freeRequest: null, departures: [{ freed: { why: 'vote' } }] })
    await sameEverywhere(table)
    await other.saveSettings(slow.id, { away: [] })
  })

  it('is freed after a day without objection, once; of two, by nobody alone', async () => {
    const table = await begun([ANN, BEN])
    const slow = table.acting()
    clock += 4 * DAY
    await table.does(but([ANN, BEN], slow)[0] ?? ANN, askFree(table))
    expect((await pass(table, DAY - 1))?.acting).toBe(slow.id)
    expect((await pass(table, 5 * DAY))?.acting).toBeNull()
    expect(await count(table, 'freed')).toBe(1)
  })

  it('stays whose it is who gives a sign; they can be asked about again after three days', async () => {
    const table = await begun([ANN, BEN, CLEO])
    const slow = table.acting()
    const [asker = ANN, second = ANN] = but([ANN, BEN, CLEO], slow)
    clock += 3 * DAY
    await table.does(asker, askFree(table))
    await table.choose()
    expect(table.now()).toMatchObject({ acting: slow.id, freeRequest: null, silentSince: new Date(clock) })
    expect((await pass(table, 2 * DAY))?.acting).toBe(slow.id)
    expect(await table.refused(asker, askFree(table))).toBe('freeNotSilent')
    clock += DAY
    await table.does(asker, askFree(table))
    await table.does(second, answer(table, false))
    expect(table.now().freeRequest).toBeNull()
    await sameEverywhere(table)
    clock += 3 * DAY
    await table.does(second, askFree(table))
    await table.does(slow, answer(table, true))
    expect(table.now()).toMatchObject({ acting: null, departures: [{ freed: { personId: slow.id } }] })
  })

  it('is not asked about where it was agreed that time frees it', async () => {
    const table = await begun([ANN, BEN], { kind: 'turn', hours: 168, atEnd: 'free' })
    clock += 4 * DAY
    expect(await table.refused(but([ANN, BEN], table.acting())[0] ?? ANN, askFree(table))).toBe('freePaceDecides')
  })
})

describe('whoever sat there alone', () => {
  it('has the whole time for their turn from when somebody waits for it again', async () => {
    const table = await begun([ANN, BEN], { kind: 'turn', hours: 24, atEnd: 'free' })
    const { id } = table.acting()
    await table.press(but([ANN, BEN], table.acting())[0] ?? ANN, { kind: 'leave' }, { seq: null })
    await pass(table, 5 * DAY)
    expect(table.now().allowance).toBeNull()
    const seat = table.now().seats.findIndex(({ person }) => person === null)
    await table.press(DAN, { kind: 'takeOver', seat }, { seq: null })
    expect(await pass(table, 23 * HOUR)).toMatchObject({ acting: id, allowance: 24 * HOUR, extended: null })
    expect((await pass(table, HOUR))?.departures).toMatchObject([{ freed: { why: 'time', personId: id } }])
    await sameEverywhere(table)
  })
})

describe('a substitute', () => {
  it('is whoever takes the seat over that somebody offers, who plays on until then', async () => {
    const table = await begun([ANN, BEN, CLEO])
    const tired = table.acting()
    const seat = table.now().actingSeat ?? 0
    expect(await table.refused(DAN, { kind: 'takeOver', seat })).toBe('seatNotEmpty')
    await table.does(tired, { kind: 'substitute', wanted: true })
    expect(await table.refused(tired, { kind: 'substitute', wanted: true })).toBe('substituteAskedBefore')
    await table.choose()
    await table.finishTurn()
    await sameEverywhere(table)
    await table.does(DAN, { kind: 'takeOver', seat })
    expect((await seen(table))?.seats[seat]).toEqual({ person: DAN, name: DAN.name, satOut: false })
    expect(await table.refused(EVE, { kind: 'takeOver', seat })).toBe('seatNotEmpty')
    expect((await service.openTablesOf(tired.id)).map(({ id }) => id)).not.toContain(table.id)
    await service.forget(EVE.id)
    await sameEverywhere(table)
  })
})
