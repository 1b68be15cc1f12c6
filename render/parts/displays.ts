import { COMMON_TASKS, type CommonTask, type GameState, type PathTile, resourceAndCrystal } from '#engine'
import { iconRow, iconWithBadge } from '../icon-rows.ts'
import { centredSquare, eachCell, grid, type LayoutDraft, middle, type Rect, square, verticalStrip } from '../layout.ts'
import type { IconWithBadge } from '../signs.ts'
import { CARD_STYLE, colours, coloursByCrystal, radius, strokeWidth } from '../tokens.ts'
import type { BoardChanges } from './changes.ts'
import type { ChoiceRectFinder } from './marks.ts'

/** A path tile: its resource on the way, and the crystal at its edge. */
export function pathTile(sheet: LayoutDraft, r: Rect, tile: PathTile, changed = false): void {
  const { crystal, resource } = resourceAndCrystal(tile)
  const colour = coloursByCrystal[crystal]
  sheet.roundRect(r, {
    fill: colours.sand,
    stroke: changed ? colours.changed : colour.fill,
    width: changed ? strokeWidth.mark : strokeWidth.strong,
    radius: radius.chip,
  })
  const upright = r.h > r.w * 1.2
  const big = upright ? r.w * 0.78 : Math.min(r.w * 0.6, r.h * 0.74)
  const small = upright ? r.w * 0.56 : Math.min(r.w * 0.36, r.h * 0.5)
  const [x, y] = middle(r)
  sheet.icon(upright ? square(x, r.y + r.h * 0.34, big) : square(r.x + r.w * 0.36, y, big), resource)
  sheet.icon(upright ? square(x, r.y + r.h * 0.78, small) : square(r.x + r.w * 0.79, y, small), `crystal-${crystal}`)
}

const pathCells = (r: Rect): Rect[] => (r.h > 1.6 * r.w ? grid(r, 1, 5, 6) : grid(r, 2, 3, 6))
const PILE = 4
/** Where a path tile of the display, or the pile, is built from. */
export const pathChoiceRects =
  (r: Rect, state: GameState): ChoiceRectFinder =>
  (choice) =>
    choice.kind === 'path'
      ? (pathCells(r)[choice.from === 'pile' ? PILE : state.pathDisplay.indexOf(choice.from)] ?? null)
      : null

/** The open path tiles, one below the other or in two columns where it is low, and how many lie in the pile. */
export function pathTileDisplay(sheet: LayoutDraft, r: Rect, state: GameState, changes: BoardChanges): void {
  const cells = pathCells(r)
  eachCell(cells, state.pathDisplay, (cell, tile) => {
    if (tile === null) sheet.roundRect(cell, { stroke: colours.smoke, dash: [6, 6], radius: radius.chip })
    else pathTile(sheet, cell, tile, changes.paths.has(tile))
  })
  const pile = cells[PILE]
  if (pile !== undefined)
    iconWithBadge(sheet, centredSquare(pile, Math.min(pile.w, pile.h) * 0.8), {
      icon: 'pile',
      mark: `${state.pathPile.length}`,
    })
}

const COMMON: Readonly<Record<CommonTask, IconWithBadge>> = {
  sevenTasks: { icon: 'task', mark: '7' },
  sevenPortals: { icon: 'portal', mark: '7' },
  sevenPathTiles: { icon: 'path', mark: '7' },
  fiveGuardians: { icon: 'guardian', mark: '5' },
  sixGnomes: { icon: 'gnome', mark: '6' },
}

const commonCells = (r: Rect): Rect[] => (r.h > r.w ? grid(r, 1, 5, 6) : grid(r, 5, 1, 6))
/** Where the neutral novice of a common task is sent from. */
export const commonTaskChoiceRects =
  (r: Rect): ChoiceRectFinder =>
  (choice) =>
    choice.kind === 'novice' ? (commonCells(r)[COMMON_TASKS.indexOf(choice.task)] ?? null) : null

/** The five common tasks, side by side or one below the other, and which neutral novices still stand there. */
export function commonTasks(sheet: LayoutDraft, r: Rect, state: GameState): void {
  eachCell(commonCells(r), COMMON_TASKS, (cell, task) => {
    const there = state.commonNovices.includes(task)
    sheet.roundRect(cell, {
      ...CARD_STYLE,
      stroke: there ? colours.parchmentEdge : colours.surfaceEdge,
      radius: radius.chip,
    })
    const wide = cell.w > cell.h
    const size = wide ? Math.min(cell.h * 0.6, cell.w * 0.36) : cell.h * 0.37
    if (wide) iconRow(sheet, verticalStrip(cell, 4, cell.w * 0.58), [COMMON[task]], size)
    else iconWithBadge(sheet, square(cell.x + cell.w / 2 - 5, cell.y + cell.h * 0.3, size), COMMON[task])
    const spot = wide
      ? centredSquare(cell, size * 0.9, cell.w * 0.8)
      : square(cell.x + cell.w / 2, cell.y + cell.h * 0.76, size * 0.92)
    if (there) sheet.icon(spot, 'novice-neutral')
    else sheet.roundRect(spot, { stroke: colours.smoke, width: strokeWidth.thin, radius: spot.w / 2, dash: [4, 5] })
  })
}
