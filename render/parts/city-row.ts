import { cityOf, fillableCityNotches, type GameEvent, SPACES } from '#engine'
import { seatPieceIcon } from '../icons/index.ts'
import { centredSquare, inset, type LayoutDraft, makeRect, middle, type Point, type Rect, rectIn } from '../layout.ts'
import { colours, coloursByCrystal, radius, strokeWidth, textStyle, typeSize } from '../tokens.ts'
import { cityColumnRects, unlitTaskRect } from './city-columns.ts'
import {
  type CityInput,
  cityTask,
  columnPointsPill,
  crystalToTaskBeam,
  emptyPathSpace,
  emptyTaskSpace,
  guardianFigures,
  nextNotchMark,
  spaceNumberStone,
  taskProgressRibbon,
  tentativeRing,
} from './city-pieces.ts'
import { cityColumnPoints } from './column-points.ts'
import { pathTile } from './displays.ts'

/** What the open turn changed in the city, by where it is to be marked. */
function fresh(events: readonly GameEvent[], seat: number) {
  const own = events.filter((event) => 'seat' in event && event.seat === seat)
  return {
    paths: new Set(own.flatMap((event) => (event.kind === 'pathBuilt' ? event.space : []))),
    tasks: new Set(
      own.flatMap((event) => (event.kind === 'taskReceived' || event.kind === 'ignited' ? event.space : [])),
    ),
    portals: new Set(own.flatMap((event) => (event.kind === 'portalPlaced' ? event.space : []))),
    guardians: new Set<string>(
      own.flatMap((event) => {
        if (event.kind === 'guardianMoved') return event.guardian
        return event.kind === 'guardianReceived' ? event.colour : []
      }),
    ),
  }
}

/**
 * Starting tile, path, portals, tasks and bonfires, novices and guardians of a city.
 * @param toDecide whether it also tells what its player decides by: prices, points, what can be done next
 */
export function cityPathAndTasks(sheet: LayoutDraft, r: Rect, shown: CityInput, toDecide = true): void {
  const { rules, state, seat } = shown
  const city = cityOf(state, seat)
  const { start, of } = cityColumnRects(r)
  const marks = fresh(shown.tentative, seat)
  const notches = rules.notches(city.board)
  const next = fillableCityNotches(rules, city).map((notch) => notch.space)

  for (const space of SPACES) {
    const task = city.tasks[space - 1]
    if (task?.lit !== true) continue
    const { x, y, w, h } = of(space).task
    sheet.glow(makeRect(x - 44, y - 40, w + 88, h + 88), coloursByCrystal[rules.task(task.task).colour].fill, 0.7)
  }
  const way = SPACES.map((space): Point => middle(of(space).path))
  sheet.polyline([middle(makeRect(start.x, start.y, start.w, 150)), ...way], colours.wayEdge, 34)
  sheet.polyline([middle(makeRect(start.x, start.y, start.w, 150)), ...way], colours.way, 24)

  sheet.roundRect(start, {
    fill: colours.startTile,
    stroke: colours.wood,
    width: strokeWidth.normal,
    radius: radius.card,
  })
  sheet.text(
    rectIn(start, 4, 4, start.w - 8, 40),
    shown.words.pictures.start,
    textStyle.display(typeSize.small, colours.cream, 'centre'),
  )
  guardianFigures(sheet, rectIn(start, 8, 44, start.w - 16, start.h - 50), city, 'start', marks.guardians, 2)

  for (const space of SPACES) {
    const at = of(space)
    const task = city.tasks[space - 1] ?? null
    const points = cityColumnPoints(rules, state, city, space)
    if (task === null) emptyTaskSpace(sheet, inset(unlitTaskRect(at), 8))
    else cityTask(sheet, at, shown, rules.task(task.task), task.lit, toDecide)
    if (marks.tasks.has(space)) tentativeRing(sheet, task?.lit === false ? unlitTaskRect(at) : at.task)
    if (task?.lit === false && toDecide) taskProgressRibbon(sheet, at.ribbon, shown, rules.task(task.task))
    const guest = city.guardians.find((guardian) => guardian.place === `b${space}`)
    if (guest !== undefined)
      sheet.icon(rectIn(at.task, at.task.w - 64, at.task.h - 66, 66, 66), `guardian-${guest.colour}`, {
        on: true,
      })
    if (guest !== undefined && marks.guardians.has(guest.colour)) tentativeRing(sheet, at.task)
    if (city.novices[space - 1] === true) sheet.icon(at.novice, seatPieceIcon('novice', seat))
    if (task !== null && points.crystalMatches) crystalToTaskBeam(sheet, at, rules.task(task.task).colour, task.lit)
    const kind = notches.find((notch) => notch.space === space)?.portal
    const placed = city.portals[space - 1] ?? null
    if (placed === null && state.ended === null && toDecide && next.includes(space)) nextNotchMark(sheet, at.notch)
    if (placed !== null) sheet.icon(at.notch, `portal-${placed}`)
    else if (kind !== undefined) sheet.icon(at.notch, `notch-${kind}`)
    if (marks.portals.has(space)) tentativeRing(sheet, at.notch)
    if (space === 1) {
      sheet.roundRect(at.path, {
        fill: colours.sand,
        stroke: colours.woodDark,
        width: strokeWidth.strong,
        radius: radius.chip,
      })
      sheet.icon(centredSquare(at.path, 62), 'gold')
    } else {
      const tile = city.path[space - 2]
      if (tile !== undefined) pathTile(sheet, at.path, tile)
      else emptyPathSpace(sheet, at.path, toDecide ? (rules.box.pathCost.units[space - 2] ?? 1) : 0)
    }
    if (marks.paths.has(space)) tentativeRing(sheet, at.path)
    spaceNumberStone(sheet, at.stone, space)
    guardianFigures(sheet, at.standing, city, `p${space}`, marks.guardians, 1)
    if (toDecide) columnPointsPill(sheet, at.points, points)
  }
}
