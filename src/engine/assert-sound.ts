import { assertTodoSound } from './assert-agenda.ts'
import { assertTomSound } from './assert-tom-sound.ts'
import { hasAbility, isBonfireLitWithPortal, isBonfirePlace, lastPathSpace } from './city.ts'
import { commonTaskMet } from './conditions.ts'
import { countdownProgress } from './countdown.ts'
import { isQuestion } from './decision.ts'
import { cellsOfFateTile, gridIndex } from './fate-grid.ts'
import { invariant } from './invariant.ts'
import { legalChoices } from './play.ts'
import { assertSameBox, type Rules } from './rules.ts'
import { type City, type GameState, isElder, type PathTile, stateSchema } from './state.ts'
import {
  COMMON_TASKS,
  COUNCIL_SPACES,
  PARTS_BY_GUARDIAN_PLACE,
  PORTAL_KINDS,
  RESOURCES,
  type Seat,
  SPACES,
} from './terms.ts'
import { isTom, isTomsTurn } from './tom.ts'

/**
 * Checks what holds in every position: each piece is in exactly one place, counts are conserved, limits are kept.
 * @throws an error that says what is broken and where
 */
export function assertSound(rules: Rules, state: GameState): void {
  const { setup } = state
  assertSameBox(rules, state)
  const seats = setup.solo === null ? setup.players : 2
  invariant(setup.solo === null ? setup.players >= 2 : setup.players === 1, 'setup', 'players and solo disagree')
  invariant(state.cities.length === seats, 'cities', `${seats} cities expected`)
  invariant(state.startingSeat < seats, 'startingSeat', 'no such seat')
  invariant(state.turn.seat < seats, 'turn.seat', 'no such seat')
  invariant((state.tom !== null) === (setup.solo !== null), 'tom', 'Tom plays in solo games only')
  seatsAre(state, seats)
  tasks(rules, state)
  paths(rules, state)
  gnomes(rules, state)
  portals(state)
  novices(state)
  councilSpaces(state)
  countdown(state)
  assertTomSound(rules, state)
  state.cities.forEach((city, seat) => {
    inCity(rules, state, city, seat)
  })
  if (state.ended === null) asksSomething(rules, state)
}

/** A game that goes on asks something that can be answered. */
function asksSomething(rules: Rules, state: GameState): void {
  const [first] = state.todo
  const question = state.todo.at(-1)
  invariant(first?.kind === (isTomsTurn(state) ? 'doTomEnd' : 'turn'), 'todo', 'all is done within a turn')
  invariant(question !== undefined && isQuestion(question), 'todo', 'a game that goes on asks something')
  assertTodoSound(rules, state)
  invariant(legalChoices(rules, state).length > 0, 'todo', `nothing can be chosen for ${question.kind}`)
}

/** Novices in the council and offering tiles on islands belong to players at the table. */
function seatsAre(state: GameState, seats: number): void {
  for (const space of COUNCIL_SPACES)
    for (const novice of state.council[space])
      invariant(typeof novice === 'string' || novice < seats, `council.${space}`, `there is no seat ${novice}`)
  for (const [id, { offerings: laid }] of Object.entries(state.islands))
    for (const seat of laid) invariant(seat < seats, `islands.${id}.offerings`, `there is no seat ${seat}`)
}

function once(items: readonly string[], where: string): void {
  items.forEach((item, index) => {
    invariant(items.indexOf(item) === index, where, `${item} is there twice`)
  })
}

function tasks(rules: Rules, state: GameState): void {
  const { box, task } = rules
  const onIslands = box.islands.flatMap((island) => {
    const lying = state.islands[island.id]
    invariant(lying !== undefined, `islands.${island.id}`, 'missing')
    const empty = lying.tasks.length === 0 && lying.offerings.length === 0
    invariant(island.kind === 'task' || empty, `islands.${island.id}`, 'tasks lie on task islands only')
    return lying.tasks
  })
  invariant(Object.keys(state.islands).length === box.islands.length, 'islands', 'more islands than the box has')
  const all = [...onIslands, ...state.cities.flatMap((city) => city.tasks.flatMap((one) => one?.task ?? []))]
  once(all, 'tasks')
  for (const id of all) task(id)
  const { players } = state.setup
  const dealt = players <= 2 ? 20 : players === 3 ? 26 : 30
  invariant(all.length === dealt, 'tasks', `${dealt} tasks expected, ${all.length} found`)
}

function paths(rules: Rules, state: GameState): void {
  const all: (PathTile | null)[] = [
    ...state.pathDisplay,
    ...state.pathPile,
    ...state.cities.flatMap((city) => city.path),
  ]
  for (const { crystal, resource, count } of rules.box.pathTiles) {
    const found = all.filter((tile) => tile === `${crystal}-${resource}`).length
    invariant(found === count, 'path tiles', `${count} ${crystal}-${resource} expected, ${found} found`)
  }
}

function gnomes(rules: Rules, state: GameState): void {
  const { box } = rules
  const inCities = state.cities.flatMap((city) => city.gnomes)
  const specialists = [
    ...state.gnomeDisplay.filter((gnome) => gnome !== null),
    ...state.gnomePile,
    ...state.gnomeDiscards,
    ...inCities.filter((gnome) => !isElder(gnome)),
  ]
  const elders = [...state.elders, ...inCities.filter(isElder)]
  const used = box.specialists.filter((gnome) => state.setup.solo === null || gnome.resource !== 'gold')
  once(specialists, 'specialists')
  once(elders, 'elders')
  invariant(specialists.length === used.length, 'specialists', `${used.length} expected, ${specialists.length} found`)
  invariant(elders.length === box.elders.length, 'elders', `${box.elders.length} expected, ${elders.length} found`)
  for (const id of specialists)
    invariant(
      used.some((gnome) => `S${gnome.number}` === id),
      'specialists',
      `${id} is not used`,
    )
}

function portals(state: GameState): void {
  const each = state.setup.players <= 2 ? 3 : 4
  const all = [...state.bonfire.portals.flat(), ...state.cities.flatMap((city) => city.portals)]
  for (const kind of PORTAL_KINDS) {
    const found = all.filter((portal) => portal === kind).length
    invariant(found === each, 'portals', `${each} ${kind} expected, ${found} found`)
  }
}

function novices(state: GameState): void {
  const inCouncil = COUNCIL_SPACES.flatMap((space) => state.council[space])
  const neutral = inCouncil.filter((novice) => novice === 'neutral' || novice === 'flat').length
  const waiting = state.todo.flatMap((todo) => (todo.kind === 'council' ? [todo.novice] : []))
  once(state.commonNovices, 'commonNovices')
  const forTom = state.todo.filter((todo) => todo.kind === 'tomCouncil' && todo.novice !== null).length
  const own = waiting.filter((novice) => typeof novice === 'number').length
  const onWay = waiting.length - own + forTom
  invariant(
    neutral + onWay + state.commonNovices.length === COMMON_TASKS.length,
    'novices',
    'five neutral ones expected',
  )
  state.cities.forEach((city, seat) => {
    if (isTom(state, seat)) return
    const sent = inCouncil.filter((novice) => novice === seat).length
    const underWay = seat === state.turn.seat ? own : 0
    const lit = city.tasks.filter((task) => task?.lit).length
    invariant(sent + underWay === lit, `cities.${seat}.novices`, 'as many in the council as bonfires lit')
  })
}

/** R12.5: a second novice of a colour comes to a space only through specialist 24; Tom's may repeat (R16.6, R16.8). */
function councilSpaces(state: GameState): void {
  const free = state.cities.map((city, seat) => isTom(state, seat) || hasAbility(city, 'sameColours'))
  const neutralFree = state.cities.some((city, seat) => !isTom(state, seat) && hasAbility(city, 'sameColours'))
  for (const space of COUNCIL_SPACES) {
    const novices = state.council[space].filter((novice) => novice !== 'flat')
    novices.forEach((novice, index) => {
      const mayRepeat = typeof novice === 'number' ? free[novice] === true : neutralFree
      invariant(mayRepeat || novices.indexOf(novice) === index, `council.${space}`, `${novice} is there twice`)
    })
  }
}

/** R14.1: the novices begin the countdown. R14.2, R14.5: its tile goes round between two turns of the starting player. */
function countdown(state: GameState): void {
  const { novices, countdownAt } = countdownProgress(state)
  invariant((state.countdown !== null) === novices >= countdownAt, 'countdown', `${novices} of ${countdownAt} novices`)
  if (state.countdown === null || state.ended !== null) return
  const { pile, tile } = state.countdown
  const withStartingPlayer = pile === 5 || state.turn.seat === state.startingSeat
  invariant(
    tile === (withStartingPlayer ? null : pile + 1),
    'countdown',
    'the tile going round is the one after the pile',
  )
}

function inCity(rules: Rules, state: GameState, city: City, seat: Seat): void {
  const at = `cities.${seat}`
  const { guardians } = rules
  invariant(city.path.length <= 6, `${at}.path`, 'six path tiles at most')
  const notches = rules.notches(city.board)
  city.portals.forEach((portal, index) => {
    const fits = portal === null || notches.some((one) => one.space === index + 1 && one.portal === portal)
    invariant(fits, `${at}.portals.${index}`, 'kind and notch must match')
  })
  once(
    city.guardians.map((guardian) => guardian.colour),
    `${at}.guardians`,
  )
  invariant(
    city.guardians.some((guardian) => guardian.colour === 'wood'),
    `${at}.guardians`,
    'the own guardian is missing',
  )
  for (const { colour, place } of city.guardians) {
    invariant(colour === 'wood' || guardians.includes(colour), `${at}.guardians`, `the box has no ${colour} guardians`)
    const { on, space } = PARTS_BY_GUARDIAN_PLACE[place]
    if (on === 'start') continue
    invariant(space <= lastPathSpace(city), `${at}.guardians`, `the ${colour} guardian stands beyond the path`)
    if (on === 'path') continue
    invariant(
      isBonfireLitWithPortal(city, space),
      `${at}.guardians`,
      `the ${colour} guardian stands at a closed bonfire`,
    )
  }
  const crowded = hasAbility(city, 'crowdedPath')
  const places = city.guardians.map(({ place }) => place).filter((place) => place !== 'start')
  once(
    places.filter((place) => isBonfirePlace(place) || !crowded),
    `${at}.guardians`,
  )
  for (const space of SPACES) {
    const novice = isTom(state, seat) || city.novices[space - 1] !== (city.tasks[space - 1]?.lit === true)
    invariant(novice, `${at}.novices`, `space ${space}: a novice stands beside every task space without a bonfire`)
  }
  if (!isTom(state, seat)) {
    fateTiles(rules, city, at)
    offerings(rules, state, city, seat, at)
  }
  once(city.met, `${at}.met`)
  for (const task of COMMON_TASKS)
    invariant(
      city.met.includes(task) === commonTaskMet(city, task),
      `${at}.met`,
      `${task} is noted just when it is met`,
    )
}

function fateTiles(rules: Rules, city: City, at: string): void {
  const { fate } = city
  const { box, symbols } = rules
  const all = [...fate.supply, ...fate.placed.map((placed) => placed.tile), ...(fate.hand === null ? [] : [fate.hand])]
  once(all, `${at}.fate`)
  invariant(all.length === box.fateTiles.length, `${at}.fate`, `${box.fateTiles.length} fate tiles expected`)
  for (const id of all) symbols(id)
  invariant((fate.hand !== null) === (fate.placed.length === 0), `${at}.fate.hand`, 'in hand until one is placed')
  once(
    fate.placed.flatMap((placed) => cellsOfFateTile(placed).map(({ row, column }) => `${row},${column}`)),
    `${at}.fate.placed`,
  )
  fate.placed.forEach((placed, index) => {
    invariant(fits(rules, city, index), `${at}.fate.placed.${index}`, `${placed.tile} cannot lie there`)
  })
}

/** R2.12, R5.3, R5.4: the first tile on the centre, each other one beside an earlier one and inside the area. */
function fits(rules: Rules, city: City, index: number): boolean {
  const { box, inFateArea } = rules
  const cells = city.fate.placed.slice(index, index + 1).flatMap(cellsOfFateTile)
  if (index === 0) {
    const centre = box.fateArea.start.map(([row, column]) => `${row},${column}`)
    return cells.every(({ row, column }) => centre.includes(`${row},${column}`))
  }
  const earlier = city.fate.placed.slice(0, index).flatMap(cellsOfFateTile)
  const beside = cells.some((cell) =>
    earlier.some((other) => Math.abs(other.row - cell.row) + Math.abs(other.column - cell.column) === 1),
  )
  const inside = cells.filter(({ row, column }) => inFateArea[gridIndex(row, column)]).length
  return beside && inside >= (hasAbility(city, 'overhang') ? 1 : 3)
}

function offerings(rules: Rules, state: GameState, city: City, seat: Seat, at: string): void {
  const { open, piles } = city.offerings
  const given = Object.values(state.islands)
    .flatMap(({ offerings: laid }) => laid)
    .filter((owner) => owner === seat)
  const own = [...piles.flat(), ...open.flatMap((tile) => tile ?? [])]
  const tiles = rules.box.offeringTiles
  invariant(own.length + given.length === tiles.length, `${at}.offerings`, `${tiles.length} offering tiles expected`)
  for (const resource of RESOURCES) {
    const most = tiles.filter((tile) => tile.resource === resource).length
    const found = own.filter((tile) => tile === resource).length
    invariant(found <= most, `${at}.offerings`, `${most} ${resource} at most, ${found} found`)
  }
}

/**
 * Reads a state that comes from outside: its shape, then what must hold in it.
 * @throws an error that says where it is broken
 */
export function readState(rules: Rules, json: unknown): GameState {
  const result = stateSchema.safeParse(json)
  if (!result.success) {
    const [issue] = result.error.issues
    throw new Error(`${issue?.path.map(String).join('.') || 'state'}: ${issue?.message ?? 'not a state'}`)
  }
  assertSound(rules, result.data)
  return result.data
}
