import {
  ACTION_TILES,
  type ActionTile,
  type City,
  cityOf,
  conditionProgress,
  fateGain,
  fateGroups,
  nextFateTiles,
  nextNotches,
  type Seat,
  SPACES,
  type Space,
  scoreSheets,
} from '#engine'
import { clip, gnomeWords, narrate, type TaskStanding } from '#text'
import { columnPoints } from '../parts/column-points.ts'
import type { CityRequest, FateRequest } from '../request.ts'
import { type AltContext, fullOrBrief, nameAt, pathFacts } from './context.ts'

export function city({ rules, seat, tentative }: CityRequest, context: AltContext): string[] {
  const { state, names, words, alt } = context
  const one = cityOf(state, seat)
  const toms = state.tom !== null && seat === 1
  const ending = state.ended === null ? undefined : scoreSheets(rules, state)[seat]?.total
  const sentences = (soFar: number): string[] => [
    alt.city(nameAt(context, seat), ending ?? one.score),
    one.status === 'playing' ? '' : alt.standing[one.status],
    seat === state.startingSeat && state.tom === null ? alt.starts : '',
    one.fate.hand === null ? '' : alt.hand(signsOf(context, one.fate.hand)),
    alt.tiles(one.actionTiles),
    alt.resources(one.resources),
    tentative.length === 0 ? '' : alt.soFar(clip(narrate(words, rules, names, tentative).join(' '), soFar)),
    alt.openOfferings(one.offerings.open.map((open, i) => ({ open, beneath: one.offerings.piles[i]?.length ?? 0 }))),
    alt.tasks(
      SPACES.flatMap((space) => {
        const here = one.tasks[space - 1] ?? null
        return here === null ? [] : [{ space, task: rules.task(here.task), standing: standingOf(context, seat, space) }]
      }),
    ),
    alt.guardians(one.guardians),
    alt.path(pathFacts(one.path)),
    alt.portals({
      placed: SPACES.flatMap((space) => {
        const portal = one.portals[space - 1] ?? null
        return portal === null ? [] : [{ portal, space }]
      }),
      next: nextNotches(rules, one),
    }),
    alt.gnomes(one.gnomes.map((gnome) => gnomeWords(words, rules, gnome))),
    ...(toms ? [] : [fateSupply(context, one), largestAreas(context, one)]),
    one.ship === null ? '' : alt.ship(rules.island(one.ship)),
    toms && state.tom !== null ? alt.tomsDeck(state.tom.deck.length, state.tom.round) : '',
  ]
  return fullOrBrief(context, sentences(260), sentences(90), sentences(45))
}

/** Of a task that lies at a space of the city. */
function standingOf({ rules, state }: AltContext, seat: Seat, space: Space): TaskStanding {
  const one = cityOf(state, seat)
  const lying = one.tasks[space - 1] ?? null
  if (lying?.lit === false) return conditionProgress(rules, state, seat, rules.task(lying.task).condition)
  const { now, guarded, guardian } = columnPoints(rules, state, one, space)
  return { counts: now + (guarded ? guardian : 0) }
}

const signsOf = ({ rules }: AltContext, tile: string): readonly ActionTile[] => rules.symbols(tile)

const fateSupply = (context: AltContext, one: City): string =>
  context.alt.fate({
    placed: one.fate.placed.length,
    left: one.fate.supply.length,
    next: nextFateTiles(one).map((tile) => signsOf(context, tile)),
  })

/** The largest joined area of each symbol, which says what a further one would give. */
function largestAreas({ rules, alt }: AltContext, one: City): string {
  const groups = fateGroups(rules, one)
  const largest = ACTION_TILES.flatMap((tile) => {
    const size = Math.max(0, ...groups.filter(({ symbol }) => symbol === tile).map((group) => group.size))
    return size < 2 ? [] : [{ tile, size }]
  })
  return largest.length === 0 ? '' : alt.joined(largest)
}

/** Where each placement lies and what it gives; where that would be too long, how many things it gives. */
export function fate({ rules, seat, candidates }: FateRequest, context: AltContext): string[] {
  const { state, alt } = context
  const head = [alt.fateOf(nameAt(context, seat)), fateSupply(context, cityOf(state, seat))]
  const places = candidates.flatMap(({ label, choices: [choice] }): { full: string; brief: string }[] => {
    if (choice?.kind === 'start') {
      const start = alt.startTile(label, signsOf(context, choice.tile), choice.direction)
      return [{ full: start, brief: start }]
    }
    if (choice?.kind !== 'fate') return []
    const { areas, covered } = fateGain(rules, state, seat, choice)
    const things = areas.reduce((sum, { count }) => sum + count, covered.resources.length + covered.tiles.length)
    const { row, column, direction } = choice
    const at = { label, row, column, direction }
    return [{ full: alt.placement({ ...at, areas, covered }), brief: alt.placementInBrief({ ...at, things }) }]
  })
  return fullOrBrief(
    context,
    [...head, ...places.map(({ full }) => full)],
    [...head, ...(places.length === 0 ? [] : [alt.placements]), ...places.map(({ brief }) => brief)],
  )
}
