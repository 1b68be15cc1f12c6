import { type GameState, isTom, takeTaskUnits } from '#engine'
import { emojiAsWords } from '#text'
import { discordAltBadgeSize } from '../corner.ts'
import { seatPieceIcon } from '../icons/index.ts'
import { centredSquare, type Layout, type LayoutDraft, makeRect, type Rect, rectIn, square } from '../layout.ts'
import { widthOf } from '../measure.ts'
import { islandColours, islandGuardians, islandIconName } from '../parts/island-look.ts'
import { coastPath } from '../parts/land.ts'
import { marks } from '../parts/marks.ts'
import { layoutWithSky } from '../parts/sky.ts'
import { taskCard } from '../parts/task-card.ts'
import type { IslandRequest, WithWords } from '../request.ts'
import { colours, radius, strokeWidth, textStyle, typeSize } from '../tokens.ts'

const W = 1000
const ROW = 214
const CORNER = discordAltBadgeSize(W)

/** One island close by: its tasks in words, whose offerings lie there, whose ships, or how many guardians are left. */
export function islandLayout(request: WithWords<IslandRequest>): Layout {
  const { state, rules, words } = request
  const island = rules.island(request.island)
  const tasks = state.islands[island.id]?.tasks ?? []
  const height = 190 + (island.kind === 'guardian' ? 300 : Math.max(1, tasks.length) * ROW + 130)
  const { back, sheet, frame, done } = layoutWithSky(W, height)
  const land = makeRect(16, 16, W - 32, height - 32)
  const { fill, stroke } = islandColours(island)
  back.shape(land, coastPath(island.id, land.w, land.h), fill, { stroke, width: strokeWidth.strong })

  sheet.icon(square(170, 106, 92), islandIconName(island))
  const name = words.names.island(island)
  const title = makeRect(234, 56, 440, 100)
  const long = widthOf(name, 'display', typeSize.heading) > title.w
  sheet.text(title, name, textStyle.display(long ? typeSize.heading : typeSize.score, colours.cream))
  ships(sheet, makeRect(680, 66, 240, 80), state, island.id)
  if (island.kind === 'guardian') islandGuardians(sheet, [0, 1, 2, 3].map(guardianAt), state, island.guardian, 176, 34)
  else foot(sheet, makeRect(CORNER.w, height - 142, W - CORNER.w - 110, 96), state, island.id)
  tasks.forEach((id, i) => {
    const one = rules.task(id)
    const place = taskAt(i)
    const { y } = place
    sheet.roundRect(place, {
      fill: colours.landShade,
      stroke: colours.landEdge,
      width: strokeWidth.thin,
      radius: radius.card,
    })
    taskCard(sheet, makeRect(84, y + 12, 176, ROW - 38), one)
    sheet.paragraph(
      makeRect(284, y + 20, W - 370, ROW - 54),
      emojiAsWords(words, words.tasks.conditionAtLength(one.condition)),
      { ...textStyle.label(typeSize.glance, colours.cream), leading: 44, middle: true },
    )
  })
  marks(sheet, frame, request.candidates, (choice) => {
    if (choice.kind === 'guardian')
      return island.kind === 'guardian' && choice.colour === island.guardian ? guardianAt(0) : null
    if (choice.kind !== 'task' && choice.kind !== 'tomTask') return null
    return tasks.includes(choice.task) ? taskAt(tasks.indexOf(choice.task)) : null
  })
  return done()
}

const taskAt = (i: number): Rect => makeRect(70, 180 + i * ROW, W - 140, ROW - 14)
const guardianAt = (i: number): Rect => square(W / 2 + (i - 1.5) * 190, 310, 176)

function ships(sheet: LayoutDraft, r: Rect, state: GameState, id: string): void {
  const here = state.cities.flatMap((city, seat) => (city.ship === id ? [seat] : []))
  const size = Math.min(r.h, r.w / Math.max(1, here.length) - 4)
  here.forEach((seat, i) => {
    sheet.icon(rectIn(r, r.w - (i + 1) * (size + 4), (r.h - size) / 2, size, size), seatPieceIcon('ship', seat))
  })
}

/** The offerings that lie there, and how many red tiles a task would cost each seat (R8.2). */
function foot(sheet: LayoutDraft, r: Rect, state: GameState, id: string): void {
  const offerings = state.islands[id]?.offerings ?? []
  offerings.forEach((seat, i) => {
    sheet.icon(centredSquare(r, 84, 44 + i * 92), seatPieceIcon('offering', seat))
  })
  const people = state.cities.flatMap((_, seat) => (isTom(state, seat) ? [] : seat))
  const step = Math.min(160, (r.w - offerings.length * 92 - 10) / people.length)
  people.forEach((seat, i) => {
    const x = r.x + r.w - (people.length - i) * step
    sheet.icon(square(x + 26, r.y + r.h / 2, 48), seatPieceIcon('shield', seat))
    sheet.text(
      makeRect(x + 56, r.y, 26, r.h),
      `${takeTaskUnits(state, seat, id)}`,
      textStyle.strong(typeSize.glance, colours.cream),
    )
    sheet.icon(square(x + 102, r.y + r.h / 2, 42), 'tile-red')
  })
}
