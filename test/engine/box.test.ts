import { expect, it } from 'vitest'
import { type Box, readBox, standardBox } from '#engine'

/** Any part of a box, so that a test can spoil it. */
type Loose = { -readonly [K in keyof Box]: Box[K] extends readonly (infer T)[] ? T[] : Box[K] }

function problems(spoil: (box: Loose) => void): readonly string[] {
  const box = structuredClone<Loose>(standardBox)
  spoil(box)
  const result = readBox(box)
  return result.ok ? [] : result.problems
}
const at = <T>(items: readonly T[], index: number): T => {
  const item = items[index]
  if (item === undefined) throw new Error(`nothing at ${index}`)
  return item
}
/** Puts the first entry in place of the second. */
const twice = <T>(items: T[]): void => {
  items[1] = at(items, 0)
}

it.each<[problem: string, spoil: (box: Loose) => void]>([
  ['tasks.1: B1 is there twice', (box) => twice(box.tasks)],
  ['islands.1: A1 is there twice', (box) => twice(box.islands)],
  ['fateTiles.1: F1 is there twice', (box) => twice(box.fateTiles)],
  ['specialists.1: 1 is there twice', (box) => twice(box.specialists)],
  ['elders.1: 1 is there twice', (box) => twice(box.elders)],
  ['boards.1: 1 is there twice', (box) => twice(box.boards)],
  [`portals.1: ${standardBox.portals[0]?.kind} is there twice`, (box) => twice(box.portals)],
  [
    `pathTiles.1: ${standardBox.pathTiles[0]?.crystal}-${standardBox.pathTiles[0]?.resource} is there twice`,
    (box) => twice(box.pathTiles),
  ],
  [`fateArea.cells.1: ${standardBox.fateArea.cells[0]} is there twice`, (box) => twice(box.fateArea.cells)],
  ['greatBonfire.1.at: W expected, clockwise from the south-west', (box) => twice(box.greatBonfire)],
  ['tasks: 22 yellow tasks expected, 21 found', (box) => box.tasks.pop()],
  [
    'tasks: 10 blue tasks for 1 player expected, 9 found',
    (box) => {
      box.tasks = box.tasks.map((task, index) => (index < 13 ? { ...task, players: [2, 3, 4] } : task))
    },
  ],
  [
    'tasks: 10 blue tasks for 4 players expected, 9 found',
    (box) => {
      box.tasks = box.tasks.map((task, index) => (index < 13 ? { ...task, players: [1, 2, 3] } : task))
    },
  ],
  ['tasks.0.points: a blue task is worth 2 to 3', (box) => (box.tasks[0] = { ...at(box.tasks, 0), points: 4 })],
  ['tasks.22.points: a red task is worth 4 to 5', (box) => (box.tasks[22] = { ...at(box.tasks, 22), points: 3 })],
  ['tasks.44.points: a yellow task is worth 6 to 8', (box) => (box.tasks[44] = { ...at(box.tasks, 44), points: 5 })],
  ['pathTiles: 8 yellow path tiles expected, 10 found', (box) => more(box, 'yellow')],
  ['pathTiles: 10 blue path tiles expected, 12 found', (box) => more(box, 'blue')],
  ['boards.0.portalOrder: each of the seven portal kinds once expected', (box) => twice(at(box.boards, 0).portalOrder)],
  ['fateTiles.0.symbols: three different symbols expected', (box) => twice(at(box.fateTiles, 0).symbols)],
  ['islands: ten task islands expected', (box) => swapIsland(box, 'task')],
  ['islands: four corner task islands expected', (box) => (box.islands[1] = { ...at(box.islands, 1), corner: true })],
  ['islands: two herb islands expected', (box) => showing(box, 0, 'root')],
  ['islands: two root islands expected', (box) => showing(box, 0, 'root')],
  ['islands: one island of the grey guardians expected', (box) => swapIsland(box, 'guardian')],
  ['routes.between.0: Z9 is not an island', (box) => (at(box.routes.between, 0)[1] = 'Z9')],
  [
    'routes.between.0: a route joins two islands',
    (box) => (at(box.routes.between, 0)[1] = at(box.routes.between, 0)[0]),
  ],
  [
    'routes.between: every island must be reachable',
    (box) => (box.routes = { ...box.routes, between: box.routes.between.filter((route) => !route.includes('A1')) }),
  ],
  ['fateArea.start.0: 9,9 lies outside the fate area', (box) => (box.fateArea.start[0] = [9, 9])],
  ['fateArea.gold.0: 9,9 lies outside the fate area', (box) => (box.fateArea.gold[0] = [9, 9])],
  [
    'fateArea.start: three cells of one row, from west to east, expected',
    (box) => (box.fateArea.start = [...box.fateArea.start].reverse()),
  ],
  [
    'fateArea.start: three cells of one row, from west to east, expected',
    (box) =>
      (box.fateArea.start = box.fateArea.start.map(([row, column], index) =>
        index === 2 ? [row + 1, column] : [row, column],
      )),
  ],
  ['specialists.9.guardian: specialists 10 to 13 show a guardian, and only they', (box) => shows(box, 9, undefined)],
  ['specialists.8.guardian: specialists 10 to 13 show a guardian, and only they', (box) => shows(box, 8, 'grey')],
  ['specialists: specialists 10 to 13 show a guardian each', (box) => shows(box, 9, box.specialists[10]?.guardian)],
  [
    'specialists: three specialists that show gold expected',
    (box) => (box.specialists = box.specialists.map((gnome) => ({ ...gnome, resource: 'gold' }))),
  ],
  [
    'tomCards: one card that takes the lowest task at most: Tom has four novices',
    (box) => (box.tomCards = box.tomCards.map((one) => ({ ...one, card: 'taskLowest' }))),
  ],
  [
    'fateTiles: every symbol expected on some tile',
    (box) => (box.fateTiles = box.fateTiles.map((tile) => ({ ...tile, symbols: ['red', 'green', 'blue'] }))),
  ],
])('a box is refused: %s', (problem, spoil) => {
  expect(problems(spoil)).toContain(problem)
})

function more(box: Loose, crystal: Box['pathTiles'][number]['crystal']): void {
  const index = box.pathTiles.findIndex((tile) => tile.crystal === crystal)
  const tile = at(box.pathTiles, index)
  box.pathTiles[index] = { ...tile, count: tile.count + 2 }
}
function swapIsland(box: Loose, kind: Box['islands'][number]['kind']): void {
  const index = box.islands.findIndex((island) => island.kind === kind)
  const other = box.islands.find((island) => island.kind !== kind)
  if (other !== undefined) box.islands[index] = { ...other, id: at(box.islands, index).id }
}
function showing(box: Loose, index: number, resource: 'root'): void {
  const island = at(box.islands, index)
  if (island.kind === 'task') box.islands[index] = { ...island, resource }
}
function shows(box: Loose, index: number, guardian: Box['specialists'][number]['guardian']): void {
  const { guardian: _, ...gnome } = at(box.specialists, index)
  box.specialists[index] = guardian === undefined ? gnome : { ...gnome, guardian }
}

it('a box may replace one part of the standard one, and must be an object', () => {
  expect(readBox({})).toEqual({ ok: true, box: standardBox })
  const tomCards = standardBox.tomCards.toReversed()
  expect(readBox({ tomCards })).toEqual({ ok: true, box: { ...standardBox, tomCards } })
  for (const json of [null, 7, [], 'box'])
    expect(readBox(json)).toEqual({ ok: false, problems: ['the box: an object with parts of the box expected'] })
  expect(readBox({ dice: 1 })).toMatchObject({ ok: false, problems: [expect.stringMatching(/^the box: ./)] })
})
