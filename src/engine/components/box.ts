import { z } from 'zod'
import {
  ACTION_COLOURS,
  CRYSTALS,
  type Crystal,
  FOURTH_ISLAND_GUARDIAN_CHOICES,
  PLAIN_RESOURCES,
  PORTAL_KINDS,
} from '../terms.ts'
import standard from './box.json' with { type: 'json' }
import { type Box, boxShape, GREAT_BONFIRE_CLOCKWISE } from './schema.ts'

/** R1.3: what tasks of a colour are worth, least and most. */
const POINTS: Readonly<Record<Crystal, readonly [number, number]>> = { blue: [2, 3], red: [4, 5], yellow: [6, 8] }

/** What the pieces of a box must have in common, beyond their single shapes: the counts that the sources state. */
const boxSchema = boxShape.superRefine((box, context) => {
  const complain = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message })
  const names: Readonly<Record<string, readonly (string | number)[]>> = {
    tasks: box.tasks.map(({ id }) => id),
    islands: box.islands.map(({ id }) => id),
    fateTiles: box.fateTiles.map(({ id }) => id),
    specialists: box.specialists.map(({ number }) => number),
    elders: box.elders.map(({ number }) => number),
    boards: box.boards.map(({ id }) => id),
    portals: box.portals.map(({ kind }) => kind),
    pathTiles: box.pathTiles.map(({ crystal, resource }) => `${crystal}-${resource}`),
  }
  for (const [path, ids] of Object.entries(names))
    ids.forEach((id, index) => {
      if (ids.indexOf(id) !== index) complain([path, index], `${id} is there twice`)
    })
  box.fateArea.cells.forEach((cell, index, cells) => {
    if (cells.map(String).indexOf(String(cell)) !== index)
      complain(['fateArea', 'cells', index], `${cell} is there twice`)
  })
  box.greatBonfire.forEach((space, index) => {
    if (space.at !== GREAT_BONFIRE_CLOCKWISE[index])
      complain(
        ['greatBonfire', index, 'at'],
        `${GREAT_BONFIRE_CLOCKWISE[index]} expected, clockwise from the south-west`,
      )
  })

  for (const crystal of CRYSTALS) {
    const tasks = box.tasks.filter((task) => task.colour === crystal)
    if (tasks.length !== 22) complain(['tasks'], `22 ${crystal} tasks expected, ${tasks.length} found`)
    // R2.1, R2.15: ten islands with tasks of different colours take up to ten of each.
    for (const players of [1, 2, 3, 4]) {
      const used = tasks.filter((task) => task.players?.includes(players) ?? true).length
      const at = players === 1 ? '1 player' : `${players} players`
      if (used < 10) complain(['tasks'], `10 ${crystal} tasks for ${at} expected, ${used} found`)
    }
    const [least, most] = POINTS[crystal]
    box.tasks.forEach((task, index) => {
      if (task.colour === crystal && (task.points < least || task.points > most))
        complain(['tasks', index, 'points'], `a ${crystal} task is worth ${least} to ${most}`)
    })
    const paths = box.pathTiles.filter((tile) => tile.crystal === crystal).reduce((sum, tile) => sum + tile.count, 0)
    const expected = crystal === 'yellow' ? 8 : 10
    if (paths !== expected) complain(['pathTiles'], `${expected} ${crystal} path tiles expected, ${paths} found`)
  }
  box.boards.forEach((board, index) => {
    if (new Set(board.portalOrder).size !== PORTAL_KINDS.length)
      complain(['boards', index, 'portalOrder'], 'each of the seven portal kinds once expected')
  })
  box.fateTiles.forEach((tile, index) => {
    if (new Set(tile.symbols).size !== 3) complain(['fateTiles', index, 'symbols'], 'three different symbols expected')
  })
  const islands = box.islands.filter((island) => island.kind === 'task')
  if (islands.length !== 10) complain(['islands'], 'ten task islands expected')
  if (islands.filter((island) => island.corner).length !== 4) complain(['islands'], 'four corner task islands expected')
  for (const resource of PLAIN_RESOURCES)
    if (islands.filter((island) => island.resource === resource).length !== 2)
      complain(['islands'], `two ${resource} islands expected`)
  const guardians = box.islands.flatMap((island) => (island.kind === 'guardian' ? [island.guardian] : []))
  for (const guardian of ['grey', 'red', 'pink'] as const)
    if (guardians.filter((one) => one === guardian).length !== 1)
      complain(['islands'], `one island of the ${guardian} guardians expected`)
  if (guardians.filter((one) => FOURTH_ISLAND_GUARDIAN_CHOICES.some((fourth) => fourth === one)).length !== 1)
    complain(
      ['islands'],
      `one island of a fourth colour of guardians expected: ${FOURTH_ISLAND_GUARDIAN_CHOICES.join(', ')}`,
    )
  box.tasks.forEach(({ condition }, index) => {
    if (condition.kind !== 'guardian') return
    for (const colour of condition.colours)
      if (!guardians.includes(colour))
        complain(['tasks', index, 'condition', 'colours'], `${colour} guardians have no island`)
  })
  const ids = new Set(box.islands.map((island) => island.id))
  box.routes.between.forEach(([from, to], index) => {
    for (const end of [from, to]) if (!ids.has(end)) complain(['routes', 'between', index], `${end} is not an island`)
    if (from === to) complain(['routes', 'between', index], 'a route joins two islands')
  })
  if (!joined(box)) complain(['routes', 'between'], 'every island must be reachable')
  box.fateArea.cells.forEach(([row, column], index) => {
    if (row > box.fateArea.rows || column > box.fateArea.columns)
      complain(['fateArea', 'cells', index], `${row},${column} lies outside the frame`)
  })
  const cells = new Set(box.fateArea.cells.map(String))
  for (const part of ['start', 'highlighted', 'outerColumns', 'gold', 'yellow'] as const)
    box.fateArea[part].forEach((cell, index) => {
      if (!cells.has(String(cell))) complain(['fateArea', part, index], `${cell} lies outside the fate area`)
    })
  const [first, second, third] = box.fateArea.start
  if (
    first &&
    second &&
    third &&
    !(first[0] === second[0] && second[0] === third[0] && second[1] === first[1] + 1 && third[1] === second[1] + 1)
  )
    complain(['fateArea', 'start'], 'three cells of one row, from west to east, expected')
  const favourites = box.specialists.filter((gnome) => gnome.guardian !== undefined)
  box.specialists.forEach((gnome, index) => {
    if (gnome.guardian !== undefined && !guardians.includes(gnome.guardian))
      complain(['specialists', index, 'guardian'], `${gnome.guardian} guardians have no island`)
    if ((gnome.number >= 10 && gnome.number <= 13) !== (gnome.guardian !== undefined))
      complain(['specialists', index, 'guardian'], 'specialists 10 to 13 show a guardian, and only they')
  })
  if (new Set(favourites.map((gnome) => gnome.guardian)).size !== favourites.length)
    complain(['specialists'], 'specialists 10 to 13 show a guardian each')
  if (box.specialists.filter((gnome) => gnome.resource === 'gold').length !== 3)
    complain(['specialists'], 'three specialists that show gold expected')
  // R16.3, R16.10: Tom has four novices, and plays his deck four times.
  if (box.tomCards.filter(({ card }) => card === 'taskLowest').length > 1)
    complain(['tomCards'], 'one card that takes the lowest task at most: Tom has four novices')
  if (new Set(box.fateTiles.flatMap((tile) => tile.symbols)).size !== ACTION_COLOURS.length)
    complain(['fateTiles'], 'every symbol expected on some tile')
})

/**
 * What a new box may not have, though games that began with such a one are played on.
 * @returns each faulty entry's path and what was expected there
 */
export function problemsOnlyInNewBox({ fateArea, tasks }: Box): string[] {
  const gold = new Set(fateArea.gold.map(String))
  const twice = fateArea.yellow.flatMap((cell, index) =>
    gold.has(String(cell)) ? [`fateArea.yellow.${index}: ${cell} shows gold already`] : [],
  )
  const asked = tasks.flatMap(({ condition }) => (condition.kind === 'fateCovered' ? condition.spaces : []))
  const empty = (['gold', 'highlighted', 'outerColumns'] as const)
    .filter((part) => fateArea[part].length === 0 && (part === 'highlighted' || asked.includes(part)))
    .map((part) => `fateArea.${part}: at least one cell expected`)
  return [...twice, ...empty]
}

function joined(box: Box): boolean {
  const reached = new Set([box.islands[0]?.id])
  for (let grew = true; grew; ) {
    grew = false
    for (const [from, to] of box.routes.between)
      if (reached.has(from) !== reached.has(to)) {
        reached.add(from).add(to)
        grew = true
      }
  }
  return reached.size === box.islands.length
}

const fourthSchema = z.looseObject({ fourthGuardian: z.enum(FOURTH_ISLAND_GUARDIAN_CHOICES).exactOptional() })

/** The parts that name guardians, with the fourth one in another colour. */
const recoloured = (parts: object, colour: string): object =>
  JSON.parse(JSON.stringify(parts).replaceAll(`"${FOURTH_ISLAND_GUARDIAN_CHOICES[0]}"`, `"${colour}"`))

/**
 * Reads a box, or parts that replace those of the standard one. Besides them there may be `fourthGuardian`, a colour that
 * takes the place of turquoise in all parts.
 * @param json the parsed file
 * @returns the box, or each faulty entry's path and what was expected there
 */
export function readBox(json: unknown): { ok: true; box: Box } | { ok: false; problems: string[] } {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    return { ok: false, problems: ['the box: an object with parts of the box expected'] }
  const colour = fourthSchema.safeParse(json)
  if (!colour.success) return { ok: false, problems: problemsOf(colour.error) }
  const { fourthGuardian, ...parts } = colour.data
  const merged = { ...standard, ...parts }
  const result = boxSchema.safeParse(fourthGuardian === undefined ? merged : recoloured(merged, fourthGuardian))
  return result.success ? { ok: true, box: result.data } : { ok: false, problems: problemsOf(result.error) }
}

const problemsOf = (error: z.ZodError): string[] =>
  error.issues.map((issue) => `${issue.path.map(String).join('.') || 'the box'}: ${issue.message}`)

/** The box as reconstructed from the sources; `source` marks what they state. */
export const standardBox: Box = boxSchema.parse(standard)
