import { discordAltBadgeSize } from '../corner.ts'
import { seatPieceIcon } from '../icons/index.ts'
import { inset, type Layout, type LayoutDraft, makeRect, type Point, type Rect, square } from '../layout.ts'
import { layoutWithSky } from '../parts/sky.ts'
import type { AnalysisRequest, WithWords } from '../request.ts'
import { CARD_STYLE, colours, seatFillColour, spacing, strokeWidth, textStyle, typeSize } from '../tokens.ts'

const W = 1200
const FIELD = makeRect(112, 128, 780, 650)
/** The lowest figure on the left ends above the corner. */
const H = FIELD.y + FIELD.h + 20 + discordAltBadgeSize(W).h
/** Whose line it is, beside its end. */
const ENDS = { x: FIELD.x + FIELD.w + 20, w: W - spacing.edge - FIELD.x - FIELD.w - 20, h: 100 } as const
const MARK = 54
/** How far a mark gives way to others, upwards or downwards. */
const ASIDE = Array.from({ length: 27 }, (_, nth) => 10 * Math.ceil(nth / 2) * (nth % 2 === 0 ? 1 : -1))
/** What colour tells, the line tells too; picture pixels of line and gap. */
const DASHES: readonly (readonly number[])[] = [[], [26, 12], [7, 11], [26, 11, 7, 11]]
const MOST_LINES_ACROSS = 7
const TURNS_A_LABEL = [5, 10, 20, 25, 50, 100]
const MOST_LABELS = 5

/** How a finished game went: a line for each seat, what it could expect from turn to turn, with the turns that cost most. */
export function analysisLayout(request: WithWords<AnalysisRequest>): Layout {
  const { course, names } = request
  const words = request.words.pictures
  const { back, sheet, done } = layoutWithSky(W, H, [{ x: 600, y: 80, size: 1000 }])
  back.roundRect(inset(FIELD, -10, -14), { ...CARD_STYLE, fill: colours.well })

  sheet.icon(square(70, 62, 84), 'points')
  sheet.text(
    makeRect(130, 16, W - 130 - spacing.edge, 92),
    words.expected,
    textStyle.display(typeSize.title, colours.cream),
  )
  const scale = scaleOf(course)
  axes(sheet, scale, course, words.turn)
  const seats = names.map((_, seat) => seat)
  for (const seat of seats)
    sheet.polyline(
      course.map(({ turns, points }) => scale.at(turns, points[seat] ?? 0)),
      seatFillColour(seat),
      strokeWidth.mark,
      { ...(seat === 0 ? {} : { dash: DASHES[seat] ?? [] }) },
    )
  ends(sheet, request, scale)
  marks(sheet, request, scale)
  return done()
}

type Scale = ReturnType<typeof scaleOf>

/** Where turns and points lie in the field. */
function scaleOf(course: AnalysisRequest['course']) {
  const all = course.flatMap(({ points }) => points)
  const [lowest, highest] = [Math.min(0, ...all), Math.max(10, ...all)]
  const step = [10, 20, 50, 100].find((one) => (highest - lowest) / one < MOST_LINES_ACROSS - 1) ?? 200
  const least = Math.floor(lowest / step) * step
  const most = Math.ceil(highest / step) * step
  const [first, last] = [course[0]?.turns ?? 0, course.at(-1)?.turns ?? 1]
  return {
    least,
    step,
    most,
    at: (turns: number, points: number): Point => [
      FIELD.x + (FIELD.w * (turns - first)) / Math.max(1, last - first),
      FIELD.y + (FIELD.h * (most - points)) / (most - least),
    ],
  }
}

/** Points to the left, turns beneath, with a faint line for each. */
function axes(
  sheet: LayoutDraft,
  { least, step, most, at }: Scale,
  course: AnalysisRequest['course'],
  label: (turns: number) => string,
): void {
  const said = textStyle.label(typeSize.heading, colours.ash)
  for (let points = least; points <= most; points += step) {
    const [, y] = at(0, points)
    sheet.line(makeRect(FIELD.x, y, FIELD.w, 0), colours.surfaceEdge, strokeWidth.thin)
    sheet.text(makeRect(8, y - 28, FIELD.x - 34, 56), `${points}`, { ...said, align: 'right' })
  }
  const [first, last] = [course[0]?.turns ?? 0, course.at(-1)?.turns ?? 0]
  const every = TURNS_A_LABEL.find((one) => (last - first) / one <= MOST_LABELS) ?? 200
  for (let turns = Math.max(every, Math.ceil(first / every) * every); turns <= last; turns += every) {
    const [x] = at(turns, 0)
    sheet.line(makeRect(x, FIELD.y, 0, FIELD.h), colours.surfaceEdge, strokeWidth.thin)
    const wide = FIELD.w / MOST_LABELS
    const beneath = makeRect(x - wide / 2 + 4, FIELD.y + FIELD.h + 18, wide - 8, 56)
    sheet.text(beneath, label(turns), { ...said, align: 'centre' })
  }
}

/** Whose line ends where, with what was scored: as near to the line's end as the others leave room. */
function ends(sheet: LayoutDraft, { course, names }: AnalysisRequest, { at }: Scale): void {
  const { turns = 0, points = [] } = course.at(-1) ?? {}
  const order = names
    .map((name, seat) => ({ name, seat, points: points[seat] ?? 0, y: at(turns, points[seat] ?? 0)[1] }))
    .sort((a, b) => a.y - b.y)
  const [top, bottom] = [FIELD.y - 20, FIELD.y + FIELD.h + 14]
  let above = top
  order.forEach(({ name, seat, points: scored, y }, nth) => {
    const lowest = bottom - (order.length - nth) * ENDS.h
    const from = Math.min(Math.max(y - ENDS.h / 2, above), lowest)
    above = from + ENDS.h
    sheet.icon(square(ENDS.x + 36, from + ENDS.h / 2, 70), seatPieceIcon('shield', seat))
    const beside = (part: number): Rect => makeRect(ENDS.x + 84, from + part * 46 + 3, ENDS.w - 84, 46)
    sheet.text(beside(0), name, textStyle.display(typeSize.heading, colours.cream))
    sheet.text(beside(1), `${Math.round(scored)}`, textStyle.strong(typeSize.heading, colours.flame))
  })
}

/** The turns that cost most, each on its seat's line where it began; what would lie on another stands above it. */
function marks(sheet: LayoutDraft, { course, turningPoints }: AnalysisRequest, { at }: Scale): void {
  const spots: Rect[] = []
  turningPoints.forEach(({ seat, number }, nth) => {
    const { turns, points } = course.findLast((one) => one.turns < number) ?? { turns: 0, points: [] }
    const [x, y] = at(turns, points[seat] ?? 0)
    const left = Math.min(Math.max(x - MARK / 2, FIELD.x), FIELD.x + FIELD.w - MARK)
    const free = (top: number) => spots.every((one) => Math.abs(one.x - left) >= MARK || Math.abs(one.y - top) >= MARK)
    const wished = Math.min(Math.max(y - MARK / 2, FIELD.y), FIELD.y + FIELD.h - MARK)
    const tops = ASIDE.map((aside) => wished + aside)
    const top = tops.find((one) => one >= FIELD.y && one <= FIELD.y + FIELD.h - MARK && free(one)) ?? wished
    const spot = makeRect(left, top, MARK, MARK)
    spots.push(spot)
    sheet.pill(spot, colours.cream, colours.ink, strokeWidth.strong)
    sheet.text(spot, `${nth + 1}`, { ...textStyle.strong(typeSize.heading, colours.ink, 'centre'), on: true })
  })
}
