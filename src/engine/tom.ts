import { greatBonfireSpacesNextFirst, placePortalInCity } from './bonfire.ts'
import { candidatesHandler } from './choice-handler.ts'
import { actingCity, type Emit, gain, guardiansLeftOfColour, ownsGuardian } from './city.ts'
import { commonTaskMet } from './conditions.ts'
import { beginCountdownIfDue } from './countdown.ts'
import { drawGnome } from './displays.ts'
import { layPathTile } from './paths.ts'
import { shuffleInPlace } from './random.ts'
import { refuse } from './refusal.ts'
import type { Rules } from './rules.ts'
import {
  type Draft,
  type GameState,
  type GnomeId,
  isElder,
  type PathTile,
  resourceAndCrystal,
  type SpecialistGnomeId,
} from './state.ts'
import { removeTaskFromIsland } from './tasks.ts'
import {
  COMMON_TASKS,
  COUNCIL_SPACES,
  type CommonTask,
  pathSpaceByNumber,
  type Resource,
  type Seat,
  type TomCardKind,
} from './terms.ts'

/** Tom's seat in a solo game; the human's is 0 (R16.1). */
export const TOM_SEAT = 1
/** Whether a seat is Tom's. */
export const isTom = (state: GameState, seat: Seat): boolean => state.tom !== null && seat === TOM_SEAT
/** Whether it is Tom's turn. */
export const isTomsTurn = (state: GameState): boolean => isTom(state, state.turn.seat)

/** R16.9: the common task that Tom has met when a card of this kind can do nothing for him any more. */
const OUTGROWN: Readonly<Record<TomCardKind, CommonTask>> = {
  gnome: 'sixGnomes',
  path: 'sevenPathTiles',
  taskHighest: 'sevenTasks',
  taskLowest: 'sevenTasks',
  guardian: 'fiveGuardians',
  greatBonfire: 'sevenPortals',
}
/** R16.5: cards with the gnome sign. */
const SIGN: readonly TomCardKind[] = ['gnome', 'path', 'taskHighest', 'taskLowest']

/** R16.4: turns the top card up and carries it out, as far as nothing is left to choose. */
export function doTomCard(rules: Rules, draft: Draft, emit: Emit): void {
  const { tom } = draft
  if (tom === null) throw new Error('Tom does not play')
  const [next, ...left] = tom.deck
  if (next === undefined) throw new Error("Tom's deck is empty")
  draft.tom = { ...tom, deck: left, discards: [...tom.discards, next] }
  const gnome = SIGN.includes(next) ? turnUpGnome(draft) : null
  emit({ kind: 'tomCard', card: next, gnome, round: tom.round, left: left.length })
  if (commonTaskMet(actingCity(draft), OUTGROWN[next])) {
    emit({ kind: 'tomIdle', why: 'outgrown' })
    gain(draft, emit, { source: 'tom', points: 3 })
    return
  }
  if (!carryOut(rules, draft, next, gnome, emit)) emit({ kind: 'tomIdle', why: 'nothingFits' })
}

function turnUpGnome(draft: Draft): SpecialistGnomeId | null {
  const gnome = drawGnome(draft)
  if (gnome !== undefined) draft.gnomeDiscards = [...draft.gnomeDiscards, gnome]
  return gnome ?? null
}

/** R16.6. @returns false when the card finds nothing */
function carryOut(rules: Rules, draft: Draft, card: TomCardKind, gnome: GnomeId | null, emit: Emit): boolean {
  if (card === 'greatBonfire') return turnToPortal(rules, draft, emit)
  if (card === 'guardian') {
    draft.todo.push({ kind: 'tomGuardian' })
    return true
  }
  if (gnome === null) return false
  const resource = rules.gnomeResource(gnome)
  if (card === 'gnome') return gnomesJoin(rules, draft, resource, emit)
  if (card === 'path') return pathsJoin(draft, resource, emit)
  return offerTasks(rules, draft, resource, card === 'taskLowest')
}

/** All of the display with the resource; where six is the limit, the human chooses which (R16.9). */
function gnomesJoin(rules: Rules, draft: Draft, resource: Resource, emit: Emit): boolean {
  const { gnomeResource } = rules
  const gnomes = draft.gnomeDisplay.flatMap((one) => (one !== null && gnomeResource(one) === resource ? one : []))
  const room = 6 - actingCity(draft).gnomes.length
  if (gnomes.length > room) draft.todo.push({ kind: 'tomGnome', gnomes, left: room })
  else for (const one of gnomes) gnomeJoins(draft, one, emit)
  return gnomes.length > 0
}

function gnomeJoins(draft: Draft, gnome: GnomeId, emit: Emit): void {
  if (!isElder(gnome)) draft.gnomeDisplay = draft.gnomeDisplay.with(draft.gnomeDisplay.indexOf(gnome), null)
  const city = actingCity(draft)
  city.gnomes = [...city.gnomes, gnome]
  emit({ kind: 'gnomeJoined', seat: TOM_SEAT, gnome, free: true })
}

/** All open ones with the resource from the left, six at most (R16.9). */
function pathsJoin(draft: Draft, resource: Resource, emit: Emit): boolean {
  const city = actingCity(draft)
  const fits = (tile: PathTile | null): tile is PathTile =>
    tile !== null && resourceAndCrystal(tile).resource === resource
  const found = draft.pathDisplay.some(fits)
  draft.pathDisplay.forEach((tile, index) => {
    if (!fits(tile) || city.path.length >= 6) return
    draft.pathDisplay = draft.pathDisplay.with(index, null)
    layPathTile(draft, tile, { from: 'display', turnedUp: false }, emit)
  })
  return found
}

/** Of the tasks on the two islands of the resource those worth most or least; the human chooses among equals (R16.7). */
function offerTasks(rules: Rules, draft: Draft, resource: Resource, lowest: boolean): boolean {
  const { box, task } = rules
  const lying = box.islands.flatMap((island) =>
    island.kind === 'task' && island.resource === resource ? (draft.islands[island.id]?.tasks ?? []) : [],
  )
  if (lying.length === 0) return false
  const points = lying.map((id) => task(id).points)
  const wanted = lowest ? Math.min(...points) : Math.max(...points)
  // In the box's order, so that the first is the same wherever they lie.
  const tasks = box.tasks.flatMap((one) => (lying.includes(one.id) && one.points === wanted ? one.id : []))
  draft.todo.push({ kind: 'tomTask', tasks, novice: lowest })
  return true
}

/** R16.6: clockwise to the next space with the portal of his next notch, the present one last. */
function turnToPortal(rules: Rules, draft: Draft, emit: Emit): boolean {
  const city = actingCity(draft)
  const notch = rules.notches(city.board).find(({ space }) => city.portals[space - 1] === null)
  const from = draft.bonfire.at
  const to = greatBonfireSpacesNextFirst(from ?? rules.bonfireStart).find(
    (space) => notch && draft.bonfire.portals[space]?.includes(notch.portal),
  )
  if (notch === undefined || to === undefined) return false
  draft.bonfire = { ...draft.bonfire, at: to }
  emit({ kind: 'bonfireTurned', seat: TOM_SEAT, from, to })
  placePortalInCity(rules, draft, notch.portal, emit)
  return true
}

/** R16.8: neutral novices of common tasks that Tom meets go to the council, each in turn. */
export function sendCommonNoviceForTom(draft: Draft): void {
  const met = COMMON_TASKS.find((task) => draft.commonNovices.includes(task) && commonTaskMet(actingCity(draft), task))
  if (met === undefined) return
  draft.commonNovices = draft.commonNovices.filter((task) => task !== met)
  draft.todo.push({ kind: 'doTomNovices' }, { kind: 'tomCouncil', novice: met })
}

/**
 * R16.4, R16.10: after the card; an empty deck is reshuffled for the next round.
 * @returns true when the deck has been played through for the fourth time
 */
export function reshuffleTomsDeckIfEmpty(draft: Draft): boolean {
  const { tom } = draft
  if (tom === null || tom.deck.length > 0) return false
  if (tom.round === 4) return true
  const deck = tom.discards
  draft.tom = { deck: shuffleInPlace(draft, [...deck]), discards: [], round: tom.round + 1 }
  return false
}

/** R16.7: which of equal tasks Tom takes. He lights it at once, on his next free space clockwise. */
export const tomTaskHandler = candidatesHandler<'tomTask'>({
  candidates: (_state, question) => question.tasks.map((task) => ({ kind: 'tomTask', task })),
  refuse: (_state, question, { task }) =>
    question.tasks.includes(task) ? null : refuse('noSuchTask', 'R16.6', { at: null, ship: null }),
  apply(draft, question, { task: id }, emit, rules) {
    const city = actingCity(draft)
    const space = pathSpaceByNumber(city.tasks.indexOf(null) + 1)
    const island = Object.keys(draft.islands).find((one) => draft.islands[one]?.tasks.includes(id))
    if (space === null || island === undefined) throw new Error(`Tom cannot take ${id}`)
    removeTaskFromIsland(draft, island, id)
    city.tasks = city.tasks.with(space - 1, { task: id, lit: true })
    const { colour, points } = rules.task(id)
    emit({ kind: 'taskReceived', seat: TOM_SEAT, task: id, island, space })
    emit({ kind: 'ignited', seat: TOM_SEAT, space, task: id, colour, points })
    if (!question.novice) return
    gain(draft, emit, { source: 'tom', points: 1 })
    draft.todo.push({ kind: 'tomCouncil', novice: null })
  },
})

/** R16.7: which guardian Tom takes. */
export const tomGuardianHandler = candidatesHandler<'tomGuardian'>({
  candidates: (_state, _question, rules) => rules.guardians.map((colour) => ({ kind: 'tomGuardian', colour })),
  refuse(state, _question, { colour }, rules) {
    if (!rules.guardians.includes(colour)) return refuse('noGuardianThere', 'R16.6', { colour })
    if (ownsGuardian(actingCity(state), colour)) return refuse('guardianOwned', 'R16.6', { colour })
    return guardiansLeftOfColour(state, colour) > 0 ? null : refuse('noGuardianThere', 'R16.6', { colour })
  },
  apply(draft, _question, { colour }, emit) {
    const city = actingCity(draft)
    city.guardians = [...city.guardians, { colour, place: 'start' }]
    emit({ kind: 'guardianReceived', seat: TOM_SEAT, colour, free: true })
  },
})

/** R16.6, R16.8: any council space, one with such a novice too. */
export const tomCouncilHandler = candidatesHandler<'tomCouncil'>({
  candidates: () => COUNCIL_SPACES.map((space) => ({ kind: 'tomCouncil', space })),
  refuse: () => null,
  apply(draft, { novice: from }, { space: to }, emit) {
    draft.council = { ...draft.council, [to]: [...draft.council[to], from === null ? TOM_SEAT : 'flat'] }
    emit({ kind: 'noviceMoved', seat: TOM_SEAT, novice: from === null ? 'own' : 'flat', to, from })
    if (from !== null) gain(draft, emit, { source: 'tom', points: 1 })
    beginCountdownIfDue(draft, emit)
  },
})

/** R16.9: which of too many gnomes join Tom, one after the other. */
export const tomGnomeHandler = candidatesHandler<'tomGnome'>({
  candidates: (_state, question) => question.gnomes.map((gnome) => ({ kind: 'tomGnome', gnome })),
  refuse: (_state, question, { gnome }) =>
    question.gnomes.some((one) => one === gnome) ? null : refuse('noSuchGnome', 'R16.9'),
  apply(draft, question, { gnome }, emit) {
    gnomeJoins(draft, gnome, emit)
    if (question.left <= 1) return
    const gnomes = question.gnomes.filter((one) => one !== gnome)
    draft.todo.push({ kind: 'tomGnome', gnomes, left: question.left - 1 })
  },
})

/**
 * Kinds of choice that the sources leave to the human. With `letTomDecide` the first listed is taken: of tasks the one
 * with the lowest number, of guardians and council spaces the first in the order of `terms.ts`, of gnomes the leftmost
 * of the display.
 */
export const isChoiceForTom = (kind: string): boolean => kind.startsWith('tom')
