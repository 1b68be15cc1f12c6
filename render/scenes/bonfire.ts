import { bonfireUnits, cityOf, decision, fittingPortals } from '#engine'
import { icon, type Layout, panel, rect, type Sheet, square, text } from '../layout.ts'
import type { Measure } from '../measure.ts'
import { sky } from '../parts/sky.ts'
import { spaceRects, wheel } from '../parts/wheel.ts'
import type { BonfireRequest } from '../request.ts'
import { colours, line, type } from '../tokens.ts'
import { pictureWords } from '../words.ts'

const W = 1000
const H = 1060

/** The Great Bonfire close by: what each space costs the one whose turn it is, and which portals fit that city. */
export function bonfireLayout(request: BonfireRequest, measure: Measure): Layout {
  const { state } = request
  const back: Sheet = { items: [], measure }
  sky(back, rect(0, 0, W, H), [{ x: 500, y: 530, size: 1300 }])

  const sheet: Sheet = { items: [], measure }
  const seat = decision(state)?.seat
  const r = rect(24, 24, W - 48, H - 48)
  wheel(sheet, r, state, pictureWords(request.language), false, {
    fitting: (at) => (seat === undefined ? [] : fittingPortals(state, cityOf(state, seat), at)),
  })
  if (seat !== undefined) {
    const city = cityOf(state, seat)
    spaceRects(r, state).forEach((cell, i) => {
      const units = bonfireUnits(state, city, i)
      const spot = rect(cell.x + cell.w / 2 - 50, cell.y + 8, 100, 46)
      panel(sheet, spot, { fill: colours.night, line: colours.stoneDark, width: line.thin, radius: 23 })
      text(sheet, rect(spot.x + 12, spot.y, 36, 46), `${units}`, {
        face: 'strong',
        size: type.glance,
        colour: colours.cream,
        align: 'centre',
      })
      icon(sheet, square(spot.x + 70, spot.y + 23, 36), 'tile-purple')
    })
  }
  return { width: W, height: H, back: { key: 'bonfire', items: back.items }, items: sheet.items }
}
