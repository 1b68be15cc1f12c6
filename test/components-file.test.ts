import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import {
  assertSound,
  type GameState,
  legalChoices,
  newGame,
  play,
  RULES_NUMBER,
  type Rules,
  readState,
  replayToEnd,
  type Setup,
  standardBox,
  standardRules,
  whyNot,
} from '#engine'
import { layoutOf } from '#render/scenes/index'
import { diceFor } from '#support/dice'
import { playedOn } from '#support/driver'
import { atRandom } from '#support/policies'
import { readRulesFromBoxFile } from '../src/components-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'components-'))
afterAll(() => rmSync(folder, { recursive: true }))

let files = 0
function fileWith(content: unknown): string {
  files += 1
  const path = join(folder, `box-${files}.json`)
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

/** The problems that a file is refused for; none when it is taken. */
function problemsOf(content: unknown): readonly string[] {
  const path = fileWith(content)
  const read = readRulesFromBoxFile(path)
  if (read.ok) return []
  for (const problem of read.problems) expect(problem.startsWith(`${path}: `)).toBe(true)
  return read.problems.map((problem) => problem.slice(path.length + 2))
}

const setup = (box: string): Setup => ({
  players: 2,
  seed: '0123456789abcdef0123456789abcdef',
  edition: 'rulebook',
  beginnerIslands: false,
  solo: null,
  box,
})

const someTurns = (rules: Rules, from: GameState, most = 60): GameState =>
  playedOn(rules, from, atRandom(diceFor('some turns')), most)

describe('the file that replaces parts of the box', () => {
  it('is not needed', () => {
    expect(readRulesFromBoxFile(null)).toEqual({ ok: true, rules: standardRules })
  })

  it('may replace one part and leave the others', () => {
    const values = [8, 7, 6, 5, 4, 3, 2]
    const read = readRulesFromBoxFile(fileWith({ guardianValues: { values, source: 'stated' } }))
    if (!read.ok) throw new Error(read.problems.join())
    expect(read.rules.box).toEqual({ ...standardBox, guardianValues: { values, source: 'stated' } })
    expect(read.rules.hash).not.toBe(standardRules.hash)
  })

  it('with nothing in it is the standard box', () => {
    expect(readRulesFromBoxFile(fileWith({}))).toMatchObject({ ok: true, rules: { hash: standardRules.hash } })
  })

  it('leaves a table the components that it began with, and a new one plays with the new ones', () => {
    const began = someTurns(standardRules, newGame(standardRules, setup(standardRules.hash)))
    const islands = standardBox.islands.map((island) =>
      island.kind === 'task' && island.resource === 'herb'
        ? { ...island, resource: 'fruit' }
        : island.kind === 'task' && island.resource === 'fruit'
          ? { ...island, resource: 'herb' }
          : island,
    )
    const read = readRulesFromBoxFile(fileWith({ islands }))
    if (!read.ok) throw new Error(read.problems.join())
    const reloaded = readState(standardRules, JSON.parse(JSON.stringify(began)))
    assertSound(standardRules, someTurns(standardRules, reloaded))
    const { rules } = read
    const fresh = newGame(rules, setup(rules.hash))
    expect(rules.island('A1')).toMatchObject({ resource: 'fruit' })
    assertSound(rules, someTurns(rules, fresh))
    expect(() => legalChoices(rules, reloaded)).toThrow('setup.box: ')
  })

  /** A new game against Tom, or of so many, with some parts replaced. */
  const gameWith = (parts: object, players = 2): { rules: Rules; state: GameState } => {
    const read = readRulesFromBoxFile(fileWith(parts))
    if (!read.ok) throw new Error(read.problems.join())
    const solo = players === 1 ? { handicap: 0, letTomDecide: true } : null
    const { rules } = read
    return { rules, state: newGame(rules, { ...setup(rules.hash), players, solo }) }
  }

  it('may give the fourth guardian another colour, wherever she is named', () => {
    const { rules, state } = gameWith({ fourthGuardian: 'orange' })
    const { box, islandOf, guardians } = rules
    expect(JSON.stringify(box)).not.toContain('turquoise')
    expect(guardians).toEqual(['grey', 'red', 'pink', 'orange'])
    expect(islandOf('orange')).toBe('D2')
    const todo = [{ kind: 'turn' as const }, { kind: 'freeGuardian' as const }]
    const atHome = { ...state, turn: { ...state.turn, used: true }, todo }
    expect(legalChoices(rules, atHome)).toContainEqual({ kind: 'guardian', colour: 'orange' })
    expect(whyNot(rules, atHome, { kind: 'guardian', colour: 'turquoise' })).toMatchObject({
      code: 'noGuardianThere',
    })
    expect(
      play(rules, atHome, { kind: 'guardian', colour: 'orange' }).state.cities[state.turn.seat]?.guardians,
    ).toHaveLength(2)
    const end = someTurns(rules, state, 5000)
    assertSound(rules, end)
    expect(end.ended).not.toBeNull()
    expect(problemsOf({ fourthGuardian: 'grey' })).toEqual([expect.stringMatching(/^fourthGuardian: .*"turquoise"/)])
  })

  it('may turn the Great Bonfire elsewhere at the start, which Tom then goes on from', () => {
    const turnedTo = (parts: object): number | undefined => {
      const { rules, state } = gameWith(parts, 1)
      const portal = rules.notches(state.cities[1]?.board ?? 1)[0]?.portal ?? 'circle'
      // One of the portals that he needs lies at every space.
      const portals = state.bonfire.portals.map(() => [portal])
      // The human's turn is done but for its end, after which Tom's card comes.
      const turn = { ...state.turn, used: true }
      const tom = state.tom === null ? null : { ...state.tom, deck: ['greatBonfire' as const, ...state.tom.deck] }
      const before: GameState = { ...state, turn, todo: [{ kind: 'turn' }], tom, bonfire: { at: null, portals } }
      const { events } = play(rules, before, { kind: 'end' })
      return events.flatMap((event) => (event.kind === 'bonfireTurned' ? [event.to] : []))[0]
    }
    expect(turnedTo({})).toBe(0)
    expect(turnedTo({ greatBonfireStart: { at: 'S', source: 'stated' } })).toBe(0)
    expect(turnedTo({ greatBonfireStart: { at: 'N', source: 'stated' } })).toBe(4)
    expect(turnedTo({ greatBonfireStart: { at: 'SE', source: 'stated' } })).toBe(0)
    expect(problemsOf({ greatBonfireStart: { at: 'SSW', source: 'stated' } })).toEqual([
      expect.stringMatching(/^greatBonfireStart\.at: /),
    ])
  })

  it('is drawn with its tip where the Great Bonfire points at the start', () => {
    const tipOf = (rules: Rules, state: GameState) => {
      const all = {
        rules,
        state,
        names: ['Ann', 'Ben'],
        language: 'en' as const,
        candidates: [],
        seat: null,
      }
      const { items } = layoutOf({ ...all, scene: 'bonfire' })
      return items.flatMap((item) => (item.kind === 'shape' ? [item.d.split('L')[0]] : []))[0]
    }
    const south = gameWith({})
    const north = gameWith({ greatBonfireStart: { at: 'N', source: 'stated' } })
    expect(tipOf(north.rules, north.state)).toBe(
      tipOf(south.rules, { ...south.state, bonfire: { ...south.state.bonfire, at: 3 } }),
    )
    expect(tipOf(north.rules, north.state)).not.toBe(tipOf(south.rules, south.state))
  })

  it('may give the fate area another frame, and another start in it', () => {
    const cells = [1, 2, 3, 4, 5, 6, 7].flatMap((row) => [1, 2, 3, 4, 5, 6].map((column) => [row, column]))
    const none: number[][] = []
    const start = [
      [6, 2],
      [6, 3],
      [6, 4],
    ]
    const fateArea = {
      ...{ rows: 7, columns: 6, cells, start, highlighted: [[7, 1]], outerColumns: [[1, 1]] },
      ...{ gold: [[7, 6]], yellow: none, source: 'stated' },
    }
    const { rules, state } = gameWith({ fateArea })
    const [first] = legalChoices(rules, state)
    if (first?.kind !== 'start') throw new Error('the first fate tile is asked for')
    const laid = play(rules, state, first).state
    expect(laid.cities[state.turn.seat]?.fate.placed).toMatchObject([{ row: 6, column: 2, direction: 'e' }])
    const end = someTurns(rules, state, 5000)
    assertSound(rules, end)
    expect(end.ended).not.toBeNull()
    expect(end.cities.flatMap(({ fate }) => fate.placed).some(({ row }) => row === 7)).toBe(true)
    expect(problemsOf({ fateArea: { ...fateArea, rows: 6 } })).toContain(
      'fateArea.cells.36: 7,1 lies outside the frame',
    )
    expect(problemsOf({ fateArea: { ...fateArea, rows: 8 } })).toEqual([expect.stringMatching(/^fateArea\.rows: /)])
  })

  it('may give Tom other cards', () => {
    const card = { card: 'path', source: 'stated' }
    const tomCards = [...standardBox.tomCards.slice(0, 3), card, ...standardBox.tomCards.slice(4)]
    const { rules, state } = gameWith({ tomCards }, 1)
    const cards = [...(state.tom?.deck ?? [])]
    expect(cards.filter((one) => one === 'path')).toHaveLength(3)
    expect(cards).not.toContain('taskHighest')
    assertSound(rules, someTurns(rules, state, 5000))
  })

  it('that an older version kept keeps its name', () => {
    expect(standardRules.hash).toBe('2958995532fa8221')
  })

  it('goes with a journal, which then needs no file', () => {
    const boards = standardBox.boards.map((board) => ({ ...board, portalOrder: board.portalOrder.toReversed() }))
    const read = readRulesFromBoxFile(fileWith({ boards }))
    if (!read.ok) throw new Error(read.problems.join())
    const { rules } = read
    const start = { setup: setup(rules.hash) }
    const journal = { segments: [{ rules: RULES_NUMBER, start, choices: [] }], box: rules.box }
    expect(replayToEnd(JSON.parse(JSON.stringify(journal))).state).toEqual(newGame(rules, start.setup))
  })
})

const replaced = <T>(list: readonly T[], index: number, change: object) =>
  list.map((item, at) => (at === index ? { ...item, ...change } : item))

describe('a wrong file is refused with the path of the faulty entry and what was expected', () => {
  const fate = standardBox.fateArea
  it.each<[string, unknown, string | RegExp]>([
    ['that is not there', null, /ENOENT/],
    ['that is not JSON', '{"tasks": [', /JSON/],
    ['that is a list', [], 'the box: an object with parts of the box expected'],
    ['with a part that no box has', { taskz: [] }, 'the box: Unrecognized key: "taskz"'],
    ['with a part of the wrong shape', { tasks: 'none' }, 'tasks: Invalid input: expected array, received string'],
    ['with too few tasks', { tasks: standardBox.tasks.slice(1) }, 'tasks: 22 blue tasks expected, 21 found'],
    [
      'with a task of the wrong worth',
      { tasks: replaced(standardBox.tasks, 1, { points: 7 }) },
      'tasks.1.points: a blue task is worth 2 to 3',
    ],
    ['with a task twice', { tasks: replaced(standardBox.tasks, 1, { id: 'B1' }) }, 'tasks.1: B1 is there twice'],
    [
      'with a condition that is none',
      { tasks: replaced(standardBox.tasks, 4, { condition: { kind: 'luck' } }) },
      /^tasks\.4\.condition\.kind: /,
    ],
    [
      'with too few tasks for some number of players',
      { tasks: standardBox.tasks.map((task, index) => (index < 13 ? { ...task, players: [2] } : task)) },
      'tasks: 10 blue tasks for 1 player expected, 9 found',
    ],
    [
      'with an island of gold',
      { islands: replaced(standardBox.islands, 0, { resource: 'gold' }) },
      /^islands\.0\.resource: .*expected one of "blossom"/,
    ],
    [
      'with a route to nowhere',
      { routes: { ...standardBox.routes, between: [...standardBox.routes.between, ['A1', 'Z9']] } },
      `routes.between.${standardBox.routes.between.length}: Z9 is not an island`,
    ],
    [
      'with an island out of reach',
      { routes: { ...standardBox.routes, between: standardBox.routes.between.filter((one) => !one.includes('A1')) } },
      'routes.between: every island must be reachable',
    ],
    [
      'with a path tile described twice',
      {
        pathTiles: standardBox.pathTiles.flatMap((tile, index) =>
          index === 0
            ? [
                { ...tile, count: 1 },
                { ...tile, count: tile.count - 1 },
              ]
            : [tile],
        ),
      },
      'pathTiles.1: blue-blossom is there twice',
    ],
    [
      'with the wrong number of path tiles',
      { pathTiles: replaced(standardBox.pathTiles, 0, { count: 5 }) },
      'pathTiles: 10 blue path tiles expected, 13 found',
    ],
    [
      'with a notch twice',
      { boards: replaced(standardBox.boards, 2, { portalOrder: new Array(7).fill('star') }) },
      'boards.2.portalOrder: each of the seven portal kinds once expected',
    ],
    [
      'with a fate tile of two symbols',
      { fateTiles: replaced(standardBox.fateTiles, 3, { symbols: ['red', 'red', 'blue'] }) },
      'fateTiles.3.symbols: three different symbols expected',
    ],
    [
      'with a fate space twice',
      { fateArea: { ...fate, cells: [...fate.cells, [3, 3]] } },
      `fateArea.cells.${fate.cells.length}: 3,3 is there twice`,
    ],
    [
      'with gold printed outside the fate area',
      { fateArea: { ...fate, gold: [[1, 1]] } },
      'fateArea.gold.0: 1,1 lies outside the fate area',
    ],
    [
      'with a space that shows gold and a yellow tile',
      { fateArea: { ...fate, yellow: [...fate.yellow, fate.gold[0]] } },
      `fateArea.yellow.${fate.yellow.length}: ${fate.gold[0]} shows gold already`,
    ],
    [
      'with no highlighted space, which a task asks to cover',
      { fateArea: { ...fate, highlighted: [] } },
      'fateArea.highlighted: at least one cell expected',
    ],
    [
      'with no printed gold, which a task asks to cover',
      { fateArea: { ...fate, gold: [] } },
      'fateArea.gold: at least one cell expected',
    ],
    [
      'with a direction of the Great Bonfire twice',
      { greatBonfire: replaced(standardBox.greatBonfire, 1, { at: 'SW' }) },
      'greatBonfire.1.at: W expected, clockwise from the south-west',
    ],
    [
      'with a guardian on the wrong specialist',
      { specialists: replaced(standardBox.specialists, 0, { guardian: 'grey' }) },
      'specialists.0.guardian: specialists 10 to 13 show a guardian, and only they',
    ],
  ])('%s', (_what, content, problem) => {
    const problems = content === null ? readRulesFromBoxFile(join(folder, 'none.json')) : problemsOf(content)
    const list = 'ok' in problems ? (problems.ok ? [] : problems.problems) : problems
    expect(
      list.some((one) => (typeof problem === 'string' ? one === problem : problem.test(one))),
      list.join('\n'),
    ).toBe(true)
  })
})
