import type { Choice } from './choice.ts'
import { actingCity, hasAbility, isBonfirePlace } from './city.ts'
import { draftOf } from './clone.ts'
import { commonTaskMet } from './conditions.ts'
import { gnomeResourcePrice } from './gnomes.ts'
import { carryOutChoice, refusalOfAnswer, TURN_QUESTION } from './handlers.ts'
import { invariant } from './invariant.ts'
import { type ResourcePrice, resourcesShort, tilesShort } from './payment.ts'
import type { Rules } from './rules.ts'
import { type City, type GameState, type Immutable, isElder, type TaskId, type TodoItem } from './state.ts'
import { RESOURCES } from './terms.ts'
import { isTomsTurn } from './tom.ts'

type Item = Immutable<TodoItem>
type Kind = Item['kind']

/** What lies right beneath what, where that is not the turn: on it what a choice has set off, on that its price (R4) or what comes first. */
const LIES_ON: Readonly<Partial<Record<Kind, readonly Kind[]>>> = {
  turn: [],
  yield: ['turn', 'procession'],
  offering: ['taskSpace'],
  payResources: ['doGnome', 'taskSpace'],
  payTiles: ['doPath', 'doShip', 'doGuardian', 'doProcession', 'doBonfire', 'payResources'],
  doTomEnd: [],
  doTomNovices: ['doTomEnd'],
  tomTask: ['doTomNovices'],
  tomGuardian: ['doTomNovices'],
  tomCouncil: ['doTomNovices'],
  tomGnome: ['doTomNovices'],
  // Done at once where they come up.
  doNextTurn: [],
  doTomCard: [],
}
const ON_THE_TURN: readonly Kind[] = ['turn']

/**
 * Checks that what is still to be decided or done in the turn is what choices have brought about, and can be carried out.
 * @param state of a game that goes on, in which something is asked
 * @throws an error that says what is broken
 */
export function assertTodoSound(rules: Rules, state: GameState): void {
  const { todo, turn } = state
  for (const [index, item] of todo.entries()) {
    const beneath = todo[index - 1]
    const fits = beneath === undefined || (LIES_ON[item.kind] ?? ON_THE_TURN).includes(beneath.kind)
    invariant(fits, 'todo', `${item.kind} does not come of ${beneath?.kind}`)
  }
  if (isTomsTurn(state)) return
  const city = actingCity(state)
  const begins = todo.at(-1)?.kind === 'startTile'
  invariant(begins === (city.fate.hand !== null), 'todo', 'the first fate tile is laid before anything else (R2.12)')
  const begun = begins || todo.length === 1 || turn.used || turn.extra
  invariant(begun, 'turn.used', 'something goes on, and neither the option nor a bonus action was taken (R3.1)')
  const choice = unpaid(state)
  if (choice !== null) assertPrice(rules, state, choice)
  for (const item of todo) {
    const wrong = faultOf(rules, state, city, item)
    invariant(wrong === null, 'todo', `${item.kind}: ${wrong}`)
  }
}

/** The choice whose whole price is still asked; null when none waits, or part of its price was paid. */
function unpaid({ todo }: GameState): Choice | null {
  const course = todo[1]
  const top = todo.at(-1)
  if (course === undefined || top === undefined) return null
  if (course.kind === 'taskSpace') return top.kind === 'offering' ? { kind: 'task', task: top.task } : null
  if (top.kind !== 'payTiles') return null
  switch (course.kind) {
    case 'doPath':
      return { kind: 'path', from: course.from }
    case 'doShip':
      return { kind: 'ship', island: course.to }
    case 'doGuardian':
      return { kind: 'guardian', colour: course.colour }
    case 'doProcession':
      return { kind: 'procession', units: course.units }
    case 'doBonfire':
      return { kind: 'bonfire', space: course.space }
    case 'doGnome':
      return { kind: 'gnome', gnome: course.gnome, tiles: top.units === 1 ? 1 : 2 }
    default:
      return null
  }
}

/** Of a choice nothing was done yet: it is legal as before, and would bring the same about. */
function assertPrice(rules: Rules, state: GameState, choice: Choice): void {
  const draft = draftOf({ ...state, turn: { ...state.turn, used: false }, todo: [TURN_QUESTION] })
  const refusal = refusalOfAnswer(choice.kind, rules, draft, TURN_QUESTION, choice)
  invariant(refusal === null, 'todo', `what is to be paid cannot be had: ${refusal?.code} (${refusal?.rule})`)
  carryOutChoice(choice.kind, rules, draft, TURN_QUESTION, choice, () => undefined)
  invariant(draft.todo.map(spelled).join() === state.todo.map(spelled).join(), 'todo', 'this is not the price')
}

function spelled(item: Item): string {
  if (item.kind === 'payTiles') return `${item.units} ${item.colour}`
  if (item.kind === 'payResources') return priceSpelled(item)
  return item.kind === 'offering' || item.kind === 'taskSpace' ? `${item.kind} ${item.task}` : item.kind
}

const priceSpelled = ({ price, any }: ResourcePrice): string =>
  `${any} ${RESOURCES.map((resource) => price[resource] ?? 0).join(' ')}`

/** What is wrong with something that is still to be decided or done in a person's turn; null when nothing is. */
function faultOf(rules: Rules, state: GameState, city: City, item: Item): string | null {
  switch (item.kind) {
    case 'payTiles':
      return tilesShort(city, item.colour, item.units) === 0 ? null : 'the city cannot pay (R4.1)'
    case 'payResources':
      return resourcesShort(city, item) === 0 ? null : 'the city cannot pay (R4.1)'
    case 'taskSpace':
      return faultOfTask(state, city, item.task)
    case 'doGnome':
      return faultOfGnome(rules, state, city, item)
    case 'procession': {
      const walks = city.guardians.filter(({ place }) => !isBonfirePlace(place)).map(({ colour }) => colour)
      const all = item.waiting.every((one, index) => walks.includes(one) && item.waiting.indexOf(one) === index)
      if (item.waiting.length === 0 || !all) return 'guardians of the city wait, none at a bonfire (R10.1, R10.2)'
      const yielded = state.todo.at(-1)?.kind === 'yield'
      return !yielded || (item.moved && item.paid) ? null : 'a paid move has yielded something (R10.4)'
    }
    case 'yield':
      return hasAbility(city, 'freeYield') && item.times <= 2 ? null : 'specialist 6 chooses once or twice (R10.5)'
    case 'rewards':
      return state.bonfire.at === null ? 'the Great Bonfire points at a space (R11.2)' : null
    case 'council':
      return noviceWaits(state, city, item) ? null : 'its novice comes from a bonfire or a common task (R12.5, R13.2)'
    case 'bonus':
      return state.council[item.space].length > 0 ? null : 'a novice has come to the space (R12.5)'
    default:
      return null
  }
}

function faultOfTask(state: GameState, city: City, task: TaskId): string | null {
  const there = city.ship !== null && state.islands[city.ship]?.tasks.includes(task) === true
  if (!there) return 'the task lies at the ship’s island (R8.1)'
  const above = state.todo[2]
  if (!city.tasks.includes(null)) return 'there is a free task space (R8.1)'
  if (above?.kind !== 'payResources') return null
  const pieces = above.any + RESOURCES.reduce((sum, resource) => sum + (above.price[resource] ?? 0), 0)
  const tiles = state.todo[3]
  const red = tiles === undefined || (tiles.kind === 'payTiles' && tiles.colour === 'red')
  return pieces === 2 && red ? null : 'a task costs red tiles and two resources (R8.2, R8.3)'
}

function faultOfGnome(
  rules: Rules,
  { gnomeDisplay, elders, todo }: GameState,
  city: City,
  { gnome, free }: Extract<Item, { kind: 'doGnome' }>,
): string | null {
  const there = isElder(gnome) ? elders.includes(gnome) : gnomeDisplay.includes(gnome)
  if (!there || city.gnomes.length >= 6) return 'there is the gnome, and room in the city (R12.1)'
  const price = todo[2]
  const right =
    !free &&
    price?.kind === 'payResources' &&
    ([1, 2] as const).some(
      (tiles) => priceSpelled(gnomeResourcePrice(rules, city, gnome, tiles)) === priceSpelled(price),
    )
  return right ? null : 'this is not the price (R12.1)'
}

function noviceWaits(state: GameState, city: City, { novice }: Extract<Item, { kind: 'council' }>): boolean {
  return typeof novice === 'number'
    ? city.tasks[novice - 1]?.lit === true
    : commonTaskMet(city, novice) && !state.commonNovices.includes(novice)
}
