import { boxOf, type City, cityOf, type GameState, scoreSheetOf } from '#engine'
import { gnomeOf, words as wordsOf } from '#text'
import { glyphRow } from '../glyphs.ts'
import { seatIcon } from '../icons/index.ts'
import { grid, icon, type Layout, panel, type Rect, rect, type Sheet, square, text } from '../layout.ts'
import type { Measure } from '../measure.ts'
import { cityFate } from '../parts/city-fate.ts'
import { cityRow, placeOf } from '../parts/city-row.ts'
import { purse } from '../parts/purse.ts'
import { sky } from '../parts/sky.ts'
import type { CityRequest } from '../request.ts'
import { gnomeGlyphs } from '../signs.ts'
import { colours, line, radius, space, type } from '../tokens.ts'
import { pictureWords } from '../words.ts'

const W = 1200
const H = 1330
/** Tom sits opposite the human, and has neither fate tiles nor anything to spend (R16.3). */
const TOM = 1
const TOMS_HEIGHT = 1040
const at = {
  header: rect(space.edge, 16, W - 2 * space.edge, 92),
  purse: rect(space.edge, 118, W - 2 * space.edge, 120),
  row: rect(space.edge, 258, W - 2 * space.edge, 450),
  fate: rect(space.edge, 724, 560, 440),
  supply: rect(600, 724, 156, 440),
  offerings: rect(space.edge, 1180, 732, 124),
  gnomes: rect(776, 724, 400, 580),
  tomsGnomes: rect(space.edge, 724, W - 2 * space.edge, 290),
} satisfies Record<string, Rect>

/** One seat's city, with what the open turn did and where its next choices lie. */
export function cityLayout(request: CityRequest, measure: Measure): Layout {
  const { state, names, seat, tentative } = request
  const words = pictureWords(request.language)
  const city = cityOf(state, seat)
  const toms = state.tom !== null && seat === TOM
  const height = toms ? TOMS_HEIGHT : H
  const back: Sheet = { items: [], measure }
  sky(back, rect(0, 0, W, height), [{ x: 600, y: 420, size: 1100 }])

  const sheet: Sheet = { items: [], measure }
  header(sheet, at.header, state, city, names[seat] ?? '', seat)
  cityRow(sheet, at.row, state, city, seat, tentative, words.start)
  if (toms) {
    tomsDeck(sheet, at.purse, state)
    gnomes(sheet, at.tomsGnomes, 2, request, city)
  } else {
    purse(sheet, at.purse, city, seat, tentative)
    cityFate(sheet, at.fate, at.supply, request, city, words)
    offerings(sheet, at.offerings, city, seat)
    gnomes(sheet, at.gnomes, 1, request, city)
  }
  for (const { label, choice } of request.candidates) {
    const place = placeOf(at.row, choice)
    if (place !== null) mark(sheet, place, label)
  }
  return {
    width: W,
    height,
    back: { key: toms ? 'tom' : 'city', items: back.items },
    items: sheet.items,
  }
}

/** The mark of a choice, as in the select, at the place where it happens. */
function mark(sheet: Sheet, r: Rect, label: string): void {
  const spot = rect(r.x - 6, r.y - 12, Math.max(44, measureOf(sheet, label) + 20), 44)
  panel(sheet, spot, { fill: colours.tentative, line: colours.ink, width: line.normal, radius: 22 })
  text(sheet, spot, label, { face: 'strong', size: type.body, colour: colours.ink, align: 'centre', on: true })
}
const measureOf = (sheet: Sheet, label: string): number => sheet.measure.width(label, 'strong', type.body)

function header(sheet: Sheet, r: Rect, state: GameState, city: City, name: string, seat: number): void {
  icon(sheet, square(r.x + 42, r.y + r.h / 2, 80), seatIcon('shield', seat))
  const score = `${state.ended === null ? city.score : scoreSheetOf(state, seat).total}`
  const w = sheet.measure.width(score, 'strong', type.title) + 8
  text(sheet, rect(r.x + r.w - w, r.y, w, r.h), score, {
    face: 'strong',
    size: type.title,
    colour: colours.flame,
    align: 'right',
  })
  const where = city.ship
  const ship = state.tom !== null && seat === 1 ? 0 : 150
  if (ship > 0) {
    const left = r.x + r.w - w - ship - 20
    icon(sheet, square(left + 30, r.y + r.h / 2, 58), seatIcon('ship', seat))
    text(sheet, rect(left + 66, r.y, ship - 66, r.h), where ?? '–', {
      face: 'display',
      size: type.heading,
      colour: colours.cream,
    })
  }
  text(sheet, rect(r.x + 98, r.y, r.w - w - ship - 140, r.h), name, {
    face: 'display',
    size: type.title,
    colour: colours.cream,
  })
}

/** The open tile of each offering pile, and how many lie beneath it. */
function offerings(sheet: Sheet, r: Rect, city: City, seat: number): void {
  grid(r, 2, 1, 12).forEach((cell, i) => {
    const open = city.offerings.open[i] ?? null
    const left = city.offerings.piles[i]?.length ?? 0
    panel(sheet, cell, { fill: colours.panel, line: colours.panelEdge, width: line.thin, radius: radius.card })
    icon(
      sheet,
      square(cell.x + 66, cell.y + cell.h / 2, 92),
      seatIcon('offering', seat),
      open === null && left === 0 ? { alpha: 0.25 } : {},
    )
    if (open !== null) {
      panel(sheet, square(cell.x + 180, cell.y + cell.h / 2, 96), {
        fill: colours.parchment,
        line: colours.parchmentEdge,
        width: line.normal,
        radius: radius.card,
      })
      icon(sheet, square(cell.x + 180, cell.y + cell.h / 2, 78), open)
    } else if (left > 0)
      panel(sheet, square(cell.x + 180, cell.y + cell.h / 2, 96), {
        line: colours.parchmentDim,
        width: line.normal,
        radius: radius.card,
        dash: [8, 8],
      })
    text(sheet, rect(cell.x + 246, cell.y, cell.w - 256, cell.h), `+${left}`, {
      face: 'strong',
      size: type.heading,
      colour: colours.ash,
    })
  })
}

/** Up to six gnomes: name, and ability in signs. */
function gnomes(sheet: Sheet, r: Rect, across: 1 | 2, request: CityRequest, city: City): void {
  const lookup = boxOf(request.state)
  const come = new Set(
    request.tentative.flatMap((event) =>
      event.kind === 'gnomeJoined' && event.seat === request.seat ? [event.gnome] : [],
    ),
  )
  grid(r, across, 6 / across, 8).forEach((cell, i) => {
    const gnome = city.gnomes[i]
    panel(sheet, cell, {
      fill: gnome === undefined ? colours.well : colours.card,
      line: gnome !== undefined && come.has(gnome) ? colours.tentative : colours.panelEdge,
      width: gnome !== undefined && come.has(gnome) ? line.mark : line.thin,
      radius: radius.card,
      ...(gnome === undefined ? { dash: [8, 8] } : {}),
    })
    if (gnome === undefined) return
    icon(sheet, square(cell.x + 44, cell.y + cell.h / 2, 72), gnome.startsWith('E') ? 'elder' : 'gnome')
    icon(sheet, square(cell.x + 78, cell.y + cell.h - 24, 36), lookup.gnomeResource(gnome), { on: true })
    const { name } = gnomeOf(wordsOf(request.language), request.state, gnome)
    text(sheet, rect(cell.x + 106, cell.y + 6, cell.w - 116, 36), name, {
      face: 'label',
      size: type.small,
      colour: colours.cream,
    })
    glyphRow(sheet, rect(cell.x + 106, cell.y + 42, cell.w - 116, 44), gnomeGlyphs(lookup, gnome), 44, 'dark', 'left')
  })
}

/** Tom's deck: cards left, which time it is played through, and the cards turned up so far. */
function tomsDeck(sheet: Sheet, r: Rect, state: GameState): void {
  if (state.tom === null) return
  const { deck, round, discards } = state.tom
  panel(sheet, r, { fill: colours.panel, line: colours.panelEdge, width: line.thin, radius: radius.card })
  icon(sheet, square(r.x + 62, r.y + r.h / 2, 80), 'pile')
  text(sheet, rect(r.x + 116, r.y, 60, r.h), `${deck.length}`, {
    face: 'strong',
    size: type.score,
    colour: colours.cream,
  })
  text(sheet, rect(r.x + 180, r.y, 110, r.h), `${round}/4`, { face: 'strong', size: type.heading, colour: colours.ash })
  discards.forEach((card, i) => {
    icon(sheet, square(r.x + 344 + i * 104, r.y + r.h / 2, 100), `tom-${card}`)
  })
}
