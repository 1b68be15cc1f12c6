import type { ActionTile, Guardian, Portal } from '#engine'
import { capital, uncapital } from '../capital.ts'
import { goodsIn } from '../goods.ts'
import type { Words } from '../words/index.ts'
import { fateEndsText } from '../words/reading.ts'
import { toPlace } from './choices.ts'
import { club } from './club.ts'
import { agreed, bare, count, either, isOne, le, list } from './grammar.ts'
import { live } from './live.ts'
import { names } from './names.ts'
import { cardsLeft, narration } from './narration.ts'
import { colours, nouns, shapes } from './nouns.ts'
import { phrases } from './phrases.ts'
import { reading } from './reading.ts'
import { scores } from './scores.ts'

const portal = (one: Portal): string => shapes[one]
const inSpace = (one: Parameters<Words['alt']['portals']>[0]['placed'][number]): string =>
  `${portal(one.portal)} (${names.space(one.space)})`
const signs = (tiles: readonly ActionTile[]): string => tiles.map((tile) => names.actionTile[tile]).join('-')
const holding = (name: string, goods: string): string => {
  if (name === reading.you) return goods === '' ? 'Ta réserve est vide' : `Tu as ${goods} en réserve`
  return goods === '' ? `${name} : réserve vide` : `${name} a ${goods} en réserve`
}
const pathTile = ({ crystal, resource }: Parameters<Words['alt']['path']>[0][number]): string =>
  `${names.resource[resource]} (${bare(nouns.crystal, colours[crystal])})`

/** Among guardians: "la grise", "celle en bois" */
const oneOf = (colour: Guardian): string =>
  colour === 'wood'
    ? `celle ${agreed(nouns.guardian, false, colours.wood)}`
    : `la ${agreed(nouns.guardian, false, colours[colour])}`

/** Names are put in afterwards, so nothing here depends on how one begins: no "de" before it. */
export const alt: Words['alt'] = {
  council: ({ novices, countdownAt, tile }) =>
    `${live.novices(novices, countdownAt)}.${tile === null ? '' : ` ${live.countdown(tile)}.`}`,
  ship: (island) => `Le navire est en ${names.island(island)}.`,
  shipsHere: (of) => `Navires ici : ${list(of)}.`,
  bonfireAt: (compass) =>
    compass === null
      ? 'Le Grand Brasier n’a pas encore servi.'
      : `Le Grand Brasier pointe vers ${le(names.compass[compass])}.`,
  bonfirePortals: (spaces) =>
    `Portails au Grand Brasier : ${spaces.map(({ compass, portals }) => phrases.aside(names.compass[compass], portals.map(portal).join(', ') || 'aucun')).join(', ')}.`,
  fittingPortals: (portals) => `Prochain portail possible : ${either(portals.map(portal)) || 'aucun'}.`,
  openPaths: (tiles) => `Tuiles chemin visibles : ${tiles.map(pathTile).join(', ') || 'aucune'}.`,
  gnomes: (gnomes) => `Gnomes disponibles : ${gnomes.map(({ name }) => name).join(', ') || 'aucun'}.`,
  elders: (elders) => `Sages disponibles : ${elders.map(({ name }) => name).join(', ') || 'aucun'}.`,
  fateExample:
    'Exemple : une zone destin à trois tuiles. La tuile encadrée est nouvelle et rejoint les groupes des deux autres.',
  gnome: ({ name, ability }, resource) => `${name} (${names.resource[resource]}) : ${uncapital(ability)}`,
  commonTasks: (common) =>
    `Missions du Conseil avec leur novice neutre : ${phrases.apart(common.map((task) => names.commonTask[task])) || 'aucune'}.`,
  councilSpace: (space, novices) =>
    `${names.council[space].name} : ${phrases.apart(novices.map((novice) => (typeof novice === 'string' ? NOVICE[novice] : novice.of))) || 'personne'}.`,
  holds: ({ name, tiles, resources, path, total }) =>
    `${holding(name, narration.goods(goodsIn(tiles, resources)))} ; ${count(path, nouns.pathTile)}${total === null ? '' : ` ; ${names.points(total)} si la partie s’arrêtait là`}.`,
  city: (name, points) => `${name === null ? 'Ta cité' : `${name} et sa cité`}, ${names.points(points)}.`,
  standing: { out: 'Ne joue plus.', passed: 'A passé.' },
  starts: 'Commence chaque manche.',
  hand: (tile) => `Première tuile destin en main : ${signs(tile)}.`,
  tiles: (tiles) => `${capital(narration.goods(goodsIn(tiles, {})) || 'aucune tuile action')}.`,
  resources: (resources) => `${capital(narration.goods(goodsIn({}, resources)) || 'aucune ressource')}.`,
  lastTurn: (text) => `Juste avant : ${text}`,
  soFar: (text) => `Depuis le début de ce tour : ${uncapital(text)}`,
  openOfferings: (piles) =>
    `Offrandes visibles : ${piles
      .map(({ open, beneath }) =>
        open === null
          ? beneath === 0
            ? 'pile vide'
            : `encore cachée (${beneath})`
          : `${names.resource[open]} (${beneath} en dessous)`,
      )
      .join(', ')}.`,
  guardians: (guardians) =>
    `Gardiennes : ${list(guardians.map(({ colour, place }) => `${oneOf(colour)} ${toPlace(place)}`))}.`,
  path: (tiles) => `Chemin à partir de la case 2 : ${tiles.map(pathTile).join(', ') || 'encore vide'}.`,
  portals: ({ placed, next }) =>
    `${placed.length === 0 ? 'Pas encore de portail.' : `Portails : ${placed.map(inSpace).join(', ')}.`}${
      next.length === 0 ? '' : ` À placer ensuite : ${next.map(inSpace).join(' ou ')}.`
    }`,
  fate: ({ placed, left, next }) =>
    `Tuiles destin : ${placed} ${isOne(placed) ? 'placée' : 'placées'}, ${left} en réserve.${fateEndsText(next, names, phrases.labelled)}`,
  joined: (areas) =>
    `Plus grands groupes de symboles : ${list(areas.map(({ tile, size }) => `${size} ${agreed(nouns.symbol, true, colours[tile])}`))}.`,
  tomsDeck: (left, round) => `Cartes de Tom : ${uncapital(cardsLeft(left, round))}.`,
  fateOf: 'Où tu peux placer ta prochaine tuile destin.',
  ifItEnded: 'Classement si la partie s’arrêtait là :',
  island: (island) => `${names.island(island)}.`,
  guardiansLeft: (n) => `${count(n, nouns.guardian)} sur 4 ici.`,
  film: (name, bonfires, points) =>
    `Image animée : ${name} voit grandir sa cité, de la première tuile à ${count(bonfires, nouns.bonfire)} et ${names.points(points)}.`,
  stats: (name, average, best, most) =>
    `${name} : ${club.stats.points(average, best)}. Point fort : ${uncapital(scores.lines[most.line])}, ${club.stats.mean(most.own)} (serveur : ${club.stats.mean(most.server)}).`,
  course: (scored, marked) =>
    `Courbe des points espérés, tour par tour. Scores finaux : ${scored.map(({ name, points }) => `${name} ${points}`).join(', ')}.${marked.length === 0 ? '' : ` ${isOne(marked.length) ? 'Tour signalé' : 'Tours signalés'} : ${marked.join(', ')}.`}`,
}

const NOVICE = { neutral: 'neutre', flat: 'neutre, couché' } as const
