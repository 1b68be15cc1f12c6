import { COUNCIL_SPACES, type GameState } from '#engine'
import { type IconName, seatIcon } from '../icons/index.ts'
import { grid, icon, panel, type Rect, rect, type Sheet, square, text } from '../layout.ts'
import { colours, line, radius, type } from '../tokens.ts'
import type { Changes } from './changes.ts'

/** The icon of a novice in the council. */
export const noviceIcon = (novice: GameState['council']['pathTile'][number]): IconName =>
  novice === 'neutral' ? 'novice-neutral' : novice === 'flat' ? 'novice-flat' : seatIcon('novice', novice)

/** The council's eight spaces: what each gives, and the novices who stand there. */
export function council(sheet: Sheet, r: Rect, state: GameState, changes: Changes): void {
  const cells = grid(r, 4, 2, 8)
  COUNCIL_SPACES.forEach((space, i) => {
    const cell = cells[i]
    if (cell === undefined) return
    const changed = changes.council.has(space)
    panel(sheet, cell, {
      fill: colours.panel,
      line: changed ? colours.changed : colours.panelEdge,
      width: changed ? line.strong : line.thin,
      radius: radius.chip,
    })
    const novices = state.council[space]
    icon(sheet, square(cell.x + cell.w / 2, cell.y + 31, 54), `council-${space}`)
    const row = rect(cell.x + 5, cell.y + cell.h - 49, cell.w - 10, 44)
    panel(sheet, row, { fill: colours.well, radius: radius.chip - 2 })
    const fit = Math.floor(row.w / 30)
    const shown = novices.length > fit ? novices.slice(0, fit - 1) : novices
    const step = Math.min(42, row.w / Math.max(1, shown.length + (shown.length < novices.length ? 1 : 0)))
    const left = row.x + row.w / 2 - (step * (shown.length + (shown.length < novices.length ? 1 : 0))) / 2
    shown.forEach((novice, k) => {
      icon(
        sheet,
        rect(left + k * step, row.y + 22 - Math.min(40, step) / 2, Math.min(40, step), Math.min(40, step)),
        noviceIcon(novice),
      )
    })
    if (shown.length < novices.length)
      text(sheet, rect(left + shown.length * step, row.y, step, row.h), `+${novices.length - shown.length}`, {
        face: 'strong',
        size: type.least,
        colour: colours.cream,
      })
  })
}
