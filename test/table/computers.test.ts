import { describe, expect, it, vi } from 'vitest'
import { replayToEnd } from '#engine'
import { quickThought as think } from '#support/computer-thought'
import { eventually } from '#support/eventually'
import { checkTableByReplay, type TableServiceOptions } from '#table'
import { readableEntries } from '#table/state/entries'
import {
  ANN,
  BEN,
  CLEO,
  DAN,
  EVE,
  follow,
  freshStore,
  game,
  likely,
  lobby,
  type Sitting,
  serviceOn,
} from './sitting.ts'

const store = await freshStore()

type Think = NonNullable<TableServiceOptions['chooseTurn']>

const choicesOf = async (tableId: string) =>
  readableEntries(await store.tables.entries(tableId)).flatMap(({ actor, entry }) =>
    entry.type === 'choice' ? [{ actor, seat: entry.seat, choice: entry.choice }] : [],
  )

/** People play until a turn is a computer player's, or the game is over. */
async function playOn(table: Sitting, turns = Number.POSITIVE_INFINITY): Promise<void> {
  for (let turn = 0; turn < turns && table.now().phase === 'playing'; turn++) {
    if (table.now().acting !== null) await table.finishTurn()
    await table.service.computersPlayed(table.id)
    await table.press(EVE, { kind: 'leave' })
  }
}

describe('two people and two computer players', async () => {
  const service = serviceOn(store, { chooseTurn: think })
  const table = await lobby(service, [ANN, BEN])
  await table.does(ANN, { kind: 'addComputer', level: 'beginner' })
  await table.does(ANN, { kind: 'addComputer', level: 'club' })
  const names = table.now().seats.map(({ name }) => name)
  await table.does(ANN, { kind: 'start' })
  await service.computersPlayed(table.id)
  await playOn(table)

  it('play a whole game, in which nobody waits for the computer players', async () => {
    expect(table.now().phase).toBe('finished')
    expect(table.now().seats.map(({ computer }) => computer)).toEqual([undefined, undefined, 'beginner', 'club'])
    expect(new Set(names).size).toBe(4)
    const made = await choicesOf(table.id)
    for (const { actor, seat } of made) expect(actor === null).toBe(seat > 1)
    expect(new Set(made.map(({ seat }) => seat)).size).toBe(4)
  })

  it('leave a journal that replays without them, and a log that tells who is a computer player', async () => {
    const journal = await service.journal(table.id)
    if (journal === null) throw new Error('there is a journal')
    expect(replayToEnd(journal).state).toEqual(table.now().settled)
    const turns = (await service.log(table.id))?.filter((item) => item.kind === 'turn') ?? []
    for (const turn of turns) expect(turn.computer === true).toBe(turn.seat > 1)
  })

  it('are read alike from a snapshot and from all entries, and an older version cannot read that snapshot', async () => {
    await service.idle()
    expect(await checkTableByReplay(store.tables, table.id)).toMatchObject({ kind: 'sound', snapshot: 'same' })
    expect((await serviceOn(store).view(table.id))?.seats).toEqual(table.now().seats)
    const kept = await store.tables.load(table.id)
    expect(kept?.snapshot?.state).toMatchObject({ seats: [{ person: ANN }, { person: BEN }, {}, {}] })
    expect(JSON.stringify(kept?.snapshot?.state)).toContain(`{"computer":"club","name":"${names[3]}"}`)
  })
})

it('two processes that think of one turn keep it once', async () => {
  const [here, there] = [serviceOn(store, { chooseTurn: think }), serviceOn(store, { chooseTurn: think })]
  const table = await lobby(here, [ANN])
  await table.does(ANN, { kind: 'addComputer', level: 'beginner' })
  await table.does(ANN, { kind: 'start' })
  for (let round = 0; round < 6; round++) {
    if (table.now().acting !== null) await table.finishTurn()
    await Promise.all([here.playComputers(), there.playComputers()])
    await Promise.all([here.computersPlayed(table.id), there.computersPlayed(table.id)])
    await table.press(EVE, { kind: 'leave' })
  }
  const turns = (await here.log(table.id))?.filter((item) => item.kind === 'turn') ?? []
  expect(turns.length).toBeGreaterThan(8)
  const first = turns[0]?.seat ?? 0
  expect(turns.map(({ seat }) => seat)).toEqual(turns.map((_, index) => (first + index) % 2))
  expect(await checkTableByReplay(store.tables, table.id)).toMatchObject({ kind: 'sound' })
})

it('a process that dies in the middle of a thought leaves it to the next one, which comes to the same', async () => {
  const played = async (dies: boolean) => {
    const dead = vi.fn<Think>(() => new Promise(() => undefined))
    const first = serviceOn(store, { chooseTurn: dies ? dead : think })
    const table = await lobby(first, [ANN])
    await table.does(ANN, { kind: 'addComputer', level: 'beginner' })
    await table.does(ANN, { kind: 'start' })
    if (dies && table.now().acting !== null) await table.finishTurn()
    if (dies) await eventually(() => expect(dead).toHaveBeenCalled())
    const next = serviceOn(store, { chooseTurn: think })
    await next.playComputers()
    await playOn(follow(next, table.now()), dies ? 3 : 4)
    return (await choicesOf(table.id)).slice(0, 12)
  }
  expect(await played(true)).toEqual(await played(false))
})

it('a thought that fails is had again on a lower level, and at last whatever is legal is played', async () => {
  const asked: string[] = []
  const failing: Think = async (rules, known, seat, level, since) => {
    asked.push(level)
    if (known.turn.number > 4) throw new Error('the worker broke')
    return level === 'beginner' ? think(rules, known, seat, level, since) : [{ kind: 'end' }]
  }
  const service = serviceOn(store, { chooseTurn: failing })
  const table = await lobby(service, [ANN])
  await table.does(ANN, { kind: 'addComputer', level: 'expert' })
  await table.does(ANN, { kind: 'start' })
  await playOn(table, 6)
  expect(asked.slice(0, 3)).toEqual(['expert', 'club', 'beginner'])
  expect(table.now()).toMatchObject({ phase: 'playing', acting: ANN.id, fault: null })
  expect(table.now().lastTurn?.number).toBeGreaterThan(8)
})

describe('a seat', () => {
  const service = serviceOn(store, { chooseTurn: think })

  it('of the lobby is given to a computer player by the host alone, as long as one is free', async () => {
    const table = await lobby(service, [ANN, BEN])
    expect(await table.refused(BEN, { kind: 'addComputer', level: 'club' })).toBe('notTheHost')
    expect(await table.refused(CLEO, { kind: 'addComputer', level: 'club' })).toBe('notSeated')
    await table.does(ANN, { kind: 'addComputer', level: 'club' })
    await table.does(ANN, { kind: 'addComputer', level: 'expert' })
    const [, , first, second] = table.now().seats.map(({ name }) => name)
    expect(await table.refused(ANN, { kind: 'addComputer', level: 'club' })).toBe('full')
    expect(await table.refused(CLEO, { kind: 'join' })).toBe('full')
    await table.does(ANN, { kind: 'removeComputer', name: first ?? '' })
    expect(table.now().seats.map(({ name }) => name)).toEqual(['Ann', 'Ben', second])
    expect(await table.refused(ANN, { kind: 'removeComputer', name: first ?? '' })).toBe('noSuchComputer')
    await table.does(CLEO, { kind: 'join' })
    // Whoever leads the table is a person, and without one it closes.
    await table.does(ANN, { kind: 'leave' })
    expect(table.now().host).toBe(BEN.id)
    await table.does(BEN, { kind: 'leave' })
    await table.does(CLEO, { kind: 'leave' })
    expect(table.now()).toMatchObject({ phase: 'closed', closed: 'everybodyLeft' })
  })

  it('that was left is given to a computer player by somebody who sits there, and taken over from it', async () => {
    const table = await game(service, [ANN, BEN, CLEO])
    expect(await table.refused(ANN, { kind: 'giveToComputer', seat: 1, level: 'club' })).toBe('seatNotEmpty')
    const left = table.acting()
    await table.does(left, { kind: 'leave' })
    const seat = table.now().actingSeat ?? 0
    const [other = ANN] = [ANN, BEN, CLEO].filter(({ id }) => id !== left.id)
    expect(await table.refused(DAN, { kind: 'giveToComputer', seat, level: 'club' })).toBe('notSeated')
    await table.does(other, { kind: 'giveToComputer', seat, level: 'club' })
    await service.computersPlayed(table.id)
    await table.press(EVE, { kind: 'leave' })
    expect(table.now().lastTurn?.seat).toBe(seat)
    expect(table.now().acting).not.toBeNull()
    expect(await table.refused(other, { kind: 'giveToComputer', seat, level: 'club' })).toBe('computerSits')
    expect(await table.refused(other, { kind: 'sitOut', seat })).toBe('computerSits')
    await table.does(DAN, { kind: 'takeOver', seat })
    expect(table.now().seats[seat]).toEqual({ person: DAN, name: 'Dan', satOut: false })
    await table.does(DAN, { kind: 'leave' })
    for (const { person } of table.now().seats) if (person !== null) await table.does(person, { kind: 'leave' })
    expect(table.now()).toMatchObject({ phase: 'closed', closed: 'everybodyLeft' })
  })
})

it('nobody asks a computer player for a turn back', async () => {
  const service = serviceOn(store, { chooseTurn: () => new Promise(() => undefined) })
  const table = await lobby(service, [ANN])
  await table.does(ANN, { kind: 'addComputer', level: 'club' })
  await table.does(ANN, { kind: 'start' })
  const choice = table.now().acting === null ? null : likely(table.now())
  if (choice !== null) await table.finishTurn()
  expect(table.now()).toMatchObject({ acting: null, mayAskUndo: false })
  expect(await table.refused(ANN, { kind: 'askUndo', turn: table.now().turnSeq ?? 0 })).toMatch(/^undo/u)
})
