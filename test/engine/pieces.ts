import {
  assertSound,
  COMMON_TASKS,
  COUNCIL_SPACES,
  commonTaskMet,
  type GameState,
  type Guardian,
  type GuardianPlace,
  isElder,
  type PathTile,
  standardRules,
} from '#engine'
import type { CityDraft, Draft } from './draft.ts'
import { draftOf } from './draft.ts'
import { gnomeOf, position, type Wish } from './position.ts'

/** A position that a game could hold: each piece is in one place, counts and limits are kept. */
export function sound(wish: Wish = {}): GameState {
  return whole(draftOf(position(wish)))
}

/** Notes the common tasks that are met, as the game would have done, and checks the position. */
export function whole(draft: Draft): GameState {
  for (const city of draft.cities) city.met = COMMON_TASKS.filter((task) => commonTaskMet(city, task))
  assertSound(standardRules, draft)
  return draft
}

/** Tasks of a colour as the box numbers them, without those named. */
export const tasksOf = (letter: 'B' | 'R' | 'Y', but: readonly string[] = []): string[] =>
  Array.from({ length: 22 }, (_, index) => `${letter}${index + 1}`).filter((id) => !but.includes(id))

/** Lays a task of an island, or one that was not dealt in place of one that was, on a task space. */
export function layTask(draft: Draft, city: CityDraft, space: number, task: string): void {
  const islands = Object.values(draft.islands)
  const from = islands.find(({ tasks }) => tasks.includes(task)) ?? islands.find(({ tasks }) => tasks.length > 0)
  if (from === undefined) throw new Error('no task is left')
  const index = from.tasks.indexOf(task)
  from.tasks.splice(Math.max(0, index), 1)
  city.tasks[space - 1] = { task, lit: false }
}

/** Lays a task as a bonfire; its novice goes to the last council space without one of that seat. */
export function layBonfire(draft: Draft, city: CityDraft, space: number, task: string): void {
  layTask(draft, city, space, task)
  city.tasks[space - 1] = { task, lit: true }
  city.novices[space - 1] = false
  const seat = draft.cities.indexOf(city)
  const free = [...COUNCIL_SPACES].reverse().find((one) => !draft.council[one].includes(seat))
  if (free === undefined) throw new Error('no council space is free')
  draft.council[free].push(seat)
}

/** Places the portals of these notches, from wherever they lie round the Great Bonfire. */
export function placePortals(draft: Draft, city: CityDraft, spaces: readonly number[]): void {
  for (const { portal, space } of standardRules.notches(city.board)) {
    if (!spaces.includes(space)) continue
    const lying = draft.bonfire.portals.find((portals) => portals.includes(portal))
    if (lying === undefined) throw new Error(`no ${portal} is left`)
    lying.splice(lying.indexOf(portal), 1)
    city.portals[space - 1] = portal
  }
}

/** Builds path tiles: these, or as many of the pile. */
export function build(draft: Draft, city: CityDraft, tiles: readonly PathTile[] | number): void {
  if (typeof tiles === 'number') {
    city.path.push(...draft.pathPile.splice(0, tiles))
    return
  }
  for (const tile of tiles) {
    if (!draft.pathPile.includes(tile)) {
      const open = draft.pathDisplay.indexOf(tile)
      if (open < 0) throw new Error(`no ${tile} is left`)
      draft.pathDisplay[open] = draft.pathPile.shift() ?? null
    } else draft.pathPile.splice(draft.pathPile.indexOf(tile), 1)
    city.path.push(tile)
  }
}

/** Puts guardians where they are wished; the others of the city stay. */
export function stand(city: CityDraft, places: Partial<Record<Guardian, GuardianPlace>>): void {
  for (const colour of ['wood', 'grey', 'red', 'pink', 'turquoise'] as const) {
    const place = places[colour]
    if (place === undefined) continue
    city.guardians = city.guardians.filter((one) => one.colour !== colour)
    city.guardians.push({ colour, place })
  }
}

/** Lays offering tiles of a seat on islands, from the bottom of the longer pile. */
export function layOfferings(draft: Draft, city: CityDraft, islands: readonly string[]): void {
  const { open, piles } = city.offerings
  for (const island of islands) {
    const longer = piles[0].length >= piles[1].length ? piles[0] : piles[1]
    if (longer.length > 0) longer.pop()
    else if (open[0] !== null) open[0] = null
    else open[1] = null
    draft.islands[island]?.offerings.push(draft.cities.indexOf(city))
  }
}

/** Lays a specialist open in the display's first place. */
export function showGnome(draft: Draft, word: string): void {
  const gnome = gnomeOf(word)
  if (isElder(gnome)) throw new Error(`${word} is an elder`)
  const open = draft.gnomeDisplay.indexOf(gnome)
  const first = draft.gnomeDisplay[0] ?? null
  if (open >= 0) draft.gnomeDisplay[open] = first
  else draft.gnomePile = draft.gnomePile.map((one) => (one === gnome && first !== null ? first : one))
  draft.gnomeDisplay[0] = gnome
}

/** Puts neutral novices from the first common tasks into council spaces. */
export function sendNeutral(draft: Draft, ...spaces: (typeof COUNCIL_SPACES)[number][]): void {
  for (const space of spaces) {
    draft.commonNovices.shift()
    draft.council[space].push('neutral')
  }
}

/** Fate tiles lying there, the starting tile first; `next` are top and bottom of the supply. */
export function layFate(city: CityDraft, placed: CityDraft['fate']['placed'], next: readonly string[] = []): void {
  const used = [...placed.map(({ tile }) => tile), ...next]
  const rest = Array.from({ length: 8 }, (_, index) => `F${index + 1}`).filter((id) => !used.includes(id))
  const [top, bottom] = next
  city.fate = { hand: null, placed, supply: [top, ...rest, bottom].flatMap((id) => id ?? []) }
}
