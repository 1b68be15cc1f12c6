import { ACTION_TILES, type ActionTile, type Portal, RESOURCES } from '#engine'
import type { Words } from '../words/index.ts'
import { fateEndsText } from '../words/reading.ts'
import { count } from './grammar.ts'
import { live } from './live.ts'
import { names } from './names.ts'
import { nouns, resources } from './nouns.ts'
import { phrases } from './phrases.ts'

/** "a, b", or "geen" */
const listed = (items: readonly string[], none = 'geen', between = ', '): string =>
  items.length === 0 ? none : items.join(between)

const tilesHeld = (of: Readonly<Record<ActionTile, number>>): string[] =>
  ACTION_TILES.flatMap((tile) => (of[tile] === 0 ? [] : [`${of[tile]} ${names.actionTile[tile]}`]))
const resourcesHeld = (of: Parameters<Words['alt']['resources']>[0]): string[] =>
  RESOURCES.flatMap((one) => (of[one] === 0 ? [] : [count(of[one], resources[one])]))
const portal = (one: Portal): string => names.portal[one]
const inSpace = (one: Parameters<Words['alt']['portals']>[0]['placed'][number]): string =>
  `${portal(one.portal)} (${names.space(one.space)})`
const signs = (tiles: readonly ActionTile[]): string => tiles.map((tile) => names.actionTile[tile]).join('-')

export const alt: Words['alt'] = {
  council: ({ novices, countdownAt, tile }) =>
    `${live.novices(novices, countdownAt)}.${tile === null ? '' : ` ${live.countdown(tile)}.`}`,
  ship: (island) => `Schip: ${names.island(island)}.`,
  shipsHere: (of) => `Schepen: ${of.join(', ')}.`,
  bonfireAt: (compass) =>
    compass === null
      ? 'Het grote vreugdevuur is nog niet gebruikt.'
      : `Het grote vreugdevuur wijst naar het ${names.compass[compass]}.`,
  bonfirePortals: (spaces) =>
    `Portalen: ${spaces.map(({ compass, portals }) => `${names.compass[compass]} ${listed(portals.map(portal))}`).join('; ')}.`,
  fittingPortals: (portals) => `Jouw volgende portaal: ${listed(portals.map(portal))}.`,
  openPaths: (tiles) => `Open wegfiches: ${listed(tiles.map(pathTile), 'geen', '; ')}.`,
  gnomes: (gnomes) => `Gnomen: ${listed(gnomes.map(({ name }) => name))}.`,
  elders: (elders) => `Ouderen: ${listed(elders.map(({ name }) => name))}.`,
  fateExample: 'Een voorbeeld: een lotveld met drie tegels. De omlijnde is nieuw en vormt groepen met de andere twee.',
  gnome: ({ name, ability }, resource) => `${name} (${names.resource[resource]}): ${ability}`,
  commonTasks: (common) =>
    `Raadslieden wachten bij: ${listed(
      common.map((task) => names.commonTask[task]),
      'geen opdracht',
      '; ',
    )}.`,
  councilSpace: (space, novices) =>
    `${names.council[space].name}: ${listed(
      novices.map((novice) => (typeof novice === 'string' ? NOVICE[novice] : novice.of)),
      'niemand',
      '; ',
    )}.`,
  holds: ({ name, tiles, resources: held, path, total }) =>
    `${name}: ${listed([...tilesHeld(tiles), ...resourcesHeld(held)], 'niets')}; ${count(path, nouns.pathTile)}${total === null ? '' : `; ${names.points(total)} als het spel nu eindigde`}.`,
  city: (name, points) => `${name === null ? 'Jouw stad' : `Stad van ${name}`}, ${names.points(points)}.`,
  standing: { out: 'Geen beurten meer.', passed: 'Gepast.' },
  starts: 'Begon het spel.',
  hand: (tile) => `Heeft de lottegel ${signs(tile)} voor de start.`,
  tiles: (tiles) => `Actiefiches: ${listed(tilesHeld(tiles), 'geen', '; ')}.`,
  resources: (held) => `Middelen: ${listed(resourcesHeld(held), 'geen', '; ')}.`,
  soFar: (text) => `Deze beurt tot nu toe: ${text}`,
  openOfferings: (piles) =>
    `Open offerschalen: ${piles
      .map(({ open, beneath }) => `${open === null ? 'geen' : names.resource[open]} (${beneath} eronder)`)
      .join(', ')}.`,
  guardians: (guardians) =>
    `Hoeders: ${guardians.map(({ colour, place }) => `${names.guardian[colour]} (${names.place(place)})`).join(', ')}.`,
  path: (tiles) => `Weg na het goud: ${listed(tiles.map(pathTile), 'niets', '; ')}.`,
  portals: ({ placed, next }) =>
    `${placed.length === 0 ? 'Nog geen portalen.' : `Portalen: ${placed.map(inSpace).join(', ')}.`}${
      next.length === 0 ? '' : ` Hierna: ${next.map(inSpace).join(' of ')}.`
    }`,
  fate: ({ placed, left, next }) =>
    `Lottegels: ${placed} gelegd, ${left} in voorraad.${fateEndsText(next, names, phrases.labelled)}`,
  joined: (areas) =>
    `Grootste groepen: ${areas.map(({ tile, size }) => `${size} ${names.actionTile[tile]}`).join(', ')}.`,
  tomsDeck: (left, round) => `Toms stapel: nog ${count(left, nouns.card)}, ronde ${round} van 4.`,
  fateOf: 'Waar je de volgende lottegel kunt leggen.',
  ifItEnded: 'Als het spel nu zou eindigen.',
  island: (island) => `${names.island(island)}.`,
  guardiansLeft: (n) => `${n} van de 4 hoeders staan hier.`,
  course: (scored, marked) =>
    `Verwachte punten, beurt na beurt; gehaald: ${scored.map(({ name, points }) => `${name} ${points}`).join(', ')}.${marked.length === 0 ? '' : ` Gemarkeerd: beurt ${marked.join(', ')}.`}`,
}

const NOVICE = { neutral: 'raadslid', flat: 'liggend raadslid' } as const

function pathTile({ crystal, resource }: Parameters<Words['alt']['path']>[0][number]): string {
  return names.pathTile(crystal, resource)
}
