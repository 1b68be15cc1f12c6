import { type ScoreSheet, scoreSheets } from '#engine'
import { words as wordsOf } from '#text'
import { type IconName, seatIcon } from '../icons/index.ts'
import { icon, type Layout, panel, rect, type Sheet, square, text } from '../layout.ts'
import type { Measure } from '../measure.ts'
import { headline } from '../parts/headline.ts'
import { sky } from '../parts/sky.ts'
import type { ScoreRequest } from '../request.ts'
import { colours, line, radius, space, type } from '../tokens.ts'
import { pictureWords } from '../words.ts'

const W = 1100
const ROW = 84
const TOP = 136
const HEAD = 150
const LABELS = 400

const LINES: readonly (readonly [keyof ScoreSheet['lines'], IconName])[] = [
  ['duringPlay', 'points'],
  ['bonfires', 'bonfire'],
  ['guardians', 'guardian'],
  ['portals', 'portal'],
  ['crystals', 'crystal-blue'],
  ['commonTasks', 'common'],
  ['fateTiles', 'fate-tile'],
  ['leftovers', 'tile-any'],
]

/** The final sheet, line by line (R15), the winner's column lit; before the end, as it would be now. */
export function scoreLayout(request: ScoreRequest, measure: Measure): Layout {
  const { state, names } = request
  const words = pictureWords(request.language)
  const sheets = scoreSheets(state)
  const height = TOP + HEAD + ROW * (LINES.length + 1) + 44
  const back: Sheet = { items: [], measure }
  sky(back, rect(0, 0, W, height), [{ x: 550, y: 60, size: 1000 }])

  const sheet: Sheet = { items: [], measure }
  const over = state.ended !== null
  icon(sheet, square(70, 72, 92), 'bonfire')
  const title = rect(130, 16, W - 160, 112)
  if (over) headline(sheet, title, state, names, words, null)
  else text(sheet, title, words.scoresSoFar, { face: 'display', size: type.title, colour: colours.cream })
  const column = (W - LABELS - space.edge) / sheets.length
  sheets.forEach((one, i) => {
    const x = LABELS + i * column
    const best = over && one.rank === 1
    panel(sheet, rect(x + 6, TOP, column - 12, HEAD + ROW * (LINES.length + 1) + 12), {
      fill: best ? colours.lit : colours.panel,
      line: best ? colours.flame : colours.panelEdge,
      width: best ? line.mark : line.thin,
      radius: radius.panel,
    })
    icon(sheet, square(x + column / 2, TOP + 56, 76), seatIcon('shield', one.seat))
    text(sheet, rect(x + 16, TOP + 98, column - 32, 46), names[one.seat] ?? '', {
      face: 'display',
      size: type.body,
      colour: colours.cream,
      align: 'centre',
    })
  })
  const row = (
    index: number,
    name: IconName | null,
    label: string,
    values: readonly number[],
    total: boolean,
  ): void => {
    const y = TOP + HEAD + index * ROW + (total ? 8 : 0)
    sheet.items.push({
      kind: 'line',
      points: [
        [space.edge, y],
        [W - space.edge, y],
      ],
      colour: total ? colours.flame : colours.panelEdge,
      width: total ? line.normal : line.thin,
    })
    if (name !== null) icon(sheet, square(space.edge + 34, y + ROW / 2, 56), name)
    text(sheet, rect(space.edge + 78, y, LABELS - space.edge - 90, ROW), label, {
      face: total ? 'display' : 'label',
      size: total ? type.heading : type.body,
      colour: colours.cream,
    })
    values.forEach((value, i) => {
      text(sheet, rect(LABELS + i * column + 10, y, column - 20, ROW), `${value}`, {
        face: 'strong',
        size: total ? type.score : type.heading,
        colour: total ? colours.flame : value === 0 ? colours.smoke : colours.cream,
        align: 'centre',
      })
    })
  }
  LINES.forEach(([key, name], i) => {
    row(
      i,
      name,
      wordsOf(request.language).scores.lines[key],
      sheets.map((one) => one.lines[key]),
      false,
    )
  })
  row(
    LINES.length,
    null,
    wordsOf(request.language).scores.total,
    sheets.map((one) => one.total),
    true,
  )
  return { width: W, height, back: { key: 'score', items: back.items }, items: sheet.items }
}
