import { type GameState, type Island, type IslandId, isTom, type Rules } from '#engine'
import { seatPieceIcon } from '../icons/index.ts'
import {
  centredSquare,
  grid,
  type LayoutDraft,
  makeRect,
  middle,
  type Point,
  type Rect,
  rectIn,
  verticalStrip,
} from '../layout.ts'
import type { PartInput } from '../request.ts'
import { CHANGE_OUTLINE, colours, radius, strokeWidth, textStyle, typeSize } from '../tokens.ts'
import type { BoardChanges } from './changes.ts'
import { islandColours, islandGuardians, islandIconName } from './island-look.ts'
import { coastPath, starsOrGlintsPath } from './land.ts'
import type { ChoiceRectFinder } from './marks.ts'
import { taskCard } from './task-card.ts'

const ISLAND = { w: 264, h: 142, gapX: 20, gapY: 16 } as const
export const MAP_HEIGHT = ISLAND.h * 4 + ISLAND.gapY * 3

/** Where each island lies: four rows, A in the north; a row of three stands between those of four. */
function islandRects(r: Rect, islands: readonly Island[]): Map<IslandId, Rect> {
  const step = ISLAND.w + ISLAND.gapX
  return new Map(
    ['A', 'B', 'C', 'D'].flatMap((letter, row) => {
      const inRow = islands.map((island) => island.id).filter((id) => id.startsWith(letter))
      inRow.sort()
      const left = r.x + (r.w - inRow.length * step + ISLAND.gapX) / 2
      const y = r.y + row * (ISLAND.h + ISLAND.gapY)
      return inRow.map((id, i) => [id, makeRect(left + i * step, y, ISLAND.w, ISLAND.h)] as const)
    }),
  )
}

/** Open sea to the left and to the right of the two rows of three, below the ships that have not sailed. */
export function emptySeaRects(r: Rect, state: GameState): { readonly left: Rect; readonly right: Rect } {
  const step = ISLAND.w + ISLAND.gapX
  const w = (r.w - 3 * step + ISLAND.gapX) / 2 - COAST - 6
  const y = r.y + ISLAND.h + ISLAND.gapY
  const h = 2 * ISLAND.h + ISLAND.gapY
  const stage = landingStage(r, shipsAt(state, null).length)
  const below = stage === null ? y : stage.y + stage.h + 8
  return { left: makeRect(r.x + 2, below, w, y + h - below), right: makeRect(r.x + r.w - w - 2, y, w, h) }
}

/** How far the shallow water reaches beyond the land. */
const COAST = 11

/** Seats whose ship lies there; null: on the landing stage. */
const shipsAt = (state: GameState, at: IslandId | null): number[] =>
  state.cities.flatMap((city, seat) => (city.ship === at && !isTom(state, seat) ? [seat] : []))

/** Sea, routes and land: what never changes. */
export function mapBackground(sheet: LayoutDraft, r: Rect, rules: Rules): void {
  const { box } = rules
  const places = islandRects(r, box.islands)
  const sea = (bright: boolean) =>
    starsOrGlintsPath('sea', verticalStrip(r, 14, r.w - 28), { count: 90, bright, wide: 9, high: 1.6 })
  const origin = makeRect(0, 0, r.w, r.h)
  sheet.shape(origin, sea(true), colours.seaLine)
  sheet.shape(origin, sea(false), colours.seaLineDim)
  for (const [id, place] of places)
    sheet.shape(place, coastPath(id, place.w, place.h), colours.shallow, { stroke: colours.shallow, width: 2 * COAST })
  for (const [from, to] of box.routes.between) {
    const a = places.get(from)
    const b = places.get(to)
    if (a === undefined || b === undefined) continue
    sheet.polyline([middle(a), middle(b)], colours.deep, 14)
    sheet.polyline([middle(a), middle(b)], colours.route, 6)
  }
  for (const island of box.islands) {
    const place = places.get(island.id)
    if (place === undefined) continue
    const d = coastPath(island.id, place.w, place.h)
    const { fill, stroke } = islandColours(island)
    sheet.shape(makeRect(place.x, place.y + 6, place.w, place.h), d, colours.deep)
    sheet.shape(place, d, fill, { stroke, width: strokeWidth.normal })
    sheet.icon(rectIn(place, 10, 4, 42, 42), islandIconName(island))
    sheet.text(printedName(place), island.id, textStyle.display(typeSize.body, colours.cream))
  }
}

/** Where an island's name is printed. */
const printedName = (place: Rect): Rect => rectIn(place, 58, 6, 48, 38)
export const printedIslandNameRects = (r: Rect, { box }: Rules): ReadonlyMap<IslandId, Rect> =>
  new Map([...islandRects(r, box.islands)].map(([id, place]) => [id, printedName(place)]))

/** Where the straight way from one rectangle's middle to another's leaves the first. */
function leave(from: Rect, to: Rect): Point {
  const [x, y] = middle(from)
  const [tx, ty] = middle(to)
  const share = Math.min(1, (from.w / 2 + 6) / Math.abs(tx - x || 1e-9), (from.h / 2 + 6) / Math.abs(ty - y || 1e-9))
  return [x + (tx - x) * share, y + (ty - y) * share]
}

/** The part of an island where tasks, offerings and guardians stand. */
const fieldOf = (place: Rect): Rect => rectIn(place, 8, 48, place.w - 16, place.h - 54)

/** Where an island's tasks and then its offerings lie. */
function slotRects(place: Rect, things: number): Rect[] {
  const field = fieldOf(place)
  const count = Math.max(1, things)
  const width = Math.min(field.w, count * 128)
  return grid(verticalStrip(field, (field.w - width) / 2, width), count, 1, 4)
}

/** Where choices on islands happen. */
export function mapChoiceRects(r: Rect, rules: Rules, state: GameState): ChoiceRectFinder {
  const { islands } = rules.box
  const places = islandRects(r, islands)
  return (choice) => {
    switch (choice.kind) {
      case 'ship':
        return places.get(choice.island) ?? null
      case 'guardian': {
        const home = islands.find((island) => island.kind === 'guardian' && island.guardian === choice.colour)
        return (home && places.get(home.id)) ?? null
      }
      case 'task':
      case 'tomTask': {
        const home = islands.find(({ id }) => state.islands[id]?.tasks.includes(choice.task))
        const there = home && state.islands[home.id]
        const place = home && places.get(home.id)
        if (there === undefined || place === undefined) return null
        const slots = slotRects(place, there.tasks.length + there.offerings.length)
        return slots[there.tasks.indexOf(choice.task)] ?? null
      }
      default:
        return null
    }
  }
}

/** Ships, tasks, offerings and guardians on the islands; ships that have not sailed lie at the landing stage. */
export function map(
  sheet: LayoutDraft,
  r: Rect,
  { rules, state, words }: PartInput,
  changes: BoardChanges | null,
): void {
  const places = islandRects(r, rules.box.islands)
  for (const { from, to } of changes?.voyages ?? []) {
    const a = from === null ? undefined : places.get(from)
    const b = places.get(to)
    if (a !== undefined && b !== undefined)
      sheet.polyline([leave(a, b), leave(b, a)], colours.changed, 8, { dash: [2, 16] })
  }
  for (const island of rules.box.islands) {
    const place = places.get(island.id)
    const there = state.islands[island.id]
    if (place === undefined) continue
    const here = shipsAt(state, island.id)
    here.forEach((seat, i) => {
      const at = rectIn(place, place.w - 10 - (here.length - i) * 41, 5, 40, 40)
      sheet.icon(at, seatPieceIcon('ship', seat))
      if (changes?.voyages.some((voyage) => voyage.to === island.id && voyage.seat === seat))
        sheet.roundRect(makeRect(at.x - 3, at.y - 3, 46, 46), { ...CHANGE_OUTLINE, radius: radius.chip })
    })
    const field = fieldOf(place)
    if (island.kind === 'guardian') {
      islandGuardians(sheet, grid(field, 4, 1, 2), state, island.guardian, 62, 14)
      if (changes?.guardians.has(island.guardian)) sheet.roundRect(field, { ...CHANGE_OUTLINE, radius: radius.card })
      continue
    }
    const tasks = there?.tasks ?? []
    const offerings = there?.offerings ?? []
    const slots = slotRects(place, tasks.length + offerings.length)
    slots.forEach((slot, i) => {
      const task = tasks[i]
      const owner = offerings[i - tasks.length]
      if (task !== undefined) taskCard(sheet, slot, rules.task(task))
      else if (owner !== undefined) {
        sheet.icon(centredSquare(slot, Math.min(slot.w, slot.h) - 14), seatPieceIcon('offering', owner))
        if (i === slots.length - 1 && changes?.offerings.has(island.id))
          sheet.roundRect(centredSquare(slot, Math.min(slot.w, slot.h) - 2), { ...CHANGE_OUTLINE, radius: radius.card })
      }
    })
  }
  landing(sheet, r, shipsAt(state, null), words.pictures.landing)
}

/** Where so many ships lie that have not sailed yet; null where all have. */
const landingStage = (r: Rect, ships: number): Rect | null =>
  ships === 0 ? null : rectIn(r, 4, ISLAND.h + ISLAND.gapY, 124, 44 + Math.ceil(ships / 2) * 50)

function landing(sheet: LayoutDraft, r: Rect, ashore: readonly number[], label: string): void {
  const stage = landingStage(r, ashore.length)
  if (stage === null) return
  sheet.roundRect(stage, {
    fill: colours.woodDark,
    stroke: colours.wood,
    width: strokeWidth.normal,
    radius: radius.chip,
  })
  sheet.text(rectIn(stage, 3, 4, stage.w - 6, 36), label, textStyle.label(typeSize.least, colours.cream, 'centre'))
  ashore.forEach((seat, i) => {
    sheet.icon(rectIn(stage, 12 + (i % 2) * 54, 42 + Math.floor(i / 2) * 50, 46, 46), seatPieceIcon('ship', seat))
  })
}
