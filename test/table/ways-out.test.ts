import { describe, expect, it } from 'vitest'
import { assertSound, replayToEnd, standardRules } from '#engine'
import { toPublicOnlyTable } from '#table'
import {
  ANN,
  BEN,
  CLEO,
  choicesNow,
  DAN,
  EVE,
  freshStore,
  game,
  lobby,
  PEOPLE,
  type Sitting,
  serviceOn,
} from './sitting.ts'

const store = await freshStore()
const service = serviceOn(store)

const seatOf = (table: Sitting, id: string | undefined) => table.now().seats.findIndex((seat) => seat.person?.id === id)
/** Somebody who sits there and need not act. */
const waiting = (table: Sitting) => {
  const person = PEOPLE.find((one) => seatOf(table, one.id) >= 0 && one.id !== table.now().acting)
  if (person === undefined) throw new Error('nobody waits')
  return person
}

describe('leaving a game', () => {
  it('leaves an empty seat with the name on it', async () => {
    const table = await game(service, [ANN, BEN, CLEO])
    await table.does(ANN, { kind: 'leave' })
    expect(table.now().seats[0]).toEqual({ person: null, name: 'Ann', satOut: false })
    expect(table.now()).toMatchObject({ phase: 'playing', host: BEN.id })
    expect(await table.refused(ANN, { kind: 'leave' })).toBe('notSeated')
  })

  it('keeps the game waiting when it is that seat’s turn', async () => {
    const table = await game(service, [ANN, BEN])
    const person = table.acting()
    const left = await table.does(person, { kind: 'leave' })
    expect(left).toMatchObject({ acting: null, actingSeat: seatOf(table, undefined) })
    expect(await table.refused(waiting(table), { kind: 'choices', choices: [{ kind: 'end' }] })).toBe('notYourTurn')
  })

  it('closes the table when nobody is left', async () => {
    const table = await game(service, [ANN, BEN])
    await table.does(ANN, { kind: 'leave' })
    expect(await table.does(BEN, { kind: 'leave' })).toMatchObject({ phase: 'closed', acting: null, openTurn: null })
    expect(await service.inChannel(table.now().channelId)).toBeNull()
    expect(await table.refused(BEN, { kind: 'takeOver', seat: 0 })).toBe('tableOver')
    expect(await service.journal(table.id)).toBeNull()
  })
})

describe('taking over', () => {
  it('is for anybody who does not sit there, on an empty seat', async () => {
    const table = await game(service, [ANN, BEN])
    expect(await table.refused(CLEO, { kind: 'takeOver', seat: 0 })).toBe('seatNotEmpty')
    await table.does(ANN, { kind: 'leave' })
    expect(await table.refused(BEN, { kind: 'takeOver', seat: 0 })).toBe('alreadySeated')
    expect(await table.refused(CLEO, { kind: 'takeOver', seat: 3 })).toBe('noSuchSeat')
    expect(await table.refused(CLEO, { kind: 'join' })).toBe('alreadyStarted')
    await table.does(CLEO, { kind: 'takeOver', seat: 0 })
    expect(table.now().seats[0]).toEqual({ person: CLEO, name: 'Cleo', satOut: false })
    expect(table.now().host).toBe(BEN.id)
    expect(await service.openTablesOf(CLEO.id)).toContainEqual(toPublicOnlyTable(table.now()))
  })

  it('in the middle of a turn goes on where it stands', async () => {
    let clock = 1_000_000
    const now = () => {
      clock += 1000
      return new Date(clock)
    }
    const own = serviceOn(store, { now })
    const table = await game(own, [ANN, BEN])
    const before = await table.choose()
    await table.does(table.acting(), { kind: 'leave' })
    const left = clock
    const after = await table.does(CLEO, { kind: 'takeOver', seat: before.actingSeat ?? 0 })
    expect(after).toMatchObject({ acting: CLEO.id, state: before.state, openTurn: before.openTurn })
    expect(after.since.getTime()).toBeGreaterThan(left)
    await table.finishTurn()
  })
})

describe('sitting out', () => {
  it('is for an empty seat only, and said by somebody who sits there', async () => {
    const table = await game(service, [ANN, BEN, CLEO])
    expect(await table.refused(ANN, { kind: 'sitOut', seat: 1 })).toBe('seatNotEmpty')
    await table.does(BEN, { kind: 'leave' })
    expect(await table.refused(BEN, { kind: 'sitOut', seat: 1 })).toBe('notSeated')
    expect(await table.refused(DAN, { kind: 'sitOut', seat: 1 })).toBe('notSeated')
    expect(await table.refused(ANN, { kind: 'sitOut', seat: 3 })).toBe('noSuchSeat')
    await table.does(ANN, { kind: 'sitOut', seat: 1 })
    expect(table.now().seats[1]).toMatchObject({ person: null, satOut: true })
    expect(await table.refused(ANN, { kind: 'sitOut', seat: 1 })).toBe('satOut')
    expect(await table.refused(DAN, { kind: 'takeOver', seat: 1 })).toBe('satOut')
  })

  it('ends the seat’s turn, of which is taken back what can be', async () => {
    const table = await game(service, [ANN, BEN, CLEO])
    const { settled, actingSeat } = await table.finishTurn()
    await table.choose()
    await table.choose()
    const seat = actingSeat ?? 0
    await table.does(table.acting(), { kind: 'leave' })
    const outcome = await table.press(waiting(table), { kind: 'sitOut', seat })
    expect(outcome).toMatchObject({
      kind: 'done',
      events: [{ kind: 'wentOut', seat, satOut: true }, { kind: 'turnEnded' }, { kind: 'turnBegan' }],
    })
    const after = table.now()
    expect(after.acting).not.toBeNull()
    expect(after.lastTurn).toMatchObject({ seat, events: [{ kind: 'wentOut' }, {}, {}] })
    expect(after.settled?.cities[seat]).toEqual({ ...settled?.cities[seat], status: 'out' })
    if (after.settled !== null) assertSound(standardRules, after.settled)
    for (let turns = 0; turns < 4; turns++) {
      await table.finishTurn()
      expect(table.now().actingSeat).not.toBe(seat)
    }
  })

  it('leaves another’s open turn as it is, to be taken back as before', async () => {
    const table = await game(service, [ANN, BEN, CLEO])
    const leaver = waiting(table)
    const seat = seatOf(table, leaver.id)
    const before = await table.choose()
    await table.does(leaver, { kind: 'leave' })
    const after = await table.does(table.acting(), { kind: 'sitOut', seat })
    expect(after.openTurn).toEqual({ ...before.openTurn, undoes: after.openTurn?.undoes })
    expect(after.state?.cities[seat]?.status).toBe('out')
    expect(after.settled?.cities[seat]?.status).toBe('out')
    const undone = await table.does(table.acting(), { kind: 'undo', to: after.openTurn?.undoTo ?? 0 })
    expect(undone.state).toEqual(undone.settled)
    expect(undone.state?.cities[seat]?.status).toBe('out')
    await table.finishTurn()
    expect((await service.log(table.id))?.filter((one) => one.kind === 'satOut')).toMatchObject([
      { seat, name: leaver.name },
    ])
  })

  it('keeps what was turned up in the seat’s turn, and the journal plays it again', async () => {
    const table = await game(service, [ANN, BEN, CLEO])
    while (!choicesNow(table.now()).some(({ kind }) => kind === 'turnup')) {
      if (choicesNow(table.now()).some(({ kind }) => kind === 'end')) await table.finishTurn()
      else await table.choose(({ kind }) => kind !== 'discard')
    }
    const turnedUp = await table.choose(({ kind }) => kind === 'turnup')
    await table.does(table.acting(), { kind: 'leave' })
    await table.does(waiting(table), { kind: 'sitOut', seat: turnedUp.actingSeat ?? 0 })
    const told = table.now().lastTurn?.events ?? []
    expect(told.slice(0, turnedUp.openTurn?.events.length)).toEqual(turnedUp.openTurn?.events)
    expect(table.now().settled?.pathPile).toEqual(turnedUp.state?.pathPile)
    while (table.now().phase === 'playing') await table.finishTurn()
    expect(replayToEnd(await service.journal(table.id)).state).toEqual(table.now().state)
  })

  it('of everybody but one lets that one play on, and the journal plays it again', async () => {
    const table = await game(service, [ANN, BEN, CLEO])
    await table.choose()
    for (const person of [ANN, BEN, CLEO].filter((one) => one.id !== table.now().acting)) {
      const seat = seatOf(table, person.id)
      await table.does(person, { kind: 'leave' })
      await table.does(table.acting(), { kind: 'sitOut', seat })
    }
    while (table.now().phase === 'playing') await table.finishTurn()
    expect(table.now().phase).toBe('finished')
    expect(replayToEnd(await service.journal(table.id)).state).toEqual(table.now().state)
  })
})

describe('closing', () => {
  it('is for the host or a moderator', async () => {
    const table = await lobby(service, [ANN, BEN])
    expect(await table.refused(BEN, { kind: 'close' })).toBe('notHostNorModerator')
    expect(await table.refused(EVE, { kind: 'close' })).toBe('notHostNorModerator')
    expect(await table.does(ANN, { kind: 'close' })).toMatchObject({ phase: 'closed', closed: 'host' })
    expect(await table.refused(ANN, { kind: 'close' })).toBe('tableOver')
    expect(await table.refused(CLEO, { kind: 'join' })).toBe('tableOver')

    const playing = await game(service, [ANN, BEN])
    const outcome = await playing.press(EVE, { kind: 'close' }, { moderator: true })
    expect(outcome).toMatchObject({ kind: 'done', table: { phase: 'closed', closed: 'moderator' } })
    expect(await service.inChannel(playing.now().channelId)).toBeNull()
    expect(await service.openTablesOf(ANN.id)).not.toContainEqual(playing.now())
  })
})
