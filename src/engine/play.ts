import type { Action } from './action.ts'
import { bonfire, doBonfire, take } from './bonfire.ts'
import type { Choice, ChoiceKind } from './choice.ts'
import { actingCity, cityOf, gain, has, type Say, specialistWith } from './city.ts'
import { draftOf } from './clone.ts'
import { commonTaskMet } from './conditions.ts'
import { bonus, council, ignite, novice, point } from './council.ts'
import { type Asked, decision, isAsked } from './decision.ts'
import type { GameEvent } from './event.ts'
import { discard, fate, start } from './fate.ts'
import { doGnome, gnome } from './gnomes.ts'
import { doGuardian, guardian } from './guardians.ts'
import { formatChoice } from './notation.ts'
import { doPath, newpaths, path, search } from './paths.ts'
import { give, pay } from './pay.ts'
import { doProcession, move, procession, stay, yieldAction } from './procession.ts'
import { type Refusal, refuse } from './refusal.ts'
import { decline, doShip, ship } from './ship.ts'
import type { Draft, GameState } from './state.ts'
import { offer, space, task } from './tasks.ts'
import { COMMON_TASKS, type Seat } from './terms.ts'
import {
  doTomCard,
  doTomNovices,
  isTom,
  isTomsChoice,
  tomCouncil,
  tomGnome,
  tomGuardian,
  tomsTurn,
  tomTask,
} from './tom.ts'
import { type AnyOf, endAction, endTomsTurn, nextTurn, pass, turnup } from './turn.ts'

/** Which kinds of choice answer what is asked, in the order in which they are listed. */
const ANSWERS: Readonly<Record<Asked['kind'], readonly ChoiceKind[]>> = {
  startTile: ['start'],
  turn: [
    'fate',
    'discard',
    'path',
    'newpaths',
    'ship',
    'task',
    'guardian',
    'procession',
    'bonfire',
    'gnome',
    'ignite',
    'novice',
    'turnup',
    'pass',
    'end',
  ],
  payTiles: ['pay'],
  payResources: ['give'],
  takePath: ['path', 'newpaths'],
  offering: ['offer'],
  taskSpace: ['space'],
  islandAction: ['task', 'guardian', 'decline'],
  procession: ['move', 'stay'],
  yield: ['yield'],
  rewards: ['take'],
  council: ['council'],
  bonus: ['bonus', 'point'],
  freePath: ['path', 'search'],
  freeGuardian: ['guardian'],
  freeBonfire: ['bonfire'],
  freeSpecialist: ['gnome'],
  freeMove: ['move'],
  freeShip: ['ship'],
  freeFate: ['fate'],
  tomTask: ['tomTask'],
  tomGuardian: ['tomGuardian'],
  tomCouncil: ['tomCouncil'],
  tomGnome: ['tomGnome'],
}

const ACTIONS: { readonly [K in ChoiceKind]: Action<K> } = {
  start,
  fate,
  path,
  search,
  newpaths,
  ship,
  task,
  offer,
  space,
  guardian,
  procession,
  move,
  stay,
  yield: yieldAction,
  bonfire,
  take,
  gnome,
  ignite,
  novice,
  council,
  bonus,
  point,
  pay,
  give,
  discard,
  turnup,
  decline,
  tomTask,
  tomGuardian,
  tomCouncil,
  tomGnome,
  pass,
  end: endAction((state, kinds) => anyOf(state, kinds)),
}

const anyOf: AnyOf = (state, kinds) => kinds.some((kind) => listOf(kind, state, TURN).length > 0)
const TURN: Asked = { kind: 'turn' }

const listOf = <K extends ChoiceKind>(kind: K, state: GameState, asked: Asked): Choice<K>[] =>
  ACTIONS[kind].list(state, asked)
const refusalOf = <K extends ChoiceKind>(kind: K, state: GameState, asked: Asked, choice: Choice<K>) =>
  ACTIONS[kind].refuse(state, asked, choice)
const applyTo = <K extends ChoiceKind>(kind: K, draft: Draft, asked: Asked, choice: Choice<K>, say: Say) =>
  ACTIONS[kind].apply(draft, asked, choice, say)

/** Lists are asked for again and again for one position, and `play` needs the next one anyway. */
const lists = new WeakMap<GameState, readonly Choice[]>()

/**
 * Every choice that can be made now, complete and finite; payments in the order in which they are proposed (R4.5).
 * @returns empty only when the game is over
 */
export function legalChoices(state: GameState): readonly Choice[] {
  const known = lists.get(state)
  if (known !== undefined) return known
  const now = decision(state)
  const choices = now === null ? [] : listAll(state, now.asked)
  lists.set(state, choices)
  return choices
}

const listAll = (state: GameState, asked: Asked): Choice[] =>
  ANSWERS[asked.kind].flatMap((kind): Choice[] => listOf(kind, state, asked))

/**
 * Why a choice cannot be made now.
 * @returns null exactly when it is legal
 */
export function whyNot(state: GameState, choice: Choice): Refusal | null {
  const now = decision(state)
  if (now === null) return refuse('gameOver', 'R14.3')
  if (!ANSWERS[now.asked.kind].includes(choice.kind)) return refuse('notAskedNow', 'R3.1', { asked: now.asked.kind })
  return refusalOf(choice.kind, state, now.asked, choice)
}

/** What came of a choice: the new position, and what happened on the way. */
export interface Played {
  readonly state: GameState
  readonly events: readonly GameEvent[]
}

/**
 * Makes a choice. Decisions with one legal choice that follow are taken by themselves, except the turn's end.
 * @param state untouched
 * @throws when `whyNot` refuses the choice: the caller's mistake
 */
export function play(state: GameState, choice: Choice): Played {
  const refusal = whyNot(state, choice)
  if (refusal !== null) throw new Error(`'${formatChoice(choice)}' is not legal: ${refusal.code} (${refusal.rule})`)
  const draft = draftOf(state)
  const events: GameEvent[] = []
  const say: Say = (event) => events.push(event)
  carryOut(draft, choice, say)
  settle(draft, say)
  return { state: draft, events }
}

/**
 * The table lets an empty seat take no more turns, as R3.3 does; if it is its turn, that ends as it stands.
 * @throws when the seat takes no turns anyway, as Tom's does not
 */
export function sitOut(state: GameState, seat: Seat): Played {
  if (state.ended !== null || isTom(state, seat) || cityOf(state, seat).status !== 'playing')
    throw new Error(`seat ${seat} takes no turns`)
  const draft = draftOf(state)
  const events: GameEvent[] = []
  const say: Say = (event) => events.push(event)
  cityOf(draft, seat).status = 'out'
  say({ kind: 'wentOut', seat, satOut: true })
  if (draft.turn.seat === seat) {
    // A novice under way has to arrive (R12.5): on the first space that admits it, without the bonus.
    for (const asked of [...draft.todo]) {
      const [first] = asked.kind === 'council' ? council.list(draft, asked) : []
      if (first !== undefined && asked.kind === 'council') council.apply(draft, asked, first, say)
    }
    draft.todo = [{ kind: 'doNextTurn' }]
    settle(draft, say)
  }
  return { state: draft, events }
}

function carryOut(draft: Draft, choice: Choice, say: Say): void {
  const asked = draft.todo.at(-1)
  if (asked === undefined || !isAsked(asked)) throw new Error('nothing is asked')
  if (asked.kind !== 'turn') draft.todo.pop()
  applyTo(choice.kind, draft, asked, choice, say)
}

/** Goes on until somebody has a real choice, or the game is over. */
function settle(draft: Draft, say: Say): void {
  for (;;) {
    if (draft.ended !== null) return
    noteCommonTasks(draft, say)
    const next = draft.todo.at(-1)
    if (next === undefined) throw new Error('a game that goes on asks nothing')
    if (!isAsked(next)) {
      draft.todo.pop()
      doIt(draft, next, say)
      continue
    }
    const choices = listAll(draft, next)
    const [only] = choices
    if (only === undefined) throw new Error(`nothing can be chosen for ${next.kind}`)
    const decided = draft.setup.solo?.letTomDecide === true && isTomsChoice(only.kind)
    if ((choices.length > 1 && !decided) || only.kind === 'end') {
      lists.set(draft, choices)
      return
    }
    say({ kind: 'forced', seat: draft.turn.seat, choice: only })
    carryOut(draft, only, say)
  }
}

function doIt(draft: Draft, todo: Exclude<Draft['todo'][number], { kind: Asked['kind'] }>, say: Say): void {
  switch (todo.kind) {
    case 'doPath':
      doPath(draft, todo.from, say)
      break
    case 'doShip':
      doShip(draft, todo.to, say)
      break
    case 'doGuardian':
      doGuardian(draft, todo.colour, say)
      break
    case 'doProcession':
      doProcession(draft, todo.units, say)
      break
    case 'doBonfire':
      doBonfire(draft, todo.space, say)
      break
    case 'doGnome':
      doGnome(draft, todo.gnome, todo.free, say)
      break
    case 'doTomCard':
      doTomCard(draft, say)
      break
    case 'doTomNovices':
      doTomNovices(draft)
      break
    case 'doTomEnd':
      endTomsTurn(draft, say)
      break
    case 'doNextTurn':
      nextTurn(draft, anyOf, say)
      break
  }
}

/** R13.3: each common task that the acting city meets for the first time. */
function noteCommonTasks(draft: Draft, say: Say): void {
  const seat = draft.turn.seat
  const city = actingCity(draft)
  for (const common of COMMON_TASKS) {
    if (city.met.includes(common) || !commonTaskMet(city, common)) continue
    city.met.push(common)
    say({ kind: 'commonTaskMet', seat, task: common })
    // R16.6: Tom's gnomes have no abilities.
    if (has(city, 'commonTaskPay') && !tomsTurn(draft))
      gain(draft, say, seat, {
        source: 'specialist',
        resources: ['gold'],
        tiles: ['yellow'],
        gnome: specialistWith('commonTaskPay'),
      })
  }
}
