import { describe, expect, it } from 'vitest'
import type { RulesEdition } from '#engine'
import { acting, legal, position, refused, run } from '../position.ts'

/** The payments that a price in green tiles has, `units` of them, as notation without its first word. */
function payments(
  units: 1 | 2,
  actionTiles: NonNullable<Parameters<typeof position>[0]>['actionTiles'],
  edition: RulesEdition = 'rulebook',
  gnomes: string[] = [],
): string[] {
  const state = position({
    edition,
    gnomes,
    actionTiles: actionTiles ?? {},
    change: (draft, city) => {
      // The first three path tiles cost one green each, the next three two.
      if (units === 2) city.path = draft.pathPile.splice(0, 3)
    },
  })
  if (!legal(state, 'path').includes('path pile')) return []
  const { state: asked, events } = run(state, 'path pile')
  const paid = events.find((event) => event.kind === 'paidTiles')
  if (paid?.kind === 'paidTiles') return [paid.tiles.join(' ')]
  return legal(asked, 'pay').map((line) => line.slice(4))
}

/** The payments of an elder that shows fruit, for one brown tile and two fruits. */
function gifts(
  resources: NonNullable<Parameters<typeof position>[0]>['resources'],
  edition: RulesEdition = 'rulebook',
  line = 'gnome E3 1',
): string[] {
  const state = position({ edition, resources: resources ?? {}, actionTiles: { brown: 2 } })
  if (!legal(state).includes(line)) return []
  const { state: asked, events } = run(state, line)
  const paid = events.find((event) => event.kind === 'paidResources')
  if (paid?.kind === 'paidResources') return [paid.resources.join(' ')]
  return legal(asked, 'give').map((one) => one.slice(5))
}

describe('R4 paying', () => {
  it('R4.1 replaces a missing action tile by one yellow tile or by any two', () => {
    expect(payments(1, { yellow: 1, blue: 1, red: 1 })).toEqual(['yellow', 'blue red'])
    expect(payments(1, { blue: 1 })).toEqual([])
    expect(payments(1, { blue: 2 })).toEqual(['blue blue'])
  })
  it('R4.1 replaces a missing resource by one gold or by any two, gold included for gold', () => {
    expect(gifts({ fruit: 1, gold: 1, herb: 2 })).toEqual(['fruit gold', 'fruit herb herb'])
    expect(gifts({ fruit: 1, herb: 1 })).toEqual([])
    expect(gifts({ herb: 3, gold: 1 })).toEqual(['herb herb gold'])
  })
  it('R4.1 replaces gold that must be paid by two resources', () => {
    const gold = position({
      resources: { herb: 2 },
      actionTiles: { brown: 2 },
      change: (draft) => {
        const other = draft.gnomeDisplay[0] ?? null
        draft.gnomePile = draft.gnomePile.map((gnome) => (gnome === 'S5' && other !== null ? other : gnome))
        if (!draft.gnomeDisplay.includes('S5')) draft.gnomeDisplay[0] = 'S5'
      },
    })
    const { events } = run(gold, 'gnome S5 2')
    expect(events).toContainEqual({ kind: 'paidResources', seat: gold.turn.seat, resources: ['herb', 'herb'] })
  })
  it('R4.1 takes two tiles as one unit: two replacements never stand for one another', () => {
    expect(payments(2, { blue: 3 })).toEqual([])
    expect(payments(2, { blue: 4 })).toEqual(['blue blue blue blue'])
    expect(payments(2, { green: 1, blue: 2 })).toEqual(['green blue blue'])
  })
  it('R4.2 spends what is held first in the rulebook’s edition', () => {
    expect(payments(1, { green: 1, yellow: 2, blue: 2 })).toEqual(['green'])
    expect(payments(2, { green: 1, yellow: 1, blue: 4 })).toEqual(['green yellow', 'green blue blue'])
    expect(gifts({ fruit: 2, gold: 2, herb: 4 })).toEqual(['fruit fruit'])
  })
  it('R4.2 replaces anything, held or not, in the online edition', () => {
    expect(payments(1, { green: 1, yellow: 1, blue: 2 }, 'online')).toEqual(['green', 'yellow', 'blue blue'])
    expect(gifts({ fruit: 2, gold: 1 }, 'online')).toEqual(['fruit fruit', 'fruit gold'])
    expect(gifts({ fruit: 3, shell: 1 }, 'online')).toContain('fruit fruit')
    expect(gifts({ fruit: 1, herb: 2, shell: 2 }, 'online')).not.toContain('herb herb shell shell fruit')
  })
  it.each(['rulebook', 'online'] as const)('R4.3 never lets a replacement fulfil a task (%s)', (edition) => {
    const state = position({
      edition,
      resources: { blossom: 2, gold: 5, herb: 9 },
      actionTiles: { yellow: 9 },
      change: (draft, city) => {
        for (const island of Object.values(draft.islands))
          island.tasks = island.tasks.filter((task) => task !== 'R9' && task !== 'Y5')
        city.tasks[0] = { task: 'R9', lit: false }
        city.tasks[1] = { task: 'Y5', lit: false }
      },
    })
    expect(legal(state, 'ignite')).toEqual([])
    expect(refused(state, 'ignite 1')).toBe('conditionNotMet R12.4')
  })
  it('R4.4 lets specialist 5 count a yellow tile as two, the held tile staying when one is missing', () => {
    expect(payments(2, { yellow: 1 })).toEqual([])
    expect(payments(2, { yellow: 1 }, 'rulebook', ['S5'])).toEqual(['yellow'])
    expect(payments(2, { green: 1, yellow: 1 }, 'rulebook', ['S5'])).toEqual(['yellow'])
    expect(payments(2, { green: 2, yellow: 1 }, 'rulebook', ['S5'])).toEqual(['green green'])
    expect(payments(2, { green: 2, yellow: 1 }, 'online', ['S5'])).toEqual(['yellow', 'green green'])
  })
  it('R4.4 loses the half that is not needed', () => {
    const state = position({ actionTiles: { yellow: 1 }, gnomes: ['S5'] })
    const after = run(state, 'path pile').state
    expect(acting(after).actionTiles).toEqual({ green: 0, blue: 0, red: 0, white: 0, purple: 0, brown: 0, yellow: 0 })
  })
  it('R4.5 lists no payment that contains another, and the proposed one first', () => {
    expect(payments(1, { yellow: 1, blue: 3, red: 1 })).toEqual(['yellow', 'blue blue', 'blue red'])
    expect(payments(2, { green: 1, yellow: 2, blue: 2, red: 1 })).toEqual([
      'green yellow',
      'green blue blue',
      'green blue red',
    ])
  })
  it('R4.5 proposes the fewest pieces, then the fewest wild ones, then those of which most are left', () => {
    expect(payments(1, { green: 1, yellow: 1 }, 'online')[0]).toBe('green')
    expect(payments(1, { blue: 1, red: 3, white: 2 })[0]).toBe('red red')
    expect(payments(2, { yellow: 1, blue: 2, red: 4 })[0]).toBe('red red yellow')
    expect(payments(2, { blue: 4, red: 4 })[0]).toBe('blue blue red red')
  })
  it('R4.5 keeps gold as long as any resource pays (R8.3, R12.1)', () => {
    const state = position({
      resources: { herb: 1, gold: 3 },
      change: (draft) => draft.todo.push({ kind: 'payResources', price: {}, any: 1 }),
    })
    expect(legal(state)).toEqual(['give herb', 'give gold'])
    expect(refused(state, 'give shell')).toBe('notThePrice R4.1')
    expect(refused(state, 'give herb gold')).toBe('notThePrice R4.1')
  })
  it('R4.5 asks for tiles and resources one after the other', () => {
    const state = position({ actionTiles: { blue: 2, red: 2 }, resources: { herb: 2, shell: 2, gold: 1 } })
    const tiles = run(state, 'gnome E3 1')
    expect(legal(tiles.state).every((line) => line.startsWith('pay'))).toBe(true)
    const resources = run(tiles.state, 'pay blue red')
    expect(legal(resources.state).every((line) => line.startsWith('give'))).toBe(true)
    expect(refused(tiles.state, 'pay blue blue red')).toBe('notThePrice R4.1')
    expect(refused(tiles.state, 'pay green')).toBe('notThePrice R4.1')
  })
})
