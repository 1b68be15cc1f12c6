import { boxOf, type GameState, type Portal } from '#engine'
import { glyph } from '../glyphs.ts'
import { grid, icon, middle, type Point, panel, type Rect, rect, type Sheet, square, text } from '../layout.ts'
import { colours, line, radius, type } from '../tokens.ts'
import type { PictureWords } from '../words.ts'

/** The wheel seen close: which portals of a space fit whoever's turn it is. */
export interface Close {
  readonly fitting: (space: number) => readonly Portal[]
}

/** Where the seven spaces and the start lie in a grid of three by three. */
const CELL = { NW: 0, N: 1, NE: 2, W: 3, E: 5, SW: 6, SE: 8 } as const
const START_CELL = 7

/** Where each of the seven spaces lies, in order. */
export function spaceRects(r: Rect, state: GameState): Rect[] {
  const cells = grid(r, 3, 3, 10)
  return boxOf(state).box.greatBonfire.map((space) => cells[CELL[space.at]] ?? r)
}

/**
 * The Great Bonfire: seven spaces round the fire, each with its two rewards and the portals lying there.
 * @param close room above the rewards, and the portals that fit lit up
 */
export function wheel(
  sheet: Sheet,
  r: Rect,
  state: GameState,
  words: PictureWords,
  turned: boolean,
  close: Close | null = null,
): void {
  const { box } = boxOf(state)
  const cells = grid(r, 3, 3, 10)
  const [cx, cy] = middle(r)
  const { at } = state.bonfire
  const pointed = at === null ? START_CELL : CELL[box.greatBonfire[at]?.at ?? 'N']
  box.greatBonfire.forEach((space, i) => {
    const cell = cells[CELL[space.at]]
    if (cell === undefined) return
    const here = i === at
    if (here)
      sheet.items.push({
        kind: 'glow',
        rect: rect(cell.x - 30, cell.y - 30, cell.w + 60, cell.h + 60),
        colour: colours.ember,
        strength: 0.7,
      })
    panel(sheet, cell, {
      fill: here ? colours.lit : colours.well,
      line: here ? (turned ? colours.changed : colours.ember) : colours.panelEdge,
      width: here ? line.mark : line.thin,
      radius: radius.card,
    })
    const size = Math.min(cell.w * 0.44, cell.h * 0.44)
    const y = cell.y + cell.h * (close ? 0.4 : 0.34)
    icon(sheet, square(cell.x + cell.w * 0.27, y, size), `tile-${space.actionTile}`)
    const prize = square(cell.x + cell.w * 0.73, y, size)
    if (space.reward === 'points') glyph(sheet, prize, { icon: 'points', mark: '2' })
    else icon(sheet, prize, space.reward)
    portals(sheet, cell, state.bonfire.portals[i] ?? [], close?.fitting(i) ?? [])
  })
  const centre = cells[4]
  const start = cells[START_CELL]
  const target = cells[pointed]
  if (centre === undefined || start === undefined || target === undefined) return
  const [tx, ty] = middle(target)
  hearth(sheet, [cx, cy], centre.w * 0.8, [cx + (tx - cx) * 0.57, cy + (ty - cy) * 0.57], turned)
  text(sheet, rect(start.x, start.y + start.h - 84, start.w, 40), words.greatBonfire.split(' ')[0] ?? '', {
    face: 'display',
    size: type.heading,
    colour: colours.flame,
    align: 'centre',
  })
  text(sheet, rect(start.x, start.y + start.h - 42, start.w, 40), words.greatBonfire.split(' ').slice(1).join(' '), {
    face: 'display',
    size: type.heading,
    colour: colours.flame,
    align: 'centre',
  })
}

/** Where the portals of a space lie, given its cell. */
export function portalRects(cell: Rect, count: number): Rect[] {
  const row = rect(cell.x + 6, cell.y + cell.h * 0.66, cell.w - 12, cell.h * 0.3)
  const size = Math.min(row.h, row.w / Math.max(3, count) - 1)
  const [x, y] = middle(row)
  return Array.from({ length: count }, (_, i) => square(x + (i - (count - 1) / 2) * (size + 2), y, size))
}

function portals(sheet: Sheet, cell: Rect, kinds: readonly Portal[], fitting: readonly Portal[]): void {
  portalRects(cell, kinds.length).forEach((at, i) => {
    const kind = kinds[i]
    if (kind === undefined) return
    if (fitting.includes(kind)) {
      const [x, y] = middle(at)
      sheet.items.push({ kind: 'glow', rect: square(x, y, at.w + 36), colour: colours.ember, strength: 0.9 })
      panel(sheet, at, { line: colours.ember, width: line.strong, radius: radius.card })
    }
    icon(sheet, square(...middle(at), fitting.includes(kind) ? at.w - 14 : at.w), `portal-${kind}`)
  })
}

/** The hearth, and its tip that touches the space it points to. */
function hearth(sheet: Sheet, [x, y]: Point, size: number, [tx, ty]: Point, turned: boolean): void {
  sheet.items.push({ kind: 'glow', rect: square(x, y, size * 2), colour: colours.ember, strength: 0.55 })
  const length = Math.hypot(tx - x, ty - y)
  const [px, py] = [(-(ty - y) / length) * size * 0.36, ((tx - x) / length) * size * 0.36]
  const fill = turned ? colours.changed : colours.ember
  sheet.items.push({
    kind: 'shape',
    rect: rect(0, 0, 0, 0),
    d: `M${tx} ${ty}L${x + px} ${y + py}L${x - px} ${y - py}Z`,
    fill,
  })
  panel(sheet, square(x, y, size), { fill: colours.hearth, line: fill, width: line.mark, radius: size / 2 })
  icon(sheet, square(x, y - size * 0.02, size * 0.78), 'bonfire')
}
