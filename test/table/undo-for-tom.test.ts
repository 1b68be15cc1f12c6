import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Choice,
  decision,
  formatChoice,
  type GameState,
  isRevealingEvent,
  legalChoices,
  play as played,
  replayToEnd,
} from '#engine'
import { viewAsActor } from '#support/as-actor'
import type { TableForPerson, TableRepository, TableService } from '#table'
import { ANN, choicesNow, follow, freshStore, likely, type Sitting, serviceOn, tableOf } from './sitting.ts'

const store = await freshStore()
/** A store that keeps no snapshots: what is loaded from it was replayed from the first entry. */
const withoutSnapshots = (repository: TableRepository) => ({ tables: { ...repository, saveSnapshot: async () => {} } })
const SEED = '00112233445566778899aabbccddeeff'

let games = 0
async function alone(service: TableService): Promise<Sitting> {
  const channelId = `for Tom ${++games}`
  return follow(service, tableOf(await service.open({ guildId: null, channelId, host: ANN, solo: true, options: {} })))
}
const forTom = ({ state }: Pick<TableForPerson, 'state'>) => state?.turn.seat === 1
const play = (choice: Choice) => ({ kind: 'choices' as const, choices: [choice] })
const undoTo = (table: TableForPerson) => ({ kind: 'undo' as const, to: table.openTurn?.undoTo ?? -1 })

/** Plays until something is asked for Tom that ends his turn and turns nothing up. */
async function tomAsks(table: Sitting): Promise<TableForPerson> {
  for (;;) {
    const before = table.now()
    if (before.phase !== 'playing') throw new Error('Tom never asked')
    await table.does(ANN, play(likely(before)))
    const after = table.now()
    if (forTom(before) && !forTom(after) && after.openTurn?.undoTo !== null) return before
  }
}

describe('a choice made for Tom (R16.7)', () => {
  it('can be taken back although it ended his turn, and made otherwise', async () => {
    const table = await alone(serviceOn(store, { seed: () => SEED }))
    const asked = await tomAsks(table)
    const answered = table.now()
    expect(answered.openTurn).toMatchObject({ choices: [], undoTo: asked.seq })
    expect(answered.openTurn?.undoes).toMatchObject([{ state: asked.state, choice: likely(asked) }])

    const undone = await table.does(ANN, undoTo(answered))
    expect(undone).toEqual({ ...asked, seq: undone.seq })
    expect(await viewAsActor(serviceOn(store), table.id)).toEqual(undone)

    const other = choicesNow(undone).at(-1) ?? likely(undone)
    expect(other).not.toEqual(likely(undone))
    await table.does(ANN, play(other))
    await table.does(ANN, undoTo(table.now()))
    await table.does(ANN, play(likely(undone)))
    expect(table.now().state).toEqual(answered.state)
    expect(table.now().lastTurn?.events).toEqual(answered.lastTurn?.events)
  })

  it('can be taken back after one’s own choices, which go first, press by press', async () => {
    const table = await alone(serviceOn(store, { seed: () => SEED }))
    const asked = await tomAsks(table)
    const own = choicesNow(table.now()).find(({ kind }) => kind === 'ship' || kind === 'bonfire')
    const before = table.now()
    await table.does(ANN, play(own ?? likely(before)))
    expect(table.now().openTurn).toMatchObject({ undoTo: before.seq, undoAllTo: asked.openTurn?.seq })
    await table.does(ANN, undoTo(table.now()))
    expect(table.now().state).toEqual(before.state)
    await table.does(ANN, undoTo(table.now()))
    expect(table.now().state).toEqual(asked.state)
  })

  it('stays when something was turned up since, and Tom’s card itself always stays', async () => {
    const table = await alone(serviceOn(store, { seed: () => SEED }))
    const asked = await tomAsks(table)
    expect(await table.refused(ANN, { kind: 'undo', to: (asked.openTurn?.seq ?? 0) - 1 })).toBe('undoTooFar')
    while (!choicesNow(table.now()).some(({ kind }) => kind === 'end')) await table.does(ANN, play(likely(table.now())))
    const to = undoTo(table.now())
    await table.does(ANN, play({ kind: 'end' }))
    expect(table.now().openTurn?.undoTo).toBeNull()
    expect(await table.refused(ANN, to)).toBe('undoTooFar')
    expect(await table.refused(ANN, { kind: 'undo', to: asked.seq })).toBe('undoTooFar')
  })
})

/** Every state that a choice made, under its seq, with whether something came to light then. */
interface Stood {
  readonly seq: number
  readonly state: GameState | null
  readonly revealing: boolean
}

/** What a press made of a table: the choice, and after it, as Tom's rule of thumb goes, the first of each that is tied. */
function stepsOf({ rules, state: first, seq: pressed }: TableForPerson, choice: Choice, until: number): Stood[] {
  const steps: Stood[] = []
  let from = first
  for (let seq = pressed + 1; seq <= until; seq++) {
    if (from === null) throw new Error('no game is on')
    const own = seq === pressed + 1
    const made = own ? choice : legalChoices(rules, from)[0]
    if (!own) expect(decision(from)?.question.kind).toMatch(/^tom(Task|Council)$/)
    const { state, events } = played(rules, from, made ?? { kind: 'end' })
    const revealing = events.some(isRevealingEvent)
    // What lies face down goes on as it must: nothing that was not shown may differ after another choice.
    if (!revealing && state.ended === null && forTom({ state: from })) expect(hidden(state)).toEqual(hidden(from))
    steps.push({ seq, state, revealing })
    from = state
  }
  return steps
}

const presses = fc.array(fc.record({ n: fc.nat(10_000), undo: fc.nat(4), reload: fc.nat(30) }), {
  minLength: 60,
  maxLength: 120,
  size: 'max',
})

it.each([
  ['Ann decides all of his ties', true],
  ['his rule of thumb decides those that don’t touch her', false],
])(
  'whatever is taken back against Tom was never revealed, and the game is as if it had never been chosen: %s',
  async (_, tomsTies) => {
    const open = async (tables: Parameters<typeof serviceOn>[0], all = tomsTies) => {
      const service = serviceOn(tables, { seed: () => SEED })
      await service.saveSettings(ANN.id, { tomsTies: all })
      return service
    }
    await fc.assert(
      fc.asyncProperty(presses, fc.boolean(), async (all, snapshots) => {
        const kept = snapshots ? store : withoutSnapshots(store.tables)
        let service = await open(kept)
        const { id, now } = await alone(service)
        let table = now()
        let decided = 0
        const stood = new Map<number, Stood>([[table.seq, { seq: table.seq, state: table.state, revealing: true }]])
        for (let turn = 0; table.phase === 'playing'; turn++) {
          const { n, undo, reload } = all[turn % all.length] ?? { n: 0, undo: 1, reload: 1 }
          const before = table
          const back = undo === 0 && (before.openTurn?.undoTo ?? null) !== null
          const choices = choicesNow(before)
          const choice =
            forTom(before) || n % 3 === 0 ? (choices[n % choices.length] ?? likely(before)) : likely(before)
          const press = { tableId: id, seq: before.seq, person: ANN, moderator: false, interactionId: null }
          const outcome = await service.act({ ...press, action: back ? undoTo(before) : play(choice) })
          if (outcome.kind !== 'done') throw new Error(`${formatChoice(choice)}: ${outcome.kind}`)
          table = outcome.table
          if (back) {
            // Undo entries are not in the way: the choice went back to is the last that stands.
            const to = undoTo(before).to
            expect(table.state).toEqual(stood.get(to)?.state)
            for (const [seq, { revealing }] of stood) if (seq > to) expect(revealing).toBe(false)
            for (const seq of [...stood.keys()]) if (seq > to) stood.delete(seq)
            stood.set(table.seq, { seq: table.seq, state: table.state, revealing: false })
          } else {
            const steps = stepsOf(before, choice, table.seq)
            expect(steps.at(-1)?.state).toEqual(table.state)
            for (const step of steps) stood.set(step.seq, step)
            decided += steps.length - 1
            const shown = steps.findLast(({ revealing }) => revealing)?.seq ?? before.seq
            const mayGoBack = shown < table.seq && table.phase === 'playing'
            expect(table.openTurn?.undoTo ?? null).toBe(mayGoBack ? shown : null)
          }
          if (reload > 0) continue
          await service.idle()
          service = await open(kept)
          expect(await viewAsActor(service, id)).toEqual(table)
        }
        await service.idle()
        expect(await viewAsActor(serviceOn(store), id)).toEqual(table)
        const journal = await service.journal(id)
        expect(decided > 0).toBe(!tomsTies)
        expect(replayToEnd(journal).state).toEqual(table.state)

        // Each choice is made by hand, those of his rule of thumb, too.
        const straight = await alone(await open(store, true))
        for (const line of journal?.segments[0]?.choices ?? []) {
          const choice = choicesNow(straight.now()).find((one) => formatChoice(one) === line)
          await straight.does(ANN, play(choice ?? { kind: 'end' }))
        }
        expect(straight.now().state).toEqual(table.state)
        const told = async (tableId: string) =>
          (await service.log(tableId))?.map((entry) => ('events' in entry ? [entry.seat, entry.events] : entry.kind))
        expect(await told(id)).toEqual(await told(straight.id))
      }),
      // A whole game each; more runs are for whoever changes undo.
      { numRuns: 1, endOnFailure: true },
    )
  },
)

/** What nobody may see. */
const hidden = (state: GameState | null) =>
  state && {
    paths: state.pathPile,
    gnomes: state.gnomePile,
    offerings: state.cities.map(({ offerings }) => offerings.piles),
    fate: state.cities.map(({ fate }) => fate),
  }
