import type { QuestionAnsweredBy } from './answers.ts'
import type { Choice } from './choice.ts'
import { type ChoiceHandler, candidatesHandler, turnOptionHandler } from './choice-handler.ts'
import {
  actingCity,
  type Emit,
  gain,
  gainIfAbility,
  hasAbility,
  isBonfireLitWithPortal,
  isBonfirePlace,
  lastPathSpace,
  listItemAtSpace,
  pathSpaceOfPlace,
  setGuardianPlace,
} from './city.ts'
import type { Question } from './decision.ts'
import { tilesShortRefusal } from './pay.ts'
import { tilesShort } from './payment.ts'
import { type GuardianWayLack, type Refusal, refuse } from './refusal.ts'
import type { Rules } from './rules.ts'
import { type City, type Draft, isElder, resourceAndCrystal } from './state.ts'
import {
  GUARDIAN_PLACES,
  type Guardian,
  type GuardianPlace,
  PARTS_BY_GUARDIAN_PLACE,
  pathSpaceByNumber,
  RESOURCES,
  type Resource,
  SPACES,
  type Space,
} from './terms.ts'

type Procession = Extract<Question, { kind: 'procession' }>

/** R10.5: steps that so many paid units give. */
export const stepsForUnits = (city: City, units: number): number => units + (hasAbility(city, 'longerStrides') ? 1 : 0)

/** Guardians that can walk, all but those at a bonfire (R10.2). */
const walkers = (city: City): Guardian[] =>
  city.guardians.filter((one) => !isBonfirePlace(one.place)).map((one) => one.colour)

const placeOf = (city: City, guardian: Guardian): GuardianPlace | undefined =>
  city.guardians.find((one) => one.colour === guardian)?.place

/** R10.3: who stands in the way, for nobody else may stand there; with specialist 1 path spaces hold any number. */
function occupant(city: City, place: GuardianPlace): Guardian | null {
  if (PARTS_BY_GUARDIAN_PLACE[place].on === 'path' && hasAbility(city, 'crowdedPath')) return null
  return city.guardians.find((one) => one.place === place)?.colour ?? null
}
const isFree = (city: City, place: GuardianPlace): boolean => occupant(city, place) === null

/** R10.2, R12.8: what a place lacks so that somebody could stand there; null when it is there and open. */
function placeLacks(city: City, to: GuardianPlace): GuardianWayLack | null {
  const { on, space } = PARTS_BY_GUARDIAN_PLACE[to]
  if (on === 'start') return 'forward'
  if (space > lastPathSpace(city)) return 'path'
  if (on === 'path' || isBonfireLitWithPortal(city, space)) return null
  return city.portals[space - 1] === null ? 'portal' : 'ignition'
}

/** R10.2, R10.3: steps to a place from another, going forward; what is lacking when no way leads there. */
function stepsForward(city: City, from: GuardianPlace, to: GuardianPlace): number | GuardianWayLack {
  if (isBonfirePlace(from)) return 'forward'
  const lacks = placeLacks(city, to)
  if (lacks !== null) return lacks
  const { on, space } = PARTS_BY_GUARDIAN_PLACE[to]
  const steps = space - pathSpaceOfPlace(from) + (on === 'bonfire' ? 1 : 0)
  return steps >= 1 ? steps : 'forward'
}

/** Where a guardian may end a procession of so many steps (R10.2, R10.3), the furthest first. */
export function processionTargets(city: City, guardian: Guardian, steps: number): GuardianPlace[] {
  const from = placeOf(city, guardian)
  const targets: GuardianPlace[] = []
  if (from === undefined || isBonfirePlace(from)) return targets
  const here = pathSpaceOfPlace(from)
  const last = lastPathSpace(city)
  for (let needed = steps; needed >= 1; needed--) {
    const along = pathSpaceByNumber(here + needed)
    const beside = pathSpaceByNumber(here + needed - 1)
    if (along !== null && along <= last && isFree(city, `p${along}`)) targets.push(`p${along}`)
    if (beside !== null && beside <= last && isBonfireLitWithPortal(city, beside) && isFree(city, `b${beside}`))
      targets.push(`b${beside}`)
  }
  return targets
}

/** The most steps that any guardian could use, in whatever order they walk; more steps buy nothing. */
function longestWay(city: City): number {
  let longest = 0
  const last = pathSpaceByNumber(lastPathSpace(city)) ?? 7
  for (const { place } of city.guardians) {
    if (isBonfirePlace(place)) continue
    const here = pathSpaceOfPlace(place)
    longest = Math.max(longest, last - here)
    for (const space of SPACES)
      if (space >= here && space <= last && isBonfireLitWithPortal(city, space) && isFree(city, `b${space}`))
        longest = Math.max(longest, space - here + 1)
  }
  return longest
}

/** R10.1, R10.6: the whole procession is paid before the first guardian moves. */
export const processionHandler = turnOptionHandler<'procession'>({
  candidates(state) {
    const city = actingCity(state)
    if (tilesShort(city, 'white', 1) > 0) return []
    const most = Math.min(longestWay(city), 8)
    return Array.from({ length: most }, (_, index) => ({ kind: 'procession', units: index + 1 }))
  },
  refuse(state, _question, { units }) {
    const city = actingCity(state)
    if (!Number.isInteger(units) || units < 1) return refuse('notThePrice', 'R10.1')
    const short = tilesShortRefusal(city, 'white', units, 'R10.1')
    if (short !== null) return short
    const longest = longestWay(city)
    // A unit that no guardian could use would be discarding (R4.5).
    if (units > 1 && stepsForUnits(city, units - 1) >= longest) return refuse('tooManySteps', 'R4.5', { most: longest })
    const somebody = walkers(city).some((one) => processionTargets(city, one, stepsForUnits(city, units)).length > 0)
    return somebody ? null : refuse('nobodyCanMove', 'R10.1', { walkers: walkers(city).length })
  },
  apply(draft, _question, { units }) {
    draft.todo.push({ kind: 'doProcession', units }, { kind: 'payTiles', colour: 'white', units })
  },
})

/** R10.1, once paid. */
export function beginPaidProcession(draft: Draft, units: number, emit: Emit): void {
  beginProcession(draft, stepsForUnits(actingCity(draft), units), true, emit)
}

/** Starts a procession: paid, or that of specialist 17 (R9.2). */
export function beginProcession(draft: Draft, steps: number, paid: boolean, emit: Emit): void {
  const waiting = walkers(actingCity(draft))
  draft.todo.push({ kind: 'procession', steps, paid, moved: false, waiting })
  emit({ kind: 'processionBegan', seat: draft.turn.seat, steps, paid })
}

/** R10.1: of those that wait, the furthest ahead; several on one space are the player's to order. */
export function nextGuardians(city: City, waiting: readonly Guardian[]): Guardian[] {
  const ahead = (guardian: Guardian) => pathSpaceOfPlace(placeOf(city, guardian) ?? 'start')
  const furthest = Math.max(...waiting.map(ahead))
  return waiting.filter((guardian) => ahead(guardian) === furthest)
}

/** R10: where a guardian goes in a procession, or by the council's bonus f (R12.6f, R12.8). */
export const guardianDestinationHandler: ChoiceHandler<'move'> = {
  list(state, question) {
    const city = actingCity(state)
    if (question.kind === 'freeMove')
      return city.guardians.flatMap(({ colour }) =>
        GUARDIAN_PLACES.filter((to) => refuseToBring(city, colour, to) === null).map((to) => ({
          kind: 'move',
          guardian: colour,
          to,
        })),
      )
    return nextGuardians(city, question.waiting).flatMap((one) =>
      processionTargets(city, one, question.steps).map((to) => ({ kind: 'move' as const, guardian: one, to })),
    )
  },
  refuse(state, question, choice) {
    const city = actingCity(state)
    if (question.kind === 'freeMove') return refuseToBring(city, choice.guardian, choice.to)
    return refuseStep(city, question, choice.guardian, choice.to)
  },
  apply(draft, question, choice, emit, rules) {
    const { guardian, to } = choice
    const city = actingCity(draft)
    const from = placeOf(city, guardian)
    if (from === undefined) throw new Error(`the ${guardian} guardian is not in this city`)
    if (question.kind === 'procession') goOn(draft, question, guardian, true)
    setGuardianPlace(city, guardian, to)
    emit({ kind: 'guardianMoved', seat: draft.turn.seat, guardian, from, to })
    arrive(rules, draft, question, choice, emit)
  },
}

function refuseStep(city: City, question: Procession, guardian: Guardian, to: GuardianPlace): Refusal | null {
  if (!nextGuardians(city, question.waiting).includes(guardian)) return refuse('notFurthest', 'R10.1')
  const needed = stepsForward(city, placeOf(city, guardian) ?? 'start', to)
  if (typeof needed !== 'number') return refuse('noWay', 'R10.2', { to, lacks: needed })
  if (needed > question.steps) return refuse('tooFar', 'R10.1', { needed, steps: question.steps })
  const by = occupant(city, to)
  return by === null ? null : refuse('occupied', 'R10.3', { by })
}

/** The next guardian's move is asked for, as long as one waits. */
function goOn(draft: Draft, question: Procession, done: Guardian, moved: boolean): void {
  const waiting = question.waiting.filter((one) => one !== done)
  if (waiting.length > 0) draft.todo.push({ ...question, moved: question.moved || moved, waiting })
}

/** R10.1: a guardian may stay, but a paid procession moves at least one. */
export const stayHandler = candidatesHandler<'stay'>({
  candidates: (state, question) =>
    nextGuardians(actingCity(state), question.waiting).map((one) => ({ kind: 'stay', guardian: one })),
  refuse(state, question, { guardian }) {
    const city = actingCity(state)
    if (!nextGuardians(city, question.waiting).includes(guardian)) return refuse('notFurthest', 'R10.1')
    const others = question.waiting.filter((one) => one !== guardian)
    const fine =
      !question.paid || question.moved || others.some((one) => processionTargets(city, one, question.steps).length > 0)
    return fine ? null : refuse('somebodyMustMove', 'R10.1')
  },
  apply(draft, question, { guardian }) {
    goOn(draft, question, guardian, false)
  },
})

/** R12.6f, R12.8: any number of steps either way, through portals, to a free place; the starting tile is none. */
function refuseToBring(city: City, guardian: Guardian, to: GuardianPlace): Refusal | null {
  const from = placeOf(city, guardian)
  const lacks = from === undefined || from === to ? 'forward' : placeLacks(city, to)
  if (lacks !== null) return refuse('noWay', 'R12.6', { to, lacks })
  const by = occupant(city, to)
  return by === null ? null : refuse('occupied', 'R12.6', { by })
}

/** The resource of a path space (R6.5). */
function pathResource(city: City, space: Space): Resource {
  return space === 1 ? 'gold' : resourceAndCrystal(listItemAtSpace(['blue-gold', ...city.path], space)).resource
}

/** R10.4, R10.5: what ending there yields, and R15.2 in the online edition. */
function arrive(
  rules: Rules,
  draft: Draft,
  question: QuestionAnsweredBy<'move'>,
  { guardian, to }: Choice<'move'>,
  emit: Emit,
): void {
  const city = actingCity(draft)
  const { on, space } = PARTS_BY_GUARDIAN_PLACE[to]
  if (on === 'start') return
  if (on === 'bonfire') {
    if (draft.setup.edition === 'online') gainIfAbility(draft, emit, 'brightGuardians', { points: 2 })
    return
  }
  if (question.kind === 'procession' && !question.paid) return
  const favourite = city.gnomes.find((gnome) => !isElder(gnome) && rules.specialist(gnome).guardian === guardian)
  const times = favourite === undefined ? 1 : 2
  if (space === 1) gainIfAbility(draft, emit, 'firstSpaceGold', { resources: ['gold'] })
  if (hasAbility(city, 'freeYield')) {
    draft.todo.push({ kind: 'yield', times })
    return
  }
  const resources = [pathResource(city, space)]
  gain(draft, emit, { source: question.kind === 'freeMove' ? 'moveGuardian' : 'procession', resources })
  if (favourite !== undefined) gain(draft, emit, { source: 'specialist', resources, gnome: favourite })
}

/** R10.5: with specialist 6 the resource of any path space is chosen. */
export const yieldedResourceHandler: ChoiceHandler<'yield'> = {
  list: () => RESOURCES.map((resource) => ({ kind: 'yield', resource })),
  refuse: () => null,
  apply(draft, question, { resource }, emit) {
    gainIfAbility(draft, emit, 'freeYield', { resources: new Array<Resource>(question.times).fill(resource) })
  },
}

/** Whether bonus f can be used by anybody in the city (R12.7). */
export const anyGuardianCanBeBroughtElsewhere = (city: City): boolean =>
  city.guardians.some(({ colour }) => GUARDIAN_PLACES.some((to) => refuseToBring(city, colour, to) === null))
