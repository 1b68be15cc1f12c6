import { bonfireUnits, type City, cityOf, decision, fittingPortals, type GameState, nextNotches } from '#engine'
import { seatIcon } from '../icons/index.ts'
import { icon, type Layout, middle, panel, type Rect, rect, type Sheet, square, text } from '../layout.ts'
import type { Measure } from '../measure.ts'
import { marks, type PlaceOf } from '../parts/marks.ts'
import { sky } from '../parts/sky.ts'
import { portalRects, spaceRects, wheel } from '../parts/wheel.ts'
import type { BonfireRequest } from '../request.ts'
import { colours, line, radius, type } from '../tokens.ts'
import { pictureWords } from '../words.ts'

const W = 1000
const FOOT = 104
const H = 1060 + FOOT
const at = { wheel: rect(24, 24, W - 48, 1012), foot: rect(24, 1060, W - 48, FOOT - 24) } satisfies Record<string, Rect>

/** The Great Bonfire close by: what each space costs the one who looks, and which portals fit that city. */
export function bonfireLayout(request: BonfireRequest, measure: Measure): Layout {
  const { state, seat } = request
  const back: Sheet = { items: [], measure }
  sky(back, rect(0, 0, W, H), [{ x: 500, y: 530, size: 1300 }])

  const sheet: Sheet = { items: [], measure }
  const city = seat === null ? null : cityOf(state, seat)
  wheel(sheet, at.wheel, state, pictureWords(request.language), false, {
    fitting: (space) => (city === null ? [] : fittingPortals(state, city, space)),
  })
  if (city !== null && seat !== null) {
    prices(sheet, state, city)
    notches(sheet, request, city, seat)
  }
  marks(sheet, rect(0, 0, W, H), request.candidates, placesOf(state))
  return { width: W, height: H, back: { key: 'bonfire', items: back.items }, items: sheet.items }
}

/** R11.1: how many purple tiles each space costs. */
function prices(sheet: Sheet, state: GameState, city: City): void {
  spaceRects(at.wheel, state).forEach((cell, i) => {
    const spot = rect(cell.x + cell.w / 2 - 50, cell.y + 8, 100, 46)
    panel(sheet, spot, { fill: colours.night, line: colours.stoneDark, width: line.thin, radius: 23 })
    text(sheet, rect(spot.x + 12, spot.y, 36, 46), `${bonfireUnits(state, city, i)}`, {
      face: 'strong',
      size: type.glance,
      colour: colours.cream,
      align: 'centre',
    })
    icon(sheet, square(spot.x + 70, spot.y + 23, 36), 'tile-purple')
  })
}

/** Whose city it is about, and the notches that the next portal has to fit (R11.3, R11.7). */
function notches(sheet: Sheet, { state, names }: BonfireRequest, city: City, seat: number): void {
  const { foot } = at
  const next = nextNotches(state, city)
  panel(sheet, foot, { fill: colours.panel, line: colours.panelEdge, width: line.thin, radius: radius.card })
  icon(sheet, square(foot.x + 50, foot.y + foot.h / 2, 62), seatIcon('shield', seat))
  const right = foot.x + foot.w - 14 - Math.max(1, next.length) * 84
  text(sheet, rect(foot.x + 96, foot.y, right - foot.x - 110, foot.h), names[seat] ?? '', {
    face: 'display',
    size: type.heading,
    colour: colours.cream,
  })
  if (next.length === 0) icon(sheet, square(right + 42, foot.y + foot.h / 2, 52), 'check')
  next.forEach(({ portal }, i) => {
    const spot = square(right + 42 + i * 84, foot.y + foot.h / 2, 66)
    sheet.items.push({ kind: 'glow', rect: square(...middle(spot), 84), colour: colours.ember, strength: 0.9 })
    panel(sheet, spot, { line: colours.ember, width: line.strong, radius: radius.card })
    icon(sheet, square(...middle(spot), 50), `notch-${portal}`)
  })
}

/** A turn of the Great Bonfire is marked at its space; the rewards of the space that it points to, at themselves. */
function placesOf(state: GameState): PlaceOf {
  const cells = spaceRects(at.wheel, state)
  const here = state.bonfire.at
  const taking = decision(state)?.asked.kind === 'rewards'
  return (choice) => {
    if (choice.kind === 'bonfire') return cells[choice.space] ?? null
    if (choice.kind !== 'take' || !taking || here === null) return null
    const cell = cells[here]
    const lying = state.bonfire.portals[here] ?? []
    if (cell === undefined) return null
    return choice.portal === null ? cell : (portalRects(cell, lying.length)[lying.indexOf(choice.portal)] ?? cell)
  }
}
