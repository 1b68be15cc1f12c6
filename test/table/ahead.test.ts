import { describe, expect, it } from 'vitest'
import { type Choice, legalChoices, parseChoice } from '#engine'
import { diceFor } from '#support/dice'
import {
  type ActionOutcome,
  checkTableByReplay,
  type Person,
  type PlanChange,
  type TableForPerson,
  type TableService,
} from '#table'
import { readableEntries } from '#table/state/entries'
import { ANN, BEN, CLEO, follow, freshStore, game, likely, type Sitting, serviceOn } from './sitting.ts'

const store = await freshStore()
const service = serviceOn(store, { people: store.people })

/** Whose turn comes after the present one. */
function nextPerson({ now }: Sitting): Person {
  const { seats, actingSeat } = now()
  const person = seats[((actingSeat ?? 0) + 1) % seats.length]?.person
  if (person == null) throw new Error('nobody is next')
  return person
}

type Pick = (choices: readonly Choice[]) => Choice | undefined

/** Somebody's plan, changed press by press as from the panel. */
function planner(tableId: string, person: Person, at: TableService = service) {
  const view = () => at.viewPlan(person.id, tableId)
  const change = async (what: PlanChange, revision?: number): Promise<ActionOutcome> =>
    at.plan({ tableId, revision: revision ?? (await view())?.seq ?? null, person, change: what })
  const does = async (what: PlanChange): Promise<TableForPerson> => {
    const outcome = await change(what)
    if (outcome.kind !== 'done') throw new Error(`${what.kind}: ${outcome.kind}`)
    return outcome.table
  }
  return {
    view,
    change,
    does,
    /** Plans another way, to the turn's end or up to what turns something up. */
    way: async (pick: Pick): Promise<void> => {
      let plan = await does({ kind: 'begin' })
      while (plan.plan?.drafting) {
        const choice = plan.state === null ? undefined : pick(legalChoices(plan.rules, plan.state))
        const outcome = choice === undefined ? null : await change({ kind: 'choices', choices: [choice] })
        if (outcome?.kind === 'done') plan = outcome.table
        else {
          if (outcome !== null) expect(outcome).toMatchObject({ refusal: { code: 'planStops' } })
          plan = await does({ kind: plan.openTurn?.choices.length === 0 ? 'leave' : 'keep' })
        }
      }
    },
  }
}

/** The turn's end where that can be, else the first choice of these kinds, else any. */
const by =
  (...kinds: Choice['kind'][]): Pick =>
  (choices) =>
    choices.find(({ kind }) => kind === 'end') ??
    choices.find(({ kind }) => kinds.includes(kind)) ??
    choices.find(({ kind }) => !['discard', 'novice', 'turnup'].includes(kind))

/** Whoever acts plays the turn to its end, so. */
async function ends(table: Sitting, pick: Pick = by('ship', 'decline')): Promise<TableForPerson> {
  const began = table.now().turnSeq
  while (table.now().phase === 'playing' && table.now().turnSeq === began) {
    const { rules, state } = table.now()
    const choice = (state && pick(legalChoices(rules, state))) ?? likely(table.now())
    await table.does(table.acting(), { kind: 'choices', choices: [choice] })
  }
  return table.now()
}

const entriesOf = async (id: string) => readableEntries(await store.tables.entries(id))
const plannedOf = async (id: string) =>
  (await entriesOf(id)).filter(({ entry }) => entry.type === 'choice' && entry.planned)
const choicesOf = async (id: string) =>
  (await entriesOf(id)).flatMap(({ seq, entry }) =>
    entry.type === 'choice' ? [[seq, entry.seat, entry.choice, entry.press, entry.told]] : [],
  )
const seatOf = ({ seats }: TableForPerson, { id }: Person) => seats.findIndex(({ person }) => person?.id === id)

describe('a turn planned ahead', () => {
  it('is played when it comes, to its end, and nobody can tell before', async () => {
    const table = await game(service, [ANN, BEN, CLEO])
    const person = nextPerson(table)
    const before = await service.view(table.id)
    const plan = planner(table.id, person)
    await plan.way(by('bonfire'))
    expect(await service.view(table.id)).toEqual(before)
    expect(await service.viewFor(table.acting().id, table.id)).toMatchObject({ plan: null, mayPlan: false })
    expect(await service.viewFor(person.id, table.id)).toMatchObject({ mayPlan: true, plan: { alternatives: [{}] } })
    const { pathPile, setup } = (await plan.view())?.state ?? {}
    expect([pathPile, setup?.seed]).toEqual([pathPile?.toSorted(), '0'.repeat(32)])
    const seat = seatOf(table.now(), person)
    await ends(table)
    expect(table.now()).toMatchObject({ lastTurn: { planned: true, seat }, openTurn: { choices: [] } })
    expect((await plannedOf(table.id)).every(({ actor }) => actor === person.id)).toBe(true)
    expect(await store.tables.plansAt(table.id)).toEqual([])
  })

  it('makes the entries that its presses make by hand, whatever is planned', async () => {
    const table = await game(serviceOn(store), [ANN, BEN, CLEO])
    const byHand = await game(serviceOn(store), [ANN, BEN, CLEO])
    const dice = diceFor('planned ahead')
    const pick: Pick = (choices) => (dice.oneIn(3) ? by()(choices) : dice.pick(choices))
    for (let turn = 0; turn < 8; turn++) {
      const plan = planner(table.id, nextPerson(table), table.service)
      for (let way = 0; way < 2; way++) await plan.way(pick)
      await ends(table, by('ship', 'decline'))
    }
    expect((await plannedOf(table.id)).length).toBeGreaterThan(10)
    expect(await checkTableByReplay(store.tables, table.id)).toMatchObject({ kind: 'sound' })
    for (const { entry } of await entriesOf(table.id)) {
      const choice = entry.type === 'choice' ? parseChoice(entry.choice) : null
      if (choice !== null) await byHand.does(byHand.acting(), { kind: 'choices', choices: [choice] })
    }
    expect(await choicesOf(table.id)).toEqual(await choicesOf(byHand.id))
  })

  it('has ways in an order: the first that is still possible is played; what was not possible is told to its person', async () => {
    const table = await game(service, [ANN, BEN, CLEO])
    const person = nextPerson(table)
    const plan = planner(table.id, person)
    await plan.way(by('path'))
    await plan.way(by('bonfire'))
    await plan.way(by('ship', 'decline'))
    expect(await plan.change({ kind: 'undo', to: 0 })).toMatchObject({ refusal: { code: 'nothingToUndo' } })
    await plan.does({ kind: 'raise', index: 2 })
    await plan.does({ kind: 'remove', index: 1 })
    const stops = (view: TableForPerson | null) => view?.plan?.alternatives.map(({ stop }) => stop?.why ?? null)
    expect(stops(await plan.view())).toEqual([null, null])
    // The same path tile is taken before.
    await ends(table, by('path'))
    expect((await plannedOf(table.id)).map(({ entry }) => 'choice' in entry && entry.choice)).toContainEqual(
      expect.stringMatching(/^bonfire/),
    )
    const next = nextPerson(table)
    await planner(table.id, next).way(by('path'))
    await ends(table, by('path'))
    expect(table.now().acting).toBe(next.id)
    expect(stops(await service.viewFor(next.id, table.id))).toEqual(['rules'])
    await table.finishTurn()
    expect(await store.tables.plansAt(table.id)).toEqual([])
  })

  it('can be taken back press by press while it is put together, and is cut where the table goes on', async () => {
    const table = await game(service, [ANN, BEN, CLEO])
    const person = [ANN, BEN, CLEO].find(({ id }) => id !== table.acting().id && id !== nextPerson(table).id) ?? CLEO
    const plan = planner(table.id, person)
    let view = await plan.does({ kind: 'begin' })
    const lengths: (number | undefined)[] = []
    for (let press = 0; press < 2; press++) {
      const choice = view.state && by('path')(legalChoices(view.rules, view.state))
      view = await plan.does({ kind: 'choices', choices: choice ? [choice] : [] })
      lengths.push(view.openTurn?.choices.length)
    }
    const { undoTo } = view.openTurn ?? {}
    const path = view.openTurn?.choices.slice(-1) ?? []
    view = await plan.does({ kind: 'undo', to: undoTo ?? 0 })
    expect([...lengths, view.openTurn?.choices.length]).toEqual([1, 2, 1])
    // Taken back and made anew at once, as when something else is paid with.
    await plan.does({ kind: 'choices', choices: path, to: undoTo ?? 0 })
    await ends(table, by('path'))
    const cut = await plan.view()
    expect(cut?.plan?.cut).toMatchObject({ why: 'rules', refusal: { code: 'notOnDisplay' } })
    expect(cut?.openTurn?.choices).toHaveLength(1)
  })

  it('stops before what turns something up, and leaves the turn to its person there', async () => {
    const table = await game(service, [ANN, BEN])
    const person = nextPerson(table)
    const plan = planner(table.id, person)
    const pile: Pick = (choices) => choices.find((one) => one.kind === 'path' && one.from === 'pile') ?? choices[0]
    await plan.way(pile)
    expect((await plan.view())?.plan?.alternatives).toMatchObject([{ ends: false, stop: null }])
    await ends(table)
    expect(table.now().acting).toBe(person.id)
    const open = table.now().openTurn
    expect(open?.choices.length).toBeGreaterThan(0)
    expect(open?.planned).toBe(true)
    await table.does(person, { kind: 'undo', to: open?.undoAllTo ?? 0 })
    expect(table.now().openTurn?.choices).toEqual([])
  })

  it('is played once though the turn before ends at two processes, and not when it was withdrawn at another', async () => {
    const other = serviceOn(store)
    const table = await game(service, [ANN, BEN, CLEO])
    for (let round = 0; round < 6; round++) {
      const person = nextPerson(table)
      const plan = planner(table.id, person, other)
      await plan.way(by('bonfire', 'fate'))
      while (table.now().openTurn?.choices.length === 0 || likely(table.now()).kind !== 'end')
        await table.does(table.acting(), { kind: 'choices', choices: [likely(table.now())] })
      const twin = follow(other, table.now())
      const before = (await plannedOf(table.id)).length
      const acting = table.acting()
      const revision = (await plan.view())?.seq
      const end = { kind: 'choices' as const, choices: [{ kind: 'end' as const }] }
      const [withdrawn] = await Promise.all([
        round % 2 === 0 ? null : plan.change({ kind: 'withdraw' }, revision),
        table.press(acting, end),
        twin.press(acting, end),
      ])
      await table.press(CLEO, { kind: 'option', change: { language: 'en' } }, { seq: null })
      const played = (await plannedOf(table.id)).length - before
      // One that was withdrawn while the turn came is withdrawn, though its person is shown the turn.
      if (withdrawn === null) expect(played).toBeGreaterThan(0)
      else if (withdrawn.kind === 'done') expect(played).toBe(0)
      expect(await store.tables.plansAt(table.id)).toEqual([])
    }
    expect(await checkTableByReplay(store.tables, table.id)).toMatchObject({ kind: 'sound' })
  })

  it('goes back with the turn before when that is given back, and is played again after it', async () => {
    const table = await game(service, [ANN, BEN, CLEO])
    const first = table.acting()
    const planning = nextPerson(table)
    await planner(table.id, planning).way(by('bonfire'))
    await ends(table)
    const turn = table.now().turnSeq ?? 0
    expect(await service.viewFor(first.id, table.id)).toMatchObject({ mayAskUndo: true })
    await table.does(first, { kind: 'askUndo', turn })
    const asked = table.now().undoRequest?.seq ?? 0
    for (const person of [ANN, BEN, CLEO])
      if (person !== first) await table.press(person, { kind: 'answerUndo', asked, agrees: true }, { seq: null })
    expect(table.now()).toMatchObject({ acting: first.id, lastTurn: null })
    expect(await store.tables.plansAt(table.id)).toMatchObject([{ personId: planning.id }])
    await ends(table)
    expect(table.now().lastTurn).toMatchObject({ planned: true, seat: seatOf(table.now(), planning) })
  })

  it('is gone when its person leaves or is forgotten, or the table is over; a press of a changed plan is stale', async () => {
    // They sit nowhere else, and so can be forgotten.
    const people = ['Fay', 'Gil', 'Hal'].map((name) => ({ id: `20${name}`, name }))
    const table = await game(service, people)
    const leaving = nextPerson(table)
    const closing = people.find(({ id }) => id !== leaving.id && id !== table.acting().id) ?? leaving
    const plan = planner(table.id, leaving)
    await plan.does({ kind: 'begin' })
    expect(await plan.change({ kind: 'leave' }, 999)).toMatchObject({ kind: 'stale', table: { ahead: true } })
    await plan.way(by('bonfire'))
    await planner(table.id, closing).way(by('bonfire'))
    expect(await store.tables.plansAt(table.id)).toHaveLength(2)
    await table.does(leaving, { kind: 'leave' })
    expect(await store.tables.plansAt(table.id)).toMatchObject([{ personId: closing.id }])
    // What was kept at the moment of leaving.
    await store.tables.savePlan(table.id, { personId: leaving.id, revision: 0 }, { revision: 1, plan: {} })
    await service.forget(leaving.id)
    expect(await store.tables.plansAt(table.id)).toMatchObject([{ personId: closing.id }])
    await table.press(closing, { kind: 'close' }, { moderator: true, seq: null })
    expect(await store.tables.plansAt(table.id)).toEqual([])
  })
})
