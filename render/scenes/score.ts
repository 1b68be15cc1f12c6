import { SCORE_LINES, type ScoreSheet, scoreSheets } from '#engine'
import { decidingDifferenceSentence } from '#text'
import { seatPieceIcon } from '../icons/index.ts'
import {
  centredSquare,
  eachCell,
  grid,
  type Layout,
  type LayoutDraft,
  makeRect,
  rectIn,
  square,
  verticalStrip,
} from '../layout.ts'
import { cityBackground } from '../parts/city-columns.ts'
import { cityPathAndTasks } from '../parts/city-row.ts'
import { turnOrWinnerHeadline } from '../parts/headline.ts'
import { drawScoreLineName } from '../parts/score-lines.ts'
import { layoutWithSky } from '../parts/sky.ts'
import type { ScoreSheetRequest, WithWords } from '../request.ts'
import {
  BEST_OR_ON_TURN_STYLE,
  CARD_STYLE,
  colours,
  radius,
  spacing,
  strokeWidth,
  textStyle,
  typeSize,
} from '../tokens.ts'

const W = 1200
const ROW = 72
const TITLE = 136
const HEAD = 150
const LABELS = 430
/** At the end the winner's city, what decided, and everybody in order stand above the sheet. */
const DECIDED = makeRect(spacing.edge, 118, W - 2 * spacing.edge, 48)
const CITY = makeRect(spacing.edge, 196, W - 2 * spacing.edge, 460)
const PLACES = makeRect(spacing.edge, 676, W - 2 * spacing.edge, 92)
const TOP_AT_END = 790

/** The winner’s city and the standings, below them the final sheet, line by line (R15); before the end the sheet as it would be now. */
export function scoreLayout(request: WithWords<ScoreSheetRequest>): Layout {
  const { state, names } = request
  const { pictures, scores } = request.words
  const sheets = scoreSheets(request.rules, state)
  const over = state.ended !== null
  const top = over ? TOP_AT_END : TITLE
  const height = top + HEAD + ROW * (SCORE_LINES.length + 1) + 44
  const { back, sheet, done } = layoutWithSky(W, height, over ? [] : [{ x: 600, y: 60, size: 1000 }])
  if (over) cityBackground(back, CITY, W)

  sheet.icon(square(70, 72, 92), 'bonfire')
  const title = makeRect(130, 16, W - 160, 112)
  if (over) turnOrWinnerHeadline(sheet, title, request, null)
  else sheet.text(title, pictures.scoresSoFar, textStyle.display(typeSize.title, colours.cream))
  if (over) ending(sheet, request, sheets)
  const column = (W - LABELS - spacing.edge) / sheets.length
  sheets.forEach((one, i) => {
    const x = LABELS + i * column
    const best = over && one.rank === 1
    sheet.roundRect(makeRect(x + 6, top, column - 12, HEAD + ROW * (SCORE_LINES.length + 1) + 12), {
      ...CARD_STYLE,
      ...(best ? BEST_OR_ON_TURN_STYLE : {}),
      radius: radius.surface,
    })
    sheet.icon(square(x + column / 2, top + 56, 76), seatPieceIcon('shield', one.seat))
    sheet.text(
      makeRect(x + 16, top + 98, column - 32, 46),
      names[one.seat] ?? '',
      textStyle.display(typeSize.body, colours.cream, 'centre'),
    )
  })
  const across = (y: number) => makeRect(spacing.edge, y, W - 2 * spacing.edge, 0)
  type Figure = (value: number) => ReturnType<typeof textStyle.strong>
  const figures = (y: number, all: readonly number[], style: Figure): void =>
    all.forEach((one, i) => {
      sheet.text(makeRect(LABELS + i * column + 10, y, column - 20, ROW), `${one}`, style(one))
    })
  SCORE_LINES.forEach((line, index) => {
    const y = top + HEAD + index * ROW
    sheet.line(across(y), colours.surfaceEdge, strokeWidth.thin)
    drawScoreLineName(sheet, makeRect(spacing.edge, y, LABELS - spacing.edge - 12, ROW), line, scores.lines[line])
    const points = sheets.map((one) => one.lines[line])
    figures(y, points, (one) => textStyle.strong(typeSize.heading, one === 0 ? colours.smoke : colours.cream, 'centre'))
  })
  const foot = top + HEAD + SCORE_LINES.length * ROW + 8
  sheet.line(across(foot), colours.flame, strokeWidth.normal)
  // To the left of it is the corner that is kept free.
  const label = makeRect(spacing.edge + 78, foot, LABELS - spacing.edge - 90, ROW)
  sheet.text(label, scores.total, textStyle.display(typeSize.heading, colours.cream, 'right'))
  const totals = sheets.map((one) => one.total)
  figures(foot, totals, () => textStyle.strong(typeSize.score, colours.flame, 'centre'))
  return done()
}

/** What decided, the city of who has won, and everybody in order. */
function ending(sheet: LayoutDraft, request: WithWords<ScoreSheetRequest>, sheets: readonly ScoreSheet[]): void {
  sheet.text(
    DECIDED,
    decidingDifferenceSentence(request.words, sheets),
    textStyle.label(typeSize.glance, colours.flame),
  )
  const order = [...sheets].sort((a, b) => a.rank - b.rank || a.seat - b.seat)
  const [winner] = order
  if (winner === undefined) return
  cityPathAndTasks(sheet, CITY, { ...request, seat: winner.seat, tentative: [] })
  eachCell(grid(PLACES, order.length, 1, 12), order, (cell, one) => {
    const best = one.rank === 1
    sheet.roundRect(cell, { ...CARD_STYLE, ...(best ? BEST_OR_ON_TURN_STYLE : {}) })
    sheet.text(
      verticalStrip(cell, 14, 30),
      `${one.rank}`,
      textStyle.strong(typeSize.heading, best ? colours.flame : colours.ash),
    )
    sheet.icon(centredSquare(cell, 60, 76), seatPieceIcon('shield', one.seat))
    const beside = rectIn(cell, 114, 4, cell.w - 124, cell.h / 2 - 4)
    sheet.text(beside, request.names[one.seat] ?? '', textStyle.display(typeSize.body, colours.cream))
    sheet.text(
      makeRect(beside.x, beside.y + beside.h, beside.w, beside.h),
      `${one.total}`,
      textStyle.strong(typeSize.heading, colours.flame),
    )
  })
}
