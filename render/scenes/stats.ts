import { SCORE_LINES } from '#engine'
import { discordAltBadgeSize } from '../corner.ts'
import { type Layout, type LayoutDraft, makeRect, type Rect, square, verticalStrip } from '../layout.ts'
import { drawScoreLineName } from '../parts/score-lines.ts'
import { layoutWithSky } from '../parts/sky.ts'
import type { StatsRequest, WithWords } from '../request.ts'
import { CARD_STYLE, colours, radius, spacing, strokeWidth, textStyle, typeSize } from '../tokens.ts'

const W = 1200
const TOP = 196
const ROW = 84
const LABELS = 430
const INSET = spacing.edge + spacing.gap
/** Where the bars lie, and the figures beside them. */
const BARS = { x: LABELS + spacing.edge, w: 560 } as const
const FIGURES = { x: BARS.x + BARS.w + spacing.gap, w: W - 2 * spacing.edge - BARS.x - BARS.w - spacing.gap } as const
const OWN = { h: 34, colour: colours.ember } as const
const SERVER = { h: 14, colour: colours.stone } as const
const FOOT = TOP + ROW * SCORE_LINES.length + 26
const H = FOOT + discordAltBadgeSize(W).h

/** Where somebody's points come from: of each line of the score sheet a bar for them, and beneath it one for their server. */
export function statsLayout({ names, average, best, lines, words }: WithWords<StatsRequest>): Layout {
  const { club, pictures, scores } = words
  const { back, sheet, done } = layoutWithSky(W, H, [{ x: 600, y: 80, size: 1000 }])
  back.roundRect(makeRect(spacing.edge, TOP - 10, W - 2 * spacing.edge, ROW * SCORE_LINES.length + 20), CARD_STYLE)

  const [name = ''] = names
  sheet.icon(square(70, 72, 92), 'points')
  sheet.text(makeRect(130, 16, W - 130 - spacing.edge, 92), name, textStyle.display(typeSize.title, colours.cream))
  const told = makeRect(130, 108, W - 130 - spacing.edge, 56)
  sheet.text(told, club.stats.points(average, best), textStyle.label(typeSize.glance, colours.flame))

  const most = Math.max(1, ...SCORE_LINES.flatMap((line) => [lines[line].own, lines[line].server]))
  SCORE_LINES.forEach((line, nth) => {
    const { own, server } = lines[line]
    const y = TOP + nth * ROW
    if (nth > 0) sheet.line(makeRect(INSET, y, W - 2 * INSET, 0), colours.surfaceEdge, strokeWidth.thin)
    drawScoreLineName(sheet, makeRect(INSET, y, LABELS - INSET, ROW), line, scores.lines[line])
    bar(sheet, makeRect(BARS.x, y + 12, (BARS.w * own) / most, OWN.h), OWN.colour)
    bar(sheet, makeRect(BARS.x, y + 54, (BARS.w * server) / most, SERVER.h), SERVER.colour)
    const figure = (top: number, h: number): Rect => makeRect(FIGURES.x, y + top, FIGURES.w, h)
    sheet.text(figure(4, 46), club.stats.mean(own), textStyle.strong(typeSize.heading, colours.flame, 'right'))
    sheet.text(figure(46, 32), club.stats.mean(server), textStyle.label(typeSize.least, colours.ash, 'right'))
  })
  legend(sheet, name, pictures.serverAverage)
  return done()
}

/** Nothing, and less than nothing, is a bar of no length. */
function bar(sheet: LayoutDraft, r: Rect, fill: string): void {
  if (r.w > 0) sheet.roundRect(verticalStrip(r, 0, Math.max(r.w, r.h / 2)), { fill, radius: radius.chip / 2 })
}

/** What the two bars are, to the right of the corner that is kept free. */
function legend(sheet: LayoutDraft, name: string, server: string): void {
  const from = discordAltBadgeSize(W).w + spacing.edge
  const half = (W - spacing.edge - from) / 2
  const said = textStyle.label(typeSize.body, colours.cream)
  const entries = [
    { ...OWN, words: name },
    { ...SERVER, words: server },
  ]
  entries.forEach(({ h, colour, words }, nth) => {
    const x = from + nth * half
    bar(sheet, makeRect(x, FOOT + 32 - h / 2, 64, h), colour)
    sheet.text(makeRect(x + 80, FOOT, half - 80 - spacing.gap, 64), words, said)
  })
}
