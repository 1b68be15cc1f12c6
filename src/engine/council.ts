import { candidatesHandler, turnOptionHandler } from './choice-handler.ts'
import { actingCity, gain, gainIfAbility, guardiansLeftOfColour, hasAbility, ownsGuardian } from './city.ts'
import { commonTaskProgress, conditionProgress } from './conditions.ts'
import { beginCountdownIfDue } from './countdown.ts'
import type { Question } from './decision.ts'
import { drawableGnomeCount, refillGnomes, refillPaths } from './displays.ts'
import { hasFateSpot } from './fate.ts'
import { nextPathTileUnits } from './paths.ts'
import { anyGuardianCanBeBroughtElsewhere } from './procession.ts'
import { refuse } from './refusal.ts'
import type { Rules } from './rules.ts'
import type { City, GameState } from './state.ts'
import { COMMON_TASKS, COUNCIL_SPACES, type CouncilSpace, SPACES } from './terms.ts'

/** R12.4: one own task whose condition is met is turned over, and its novice goes to the council. */
export const igniteHandler = turnOptionHandler<'ignite'>({
  candidates: (state) =>
    SPACES.filter((space) => actingCity(state).tasks[space - 1]?.lit === false).map((space) => ({
      kind: 'ignite',
      space,
    })),
  refuse(state, _question, { space }, rules) {
    const { tasks } = actingCity(state)
    const task = tasks[space - 1] ?? null
    const unlit = tasks.filter((one) => one?.lit === false).length
    if (task === null) return refuse('noTaskThere', 'R12.4', { unlit })
    if (task.lit) return refuse('alreadyLit', 'R12.4', { unlit })
    const { condition } = rules.task(task.task)
    const { have, need } = conditionProgress(rules, state, state.turn.seat, condition)
    return have >= need ? null : refuse('conditionNotMet', 'R12.4', { asked: condition, have, need })
  },
  apply(draft, _question, { space }, emit, rules) {
    const city = actingCity(draft)
    const task = city.tasks[space - 1]
    if (!task) throw new Error(`no task lies at space ${space}`)
    city.tasks = city.tasks.with(space - 1, { ...task, lit: true })
    city.novices = city.novices.with(space - 1, false)
    const { colour, points } = rules.task(task.task)
    emit({ kind: 'ignited', seat: draft.turn.seat, space, task: task.task, colour, points })
    draft.todo.push({ kind: 'council', novice: space })
  },
})

/** R13.2: the bonus action, a neutral novice of a common task that is met. */
export const noviceFromTaskHandler = candidatesHandler<'novice'>({
  candidates: () => COMMON_TASKS.map((task) => ({ kind: 'novice', task })),
  refuse(state, _question, { task }) {
    const { have, need } = commonTaskProgress(actingCity(state), task)
    if (have < need) return refuse('conditionNotMet', 'R13.2', { asked: task, have, need })
    return state.commonNovices.includes(task) ? null : refuse('noviceGone', 'R13.2', { task })
  },
  apply(draft, _question, { task }) {
    draft.commonNovices = draft.commonNovices.filter((one) => one !== task)
    draft.turn.extra = true
    draft.todo.push({ kind: 'council', novice: task })
  },
})

/** R12.5: the council space that a novice goes to. */
export const councilHandler = candidatesHandler<'council'>({
  candidates: () => COUNCIL_SPACES.map((space) => ({ kind: 'council', space })),
  refuse(state, question, { space }) {
    if (hasAbility(actingCity(state), 'sameColours')) return null
    const colour = typeof question.novice === 'number' ? state.turn.seat : 'neutral'
    const there = state.council[space].includes(colour)
    return there ? refuse('noviceThere', 'R12.5', { neutral: colour === 'neutral' }) : null
  },
  apply(draft, question, { space }, emit) {
    const seat = draft.turn.seat
    const own = typeof question.novice === 'number'
    draft.council = { ...draft.council, [space]: [...draft.council[space], own ? seat : 'neutral'] }
    emit({ kind: 'noviceMoved', seat, novice: own ? 'own' : 'neutral', to: space, from: question.novice })
    gainIfAbility(draft, emit, 'noviceGold', { resources: ['gold'] })
    beginCountdownIfDue(draft, emit)
    draft.todo.push({ kind: 'bonus', space })
  },
})

/** R12.7: whether a bonus can be used. */
function bonusUsable(rules: Rules, state: GameState, city: City, space: CouncilSpace): boolean {
  switch (space) {
    case 'goldAndYellow':
    case 'greatBonfire':
    case 'moveShip':
      return true
    case 'pathTile':
      return nextPathTileUnits(rules, city) !== null
    case 'guardian':
      return rules.guardians.some((colour) => !ownsGuardian(city, colour) && guardiansLeftOfColour(state, colour) > 0)
    case 'specialist':
      return city.gnomes.length < 6 && (drawableGnomeCount(state) > 0 || state.gnomeDisplay.some((one) => one !== null))
    case 'moveGuardian':
      return anyGuardianCanBeBroughtElsewhere(city)
    case 'fateTile':
      return hasFateSpot(rules, city)
  }
}

/** R12.6: what a bonus asks next; null where it is given at once. */
const ASKED_BY_BONUS = {
  goldAndYellow: null,
  pathTile: 'freePath',
  guardian: 'freeGuardian',
  greatBonfire: 'freeBonfire',
  specialist: 'freeSpecialist',
  moveGuardian: 'freeMove',
  moveShip: 'freeShip',
  fateTile: 'freeFate',
} as const satisfies Readonly<Record<CouncilSpace, Question['kind'] | null>>

/** R12.6: the bonus of the council space. */
export const takeCouncilBonusHandler = candidatesHandler<'bonus'>({
  candidates: () => [{ kind: 'bonus' }],
  refuse: (state, question, _choice, rules) =>
    bonusUsable(rules, state, actingCity(state), question.space)
      ? null
      : refuse('bonusUnusable', 'R12.7', { space: question.space }),
  apply(draft, { space }, _choice, emit) {
    emit({ kind: 'bonusTaken', seat: draft.turn.seat, space })
    if (space === 'goldAndYellow')
      gain(draft, emit, { source: 'council', resources: ['gold', 'gold'], tiles: ['yellow'] })
    if (space === 'pathTile') refillPaths(draft, emit)
    if (space === 'specialist') refillGnomes(draft, emit)
    const asked = ASKED_BY_BONUS[space]
    if (asked !== null) draft.todo.push({ kind: asked })
  },
})

/** R12.6: one point instead; the first space has none. */
export const pointInsteadOfBonusHandler = candidatesHandler<'point'>({
  candidates: () => [{ kind: 'point' }],
  refuse: (_state, { space }) => (space === 'goldAndYellow' ? refuse('bonusUnusable', 'R12.6', { space }) : null),
  apply: (draft, _question, _choice, emit) => gain(draft, emit, { source: 'point', points: 1 }),
})
