import { type City, type Crystal, conditionProgress, type GuardianPlace, type Space, type Task, taskMet } from '#engine'
import { inset, type LayoutDraft, makeRect, middle, type Rect, square, verticalStrip } from '../layout.ts'
import { widthOf } from '../measure.ts'
import type { CityRequest, PartInput } from '../request.ts'
import { colours, coloursByCrystal, radius, strokeWidth, TENTATIVE_OUTLINE, textStyle, typeSize } from '../tokens.ts'
import { type CityColumn, unlitTaskRect } from './city-columns.ts'
import type { CityColumnPoints } from './column-points.ts'
import { taskCard } from './task-card.ts'

/** Whose city is shown, and what the open turn did in it. */
export type CityInput = PartInput & Pick<CityRequest, 'seat' | 'tentative'>

/** Round what the open turn changed. */
export const tentativeRing = (sheet: LayoutDraft, r: Rect): void =>
  sheet.roundRect(inset(r, -3), { ...TENTATIVE_OUTLINE, radius: radius.card })

/** A task: burning, ready to be lit with an ember ring where that is told, or waiting. */
export function cityTask(
  sheet: LayoutDraft,
  at: CityColumn,
  { rules, state, seat }: CityInput,
  task: Task,
  lit: boolean,
  toDecide: boolean,
): void {
  if (lit) {
    taskCard(sheet, at.task, task, true)
    return
  }
  const card = unlitTaskRect(at)
  const { x, y, w, h } = card
  const ready = toDecide && state.ended === null && taskMet(rules, state, seat, task.id)
  if (ready) sheet.glow(makeRect(x - 50, y + 10, w + 100, h + 94), colours.ember, 0.9)
  taskCard(sheet, card, task)
  if (ready)
    sheet.roundRect(makeRect(x - 2, y - 2, w + 4, h + 4), {
      stroke: colours.ember,
      width: strokeWidth.mark,
      radius: radius.card,
    })
}

/** Below an unlit task: how much of its condition there is, or that it can be lit; at the end there is nothing to light. */
export function taskProgressRibbon(
  sheet: LayoutDraft,
  r: Rect,
  { rules, state, seat, words: { pictures } }: CityInput,
  task: Task,
): void {
  const { have, need } = conditionProgress(rules, state, seat, task.condition)
  const met = have >= need
  if (met && state.ended !== null) return
  // Where a language's words are too long for a column the figures say it: all of what is asked.
  const wordsFit = widthOf(pictures.canLight, 'strong', typeSize.least) <= r.w
  const said = met && wordsFit ? pictures.canLight : pictures.progress(Math.min(have, need), need)
  const w = Math.min(r.w, widthOf(said, 'strong', typeSize.small) + 26)
  const at = verticalStrip(r, (r.w - w) / 2, w)
  sheet.pill(at, met ? colours.ember : colours.well, met ? colours.ink : colours.stoneDark, strokeWidth.thin)
  sheet.text(at, said, { ...textStyle.strong(typeSize.small, met ? colours.ink : colours.cream, 'centre'), on: true })
}

/** From a crystal to the task of its colour: 2 points, dashed until the bonfire burns. */
export function crystalToTaskBeam(sheet: LayoutDraft, at: CityColumn, colour: Crystal, lit: boolean): void {
  const [x, y] = middle(at.crystal)
  const { light } = coloursByCrystal[colour]
  const dashed = lit ? {} : { dash: [7, 6] }
  const [fill, edge] = lit ? [light, colours.ink] : [colours.well, light]
  const from = at.task.y + at.task.h + 4
  sheet.line(makeRect(x, from, 0, at.path.y - 2 - from), light, strokeWidth.mark, dashed)
  sheet.pill(square(x, y, at.crystal.w), fill, edge, strokeWidth.normal, dashed)
  sheet.text(at.crystal, '+2', { ...textStyle.strong(typeSize.least, edge, 'centre'), on: true })
}

/** A milestone with the number of the space, as the words call it. */
export function spaceNumberStone(sheet: LayoutDraft, r: Rect, space: Space): void {
  sheet.pill(r, colours.night, colours.stone, strokeWidth.normal)
  sheet.text(r, `${space}`, { ...textStyle.strong(typeSize.small, colours.cream, 'centre'), on: true })
}

/** What the space counts now, and what a guardian at its bonfire adds: in gold once she stands there. */
export function columnPointsPill(sheet: LayoutDraft, r: Rect, { now, guardian, guarded }: CityColumnPoints): void {
  sheet.pill(r, now > 0 ? colours.lit : colours.well, now > 0 ? colours.ember : colours.surfaceEdge, strokeWidth.thin)
  const left = verticalStrip(r, 4, 40)
  sheet.text(left, `${now}`, textStyle.strong(typeSize.glance, now > 0 ? colours.flame : colours.ash, 'right'))
  const colour = guarded ? colours.flame : colours.ash
  const [, y] = middle(r)
  sheet.text(verticalStrip(r, 47, 18), '+', textStyle.strong(typeSize.small, colour))
  sheet.icon(square(r.x + 78, y, 34), 'guardian')
  sheet.text(verticalStrip(r, 96, 36), `${guardian}`, textStyle.strong(typeSize.body, colour))
}

/** R11.3: the notch that the next portal has to fit. */
export function nextNotchMark(sheet: LayoutDraft, r: Rect): void {
  const [x, y] = middle(r)
  sheet.glow(square(x, y, 104), colours.ember, 0.9)
  sheet.roundRect(square(x, y, r.w + 4), { stroke: colours.ember, width: strokeWidth.strong, radius: radius.card })
}

/** A space for a task, still without one. */
export function emptyTaskSpace(sheet: LayoutDraft, r: Rect): void {
  sheet.roundRect(r, { stroke: colours.smoke, width: strokeWidth.thin, radius: radius.chip, dash: [6, 8] })
}

/** A path space still to be built, with what the tile costs in green, if that is told. */
export function emptyPathSpace(sheet: LayoutDraft, r: Rect, units: number): void {
  sheet.roundRect(r, {
    fill: colours.well,
    stroke: colours.smoke,
    width: strokeWidth.normal,
    radius: radius.chip,
    dash: [8, 8],
  })
  const [x, y] = middle(r)
  for (let i = 0; i < units; i++)
    sheet.icon(square(x + (i - (units - 1) / 2) * 42, y, 36), 'tile-green', { alpha: 0.6 })
}

/** The guardians at a place, in so many rows; those that the open turn moved are ringed. */
export function guardianFigures(
  sheet: LayoutDraft,
  r: Rect,
  city: City,
  place: GuardianPlace,
  marked: ReadonlySet<string>,
  rows: number,
): void {
  const here = city.guardians.filter((guardian) => guardian.place === place)
  const perRow = Math.ceil(here.length / rows)
  const size = Math.min(66, r.h / rows, perRow === 0 ? 66 : r.w / perRow)
  here.forEach((guardian, i) => {
    const row = Math.floor(i / Math.max(1, perRow))
    const inRow = Math.min(perRow, here.length - row * perRow)
    // On the path the left stays free for the letters of guardians that may come.
    const mid = rows === 1 && inRow === 1 ? r.x + r.w * 0.64 : r.x + r.w / 2
    const x = mid + ((i % Math.max(1, perRow)) - (inRow - 1) / 2) * size
    const at = square(x, r.y + size / 2 + row * size, size)
    sheet.icon(at, `guardian-${guardian.colour}`)
    if (marked.has(guardian.colour)) tentativeRing(sheet, at)
  })
}
