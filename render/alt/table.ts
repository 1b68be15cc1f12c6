import {
  ACTION_TILES,
  boxOf,
  COMMON_TASKS,
  COUNCIL_SPACES,
  cityOf,
  councilCount,
  countdownTile,
  decision,
  type GnomeId,
  lastPathSpace,
  nextNotches,
  RESOURCES,
  scoreSheets,
} from '#engine'
import { clip, decidingDifference, gnomeWords, narrate, resultOf, scoreLines, standings } from '#text'
import type { BonfireRequest, TableRequest } from '../request.ts'
import { type AltContext, joinItems, pathName } from './context.ts'

/** Whose turn it is, or who has won. */
function headline({ state, names, words }: AltContext): string {
  const seat = decision(state)?.seat
  return seat === undefined
    ? resultOf(words, state, names, scoreSheets(state))
    : words.live.turnOf(names[seat] ?? words.names.emptySeat)
}

export function progress({ state, words }: AltContext): string {
  const { novices, countdownAt } = councilCount(state)
  const seat = decision(state)?.seat
  const tile = seat === undefined ? null : countdownTile(state, seat)
  return `${words.live.novices(novices, countdownAt)}.${tile === null ? '' : ` ${words.live.countdown(tile)}.`}`
}

export function table({ lastTurn }: TableRequest, told: AltContext): string[] {
  const { state, names, words, alt } = told
  const totals = state.ended === null ? null : scoreSheets(state)
  return [
    headline(told),
    alt.scores(
      state.cities.map((one, seat) => `${names[seat] ?? ''} ${totals?.[seat]?.total ?? one.score}`).join(', '),
    ),
    progress(told),
    ...(lastTurn === null ? [] : [alt.lastTurn(clip(narrate(words, state, names, lastTurn.events).join(' '), 360))]),
    alt.ships(
      state.cities
        .flatMap((one, seat) =>
          state.tom !== null && seat === 1 ? [] : [`${names[seat] ?? ''} ${one.ship ?? words.names.landingStage}`],
        )
        .join(', '),
    ),
    ...hands(told),
    greatBonfire(told),
    alt.paths(state.pathDisplay.flatMap((tile) => (tile === null ? [] : [pathName(words, tile)])).join('; ')),
    alt.gnomes(state.gnomeDisplay.flatMap((gnome) => (gnome === null ? [] : [nameOf(told, gnome)])).join(', ')),
    alt.elders(joinItems(alt, [state.elders.map((elder) => nameOf(told, elder)).join(', ')].filter(Boolean))),
    commonTasks(told),
    alt.bonfirePortals(
      boxOf(state)
        .box.greatBonfire.map(({ at }, i) => {
          const portals = (state.bonfire.portals[i] ?? []).map((portal) => words.names.portal[portal])
          return `${words.names.compass[at]} ${portals.length === 0 ? alt.none : portals.join(', ')}`
        })
        .join('; '),
    ),
  ]
}

const nameOf = ({ state, words }: AltContext, gnome: GnomeId): string => gnomeWords(words, state, gnome).name

/** What everybody holds, and how they would stand if the game ended now. */
function hands({ state, names, words, alt }: AltContext): string[] {
  const sheets = state.ended === null ? scoreSheets(state) : null
  return state.cities.map((city, seat) => {
    const held = [
      ...ACTION_TILES.map((tile) => [city.actionTiles[tile], words.names.actionTile[tile]] as const),
      ...RESOURCES.map((one) => [city.resources[one], words.names.resource[one]] as const),
    ].flatMap(([count, name]) => (count === 0 ? [] : [`${count} ${name}`]))
    const list = held.length === 0 ? alt.none : held.join(', ')
    return alt.holds(names[seat] ?? '', list, lastPathSpace(city), sheets?.[seat]?.total ?? null)
  })
}

function greatBonfire({ state, words, alt }: AltContext): string {
  const { at } = state.bonfire
  const space = at === null ? undefined : boxOf(state).box.greatBonfire[at]
  return space === undefined ? alt.bonfireUnused : alt.bonfireAt(words.names.bonfireSpace(space.at))
}

function bonfireSpaces({ state, words }: AltContext): string[] {
  return boxOf(state).box.greatBonfire.map((space, i) => {
    const reward = space.reward === 'points' ? words.names.points(2) : words.names.resource[space.reward]
    const portals = (state.bonfire.portals[i] ?? []).map((portal) => words.names.portal[portal])
    return `${words.names.compass[space.at]}: ${[words.names.actionTile[space.actionTile], reward, ...portals].join(', ')}.`
  })
}

/** The Great Bonfire close by: each space, and what fits the city of the one who looks. */
export function greatBonfireCloseBy({ seat }: BonfireRequest, told: AltContext): string[] {
  const { state, names, words, alt } = told
  const city = seat === null ? null : cityOf(state, seat)
  const next = city === null ? [] : nextNotches(state, city).map(({ portal }) => words.names.portal[portal])
  return [
    greatBonfire(told),
    ...(city === null || seat === null
      ? []
      : [alt.nextPortal(names[seat] ?? '', next.length === 0 ? alt.none : next.join(', '))]),
    ...bonfireSpaces(told),
  ]
}

export function scores({ state, names, words, alt }: AltContext): string[] {
  const sheets = scoreSheets(state)
  return [
    state.ended === null ? alt.ifItEnded : resultOf(words, state, names, sheets),
    state.ended === null ? '' : decidingDifference(words, sheets),
    `${standings(words, names, sheets).join('; ')}.`,
    ...sheets.map(
      (sheet) =>
        `${names[sheet.seat] ?? ''}: ${scoreLines(words, sheet)
          .filter(({ points }) => points !== 0)
          .map((line) => `${line.name} ${line.points}`)
          .join(', ')}.`,
    ),
  ]
}

export function gnomes({ state, words }: AltContext): string[] {
  const open = state.gnomeDisplay.flatMap((gnome) => gnome ?? [])
  return [...open, ...state.elders].map((id) => {
    const { name, ability } = gnomeWords(words, state, id)
    return `${name} (${words.names.resource[boxOf(state).gnomeResource(id)]}): ${ability}`
  })
}

export function council({ state, names, words, alt }: AltContext): string[] {
  return COUNCIL_SPACES.map((space) => {
    const there = state.council[space].map((novice) => (typeof novice === 'number' ? (names[novice] ?? '') : novice))
    return `${words.names.council[space].name}: ${joinItems(alt, there)}.`
  })
}

export const commonTasks = ({ state, words, alt }: AltContext): string =>
  alt.commonTasks(
    joinItems(
      alt,
      COMMON_TASKS.filter((task) => state.commonNovices.includes(task)).map((task) => words.names.commonTask[task]),
    ),
  )
