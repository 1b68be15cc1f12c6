import { ACTION_TILES, type ActionTile, type Portal, RESOURCES } from '#engine'
import type { Words } from '../words/index.ts'
import { fateEndsText } from '../words/reading.ts'
import { count } from './grammar.ts'
import { live } from './live.ts'
import { names } from './names.ts'
import { nouns, resources } from './nouns.ts'
import { phrases } from './phrases.ts'

/** "a, b", or "nichts" */
const listed = (items: readonly string[], none: string, between = ', '): string =>
  items.length === 0 ? none : items.join(between)

const tilesHeld = (of: Readonly<Record<ActionTile, number>>): string[] =>
  ACTION_TILES.flatMap((tile) => (of[tile] === 0 ? [] : [`${of[tile]} ${names.actionTile[tile]}`]))
const resourcesHeld = (of: Parameters<Words['alt']['resources']>[0]): string[] =>
  RESOURCES.flatMap((one) => (of[one] === 0 ? [] : [count(of[one], resources[one], 'nom')]))
const portal = (one: Portal): string => names.portal[one]
const inSpace = (one: Parameters<Words['alt']['portals']>[0]['placed'][number]): string =>
  `${portal(one.portal)} (${names.space(one.space)})`
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
  fittingPortals: (portals) => `Dein nächstes Portal: ${listed(portals.map(portal), 'keins')}.`,
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
    `${name}: ${listed([...tilesHeld(tiles), ...resourcesHeld(held)], 'nichts')}; ${count(path, nouns.pathTile, 'nom')}${total === null ? '' : `; ${names.points(total)}, wenn das Spiel jetzt endete`}.`,
  city: (name, points) => `${name === null ? 'Deine Stadt' : `Stadt von ${name}`}, ${names.points(points)}.`,
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
    `Hüterinnen: ${guardians.map(({ colour, place }) => `${names.guardian[colour]} (${names.place(place)})`).join(', ')}.`,
  path: (tiles) => `Weg nach dem Gold: ${listed(tiles.map(pathTile), 'nichts', '; ')}.`,
  portals: ({ placed, next }) =>
    `${placed.length === 0 ? 'Noch keine Portale.' : `Portale: ${placed.map(inSpace).join(', ')}.`}${
      next.length === 0 ? '' : ` Als Nächstes: ${next.map(inSpace).join(' oder ')}.`
    }`,
  fate: ({ placed, left, next }) =>
    `Schicksalsplättchen: ${placed} angelegt, ${left} im Vorrat.${fateEndsText(next, names, phrases.labelled)}`,
  joined: (areas) =>
    `Größte Gruppen: ${areas.map(({ tile, size }) => `${size} ${names.actionTile[tile]}`).join(', ')}.`,
  tomsDeck: (left, round) => `Toms Stapel: noch ${count(left, nouns.card, 'nom')}, Runde ${round} von 4.`,
  fateOf: 'Wohin du das nächste Schicksalsplättchen legen kannst.',
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
