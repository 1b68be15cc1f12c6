import {
  ACTION_TILES,
  boxOf,
  type City,
  cityOf,
  conditionProgress,
  fateGain,
  fateGroups,
  nextFateTiles,
  nextNotches,
  RESOURCES,
  scoreSheets,
  spaceFrom,
} from '#engine'
import { clip, gnomeWords, narrate } from '#text'
import { columnPoints } from '../parts/column-points.ts'
import type { CityRequest, FateRequest } from '../request.ts'
import { type AltContext, fullOrBrief, joinItems, pathName } from './context.ts'

export function city({ seat, tentative }: CityRequest, told: AltContext): string[] {
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
    const space = spaceFrom(i + 1)
    const column = space === null ? null : columnPoints(state, one, space)
    const { have, need } = conditionProgress(state, seat, condition)
    const standing = here.lit
      ? alt.burning((column?.now ?? 0) + (column?.guarded ? column.guardian : 0))
      : `${words.tasks.condition(condition)}, ${have >= need ? alt.canBeLit : alt.progress(have, need)}`
    return [alt.task(i + 1, words.names.crystal[colour], points, standing)]
  })
  const next = nextNotches(state, one)
  const ending = state.ended === null ? undefined : scoreSheets(state)[seat]?.total
  const sentences = (soFar: number): string[] => [
    alt.city(name, words.names.points(ending ?? one.score)),
    one.status === 'playing' ? '' : alt.standing[one.status],
    seat === state.startingSeat && state.tom === null ? alt.starts : '',
    one.fate.hand === null ? '' : alt.hand(signsOf(told, one.fate.hand)),
    alt.tiles(joinItems(alt, counts(ACTION_TILES, one.actionTiles, words.names.actionTile))),
    alt.resources(joinItems(alt, counts(RESOURCES, one.resources, words.names.resource))),
    ...(tentative.length === 0 ? [] : [alt.soFar(clip(narrate(words, state, names, tentative).join(' '), soFar))]),
    offeringsOf(told, one),
    alt.tasks(joinItems(alt, tasks)),
    alt.guardians(
      one.guardians
        .map((guardian) => `${words.names.guardian[guardian.colour]}: ${words.names.place(guardian.place)}`)
        .join(', '),
    ),
    alt.path(one.path.length === 0 ? alt.none : one.path.map((tile) => pathName(words, tile)).join('; ')),
    alt.portals(
      joinItems(
        alt,
        one.portals.flatMap((portal, i) => (portal === null ? [] : [`${i + 1} ${words.names.portal[portal]}`])),
      ),
      next.map(({ portal, space }) => `${words.names.portal[portal]} (${space})`).join(', '),
    ),
    alt.gnomes(
      joinItems(
        alt,
        one.gnomes.map((gnome) => gnomeWords(words, state, gnome).name),
      ),
    ),
    ...(state.tom !== null && seat === 1 ? [] : [fateSupply(told, one), largestAreas(told, one)]),
    one.ship === null ? '' : alt.ships(words.names.island(boxOf(state).island(one.ship))),
    box.tomCards.length > 0 && state.tom !== null && seat === 1
      ? alt.tomsDeck(state.tom.deck.length, state.tom.round)
      : '',
  ]
  return fullOrBrief(told, sentences(260), sentences(90))
}

const signsOf = ({ state, words }: AltContext, tile: string): string =>
  boxOf(state)
    .symbols(tile)
    .map((sign) => words.names.actionTile[sign])
    .join('-')

function offeringsOf({ words, alt }: AltContext, { offerings: { open, piles } }: City): string {
  return alt.openOfferings(
    open
      .map((tile, i) => alt.offering(tile === null ? alt.none : words.names.resource[tile], piles[i]?.length ?? 0))
      .join(', '),
  )
}

function fateSupply(told: AltContext, one: City): string {
  const { alt } = told
  const signs = (tile: string) => signsOf(told, tile)
  return alt.fate(one.fate.placed.length, one.fate.supply.length, nextFateTiles(one).map(signs).join(', '))
}

/** The largest joined area of each symbol, which says what a further one would give. */
function largestAreas({ state, words, alt }: AltContext, one: City): string {
  const groups = fateGroups(state, one)
  const largest = ACTION_TILES.flatMap((tile) => {
    const most = Math.max(0, ...groups.filter(({ symbol }) => symbol === tile).map(({ size }) => size))
    return most < 2 ? [] : [`${most} ${words.names.actionTile[tile]}`]
  })
  return largest.length === 0 ? '' : alt.joined(largest.join(', '))
}

/** Where each placement lies and what it gives; where that would be too long, how many things it gives. */
export function fate({ seat, candidates }: FateRequest, told: AltContext): string[] {
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
  return fullOrBrief(
    told,
    [...head, ...places.map(({ full }) => full)],
    [...head, ...(places.length === 0 ? [] : [alt.placements]), ...places.map(({ brief }) => brief)],
  )
}
