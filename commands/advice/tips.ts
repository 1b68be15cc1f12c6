import {
  type Choice,
  type City,
  cityOf,
  councilProgress,
  crystalScores,
  type GameState,
  guardianEndPoints,
  type IslandId,
  isBonfire,
  legalChoices,
  nextPathSpace,
  ownOfferingsOn,
  PLACE_PARTS,
  pathTileParts,
  playPaying,
  portalsThatFit,
  priceOf,
  processionTargets,
  type Rules,
  SPACES,
  stepsForUnits,
  type Task,
  type TaskId,
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
type TipTexts = Words['advice']['tips']
/** What is wise in a position, in words; null where it is not. */
type Tip = (position: Position, say: TipTexts) => string | null

const tip =
  <F>(applies: (position: Position) => F | null, words: (say: TipTexts, facts: F) => string): Tip =>
  (position, say) => {
    const facts = applies(position)
    return facts === null ? null : words(say, facts)
  }
const when = (applies: (position: Position) => boolean) => (position: Position) => (applies(position) ? true : null)

const may = ({ legal }: Position, kind: Choice['kind']): boolean => legal.some((choice) => choice.kind === kind)
const tilesOf = (rules: Rules, state: GameState, choice: Choice): number =>
  priceOf(rules, state, choice).tiles?.units ?? 0

/** All tips, those first that matter most: the first that applies is given. */
const TIPS: { readonly [K in keyof TipTexts]: Tip } = {
  startTile: tip(
    when((position) => may(position, 'start')),
    (say) => say.startTile,
  ),
  novice: tip(
    ({ legal }) => legal.find((choice) => choice.kind === 'novice') ?? null,
    (say, { task }) => say.novice(task),
  ),
  ignite: tip(
    ({ rules, state, seat, legal }) => {
      const tasks = fulfilledTasks(rules, state, seat)
      return legal.some(({ kind }) => kind === 'ignite') ? tasks : null
    },
    (say, tasks) => say.ignite(tasks),
  ),
  guardianToBonfire: tip(guardianToBonfire, (say, facts) => say.guardianToBonfire(facts)),
  countdown: tip(
    ({ state, seat }) => turnsLeft(state, seat),
    (say, turns) => say.countdown(turns),
  ),
  countdownSoon: tip(
    ({ state, seat }) => {
      const { novices, countdownAt } = councilProgress(state)
      const missing = countdownAt - novices
      return missing > 0 && missing <= 2 ? { novices: missing, turns: turnsOnceBegun(state, seat) } : null
    },
    (say, facts) => say.countdownSoon(facts),
  ),
  fulfilledThere: tip(fulfilledThere, (say, facts) => say.fulfilledThere(facts)),
  firstTask: tip(
    when((position) => taskCount(position.city) === 0 && receivable(position, () => true).length > 0),
    (say) => say.firstTask,
  ),
  dearTask: tip(
    ({ rules, state, seat, city, legal }) => {
      const task = legal.find(({ kind }) => kind === 'task')
      const units = task === undefined ? 0 : tilesOf(rules, state, task)
      const elsewhere = rules.box.islands.some(
        ({ id }) => (state.islands[id]?.tasks.length ?? 0) > 0 && ownOfferingsOn(state, seat, id) === 0,
      )
      // R4.1: without red ones it costs others.
      return units > 1 && city.actionTiles.red >= units && elsewhere ? units : null
    },
    (say, units) => say.dearTask(units),
  ),
  crystal: tip(
    ({ rules, city, legal }) => {
      const space = nextPathSpace(city)
      if (space === null) return null
      const tile = legal.flatMap((choice) => (choice.kind === 'path' && choice.from !== 'pile' ? choice.from : []))
      const fitting = tile.find((one) => crystalScores(rules, city, space, one))
      return fitting === undefined ? null : { crystal: pathTileParts(fitting).crystal, space }
    },
    (say, facts) => say.crystal(facts),
  ),
  portal: tip(
    ({ rules, state, city, legal }) => {
      for (const choice of legal) {
        const [portal] = choice.kind === 'bonfire' ? portalsThatFit(rules, state, city, choice.space) : []
        if (portal !== undefined && city.actionTiles.purple > 0 && tilesOf(rules, state, choice) === 1) return portal
      }
      return null
    },
    (say, portal) => say.portal(portal),
  ),
  firstGnome: tip(
    when((position) => position.city.gnomes.length === 0 && may(position, 'gnome')),
    (say) => say.firstGnome,
  ),
  placeFate: tip(
    (position) => (may(position, 'fate') ? totalTiles(position.city.actionTiles) : null),
    (say, held) => say.placeFate(held),
  ),
  procession: tip(
    when((position) => may(position, 'procession')),
    (say) => say.procession,
  ),
  runningOut: tip(
    ({ city }) => {
      const [held, most] = [totalTiles(city.actionTiles), tileLimit(city)]
      return held > most && held <= most + 2 && city.fate.supply.length > 0 ? { held, most } : null
    },
    (say, facts) => say.runningOut(facts),
  ),
  oneThing: tip(
    when(({ city }) => city.path.length === 0 && city.gnomes.length === 0),
    (say) => say.oneThing,
  ),
}

/**
 * What a newcomer should hear who acts now; null where nothing stands out, or the turn's action is taken.
 * @param legal all that can be chosen
 */
export function tipFor(
  words: Words,
  rules: Rules,
  state: GameState,
  seat: number,
  legal: readonly Choice[],
): string | null {
  const position = { rules, state, seat, city: cityOf(state, seat), legal }
  if (state.turn.used) return null
  for (const one of Object.values(TIPS)) {
    const told = one(position, words.advice.tips)
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
    .filter(({ place }) => !isBonfire(place))
    .flatMap(({ colour: guardian }) =>
      processionTargets(city, guardian, stepsForUnits(city, units)).flatMap((to) => {
        const space = SPACES.find((one) => one === PLACE_PARTS[to].space)
        const points = guardianEndPoints(rules, state, city, to)
        return points === null || space === undefined ? [] : { guardian, space, points }
      }),
    )
  return ways.sort((a, b) => b.points - a.points)[0] ?? null
}

/** The dearest task that is fulfilled already and can be received in this turn. */
function fulfilledThere(position: Position) {
  const { rules, state, seat, city } = position
  const fulfilled = receivable(position, (task) => taskMet(rules, state, seat, task))
  return (
    fulfilled
      .map(({ task, island }) => ({ task: rules.task(task), island: rules.island(island), here: island === city.ship }))
      .sort((a, b) => b.task.points - a.task.points)[0] ?? null
  )
}

/** Tasks that can be paid for in this turn where the ship is, or where it can sail (R7.2): of those that are wanted. */
function receivable({ rules, state, city, legal }: Position, wanted: (task: TaskId) => boolean) {
  const taken = (choices: readonly Choice[], island: IslandId | null) =>
    choices.flatMap((choice) =>
      choice.kind === 'task' && island !== null && wanted(choice.task) ? { task: choice.task, island } : [],
    )
  return [
    ...taken(legal, city.ship),
    ...legal.flatMap((choice) =>
      choice.kind === 'ship' && state.islands[choice.island]?.tasks.some(wanted)
        ? taken(legalChoices(rules, playPaying(rules, state, choice)), choice.island)
        : [],
    ),
  ]
}
