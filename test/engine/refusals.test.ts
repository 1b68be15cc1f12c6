import { expect, it } from 'vitest'
import { type GameState, type Refusal, standardRules, whyNot } from '#engine'
import { build, layTask, stand } from './pieces.ts'
import { changed, choice, position, run } from './position.ts'

const two = (state: GameState) =>
  changed(state, (draft, city) => {
    build(draft, city, 3)
  })
const docked = (island: string, wish: Parameters<typeof position>[0] = {}) =>
  position({
    ...wish,
    change: (draft, city) => {
      city.ship = island
      wish.change?.(draft, city)
    },
  })
const taskAt = (state: GameState, island: string) => `task ${state.islands[island]?.tasks[0]}`
const dear = docked('B2', { actionTiles: { red: 1 } })
const seven = docked('B2', {
  actionTiles: { red: 1 },
  resources: { blossom: 2 },
  change: (draft, city) => {
    const others = ['A1', 'A2', 'A4', 'B3', 'C1'].flatMap((island) => draft.islands[island]?.tasks.splice(0) ?? [])
    city.tasks = others.slice(0, 7).map((task) => ({ task, lit: false }))
  },
})
const walking = (white: number) =>
  position({
    actionTiles: { white },
    change: (draft, city) => {
      build(draft, city, 6)
      stand(city, { wood: 'p2', grey: 'p5' })
    },
  })
const procession = run(walking(1), 'procession 1').state
const searching = changed(position(), (draft) => draft.todo.push({ kind: 'freePath' }))
const noPile = (state: GameState) =>
  changed(state, (draft) => {
    draft.pathPile = []
  })

const ALWAYS = { kind: 'always' } as const
/** Two offerings of the own lie there already, and one red tile is there. */
const generous = (gnomes: readonly string[]) =>
  docked('B2', {
    gnomes,
    actionTiles: { red: 1 },
    change: (draft) => draft.islands.B2?.offerings.push(draft.turn.seat, draft.turn.seat),
  })
const turned = changed(position(), (draft) => {
  draft.bonfire.at = 2
})
const behind = position({
  actionTiles: { white: 3 },
  change: (draft, city) => {
    build(draft, city, 6)
    stand(city, { wood: 'p2', grey: 'p3' })
  },
})
const crowded = run(behind, 'procession 3', 'stay grey').state

/** What the words need: how much is asked, how much is missing, how many there may be at most. */
it.each<[rule: string, state: GameState, line: string, code: Refusal['code'], figures?: object]>([
  [
    'R6.2',
    position(),
    'path pile',
    'tilesShort',
    { colour: 'green', needed: 1, short: 1, cause: { kind: 'pathTile', nth: 1 } },
  ],
  [
    'R6.2',
    two(position()),
    'path pile',
    'tilesShort',
    { colour: 'green', needed: 2, short: 2, cause: { kind: 'pathTile', nth: 4 } },
  ],
  [
    'R6.2',
    two(position({ actionTiles: { blue: 2 } })),
    'path pile',
    'tilesShort',
    { colour: 'green', needed: 2, short: 1, cause: { kind: 'pathTile', nth: 4 } },
  ],
  [
    'R6.2',
    changed(position(), (draft, city) => build(draft, city, 6)),
    'path pile',
    'cityFull',
    { of: 'pathTiles', most: 6 },
  ],
  ['R6.1', noPile(position({ actionTiles: { green: 1 } })), 'path pile', 'pileEmpty'],
  ['R6.3', noPile(position({ actionTiles: { green: 1 } })), 'newpaths', 'pileEmpty'],
  ['R12.6', searching, 'path pile', 'notAskedNow', { asked: 'freePath' }],
  ['R7.1', position(), 'ship A1', 'tilesShort', { colour: 'blue', needed: 1, short: 1, cause: ALWAYS }],
  [
    'R7.1',
    docked('A1', { actionTiles: { blue: 1 } }),
    'ship D4',
    'tilesShort',
    { colour: 'blue', needed: 3, short: 2, cause: { kind: 'routes', routes: 5 } },
  ],
  ['R8.2', docked('B2'), taskAt(dear, 'B2'), 'tilesShort', { colour: 'red', needed: 1, short: 1, cause: ALWAYS }],
  ['R8.3', dear, taskAt(dear, 'B2'), 'resourcesShort', { price: { blossom: 2 }, any: 0, short: 2 }],
  [
    'R8.2',
    generous([]),
    taskAt(dear, 'B2'),
    'tilesShort',
    { colour: 'red', needed: 3, short: 2, cause: { kind: 'offerings', there: 2 } },
  ],
  [
    'R8.2',
    changed(generous(['S26']), (_, city) => Object.assign(city.actionTiles, { red: 0 })),
    taskAt(dear, 'B2'),
    'tilesShort',
    { colour: 'red', needed: 1, short: 1, cause: ALWAYS },
  ],
  ['R8.1', docked('B2'), taskAt(dear, 'A1'), 'noSuchTask', { at: 'A1', ship: 'B2' }],
  [
    'R8.3',
    docked('B2', { gnomes: ['S3'], actionTiles: { red: 1 }, resources: { fruit: 1 } }),
    taskAt(dear, 'B2'),
    'resourcesShort',
    { price: {}, any: 2, short: 1 },
  ],
  ['R8.1', seven, taskAt(seven, 'B2'), 'cityFull', { of: 'tasks', most: 7 }],
  ['R9.1', docked('A3'), 'guardian grey', 'tilesShort', { colour: 'white', needed: 1, short: 1, cause: ALWAYS }],
  ['R9.1', docked('B2'), 'guardian grey', 'shipElsewhere', { colour: 'grey', at: 'A3', ship: 'B2' }],
  ['R10.1', walking(1), 'procession 3', 'tilesShort', { colour: 'white', needed: 3, short: 2, cause: ALWAYS }],
  ['R4.5', walking(8), 'procession 8', 'tooManySteps', { most: 5 }],
  ['R10.1', procession, 'move grey p7', 'tooFar', { needed: 2, steps: 1 }],
  ['R10.2', procession, 'move grey b5', 'noWay', { to: 'b5', lacks: 'portal' }],
  ['R10.2', procession, 'move grey p4', 'noWay', { to: 'p4', lacks: 'forward' }],
  ['R10.3', crowded, 'move wood p3', 'occupied', { by: 'grey' }],
  ['R11.1', position(), 'bonfire 3', 'tilesShort', { colour: 'purple', needed: 1, short: 1, cause: ALWAYS }],
  [
    'R11.1',
    turned,
    'bonfire 5',
    'tilesShort',
    { colour: 'purple', needed: 3, short: 3, cause: { kind: 'spaces', spaces: 3 } },
  ],
  [
    'R11.1',
    turned,
    'bonfire 2',
    'tilesShort',
    { colour: 'purple', needed: 3, short: 3, cause: { kind: 'spaces', spaces: 7 } },
  ],
  ['R12.1', position(), 'gnome E3 2', 'tilesShort', { colour: 'brown', needed: 2, short: 2, cause: ALWAYS }],
  [
    'R12.1',
    position({ actionTiles: { brown: 2 } }),
    'gnome E3 1',
    'resourcesShort',
    { price: { fruit: 2 }, any: 0, short: 2 },
  ],
  [
    'R12.1',
    position({ actionTiles: { brown: 2 }, resources: { fruit: 1 } }),
    'gnome E3 1',
    'resourcesShort',
    { price: { fruit: 2 }, any: 0, short: 1 },
  ],
  [
    'R12.1',
    position({ gnomes: ['S9'], actionTiles: { brown: 2 }, resources: { shell: 1 } }),
    'gnome E3 1',
    'resourcesShort',
    { price: {}, any: 2, short: 1 },
  ],
  [
    'R12.1',
    position({ gnomes: ['S1', 'S2', 'S3', 'S4', 'S5', 'S6'] }),
    'gnome E3 1',
    'cityFull',
    { of: 'gnomes', most: 6 },
  ],
  ['R5.1', position({ actionTiles: { blue: 2, red: 1 } }), 'fate F1 2,3e', 'tooManyTiles', { most: 1, held: 3 }],
  ['R5.7', changed(position(), (_, city) => Object.assign(city.fate, { supply: [] })), 'fate F1 2,3e', 'noFateTiles'],
  [
    'R12.4',
    position({ change: (draft, city) => layTask(draft, city, 1, 'R3') }),
    'ignite 1',
    'conditionNotMet',
    { asked: { kind: 'resource', resource: 'gold', count: 4 }, have: 0, need: 4 },
  ],
  ['R13.2', position(), 'novice sixGnomes', 'conditionNotMet', { asked: 'sixGnomes', have: 0, need: 6 }],
  ['R14.4', position(), 'pass', 'noCountdownTile', { novices: 0, countdownAt: 10, begun: false }],
  ['R3.6', position(), 'turnup', 'nothingToTurnUp'],
])('%s refuses with the figures that words need: %#', (rule, state, line, code, figures) => {
  expect(whyNot(standardRules, state, choice(line))).toEqual(
    figures === undefined ? { code, rule } : { code, rule, figures },
  )
})

it.each([
  'path pile',
  'newpaths',
  'ship A1',
  'task B1',
  'guardian grey',
  'procession 1',
  'bonfire 0',
  'gnome E1 2',
  'ignite 1',
  'fate F1 2,3e',
])('R3.1 refuses after the option: %s', (line) => {
  const done = run(
    position({
      gnomes: ['E1', 'E2', 'E3', 'E4', 'S18', 'S21'],
      actionTiles: { blue: 1, green: 1, white: 1, purple: 1, red: 1, brown: 2 },
    }),
    'ship B2',
  ).state
  expect(whyNot(standardRules, done, choice(line))).toEqual({ code: 'optionTaken', rule: 'R3.1' })
})

it('R7.1, R10.1, R11.1 refuse an island, a number of units and a space that the game does not have', () => {
  const state = position({ actionTiles: { blue: 3, purple: 3 } })
  expect(whyNot(standardRules, state, { kind: 'ship', island: 'E5' })).toEqual({ code: 'noSuchIsland', rule: 'R7.1' })
  for (const space of [-1, 7, 1.5, Number.NaN])
    expect(whyNot(standardRules, state, { kind: 'bonfire', space })).toEqual({ code: 'noSuchSpace', rule: 'R11.1' })
  for (const units of [0, -1, 1.5, Number.NaN])
    expect(whyNot(standardRules, walking(3), { kind: 'procession', units })).toEqual({
      code: 'notThePrice',
      rule: 'R10.1',
    })
})
