import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Choice, replayToEnd } from '#engine'
import { viewAsActor } from '#support/as-actor'
import {
  type ActionOutcome,
  type TableAction,
  type TableForPerson,
  type TableRepository,
  toPublicOnlyTable,
} from '#table'
import { choicesNow, freshStore, likely, lobby, PEOPLE, serviceOn } from './sitting.ts'

const store = await freshStore()
const MINUTE = 60_000

/** A store that keeps no snapshots: what is loaded from it was replayed from the first entry. */
const withoutSnapshots = (repository: TableRepository) => ({ tables: { ...repository, saveSnapshot: async () => {} } })

/** What somebody presses, legal or not. */
function actionOf(table: TableForPerson, kind: number, n: number): TableAction {
  const choices = choicesNow(table)
  const any: Choice = choices[n % Math.max(1, choices.length)] ?? { kind: 'end' }
  switch (kind) {
    case 0:
      return { kind: 'join' }
    case 1:
      return n % 4 === 0 ? { kind: 'leave' } : { kind: 'join' }
    case 2:
      return { kind: 'start' }
    case 3:
      return { kind: 'option', change: { edition: n % 2 === 0 ? 'online' : 'rulebook' } }
    case 4:
      return n % 40 === 0 ? { kind: 'close' } : { kind: 'start' }
    case 5:
      return { kind: 'sitOut', seat: n % 5 }
    case 6:
      return { kind: 'takeOver', seat: n % 5 }
    case 7:
      return { kind: 'undo', to: n % 3 === 0 ? n % Math.max(1, table.seq) : (table.openTurn?.undoTo ?? table.seq) }
    case 8:
      return { kind: 'choices', choices: [{ kind: 'end' }] }
    case 9:
      return { kind: 'choices', choices: [any, { kind: 'ship', island: 'A1' }] }
    case 10:
      return { kind: 'choices', choices: [any] }
    case 11:
      return { kind: 'askUndo', turn: table.turnSeq ?? 0 }
    case 12:
    case 13:
      return { kind: 'answerUndo', asked: table.undoRequest?.seq ?? n, agrees: n % 4 > 0 }
    case 14:
      return { kind: 'askFree', turn: table.turnSeq ?? 0 }
    case 15:
      return { kind: 'answerFree', asked: table.freeRequest?.seq ?? n, agrees: n % 3 > 0 }
    case 16:
      return { kind: 'substitute', wanted: n % 2 === 0 }
    default:
      return { kind: 'choices', choices: table.phase === 'playing' ? [likely(table)] : [any] }
  }
}

/** What a press may do to a table, said independently of how the service decides it. */
function expectFair(
  before: TableForPerson,
  person: string,
  moderator: boolean,
  action: TableAction,
  outcome: ActionOutcome,
): void {
  if (outcome.kind === 'gone') throw new Error('the table is there')
  if (outcome.kind !== 'done') {
    expect(toPublicOnlyTable(outcome.table)).toEqual(toPublicOnlyTable(before))
    return
  }
  const { table } = outcome
  expect(table.seq).toBeGreaterThan(before.seq)
  const seated = before.seats.some((seat) => seat.person?.id === person)
  const choosing = action.kind === 'choices' || action.kind === 'undo'
  if (choosing) expect(before.acting).toBe(person)
  else if ((table.reopenedSeq ?? 0) > before.seq) expect(table.acting).toBe(seatedAt(before, before.undoRequest?.seat))
  else if (action.kind !== 'sitOut') expect(table.lastTurn).toEqual(before.lastTurn)
  if (action.kind === 'join' || action.kind === 'takeOver') expect(seated).toBe(false)
  else if (action.kind === 'close') expect(person === before.host || moderator).toBe(true)
  else expect(seated).toBe(true)
  if (action.kind === 'undo') {
    expect(table.settled).toEqual(before.settled)
    const kept = table.openTurn?.choices ?? []
    expect(kept).toEqual(before.openTurn?.choices.slice(0, kept.length))
  }
}

const seatedAt = (table: TableForPerson, seat = table.lastTurn?.seat ?? -1) => table.seats[seat]?.person?.id

/** Who is likely to press that. */
function likelyPresser(table: TableForPerson, kind: number, n: number): string | null | undefined {
  if (kind === 11) return seatedAt(table)
  if (kind === 14 || kind === 15) return null
  return kind > 6 && n % 5 !== 0 ? table.acting : null
}

const presses = fc.array(
  fc.record({
    who: fc.nat(4),
    kind: fc.nat(33),
    n: fc.nat(10_000),
    old: fc.nat(12).map((chance) => chance === 0),
    moderator: fc.nat(30).map((chance) => chance === 0),
    reload: fc.nat(25).map((chance) => chance === 0),
  }),
  { minLength: 40, maxLength: 160, size: 'max' },
)

it('whatever anybody presses, only those who may change a table do, and it is the same wherever it is read', async () => {
  await fc.assert(
    fc.asyncProperty(presses, async (all) => {
      const forgetting = withoutSnapshots(store.tables)
      let clock = Date.UTC(2026, 5, 1)
      const parts = { now: () => new Date(clock) }
      let service = serviceOn(all.length % 2 === 0 ? store : forgetting, { positions: 20, ...parts })
      const pace = { kind: 'bank', hours: 48, refill: 12, atEnd: 'remind' } as const
      const { id, now } = await lobby(service, PEOPLE.slice(0, 2), all.length % 3 === 0 ? {} : { pace })
      let table = now()
      for (const { who, kind, n, old, moderator, reload } of all) {
        // Mostly whoever must act, or nothing would ever happen.
        const presser = likelyPresser(table, kind, n)
        const person = PEOPLE.find((one) => one.id === presser) ?? PEOPLE[who] ?? PEOPLE[0]
        const action = actionOf(table, kind, n)
        clock += (action.kind === 'askFree' ? 4000 : n % 300) * MINUTE
        const seq = old ? table.seq - 1 : table.seq
        const outcome = await service.act({ tableId: id, seq, person, moderator, interactionId: null, action })
        expectFair(table, person.id, moderator, action, outcome)
        if (old) expect(outcome.kind).toBe('stale')
        table = (await viewAsActor(service, id)) ?? table
        if (!reload) continue
        await service.idle()
        service = serviceOn(n % 2 === 0 ? store : forgetting, parts)
        expect(await viewAsActor(service, id)).toEqual(table)
      }
      await service.idle()
      expect(await viewAsActor(serviceOn(store, parts), id)).toEqual(table)
      expect(table.phase).not.toBe('frozen')
      if (table.phase === 'finished') expect(replayToEnd(await service.journal(id)).state).toEqual(table.state)
    }),
    // What fails is as long as the random list; making it shorter takes minutes.
    { numRuns: 8, endOnFailure: true },
  )
})
