import { cityOf, decision, type GameState, type Island, type IslandId, shipUnits, takeTaskUnits } from '#engine'
import { emojiAsWords } from '#text'
import { discordAltBadgeSize } from '../corner.ts'
import { type IconName, seatPieceIcon } from '../icons/index.ts'
import {
  centredSquare,
  eachCell,
  grid,
  type Layout,
  type LayoutDraft,
  makeRect,
  type Rect,
  rectIn,
  square,
  verticalStrip,
} from '../layout.ts'
import { islandColours, islandGuardians } from '../parts/island-look.ts'
import { printedNameAsMark } from '../parts/marks.ts'
import { layoutWithSky } from '../parts/sky.ts'
import { taskCard } from '../parts/task-card.ts'
import type { AllIslandsRequest, WithWords } from '../request.ts'
import { colours, radius, spacing, strokeWidth, textStyle, typeSize } from '../tokens.ts'

const W = 1000
const HEAD = 58
const TASK = 80
const GAP = 12
const GUARDIANS = 132

type TaskIsland = Extract<Island, { kind: 'task' }>
type GuardianIsland = Extract<Island, { kind: 'guardian' }>

/** How wide the price of a voyage is, and the one of a task. */
const PRICE = 74

/** Every island in two columns, its tasks with their conditions in words; beneath them the guardians' islands. */
export function islandsLayout(request: WithWords<AllIslandsRequest>): Layout {
  const { state } = request
  const islands = [...request.rules.box.islands].sort((a, b) => (a.id < b.id ? -1 : 1))
  const withTasks = islands.filter((island) => island.kind === 'task')
  const withGuardians = islands.filter((island) => island.kind === 'guardian')
  const half = Math.ceil(withTasks.length / 2)
  const columns = [withTasks.slice(0, half), withTasks.slice(half)]
  const heights = columns.map((some) => some.reduce((sum, { id }) => sum + heightOf(state, id) + GAP, 0))
  const foot = spacing.edge + Math.max(...heights)
  const height = foot + GUARDIANS + discordAltBadgeSize(W).h
  const { sheet, done } = layoutWithSky(W, height)
  const w = (W - 2 * spacing.edge - GAP) / 2
  columns.forEach((some, column) => {
    let y: number = spacing.edge
    for (const island of some) {
      const h = heightOf(state, island.id)
      tasksOf(sheet, makeRect(spacing.edge + column * (w + GAP), y, w, h), request, island)
      y += h + GAP
    }
  })
  const cells = grid(makeRect(spacing.edge, foot, W - 2 * spacing.edge, GUARDIANS), withGuardians.length, 1, GAP)
  eachCell(cells, withGuardians, (cell, island) => guardiansOf(sheet, cell, request, island))
  return done()
}

const tasksAt = (state: GameState, id: IslandId) => state.islands[id]?.tasks ?? []
const heightOf = (state: GameState, id: IslandId): number => HEAD + tasksAt(state, id).length * TASK + 8

function tasksOf(sheet: LayoutDraft, r: Rect, request: WithWords<AllIslandsRequest>, island: TaskIsland): void {
  const { rules, state, seat, words } = request
  sheet.roundRect(r, {
    ...islandColours(island),
    width: strokeWidth.normal,
    radius: radius.surface,
  })
  sheet.icon(square(r.x + 40, r.y + 32, 48), island.resource)
  nameOf(sheet, rectIn(r, 74, 6, 60, 52), request, island.id, typeSize.heading)
  const voyage = voyageUnits(request, island.id)
  const prices: [IconName, number][] = [
    ...(voyage === null ? [] : [['tile-blue', voyage] satisfies [IconName, number]]),
    ...(seat === null ? [] : [['tile-red', takeTaskUnits(state, seat, island.id)] satisfies [IconName, number]]),
  ]
  prices.forEach(([name, units], i) => {
    price(sheet, rectIn(r, r.w - (prices.length - i) * PRICE - 10, 8, PRICE, 48), name, units)
  })
  visitors(sheet, rectIn(r, 140, 8, r.w - 154 - prices.length * PRICE, 48), state, island.id)
  tasksAt(state, island.id).forEach((id, i) => {
    const task = rules.task(id)
    const y = r.y + HEAD + i * TASK
    taskCard(sheet, makeRect(r.x + 12, y + 1, 92, TASK - 6), task)
    sheet.paragraph(
      makeRect(r.x + 116, y + 2, r.w - 124, TASK - 8),
      emojiAsWords(words, words.tasks.condition(task.condition)),
      { ...textStyle.label(typeSize.small, colours.cream), leading: 36, middle: true },
    )
  })
}

/** The island's name; marked where somebody can sail there. */
function nameOf(sheet: LayoutDraft, r: Rect, { candidates = [] }: AllIslandsRequest, id: IslandId, size: number): void {
  const reached = candidates.some(({ choices }) => choices.some((one) => one.kind === 'ship' && one.island === id))
  if (reached) printedNameAsMark(sheet, r, id, size)
  else sheet.text(r, id, textStyle.display(size, colours.cream))
}

/** The blue tiles that sailing there asks of whoever looks; null where it costs nothing, or their ship lies there. */
function voyageUnits({ rules, state, seat }: AllIslandsRequest, island: IslandId): number | null {
  if (seat === null || cityOf(state, seat).ship === island) return null
  return decision(state)?.question.kind === 'freeShip' ? null : shipUnits(rules, cityOf(state, seat), island)
}

function price(sheet: LayoutDraft, r: Rect, name: IconName, units: number): void {
  sheet.text(verticalStrip(r, 0, 28), `${units}`, textStyle.strong(typeSize.glance, colours.cream, 'right'))
  sheet.icon(centredSquare(r, 38, 51), name)
}

/** Ships and offerings that lie there. */
function visitors(sheet: LayoutDraft, r: Rect, state: GameState, id: IslandId): void {
  const ships = state.cities.flatMap((city, seat) => (city.ship === id ? [seatPieceIcon('ship', seat)] : []))
  const offerings = (state.islands[id]?.offerings ?? []).map((seat) => seatPieceIcon('offering', seat))
  const all = [...offerings, ...ships]
  const step = Math.min(r.h + 4, r.w / Math.max(1, all.length))
  all.forEach((name, i) => {
    sheet.icon(centredSquare(r, Math.min(42, step - 2), r.w - (i + 0.5) * step), name)
  })
}

function guardiansOf(sheet: LayoutDraft, r: Rect, request: AllIslandsRequest, island: GuardianIsland): void {
  const { state } = request
  sheet.roundRect(r, {
    ...islandColours(island),
    width: strokeWidth.normal,
    radius: radius.surface,
  })
  nameOf(sheet, rectIn(r, 16, 5, 52, 44), request, island.id, typeSize.body)
  const voyage = voyageUnits(request, island.id)
  if (voyage !== null) price(sheet, rectIn(r, r.w - PRICE - 8, 6, PRICE, 42), 'tile-blue', voyage)
  visitors(sheet, rectIn(r, 76, 6, r.w - 84 - (voyage === null ? 0 : PRICE), 42), state, island.id)
  const spots = grid(rectIn(r, 10, 52, r.w - 20, r.h - 60), 4, 1, 2)
  islandGuardians(sheet, spots, state, island.guardian, Math.min(64, ...spots.map(({ w }) => w)), 14)
}
