import { type Choice, PARTS_BY_GUARDIAN_PLACE, SPACES, type Space } from '#engine'
import { inset, type LayoutDraft, makeRect, type Rect, square } from '../layout.ts'
import { CARD_STYLE, colours } from '../tokens.ts'
import { firelight } from './sky.ts'
import { skyline } from './skyline.ts'

/** Where everything of one path space lies. */
export type CityColumn = ReturnType<ReturnType<typeof cityColumnRects>['of']>

const STARTING = 150
/** By how much the outer columns stand lower than the one in the middle. */
const RISE = 38

/** The starting tile and the seven columns of a city, standing on a hill. */
export function cityColumnRects(r: Rect) {
  const w = (r.w - STARTING - 12) / 7
  const rise = (space: number) => Math.round(RISE * ((space - 4) / 3) ** 2)
  return {
    start: makeRect(r.x, r.y + RISE + 214, STARTING - 10, 196),
    of: (space: Space) => {
      const x = r.x + STARTING + 12 + (space - 1) * w
      const y = r.y + rise(space)
      return {
        /** The tower behind it. */
        tower: makeRect(x, y - 4, w, 262),
        task: makeRect(x + 4, y, w - 8, 142),
        ribbon: makeRect(x + 8, y + 114, w - 16, 36),
        novice: makeRect(x + 2, y + 154, 46, 46),
        crystal: makeRect(x + 43, y + 158, 38, 38),
        notch: makeRect(x + w - 57, y + 150, 52, 52),
        path: makeRect(x + 4, y + 214, w - 8, 86),
        stone: square(x + 2, y + 222, 40),
        standing: makeRect(x + 4, y + 303, w - 8, 60),
        points: makeRect(x + 4, y + 368, w - 8, 44),
      }
    },
  }
}

/** An unlit task's card leaves room for the ribbon below it. */
export const unlitTaskRect = ({ task: { x, y, w, h } }: CityColumn): Rect => makeRect(x, y, w, h - 24)

/** What never changes behind a city's row, as wide as the picture: a city at dusk, and the towers that the columns lean on. */
export function cityBackground(back: LayoutDraft, row: Rect, width: number): void {
  skyline(back, makeRect(0, row.y, width, row.h))
  for (const space of SPACES)
    back.roundRect(cityColumnRects(row).of(space).tower, { ...CARD_STYLE, fill: colours.tower })
  firelight(back, { x: 600, y: row.y + 170, size: 1200 })
}

/** Where a choice of this city happens, if it happens at a place of its row. */
export function rectOfCityChoice(r: Rect, choice: Choice): Rect | null {
  const { of, start } = cityColumnRects(r)
  switch (choice.kind) {
    case 'space':
    case 'ignite':
      return of(choice.space).task
    case 'move': {
      const { on, space } = PARTS_BY_GUARDIAN_PLACE[choice.to]
      if (on === 'start') return start
      // Below the path tile, whose signs the mark would cover.
      return on === 'bonfire' ? of(space).task : inset(of(space).standing, 0, 18)
    }
    default:
      return null
  }
}
