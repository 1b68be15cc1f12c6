import { ACTION_TILES, type ActionTile, type Portal, RESOURCES } from '#engine'
import type { AltWords } from '../words/alt.ts'
import { live } from './live.ts'
import { names } from './names.ts'

/** "a, b", or "none" */
const listed = (items: readonly string[], between = ', '): string => (items.length === 0 ? 'none' : items.join(between))

const counted = <T extends string>(
  kinds: readonly T[],
  of: Readonly<Record<T, number>>,
  say: Readonly<Record<T, string>>,
): string[] => kinds.flatMap((kind) => (of[kind] === 0 ? [] : [`${of[kind]} ${say[kind]}`]))
const portal = (one: Portal): string => names.portal[one]
const signs = (tiles: readonly ActionTile[]): string => tiles.map((tile) => names.actionTile[tile]).join('-')

export const alt: AltWords = {
  council: ({ novices, countdownAt, tile }) =>
    `${live.novices(novices, countdownAt)}.${tile === null ? '' : ` ${live.countdown(tile)}.`}`,
  ship: (island) => `Ship: ${names.island(island)}.`,
  shipsHere: (of) => `Ships: ${of.join(', ')}.`,
  bonfireAt: (compass) =>
    compass === null
      ? 'The Great Bonfire has not been used yet.'
      : `The Great Bonfire points to ${names.bonfireSpace(compass)}.`,
  bonfirePortals: (spaces) =>
    `Portals: ${spaces.map(({ compass, portals }) => `${names.compass[compass]} ${listed(portals.map(portal))}`).join('; ')}.`,
  fittingPortals: (name, portals) => `${name}’s next portal: ${listed(portals.map(portal))}.`,
  openPaths: (tiles) => `Open path tiles: ${listed(tiles.map(pathTile), '; ')}.`,
  gnomes: (gnomes) => `Gnomes: ${listed(gnomes.map(({ name }) => name))}.`,
  elders: (elders) => `Elders: ${listed(elders.map(({ name }) => name))}.`,
  fateExample: 'An example: a fate area with three tiles. The framed one is new and joins groups of the other two.',
  gnome: ({ name, ability }, resource) => `${name} (${names.resource[resource]}): ${ability}`,
  commonTasks: (common) =>
    `Neutral novices still here: ${listed(
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
    return `${name}: ${listed(held)}; path ${path}${total === null ? '' : `; ${total} points if it ended now`}.`
  },
  city: (name, points) => `${name}’s city, ${names.points(points)}.`,
  standing: { out: 'No turns left.', passed: 'Passed.' },
  starts: 'Starting player.',
  hand: (tile) => `Starts with the fate tile ${signs(tile)} in hand.`,
  tiles: (tiles) => `Action tiles: ${listed(counted(ACTION_TILES, tiles, names.actionTile), '; ')}.`,
  resources: (resources) => `Resources: ${listed(counted(RESOURCES, resources, names.resource), '; ')}.`,
  soFar: (text) => `This turn so far: ${text}`,
  openOfferings: (piles) =>
    `Open offering tiles: ${piles
      .map(({ open, beneath }) => `${open === null ? 'none' : names.resource[open]} (${beneath} beneath)`)
      .join(', ')}.`,
  guardians: (guardians) =>
    `Guardians: ${guardians.map(({ colour, place }) => `${names.guardian[colour]}: ${names.place(place)}`).join(', ')}.`,
  path: (tiles) => `Path after the starting tile: ${listed(tiles.map(pathTile), '; ')}.`,
  portals: ({ placed, next }) =>
    `Portals by space: ${listed(
      placed.map((one) => `${one.space} ${portal(one.portal)}`),
      '; ',
    )}; next ${listed(next.map((one) => `${portal(one.portal)} (${one.space})`))}.`,
  fate: ({ placed, left, next }) =>
    `Fate tiles: ${placed} placed, ${left} in supply${next.length === 0 ? '' : `, next ${next.map(signs).join(', ')}`}.`,
  joined: (areas) =>
    `Largest connected groups: ${areas.map(({ tile, size }) => `${size} ${names.actionTile[tile]}`).join(', ')}.`,
  tomsDeck: (left, round) => `Tom’s deck: ${left === 1 ? '1 card' : `${left} cards`} left, deck ${round} of 4.`,
  fateOf: (name) => `Where ${name}’s next fate tile can go.`,
  ifItEnded: 'If the game ended now.',
  island: (island) => `${names.island(island)}.`,
  guardiansLeft: (n) => `${n} of 4 guardians are here.`,
  course: (scored, marked) =>
    `Expected points, turn by turn; scored: ${scored.map(({ name, points }) => `${name} ${points}`).join(', ')}.${marked.length === 0 ? '' : ` Marked: ${marked.length === 1 ? 'turn' : 'turns'} ${marked.join(', ')}.`}`,
}

const NOVICE = { neutral: 'neutral', flat: 'neutral, lying flat' } as const

function pathTile({ crystal, resource }: Parameters<AltWords['path']>[0][number]): string {
  return names.pathTile(crystal, resource)
}
