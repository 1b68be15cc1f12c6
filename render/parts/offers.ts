import { type Choice, formatChoice } from '#engine'
import { eachCell, grid, type LayoutDraft, makeRect, middle, type Rect, square } from '../layout.ts'
import type { OptionToMark } from '../request.ts'
import { CARD_STYLE, radius, strokeWidth } from '../tokens.ts'
import { pathTile } from './displays.ts'
import type { ChoiceRectFinder } from './marks.ts'

/** Things that a city can get and that lie elsewhere: they are drawn beside it while they are to be chosen. */
const OFFERS = ['path', 'search', 'newpaths', 'guardian', 'tomGuardian'] as const
type Offer = Choice<(typeof OFFERS)[number]>
const isOffer = (choice: Choice): choice is Offer => OFFERS.some((kind) => kind === choice.kind)

const ROW = 96
const GAP = 12
const ACROSS = 5
/** So many rows stand beneath a smaller fate area; more take its place. */
const FEW = 2

/** What is on offer, each thing once. */
const offered = (candidates: readonly OptionToMark[]): Map<string, Offer> =>
  new Map(candidates.flatMap(({ choices }) => choices.filter(isOffer).map((one) => [formatChoice(one), one] as const)))

/** How high they stand in their rows; 0 where there are none. */
export function piecesToChooseHeight(candidates: readonly OptionToMark[]): number {
  const rows = Math.ceil(offered(candidates).size / ACROSS)
  return rows === 0 ? 0 : rows * (ROW + GAP) - GAP
}

/**
 * Where things on offer stand.
 * @param few at the foot of this they stand where they are few
 * @param many from the top of this they stand where they are many, in place of the fate area
 * @returns nothing where there are none
 */
export function piecesToChooseArea(few: Rect, many: Rect, candidates: readonly OptionToMark[]): Rect | null {
  const h = piecesToChooseHeight(candidates)
  if (h === 0) return null
  return h > FEW * (ROW + GAP)
    ? makeRect(many.x, many.y, many.w, Math.min(many.h, h))
    : makeRect(few.x, few.y + few.h - h, few.w, h)
}

/** Draws the offers in rows; where each lies comes back. */
export function piecesToChooseWithRects(
  sheet: LayoutDraft,
  r: Rect,
  candidates: readonly OptionToMark[],
): ChoiceRectFinder {
  const all = [...offered(candidates)]
  const places = new Map<string, Rect>()
  eachCell(grid(r, ACROSS, Math.ceil(all.length / ACROSS), GAP), all, (cell, [key, offer]) => {
    places.set(key, cell)
    draw(sheet, cell, offer)
  })
  return (choice) => places.get(formatChoice(choice)) ?? null
}

function draw(sheet: LayoutDraft, cell: Rect, offer: Offer): void {
  const tile = offer.kind === 'search' ? offer.tile : offer.kind === 'path' && offer.from !== 'pile' ? offer.from : null
  if (tile !== null) {
    pathTile(sheet, cell, tile)
    return
  }
  sheet.roundRect(cell, { ...CARD_STYLE, width: strokeWidth.normal, radius: radius.chip })
  const [x, y] = middle(cell)
  if (offer.kind === 'guardian' || offer.kind === 'tomGuardian') {
    sheet.icon(square(x, y, 84), `guardian-${offer.colour}`)
    return
  }
  const size = cell.w * 0.41
  sheet.icon(square(x - 0.19 * cell.w, y, size), 'path')
  sheet.icon(square(x + 0.26 * cell.w, y, size), 'pile')
}
