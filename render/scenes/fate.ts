import { ACTION_TILES, type Choice, cityOf, fatePlacementGain, type PlacedFateTile, type Rules } from '#engine'
import { discordAltBadgeSize } from '../corner.ts'
import { type IconName, seatPieceIcon } from '../icons/index.ts'
import {
  centredSquare,
  eachCell,
  grid,
  type Layout,
  type LayoutDraft,
  makeRect,
  type Rect,
  rectIn,
  square,
  verticalStrip,
} from '../layout.ts'
import { fateArea, rotatedFateTile } from '../parts/fate-area.ts'
import { layoutWithSky } from '../parts/sky.ts'
import type { FateRequest, WithWords } from '../request.ts'
import { CARD_STYLE, colours, radius, spacing, textStyle, typeSize } from '../tokens.ts'

const W = 1200
const TOP = 104
const AREA = 580
/** High enough for a tile that would lie from top to bottom. */
const ROW = 156
const GAP = 10

/** Of more places only where they begin is shown. */
const MOST_CARDS = 6

/** What each place gives; beneath it one large fate area as it lies, with the marks of where a tile could go. */
export function fateLayout(request: WithWords<FateRequest>): Layout {
  const { state, seat, names } = request
  const city = cityOf(state, seat)
  const shown = request.candidates.flatMap(({ label, choices }) =>
    choices.slice(0, 1).flatMap((choice) => {
      const placed = placement(request.rules, choice)
      return placed === null ? [] : [{ label, placed, starting: choice.kind === 'start' }]
    }),
  )
  const few = shown.length <= MOST_CARDS
  const rows = few ? Math.ceil(shown.length / 2) : 0
  const area = makeRect(spacing.edge, TOP + rows * (ROW + GAP), W - 2 * spacing.edge, AREA)
  const height = area.y + area.h + 18
  const { sheet, done } = layoutWithSky(W, height, [{ x: 600, y: 300, size: 1000 }])
  sheet.icon(square(66, 54, 76), seatPieceIcon('shield', seat))
  sheet.text(
    makeRect(122, 10, W - 150, 88),
    `${names[seat] ?? ''} · ${request.words.pictures.fateArea}`,
    textStyle.display(typeSize.score, colours.cream),
  )
  sheet.roundRect(area, { ...CARD_STYLE, fill: colours.dusk, radius: radius.surface })
  // What sticks out of it to the left ends beside the corner.
  const beside = discordAltBadgeSize(W).w
  fateArea(sheet, makeRect(beside, area.y + 20, W - 2 * beside, area.h - 40), request.rules, city.fate.placed, {
    places: shown,
    frames: few,
  })
  eachCell(
    grid(makeRect(spacing.edge, TOP, W - 2 * spacing.edge, rows * (ROW + GAP) - GAP), 2, rows, GAP),
    shown,
    (cell, one) => {
      sheet.roundRect(cell, CARD_STYLE)
      const chip = centredSquare(cell, 60, 46)
      sheet.roundRect(chip, { fill: colours.tentative, radius: 30 })
      sheet.text(chip, one.label, textStyle.strong(typeSize.heading, colours.ink, 'centre'))
      rotatedFateTile(sheet, rectIn(cell, 90, 4, 164, cell.h - 8), request.rules, one.placed)
      gains(sheet, verticalStrip(cell, 270, cell.w - 280), gainOf(request, one.starting, one.placed))
    },
  )
  return done()
}

/** Where a choice would lay a tile, or null when it lays none. */
function placement(rules: Rules, choice: Choice): PlacedFateTile | null {
  if (choice.kind === 'fate') return choice
  if (choice.kind !== 'start') return null
  const [west, , east] = rules.box.fateArea.start
  const first = choice.direction === 'e' ? west : east
  return first === undefined
    ? null
    : { tile: choice.tile, row: first[0], column: first[1], direction: choice.direction }
}

/** What a placement gives, largest first. The starting tile gives one of each symbol (R2.13). */
function gainOf(
  { rules, state, seat }: FateRequest,
  starting: boolean,
  placed: PlacedFateTile,
): { areas: [IconName, number][]; covered: [IconName, number][] } {
  if (starting)
    return {
      areas: rules.symbols(placed.tile).map((tile) => [`tile-${tile}`, 1]),
      covered: [],
    }
  const { areas, covered } = fatePlacementGain(rules, state, seat, placed)
  const gold = covered.resources.filter((one) => one === 'gold').length
  const extra = ACTION_TILES.map((tile): [IconName, number] => [
    `tile-${tile}`,
    covered.tiles.filter((one) => one === tile).length,
  ])
  return {
    areas: areas.map(({ tile, count }): [IconName, number] => [`tile-${tile}`, count]).sort((a, b) => b[1] - a[1]),
    covered: [...extra, ['gold', gold] satisfies [IconName, number]].filter(([, count]) => count > 0),
  }
}

/** What comes, the symbols first, in one row. */
function gains(sheet: LayoutDraft, r: Rect, { areas, covered }: ReturnType<typeof gainOf>): void {
  const all = [...areas, ...covered]
  const step = Math.min(92, r.w / Math.max(1, all.length))
  const size = Math.min(52, step - 28)
  all.forEach(([name, count], i) => {
    const x = r.x + i * step
    sheet.icon(square(x + size / 2, r.y + r.h / 2, size), name)
    sheet.text(
      makeRect(x + size + 3, r.y, 25, r.h),
      `${count}`,
      textStyle.strong(typeSize.heading, count > 1 ? colours.flame : colours.cream),
    )
  })
}
