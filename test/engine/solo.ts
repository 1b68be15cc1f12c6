import {
  type City,
  COUNCIL_SPACES,
  type GameEvent,
  type GameState,
  type GnomeId,
  type PathTile,
  type PortalKind,
  type Resource,
  type RulesEdition,
  type Seat,
  SPACES,
  type SpecialistGnomeId,
  standardBox,
  standardRules,
  TOM_SEAT,
  type TomCardKind,
} from '#engine'
import type { CityDraft, Draft } from './draft.ts'
import { draftOf } from './draft.ts'
import { layBonfire, whole } from './pieces.ts'
import { cityAt, newTable, told } from './position.ts'

/** What a test wants of a solo position; whatever it does not name is as after the human's starting tile. */
export interface SoloWish {
  edition?: RulesEdition
  seed?: string
  letTomDecide?: boolean
  /** The next cards of Tom's deck, the first one next. */
  cards?: readonly TomCardKind[]
  /** Resource of the gnome that lies on top of the pile. */
  gnome?: Resource
  /** Changes anything else, before cards and gnome are laid. */
  change?: (draft: Draft, human: CityDraft, tom: CityDraft) => void
}

/** A sound position in which the human has used her turn, so that `end` brings Tom's next card. */
export function solo(wish: SoloWish = {}): GameState {
  const { edition = 'rulebook', letTomDecide = false } = wish
  const setup = { players: 1, edition, solo: { handicap: 0, letTomDecide } }
  const draft = draftOf(newTable(wish.seed === undefined ? setup : { ...setup, seed: wish.seed }))
  const [human, tom] = draft.cities
  if (human === undefined || tom === undefined || draft.tom === null) throw new Error('not a solo game')
  const { hand } = human.fate
  if (hand !== null) human.fate.placed.push({ tile: hand, row: 3, column: 3, direction: 'e' })
  human.fate.hand = null
  draft.todo = [{ kind: 'turn' }]
  draft.turn.used = true
  wish.change?.(draft, human, tom)
  stackCards(draft, wish.cards ?? [])
  if (wish.gnome !== undefined) turnsUp(draft, wish.gnome)
  return whole(draft)
}

/** Brings cards to the top of Tom's deck. */
function stackCards(draft: Draft, cards: readonly TomCardKind[]): void {
  if (draft.tom === null) throw new Error('not a solo game')
  const rest = draft.tom.deck
  for (const card of cards) {
    if (!rest.includes(card)) throw new Error(`the deck has no ${card} left`)
    rest.splice(rest.indexOf(card), 1)
  }
  draft.tom.deck = [...cards, ...rest]
}

/** Lays a specialist with this resource on top of the pile, exchanged with one of the display where it must be. */
function turnsUp(draft: Draft, resource: Resource): void {
  const { gnomeResource } = standardRules
  const shows = (gnome: GnomeId | null) => gnome !== null && gnomeResource(gnome) === resource
  const index = draft.gnomePile.findIndex(shows)
  const [found] = index < 0 ? [] : draft.gnomePile.splice(index, 1)
  if (found === undefined) throw new Error(`no gnome with ${resource} in the pile`)
  draft.gnomePile.unshift(found)
}

export const tomOf = (state: GameState): City => cityAt(state, TOM_SEAT)

/** The specialists that show a resource, as the box numbers them. */
export const gnomesWith = (resource: Resource): SpecialistGnomeId[] =>
  standardBox.specialists.flatMap((gnome) => (gnome.resource === resource ? [`S${gnome.number}` as const] : []))

/** Fills the gnome display from the left with these; the others come from the pile, none with `but`. */
export function openGnomes(draft: Draft, shown: readonly SpecialistGnomeId[], but: Resource): void {
  const { gnomeResource } = standardRules
  const all = [...draft.gnomeDisplay.flatMap((gnome) => gnome ?? []), ...draft.gnomePile]
  const others = all.filter((gnome) => !shown.includes(gnome) && gnomeResource(gnome) !== but)
  draft.gnomeDisplay = [...shown, ...others].slice(0, 6)
  draft.gnomePile = all.filter((gnome) => !draft.gnomeDisplay.includes(gnome))
}

/** Lays these four path tiles open, in this order. */
export function openPaths(draft: Draft, shown: readonly PathTile[]): void {
  const all = [...draft.pathDisplay.flatMap((tile) => tile ?? []), ...draft.pathPile]
  for (const tile of shown) {
    if (!all.includes(tile)) throw new Error(`no ${tile} is left`)
    all.splice(all.indexOf(tile), 1)
  }
  draft.pathDisplay = [...shown]
  draft.pathPile = all
}

/** The two islands of a resource. */
const islandsWith = (resource: Resource): [string, string] => {
  const [one, other] = standardBox.islands.flatMap((island) =>
    island.kind === 'task' && island.resource === resource ? [island.id] : [],
  )
  if (one === undefined || other === undefined) throw new Error(`no two islands show ${resource}`)
  return [one, other]
}

/** Lays exactly these tasks on the two islands of a resource; what lay there goes to the other islands. */
export function layOnIslands(draft: Draft, resource: Resource, tasks: readonly [readonly string[], readonly string[]]) {
  const wanted = tasks.flat()
  const here = islandsWith(resource)
  const elsewhere = Object.entries(draft.islands).filter(
    ([id, island]) => !here.includes(id) && island.tasks.length > 0,
  )
  const moved = here.flatMap((id) => draft.islands[id]?.tasks ?? []).filter((task) => !wanted.includes(task))
  const fresh = wanted.filter((task) => !here.some((id) => draft.islands[id]?.tasks.includes(task)))
  for (const task of fresh) {
    const from = elsewhere.find(([, island]) => island.tasks.includes(task)) ?? elsewhere.at(-1)
    if (from === undefined) throw new Error('no other island has tasks')
    const { tasks: lying } = from[1]
    // A task that was not dealt stands in for one that was.
    lying.splice(Math.max(0, lying.indexOf(task)), 1)
    if (lying.length === 0) elsewhere.splice(elsewhere.indexOf(from), 1)
  }
  elsewhere[0]?.[1].tasks.push(...moved)
  here.forEach((id, index) => {
    draft.islands[id] = { tasks: [...(tasks[index] ?? [])], offerings: [] }
  })
}

/** Gives Tom bonfires on his first free spaces, from islands that do not show `but`. */
export function tomLit(draft: Draft, tom: CityDraft, count: number, but: Resource | null = null): void {
  const spared: readonly string[] = but === null ? [] : islandsWith(but)
  const islands = Object.entries(draft.islands).flatMap(([id, island]) => (spared.includes(id) ? [] : [island]))
  for (let lit = 0; lit < count; lit++) {
    const task = islands.find(({ tasks }) => tasks.length > 0)?.tasks.shift()
    if (task === undefined) throw new Error('no task is left')
    tom.tasks[tom.tasks.indexOf(null)] = { task, lit: true }
  }
}

/** Sends novices of Tom's to council spaces, one in each time through the deck that is over (R16.6). */
export function tomSent(draft: Draft, ...spaces: (typeof COUNCIL_SPACES)[number][]): void {
  if (draft.tom === null) throw new Error('not a solo game')
  for (const space of spaces) draft.council[space].push(TOM_SEAT)
  draft.tom.round = 1 + spaces.length
}

/** Gives Tom specialists from the bottom of the pile, none that shows `but`. */
export function tomGnomes(draft: Draft, tom: CityDraft, count: number, but: Resource): void {
  const { gnomeResource } = standardRules
  const joining = draft.gnomePile.filter((gnome) => gnomeResource(gnome) !== but).slice(-count)
  draft.gnomePile = draft.gnomePile.filter((gnome) => !joining.includes(gnome))
  tom.gnomes.push(...joining)
}

/** Gives Tom his first portals from the right. */
export const firstSpaces = (count: number): number[] => [...SPACES].reverse().slice(0, count)

/** Lays the portals of one kind at these spaces round the Great Bonfire; the others take the places left. */
export function layPortals(draft: Draft, kind: PortalKind, spaces: readonly number[]): void {
  const others = draft.bonfire.portals.flat().filter((portal) => portal !== kind)
  draft.bonfire.portals = draft.bonfire.portals.map((lying, space) => {
    const here = spaces.filter((one) => one === space).map(() => kind)
    return [...here, ...others.splice(0, lying.length - here.length)]
  })
}

/** So many novices in the council: the human's three, the rest neutral, one a space. */
export function inCouncil(draft: Draft, human: CityDraft, count: number): void {
  for (const space of [1, 2, 3]) layBonfire(draft, human, space, `B${space}`)
  for (const space of COUNCIL_SPACES.slice(1, count - 2)) {
    draft.commonNovices.pop()
    draft.council[space].push('neutral')
  }
}

/** How many turns of a seat began. */
export const turnsOf = (events: readonly GameEvent[], seat: Seat) =>
  told(events, 'turnBegan').filter((event) => event.seat === seat).length
