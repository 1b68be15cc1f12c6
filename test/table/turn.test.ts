import { describe, expect, it } from 'vitest'
import { type Choice, formatChoice, isRevealingEvent } from '#engine'
import { viewAsActor } from '#support/as-actor'
import {
  ANN,
  BEN,
  CLEO,
  choicesNow,
  freshStore,
  game,
  likely,
  type Sitting,
  serviceOn,
  turnTheBonfire,
} from './sitting.ts'

const store = await freshStore()
const service = serviceOn(store)

const other = (table: Sitting) => (table.acting() === ANN ? BEN : ANN)
const choices = (...made: Choice[]) => ({ kind: 'choices' as const, choices: made })

/** Plays whole turns until whoever must act has made a choice that can be taken back. */
async function midTurn(): Promise<Sitting> {
  const table = await game(service, [ANN, BEN])
  await table.finishTurn()
  await table.finishTurn()
  await table.choose(({ kind }) => kind === 'ship' || kind === 'bonfire')
  expect(table.now().openTurn?.undoTo).not.toBeNull()
  return table
}

describe('a turn', () => {
  it('belongs to one person: nobody else can choose, undo or end it', async () => {
    const table = await midTurn()
    const choice = likely(table.now())
    const to = table.now().openTurn?.undoTo ?? 0
    expect(await table.refused(other(table), choices(choice))).toBe('notYourTurn')
    expect(await table.refused(other(table), { kind: 'undo', to })).toBe('notYourTurn')
    expect(await table.refused(CLEO, choices(choice))).toBe('notSeated')
    expect(await table.refused(CLEO, { kind: 'undo', to })).toBe('notSeated')
  })

  it('is seen by others as it was before, until it ends', async () => {
    const table = await midTurn()
    const { state, settled, lastTurn } = table.now()
    expect(state).not.toEqual(settled)
    const log = await service.log(table.id)
    expect(log?.filter((one) => one.kind === 'turn')).toHaveLength(2)
    await table.finishTurn()
    expect(table.now().settled).toEqual(table.now().state)
    expect(table.now().lastTurn).not.toEqual(lastTurn)
    expect((await service.log(table.id))?.filter((one) => one.kind === 'turn')).toHaveLength(3)
  })

  it('is remembered with those after it until its seat has taken another, also after a start', async () => {
    const table = await game(service, [ANN, BEN, CLEO])
    for (let turn = 0; turn < 5; turn++) await table.finishTurn()
    const { lastTurns, lastTurn } = table.now()
    expect(lastTurns.map(({ number }) => number)).toEqual([3, 4, 5])
    expect(new Set(lastTurns.map(({ seat }) => seat)).size).toBe(3)
    expect(lastTurns.at(-1)).toBe(lastTurn)
    expect(lastTurns.map(({ began }) => began).slice(1)).toEqual(lastTurns.map(({ ended }) => ended).slice(0, -1))
    await service.idle()
    expect((await store.tables.load(table.id))?.snapshot?.seq).toBe(lastTurn?.ended)
    expect((await serviceOn(store).view(table.id))?.lastTurns).toEqual(lastTurns)
  })

  it('tells what happened in it when it is over', async () => {
    const table = await game(service, [ANN, BEN])
    const seat = table.now().actingSeat
    const { lastTurn, openTurn, since } = await table.finishTurn()
    expect(lastTurn?.seat).toBe(seat)
    expect(lastTurn?.events[0]).toMatchObject({ kind: 'startTileLaid', seat })
    expect(lastTurn?.events).toContainEqual({ kind: 'turnEnded', seat })
    expect(lastTurn?.at).toEqual(since)
    expect(openTurn).toMatchObject({ choices: [], events: [] })
    expect((await service.log(table.id))?.at(-1)).toMatchObject({ kind: 'turn', seat, events: lastTurn?.events })
  })

  it('takes several choices in one press, in one go', async () => {
    const table = await game(service, [ANN, BEN])
    await table.choose()
    const made = turnTheBonfire(table.now())
    const before = table.now().seq
    const after = await table.does(table.acting(), choices(...made))
    expect(after.seq).toBe(before + 2)
    expect(after.openTurn?.choices.slice(1)).toEqual(made)
    expect(after.openTurn?.undoTo).toBe(before)
  })

  it('keeps none of a press when one of its choices is not legal', async () => {
    const table = await game(service, [ANN, BEN])
    const first = likely(table.now())
    expect(await table.refused(table.acting(), choices(first, { kind: 'end' }))).toBe('rules')
    expect(await table.refused(table.acting(), choices())).toBe('noChoices')
    expect(await viewAsActor(service, table.id)).toMatchObject({ openTurn: { choices: [] } })
  })

  it('lets nothing follow what turned something up, or the end of the turn, in one press', async () => {
    const table = await game(service, [ANN, BEN])
    await table.finishTurn()
    await table.finishTurn()
    const pile: Choice = { kind: 'path', from: 'pile' }
    for (let turns = 0; turns < 40; turns++) {
      if (choicesNow(table.now()).some((choice) => formatChoice(choice) === formatChoice(pile))) break
      await table.finishTurn()
    }
    const paid = await table.does(table.acting(), choices(pile))
    const pay = choicesNow(paid).find(({ kind }) => kind === 'pay')
    // Either the payment was the only one, and the tile is up, or it is still to be paid.
    if (pay !== undefined)
      expect(await table.refused(table.acting(), choices(pay, { kind: 'end' }))).toBe('pressTooLong')
    if (pay !== undefined) await table.does(table.acting(), choices(pay))
    expect(table.now().openTurn?.events.some(isRevealingEvent)).toBe(true)
    while (!choicesNow(table.now()).some(({ kind }) => kind === 'end')) await table.choose()
    expect(await table.refused(table.acting(), choices({ kind: 'end' }, { kind: 'pass' }))).toBe('pressTooLong')
  })

  it('costs one write and no read when the press carries the newest seq', async () => {
    const calls: string[] = []
    const counted = new Proxy(store.tables, {
      get: (target, name, receiver) => {
        if (typeof name === 'string') calls.push(name)
        return Reflect.get(target, name, receiver)
      },
    })
    const own = serviceOn({ tables: counted })
    const table = await game(own, [ANN, BEN])
    calls.length = 0
    await table.choose()
    expect(calls).toEqual(['append'])
  })
})

describe('a press', () => {
  it('on an older message is stale and has no effect', async () => {
    const table = await midTurn()
    const { seq } = table.now()
    const outcome = await table.press(table.acting(), choices(likely(table.now())), { seq: seq - 1 })
    expect(outcome).toEqual({ kind: 'stale', table: await viewAsActor(service, table.id) })
    expect(table.now().seq).toBe(seq)
  })

  it('with a seq that the table never had is stale', async () => {
    const table = await midTurn()
    const outcome = await table.press(table.acting(), choices(likely(table.now())), { seq: table.now().seq + 5 })
    expect(outcome.kind).toBe('stale')
  })

  it('delivered twice counts once', async () => {
    const table = await midTurn()
    const { seq } = table.now()
    const press = { seq, interactionId: 'once' }
    const action = choices(likely(table.now()))
    const person = table.acting()
    const outcomes = await Promise.all([table.press(person, action, press), table.press(person, action, press)])
    expect(outcomes.map((outcome) => outcome.kind)).toEqual(['done', 'duplicate'])
    expect((await store.tables.entries(table.id)).filter((entry) => entry.seq > seq)).toHaveLength(1)
  })

  it('typed and delivered twice counts once too', async () => {
    const table = await midTurn()
    const press = { seq: null, interactionId: 'typed once' }
    const action = choices(likely(table.now()))
    const person = table.acting()
    const outcomes = await Promise.all([table.press(person, action, press), table.press(person, action, press)])
    expect(outcomes.map((outcome) => outcome.kind)).toEqual(['done', 'duplicate'])
  })

  it('at a table that is not there is gone', async () => {
    const table = await midTurn()
    const press = { tableId: 'nowhere', seq: 3, person: ANN, moderator: false, interactionId: null }
    expect(await service.act({ ...press, action: { kind: 'leave' } })).toEqual({ kind: 'gone' })
    expect(await viewAsActor(service, 'nowhere')).toBeNull()
    expect(await service.log('nowhere')).toBeNull()
    expect(await service.journal('nowhere')).toBeNull()
    expect(table.now().phase).toBe('playing')
  })
})

describe('undo', () => {
  it('takes back the last press, all its choices at once', async () => {
    const table = await game(service, [ANN, BEN])
    const start = table.now()
    await table.choose()
    const between = table.now()
    await table.does(table.acting(), choices(...turnTheBonfire(table.now())))
    expect(table.now().openTurn?.choices).toHaveLength(3)
    const undone = await table.does(table.acting(), { kind: 'undo', to: table.now().openTurn?.undoTo ?? -1 })
    expect(undone.state).toEqual(between.state)
    expect(undone.openTurn).toMatchObject({ choices: between.openTurn?.choices, undoTo: start.seq })
    const clean = await table.does(table.acting(), { kind: 'undo', to: undone.openTurn?.undoTo ?? -1 })
    expect(clean.state).toEqual(start.state)
    expect(clean.openTurn).toMatchObject({ choices: [], undoTo: null, undoAllTo: null })
    expect(await table.refused(table.acting(), { kind: 'undo', to: clean.seq })).toBe('nothingToUndo')
  })

  it('takes back the whole turn at once', async () => {
    const table = await midTurn()
    await table.choose()
    const undone = await table.does(table.acting(), { kind: 'undo', to: table.now().openTurn?.undoAllTo ?? -1 })
    expect(undone.state).toEqual(undone.settled)
  })

  it('stays within the turn', async () => {
    const table = await midTurn()
    const began = table.now().openTurn?.seq ?? 0
    expect(await table.refused(table.acting(), { kind: 'undo', to: began - 1 })).toBe('undoTooFar')
    expect(await table.refused(table.acting(), { kind: 'undo', to: 0 })).toBe('undoTooFar')
    await table.does(table.acting(), { kind: 'undo', to: began })
  })

  it('never goes back past something turned up', async () => {
    const table = await midTurn()
    for (let turns = 0; turns < 60; turns++) {
      if (choicesNow(table.now()).some(({ kind }) => kind === 'turnup')) break
      if (choicesNow(table.now()).some(({ kind }) => kind === 'end')) await table.finishTurn()
      else await table.choose(({ kind }) => kind !== 'discard')
    }
    await table.choose(({ kind }) => kind === 'turnup')
    const { openTurn, seq } = table.now()
    expect(openTurn).toMatchObject({ undoTo: null, undoAllTo: null })
    expect(await table.refused(table.acting(), { kind: 'undo', to: seq - 1 })).toBe('undoTooFar')
    expect(await table.refused(table.acting(), { kind: 'undo', to: openTurn?.seq ?? 0 })).toBe('undoTooFar')
    await table.finishTurn()
  })
})
