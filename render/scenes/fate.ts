import { ACTION_TILES, boxOf, type Choice, cityOf, fateGain, type GameState } from '#engine'
import { type IconName, seatIcon } from '../icons/index.ts'
import { grid, icon, type Layout, panel, type Rect, rect, type Sheet, square, text } from '../layout.ts'
import type { Measure } from '../measure.ts'
import { fateArea } from '../parts/fate-area.ts'
import { sky } from '../parts/sky.ts'
import type { FateRequest } from '../request.ts'
import { colours, line, radius, space, type } from '../tokens.ts'
import { pictureWords } from '../words.ts'

const W = 1200
const TOP = 112

/** Where a fate tile could go: each placement as a small area of its own, with its mark and what it gives. */
export function fateLayout(request: FateRequest, measure: Measure): Layout {
  const { state, seat, names } = request
  const city = cityOf(state, seat)
  const shown = request.candidates.flatMap(({ label, choices }) =>
    choices.slice(0, 1).flatMap((choice) => {
      const placed = placement(state, choice)
      return placed === null ? [] : [{ label, placed, starting: choice.kind === 'start' }]
    }),
  )
  const across = shown.length <= 1 ? 1 : shown.length <= 4 ? 2 : shown.length <= 9 ? 3 : shown.length <= 16 ? 4 : 5
  const down = Math.max(1, Math.ceil(shown.length / across))
  const gap = 10
  const w = (W - 2 * space.edge - (across - 1) * gap) / across
  const tall = Math.round(((w - 20) * 5) / 7) + 108
  const height = TOP + down * (tall + gap) + 14
  const back: Sheet = { items: [], measure }
  sky(back, rect(0, 0, W, height), [{ x: 600, y: 300, size: 1000 }])

  const sheet: Sheet = { items: [], measure }
  icon(sheet, square(66, 58, 76), seatIcon('shield', seat))
  text(sheet, rect(122, 14, W - 150, 88), `${names[seat] ?? ''} · ${pictureWords(request.language).fateArea}`, {
    face: 'display',
    size: type.score,
    colour: colours.cream,
  })
  if (shown.length === 0) fateArea(sheet, rect(space.edge, TOP, W - 2 * space.edge, tall), state, city)
  grid(rect(space.edge, TOP, W - 2 * space.edge, down * (tall + gap) - gap), across, down, gap).forEach((cell, i) => {
    const one = shown[i]
    if (one === undefined) return
    panel(sheet, cell, { fill: colours.dusk, line: colours.panelEdge, width: line.thin, radius: radius.card })
    const chip = rect(cell.x + 8, cell.y + 8, Math.max(52, measure.width(one.label, 'strong', type.glance) + 24), 44)
    panel(sheet, chip, { fill: colours.tentative, radius: 22 })
    text(sheet, chip, one.label, { face: 'strong', size: type.glance, colour: colours.ink, align: 'centre' })
    fateArea(sheet, rect(cell.x + 10, cell.y + 58, cell.w - 20, cell.h - 108), state, city, {
      candidate: one.placed,
      small: true,
    })
    gains(
      sheet,
      rect(chip.x + chip.w + 4, cell.y + 8, cell.x + cell.w - chip.x - chip.w - 12, 44),
      rect(cell.x + 8, cell.y + cell.h - 48, cell.w - 16, 42),
      gainOf(request, one.starting, one.placed),
    )
  })
  return { width: W, height, back: { key: 'fate', items: back.items }, items: sheet.items }
}

type Placed = Omit<Choice<'fate'>, 'kind'>

/** Where a choice would lay a tile, or null when it lays none. */
function placement(state: GameState, choice: Choice): Placed | null {
  if (choice.kind === 'fate') return choice
  if (choice.kind !== 'start') return null
  const [west, , east] = boxOf(state).box.fateArea.start
  const first = choice.direction === 'e' ? west : east
  return first === undefined
    ? null
    : { tile: choice.tile, row: first[0], column: first[1], direction: choice.direction }
}

/** What a placement gives, largest first. The starting tile gives one of each symbol (R2.13). */
function gainOf(
  { state, seat }: FateRequest,
  starting: boolean,
  placed: Placed,
): { areas: [IconName, number][]; covered: [IconName, number][] } {
  if (starting)
    return {
      areas: boxOf(state)
        .symbols(placed.tile)
        .map((tile) => [`tile-${tile}`, 1]),
      covered: [],
    }
  const { areas, covered } = fateGain(state, seat, placed)
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

function gains(sheet: Sheet, above: Rect, below: Rect, gain: ReturnType<typeof gainOf>): void {
  const draw = (r: Rect, list: readonly [IconName, number][], right: boolean): void => {
    const step = 66
    const start = right ? r.x + r.w - list.length * step : r.x + r.w / 2 - (list.length * step) / 2
    list.forEach(([name, count], i) => {
      icon(sheet, square(start + i * step + 20, r.y + r.h / 2, 36), name)
      text(sheet, rect(start + i * step + 40, r.y, 24, r.h), `${count}`, {
        face: 'strong',
        size: type.body,
        colour: colours.cream,
      })
    })
  }
  draw(below, gain.areas, false)
  draw(above, gain.covered, true)
}
