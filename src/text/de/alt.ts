import { ACTION_TILES, type ActionTile, type Portal, RESOURCES } from '#engine'
import type { Words } from '../words/index.ts'
import { count } from './grammar.ts'
import { live } from './live.ts'
import { names } from './names.ts'
import { nouns, resources } from './nouns.ts'

/** "a, b", or "nichts" */
const listed = (items: readonly string[], none: string, between = ', '): string =>
  items.length === 0 ? none : items.join(between)

const tilesHeld = (of: Readonly<Record<ActionTile, number>>): string[] =>
  ACTION_TILES.flatMap((tile) => (of[tile] === 0 ? [] : [`${of[tile]} ${names.actionTile[tile]}`]))
const resourcesHeld = (of: Parameters<Words['alt']['resources']>[0]): string[] =>
  RESOURCES.flatMap((one) => (of[one] === 0 ? [] : [count(of[one], resources[one], 'nom')]))
const portal = (one: Portal): string => names.portal[one]
const signs = (tiles: readonly ActionTile[]): string => tiles.map((tile) => names.actionTile[tile]).join('-')

export const alt: Words['alt'] = {
  council: ({ novices, countdownAt, tile }) =>
    `${live.novices(novices, countdownAt)}.${tile === null ? '' : ` ${live.countdown(tile)}.`}`,
  ship: (island) => `Schiff: ${names.island(island)}.`,
  shipsHere: (of) => `Schiffe: ${of.join(', ')}.`,
  bonfireAt: (compass) =>
    compass === null
      ? 'Das Große Bonfire wurde noch nicht genutzt.'
      : `Das Große Bonfire zeigt nach ${names.compass[compass]}.`,
  bonfirePortals: (spaces) =>
    `Portale: ${spaces.map(({ compass, portals }) => `${names.compass[compass]} ${listed(portals.map(portal), 'keins')}`).join('; ')}.`,
  fittingPortals: (name, portals) => `Das nächste Portal für ${name}: ${listed(portals.map(portal), 'keins')}.`,
  openPaths: (tiles) => `Offene Wegplättchen: ${listed(tiles.map(pathTile), 'keine', '; ')}.`,
  gnomes: (gnomes) =>
    `Gnome: ${listed(
      gnomes.map(({ name }) => name),
      'keine',
    )}.`,
  elders: (elders) =>
    `Älteste: ${listed(
      elders.map(({ name }) => name),
      'keine',
    )}.`,
  fateExample:
    'Ein Beispiel: ein Schicksalsfeld mit drei Plättchen. Das umrahmte ist neu und bildet Gruppen mit den anderen.',
  gnome: ({ name, ability }, resource) => `${name} (${names.resource[resource]}): ${ability}`,
  commonTasks: (common) =>
    `Rats-Novizen warten bei: ${listed(
      common.map((task) => names.commonTask[task]),
      'keiner Aufgabe',
      '; ',
    )}.`,
  councilSpace: (space, novices) =>
    `${names.council[space].name}: ${listed(
      novices.map((novice) => (typeof novice === 'string' ? NOVICE[novice] : novice.of)),
      'niemand',
      '; ',
    )}.`,
  holds: ({ name, tiles, resources: held, path, total }) =>
    `${name}: ${listed([...tilesHeld(tiles), ...resourcesHeld(held)], 'nichts')}; Weg ${path}${total === null ? '' : `; Stand jetzt ${names.points(total)}`}.`,
  city: (name, points) => `Stadt von ${name}, ${names.points(points)}.`,
  standing: { out: 'Keine Züge mehr.', passed: 'Gepasst.' },
  starts: 'Beginnt die Partie.',
  hand: (tile) => `Hat das Schicksalsplättchen ${signs(tile)} für den Start.`,
  tiles: (tiles) => `Aktionsmarker: ${listed(tilesHeld(tiles), 'keine', '; ')}.`,
  resources: (held) => `Ressourcen: ${listed(resourcesHeld(held), 'keine', '; ')}.`,
  soFar: (text) => `In diesem Zug bisher: ${text}`,
  openOfferings: (piles) =>
    `Offene Opferschalen: ${piles
      .map(({ open, beneath }) => `${open === null ? 'keine' : names.resource[open]} (${beneath} darunter)`)
      .join(', ')}.`,
  guardians: (guardians) =>
    `Hüterinnen: ${guardians.map(({ colour, place }) => `${names.guardian[colour]}: ${names.place(place)}`).join(', ')}.`,
  path: (tiles) => `Weg nach dem Gold: ${listed(tiles.map(pathTile), 'nichts', '; ')}.`,
  portals: ({ placed, next }) =>
    `Portale nach Feldern: ${listed(
      placed.map((one) => `${one.space} ${portal(one.portal)}`),
      'keine',
      '; ',
    )}; nächstes: ${listed(
      next.map((one) => `${portal(one.portal)} (${one.space})`),
      'keins',
    )}.`,
  fate: ({ placed, left, next }) =>
    `Schicksalsplättchen: ${placed} angelegt, ${left} im Vorrat${next.length === 0 ? '' : `, als Nächstes ${next.map(signs).join(', ')}`}.`,
  joined: (areas) =>
    `Größte Gruppen: ${areas.map(({ tile, size }) => `${size} ${names.actionTile[tile]}`).join(', ')}.`,
  tomsDeck: (left, round) => `Toms Stapel: noch ${count(left, nouns.card, 'nom')}, Runde ${round} von 4.`,
  fateOf: (name) => `Wohin ${name} das nächste Schicksalsplättchen legen kann.`,
  ifItEnded: 'Wenn die Partie jetzt enden würde.',
  island: (island) => `${names.island(island)}.`,
  guardiansLeft: (n) => `${n} von 4 Hüterinnen sind hier.`,
  course: (scored, marked) =>
    `Erwartete Punkte Zug um Zug; erreicht: ${scored.map(({ name, points }) => `${name} ${points}`).join(', ')}.${marked.length === 0 ? '' : ` Markiert: Zug ${marked.join(', ')}.`}`,
}

const NOVICE = { neutral: 'Rats-Novize', flat: 'Rats-Novize, liegend' } as const

function pathTile({ crystal, resource }: Parameters<Words['alt']['path']>[0][number]): string {
  return names.pathTile(crystal, resource)
}
