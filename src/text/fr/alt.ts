import { ACTION_TILES, type ActionTile, type Portal, RESOURCES, type Resource } from '#engine'
import type { Words } from '../words/index.ts'
import { fateEndsText } from '../words/reading.ts'
import { count, countBare, isOne } from './grammar.ts'
import { live } from './live.ts'
import { names } from './names.ts'
import { colours, nouns, resources as resourceNouns } from './nouns.ts'
import { phrases } from './phrases.ts'

/** "a, b", or "aucun" */
const listed = (items: readonly string[], none = 'aucun', between = ', '): string =>
  items.length === 0 ? none : items.join(between)

const tilesHeld = (of: Readonly<Record<ActionTile, number>>): string[] =>
  ACTION_TILES.flatMap((tile) => (of[tile] === 0 ? [] : countBare(of[tile], nouns.tile, colours[tile])))
const resourcesHeld = (of: Readonly<Record<Resource, number>>): string[] =>
  RESOURCES.flatMap((one) => (of[one] === 0 ? [] : count(of[one], resourceNouns[one])))
const portal = (one: Portal): string => names.portal[one]
const inSpace = (one: Parameters<Words['alt']['portals']>[0]['placed'][number]): string =>
  `${portal(one.portal)} (${names.space(one.space)})`
const signs = (tiles: readonly ActionTile[]): string => tiles.map((tile) => names.actionTile[tile]).join('-')
const pathTile = ({ crystal, resource }: Parameters<Words['alt']['path']>[0][number]): string =>
  names.pathTile(crystal, resource)

/** Names are put in afterwards, so nothing here depends on how one begins: no "de" before it. */
export const alt: Words['alt'] = {
  council: ({ novices, countdownAt, tile }) =>
    `${live.novices(novices, countdownAt)}.${tile === null ? '' : ` ${live.countdown(tile)}.`}`,
  ship: (island) => `Navire : ${names.island(island)}.`,
  shipsHere: (of) => `Navires : ${of.join(', ')}.`,
  bonfireAt: (compass) =>
    compass === null
      ? 'Le Grand Brasier n’a pas encore servi.'
      : `Le Grand Brasier pointe vers ${names.bonfireSpace(compass)}.`,
  bonfirePortals: (spaces) =>
    `Portails : ${spaces.map(({ compass, portals }) => `${names.compass[compass]} ${listed(portals.map(portal))}`).join(' ; ')}.`,
  fittingPortals: (portals) => `Ton prochain portail : ${listed(portals.map(portal))}.`,
  openPaths: (tiles) => `Tuiles chemin visibles : ${listed(tiles.map(pathTile), 'aucune', ' ; ')}.`,
  gnomes: (gnomes) => `Gnomes : ${listed(gnomes.map(({ name }) => name))}.`,
  elders: (elders) => `Sages : ${listed(elders.map(({ name }) => name))}.`,
  fateExample:
    'Exemple : une zone destin à trois tuiles. La tuile encadrée est nouvelle et rejoint les groupes des deux autres.',
  gnome: ({ name, ability }, resource) => `${name} (${names.resource[resource]}) : ${ability}`,
  commonTasks: (common) =>
    `Novices neutres encore là : ${listed(
      common.map((task) => names.commonTask[task]),
      'aucun',
      ' ; ',
    )}.`,
  councilSpace: (space, novices) =>
    `${names.council[space].name} : ${listed(
      novices.map((novice) => (typeof novice === 'string' ? NOVICE[novice] : novice.of)),
      'personne',
      ' ; ',
    )}.`,
  holds: ({ name, tiles, resources, path, total }) =>
    `${name} : ${listed([...tilesHeld(tiles), ...resourcesHeld(resources)], 'rien')} ; ${count(path, nouns.pathTile)}${total === null ? '' : ` ; ${names.points(total)} si la partie s’arrêtait là`}.`,
  city: (name, points) => `${name === null ? 'Ta cité' : `Cité : ${name}`}, ${names.points(points)}.`,
  standing: { out: 'Plus de tour à jouer.', passed: 'A passé.' },
  starts: 'Commence la partie.',
  hand: (tile) => `Commence avec la tuile destin ${signs(tile)} en main.`,
  tiles: (tiles) => `Tuiles action : ${listed(tilesHeld(tiles), 'aucune', ' ; ')}.`,
  resources: (resources) => `Ressources : ${listed(resourcesHeld(resources), 'aucune', ' ; ')}.`,
  soFar: (text) => `Ce tour jusqu’ici : ${text}`,
  openOfferings: (piles) =>
    `Offrandes visibles : ${piles
      .map(({ open, beneath }) => `${open === null ? 'aucune' : names.resource[open]} (${beneath} en dessous)`)
      .join(', ')}.`,
  guardians: (guardians) =>
    `Gardiennes : ${guardians.map(({ colour, place }) => `${names.guardian[colour]} : ${names.place(place)}`).join(', ')}.`,
  path: (tiles) => `Chemin après la tuile départ : ${listed(tiles.map(pathTile), 'aucun', ' ; ')}.`,
  portals: ({ placed, next }) =>
    `${placed.length === 0 ? 'Pas encore de portail.' : `Portails : ${placed.map(inSpace).join(', ')}.`}${
      next.length === 0 ? '' : ` Ensuite : ${next.map(inSpace).join(' ou ')}.`
    }`,
  fate: ({ placed, left, next }) =>
    `Tuiles destin : ${placed} ${isOne(placed) ? 'placée' : 'placées'}, ${left} en réserve.${fateEndsText(next, names, phrases.labelled)}`,
  joined: (areas) =>
    `Plus grands groupes : ${areas.map(({ tile, size }) => `${size} ${names.actionTile[tile]}`).join(', ')}.`,
  tomsDeck: (left, round) => `Paquet de Tom : encore ${count(left, nouns.card)}, passage ${round} sur 4.`,
  fateOf: 'Où tu peux placer ta prochaine tuile destin.',
  ifItEnded: 'Si la partie finissait maintenant.',
  island: (island) => `${names.island(island)}.`,
  guardiansLeft: (n) => `${count(n, nouns.guardian)} sur 4 ici.`,
  course: (scored, marked) =>
    `Points espérés, tour par tour ; marqués : ${scored.map(({ name, points }) => `${name} ${points}`).join(', ')}.${marked.length === 0 ? '' : ` Signalés : ${isOne(marked.length) ? 'tour' : 'tours'} ${marked.join(', ')}.`}`,
}

const NOVICE = { neutral: 'neutre', flat: 'neutre, couché' } as const
