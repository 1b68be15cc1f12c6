import { type Choice, type City, cityOf, decision, type GameState, isElder, isTom, scoreSheetOf } from '#engine'
import { emojiAsWords, gnomeInWords } from '#text'
import { discordAltBadgeSize } from '../corner.ts'
import { iconRow } from '../icon-rows.ts'
import { seatPieceIcon } from '../icons/index.ts'
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
import { widthOf } from '../measure.ts'
import { cityBackground, rectOfCityChoice } from '../parts/city-columns.ts'
import { fateAreaAndSupply } from '../parts/city-fate.ts'
import { cityPathAndTasks } from '../parts/city-row.ts'
import { holdings, pointsGainedIn, rectOfYieldChoice } from '../parts/holdings.ts'
import { type ChoiceRectFinder, marks } from '../parts/marks.ts'
import { piecesToChooseArea, piecesToChooseWithRects } from '../parts/offers.ts'
import { layoutWithSky } from '../parts/sky.ts'
import type { CityRequest, WithWords } from '../request.ts'
import { gnomeAbilityIcons } from '../signs.ts'
import {
  CARD_STYLE,
  colours,
  PARCHMENT_STYLE,
  radius,
  spacing,
  strokeWidth,
  TENTATIVE_OUTLINE,
  textStyle,
  typeSize,
} from '../tokens.ts'

const W = 1200
const H = 1330
const CORNER = discordAltBadgeSize(W)
/** Where things begin that stand beside the corner: their marks reach out to the left. */
const BESIDE = CORNER.w + 12
const AT = {
  header: makeRect(spacing.edge, 16, W - 2 * spacing.edge, 92),
  purse: makeRect(spacing.edge, 118, W - 2 * spacing.edge, 120),
  row: makeRect(spacing.edge, 254, W - 2 * spacing.edge, 460),
  fate: makeRect(spacing.edge, 724, 732, 440),
  offerings: makeRect(BESIDE, 1180, 756 - BESIDE, 124),
  /** What a city can get and lies elsewhere stands at the foot, in place of the offerings; where it is much, above the corner. */
  foot: makeRect(BESIDE, 724, 756 - BESIDE, 580),
  aboveCorner: makeRect(spacing.edge, 724, 732, H - CORNER.h - 724),
  gnomes: makeRect(776, 724, 400, 580),
  tomsGnomes: makeRect(spacing.edge, 724, W - 2 * spacing.edge, 290),
} as const

/** One seat's city, with what the open turn did and where its next choices lie. */
export function cityLayout(request: WithWords<CityRequest>): Layout {
  const { state, seat, tentative, candidates } = request
  const city = cityOf(state, seat)
  // Tom has neither fate tiles nor anything to spend (R16.3).
  const toms = isTom(state, seat)
  const height = toms ? tomsHeight(city) : H
  const { back, sheet, frame, done } = layoutWithSky(W, height)
  cityBackground(back, AT.row, W)

  header(sheet, AT.header, request, city)
  cityPathAndTasks(sheet, AT.row, request)
  let placeOfOffer: ChoiceRectFinder = () => null
  if (toms) {
    tomsDeck(sheet, AT.purse, state)
    gnomes(sheet, AT.tomsGnomes, 2, request, city)
  } else {
    holdings(sheet, AT.purse, city, seat, tentative)
    const onOffer = piecesToChooseArea(AT.foot, AT.aboveCorner, candidates)
    if (onOffer === null) offerings(sheet, AT.offerings, city, seat)
    else placeOfOffer = piecesToChooseWithRects(sheet, onOffer, candidates)
    const fateEnds = onOffer === null ? AT.fate.y + AT.fate.h : onOffer.y - spacing.edge
    const fate = makeRect(AT.fate.x, AT.fate.y, AT.fate.w, fateEnds - AT.fate.y)
    if (fate.h > 0) fateAreaAndSupply(sheet, fate, request)
    gnomes(sheet, AT.gnomes, 1, request, city)
  }
  // What a move brings is told in its option; the move is marked where it ends.
  const alone = decision(state)?.question.kind === 'yield'
  const placeOf: ChoiceRectFinder = (choice) =>
    placeOfOffer(choice) ??
    rectOfCityChoice(AT.row, choice) ??
    (alone ? rectOfYieldChoice(AT.purse, choice) : null) ??
    offeringPlace(choice)
  marks(sheet, frame, candidates, placeOf)
  return done(toms ? 'tom' : 'city')
}

/** Two of his gnomes stand side by side; beneath them is the corner. */
const tomsHeight = ({ gnomes: { length } }: City): number => {
  const rows = Math.max(1, Math.ceil(length / 2))
  return Math.ceil(AT.tomsGnomes.y + (AT.tomsGnomes.h * rows) / 3 + CORNER.h)
}

const offeringPlace = (choice: Choice): Rect | null =>
  choice.kind === 'offer' ? (offeringCells(AT.offerings)[choice.pile - 1] ?? null) : null

/** Whose city it is, where the ship lies, and the score. */
function header(sheet: LayoutDraft, r: Rect, request: WithWords<CityRequest>, city: City): void {
  const { state, seat, tentative } = request
  sheet.icon(centredSquare(r, 80, 42), seatPieceIcon('shield', seat))
  const score = `${state.ended === null ? city.score : scoreSheetOf(request.rules, state, seat).total}`
  const w = widthOf(score, 'strong', typeSize.title) + 8
  sheet.text(verticalStrip(r, r.w - w, w), score, textStyle.strong(typeSize.title, colours.flame, 'right'))
  const come = pointsGainedIn(tentative, seat)
  const gain = come === 0 ? '' : `+${come}`
  const gainWidth = gain === '' ? 0 : Math.ceil(widthOf(gain, 'strong', typeSize.heading)) + 14
  if (gain !== '')
    sheet.text(
      verticalStrip(r, r.w - w - gainWidth, gainWidth - 12),
      gain,
      textStyle.strong(typeSize.heading, colours.tentative),
    )
  const ship = isTom(state, seat) ? 0 : city.ship === null ? 190 : 150
  const right = r.x + r.w - w - gainWidth
  if (ship > 0) {
    const left = right - ship - 20
    const sailed = tentative.some((event) => event.kind === 'shipMoved' && event.seat === seat)
    sheet.icon(square(left + 30, r.y + r.h / 2, 58), seatPieceIcon('ship', seat))
    sheet.text(
      makeRect(left + 66, r.y, ship - 66, r.h),
      city.ship ?? request.words.pictures.landing,
      textStyle.display(typeSize.heading, sailed ? colours.tentative : colours.cream),
    )
  }
  sheet.text(
    verticalStrip(r, 98, right - ship - 40 - (r.x + 98)),
    request.names[seat] ?? '',
    textStyle.display(typeSize.title, colours.cream),
  )
}

const offeringCells = (r: Rect): Rect[] => grid(r, 2, 1, 12)

/** The open tile of each offering pile, and how many lie beneath it. */
function offerings(sheet: LayoutDraft, r: Rect, city: City, seat: number): void {
  offeringCells(r).forEach((cell, i) => {
    const open = city.offerings.open[i] ?? null
    const left = city.offerings.piles[i]?.length ?? 0
    sheet.roundRect(cell, CARD_STYLE)
    sheet.icon(
      centredSquare(cell, 92, 58),
      seatPieceIcon('offering', seat),
      open === null && left === 0 ? { alpha: 0.25 } : {},
    )
    if (open !== null) {
      sheet.roundRect(centredSquare(cell, 96, 160), PARCHMENT_STYLE)
      sheet.icon(centredSquare(cell, 78, 160), open)
    } else if (left > 0)
      sheet.roundRect(centredSquare(cell, 96, 160), {
        stroke: colours.parchmentDim,
        width: strokeWidth.normal,
        radius: radius.card,
        dash: [8, 8],
      })
    sheet.text(verticalStrip(cell, 220, cell.w - 226), `+${left}`, textStyle.strong(typeSize.heading, colours.ash))
  })
}

/** Up to three gnomes have room for their ability in words; more show it in signs. */
const IN_WORDS = 3
const MOST_GNOMES = 6

/** The gnomes of a city, with what they can do; Tom's can do nothing. */
function gnomes(sheet: LayoutDraft, r: Rect, across: 1 | 2, request: WithWords<CityRequest>, city: City): void {
  const { rules, words } = request
  const toms = across === 2
  const come = new Set(
    request.tentative.flatMap((event) =>
      event.kind === 'gnomeJoined' && event.seat === request.seat ? [event.gnome] : [],
    ),
  )
  if (city.gnomes.length === 0) {
    sheet.icon(square(r.x + 60, r.y + 54, 72), 'gnome', { alpha: 0.35 })
    sheet.text(rectIn(r, 112, 24, 280, 60), words.pictures.noGnomes, textStyle.label(typeSize.body, colours.ash))
    return
  }
  const inWords = !toms && city.gnomes.length <= IN_WORDS
  const cells = inWords ? grid(r, 1, IN_WORDS, 10) : grid(r, across, MOST_GNOMES / across, 8)
  eachCell(cells, city.gnomes, (cell, gnome) => {
    sheet.roundRect(cell, { ...CARD_STYLE, ...(come.has(gnome) ? TENTATIVE_OUTLINE : {}), fill: colours.card })
    const y = inWords ? cell.y + 44 : cell.y + cell.h / 2
    sheet.icon(square(cell.x + 44, y, 72), isElder(gnome) ? 'elder' : 'gnome')
    sheet.icon(square(cell.x + 78, y + 23, 36), rules.gnomeResource(gnome), { on: true })
    const { name, short, ability } = gnomeInWords(words, rules, gnome)
    const w = cell.w - 116
    const typeface = inWords ? 'display' : 'label'
    const size = inWords ? typeSize.glance : typeSize.small
    // Which guardian a companion goes with stands in the ability below, so the name can do without.
    const called = inWords && widthOf(name, typeface, size) > w ? (short ?? name) : name
    const place = makeRect(cell.x + 106, inWords ? y - 26 : cell.y + 6, w, inWords ? 52 : toms ? cell.h - 12 : 36)
    sheet.text(place, called, textStyle[typeface](size, colours.cream))
    if (inWords)
      sheet.paragraph(rectIn(cell, 16, 86, cell.w - 32, cell.h - 86), emojiAsWords(words, ability), {
        ...textStyle.label(typeSize.least, colours.cream),
        leading: 33,
      })
    else if (!toms)
      iconRow(sheet, rectIn(cell, 106, 42, cell.w - 116, 44), gnomeAbilityIcons(rules, gnome), 44, 'dark', 'left')
  })
}

/** Tom's deck: cards left, which time it is played through, and the cards turned up so far. */
function tomsDeck(sheet: LayoutDraft, r: Rect, state: GameState): void {
  if (state.tom === null) return
  const { deck, round, discards } = state.tom
  sheet.roundRect(r, CARD_STYLE)
  sheet.icon(centredSquare(r, 80, 62), 'pile')
  sheet.text(verticalStrip(r, 116, 60), `${deck.length}`, textStyle.strong(typeSize.score, colours.cream))
  sheet.text(verticalStrip(r, 180, 110), `${round}/4`, textStyle.strong(typeSize.heading, colours.ash))
  discards.forEach((card, i) => {
    sheet.icon(centredSquare(r, 100, 344 + i * 104), `tom-${card}`)
  })
}
