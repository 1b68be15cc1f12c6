import { type City, cityOf, topAndBottomFateTiles } from '#engine'
import { discordAltBadgeSize } from '../corner.ts'
import { seatPieceIcon } from '../icons/index.ts'
import { centredSquare, type Layout, type LayoutDraft, makeRect, type Rect, rectIn, verticalStrip } from '../layout.ts'
import { cityBackground, rectOfCityChoice } from '../parts/city-columns.ts'
import { cityPathAndTasks } from '../parts/city-row.ts'
import { looseFateTile } from '../parts/fate-area.ts'
import { pointsGainedIn } from '../parts/holdings.ts'
import { type ChoiceRectFinder, marks } from '../parts/marks.ts'
import { piecesToChooseHeight, piecesToChooseWithRects } from '../parts/offers.ts'
import { layoutWithSky } from '../parts/sky.ts'
import type { OwnCityForTurnRequest, WithWords } from '../request.ts'
import { CARD_STYLE, colours, PARCHMENT_STYLE, spacing, textStyle, typeSize } from '../tokens.ts'

const W = 1200
const H = 590
/** The foot begins beside the corner. */
const FOOT = discordAltBadgeSize(W).w + 12
const AT = {
  row: makeRect(spacing.edge, 12, W - 2 * spacing.edge, 460),
  ship: makeRect(FOOT, 478, 210, 100),
  offerings: [makeRect(FOOT + 222, 478, 146, 100), makeRect(FOOT + 380, 478, 146, 100)],
  supply: makeRect(FOOT + 538, 478, 282, 100),
  score: makeRect(FOOT + 824, 478, W - FOOT - 824 - spacing.edge, 100),
} as const

/**
 * What somebody decides a turn by, on half a screen of a phone: the own path and tasks, where the ship lies, the open
 * offerings, the fate tiles that are next, and the score. What is held stands beside it; the whole city is a look away.
 */
export function ownCityForTurnLayout(request: WithWords<OwnCityForTurnRequest>): Layout {
  const { candidates = [] } = request
  const offersH = piecesToChooseHeight(candidates)
  const height = H + Math.max(0, offersH - AT.ship.h)
  const { back, sheet, frame, done } = layoutWithSky(W, height)
  cityBackground(back, AT.row, W)

  cityPathAndTasks(sheet, AT.row, request)
  if (offersH === 0) foot(sheet, request)
  // What can be got stands at the foot in place of what is held.
  const placeOfOffer =
    offersH === 0
      ? () => null
      : piecesToChooseWithRects(sheet, makeRect(FOOT, AT.ship.y, W - FOOT - spacing.edge, offersH), candidates)
  const placeOf: ChoiceRectFinder = (choice) => placeOfOffer(choice) ?? rectOfCityChoice(AT.row, choice)
  marks(sheet, frame, candidates, placeOf)
  return done('turn')
}

/** The ship, the offerings, the next fate tiles and the score. */
function foot(sheet: LayoutDraft, { rules, state, seat, tentative, words }: WithWords<OwnCityForTurnRequest>): void {
  const city = cityOf(state, seat)
  const sailed = tentative.some((event) => event.kind === 'shipMoved' && event.seat === seat)
  ship(sheet, AT.ship, city.ship ?? words.pictures.landing, seat, sailed)
  AT.offerings.forEach((cell, pile) => {
    offering(sheet, cell, city, seat, pile)
  })
  supply(sheet, AT.supply, rules, city, words.pictures.supply)
  score(sheet, AT.score, city.score, pointsGainedIn(tentative, seat))
}

function ship(sheet: LayoutDraft, r: Rect, place: string, seat: number, sailed: boolean): void {
  sheet.roundRect(r, CARD_STYLE)
  sheet.icon(centredSquare(r, 64, 42), seatPieceIcon('ship', seat))
  sheet.text(
    verticalStrip(r, 78, r.w - 84),
    place,
    textStyle.display(place.length > 2 ? typeSize.least : typeSize.heading, sailed ? colours.tentative : colours.cream),
  )
}

/** The open tile of a pile, and how many lie beneath it. */
function offering(sheet: LayoutDraft, r: Rect, { offerings }: City, seat: number, pile: number): void {
  const open = offerings.open[pile] ?? null
  const left = offerings.piles[pile]?.length ?? 0
  const at = centredSquare(r, 84, 50)
  sheet.roundRect(r, CARD_STYLE)
  if (open === null) sheet.icon(at, seatPieceIcon('offering', seat), left === 0 ? { alpha: 0.5 } : {})
  else {
    sheet.roundRect(at, PARCHMENT_STYLE)
    sheet.icon(centredSquare(r, 70, 50), open)
  }
  sheet.text(verticalStrip(r, 98, r.w - 102), `+${left}`, textStyle.strong(typeSize.glance, colours.ash))
}

/** The top and the bottom fate tile of the supply: one of them can be placed next. */
function supply(sheet: LayoutDraft, r: Rect, rules: OwnCityForTurnRequest['rules'], city: City, label: string): void {
  const next = topAndBottomFateTiles(city)
  if (next.length === 0) return
  sheet.roundRect(r, CARD_STYLE)
  sheet.text(rectIn(r, 8, 6, r.w - 16, 32), label, textStyle.display(typeSize.small, colours.ash, 'centre'))
  next.forEach((tile, nth, { length }) => {
    const x = length === 1 ? r.x + (r.w - 124) / 2 : r.x + 10 + nth * 138
    looseFateTile(sheet, makeRect(x, r.y + 44, 124, 42), rules, tile)
  })
}

function score(sheet: LayoutDraft, r: Rect, points: number, gain: number): void {
  sheet.text(
    makeRect(r.x, r.y, r.w, gain === 0 ? r.h : 64),
    `${points}`,
    textStyle.strong(typeSize.score, colours.flame, 'right'),
  )
  if (gain !== 0)
    sheet.text(
      makeRect(r.x, r.y + 60, r.w, 40),
      `+${gain}`,
      textStyle.strong(typeSize.body, colours.tentative, 'right'),
    )
}
