import { type City, cityOf, type Rules, topAndBottomFateTiles } from '#engine'
import { inset, type LayoutDraft, makeRect, middle, type Rect, rectIn, verticalStrip } from '../layout.ts'
import type { CityRequest, WithWords } from '../request.ts'
import { CARD_STYLE, colours, radius, textStyle, typeSize } from '../tokens.ts'
import { fateArea, looseFateTile } from './fate-area.ts'

/** How wide the supply is. */
const SUPPLY = 156

/** The fate area with what lies on it, the tile in hand before the first turn, and the supply beside it. */
export function fateAreaAndSupply(sheet: LayoutDraft, r: Rect, request: WithWords<CityRequest>): void {
  const area = verticalStrip(r, 0, r.w - SUPPLY - 16)
  const column = verticalStrip(r, r.w - SUPPLY, SUPPLY)
  const { rules, state, seat, tentative, words } = request
  const city = cityOf(state, seat)
  const laid = new Set(
    tentative.flatMap((event) =>
      event.kind === 'fateTilePlaced' || event.kind === 'startTileLaid' ? [event.tile] : [],
    ),
  )
  sheet.roundRect(r, { ...CARD_STYLE, fill: colours.dusk, radius: radius.surface })
  // Without a supply its column is the area's.
  fateArea(sheet, inset(topAndBottomFateTiles(city).length === 0 ? r : area, 12), rules, city.fate.placed, {
    tentative: laid,
  })
  if (city.fate.hand !== null) {
    const [x, y] = middle(area)
    looseFateTile(sheet, makeRect(x - 114, y - 38, 228, 76), rules, city.fate.hand)
  }
  supply(sheet, column, rules, city, words.pictures.supply)
}

/** The open column of fate tiles; only the outer two can be placed next. */
function supply(sheet: LayoutDraft, r: Rect, rules: Rules, city: City, label: string): void {
  const next = topAndBottomFateTiles(city)
  if (next.length === 0) return
  sheet.text(makeRect(r.x, r.y + 8, r.w, 34), label, textStyle.display(typeSize.small, colours.ash, 'centre'))
  const tiles = city.fate.supply
  const step = Math.min(54, (r.h - 54) / tiles.length)
  tiles.forEach((tile, i) => {
    const w = Math.min(r.w - 20, 3 * step)
    const slot = rectIn(r, (r.w - w) / 2, 46 + i * step, w, step - 8)
    if (next.includes(tile) && (i === 0 || i === tiles.length - 1))
      sheet.roundRect(inset(slot, -4, -3), {
        fill: colours.ember,
        radius: radius.chip,
      })
    looseFateTile(sheet, inset(slot, 2, 1), rules, tile)
  })
}
