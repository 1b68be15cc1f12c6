import {
  ACTION_TILES,
  type City,
  COMMON_TASKS,
  cellsOfFateTile,
  cityFateGroups,
  cityOf,
  commonTaskProgress,
  conditionProgress,
  fillableCityNotches,
  type GameEvent,
  type GnomeId,
  guardianPointsAt,
  type Rules,
  resourceAndCrystal,
  type Seat,
  SPACES,
  type Space,
  scoreSheetOf,
  spacePointsExceptGuardian,
  TOM_SEAT,
  topAndBottomFateTiles,
} from '#engine'
import { gnomeInWords } from '../gnomes.ts'
import { narrate } from '../narrate.ts'
import type { TaskProgress } from '../words/reading.ts'
import { nameAt, type ReadingContext, type Section } from './context.ts'

/**
 * A city: whose, what changed, what lies in supply, tasks with their progress, then its boards.
 * @param open events of a turn that is still on
 */
export function citySections(reading: ReadingContext, seat: Seat, open: readonly GameEvent[]): Section[] {
  const { rules, state, names, words, viewer } = reading
  const { alt } = words
  const { headings } = words.reading
  const one = cityOf(state, seat)
  const points = state.ended === null ? one.score : scoreSheetOf(rules, state, seat).total
  const toms = state.tom !== null && seat === TOM_SEAT
  return [
    {
      lines: [
        alt.city(seat === viewer ? null : nameAt(reading, seat), points),
        one.status === 'playing' ? '' : alt.standing[one.status],
        seat === state.startingSeat && state.tom === null ? alt.starts : '',
        toms && state.tom !== null ? alt.tomsDeck(state.tom.deck.length, state.tom.round) : '',
      ],
    },
    { heading: headings.changed, lines: narrate(words, rules, names, open, viewer) },
    {
      heading: seat === viewer ? headings.yours : headings.supply,
      lines: [
        alt.tiles(one.actionTiles),
        alt.resources(one.resources),
        one.fate.hand === null ? '' : alt.hand(rules.symbols(one.fate.hand)),
        one.ship === null ? '' : alt.ship(rules.island(one.ship)),
      ],
    },
    {
      heading: headings.tasks,
      lines: SPACES.flatMap((space) => {
        const here = one.tasks[space - 1] ?? null
        if (here === null) return []
        const task = rules.task(here.task)
        return [words.reading.taskInCity({ space, task, standing: standingAt(reading, seat, space) })]
      }),
    },
    {
      heading: headings.boards,
      lines: [
        alt.guardians(one.guardians),
        alt.path(one.path.map((tile) => resourceAndCrystal(tile))),
        alt.portals({
          placed: SPACES.flatMap((space) => {
            const portal = one.portals[space - 1] ?? null
            return portal === null ? [] : [{ portal, space }]
          }),
          next: fillableCityNotches(rules, one),
        }),
      ],
    },
    {
      heading: headings.gnomes,
      lines: gnomeLines(reading, one.gnomes),
    },
    { heading: headings.fate, lines: [...(toms ? [] : fateLines(reading, one)), offeringPiles(reading, one)] },
    { heading: headings.commonTasks, lines: commonTaskProgressLines(reading, seat) },
  ]
}

/** Each gnome with what it can do, and the resource that it shows. */
export const gnomeLines = ({ rules, words }: ReadingContext, gnomes: readonly GnomeId[]): string[] =>
  gnomes.map((id) => words.alt.gnome(gnomeInWords(words, rules, id), rules.gnomeResource(id)))

/** How far a city is with what lies at one of its spaces. */
function standingAt({ rules, state }: ReadingContext, seat: Seat, space: Space): TaskProgress {
  const one = cityOf(state, seat)
  const lying = one.tasks[space - 1] ?? null
  if (lying?.lit === false) return conditionProgress(rules, state, seat, rules.task(lying.task).condition)
  const { bonfire, portal, crystal } = spacePointsExceptGuardian(rules, one, space)
  const guarded = one.guardians.some(({ place }) => place === `b${space}`)
  return {
    counts: bonfire + portal + crystal + (guarded ? (guardianPointsAt(rules, state, one, `b${space}`) ?? 0) : 0),
  }
}

function fateLines(reading: ReadingContext, one: City): string[] {
  const { rules, words } = reading
  const { alt } = words
  const { placed, supply } = one.fate
  const next = topAndBottomFateTiles(one).map((tile) => rules.symbols(tile))
  const largest = largestAreas(rules, one)
  return [
    alt.fate({ placed: placed.length, left: supply.length, next }),
    largest.length === 0 ? '' : alt.joined(largest),
    ...fateRows(reading, one),
  ]
}

/** The fate area row by row, with what sticks out of it (specialist 27). */
function fateRows({ rules, words }: ReadingContext, one: City): string[] {
  const { cells, gold, yellow, highlighted } = rules.box.fateArea
  const placed = one.fate.placed.flatMap((tile) => {
    const symbols = rules.symbols(tile.tile)
    return cellsOfFateTile(tile).map((cell, i) => ({ ...cell, sign: symbols[i] ?? null }))
  })
  const all = [...cells.map(([row, column]) => ({ row, column })), ...placed]
  const rows = [...new Set(all.map(({ row }) => row))].sort((a, b) => a - b)
  return rows.map((row) => {
    const columns = all.filter((cell) => cell.row === row).map(({ column }) => column)
    const from = Math.min(...columns)
    const along = Array.from({ length: Math.max(...columns) - from + 1 }, (_, i) => from + i)
    const has = (of: typeof cells, column: number) => of.some(([r, c]) => r === row && c === column)
    return words.reading.fateRow({
      row,
      from,
      cells: along.map((column) => ({
        sign: placed.find((cell) => cell.row === row && cell.column === column)?.sign ?? null,
        printed: has(gold, column) ? 'gold' : has(yellow, column) ? 'yellow' : null,
        highlighted: has(highlighted, column),
      })),
    })
  })
}

/** The largest joined area of each symbol, which says what a further one would give. */
function largestAreas(rules: Rules, one: City) {
  const groups = cityFateGroups(rules, one)
  return ACTION_TILES.flatMap((tile) => {
    const size = Math.max(0, ...groups.filter(({ symbol }) => symbol === tile).map((group) => group.size))
    return size < 2 ? [] : [{ tile, size }]
  })
}

const offeringPiles = ({ words: { alt } }: ReadingContext, { offerings }: City): string =>
  alt.openOfferings(offerings.open.map((open, i) => ({ open, beneath: offerings.piles[i]?.length ?? 0 })))

/** The five common tasks, and how far a seat is with each. */
export function commonTaskProgressLines({ state, words }: ReadingContext, seat: Seat): string[] {
  const one = cityOf(state, seat)
  return COMMON_TASKS.map((task) =>
    words.reading.commonTask({
      task,
      ...commonTaskProgress(one, task),
      met: one.met.includes(task),
      waits: state.commonNovices.includes(task),
    }),
  )
}
