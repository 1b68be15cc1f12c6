import {
  type Choice,
  type City,
  cityOf,
  countdownProgress,
  crystalMatchesTask,
  decision,
  fittingPortalsAt,
  type GameState,
  guardianPointsAt,
  type IslandId,
  isBonfirePlace,
  legalChoices,
  mostTilesHeldToPlaceFate,
  nextPathSpace,
  ownOfferingCountOn,
  PARTS_BY_GUARDIAN_PLACE,
  playAutoPaying,
  possibleTurnCountsInCountdown,
  priceOf,
  processionTargets,
  type Rules,
  resourceAndCrystal,
  SPACES,
  stepsForUnits,
  type Task,
  type TaskId,
  taskAndBonfireCount,
  taskMet,
  totalTiles,
  turnsLeftInCountdown,
} from '#engine'
import { EMOJI, type Words } from '#text'
import type { PanelContext } from '../panel.ts'

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

/** Words for what applies; null where nothing does. */
const told = <F>(facts: F | null | undefined, words: (facts: F) => string): string | null =>
  facts == null ? null : words(facts)

const may = ({ legal }: Position, kind: Choice['kind']): boolean => legal.some((choice) => choice.kind === kind)
const tilesOf = (rules: Rules, state: GameState, choice: Choice): number =>
  priceOf(rules, state, choice).tiles?.units ?? 0

/** All tips, those first that matter most: the first that applies is given. */
const TIPS: { readonly [K in keyof TipTexts]: Tip } = {
  startTile: (position, say) => (may(position, 'start') ? say.startTile : null),
  novice: ({ legal }, say) => told(legal.find((choice) => choice.kind === 'novice')?.task, say.novice),
  ignite: (position, say) => {
    const { rules, state, seat } = position
    return may(position, 'ignite') ? say.ignite(tasksReadyToIgnite(rules, state, seat)) : null
  },
  guardianToBonfire: (position, say) => told(guardianToBonfire(position), say.guardianToBonfire),
  countdown: ({ state, seat }, say) => told(turnsLeftInCountdown(state, seat), say.countdown),
  countdownSoon: ({ state, seat }, say) => {
    const { novices, countdownAt } = countdownProgress(state)
    const missing = countdownAt - novices
    if (missing <= 0 || missing > 2) return null
    return say.countdownSoon({ novices: missing, turns: possibleTurnCountsInCountdown(state, seat) })
  },
  fulfilledThere: (position, say) => told(fulfilledThere(position), say.fulfilledThere),
  firstTask: (position, say) =>
    taskAndBonfireCount(position.city) === 0 && receivable(position, () => true).length > 0 ? say.firstTask : null,
  dearTask: ({ rules, state, seat, city, legal }, say) => {
    const task = legal.find(({ kind }) => kind === 'task')
    const units = task === undefined ? 0 : tilesOf(rules, state, task)
    const elsewhere = rules.box.islands.some(
      ({ id }) => (state.islands[id]?.tasks.length ?? 0) > 0 && ownOfferingCountOn(state, seat, id) === 0,
    )
    // R4.1: without red ones it costs others.
    return units > 1 && city.actionTiles.red >= units && elsewhere ? say.dearTask(units) : null
  },
  crystal: ({ rules, city, legal }, say) => {
    const space = nextPathSpace(city)
    if (space === null) return null
    const tile = legal.flatMap((choice) => (choice.kind === 'path' && choice.from !== 'pile' ? choice.from : []))
    const fitting = tile.find((one) => crystalMatchesTask(rules, city, space, one))
    return fitting === undefined ? null : say.crystal({ crystal: resourceAndCrystal(fitting).crystal, space })
  },
  portal: ({ rules, state, city, legal }, say) => {
    for (const choice of legal) {
      const [portal] = choice.kind === 'bonfire' ? fittingPortalsAt(rules, state, city, choice.space) : []
      if (portal !== undefined && city.actionTiles.purple > 0 && tilesOf(rules, state, choice) === 1)
        return say.portal(portal)
    }
    return null
  },
  firstGnome: (position, say) => (position.city.gnomes.length === 0 && may(position, 'gnome') ? say.firstGnome : null),
  placeFate: (position, say) => (may(position, 'fate') ? say.placeFate(totalTiles(position.city.actionTiles)) : null),
  procession: (position, say) => (may(position, 'procession') ? say.procession : null),
  runningOut: ({ city }, say) => {
    const [held, most] = [totalTiles(city.actionTiles), mostTilesHeldToPlaceFate(city)]
    return held > most && held <= most + 2 && city.fate.supply.length > 0 ? say.runningOut({ held, most }) : null
  },
  oneThing: ({ city }, say) => (city.path.length === 0 && city.gnomes.length === 0 ? say.oneThing : null),
}

/**
 * What a newcomer should hear before the first tile and in the menu of a turn, in small print; null where tips are off,
 * nothing stands out, or the turn's action is taken.
 * @param legal all that can be chosen, where it is at hand
 */
export function newcomersTip(
  { table, rules, state, seat, words }: PanelContext,
  legal?: readonly Choice[],
): string | null {
  const asked = decision(state)?.question.kind
  if (!table.advice.hints || state.turn.seat !== seat || (asked !== 'turn' && asked !== 'startTile')) return null
  if (state.turn.used) return null
  const position = { rules, state, seat, city: cityOf(state, seat), legal: legal ?? legalChoices(rules, state) }
  for (const one of Object.values(TIPS)) {
    const tip = one(position, words.advice.tips)
    if (tip !== null) return `-# ${EMOJI.tip} ${tip}`
  }
  return null
}

/** The own tasks that are fulfilled now and not ignited yet, the dearest first. */
export function tasksReadyToIgnite(rules: Rules, state: GameState, seat: number): Task[] {
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
    .filter(({ place }) => !isBonfirePlace(place))
    .flatMap(({ colour: guardian }) =>
      processionTargets(city, guardian, stepsForUnits(city, units)).flatMap((to) => {
        const space = SPACES.find((one) => one === PARTS_BY_GUARDIAN_PLACE[to].space)
        const points = guardianPointsAt(rules, state, city, to)
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
        ? taken(legalChoices(rules, playAutoPaying(rules, state, choice)), choice.island)
        : [],
    ),
  ]
}
