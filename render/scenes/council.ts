import { COUNCIL_SPACES, countdownProgress } from '#engine'
import { discordAltBadgeSize } from '../corner.ts'
import { centredSquare, eachCell, grid, type Layout, makeRect, type Rect, rectIn, square } from '../layout.ts'
import { noviceIconName } from '../parts/council.ts'
import { commonTaskChoiceRects, commonTasks } from '../parts/displays.ts'
import { marks } from '../parts/marks.ts'
import { layoutWithSky } from '../parts/sky.ts'
import type { HighCouncilRequest, WithWords } from '../request.ts'
import { CARD_STYLE, colours, spacing, textStyle, typeSize } from '../tokens.ts'

const W = 1100
const H = 1170
const CORNER = discordAltBadgeSize(W)
const at = {
  spaces: makeRect(spacing.edge, 116, W - 2 * spacing.edge, 840),
  common: makeRect(CORNER.w, 1022, W - CORNER.w - spacing.edge, 126),
} satisfies Record<string, Rect>

/** The High Council: what each space gives and who stands there; beneath it the common tasks. */
export function councilLayout(request: WithWords<HighCouncilRequest>): Layout {
  const { state } = request
  const { pictures: words, names } = request.words
  const { sheet, frame, done } = layoutWithSky(W, H, [{ x: 550, y: 200, size: 900 }])
  const { novices, countdownAt } = countdownProgress(state)
  sheet.icon(square(66, 62, 78), 'novice')
  sheet.text(makeRect(120, 20, 640, 84), words.council, textStyle.display(typeSize.score, colours.flame))
  sheet.text(
    makeRect(760, 20, W - 760 - spacing.edge, 84),
    `${novices}/${countdownAt}`,
    textStyle.strong(typeSize.score, colours.cream, 'right'),
  )
  const cells = grid(at.spaces, 2, 4, 12)
  eachCell(cells, COUNCIL_SPACES, (cell, here) => {
    sheet.roundRect(cell, CARD_STYLE)
    sheet.icon(centredSquare(cell, 112, 72), `council-${here}`)
    const { name, bonus } = names.council[here]
    sheet.text(rectIn(cell, 142, 10, cell.w - 152, 44), name, textStyle.display(typeSize.body, colours.flame))
    const lines = sheet.paragraph(rectIn(cell, 142, 54, cell.w - 156, 100), bonus, {
      ...textStyle.label(typeSize.small, colours.cream),
      leading: 33,
    })
    const there = state.council[here]
    // Three lines leave less room beneath them.
    const size = lines < 3 ? 60 : 42
    const step = Math.min(size + 6, (cell.w - 154) / Math.max(1, there.length))
    there.forEach((novice, k) => {
      sheet.icon(
        rectIn(cell, 142 + k * step, cell.h - 10 - size, Math.min(size, step), Math.min(size, step)),
        noviceIconName(novice),
      )
    })
  })
  sheet.text(
    makeRect(spacing.edge, 964, 500, 52),
    words.commonTasks,
    textStyle.display(typeSize.heading, colours.flame),
  )
  commonTasks(sheet, at.common, state)
  marks(sheet, frame, request.candidates, (choice) => {
    if (choice.kind === 'council' || choice.kind === 'tomCouncil')
      return cells[COUNCIL_SPACES.indexOf(choice.space)] ?? null
    return commonTaskChoiceRects(at.common)(choice)
  })
  return done()
}
