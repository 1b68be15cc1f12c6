import {
  boxOf,
  type Choice,
  type City,
  type GameEvent,
  type GameState,
  nextNotches,
  type Place,
  SPACES,
  type Space,
} from '#engine'
import { seatIcon } from '../icons/index.ts'
import { icon, middle, type Point, panel, type Rect, rect, type Sheet, square, text } from '../layout.ts'
import { colours, crystalColours, line, radius, type } from '../tokens.ts'
import { pathTile } from './market.ts'
import { taskCard } from './task-card.ts'

/** Where everything of one path space lies. */
export interface Column {
  readonly value: Rect
  readonly task: Rect
  readonly novice: Rect
  readonly notch: Rect
  readonly path: Rect
  readonly standing: Rect
}
const STARTING = 150

/** The starting tile and the seven columns of a city, standing on a gentle hill. */
export function columns(r: Rect): { start: Rect; of: (space: Space) => Column } {
  const w = (r.w - STARTING - 12) / 7
  const rise = (space: number) => Math.round(34 * ((space - 4) / 3) ** 2)
  return {
    start: rect(r.x, r.y + 254, STARTING - 10, 200),
    of: (space) => {
      const x = r.x + STARTING + 12 + (space - 1) * w
      const y = r.y + rise(space)
      return {
        value: rect(x + 4, y, w - 8, 44),
        task: rect(x + 4, y + 48, w - 8, 128),
        novice: rect(x + 12, y + 186, 50, 50),
        notch: rect(x + w - 70, y + 181, 60, 60),
        path: rect(x + 4, y + 248, w - 8, 84),
        standing: rect(x + 4, y + 336, w - 8, 70),
      }
    },
  }
}

/** What the open turn changed in the city, by where it is to be marked. */
interface Fresh {
  readonly paths: ReadonlySet<number>
  readonly tasks: ReadonlySet<number>
  readonly portals: ReadonlySet<number>
  readonly guardians: ReadonlySet<string>
}
function fresh(events: readonly GameEvent[], seat: number): Fresh {
  const marks = {
    paths: new Set<number>(),
    tasks: new Set<number>(),
    portals: new Set<number>(),
    guardians: new Set<string>(),
  }
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue
    if (event.kind === 'pathBuilt') marks.paths.add(event.space)
    else if (event.kind === 'taskReceived' || event.kind === 'ignited') marks.tasks.add(event.space)
    else if (event.kind === 'portalPlaced') marks.portals.add(event.space)
    else if (event.kind === 'guardianMoved') marks.guardians.add(event.guardian)
    else if (event.kind === 'guardianReceived') marks.guardians.add(event.colour)
  }
  return marks
}

const ring = (sheet: Sheet, r: Rect): void =>
  panel(sheet, rect(r.x - 3, r.y - 3, r.w + 6, r.h + 6), {
    line: colours.tentative,
    width: line.mark,
    radius: radius.card,
  })

/** Starting tile, path, portals, tasks and bonfires, novices and guardians of a city. */
export function cityRow(
  sheet: Sheet,
  r: Rect,
  state: GameState,
  city: City,
  seat: number,
  tentative: readonly GameEvent[],
  startWord: string,
): void {
  const lookup = boxOf(state)
  const { start, of } = columns(r)
  const marks = fresh(tentative, seat)
  const notches = lookup.notches(city.board)
  const next = nextNotches(state, city).map((notch) => notch.space)

  for (const space of SPACES) {
    const task = city.tasks[space - 1]
    if (task?.lit !== true) continue
    const { x, y, w, h } = of(space).task
    sheet.items.push({
      kind: 'glow',
      rect: rect(x - 70, y - 60, w + 140, h + 140),
      colour: crystalColours[lookup.task(task.task).colour].fill,
      strength: 0.7,
    })
  }
  const way = SPACES.map((space): Point => middle(of(space).path))
  sheet.items.push({
    kind: 'line',
    points: [middle(rect(start.x, start.y, start.w, 150)), ...way],
    colour: colours.wayEdge,
    width: 34,
  })
  sheet.items.push({
    kind: 'line',
    points: [middle(rect(start.x, start.y, start.w, 150)), ...way],
    colour: colours.way,
    width: 24,
  })

  panel(sheet, start, { fill: colours.startTile, line: colours.wood, width: line.normal, radius: radius.card })
  text(sheet, rect(start.x + 4, start.y + 4, start.w - 8, 40), startWord, {
    face: 'display',
    size: type.small,
    colour: colours.cream,
    align: 'centre',
  })
  standing(sheet, rect(start.x + 8, start.y + 44, start.w - 16, start.h - 50), city, 'start', marks.guardians, 2)

  for (const space of SPACES) {
    const at = of(space)
    plate(sheet, at.value, lookup.guardianValue(space))
    const task = city.tasks[space - 1] ?? null
    if (task === null)
      panel(sheet, at.task, {
        fill: colours.well,
        line: colours.panelEdge,
        width: line.normal,
        radius: radius.card,
        dash: [8, 8],
      })
    else taskCard(sheet, at.task, lookup.task(task.task), task.lit)
    if (marks.tasks.has(space)) ring(sheet, at.task)
    const guest = city.guardians.find((guardian) => guardian.place === `b${space}`)
    if (guest !== undefined)
      icon(sheet, rect(at.task.x + at.task.w - 64, at.task.y + at.task.h - 66, 66, 66), `guardian-${guest.colour}`, {
        on: true,
      })
    if (guest !== undefined && marks.guardians.has(guest.colour)) ring(sheet, at.task)
    if (city.novices[space - 1] === true) icon(sheet, at.novice, seatIcon('novice', seat))
    const kind = notches.find((notch) => notch.space === space)?.portal
    const placed = city.portals[space - 1] ?? null
    if (placed === null && next.includes(space)) nextNotch(sheet, at.notch)
    if (placed !== null) icon(sheet, at.notch, `portal-${placed}`)
    else if (kind !== undefined) icon(sheet, at.notch, `notch-${kind}`)
    if (marks.portals.has(space)) ring(sheet, at.notch)
    if (space === 1) {
      panel(sheet, at.path, { fill: colours.sand, line: colours.woodDark, width: line.strong, radius: radius.chip })
      icon(sheet, square(...middle(at.path), 62), 'gold')
    } else {
      const tile = city.path[space - 2]
      if (tile !== undefined) pathTile(sheet, at.path, tile)
      else empty(sheet, at.path, lookup.box.pathCost.units[space - 2] ?? 1)
    }
    if (marks.paths.has(space)) ring(sheet, at.path)
    standing(sheet, at.standing, city, `p${space}`, marks.guardians, 1)
  }
}

/** R11.3: the notch that the next portal has to fit. */
function nextNotch(sheet: Sheet, r: Rect): void {
  const [x, y] = middle(r)
  sheet.items.push({ kind: 'glow', rect: square(x, y, 104), colour: colours.ember, strength: 0.9 })
  panel(sheet, square(x, y, r.w + 4), { line: colours.ember, width: line.strong, radius: radius.card })
}

/** What a guardian at this bonfire is worth. */
function plate(sheet: Sheet, r: Rect, value: number): void {
  const [x] = middle(r)
  icon(sheet, rect(x - 42, r.y + 2, 40, 40), 'guardian')
  text(sheet, rect(x + 4, r.y, 40, r.h), `${value}`, { face: 'strong', size: type.glance, colour: colours.flame })
}

/** A path space still to be built, with what the tile costs in green. */
function empty(sheet: Sheet, r: Rect, units: number): void {
  panel(sheet, r, {
    fill: colours.well,
    line: colours.panelEdge,
    width: line.normal,
    radius: radius.chip,
    dash: [8, 8],
  })
  const [x, y] = middle(r)
  for (let i = 0; i < units; i++)
    icon(sheet, square(x + (i - (units - 1) / 2) * 42, y, 36), 'tile-green', { alpha: 0.45 })
}

function standing(sheet: Sheet, r: Rect, city: City, place: Place, marked: ReadonlySet<string>, rows: number): void {
  const here = city.guardians.filter((guardian) => guardian.place === place)
  const perRow = Math.ceil(here.length / rows)
  const size = Math.min(66, r.h / rows, perRow === 0 ? 66 : r.w / perRow)
  here.forEach((guardian, i) => {
    const row = Math.floor(i / Math.max(1, perRow))
    const inRow = Math.min(perRow, here.length - row * perRow)
    const x = r.x + r.w / 2 + ((i % Math.max(1, perRow)) - (inRow - 1) / 2) * size
    const at = square(x, r.y + size / 2 + row * size, size)
    icon(sheet, at, `guardian-${guardian.colour}`)
    if (marked.has(guardian.colour)) ring(sheet, at)
  })
}

/** Where a choice of this city happens, if it happens at a place of its row. */
export function placeInRow(r: Rect, choice: Choice): Rect | null {
  const { of, start } = columns(r)
  switch (choice.kind) {
    case 'space':
    case 'ignite':
      return of(choice.space).task
    case 'move': {
      const space = SPACES.find((one) => choice.to === `p${one}` || choice.to === `b${one}`)
      if (space === undefined) return start
      return choice.to.startsWith('b') ? of(space).task : of(space).standing
    }
    default:
      return null
  }
}
