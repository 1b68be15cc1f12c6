import { describe, expect, it } from 'vitest'
import { RULES_NUMBER } from '#engine'
import { openChoicesOf, viewAsActor } from '#support/as-actor'
import { pictureOf } from '#support/keep-rules/tables'
import { checkTableByReplay, type TableService } from '#table'
import { type Kept, keptTables } from './kept.ts'
import { follow, serviceOn } from './sitting.ts'

const { store, tables } = await keptTables(1)
const service = serviceOn(store)
const todays = await keptTables(RULES_NUMBER)
const FORGOTTEN = 'a finished game whose host is forgotten'

async function seen(at: TableService, { id }: Kept, { tables } = store) {
  const [view, log] = [await viewAsActor(at, id), await at.log(id)]
  if (view === null || log === null) throw new Error(`table ${id} is gone`)
  return { view, ...pictureOf(view, await openChoicesOf(tables, id), log) }
}

describe(`tables that rules 1 left, opened by rules ${RULES_NUMBER}`, () => {
  it('go on from their last finished turn, and tell the person whose open turn fell away how much of it did', async () => {
    const playing = tables.filter(({ phase }) => phase === 'playing')
    expect(playing.filter(({ open }) => open.length > 0).length).toBeGreaterThan(10)
    for (const kept of playing) {
      const { id, view, phase, settled, actingSeat, seats, open, log, events } = await seen(service, kept)
      expect({ id, phase, settled, actingSeat, seats, open, log, events }).toEqual({
        ...{ id, phase, settled: kept.settled, actingSeat: kept.actingSeat, seats: kept.seats, open: [] },
        ...{ log: { ...kept.log, rules: 1 }, events: kept.events },
      })
      const choices = kept.open.length
      expect(view.openTurn?.fellAway).toEqual(
        view.acting === null ? undefined : choices === 0 ? null : { turns: 0, choices },
      )
    }
    // And as well when it is read anew.
    await service.idle()
    const again = serviceOn(store)
    for (const { id } of playing) expect(await viewAsActor(again, id)).toEqual(await viewAsActor(service, id))
  })

  it('are played on, and say no more of what fell away once the turn is over', async () => {
    for (const kept of tables.filter(({ phase, open }) => phase === 'playing' && open.length > 0)) {
      const { view } = await seen(service, kept)
      if (view.acting === null) continue
      const after = await follow(service, view).finishTurn()
      expect(after.openTurn?.fellAway ?? null).toBeNull()
    }
  })

  it('are found sound by `bonfire check`, but for the frozen one and what is played otherwise', async () => {
    for (const { id, phase } of tables) {
      const checked = await checkTableByReplay(store.tables, id)
      if (phase === 'frozen') expect(checked).toMatchObject({ kind: 'wrong' })
      else expect(['sound', 'otherRules']).toContain(checked?.kind)
    }
  })

  it('show what they showed where nothing was on: scores and log of finished games, lobbies, closed and frozen tables', async () => {
    const over = tables.filter(({ phase, about }) => phase !== 'playing' && about !== FORGOTTEN)
    expect(new Set(over.map(({ phase }) => phase)).size).toBe(4)
    for (const { about, ...kept } of over) {
      const { view: _, ...picture } = await seen(service, { about, ...kept })
      expect(picture, about).toEqual(kept)
    }
  })

  it('show the log of a finished game whose last position nothing tells any more, and do not make up scores', async () => {
    const kept = tables.find(({ about }) => about === FORGOTTEN)
    if (kept === undefined) throw new Error('there is no such table')
    const { view, totals, log, events, phase } = await seen(service, kept)
    expect({ phase, log, events }).toEqual({ phase: 'finished', log: kept.log, events: kept.events })
    expect(totals).toBeNull()
    expect(view.settled?.ended).toBeNull()
  })
})

it(`tables that rules ${RULES_NUMBER} left stand as they stood, open turns and all`, async () => {
  const today = serviceOn(todays.store)
  for (const { about, ...kept } of todays.tables) {
    const { view: _, ...picture } = await seen(today, { about, ...kept }, todays.store)
    expect(picture, about).toEqual(kept)
  }
})
