import { describe, expect, it } from 'vitest'
import { type GameEvent, type GameState, isRevealingEvent, type Price, priceOf, standardRules } from '#engine'
import type { TodoItem } from '#engine/state'
import { changed, choice, position } from './position.ts'

const asking = (todo: TodoItem) => changed(position(), (draft) => draft.todo.push(todo))
const docked = (own: number) =>
  position({
    change: (draft, city) => {
      city.ship = 'B2'
      city.offerings.open = ['shell', 'blossom']
      draft.islands.B2?.offerings.push(...new Array<number>(own).fill(draft.turn.seat))
    },
  })
const built = position({ change: (draft, city) => city.path.push(...draft.pathPile.splice(0, 3)) })
const full = position({ change: (draft, city) => city.path.push(...draft.pathPile.splice(0, 6)) })
const free: Price = { tiles: null, resources: null }
const tiles = (colour: NonNullable<Price['tiles']>['colour'], units: number): Price => ({
  tiles: { colour, units },
  resources: null,
})

describe('the price of a choice, before replacements (R4)', () => {
  it.each<[rule: string, line: string, state: GameState, price: Price]>([
    ['R6.2', 'path pile', position(), tiles('green', 1)],
    ['R6.2', 'path pile', built, tiles('green', 2)],
    // The tile that must be taken then has its price.
    ['R6.3', 'newpaths', built, free],
    ['R6.2', 'path pile', full, free],
    ['R12.6', 'path pile', asking({ kind: 'freePath' }), free],
    [
      'R12.6',
      'path pile',
      changed(asking({ kind: 'freeShip' }), (draft) => draft.todo.push({ kind: 'freePath' })),
      free,
    ],
    ['R7.1', 'ship D4', position(), tiles('blue', 1)],
    ['R7.1', 'ship D4', docked(0), tiles('blue', 3)],
    ['R12.6', 'ship D4', asking({ kind: 'freeShip' }), free],
    ['R8.2', 'task B1', docked(1), tiles('red', 2)],
    ['R8.3', 'offer 1', docked(0), { ...tiles('red', 1), resources: { price: { shell: 1, blossom: 1 }, any: 0 } }],
    ['R8.3', 'offer 2', docked(0), { ...tiles('red', 1), resources: { price: { blossom: 2 }, any: 0 } }],
    ['R9.1', 'guardian grey', position(), tiles('white', 1)],
    ['R12.6', 'guardian grey', asking({ kind: 'freeGuardian' }), free],
    ['R10.1', 'procession 3', position(), tiles('white', 3)],
    ['R11.1', 'bonfire 3', position(), tiles('purple', 1)],
    [
      'R11.1',
      'bonfire 3',
      position({
        change: (draft) => {
          draft.bonfire.at = 0
        },
      }),
      tiles('purple', 3),
    ],
    ['R12.6', 'bonfire 3', asking({ kind: 'freeBonfire' }), free],
    ['R12.1', 'gnome E3 2', position(), { ...tiles('brown', 2), resources: { price: { fruit: 1 }, any: 0 } }],
    ['R12.1', 'gnome E3 1', position(), { ...tiles('brown', 1), resources: { price: { fruit: 2 }, any: 0 } }],
    ['R12.6', 'gnome S1 0', position(), free],
    ['R5.1', 'fate F1 2,3e', position(), free],
    ['R12.4', 'ignite 1', position(), free],
  ])('%s: %s', (_, line, state, price) => {
    expect(priceOf(standardRules, state, choice(line))).toEqual(price)
  })
})

it('what brought something hidden to light is told from what did not (R3.6)', () => {
  const path = { kind: 'pathBuilt', seat: 0, tile: 'blue-herb', space: 2, from: 'pile' } as const
  const shown: GameEvent[] = [
    { kind: 'pathsTurnedUp', tiles: [] },
    { kind: 'gnomesTurnedUp', gnomes: [] },
    { kind: 'offeringTurnedUp', seat: 0, pile: 1, resource: 'herb' },
    { kind: 'tomCard', card: 'path', gnome: null, round: 1, left: 7 },
    { ...path, turnedUp: true },
  ]
  expect(shown.map(isRevealingEvent)).toEqual(shown.map(() => true))
  const open: GameEvent[] = [
    { ...path, turnedUp: false },
    { kind: 'turnEnded', seat: 0 },
  ]
  expect(open.map(isRevealingEvent)).toEqual([false, false])
})
