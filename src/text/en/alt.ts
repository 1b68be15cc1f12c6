import { ACTION_TILES, type ActionTile, type Portal, RESOURCES } from '#engine'
import type { AltWords, TaskStanding } from '../words/alt.ts'
import { live } from './live.ts'
import { names } from './names.ts'
import { scores } from './scores.ts'
import { tasks } from './tasks.ts'

/** "a, b", or "none" */
const listed = (items: readonly string[], between = ', '): string => (items.length === 0 ? 'none' : items.join(between))

const counted = <T extends string>(
  kinds: readonly T[],
  of: Readonly<Record<T, number>>,
  say: Readonly<Record<T, string>>,
): string[] => kinds.flatMap((kind) => (of[kind] === 0 ? [] : [`${of[kind]} ${say[kind]}`]))
const portal = (one: Portal): string => names.portal[one]
const signs = (tiles: readonly ActionTile[]): string => tiles.map((tile) => names.actionTile[tile]).join('-')

const standing = (it: TaskStanding): string => {
  if ('counts' in it) return `ignited, counts ${it.counts}`
  return it.have >= it.need ? 'can be ignited' : `${it.have} of ${it.need}`
}

export const alt: AltWords = {
  scores: (seats) => `Scores: ${seats.map(({ name, points }) => `${name} ${points}`).join(', ')}.`,
  council: ({ novices, countdownAt, tile }) =>
    `${live.novices(novices, countdownAt)}.${tile === null ? '' : ` ${live.countdown(tile)}.`}`,
  lastTurn: (text) => `Last turn: ${text}`,
  ships: (ships) => `Ships: ${ships.map(({ name, at }) => `${name} ${at ?? names.landingStage}`).join(', ')}.`,
  ship: (island) => `Ship: ${names.island(island)}.`,
  shipsHere: (of) => `Ships: ${of.join(', ')}.`,
  bonfireAt: (compass) =>
    compass === null
      ? 'The Great Bonfire has not been used yet.'
      : `The Great Bonfire points to ${names.bonfireSpace(compass)}.`,
  bonfirePortals: (spaces) =>
    `Portals: ${spaces.map(({ compass, portals }) => `${names.compass[compass]} ${listed(portals.map(portal))}`).join('; ')}.`,
  bonfireSpace: ({ compass, tile, reward, portals }) =>
    `${names.compass[compass]}: ${[
      names.actionTile[tile],
      reward === 'points' ? names.points(2) : names.resource[reward],
      ...portals.map(portal),
    ].join(', ')}.`,
  fittingPortals: (name, portals) => `The next portal of ${name}: ${listed(portals.map(portal))}.`,
  openPaths: (tiles) => `Open path tiles: ${listed(tiles.map(pathTile), '; ')}.`,
  gnomes: (gnomes) => `Gnomes: ${listed(gnomes.map(({ name }) => name))}.`,
  elders: (elders) => `Elders: ${listed(elders.map(({ name }) => name))}.`,
  gnome: ({ name, ability }, resource) => `${name} (${names.resource[resource]}): ${ability}`,
  commonTasks: (common) =>
    `Neutral novices wait at: ${listed(
      common.map((task) => names.commonTask[task]),
      '; ',
    )}.`,
  councilSpace: (space, novices) =>
    `${names.council[space].name}: ${listed(
      novices.map((novice) => (typeof novice === 'string' ? NOVICE[novice] : novice.of)),
      '; ',
    )}.`,
  holds: ({ name, tiles, resources, path, total }) => {
    const held = [...counted(ACTION_TILES, tiles, names.actionTile), ...counted(RESOURCES, resources, names.resource)]
    return `${name}: ${listed(held)}; path ${path}${total === null ? '' : `; ${total} points if it ended`}.`
  },
  city: (name, points) => `City of ${name}, ${names.points(points)}.`,
  standing: { out: 'No turns left.', passed: 'Passed.' },
  starts: 'Starting player.',
  hand: (tile) => `Holds the fate tile ${signs(tile)} for the start.`,
  tiles: (tiles) => `Action tiles: ${listed(counted(ACTION_TILES, tiles, names.actionTile), '; ')}.`,
  resources: (resources) => `Resources: ${listed(counted(RESOURCES, resources, names.resource), '; ')}.`,
  soFar: (text) => `This turn so far: ${text}`,
  openOfferings: (piles) =>
    `Open offering tiles: ${piles
      .map(({ open, beneath }) => `${open === null ? 'none' : names.resource[open]} (${beneath} beneath)`)
      .join(', ')}.`,
  tasks: (all) =>
    `Tasks by space: ${listed(
      all.map(({ space, task, standing: it }) => {
        const condition = 'counts' in it ? [] : [tasks.condition(task.condition)]
        return [`${space}: ${names.crystal[task.colour]}`, `${task.points} points`, ...condition, standing(it)].join(
          ', ',
        )
      }),
      '; ',
    )}.`,
  guardians: (guardians) =>
    `Guardians: ${guardians.map(({ colour, place }) => `${names.guardian[colour]}: ${names.place(place)}`).join(', ')}.`,
  path: (tiles) => `Path after the gold: ${listed(tiles.map(pathTile), '; ')}.`,
  portals: ({ placed, next }) =>
    `Portals by space: ${listed(
      placed.map((one) => `${one.space} ${portal(one.portal)}`),
      '; ',
    )}; next ${listed(next.map((one) => `${portal(one.portal)} (${one.space})`))}.`,
  fate: ({ placed, left, next }) =>
    `Fate tiles: ${placed} placed, ${left} in supply${next.length === 0 ? '' : `, next ${next.map(signs).join(', ')}`}.`,
  joined: (areas) =>
    `Joined at most: ${areas.map(({ tile, size }) => `${size} ${names.actionTile[tile]}`).join(', ')}.`,
  tomsDeck: (left, round) => `Tom’s deck: ${left} cards left, round ${round} of 4.`,
  fateOf: (name) => `Where the next fate tile of ${name} could go.`,
  startTile: (label, tile, direction) => `${label} ${signs(tile)} ${names.direction[direction]}.`,
  placement: ({ label, row, column, direction, areas, covered }) =>
    `${label} row ${row}, column ${column} ${names.direction[direction]}: ${[
      ...areas.map(({ tile, count }) => `${count} ${names.actionTile[tile]}`),
      ...covered.resources.map((one) => names.resource[one]),
      ...covered.tiles.map((one) => names.actionTile[one]),
    ].join(', ')}.`,
  placements: 'By row/column of the first sign, direction, and how many things come:',
  placementInBrief: ({ label, row, column, direction, things }) =>
    `${label} ${row}/${column} ${names.direction[direction]}: ${things}.`,
  ifItEnded: 'If the game ended now.',
  sheet: (name, lines, total) =>
    `${name}: ${[
      ...lines.map(({ line, points }) => `${scores.lines[line]} ${points}`),
      ...(total === 0 ? [] : [`${scores.total} ${total}`]),
    ].join(', ')}.`,
  island: (island) => `${names.island(island)}.`,
  guardiansLeft: (n) => `${n} of 4 guardians are here.`,
  task: (task) => `${tasks.inBrief(task)}.`,
  offerings: (of) => `Offerings of ${of.join(', ')}.`,
  islandOfMany: ({ island, tasks: lying, guardiansLeft, inBrief }) =>
    island.kind === 'guardian'
      ? `${island.id}: ${names.guardian[island.guardian]} ${guardiansLeft}.`
      : `${island.id} ${names.resource[island.resource]}: ${listed(
          lying.map(
            ({ colour, points, condition }) =>
              `${names.crystal[colour]} ${points}${inBrief ? '' : ` ${tasks.condition(condition)}`}`,
          ),
        )}.`,
}

const NOVICE = { neutral: 'neutral', flat: 'neutral, laid flat' } as const

function pathTile({ crystal, resource }: Parameters<AltWords['path']>[0][number]): string {
  return names.pathTile(crystal, resource)
}
