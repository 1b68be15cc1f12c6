import {
  ACTION_TILES,
  boxOf,
  type City,
  cityOf,
  fateGain,
  fateGroups,
  nextFateTiles,
  nextNotches,
  RESOURCES,
  scoreSheets,
  spaceFrom,
} from '#engine'
import { clip, gnomeOf, narrate } from '#text'
import type { CityRequest, FateRequest } from '../request.ts'
import { fitting, listed, pathName, type Told } from './told.ts'

export function city({ seat, tentative }: CityRequest, told: Told): string[] {
  const { state, names, words, alt } = told
  const one = cityOf(state, seat)
  const name = names[seat] ?? ''
  const { box, task } = boxOf(state)
  const counts = <T extends string>(
    kinds: readonly T[],
    of: Readonly<Record<T, number>>,
    say: Readonly<Record<T, string>>,
  ) => kinds.flatMap((kind) => (of[kind] === 0 ? [] : [`${of[kind]} ${say[kind]}`]))
  const tasks = one.tasks.flatMap((here, i) => {
    if (here === null) return []
    const { points, colour, condition } = task(here.task)
    return [alt.task(i + 1, words.names.crystal[colour], points, here.lit ? alt.lit : words.tasks.condition(condition))]
  })
  const next = nextNotches(state, one)
  const ending = state.ended === null ? undefined : scoreSheets(state)[seat]?.total
  const sentences = (soFar: number): string[] => [
    alt.city(name, words.names.points(ending ?? one.score)),
    one.status === 'playing' ? '' : alt.standing[one.status],
    seat === state.startingSeat && state.tom === null ? alt.starts : '',
    one.fate.hand === null ? '' : alt.hand(signsOf(told, one.fate.hand)),
    alt.tiles(listed(alt, counts(ACTION_TILES, one.actionTiles, words.names.actionTile))),
    alt.resources(listed(alt, counts(RESOURCES, one.resources, words.names.resource))),
    ...(tentative.length === 0 ? [] : [alt.soFar(clip(narrate(words, state, names, tentative).join(' '), soFar))]),
    offeringsOf(told, one),
    alt.tasks(listed(alt, tasks)),
    alt.guardians(
      one.guardians
        .map((guardian) => `${words.names.guardian[guardian.colour]}: ${words.names.place(guardian.place)}`)
        .join(', '),
    ),
    alt.path(one.path.length === 0 ? alt.none : one.path.map((tile) => pathName(words, tile)).join('; ')),
    alt.portals(
      listed(
        alt,
        one.portals.flatMap((portal, i) => (portal === null ? [] : [`${i + 1} ${words.names.portal[portal]}`])),
      ),
      next.map(({ portal, space }) => `${words.names.portal[portal]} (${space})`).join(', '),
    ),
    alt.gnomes(
      listed(
        alt,
        one.gnomes.map((gnome) => gnomeOf(words, state, gnome).name),
      ),
    ),
    ...(state.tom !== null && seat === 1 ? [] : [fateSupply(told, one), largestAreas(told, one)]),
    one.ship === null ? '' : alt.ships(words.names.island(boxOf(state).island(one.ship))),
    box.tomCards.length > 0 && state.tom !== null && seat === 1
      ? alt.tomsDeck(state.tom.deck.length, state.tom.round)
      : '',
  ]
  return fitting(told, sentences(260), sentences(90))
}

const signsOf = ({ state, words }: Told, tile: string): string =>
  boxOf(state)
    .symbols(tile)
    .map((sign) => words.names.actionTile[sign])
    .join('-')

function offeringsOf({ words, alt }: Told, { offerings: { open } }: City): string {
  const shown = open.flatMap((tile) => (tile === null ? [] : [words.names.resource[tile]]))
  return shown.length === 0 ? '' : alt.openOfferings(shown.join(', '))
}

function fateSupply(told: Told, one: City): string {
  const { alt } = told
  const signs = (tile: string) => signsOf(told, tile)
  return alt.fate(one.fate.placed.length, one.fate.supply.length, nextFateTiles(one).map(signs).join(', '))
}

/** The largest joined area of each symbol, which says what a further one would give. */
function largestAreas({ state, words, alt }: Told, one: City): string {
  const groups = fateGroups(state, one)
  const largest = ACTION_TILES.flatMap((tile) => {
    const most = Math.max(0, ...groups.filter(({ symbol }) => symbol === tile).map(({ size }) => size))
    return most < 2 ? [] : [`${most} ${words.names.actionTile[tile]}`]
  })
  return largest.length === 0 ? '' : alt.joined(largest.join(', '))
}

/** Where each placement lies and what it gives; where that would be too long, how many things it gives. */
export function fate({ seat, candidates }: FateRequest, told: Told): string[] {
  const { state, names, words, alt } = told
  const head = [alt.fateOf(names[seat] ?? ''), fateSupply(told, cityOf(state, seat))]
  const places = candidates.flatMap(({ label, choices: [choice] }): { full: string; brief: string }[] => {
    if (choice?.kind === 'start') {
      const start = `${label} ${signsOf(told, choice.tile)} ${words.names.direction[choice.direction]}.`
      return [{ full: start, brief: start }]
    }
    if (choice?.kind !== 'fate') return []
    const { areas, covered } = fateGain(state, seat, choice)
    const gains = [
      ...areas.map(({ tile, count }) => `${count} ${words.names.actionTile[tile]}`),
      ...covered.resources.map((one) => words.names.resource[one]),
      ...covered.tiles.map((one) => words.names.actionTile[one]),
    ]
    const sum = areas.reduce((all, { count }) => all + count, covered.resources.length + covered.tiles.length)
    const cell = [choice.row, spaceFrom(choice.column) ?? choice.column] as const
    const direction = words.names.direction[choice.direction]
    return [
      {
        full: `${label} ${alt.cell(...cell)} ${direction}: ${gains.join(', ')}.`,
        brief: `${label} ${cell.join('/')} ${direction}: ${sum}.`,
      },
    ]
  })
  return fitting(
    told,
    [...head, ...places.map(({ full }) => full)],
    [...head, ...(places.length === 0 ? [] : [alt.placements]), ...places.map(({ brief }) => brief)],
  )
}
