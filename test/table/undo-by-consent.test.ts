import { describe, expect, it } from 'vitest'
import { isRevealingEvent, journalSchema, replayToEnd } from '#engine'
import { viewAsActor } from '#support/as-actor'
import { type ActionOutcome, checkTableByReplay, type Person, type TableRepository } from '#table'
import {
  ANN,
  BEN,
  CLEO,
  choicesNow,
  DAN,
  follow,
  freshStore,
  game,
  likely,
  quiet,
  type Sitting,
  serviceOn,
} from './sitting.ts'

const store = await freshStore()
const service = serviceOn(store)
const other = serviceOn(store)
const withoutSnapshots = (repository: TableRepository) => ({ tables: { ...repository, saveSnapshot: async () => {} } })

/** Takes turns until one has ended in which nothing was turned up (or, if so asked, something was); its person. */
async function ended(table: Sitting, turnedUp = false): Promise<Person> {
  for (;;) {
    const person = table.acting()
    const { turnSeq } = table.now()
    while (table.now().turnSeq === turnSeq) await table.does(person, { kind: 'choices', choices: [quiet(table.now())] })
    if (table.now().phase !== 'playing') throw new Error('the game is over')
    if (table.now().lastTurn?.events.some(isRevealingEvent) === turnedUp && table.acting().id !== person.id)
      return person
  }
}
const ask = (table: Sitting) => ({ kind: 'askUndo' as const, turn: table.now().turnSeq ?? 0 })
const answer = (table: Sitting, agrees: boolean) => ({
  kind: 'answerUndo' as const,
  asked: table.now().undoRequest?.seq ?? 0,
  agrees,
})
const without = (people: readonly Person[], ...gone: readonly Person[]) =>
  people.filter(({ id }) => gone.every((one) => one.id !== id))
const turnsIn = async (table: Sitting) => ((await service.log(table.id)) ?? []).filter(({ kind }) => kind === 'turn')
const maySay = async (table: Sitting, person: Person) =>
  (await service.viewFor(person.id, table.id))?.mayAskUndo ?? false

describe('the turn that has just ended', () => {
  it('is open again once all others agree, as it was before it ended; however it is read, and once in the log', async () => {
    const table = await game(service, [ANN, BEN, CLEO])
    await ended(table)
    const asker = await ended(table)
    const [first = ANN, second = ANN] = without([ANN, BEN, CLEO], asker)
    const turns = await turnsIn(table)
    const last = table.now().lastTurn
    expect(await maySay(table, asker)).toBe(true)
    expect(await maySay(table, first)).toBe(false)
    await table.does(asker, ask(table))
    expect(table.now().undoRequest).toMatchObject({ agreed: [] })
    await table.does(first, answer(table, true))
    expect(await table.refused(first, answer(table, true))).toBe('undoAnsweredBefore')
    expect(await table.refused(asker, answer(table, true))).toBe('undoAnsweredBefore')
    expect(await table.refused(DAN, answer(table, true))).toBe('notSeated')
    await table.does(second, answer(table, true))

    const open = table.now()
    expect(open).toMatchObject({ acting: asker.id, turnSeq: last?.began, reopenedSeq: open.seq, undoRequest: null })
    expect(open.openTurn?.choices.length).toBeGreaterThan(0)
    expect(choicesNow(open)).toContainEqual({ kind: 'end' })
    expect(await turnsIn(table)).toEqual(turns.slice(0, -1))
    await service.idle()
    for (const fresh of [serviceOn(store), serviceOn(withoutSnapshots(store.tables))])
      expect(await viewAsActor(fresh, table.id)).toEqual(open)

    expect(await checkTableByReplay(store.tables, table.id)).toMatchObject({ kind: 'sound' })
    await table.does(asker, { kind: 'undo', to: open.openTurn?.undoTo ?? -1 })
    await table.does(asker, { kind: 'choices', choices: [likely(table.now())] })
    while (table.now().acting === asker.id) await table.does(asker, { kind: 'choices', choices: [likely(table.now())] })
    expect(await turnsIn(table)).toHaveLength(turns.length)
    expect(await maySay(table, asker)).toBe(false)
    expect(table.now()).toMatchObject({ reopenedSeq: null })
    while (table.now().phase === 'playing') await table.finishTurn()
    expect(replayToEnd(journalSchema.parse(await service.journal(table.id))).state).toEqual(table.now().settled)
  })

  it('stays ended after a No, the wish’s withdrawal or the next choice, and is asked for only once', async () => {
    const table = await game(service, [ANN, BEN])
    const wishes = async () => {
      const asker = await ended(table)
      const wish = ask(table)
      await table.does(asker, wish)
      return { asker, wish, said: answer(table, true) }
    }
    const refused = await wishes()
    await table.does(table.acting(), answer(table, false))
    expect(table.now().undoRequest).toBeNull()
    expect(await table.refused(table.acting(), refused.said)).toBe('undoNotAsked')
    expect(await maySay(table, refused.asker)).toBe(false)
    expect(await table.refused(refused.asker, refused.wish)).toBe('undoAskedBefore')

    const withdrawn = await wishes()
    await table.does(withdrawn.asker, answer(table, false))
    expect(await table.refused(table.acting(), withdrawn.said)).toBe('undoNotAsked')

    const late = await wishes()
    await table.choose()
    expect(table.now().undoRequest).toBeNull()
    expect(await table.refused(table.acting(), late.said)).toBe('undoNotAsked')
    expect(await table.refused(late.asker, late.wish)).toBe('undoTooLate')
  })

  it('stays ended where something was turned up, it was another’s, or one plays alone', async () => {
    const table = await game(service, [ANN, BEN])
    const asker = await ended(table, true)
    expect(await maySay(table, asker)).toBe(false)
    expect(await table.refused(asker, ask(table))).toBe('undoTooFar')
    expect(await table.refused(table.acting(), ask(table))).toBe('undoNotYours')
    const later = await ended(table)
    expect(await table.refused(later, { kind: 'askUndo', turn: 1 })).toBe('undoNotYours')
    const solo = await service.open({ guildId: null, channelId: 'alone', host: DAN, solo: true, options: {} })
    if (solo.kind !== 'opened') throw new Error('nothing was opened')
    const alone = follow(service, solo.table)
    for (let turn = 0; turn < 4; turn++) await alone.finishTurn()
    expect(await alone.refused(DAN, ask(alone))).toBe('undoNotYours')
  })

  it('is given back also where the game is closed before another process reads it, which knows a snapshot of its end', async () => {
    const table = await game(service, [ANN, BEN])
    const asker = await ended(table)
    await service.idle()
    const responder = table.acting()
    await table.does(asker, ask(table))
    await table.does(responder, answer(table, true))
    const { settled } = table.now()
    await table.does(ANN, { kind: 'close' })
    // This one has nothing of it in memory.
    const later = await viewAsActor(serviceOn(store), table.id)
    expect(later).toMatchObject({ phase: 'closed', closed: table.now().closed })
    expect(later?.settled).toEqual(settled)
  })

  it('is given back by two processes, one of which knows only a snapshot, and by two presses at once, just once', async () => {
    const table = await game(service, [ANN, BEN])
    const asker = await ended(table)
    await service.idle()
    const press = (from: typeof service, person: Person, action: Parameters<Sitting['does']>[1]) =>
      from.act({ tableId: table.id, seq: null, person, moderator: false, interactionId: null, action })
    const responder = table.acting()
    expect((await press(other, asker, ask(table))).kind).toBe('done')
    const asked = (await viewAsActor(other, table.id))?.undoRequest?.seq ?? 0
    const yes = { kind: 'answerUndo', asked, agrees: true } as const
    const outcomes: ActionOutcome['kind'][] = (
      await Promise.all([press(service, responder, yes), press(other, responder, yes)])
    ).map(({ kind }) => kind)
    expect(outcomes.toSorted()).toEqual(['done', 'refused'])
    const now = await viewAsActor(service, table.id, asked + 2)
    expect(now).toMatchObject({ acting: asker.id, seq: asked + 2 })
    expect(await viewAsActor(other, table.id, asked + 2)).toEqual(now)
  })

  it('comes back when the only one who has not agreed leaves; whoever asked and leaves, asks no more', async () => {
    const people = [ANN, BEN, CLEO]
    const table = await game(service, people)
    const asker = await ended(table)
    const [agrees = ANN, leaves = ANN] = without(people, asker)
    await table.does(asker, ask(table))
    await table.does(agrees, answer(table, true))
    await table.does(leaves, { kind: 'leave' })
    expect(table.now()).toMatchObject({ acting: asker.id, undoRequest: null })

    // Also where a moderator frees the seat at a process that knows only a snapshot.
    const third = await game(service, people)
    const asking = await ended(third)
    await service.idle()
    await third.does(asking, ask(third))
    const [also = ANN, removed = ANN] = without(people, asking)
    await third.does(also, answer(third, true))
    const seat = third.now().seats.findIndex(({ person }) => person?.id === removed.id)
    const press = { tableId: third.id, seq: null, interactionId: null }
    const moderator = { ...press, person: DAN, moderator: true, action: { kind: 'freeSeat', seat } } as const
    expect(await serviceOn(store).act(moderator)).toMatchObject({
      kind: 'done',
      table: { acting: asking.id, undoRequest: null },
    })

    const second = await game(service, people)
    const gone = await ended(second)
    await second.does(gone, ask(second))
    const said = answer(second, true)
    await second.does(gone, { kind: 'leave' })
    expect(second.now().undoRequest).toBeNull()
    expect(await second.refused(second.acting(), said)).toBe('undoNotAsked')
  })
})
