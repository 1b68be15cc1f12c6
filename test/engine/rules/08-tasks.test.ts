import { describe, expect, it } from 'vitest'
import { type City, standardRules, whyNot, zeroResources } from '#engine'
import type { CityDraft, Draft } from '../draft.ts'
import { acting, changed, choice, legal, position, refused, run, told } from '../position.ts'

type Wish = NonNullable<Parameters<typeof position>[0]>

/** The ship at blossom island B2, shell and herb offering tiles open, and enough for one task unless wished otherwise. */
function docked(wish: Wish = {}) {
  const { change, ...rest } = wish
  return position({
    actionTiles: { red: 3 },
    resources: { blossom: 2, shell: 1, herb: 1 },
    ...rest,
    change: (draft: Draft, city: CityDraft) => {
      city.ship = 'B2'
      show(city, 'shell', 'herb')
      change?.(draft, city)
    },
  })
}

/** Turns these two offering tiles up, exchanging them with those that lay open. */
function show(city: CityDraft, ...wanted: City['resources'] extends infer R ? (keyof R)[] : never): void {
  const { open, piles } = city.offerings
  const all = [...open.flatMap((tile) => tile ?? []), ...piles[0], ...piles[1]]
  for (const tile of wanted) all.splice(all.indexOf(tile), 1)
  city.offerings = { open: [wanted[0] ?? null, wanted[1] ?? null], piles: [all.slice(0, 4), all.slice(4)] }
}
const seatOf = (draft: Draft) => draft.turn.seat
const here = (state: ReturnType<typeof position>) => state.islands.B2?.tasks ?? []
const take = (state: ReturnType<typeof position>, offer = 'offer 1') => run(state, `task ${here(state)[0]}`, offer)

describe('R8 receive a task', () => {
  it.each([
    ['offer 1', 'shell', 1],
    ['offer 2', 'herb', 2],
  ] as const)('R8.3 lays the tile of the pile that was chosen: %s', (line, resource, pile) => {
    const [laid] = told(take(docked(), line).events, 'offeringLaid')
    expect(laid).toMatchObject({ island: 'B2', resource, pile })
  })
  it('R8.1 offers the tasks of the island where the ship lies, and no others', () => {
    const state = docked()
    expect(legal(state, 'task')).toEqual(here(state).map((task) => `task ${task}`))
    const elsewhere = state.islands.A1?.tasks[0]
    expect(refused(state, `task ${elsewhere}`)).toBe('noSuchTask R8.1')
    const stage = docked({
      change: (_, city) => {
        city.ship = null
      },
    })
    expect(legal(stage, 'task')).toEqual([])
  })
  it('R8.1 needs room: seven tasks and bonfires together at most', () => {
    const filled = (count: number) =>
      docked({
        change: (draft, city) => {
          const others = Object.values(draft.islands).filter((island) => island !== draft.islands.B2)
          for (let space = 0; space < count; space++) {
            const task = others.find((island) => island.tasks.length > 0)?.tasks.pop() ?? ''
            city.tasks[space] = { task, lit: space % 2 === 0 }
          }
        },
      })
    expect(legal(filled(6), 'task')).not.toEqual([])
    expect(refused(filled(7), `task ${here(filled(7))[0]}`)).toBe('cityFull R8.1')
  })
  it.each([
    [0, 1],
    [1, 2],
    [2, 3],
  ])('R8.2 costs with %i own offering tiles on the island %i red, whatever others laid there', (laid, units) => {
    const state = docked({
      change: (draft) => {
        const other = (seatOf(draft) + 1) % 3
        draft.islands.B2?.offerings.push(other, other, ...new Array<number>(laid).fill(seatOf(draft)))
      },
    })
    expect(told(take(state).events, 'paidTiles')[0]?.tiles).toEqual(new Array(units).fill('red'))
    const poor = docked({
      actionTiles: { red: units - 1 },
      change: (draft) => draft.islands.B2?.offerings.push(...new Array<number>(laid).fill(seatOf(draft))),
    })
    expect(refused(poor, `task ${here(poor)[0]}`)).toBe('tilesShort R8.2')
  })
  it('R8.2 costs one red always with specialist 26', () => {
    const state = docked({
      gnomes: ['S26'],
      actionTiles: { red: 1 },
      change: (draft) => draft.islands.B2?.offerings.push(seatOf(draft), seatOf(draft)),
    })
    expect(told(take(state).events, 'paidTiles')[0]?.tiles).toEqual(['red'])
  })
  it('R8.3 pays the resource of the chosen offering tile and that of the island', () => {
    expect(told(take(docked()).events, 'paidResources')[0]?.resources).toEqual(['blossom', 'shell'])
    expect(told(take(docked(), 'offer 2').events, 'paidResources')[0]?.resources).toEqual(['blossom', 'herb'])
    const same = docked({ resources: { blossom: 2, root: 1 }, change: (_, city) => show(city, 'blossom', 'root') })
    expect(told(take(same).events, 'paidResources')[0]?.resources).toEqual(['blossom', 'blossom'])
  })
  it('R8.3 offers only what can be paid', () => {
    const state = docked({ resources: { blossom: 1, herb: 1 } })
    const chosen = run(state, `task ${here(state)[0]}`)
    expect(told(chosen.events, 'forced')[0]?.choice).toEqual({ kind: 'offer', pile: 2 })
    const between = run(docked({ resources: { blossom: 2, herb: 1, shell: 1 } }), `task ${here(state)[0]}`).state
    const lacking = changed(between, (_, city) => {
      city.resources = { ...zeroResources(), blossom: 1 }
      city.offerings.open[0] = null
    })
    expect(refused(lacking, 'offer 1')).toBe('noOffering R8.3')
    expect(whyNot(standardRules, lacking, choice('offer 2'))).toEqual({
      code: 'resourcesShort',
      rule: 'R8.3',
      figures: { price: { blossom: 1, herb: 1 }, any: 0, short: 1 },
    })
    const poor = docked({ resources: { blossom: 1 } })
    expect(refused(poor, `task ${here(poor)[0]}`)).toBe('resourcesShort R8.3')
    const none = docked({
      change: (_, city) => {
        city.offerings = { open: [null, null], piles: [[], []] }
      },
    })
    expect(refused(none, `task ${here(none)[0]}`)).toBe('noOffering R8.3')
  })
  it('R8.3 takes any two resources instead with specialist 3', () => {
    const wish = { resources: { root: 1, fruit: 1 } }
    expect(legal(docked(wish), 'task')).toEqual([])
    const paid = take(docked({ ...wish, gnomes: ['S3'] }))
    expect(told(paid.events, 'paidResources')[0]?.resources).toEqual(['fruit', 'root'])
  })
  it('R8.4 takes the task, lays the offering tile face down in its place and turns up the next of that pile', () => {
    const state = docked()
    const [task] = here(state)
    const next = acting(state).offerings.piles[0][0]
    const taken = run(take(state).state, 'space 3')
    expect(acting(taken.state).tasks[2]).toEqual({ task, lit: false })
    expect(here(taken.state)).not.toContain(task)
    expect(taken.state.islands.B2?.offerings).toEqual([state.turn.seat])
    expect(acting(taken.state).offerings.open).toEqual([null, 'herb'])
    const ended = run(taken.state, 'end')
    expect(told(ended.events, 'offeringTurnedUp')).toEqual([
      { kind: 'offeringTurnedUp', seat: state.turn.seat, pile: 1, resource: next },
    ])
    expect(ended.state.cities[state.turn.seat]?.offerings.open).toEqual([next, 'herb'])
  })
  it('R8.5 lays the task on any free task space, which the player chooses', () => {
    const state = docked({
      change: (draft, city) => {
        const task = draft.islands.A1?.tasks.pop() ?? ''
        city.tasks[4] = { task, lit: false }
      },
    })
    const chosen = take(state).state
    expect(legal(chosen)).toEqual([1, 2, 3, 4, 6, 7].map((space) => `space ${space}`))
    expect(refused(chosen, 'space 5')).toBe('spaceTaken R8.4')
  })
})
