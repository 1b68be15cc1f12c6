import {
  atBonfire,
  type Choice,
  type City,
  cityOf,
  councilCount,
  crystalMatches,
  fittingPortals,
  type GameState,
  guardianPoints,
  nextPathSpace,
  PLACE_PARTS,
  pathTileParts,
  priceOf,
  processionTargets,
  type Rules,
  SPACES,
  strides,
  type Task,
  taskCount,
  taskMet,
  tileLimit,
  totalTiles,
  turnsLeft,
  turnsOnceBegun,
} from '#engine'
import type { Words } from '#text'

/** The position of the one who acts, as far as that person may know it: nothing here looks beneath a pile. */
interface Position {
  readonly rules: Rules
  readonly state: GameState
  readonly seat: number
  readonly city: City
  readonly legal: readonly Choice[]
}
type HintTexts = Words['advice']['hints']
/** What is wise in a position, in words; null where it is not. */
type Hint = (position: Position, say: HintTexts) => string | null

const hint =
  <F>(applies: (position: Position) => F | null, words: (say: HintTexts, facts: F) => string): Hint =>
  (position, say) => {
    const facts = applies(position)
    return facts === null ? null : words(say, facts)
  }
const when = (applies: (position: Position) => boolean) => (position: Position) => (applies(position) ? true : null)

const may = ({ legal }: Position, kind: Choice['kind']): boolean => legal.some((choice) => choice.kind === kind)
const tilesOf = (rules: Rules, state: GameState, choice: Choice): number =>
  priceOf(rules, state, choice).tiles?.units ?? 0

/** All hints, those first that matter most: the first that applies is given. */
const HINTS: { readonly [K in keyof HintTexts]: Hint } = {
  startTile: hint(
    when((position) => may(position, 'start')),
    (say) => say.startTile,
  ),
  novice: hint(
    ({ legal }) => legal.find((choice) => choice.kind === 'novice') ?? null,
    (say, { task }) => say.novice(task),
  ),
  ignite: hint(
    ({ rules, state, seat, legal }) => {
      const tasks = fulfilledTasks(rules, state, seat)
      return legal.some(({ kind }) => kind === 'ignite') ? tasks : null
    },
    (say, tasks) => say.ignite(tasks),
  ),
  guardianToBonfire: hint(guardianToBonfire, (say, facts) => say.guardianToBonfire(facts)),
  countdown: hint(
    ({ state, seat }) => turnsLeft(state, seat),
    (say, turns) => say.countdown(turns),
  ),
  countdownSoon: hint(
    ({ state, seat }) => {
      const { novices, countdownAt } = councilCount(state)
      const missing = countdownAt - novices
      return missing > 0 && missing <= 2 ? { novices: missing, turns: turnsOnceBegun(state, seat) } : null
    },
    (say, facts) => say.countdownSoon(facts),
  ),
  fulfilledThere: hint(fulfilledThere, (say, facts) => say.fulfilledThere(facts)),
  firstTask: hint(
    when((position) => taskCount(position.city) === 0 && (may(position, 'ship') || may(position, 'task'))),
    (say) => say.firstTask,
  ),
  dearTask: hint(
    ({ rules, state, city, legal }) => {
      const task = legal.find(({ kind }) => kind === 'task')
      const units = task === undefined ? 0 : tilesOf(rules, state, task)
      // R4.1: without red ones it costs others.
      return units > 1 && city.actionTiles.red >= units ? units : null
    },
    (say, units) => say.dearTask(units),
  ),
  crystal: hint(
    ({ rules, city, legal }) => {
      const space = nextPathSpace(city)
      if (space === null) return null
      const tile = legal.flatMap((choice) => (choice.kind === 'path' && choice.from !== 'pile' ? choice.from : []))
      const fitting = tile.find((one) => crystalMatches(rules, city, space, one))
      return fitting === undefined ? null : { crystal: pathTileParts(fitting).crystal, space }
    },
    (say, facts) => say.crystal(facts),
  ),
  portal: hint(
    ({ rules, state, city, legal }) => {
      for (const choice of legal) {
        const [portal] = choice.kind === 'bonfire' ? fittingPortals(rules, state, city, choice.space) : []
        if (portal !== undefined && city.actionTiles.purple > 0 && tilesOf(rules, state, choice) === 1) return portal
      }
      return null
    },
    (say, portal) => say.portal(portal),
  ),
  firstGnome: hint(
    when((position) => position.city.gnomes.length === 0 && may(position, 'gnome')),
    (say) => say.firstGnome,
  ),
  placeFate: hint(
    (position) => (may(position, 'fate') ? totalTiles(position.city.actionTiles) : null),
    (say, held) => say.placeFate(held),
  ),
  procession: hint(
    when((position) => may(position, 'procession')),
    (say) => say.procession,
  ),
  runningOut: hint(
    ({ city }) => {
      const [held, most] = [totalTiles(city.actionTiles), tileLimit(city)]
      return held > most && held <= most + 2 && city.fate.supply.length > 0 ? { held, most } : null
    },
    (say, facts) => say.runningOut(facts),
  ),
  oneThing: hint(
    when(({ city }) => city.path.length === 0 && city.gnomes.length === 0),
    (say) => say.oneThing,
  ),
}

/**
 * What a newcomer should hear who acts now; null where nothing stands out, or the turn's action is taken.
 * @param legal all that can be chosen
 */
export function hintFor(
  words: Words,
  rules: Rules,
  state: GameState,
  seat: number,
  legal: readonly Choice[],
): string | null {
  const position = { rules, state, seat, city: cityOf(state, seat), legal }
  if (state.turn.used) return null
  for (const one of Object.values(HINTS)) {
    const told = one(position, words.advice.hints)
    if (told !== null) return told
  }
  return null
}

/** The own tasks that are fulfilled now and not ignited yet, the dearest first. */
export function fulfilledTasks(rules: Rules, state: GameState, seat: number): Task[] {
  const own = cityOf(state, seat).tasks.flatMap((lying) => (lying !== null && !lying.lit ? lying.task : []))
  return own
    .filter((task) => taskMet(rules, state, seat, task))
    .map((task) => rules.task(task))
    .sort((a, b) => b.points - a.points)
}

/** The guardian who could score most for standing at a bonfire after a procession that can be paid. */
function guardianToBonfire({ rules, state, city, legal }: Position) {
  const units = Math.max(0, ...legal.map((choice) => (choice.kind === 'procession' ? choice.units : 0)))
  if (units === 0) return null
  const ways = city.guardians
    .filter(({ place }) => !atBonfire(place))
    .flatMap(({ colour: guardian }) =>
      processionTargets(city, guardian, strides(city, units)).flatMap((to) => {
        const space = SPACES.find((one) => one === PLACE_PARTS[to].space)
        const points = guardianPoints(rules, state, city, to)
        return points === null || space === undefined ? [] : { guardian, space, points }
      }),
    )
  return ways.sort((a, b) => b.points - a.points)[0] ?? null
}

/** The dearest task that is fulfilled already and lies where the ship is or could sail. */
function fulfilledThere({ rules, state, seat, city, legal }: Position) {
  if (taskCount(city) >= 7) return null
  const here = legal.some(({ kind }) => kind === 'task') ? [city.ship] : []
  const reached = [...here, ...legal.flatMap((choice) => (choice.kind === 'ship' ? choice.island : []))]
  const lying = reached.flatMap((island) =>
    island === null
      ? []
      : (state.islands[island]?.tasks ?? [])
          .filter((task) => taskMet(rules, state, seat, task))
          .map((task) => ({
            task: rules.task(task),
            island: rules.island(island),
            here: island === city.ship,
          })),
  )
  return lying.sort((a, b) => b.task.points - a.task.points)[0] ?? null
}
