import {
  cityOf,
  decision,
  fittingPortalsAt,
  type PortalKind,
  type Rules,
  type Seat,
  unitsToTurnGreatBonfireTo,
} from '#engine'
import { iconWithBadge } from '../icon-rows.ts'
import {
  centredSquare,
  eachCell,
  type LayoutDraft,
  makeRect,
  type Point,
  type Rect,
  square,
  verticalStrip,
} from '../layout.ts'
import type { PartInput } from '../request.ts'
import { colours, strokeWidth, textStyle, typeSize } from '../tokens.ts'

/** Where the seven spaces lie round the fire, and where their price stands on the rim, as steps to the right and down. */
const ASKEW = Math.SQRT1_2
const WAY = {
  N: [0, -1],
  NE: [ASKEW, -ASKEW],
  E: [1, 0],
  SE: [ASKEW, ASKEW],
  SW: [-ASKEW, ASKEW],
  W: [-1, 0],
  NW: [-ASKEW, -ASKEW],
} as const satisfies Record<string, Point>
/** In cells: beside the rewards and portals that stand in a cell, never on them. */
const PRICE = {
  N: [0, -0.52],
  NE: [0.28, -0.48],
  E: [0.57, 0],
  SE: [0.57, 0],
  SW: [-0.57, 0],
  W: [-0.57, 0],
  NW: [-0.28, -0.48],
} as const satisfies Record<keyof typeof WAY, Point>

/** The ring in picture pixels when it is `WIDTH` wide. */
const [WIDTH, RING, CELL, FIRE] = [554, 178, 134, 122]
/** From the ring's top, where a price stands, to the fire's middle; and on to the lower cells' end. */
const [ABOVE, BELOW] = [262, 198]
/** How high the ring is, in widths. */
export const GREAT_BONFIRE_HEIGHT_PER_WIDTH = (ABOVE + BELOW) / WIDTH

const unitOf = (r: Rect): number => r.w / WIDTH
const centreOf = (r: Rect): Point => [r.x + r.w / 2, r.y + ABOVE * unitOf(r)]

/** Where each of the seven spaces lies, in order: the square round its circle. */
export const greatBonfireSpaceRects = (r: Rect, rules: Rules): Rect[] => around(r, rules, RING, CELL * unitOf(r))

/** Where a space turns towards the fire: there is room for a mark. */
export const greatBonfireMarkRects = (r: Rect, rules: Rules, size: number): Rect[] =>
  around(r, rules, RING - CELL / 2, size)

/** A square towards each space, so far away from the fire. */
function around(r: Rect, rules: Rules, far: number, size: number): Rect[] {
  const [x, y] = centreOf(r)
  const away = far * unitOf(r)
  return rules.box.greatBonfire.map(({ at }) => {
    const [dx, dy] = WAY[at]
    return square(x + dx * away, y + dy * away, size)
  })
}

/**
 * The Great Bonfire: a ring of seven spaces round the fire, each with its two rewards and the portals lying there.
 * @param seat whose prices stand on the rims and whose fitting portals are bright; null for nobody's
 */
export function greatBonfire(
  sheet: LayoutDraft,
  r: Rect,
  { rules, state, words }: PartInput,
  turned: boolean,
  seat: Seat | null,
): void {
  const { box, bonfireStart } = rules
  const u = unitOf(r)
  const [cx, cy] = centreOf(r)
  const city = seat === null ? null : cityOf(state, seat)
  // Who takes rewards has paid: the marks of the choices need the room.
  const priced = decision(state)?.question.kind !== 'rewards'
  const { at } = state.bonfire
  const space = at ?? bonfireStart
  const pointed = space === null ? undefined : box.greatBonfire[space]
  hearth(sheet, [cx, cy], u, pointed === undefined ? [0, 1] : WAY[pointed.at], turned)
  eachCell(greatBonfireSpaceRects(r, rules), box.greatBonfire, (cell, one, i) => {
    const here = i === at
    if (here)
      sheet.glow(makeRect(cell.x - 30 * u, cell.y - 30 * u, cell.w + 60 * u, cell.h + 60 * u), colours.ember, 0.7)
    if (here) sheet.pill(cell, colours.lit, turned ? colours.changed : colours.ember, strokeWidth.mark)
    else sheet.pill(cell, colours.well, colours.stoneDark, strokeWidth.thin)
    const [x, y] = [cell.x + cell.w / 2, cell.y + cell.h * 0.4]
    const size = cell.w * 0.36
    sheet.icon(square(x - cell.w * 0.19, y, size), `tile-${one.actionTile}`)
    const prize = square(x + cell.w * 0.19, y, size)
    if (one.reward === 'points') iconWithBadge(sheet, prize, { icon: 'points', mark: '2' })
    else sheet.icon(prize, one.reward)
    portals(sheet, cell, state.bonfire.portals[i] ?? [], city === null ? null : fittingPortalsAt(rules, state, city, i))
    if (city === null || !priced) return
    const [px, py] = PRICE[one.at]
    price(sheet, [x + px * cell.w, cell.y + cell.h * (0.5 + py)], u, unitsToTurnGreatBonfireTo(state, city, i))
  })
  words.pictures.greatBonfire.split(' ').forEach((word, i) => {
    sheet.text(
      makeRect(cx - 57 * u, cy + (116 + i * 36) * u, 114 * u, 36 * u),
      word,
      textStyle.display(Math.max(typeSize.least, Math.round(33 * u)), colours.flame, 'centre'),
    )
  })
}

/** R11.1: how many purple tiles a space costs. */
function price(sheet: LayoutDraft, [x, y]: Point, u: number, units: number): void {
  const spot = makeRect(x - 27 * u, y - 16 * u, 54 * u, 32 * u)
  sheet.pill(spot, colours.night, colours.stoneDark, strokeWidth.thin)
  sheet.text(
    verticalStrip(spot, 8 * u, 16 * u),
    `${units}`,
    textStyle.strong(Math.round(typeSize.least * Math.max(1, u * 0.85)), colours.cream, 'centre'),
  )
  sheet.icon(square(spot.x + 37 * u, y, 24 * u), 'tile-purple')
}

/** Where the portals of a space lie, given its cell. */
export function greatBonfireSpacePortalRects(cell: Rect, count: number): Rect[] {
  const step = Math.min(cell.w * 0.25, (cell.w * 0.82) / Math.max(1, count))
  const [x, y] = [cell.x + cell.w / 2, cell.y + cell.h * 0.755]
  return Array.from({ length: count }, (_, i) => square(x + (i - (count - 1) / 2) * step, y, step - 1))
}

const DIM = 0.6
/** Portals that fit lie in the fire's light; the others are dimmed. */
function portals(
  sheet: LayoutDraft,
  cell: Rect,
  kinds: readonly PortalKind[],
  fitting: readonly PortalKind[] | null,
): void {
  const lying = greatBonfireSpacePortalRects(cell, kinds.length)
  eachCell(lying, kinds, (at, kind) => {
    if (fitting?.includes(kind)) sheet.glow(centredSquare(at, at.w * 1.8), colours.ember, 1)
  })
  eachCell(lying, kinds, (at, kind) => {
    sheet.icon(at, `portal-${kind}`, fitting?.includes(kind) === false ? { alpha: DIM } : {})
  })
}

/** The hearth, and its tip that touches the space it points to. */
function hearth(sheet: LayoutDraft, [x, y]: Point, u: number, [dx, dy]: Point, turned: boolean): void {
  const size = FIRE * u
  sheet.glow(square(x, y, size * 2), colours.ember, 0.55)
  const reach = (RING - CELL / 2 + 6) * u
  const [tx, ty] = [x + dx * reach, y + dy * reach]
  const [px, py] = [-dy * size * 0.36, dx * size * 0.36]
  const fill = turned ? colours.changed : colours.ember
  sheet.shape(makeRect(0, 0, 0, 0), `M${tx} ${ty}L${x + px} ${y + py}L${x - px} ${y - py}Z`, fill)
  sheet.pill(square(x, y, size), colours.hearth, fill, strokeWidth.mark)
  sheet.icon(square(x, y - size * 0.02, size * 0.78), 'bonfire')
}
