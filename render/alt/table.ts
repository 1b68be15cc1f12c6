import {
  COMMON_TASKS,
  COUNCIL_SPACES,
  cityOf,
  councilCount,
  countdownTile,
  decision,
  lastPathSpace,
  nextNotches,
  scoreSheets,
} from '#engine'
import { clip, decidingDifference, gnomeWords, narrate, resultOf, SCORE_LINES, standings } from '#text'
import type { BonfireRequest, TableRequest } from '../request.ts'
import { type AltContext, nameAt, pathFacts } from './context.ts'

/** Whose turn it is, or who has won. */
function headline({ rules, state, names, words }: AltContext): string {
  const seat = decision(state)?.seat
  return seat === undefined
    ? resultOf(words, state, names, scoreSheets(rules, state))
    : words.live.turnOf(names[seat] ?? words.names.emptySeat)
}

/** How near the end is. */
function progress({ state, alt }: AltContext): string {
  const seat = decision(state)?.seat
  return alt.council({ ...councilCount(state), tile: seat === undefined ? null : countdownTile(state, seat) })
}

export function table({ rules, lastTurn }: TableRequest, context: AltContext): string[] {
  const { state, names, words, alt } = context
  const totals = state.ended === null ? null : scoreSheets(rules, state)
  const gnomes = state.gnomeDisplay.flatMap((gnome) => gnome ?? [])
  return [
    headline(context),
    alt.scores(
      state.cities.map((one, seat) => ({ name: nameAt(context, seat), points: totals?.[seat]?.total ?? one.score })),
    ),
    progress(context),
    lastTurn === null ? '' : alt.lastTurn(clip(narrate(words, rules, names, lastTurn.events).join(' '), 360)),
    alt.ships(
      state.cities.flatMap((one, seat) =>
        state.tom !== null && seat === 1 ? [] : [{ name: nameAt(context, seat), at: one.ship }],
      ),
    ),
    ...hands(context),
    greatBonfire(context),
    alt.openPaths(pathFacts(state.pathDisplay.flatMap((tile) => tile ?? []))),
    alt.gnomes(gnomes.map((gnome) => gnomeWords(words, rules, gnome))),
    alt.elders(state.elders.map((elder) => gnomeWords(words, rules, elder))),
    commonTasks(context),
    alt.bonfirePortals(
      rules.box.greatBonfire.map(({ at }, i) => ({ compass: at, portals: state.bonfire.portals[i] ?? [] })),
    ),
  ]
}

/** What everybody holds, and how they would stand if the game ended now. */
function hands(context: AltContext): string[] {
  const { state, alt } = context
  const sheets = state.ended === null ? scoreSheets(context.rules, state) : null
  return state.cities.map((city, seat) =>
    alt.holds({
      name: nameAt(context, seat),
      tiles: city.actionTiles,
      resources: city.resources,
      path: lastPathSpace(city),
      total: sheets?.[seat]?.total ?? null,
    }),
  )
}

function greatBonfire({ rules, state, alt }: AltContext): string {
  const { at } = state.bonfire
  return alt.bonfireAt(at === null ? null : (rules.box.greatBonfire[at]?.at ?? null))
}

/** The Great Bonfire close by: each space, and what fits the city of the one who looks. */
export function greatBonfireCloseBy({ rules, seat }: BonfireRequest, context: AltContext): string[] {
  const { state, alt } = context
  const next = seat === null ? [] : nextNotches(rules, cityOf(state, seat)).map(({ portal }) => portal)
  return [
    greatBonfire(context),
    seat === null ? '' : alt.fittingPortals(nameAt(context, seat), next),
    ...rules.box.greatBonfire.map(({ at, actionTile, reward }, i) =>
      alt.bonfireSpace({ compass: at, tile: actionTile, reward, portals: state.bonfire.portals[i] ?? [] }),
    ),
  ]
}

export function scores(context: AltContext): string[] {
  const { state, names, words, alt } = context
  const sheets = scoreSheets(context.rules, state)
  return [
    state.ended === null ? alt.ifItEnded : resultOf(words, state, names, sheets),
    state.ended === null ? '' : decidingDifference(words, sheets),
    `${standings(words, names, sheets).join('; ')}.`,
    ...sheets.map(({ seat, lines, total }) => {
      const scored = SCORE_LINES.map((line) => ({ line, points: lines[line] })).filter(({ points }) => points !== 0)
      return alt.sheet(nameAt(context, seat), scored, total)
    }),
  ]
}

export function gnomes({ rules, state, words, alt }: AltContext): string[] {
  return [...state.gnomeDisplay.flatMap((gnome) => gnome ?? []), ...state.elders].map((id) =>
    alt.gnome(gnomeWords(words, rules, id), rules.gnomeResource(id)),
  )
}

export function council(context: AltContext): string[] {
  const { state, alt } = context
  return [
    progress(context),
    ...COUNCIL_SPACES.map((space) =>
      alt.councilSpace(
        space,
        state.council[space].map((novice) => (typeof novice === 'number' ? { of: nameAt(context, novice) } : novice)),
      ),
    ),
    commonTasks(context),
  ]
}

const commonTasks = ({ state, alt }: AltContext): string =>
  alt.commonTasks(COMMON_TASKS.filter((task) => state.commonNovices.includes(task)))
