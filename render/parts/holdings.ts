import { ACTION_TILES, type Choice, type City, type GameEvent, RESOURCES, type Seat } from '#engine'
import type { IconName } from '../icons/index.ts'
import { eachCell, grid, type LayoutDraft, makeRect, type Rect, square, verticalStrip } from '../layout.ts'
import { widthOf } from '../measure.ts'
import { CARD_STYLE, colours, textStyle, typeSize } from '../tokens.ts'

/** What came to a seat and went in some events, by the kind's icon. */
export function netHoldingsChange(events: readonly GameEvent[], seat: Seat): Map<string, number> {
  const sums = new Map<string, number>()
  const add = (kind: string, by: number) => sums.set(kind, (sums.get(kind) ?? 0) + by)
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue
    switch (event.kind) {
      case 'gained':
        for (const resource of event.resources) add(resource, 1)
        for (const tile of event.tiles) add(`tile-${tile}`, 1)
        break
      case 'paidTiles':
        for (const tile of event.tiles) add(`tile-${tile}`, -1)
        break
      case 'paidResources':
        for (const resource of event.resources) add(resource, -1)
        break
      case 'discarded':
        add(`tile-${event.tile}`, -1)
        break
    }
  }
  return sums
}

/** Points that came to a seat in some events. */
export const pointsGainedIn = (events: readonly GameEvent[], seat: Seat): number =>
  events.reduce((sum, event) => sum + (event.kind === 'gained' && event.seat === seat ? event.points : 0), 0)

const GAP = 12
const shares = (r: Rect): { tiles: Rect; resources: Rect } => {
  const cell = (r.w - GAP) / (ACTION_TILES.length + RESOURCES.length)
  const tiles = verticalStrip(r, 0, cell * ACTION_TILES.length)
  return { tiles, resources: verticalStrip(r, tiles.w + GAP, cell * RESOURCES.length) }
}

/** Action tiles and resources in supply, and what the open turn changed in them. */
export function holdings(sheet: LayoutDraft, r: Rect, city: City, seat: Seat, tentative: readonly GameEvent[]): void {
  const changed = netHoldingsChange(tentative, seat)
  const { tiles, resources } = shares(r)
  counters(
    sheet,
    tiles,
    ACTION_TILES.map((tile) => [`tile-${tile}`, city.actionTiles[tile]]),
    changed,
  )
  counters(
    sheet,
    resources,
    RESOURCES.map((resource) => [resource, city.resources[resource]]),
    changed,
  )
}

/** Where a resource that a guardian may bring goes. */
export function rectOfYieldChoice(r: Rect, choice: Choice): Rect | null {
  if (choice.kind !== 'yield') return null
  return grid(shares(r).resources, RESOURCES.length, 1, 0)[RESOURCES.indexOf(choice.resource)] ?? null
}

function counters(
  sheet: LayoutDraft,
  r: Rect,
  things: readonly (readonly [IconName, number])[],
  changed: ReadonlyMap<string, number>,
): void {
  sheet.roundRect(r, CARD_STYLE)
  eachCell(grid(r, things.length, 1, 0), things, (cell, [name, count]) => {
    const x = cell.x + cell.w / 2
    sheet.icon(square(x, cell.y + 38, 58), name, count === 0 ? { alpha: 0.5 } : {})
    const by = changed.get(name) ?? 0
    const delta = by === 0 ? '' : by > 0 ? `+${by}` : `−${-by}`
    const w = delta === '' ? 0 : widthOf(delta, 'strong', typeSize.least)
    const figure = widthOf(`${count}`, 'strong', typeSize.heading)
    const left = x - (figure + (w > 0 ? w + 6 : 0)) / 2
    sheet.text(
      makeRect(left, cell.y + 70, figure + 1, 44),
      `${count}`,
      textStyle.strong(typeSize.heading, count === 0 ? colours.smoke : colours.cream),
    )
    if (w > 0)
      sheet.text(
        makeRect(left + figure + 6, cell.y + 72, w + 1, 44),
        delta,
        textStyle.strong(typeSize.least, by > 0 ? colours.tentative : colours.ember),
      )
  })
}
