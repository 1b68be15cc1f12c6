import { describe, expect, it } from 'vitest'
import { addAwaySpan, isQuiet, type Pace, type Person, type PersonSettings } from '#table'
import { ANN, BEN, CLEO, freshStore, lobby, type Sitting, serviceOn } from './sitting.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const store = await freshStore()
/** At midnight in UTC. */
const START = Date.UTC(2026, 5, 1)
let clock = START
const parts = { now: () => new Date(clock), people: store.people }
const [service, other] = [serviceOn(store, parts), serviceOn(store, parts)]

async function begun(people: readonly Person[], pace: Pace): Promise<Sitting> {
  clock = START
  for (const { id } of people) await store.people.forget(id)
  for (const one of [service, other]) for (const { id } of people) await one.settingsNow(id)
  const table = await lobby(service, people, { pace })
  await table.does(ANN, { kind: 'start' })
  return table
}
async function pass(table: Sitting, ms: number) {
  clock += ms
  await Promise.all([service, other].map((one) => one.expire(table.id)))
  return await other.view(table.id, (await store.tables.entries(table.id)).length)
}
const set = (person: Person, changed: Partial<PersonSettings>) => service.saveSettings(person.id, changed)
const quiet = (from: number, to: number, zone = 'UTC') => ({ zone, quiet: { from, to } })
const endOf = async (table: Sitting, person: Person) => (await service.viewFor(person.id, table.id))?.time?.end
const day = { kind: 'turn', hours: 24, atEnd: 'free' } as const

describe('quiet hours', () => {
  it('are twelve a day at most, also for whoever set more before there was a limit', async () => {
    const table = await begun([ANN, BEN], day)
    const slow = table.acting()
    await set(slow, quiet(1, 0))
    expect((await service.settingsNow(slow.id)).quiet).toEqual({ from: 1, to: 13 })
    await store.people.changeProfile(slow.id, () => quiet(20, 10))
    const kept = await service.settingsNow(slow.id)
    expect(kept.quiet).toEqual({ from: 20, to: 8 })
    expect([7, 8, 9].map((hour) => isQuiet(kept, new Date(clock + hour * HOUR)))).toEqual([true, false, false])
    expect(await endOf(table, slow)).toEqual(new Date(START + 2 * DAY + 8 * HOUR))
  })

  it('count forward only: time of a turn that was used stays used, whatever is set', async () => {
    for (const changed of [quiet(1, 0), quiet(8, 20), quiet(10, 22, 'Asia/Tokyo')]) {
      const table = await begun([ANN, BEN], day)
      const slow = table.acting()
      expect((await pass(table, 23 * HOUR))?.acting).toBe(slow.id)
      await set(slow, changed)
      const end = (await endOf(table, slow))?.getTime() ?? 0
      expect(end - clock).toBeGreaterThanOrEqual(HOUR)
      expect(end - clock).toBeLessThanOrEqual(13 * HOUR)
      expect((await pass(table, end - clock - 1))?.acting).toBe(slow.id)
      expect((await pass(table, 1))?.departures).toMatchObject([{ freed: { why: 'time', personId: slow.id } }])
    }
  })

  it('that were there when time passed stay what they were when they are taken away, or the time zone is', async () => {
    const table = await begun([ANN, BEN], day)
    const slow = table.acting()
    await set(slow, quiet(0, 12))
    clock += DAY + HOUR
    await set(slow, { zone: null })
    expect(await endOf(table, slow)).toEqual(new Date(clock + 12 * HOUR))
    expect((await pass(table, 12 * HOUR - 1))?.acting).toBe(slow.id)
    expect((await pass(table, 1))?.acting).toBeNull()
  })

  it('fill no store again of which most was used', async () => {
    const table = await begun([ANN, BEN], { kind: 'bank', hours: 48, refill: 12, atEnd: 'free' })
    const slow = table.acting()
    clock += 40 * HOUR
    await set(slow, quiet(0, 23))
    await table.finishTurn()
    await table.finishTurn()
    expect(table.now()).toMatchObject({ acting: slow.id, allowance: 20 * HOUR })
  })

  it('that always are where the clock is stop it for half of the time at most', async () => {
    const table = await begun([ANN, BEN], { ...day, hours: 48 })
    const slow = table.acting()
    await set(slow, quiet(0, 12))
    let hours = 0
    for (; (await pass(table, 6 * HOUR))?.acting === slow.id; hours += 6)
      await set(slow, new Date(clock).getUTCHours() < 12 ? quiet(0, 12) : quiet(12, 0))
    expect(hours).toBeGreaterThan(48)
    expect(hours).toBeLessThanOrEqual(2 * 48 + 12)
  })

  it('are set one end after the other, and clocks go by what was set last', async () => {
    const table = await begun([ANN, BEN], day)
    const slow = table.acting()
    await set(slow, quiet(22, 7))
    clock += 60_000
    await set(slow, { quiet: { from: 22, to: 9 } })
    expect(await endOf(table, slow)).toEqual(new Date(START + DAY + 9 * HOUR + 2 * HOUR + 9 * HOUR))
  })
})

describe('days away', () => {
  it('begin when somebody says so, also if they were away the day before', async () => {
    const table = await begun([ANN, BEN], day)
    const slow = table.acting()
    await set(slow, { away: [{ from: clock, until: clock + DAY }] })
    expect((await pass(table, DAY + 20 * HOUR))?.acting).toBe(slow.id)
    const { away } = await service.settingsNow(slow.id)
    await set(slow, { away: addAwaySpan(away, new Date(clock), new Date(clock + DAY)) })
    expect((await pass(table, DAY + 4 * HOUR - 1))?.acting).toBe(slow.id)
    expect((await pass(table, 1))?.acting).toBeNull()
  })
})

describe('where time frees a seat the others', () => {
  const askFree = (table: Sitting) => ({ kind: 'askFree' as const, turn: table.now().turnSeq ?? 0 })
  const refusal = async (table: Sitting, person: Person, action: ReturnType<typeof askFree>) => {
    const outcome = await table.press(person, action)
    return outcome.kind === 'refused' ? outcome.refusal.code : outcome.kind
  }
  const otherThan = (slow: Person) => (slow === ANN ? BEN : ANN)

  it('can ask for it once that time has passed and nothing came of the seat for three days, quiet hours or not', async () => {
    const table = await begun([ANN, BEN, CLEO], { ...day, hours: 72 })
    const slow = table.acting()
    await set(slow, quiet(0, 12))
    clock += 3 * DAY - 1
    expect(await refusal(table, otherThan(slow), askFree(table))).toBe('freePaceDecides')
    expect(await refusal(table, slow, askFree(table))).toBe('freePaceDecides')
    clock += 1
    expect(await endOf(table, slow)).toEqual(new Date(START + 6.5 * DAY))
    await table.does(otherThan(slow), askFree(table))
    expect((await pass(table, DAY))?.departures).toMatchObject([{ freed: { why: 'vote', personId: slow.id } }])
  })

  it('cannot before a longer time that was agreed on has passed', async () => {
    const table = await begun([ANN, BEN], { ...day, hours: 168 })
    const slow = table.acting()
    await set(slow, quiet(0, 12))
    clock += 7 * DAY - 1
    expect(await refusal(table, otherThan(slow), askFree(table))).toBe('freePaceDecides')
    clock += 1
    await table.does(otherThan(slow), askFree(table))
  })

  it('can at last though somebody was away again and again', async () => {
    const table = await begun([ANN, BEN, CLEO], day)
    const slow = table.acting()
    await set(slow, { away: [{ from: clock, until: clock + 200 * DAY }] })
    clock += 33 * DAY - 1
    expect(await refusal(table, otherThan(slow), askFree(table))).toBe('freePaceDecides')
    clock += 1
    await table.does(otherThan(slow), askFree(table))
    expect((await pass(table, DAY))?.departures).toMatchObject([{ freed: { why: 'vote', personId: slow.id } }])
  })
})
