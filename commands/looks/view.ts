import type { IslandId } from '#engine'
import type { LiveMessageTable, PublicTable } from '#table'
import { EMOJI, type Language, words } from '#text'
import { otherFormButton } from '../buttons.ts'
import { type Post, type Row, type SelectOption, select } from '../components.ts'
import { pressOn } from '../custom-id.ts'
import { plainNameOf } from '../names.ts'
import { VIEW_NAMES, type ViewName } from '../plain-codecs.ts'

const CITIES = ['city0', 'city1', 'city2', 'city3'] as const
type City = (typeof CITIES)[number]
/** Whether a view is of a city. */
export const isCity = (view: View): view is City => CITIES.some((city) => city === view)

/** The looks that a table offers: every city first. */
export function viewsOf(table: LiveMessageTable): ViewName[] {
  const state = table.settled
  if (state === null) return []
  return [...CITIES.slice(0, state.cities.length), ...VIEW_NAMES]
}

/** An island close by, which the look at all islands offers; a closer view like the others otherwise. */
export type View = ViewName | { readonly island: IslandId }

/** @returns null for what is no view of this table */
export function parseView(table: PublicTable, value: string): View | null {
  const island = table.settled === null ? undefined : table.rules.box.islands.find(({ id }) => id === value)
  if (island !== undefined) return { island: island.id }
  return [...CITIES, ...VIEW_NAMES].find((look): look is ViewName => look === value) ?? null
}

export const citySeatOfView = (view: View): number | null =>
  typeof view === 'string' && view.startsWith('city') ? Number(view.slice(4)) : null

/**
 * A closer view, as everybody may see it: the table as of the last finished turn.
 * @param viewer the seat of the one who looks, whose prices and notches are pointed out; null for a guest
 * @param also lines beside it
 */
export type MakeLookPost = (
  table: PublicTable,
  view: View,
  language: Language,
  viewer: number | null,
  also?: readonly string[],
) => Post

/**
 * What a view is called.
 * @param named what the seat of a city is called: where no Markdown is read unless given
 */
export function viewLabel(table: LiveMessageTable, view: View, language: Language, named = plainNameOf): string {
  const { live, names } = words(language)
  if (typeof view !== 'string')
    return table.settled === null ? view.island : names.island(table.rules.island(view.island))
  return isCity(view) ? live.looks.city(named(table, citySeatOfView(view) ?? 0, language)) : live.looks[view]
}

const LOOK_EMOJI: Readonly<Record<Exclude<ViewName, City>, string>> = {
  table: EMOJI.table,
  islands: EMOJI.island,
  gnomes: EMOJI.specialist,
  bonfire: EMOJI.greatBonfire,
  council: EMOJI.highCouncil,
  scores: EMOJI.scores,
}
export const viewEmoji = (view: View): string =>
  typeof view !== 'string' ? EMOJI.island : isCity(view) ? EMOJI.city : LOOK_EMOJI[view]

/** "Look at…": a select of closer views, for everybody; beside the islands, of each island too. */
export const viewSelect = (table: LiveMessageTable, language: Language, beside: View = 'table'): Row =>
  select(pressOn(table, { verb: 'look' }), words(language).live.lookPlaceholder, viewOptions(table, language, beside))

/** The same, each read in words. */
export const readSelect = (table: LiveMessageTable, language: Language, beside: View = 'table'): Row =>
  select(
    pressOn(table, { verb: 'read', look: viewId(beside) }),
    words(language).reading.placeholder,
    viewOptions(table, language, beside),
  )

/** What can be looked at, as options. */
function viewOptions(table: LiveMessageTable, language: Language, beside: View): SelectOption[] {
  const islands =
    table.settled !== null && (typeof beside !== 'string' || beside === 'islands')
      ? table.rules.box.islands.map(({ id }): View => ({ island: id }))
      : []
  return [...islands, ...viewsOf(table)].map((view) => ({
    value: viewId(view),
    label: viewLabel(table, view, language),
    emoji: viewEmoji(view),
  }))
}

/** As custom ids and options name a view. */
const viewId = (view: View): string => (typeof view === 'string' ? view : view.island)

/** Leads from a picture to the same in words. */
export const readButton = (table: LiveMessageTable, view: View, language: Language) =>
  otherFormButton(pressOn(table, { verb: 'read', look: viewId(view) }), language)

/** Leads from words to the picture of the same. */
export const showButton = (table: LiveMessageTable, view: View, language: Language) =>
  otherFormButton(pressOn(table, { verb: 'show', look: viewId(view) }), language)

/** The seat where a person sits at a table; null for a guest. */
export function seatOfPerson(table: PublicTable, personId: string): number | null {
  const seat = table.seats.findIndex((one) => one.person?.id === personId)
  return seat < 0 ? null : seat
}
