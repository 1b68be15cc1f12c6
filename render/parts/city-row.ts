import {
  type Choice,
  type City,
  type Crystal,
  conditionProgress,
  type GameEvent,
  type GameState,
  nextNotches,
  PLACE_PARTS,
  type Place,
  type Rules,
  SPACES,
  type Space,
  type Task,
  taskMet,
} from '#engine'
import type { PictureWords } from '#text'
import { seatIcon } from '../icons/index.ts'
import { icon, inset, middle, type Point, panel, type Rect, rect, type Sheet, square, text } from '../layout.ts'
import { colours, crystalColours, line, radius, type } from '../tokens.ts'
import { type ColumnPoints, columnPoints } from './column-points.ts'
import { pathTile } from './displays.ts'
import { taskCard } from './task-card.ts'

/** Where everything of one path space lies. */
interface Column {
  /** The tower behind it. */
  readonly tower: Rect
  readonly task: Rect
  readonly ribbon: Rect
  readonly novice: Rect
  readonly crystal: Rect
  readonly notch: Rect
  readonly path: Rect
  readonly stone: Rect
  readonly standing: Rect
  readonly points: Rect
}
const STARTING = 150
/** By how much the outer columns stand lower than the one in the middle. */
const RISE = 38

/** The starting tile and the seven columns of a city, standing on a hill. */
function columns(r: Rect): { start: Rect; of: (space: Space) => Column } {
  const w = (r.w - STARTING - 12) / 7
  const rise = (space: number) => Math.round(RISE * ((space - 4) / 3) ** 2)
  return {
    start: rect(r.x, r.y + RISE + 214, STARTING - 10, 196),
    of: (space) => {
      const x = r.x + STARTING + 12 + (space - 1) * w
      const y = r.y + rise(space)
      return {
        tower: rect(x, y - 4, w, 262),
        task: rect(x + 4, y, w - 8, 142),
        ribbon: rect(x + 8, y + 114, w - 16, 36),
        novice: rect(x + 2, y + 154, 46, 46),
        crystal: rect(x + 43, y + 158, 38, 38),
        notch: rect(x + w - 57, y + 150, 52, 52),
        path: rect(x + 4, y + 214, w - 8, 86),
        stone: square(x + 2, y + 222, 40),
        standing: rect(x + 4, y + 303, w - 8, 60),
        points: rect(x + 4, y + 368, w - 8, 44),
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
  rules: Rules,
  state: GameState,
  city: City,
  seat: number,
  tentative: readonly GameEvent[],
  words: PictureWords,
): void {
  const { start, of } = columns(r)
  const marks = fresh(tentative, seat)
  const notches = rules.notches(city.board)
  const next = nextNotches(rules, city).map((notch) => notch.space)

  for (const space of SPACES) {
    const task = city.tasks[space - 1]
    if (task?.lit !== true) continue
    const { x, y, w, h } = of(space).task
    sheet.items.push({
      kind: 'glow',
      rect: rect(x - 44, y - 40, w + 88, h + 88),
      colour: crystalColours[rules.task(task.task).colour].fill,
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
  text(sheet, rect(start.x + 4, start.y + 4, start.w - 8, 40), words.start, {
    face: 'display',
    size: type.small,
    colour: colours.cream,
    align: 'centre',
  })
  standing(sheet, rect(start.x + 8, start.y + 44, start.w - 16, start.h - 50), city, 'start', marks.guardians, 2)

  for (const space of SPACES) {
    const at = of(space)
    const task = city.tasks[space - 1] ?? null
    const points = columnPoints(rules, state, city, space)
    if (task === null) vacant(sheet, inset(cardOf(at), 8))
    else taskAt(sheet, at, rules, state, seat, rules.task(task.task), task.lit)
    if (marks.tasks.has(space)) ring(sheet, task?.lit === false ? cardOf(at) : at.task)
    if (task?.lit === false) ribbon(sheet, at.ribbon, rules, state, seat, rules.task(task.task), words)
    const guest = city.guardians.find((guardian) => guardian.place === `b${space}`)
    if (guest !== undefined)
      icon(sheet, rect(at.task.x + at.task.w - 64, at.task.y + at.task.h - 66, 66, 66), `guardian-${guest.colour}`, {
        on: true,
      })
    if (guest !== undefined && marks.guardians.has(guest.colour)) ring(sheet, at.task)
    if (city.novices[space - 1] === true) icon(sheet, at.novice, seatIcon('novice', seat))
    if (task !== null && points.crystalMatches) beam(sheet, at, rules.task(task.task).colour, task.lit)
    const kind = notches.find((notch) => notch.space === space)?.portal
    const placed = city.portals[space - 1] ?? null
    if (placed === null && state.ended === null && next.includes(space)) nextNotch(sheet, at.notch)
    if (placed !== null) icon(sheet, at.notch, `portal-${placed}`)
    else if (kind !== undefined) icon(sheet, at.notch, `notch-${kind}`)
    if (marks.portals.has(space)) ring(sheet, at.notch)
    if (space === 1) {
      panel(sheet, at.path, { fill: colours.sand, line: colours.woodDark, width: line.strong, radius: radius.chip })
      icon(sheet, square(...middle(at.path), 62), 'gold')
    } else {
      const tile = city.path[space - 2]
      if (tile !== undefined) pathTile(sheet, at.path, tile)
      else empty(sheet, at.path, rules.box.pathCost.units[space - 2] ?? 1)
    }
    if (marks.paths.has(space)) ring(sheet, at.path)
    stone(sheet, at.stone, space)
    standing(sheet, at.standing, city, `p${space}`, marks.guardians, 1)
    pill(sheet, at.points, points)
  }
}

/** The towers that the columns lean on; they never change. */
export function columnTowers(sheet: Sheet, r: Rect): void {
  for (const space of SPACES)
    panel(sheet, columns(r).of(space).tower, {
      fill: colours.tower,
      line: colours.panelEdge,
      width: line.thin,
      radius: radius.card,
    })
}

/** An unlit task's card leaves room for the ribbon below it. */
const cardOf = ({ task: { x, y, w, h } }: Column): Rect => rect(x, y, w, h - 24)

/** A task: burning, ready to be lit with an ember ring, or waiting. */
function taskAt(
  sheet: Sheet,
  at: Column,
  rules: Rules,
  state: GameState,
  seat: number,
  task: Task,
  lit: boolean,
): void {
  if (lit) {
    taskCard(sheet, at.task, task, true)
    return
  }
  const card = cardOf(at)
  const { x, y, w, h } = card
  const ready = state.ended === null && taskMet(rules, state, seat, task.id)
  if (ready)
    sheet.items.push({
      kind: 'glow',
      rect: rect(x - 50, y + 10, w + 100, h + 94),
      colour: colours.ember,
      strength: 0.9,
    })
  taskCard(sheet, card, task)
  if (ready)
    panel(sheet, rect(x - 2, y - 2, w + 4, h + 4), { line: colours.ember, width: line.mark, radius: radius.card })
}

/** Below an unlit task: how much of its condition there is, or that it can be lit; at the end there is nothing to light. */
function ribbon(
  sheet: Sheet,
  r: Rect,
  rules: Rules,
  state: GameState,
  seat: number,
  task: Task,
  words: PictureWords,
): void {
  const { have, need } = conditionProgress(rules, state, seat, task.condition)
  const met = have >= need
  if (met && state.ended !== null) return
  const said = met ? words.canLight : words.progress(have, need)
  const w = Math.min(r.w, sheet.measure.width(said, 'strong', type.small) + 26)
  const at = rect(r.x + (r.w - w) / 2, r.y, w, r.h)
  panel(sheet, at, {
    fill: met ? colours.ember : colours.well,
    line: met ? colours.ink : colours.stoneDark,
    width: line.thin,
    radius: r.h / 2,
  })
  text(sheet, at, said, {
    face: 'strong',
    size: type.small,
    colour: met ? colours.ink : colours.cream,
    align: 'centre',
    on: true,
  })
}

/** From a crystal to the task of its colour: 2 points, dashed until the bonfire burns. */
function beam(sheet: Sheet, at: Column, colour: Crystal, lit: boolean): void {
  const [x, y] = middle(at.crystal)
  const { light } = crystalColours[colour]
  sheet.items.push({
    kind: 'line',
    points: [
      [x, at.task.y + at.task.h + 4],
      [x, at.path.y - 2],
    ],
    colour: light,
    width: line.mark,
    ...(lit ? {} : { dash: [7, 6] }),
  })
  panel(sheet, square(x, y, at.crystal.w), {
    fill: lit ? light : colours.well,
    line: lit ? colours.ink : light,
    width: line.normal,
    radius: at.crystal.w / 2,
    ...(lit ? {} : { dash: [7, 6] }),
  })
  text(sheet, at.crystal, '+2', {
    face: 'strong',
    size: type.least,
    colour: lit ? colours.ink : light,
    align: 'centre',
    on: true,
  })
}

/** A milestone with the number of the space, as the words call it. */
function stone(sheet: Sheet, r: Rect, space: Space): void {
  panel(sheet, r, { fill: colours.night, line: colours.stone, width: line.normal, radius: r.w / 2 })
  text(sheet, r, `${space}`, { face: 'strong', size: type.small, colour: colours.cream, align: 'centre', on: true })
}

/** What the space counts now, and what a guardian at its bonfire adds: in gold once she stands there. */
function pill(sheet: Sheet, r: Rect, { now, guardian, guarded }: ColumnPoints): void {
  panel(sheet, r, {
    fill: now > 0 ? colours.lit : colours.well,
    line: now > 0 ? colours.ember : colours.panelEdge,
    width: line.thin,
    radius: r.h / 2,
  })
  const left = rect(r.x + 4, r.y, 40, r.h)
  text(sheet, left, `${now}`, {
    face: 'strong',
    size: type.glance,
    colour: now > 0 ? colours.flame : colours.ash,
    align: 'right',
  })
  const colour = guarded ? colours.flame : colours.ash
  const [, y] = middle(r)
  text(sheet, rect(r.x + 47, r.y, 18, r.h), '+', { face: 'strong', size: type.small, colour })
  icon(sheet, square(r.x + 78, y, 34), 'guardian')
  text(sheet, rect(r.x + 96, r.y, 36, r.h), `${guardian}`, { face: 'strong', size: type.body, colour })
}

/** R11.3: the notch that the next portal has to fit. */
function nextNotch(sheet: Sheet, r: Rect): void {
  const [x, y] = middle(r)
  sheet.items.push({ kind: 'glow', rect: square(x, y, 104), colour: colours.ember, strength: 0.9 })
  panel(sheet, square(x, y, r.w + 4), { line: colours.ember, width: line.strong, radius: radius.card })
}

/** A space for a task, still without one. */
function vacant(sheet: Sheet, r: Rect): void {
  panel(sheet, r, { line: colours.smoke, width: line.thin, radius: radius.chip, dash: [6, 8] })
}

/** A path space still to be built, with what the tile costs in green. */
function empty(sheet: Sheet, r: Rect, units: number): void {
  panel(sheet, r, {
    fill: colours.well,
    line: colours.smoke,
    width: line.normal,
    radius: radius.chip,
    dash: [8, 8],
  })
  const [x, y] = middle(r)
  for (let i = 0; i < units; i++)
    icon(sheet, square(x + (i - (units - 1) / 2) * 42, y, 36), 'tile-green', { alpha: 0.6 })
}

function standing(sheet: Sheet, r: Rect, city: City, place: Place, marked: ReadonlySet<string>, rows: number): void {
  const here = city.guardians.filter((guardian) => guardian.place === place)
  const perRow = Math.ceil(here.length / rows)
  const size = Math.min(66, r.h / rows, perRow === 0 ? 66 : r.w / perRow)
  here.forEach((guardian, i) => {
    const row = Math.floor(i / Math.max(1, perRow))
    const inRow = Math.min(perRow, here.length - row * perRow)
    // On the path she leaves the left to the letters of whoever may come.
    const mid = rows === 1 && inRow === 1 ? r.x + r.w * 0.64 : r.x + r.w / 2
    const x = mid + ((i % Math.max(1, perRow)) - (inRow - 1) / 2) * size
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
      const { on, space } = PLACE_PARTS[choice.to]
      if (on === 'start') return start
      // Below the path tile, whose signs the mark would cover.
      return on === 'bonfire' ? of(space).task : inset(of(space).standing, 0, 18)
    }
    default:
      return null
  }
}
