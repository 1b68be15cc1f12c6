import { type City, cityOf, decision, fillableCityNotches, type GameState, type Rules } from '#engine'
import { discordAltBadgeSize } from '../corner.ts'
import { seatPieceIcon } from '../icons/index.ts'
import { centredSquare, type Layout, type LayoutDraft, makeRect, type Rect, square, verticalStrip } from '../layout.ts'
import { widthOf } from '../measure.ts'
import {
  GREAT_BONFIRE_HEIGHT_PER_WIDTH,
  greatBonfire,
  greatBonfireMarkRects,
  greatBonfireSpacePortalRects,
  greatBonfireSpaceRects,
} from '../parts/great-bonfire.ts'
import { type ChoiceRectFinder, marks } from '../parts/marks.ts'
import { layoutWithSky } from '../parts/sky.ts'
import type { GreatBonfireRequest, WithWords } from '../request.ts'
import { CARD_STYLE, colours, radius, strokeWidth, textStyle, typeSize } from '../tokens.ts'

const W = 1000
const CORNER = discordAltBadgeSize(W)
const FOOT = 104
const RING = Math.ceil((W - 24) * GREAT_BONFIRE_HEIGHT_PER_WIDTH)
const H = 20 + RING + 24 + FOOT
const at = {
  wheel: makeRect(12, 20, W - 24, RING),
  foot: makeRect(CORNER.w, 20 + RING + 24, W - CORNER.w - 24, FOOT - 24),
} satisfies Record<string, Rect>
/** So wide are all notches together at most: who may use any has seven. */
const NOTCHES = 476

/** The Great Bonfire close by: what each space costs the one who looks, and which portals fit that city. */
export function greatBonfireLayout(request: WithWords<GreatBonfireRequest>): Layout {
  const { state, seat } = request
  const { sheet, frame, done } = layoutWithSky(W, H)
  const city = seat === null ? null : cityOf(state, seat)
  greatBonfire(sheet, at.wheel, request, false, seat)
  if (city !== null && seat !== null) notches(sheet, request, city, seat)
  marks(sheet, frame, request.candidates, placesOf(request.rules, state))
  return done()
}

/** Whose city it is about, and the notches that the next portal has to fit (R11.3). */
function notches(sheet: LayoutDraft, request: WithWords<GreatBonfireRequest>, city: City, seat: number): void {
  const { names } = request
  const { foot } = at
  const next = fillableCityNotches(request.rules, city)
  sheet.roundRect(foot, CARD_STYLE)
  sheet.icon(centredSquare(foot, 62, 50), seatPieceIcon('shield', seat))
  const count = Math.max(1, next.length)
  const step = Math.min(84, NOTCHES / count)
  const right = foot.x + foot.w - 14 - count * step
  const label = request.words.pictures.nextPortal
  const wide = Math.ceil(widthOf(label, 'label', typeSize.small)) + 4
  sheet.text(
    verticalStrip(foot, 96, right - wide - 24 - foot.x - 110),
    names[seat] ?? '',
    textStyle.display(typeSize.heading, colours.cream),
  )
  sheet.text(makeRect(right - wide - 12, foot.y, wide, foot.h), label, textStyle.label(typeSize.small, colours.ash))
  if (next.length === 0) sheet.icon(square(right + step / 2, foot.y + foot.h / 2, 52), 'check')
  next.forEach(({ portal }, i) => {
    const spot = square(right + (i + 0.5) * step, foot.y + foot.h / 2, Math.min(66, step - 8))
    sheet.glow(centredSquare(spot, step), colours.ember, 0.9)
    sheet.roundRect(spot, { stroke: colours.ember, width: strokeWidth.strong, radius: radius.card })
    sheet.icon(centredSquare(spot, spot.w - 16), `notch-${portal}`)
  })
}

const MARK = 30
/** A turn of the Great Bonfire is marked at its space, on the side of the fire; the rewards of the space that it points to, at themselves. */
function placesOf(rules: Rules, state: GameState): ChoiceRectFinder {
  const cells = greatBonfireSpaceRects(at.wheel, rules)
  const rims = greatBonfireMarkRects(at.wheel, rules, MARK)
  const here = state.bonfire.at
  const taking = decision(state)?.question.kind === 'rewards'
  return (choice) => {
    if (choice.kind === 'bonfire') return rims[choice.space] ?? null
    if (choice.kind !== 'take' || !taking || here === null) return null
    const cell = cells[here]
    const lying = state.bonfire.portals[here] ?? []
    if (cell === undefined) return null
    const portal = choice.portal === null ? -1 : lying.indexOf(choice.portal)
    const spot = greatBonfireSpacePortalRects(cell, lying.length)[portal]
    return spot === undefined ? (rims[here] ?? cell) : besidePortal(spot, portal)
  }
}

/** Where a portal's mark has room: below it and above it by turns, as marks are wider than portals. */
const besidePortal = (spot: Rect, nth: number): Rect =>
  square(spot.x + spot.w / 2, (nth % 2 === 0 ? spot.y + spot.h + 8 : spot.y - 26) + MARK / 2, MARK)
