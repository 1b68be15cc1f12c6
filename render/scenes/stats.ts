import { SCORE_LINES } from '#engine'
import { corner } from '../corner.ts'
import { icon, type Layout, polyline, type Rect, rect, roundRect, type Sheet, span, square, text } from '../layout.ts'
import { lineName } from '../parts/score-lines.ts'
import { startPicture } from '../parts/sky.ts'
import type { Drawn, StatsRequest } from '../request.ts'
import { CARD, colours, face, radius, space, strokeWidth, type } from '../tokens.ts'

const W = 1200
const TOP = 196
const ROW = 84
const LABELS = 430
/** Where the bars lie, and the figures beside them. */
const BARS = { x: LABELS + space.edge, w: 560 } as const
const FIGURES = { x: BARS.x + BARS.w + space.gap, w: W - 2 * space.edge - BARS.x - BARS.w - space.gap } as const
const OWN = { h: 34, colour: colours.ember } as const
const SERVER = { h: 14, colour: colours.stone } as const
const FOOT = TOP + ROW * SCORE_LINES.length + 26
const H = FOOT + corner(W).h

/** Where somebody's points come from: of each line of the score sheet a bar for them, and beneath it one for their server. */
export function statsLayout({ names, average, best, lines, words }: Drawn<StatsRequest>): Layout {
  const { club, pictures, scores } = words
  const { back, sheet, done } = startPicture(W, H, [{ x: 600, y: 80, size: 1000 }])
  roundRect(back, rect(space.edge, TOP - 10, W - 2 * space.edge, ROW * SCORE_LINES.length + 20), CARD)

  const [name = ''] = names
  icon(sheet, square(70, 72, 92), 'points')
  text(sheet, rect(130, 16, W - 130 - space.edge, 92), name, face.display(type.title, colours.cream))
  const told = rect(130, 108, W - 130 - space.edge, 56)
  text(sheet, told, club.stats.points(average, best), face.label(type.glance, colours.flame))

  const most = Math.max(1, ...SCORE_LINES.flatMap((line) => [lines[line].own, lines[line].server]))
  SCORE_LINES.forEach((line, nth) => {
    const { own, server } = lines[line]
    const y = TOP + nth * ROW
    if (nth > 0)
      polyline(
        sheet,
        [
          [space.edge + space.gap, y],
          [W - space.edge - space.gap, y],
        ],
        colours.surfaceEdge,
        strokeWidth.thin,
      )
    lineName(sheet, rect(space.edge + space.gap, y, LABELS - space.edge - space.gap, ROW), line, scores.lines[line])
    bar(sheet, rect(BARS.x, y + 12, (BARS.w * own) / most, OWN.h), OWN.colour)
    bar(sheet, rect(BARS.x, y + 54, (BARS.w * server) / most, SERVER.h), SERVER.colour)
    const figure = (top: number, h: number): Rect => rect(FIGURES.x, y + top, FIGURES.w, h)
    text(sheet, figure(4, 46), club.stats.mean(own), face.strong(type.heading, colours.flame, 'right'))
    text(sheet, figure(46, 32), club.stats.mean(server), face.label(type.least, colours.ash, 'right'))
  })
  legend(sheet, name, pictures.serverAverage)
  return done()
}

/** Nothing, and less than nothing, is a bar of no length. */
function bar(sheet: Sheet, r: Rect, fill: string): void {
  if (r.w > 0) roundRect(sheet, span(r, 0, Math.max(r.w, r.h / 2)), { fill, radius: radius.chip / 2 })
}

/** What the two bars are, to the right of the corner that is kept free. */
function legend(sheet: Sheet, name: string, server: string): void {
  const from = corner(W).w + space.edge
  const half = (W - space.edge - from) / 2
  const said = face.label(type.body, colours.cream)
  const entries = [
    { ...OWN, words: name },
    { ...SERVER, words: server },
  ]
  entries.forEach(({ h, colour, words }, nth) => {
    const x = from + nth * half
    bar(sheet, rect(x, FOOT + 32 - h / 2, 64, h), colour)
    text(sheet, rect(x + 80, FOOT, half - 80 - space.gap, 64), words, said)
  })
}
