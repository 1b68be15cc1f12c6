import { cityOf, type GameEvent, openNotches, SPACES } from '#engine'
import { seatIcon } from '../icons/index.ts'
import {
  glow,
  icon,
  inset,
  middle,
  type Point,
  polyline,
  type Rect,
  rect,
  rectIn,
  roundRect,
  type Sheet,
  squareIn,
  text,
} from '../layout.ts'
import { colours, crystalColours, face, radius, strokeWidth, type } from '../tokens.ts'
import { cardOf, columns } from './city-columns.ts'
import {
  beam,
  type CityShown,
  empty,
  guardiansAtPlace,
  milestone,
  nextNotch,
  pill,
  ribbon,
  ring,
  taskAt,
  vacant,
} from './city-pieces.ts'
import { columnPoints } from './column-points.ts'
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
export function cityRow(sheet: Sheet, r: Rect, shown: CityShown, toDecide = true): void {
  const { rules, state, seat } = shown
  const city = cityOf(state, seat)
  const { start, of } = columns(r)
  const marks = fresh(shown.tentative, seat)
  const notches = rules.notches(city.board)
  const next = openNotches(rules, city).map((notch) => notch.space)

  for (const space of SPACES) {
    const task = city.tasks[space - 1]
    if (task?.lit !== true) continue
    const { x, y, w, h } = of(space).task
    glow(sheet, rect(x - 44, y - 40, w + 88, h + 88), crystalColours[rules.task(task.task).colour].fill, 0.7)
  }
  const way = SPACES.map((space): Point => middle(of(space).path))
  polyline(sheet, [middle(rect(start.x, start.y, start.w, 150)), ...way], colours.wayEdge, 34)
  polyline(sheet, [middle(rect(start.x, start.y, start.w, 150)), ...way], colours.way, 24)

  roundRect(sheet, start, {
    fill: colours.startTile,
    stroke: colours.wood,
    width: strokeWidth.normal,
    radius: radius.card,
  })
  text(
    sheet,
    rectIn(start, 4, 4, start.w - 8, 40),
    shown.words.pictures.start,
    face.display(type.small, colours.cream, 'centre'),
  )
  guardiansAtPlace(sheet, rectIn(start, 8, 44, start.w - 16, start.h - 50), city, 'start', marks.guardians, 2)

  for (const space of SPACES) {
    const at = of(space)
    const task = city.tasks[space - 1] ?? null
    const points = columnPoints(rules, state, city, space)
    if (task === null) vacant(sheet, inset(cardOf(at), 8))
    else taskAt(sheet, at, shown, rules.task(task.task), task.lit, toDecide)
    if (marks.tasks.has(space)) ring(sheet, task?.lit === false ? cardOf(at) : at.task)
    if (task?.lit === false && toDecide) ribbon(sheet, at.ribbon, shown, rules.task(task.task))
    const guest = city.guardians.find((guardian) => guardian.place === `b${space}`)
    if (guest !== undefined)
      icon(sheet, rectIn(at.task, at.task.w - 64, at.task.h - 66, 66, 66), `guardian-${guest.colour}`, {
        on: true,
      })
    if (guest !== undefined && marks.guardians.has(guest.colour)) ring(sheet, at.task)
    if (city.novices[space - 1] === true) icon(sheet, at.novice, seatIcon('novice', seat))
    if (task !== null && points.crystalMatches) beam(sheet, at, rules.task(task.task).colour, task.lit)
    const kind = notches.find((notch) => notch.space === space)?.portal
    const placed = city.portals[space - 1] ?? null
    if (placed === null && state.ended === null && toDecide && next.includes(space)) nextNotch(sheet, at.notch)
    if (placed !== null) icon(sheet, at.notch, `portal-${placed}`)
    else if (kind !== undefined) icon(sheet, at.notch, `notch-${kind}`)
    if (marks.portals.has(space)) ring(sheet, at.notch)
    if (space === 1) {
      roundRect(sheet, at.path, {
        fill: colours.sand,
        stroke: colours.woodDark,
        width: strokeWidth.strong,
        radius: radius.chip,
      })
      icon(sheet, squareIn(at.path, 62), 'gold')
    } else {
      const tile = city.path[space - 2]
      if (tile !== undefined) pathTile(sheet, at.path, tile)
      else empty(sheet, at.path, toDecide ? (rules.box.pathCost.units[space - 2] ?? 1) : 0)
    }
    if (marks.paths.has(space)) ring(sheet, at.path)
    milestone(sheet, at.stone, space)
    guardiansAtPlace(sheet, at.standing, city, `p${space}`, marks.guardians, 1)
    if (toDecide) pill(sheet, at.points, points)
  }
}
