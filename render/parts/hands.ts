import { ACTION_TILES, type City, type GameEvent, type GameState, RESOURCES, type Seat } from '#engine'
import type { PictureWords } from '#text'
import { type LayoutDraft, makeRect, type Rect, rectIn, square, verticalStrip } from '../layout.ts'
import { widthOf } from '../measure.ts'
import { CHANGE_OUTLINE, colours, radius, textStyle, typeSize } from '../tokens.ts'
import { type IconWithCount, iconsWithCounts } from './chips.ts'
import { netHoldingsChange } from './holdings.ts'

/**
 * The action tiles and resources that a seat holds, only the kinds that it has.
 * @param narrow tiles in one row and resources in another
 * @returns false when it holds nothing
 */
export function nonEmptyHoldings(
  sheet: LayoutDraft,
  r: Rect,
  city: City,
  seat: Seat,
  lastEvents: readonly GameEvent[],
  narrow: boolean,
): boolean {
  const changed = netHoldingsChange(lastEvents, seat)
  const kinds = (all: readonly Omit<IconWithCount, 'grown'>[]): IconWithCount[] =>
    all.flatMap((one) => (one.count === 0 ? [] : [{ ...one, grown: (changed.get(one.sign.icon) ?? 0) > 0 }]))
  const tiles = kinds(ACTION_TILES.map((tile) => ({ sign: { icon: `tile-${tile}` }, count: city.actionTiles[tile] })))
  const resources = kinds(RESOURCES.map((one) => ({ sign: { icon: one }, count: city.resources[one] })))
  const all = [...tiles, ...resources]
  if (narrow) {
    const rows = [tiles, resources].filter(({ length }) => length > 0)
    const h = Math.min(r.h - 8, 39 * rows.length) / Math.max(1, rows.length)
    rows.forEach((some, i) => {
      row(sheet, makeRect(r.x, r.y + r.h / 2 + (i - rows.length / 2) * h, r.w, h), some)
    })
  } else row(sheet, r, all)
  return all.length > 0
}

const row = (sheet: LayoutDraft, r: Rect, all: readonly IconWithCount[]): void =>
  iconsWithCounts(sheet, r, all, { most: 36, size: typeSize.small, columns: all.length })

/** Tom's cards: those he has played in this round, the last one marked, how many are left, and the round. */
export function tomsCards(
  sheet: LayoutDraft,
  r: Rect,
  { deck, discards, round }: NonNullable<GameState['tom']>,
  lastEvents: readonly GameEvent[],
  words: PictureWords,
): void {
  const now = lastEvents.some(({ kind }) => kind === 'tomCard')
  const [step, size] = [35, 39]
  const label = words.round(round, 4)
  const wide = Math.ceil(widthOf(label, 'label', typeSize.least)) + 4
  sheet.text(verticalStrip(r, r.w - wide, wide), label, textStyle.label(typeSize.least, colours.ash))
  const left = Math.ceil(widthOf(`${deck.length}`, 'strong', typeSize.body)) + 2
  const x = r.x + r.w - wide - 22 - left
  sheet.text(makeRect(x, r.y, left, r.h), `${deck.length}`, textStyle.strong(typeSize.body, colours.cream))
  sheet.icon(square(x - 24, r.y + r.h / 2, 38), 'pile')
  const played = lastEvents.findLast((event) => event.kind === 'tomCard')
  const cards = discards.length > 0 ? discards : played?.kind === 'tomCard' ? [played.card] : []
  cards.forEach((card, i) => {
    const at = rectIn(r, i * step, (r.h - size) / 2, size, size)
    sheet.icon(at, `tom-${card}`)
    if (now && i === cards.length - 1)
      sheet.roundRect(makeRect(at.x + 3, at.y - 1, at.w - 6, at.h + 2), { ...CHANGE_OUTLINE, radius: radius.chip })
  })
}
