import { type City, type CouncilSpace, cityOf, conditionProgress, type GameState, type Rules, SPACES } from '#engine'
import { DEFAULT_SETTINGS, type TableForPerson } from '#table'

/** How many of its tasks a city has fulfilled and not ignited: with two a button names both. */
const FULFILLED = 2
/**
 * A position of a real game in which somebody is given all that actions ask for: each can be taken, one of the two at an
 * island apart, a bonfire can be ignited, a neutral novice used, and one can pass. The clock runs, tips are on, and hints
 * may be asked for.
 * @param scores whether there is something that scores; else all that stands in its place
 * @param table in the menu of a turn that has just opened, after turns of others
 */
export function fullestTurn(table: TableForPerson, scores: boolean): TableForPerson {
  const { state, actingSeat, rules, seq } = table
  if (state === null || actingSeat === null) throw new Error('nobody acts')
  const full = givenAll(rules, state, actingSeat, scores)
  return {
    ...{ ...table, state: full, settled: full, advice: DEFAULT_SETTINGS },
    openTurn: {
      ...{ seq, choices: [], events: [], undoTo: null, undoAllTo: null, fellAway: null, planned: false, undoes: [] },
    },
    time: { end: new Date(table.since.getTime() + 86_400_000), over: false },
    options: { ...table.options, recommendations: true },
  }
}

function givenAll(rules: Rules, state: GameState, seat: number, scores: boolean): GameState {
  const before = cityOf(state, seat)
  const portals = rules.notches(before.board)
  const rich: City = {
    ...before,
    ship: rules.box.islands.find(({ id }) => (state.islands[id]?.tasks.length ?? 0) > 0)?.id ?? null,
    actionTiles: { blue: 1, red: 1, white: 1, green: 2, brown: 1, purple: 1, yellow: 1 },
    resources: { blossom: 1, fruit: 1, herb: 1, shell: 1, root: 1, gold: 1 },
    path: ['blue-fruit', 'red-herb', 'yellow-shell', 'blue-root'],
    guardians: [{ colour: 'wood', place: 'start' }],
    gnomes: before.gnomes.slice(0, 5),
    fate: { ...before.fate, supply: before.fate.supply.length > 0 ? before.fate.supply : ['F1'] },
    portals: SPACES.map((space) => portals.find((one) => one.space === space)?.portal ?? null),
    met: ['sevenPortals'],
    tasks: SPACES.map(() => null),
    novices: SPACES.map(() => true),
  }
  const given = { ...state, cities: state.cities.with(seat, rich) }
  const fulfilled = rules.box.tasks.filter(({ condition }) => {
    const { have, need } = conditionProgress(rules, given, seat, condition)
    return have >= need
  })
  const tasks = SPACES.map((_, at) => {
    const task = scores && at < FULFILLED ? fulfilled[at] : undefined
    return task === undefined ? null : { task: task.id, lit: false }
  })
  return {
    ...given,
    cities: given.cities.with(seat, { ...rich, tasks }),
    commonNovices: scores ? ['sevenPortals'] : [],
    council: { ...state.council, goldAndYellow: [] satisfies GameState['council'][CouncilSpace] },
    countdown: { pile: 2, tile: 3 },
  }
}
