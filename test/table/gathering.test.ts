import { expect, it } from 'vitest'
import { checkTableByReplay, newsSeq, peopleToMention } from '#table'
import {
  ANN,
  BEN,
  CLEO,
  DAN,
  EVE,
  follow,
  freshTables,
  lobby,
  type Sitting,
  serviceOn,
  tableOf,
  tamper,
} from './sitting.ts'

const { url, store } = await freshTables()
let clock = Date.now()
const service = serviceOn(store, { now: () => new Date(clock), people: store.people })
const HOUR = 3_600_000
const names = (table: Sitting) => table.now().seats.map(({ name }) => name)

it('a seat is kept for whom the host names: the others find no other free, until it is given up, or a day is over', async () => {
  const table = await lobby(service, [ANN, BEN])
  expect(await table.refused(BEN, { kind: 'hold', person: DAN.id })).toBe('notTheHost')
  expect(await table.refused(ANN, { kind: 'hold', person: BEN.id })).toBe('sitsAlready')
  await table.does(ANN, { kind: 'hold', person: DAN.id })
  await table.does(ANN, { kind: 'hold', person: EVE.id })
  expect(await table.refused(ANN, { kind: 'hold', person: CLEO.id })).toBe('full')
  expect(await table.refused(CLEO, { kind: 'join' })).toBe('seatsHeld')
  expect(await table.refused(ANN, { kind: 'addComputer', level: 'beginner' })).toBe('seatsHeld')
  await table.does(EVE, { kind: 'release', person: EVE.id })
  expect(await table.refused(ANN, { kind: 'release', person: EVE.id })).toBe('seatNotHeld')
  await table.does(DAN, { kind: 'join' })
  expect(table.now().heldSeats).toEqual([])
  await table.does(ANN, { kind: 'hold', person: EVE.id })
  clock += 23 * HOUR
  expect(await table.refused(CLEO, { kind: 'join' })).toBe('seatsHeld')
  clock += 2 * HOUR
  await table.does(CLEO, { kind: 'join' })
  expect(table.now()).toMatchObject({ heldSeats: [], fullSeq: table.now().seq })
  expect(await table.refused(EVE, { kind: 'join' })).toBe('full')
})

it('whoever has a seat kept is found to be forgotten, and it is kept for nobody then', async () => {
  const table = await lobby(service, [ANN])
  const friend = '70707070707070707'
  await table.does(ANN, { kind: 'hold', person: friend })
  const rows = async () =>
    JSON.stringify(await tamper(url, 'SELECT data FROM entries UNION SELECT person_id FROM seats'))
  expect(await rows()).toContain(friend)
  expect(await service.openTablesOf(friend)).toEqual([])
  await service.forget(friend)
  expect(await rows()).not.toContain(friend)
  expect(await service.view(table.id)).toMatchObject({ phase: 'lobby', heldSeats: [] })
  expect(await table.press(BEN, { kind: 'join' }, { seq: null })).toMatchObject({ kind: 'done' })
})

it('a game starts by itself with as many as the host wants, once nobody is waited for', async () => {
  const table = await lobby(service, [ANN])
  expect(await table.refused(BEN, { kind: 'option', change: { startAt: 3 } })).toBe('notSeated')
  await table.does(ANN, { kind: 'option', change: { startAt: 3 } })
  await table.does(ANN, { kind: 'hold', person: DAN.id })
  await table.does(BEN, { kind: 'join' })
  await table.does(CLEO, { kind: 'join' })
  expect(table.now().phase).toBe('lobby')
  await table.does(ANN, { kind: 'release', person: DAN.id })
  expect(table.now()).toMatchObject({ phase: 'playing', heldSeats: [], fullSeq: null })
  expect(names(table)).toEqual(['Ann', 'Ben', 'Cleo'])
  const withComputer = await lobby(service, [ANN], { startAt: 2 })
  await withComputer.does(ANN, { kind: 'addComputer', level: 'beginner' })
  expect(withComputer.now().phase).toBe('playing')
})

it('played again people sit as before, however they come, newcomers after them; and the start goes round', async () => {
  let table = await lobby(service, [ANN, BEN, CLEO])
  await table.does(ANN, { kind: 'start' })
  const first = table.now().settled?.startingSeat ?? 0
  const again = async (people: readonly (typeof ANN)[]) => {
    const former = table.now()
    const [host = ANN, ...others] = people
    const opening = { guildId: 'guild', channelId: `again ${former.id}`, host, solo: false, options: {} }
    table = follow(service, tableOf(await service.open({ ...opening, rematchOf: former.id })))
    for (const one of others) await table.does(one, { kind: 'join' })
    return table.does(host, { kind: 'start' })
  }
  for (const [round, people] of [
    [CLEO, ANN, BEN],
    [BEN, CLEO, ANN],
    [CLEO, BEN, ANN],
  ].entries()) {
    const { settled, seats, acting } = await again(people)
    expect(seats.map(({ name }) => name)).toEqual(['Ann', 'Ben', 'Cleo'])
    expect(settled?.startingSeat).toBe((first + round + 1) % 3)
    expect(acting).toBe([ANN, BEN, CLEO][(first + round + 1) % 3]?.id)
  }
  // Whoever would begin does not come: the next one does.
  const missing = [ANN, BEN, CLEO][(first + 1) % 3] ?? ANN
  const next = [ANN, BEN, CLEO][(first + 2) % 3]
  const others = [ANN, BEN, CLEO].filter((one) => one !== missing)
  const { seats, acting } = await again([DAN, ...others])
  expect(seats.map(({ name }) => name)).toEqual([...others.map(({ name }) => name), 'Dan'])
  expect(acting).toBe(next?.id)
  // Read anew, everything is as it was.
  expect(await serviceOn(store).viewFor(acting ?? '', table.id)).toMatchObject({ seats, acting })
})

it('a computer player has its seat again, and may have the start', async () => {
  const former = await lobby(service, [BEN])
  await former.does(BEN, { kind: 'addComputer', level: 'beginner' })
  await former.does(ANN, { kind: 'join' })
  await former.does(BEN, { kind: 'start' })
  const opening = { guildId: 'guild', channelId: 'with a computer', host: ANN, solo: false, options: {} }
  const opened = await service.open({ ...opening, computers: ['beginner'], rematchOf: former.id })
  const table = follow(service, tableOf(opened))
  await table.does(BEN, { kind: 'join' })
  await table.does(ANN, { kind: 'start' })
  expect(names(table)).toEqual(['Ben', 'Odrin', 'Ann'])
  expect(table.now().settled?.startingSeat).toBe(((former.now().settled?.startingSeat ?? 0) + 1) % 3)
  await service.idle()
})

const MINUTE = 60_000
/** Lets time pass, and both processes do at once what that brings. */
const other = serviceOn(store, { now: () => new Date(clock), people: store.people })
async function pass(table: Sitting, ms: number) {
  clock += ms
  await Promise.all([service, other].map((one) => one.expire(table.id)))
  return await other.view(table.id, (await store.tables.entries(table.id)).length)
}
const types = async ({ id }: Sitting) => (await store.tables.entries(id)).map(({ type }) => type)

it('a game whose start has a fixed time starts then, once, with whoever is there', async () => {
  const table = await lobby(service, [ANN, BEN], { startTime: clock + HOUR })
  await table.does(ANN, { kind: 'hold', person: DAN.id })
  expect(await pass(table, 59 * MINUTE)).toMatchObject({ phase: 'lobby', starts: { missed: false } })
  expect(await pass(table, 2 * MINUTE)).toMatchObject({ phase: 'playing', starts: null, heldSeats: [] })
  expect((await types(table)).filter((one) => one === 'started')).toHaveLength(1)
  expect(await checkTableByReplay(store.tables, table.id)).toMatchObject({ kind: 'sound' })
})

it('where too few are there it does not start, says so once, and waits for a press or another time', async () => {
  const table = await lobby(service, [ANN], { startTime: clock + HOUR })
  const late = await pass(table, HOUR)
  const { seq } = (await store.tables.entries(table.id)).at(-1) ?? { seq: 0 }
  expect(late).toMatchObject({ phase: 'lobby', starts: { missed: true, seq } })
  if (late === null) throw new Error('no table')
  expect(peopleToMention(late)).toEqual([ANN.id])
  expect(newsSeq(late)).toBe(seq)
  await pass(table, HOUR)
  expect(await types(table)).toEqual(['opened', 'option'])
  await table.press(ANN, { kind: 'option', change: { startTime: clock + HOUR } }, { seq: null })
  expect(table.now().starts).toEqual({ at: new Date(clock + HOUR), seq: 3, missed: false })
  await table.does(BEN, { kind: 'join' })
  expect(await pass(table, HOUR)).toMatchObject({ phase: 'playing' })
  const without = await lobby(service, [CLEO, BEN], { startTime: clock + HOUR })
  expect(await without.refused(BEN, { kind: 'option', change: { startTime: 0 } })).toBe('notTheHost')
  await without.does(CLEO, { kind: 'option', change: { startTime: 0 } })
  expect(await pass(without, HOUR)).toMatchObject({ phase: 'lobby', starts: null })
})

it('a start that no bot saw for more than an hour is missed, for the people are gone', async () => {
  const table = await lobby(service, [ANN, BEN], { startTime: clock + HOUR })
  const late = await pass(table, 3 * HOUR)
  expect(late).toMatchObject({ phase: 'lobby', starts: { missed: true } })
  expect(late === null ? [] : peopleToMention(late)).toEqual([ANN.id, BEN.id])
})

it('a seat is kept until the fixed start, or for a day, and then free again: the game may have waited for it alone', async () => {
  const later = await lobby(service, [ANN, BEN], { startTime: clock + 50 * HOUR })
  await later.does(ANN, { kind: 'hold', person: DAN.id })
  expect(await pass(later, 49 * HOUR)).toMatchObject({ heldSeats: [{ person: DAN.id }] })
  await later.does(ANN, { kind: 'option', change: { startTime: 0 } })
  expect(await pass(later, 0)).toMatchObject({ phase: 'lobby', heldSeats: [] })
  const waiting = await lobby(service, [ANN], { startAt: 2 })
  await waiting.does(ANN, { kind: 'hold', person: DAN.id })
  clock += HOUR
  await waiting.does(BEN, { kind: 'join' })
  expect(await pass(waiting, 22 * HOUR)).toMatchObject({ phase: 'lobby', heldSeats: [{ person: DAN.id }] })
  expect(await pass(waiting, HOUR)).toMatchObject({ phase: 'playing' })
  expect((await types(waiting)).filter((one) => one === 'released')).toHaveLength(1)
  expect(await checkTableByReplay(store.tables, waiting.id)).toMatchObject({ kind: 'sound' })
})

it('a lobby in which nothing happens since a seat was kept closes when that lapses', async () => {
  const table = await lobby(service, [ANN])
  await table.does(ANN, { kind: 'hold', person: DAN.id })
  await pass(table, 24 * HOUR)
  expect(await service.closeStaleLobbies(new Date(clock))).toContain(table.id)
})

it('a lobby stays open until a day after the time for which it waits', async () => {
  const table = await lobby(service, [ANN], { startTime: clock + 5 * 24 * HOUR })
  clock += 2 * 24 * HOUR
  expect(await service.closeStaleLobbies(new Date(clock))).not.toContain(table.id)
  expect(await pass(table, 3 * 24 * HOUR)).toMatchObject({ starts: { missed: true } })
  clock += 25 * HOUR
  expect(await service.closeStaleLobbies(new Date(clock))).toContain(table.id)
})
