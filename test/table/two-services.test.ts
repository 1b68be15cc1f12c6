import { expect, it } from 'vitest'
import { viewAsActor } from '#support/as-actor'
import { StoreUnavailable, type TableRepository, toPublicOnlyTable } from '#table'
import {
  ANN,
  BEN,
  CLEO,
  choicesNow,
  DAN,
  EVE,
  follow,
  freshStore,
  game,
  likely,
  lobby,
  serviceOn,
  tableOf,
} from './sitting.ts'

const store = await freshStore()
const here = serviceOn(store)
const there = serviceOn(store)

it('one press that reaches two processes is kept once', async () => {
  const table = await game(here, [ANN, BEN])
  for (let round = 0; round < 10; round++) {
    const { seq } = table.now()
    await viewAsActor(there, table.id, seq)
    const press = {
      tableId: table.id,
      seq,
      person: table.acting(),
      moderator: false,
      interactionId: `press ${round}`,
      action: { kind: 'choices' as const, choices: [likely(table.now())] },
    }
    const outcomes = await Promise.all([here.act(press), there.act(press)])
    expect(outcomes.map((outcome) => outcome.kind).sort()).toEqual(['done', 'duplicate'])
    const [one, two] = outcomes
    if (one?.kind === 'gone' || two?.kind === 'gone' || one === undefined) throw new Error('the table is there')
    expect(one.table).toEqual(two?.table)
    await table.press(CLEO, { kind: 'leave' })
    expect(toPublicOnlyTable(table.now())).toEqual(toPublicOnlyTable(one.table))
  }
})

it('of two different presses on one message, one is kept and the other is stale', async () => {
  const table = await game(here, [ANN, BEN])
  const twin = follow(there, table.now())
  const [first, second] = choicesNow(table.now())
  if (first === undefined || second === undefined) throw new Error('a first turn has several choices')
  const outcomes = await Promise.all([
    table.press(table.acting(), { kind: 'choices', choices: [first] }),
    twin.press(twin.acting(), { kind: 'choices', choices: [second] }),
  ])
  expect(outcomes.map((outcome) => outcome.kind).sort()).toEqual(['done', 'stale'])
  expect(table.now()).toEqual(twin.now())
})

it('people who join at two processes at once all sit down', async () => {
  const table = await lobby(here, [ANN])
  const twin = follow(there, table.now())
  const outcomes = await Promise.all([
    table.press(BEN, { kind: 'join' }, { seq: null }),
    twin.press(CLEO, { kind: 'join' }, { seq: null }),
    table.press(DAN, { kind: 'join' }, { seq: null }),
  ])
  expect(outcomes.map((outcome) => outcome.kind)).toEqual(['done', 'done', 'done'])
  const view = await viewAsActor(here, table.id, 4)
  expect(view?.seats.map((seat) => seat.name).sort()).toEqual(['Ann', 'Ben', 'Cleo', 'Dan'])
  expect(await viewAsActor(there, table.id, 4)).toEqual(view)
})

it('of two who want the last seat at two processes at once, one gets it and the other hears that it is taken', async () => {
  const table = await lobby(here, [ANN, BEN, CLEO])
  const twin = follow(there, table.now())
  const outcomes = await Promise.all([
    table.press(DAN, { kind: 'join' }, { seq: null }),
    twin.press(EVE, { kind: 'join' }, { seq: null }),
  ])
  expect(outcomes.map((outcome) => outcome.kind).sort()).toEqual(['done', 'refused'])
  expect(outcomes).toContainEqual(expect.objectContaining({ refusal: { code: 'full' } }))
  expect((await viewAsActor(here, table.id, 4))?.seats).toHaveLength(4)
})

it('a typed command is not refused for what another process has changed since', async () => {
  const table = await lobby(here, [ANN, BEN, CLEO, DAN])
  const full = await viewAsActor(there, table.id)
  expect(full?.seats).toHaveLength(4)
  await table.does(DAN, { kind: 'leave' })
  const twin = follow(there, table.now())
  expect(await twin.press(EVE, { kind: 'join' }, { seq: null })).toMatchObject({ kind: 'done' })
})

it('a message drawn by another process shows this one that it is behind', async () => {
  const table = await game(here, [ANN, BEN])
  await viewAsActor(there, table.id)
  await table.finishTurn()
  const { seq } = table.now()
  expect((await viewAsActor(there, table.id))?.seq).toBeLessThan(seq)
  expect(await viewAsActor(there, table.id, seq)).toEqual(table.now())
})

it('a channel opened at two processes at once has one table', async () => {
  const opening = { guildId: null, channelId: 'contested', host: ANN, solo: false, options: {} }
  const [one, two] = await Promise.all([here.open(opening), there.open(opening)])
  expect([one.kind, two.kind].sort()).toEqual(['channelTaken', 'opened'])
  expect(tableOf(one)).toEqual(tableOf(two))
})

it('only the service that kept something says so', async () => {
  const heard: string[] = []
  const table = await lobby(here, [ANN, BEN])
  const stop = here.onChange((id, seq) => heard.push(`here ${id} ${seq}`))
  const stopThere = there.onChange((id, seq) => heard.push(`there ${id} ${seq}`))
  await table.does(CLEO, { kind: 'join' })
  await follow(there, table.now()).refused(CLEO, { kind: 'join' })
  stop()
  await table.does(DAN, { kind: 'join' })
  stopThere()
  expect(heard).toEqual([`here ${table.id} 3`])
})

/** The store behind a line that can break, before a call arrives or after it was carried out. */
function behindALine(repository: TableRepository) {
  const line: { breaks: 'never' | 'before' | 'after' } = { breaks: 'never' }
  const lost = new Error('connection lost')
  const wrapped = new Proxy(repository, {
    get: (target, name, receiver) => {
      const method: unknown = Reflect.get(target, name, receiver)
      if (typeof method !== 'function') return method
      return async (...given: unknown[]) => {
        if (line.breaks === 'before') throw lost
        const answer: unknown = await Reflect.apply(method, target, given)
        if (line.breaks === 'after') throw lost
        return answer
      }
    },
  })
  return { line, store: { tables: wrapped } }
}

it('while the database is away every call says so, and afterwards all is as it was', async () => {
  const { line, store: away } = behindALine(store.tables)
  const service = serviceOn(away)
  const table = await lobby(service, [ANN, BEN])
  const before = table.now()
  line.breaks = 'before'
  await expect(table.press(CLEO, { kind: 'join' })).rejects.toThrow(StoreUnavailable)
  await expect(viewAsActor(service, table.id)).rejects.toMatchObject({ code: 'unavailable' })
  await expect(service.inChannel(before.channelId)).rejects.toThrow(StoreUnavailable)
  await expect(service.closeStaleLobbies(new Date())).rejects.toThrow(StoreUnavailable)
  line.breaks = 'never'
  expect(await viewAsActor(service, table.id)).toEqual(before)
  expect(await table.does(CLEO, { kind: 'join' })).toMatchObject({ seq: before.seq + 1 })
})

it('a press whose acknowledgement was lost counts once when it is tried again', async () => {
  const { line, store: away } = behindALine(store.tables)
  const service = serviceOn(away)
  const table = await lobby(service, [ANN, BEN])
  const press = { seq: table.now().seq, interactionId: 'tried twice' }
  line.breaks = 'after'
  await expect(table.press(CLEO, { kind: 'join' }, press)).rejects.toThrow(StoreUnavailable)
  line.breaks = 'never'
  expect(await table.press(CLEO, { kind: 'join' }, press)).toMatchObject({ kind: 'duplicate' })
  expect(table.now().seats.map((seat) => seat.name)).toEqual(['Ann', 'Ben', 'Cleo'])
})
