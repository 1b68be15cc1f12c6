import type { ActionTile, PortalKind, Task } from '#engine'
import { capital, uncapital } from '../capital.ts'
import { controlInSentence } from '../control.ts'
import { goodsFromCounts } from '../goods.ts'
import type { Words } from '../words/index.ts'
import {
  type FateCellContent,
  fateCellsText,
  guardiansByPlace,
  nextFateTilesText,
  type TaskProgress,
  taskProgressText,
  withoutZeroCounts,
} from '../words/reading.ts'
import { toPlace } from './choices.ts'
import { club, scores } from './club.ts'
import { agreed, bare, count, either, isOne, le, list, quoted } from './grammar.ts'
import { buttons, names, phrases } from './names.ts'
import { cardsLeft, narration } from './narration.ts'
import { colours, nouns, oneOf, resources, shapes } from './nouns.ts'
import { live } from './table.ts'
import { tasks } from './tasks.ts'

const howFar = (it: TaskProgress): string =>
  taskProgressText(it, {
    counts: (points) => `rapporte ${names.points(points)} en tout`,
    progress: reading.progress,
    fulfilled: 'déjà accomplie',
    notYet: 'pas encore accomplie',
  })

/** "mission bleue à 3 points : 4 gnomes": what follows is said of the task, not of the gnomes. */
const titled = (task: Task, lit: boolean): string =>
  `${tasks.kind(task.colour, lit)} à ${names.points(task.points)} : ${tasks.condition(task.condition)}`

const fateCells = (cells: readonly FateCellContent[]): string =>
  fateCellsText(cells, {
    free: (n) => (n === 1 ? 'case libre' : `${n} cases libres`),
    gold: '1 or à gagner',
    yellow: '1 tuile jaune à gagner',
    highlighted: 'au centre',
    actionTile: names.actionTile,
  })

const read = 'Version texte'

export const reading: Words['reading'] = {
  read,
  showPicture: 'Montrer l’image',
  placeholder: 'Lire une cité, les îles…',
  whole: `Tous les détails : ${quoted(read)}.`,
  headings: {
    turn: 'La partie',
    changed: 'Ce qui a changé',
    yours: 'Ce que tu as',
    supply: 'Réserve',
    options: 'Ce que tu peux faire',
    others: 'Les autres',
    everybody: 'À la table',
    display: 'Ce qui est disponible',
    tasks: 'Missions',
    boards: 'Gardiennes, chemin et portails',
    gnomes: 'Gnomes',
    elders: 'Sages',
    commonTasks: 'Missions du Conseil',
    fate: 'Tuiles destin et offrandes',
  },
  chosen: (option) => `${option} – choix actuel`,
  progress: (have, need) => `${have} sur ${need} pour l’instant`,
  standing: howFar,
  taskInCity: ({ space, task, standing }) =>
    `Case ${space}, ${titled(task, 'counts' in standing)} (${howFar(standing)}).`,
  taskOnIsland: (task, standing) =>
    `${capital(titled(task, false))}${standing === null ? '' : ` (${howFar(standing)})`}.`,
  offeringsOf: (all) => `Offrandes : ${all.map(({ name, count: n }) => `${name} ${n}`).join(', ')}.`,
  you: 'Tu',
  seat: ({ name, points, island, tasks: unlit, bonfires, portals, guardians, gnomes, fateTiles }) =>
    `${name} ${name === reading.you ? 'as' : 'a'} ${list([
      names.points(points),
      ...withoutZeroCounts([
        count(unlit, nouns.task),
        count(bonfires, nouns.bonfire),
        count(portals, nouns.portal),
        count(guardians, nouns.guardian),
        count(gnomes, nouns.gnome),
        `${count(fateTiles, nouns.fateTile)} en réserve`,
      ]),
    ])} ; ${name === reading.you ? 'ton' : 'son'} navire est ${island === null ? `au ${names.landingStage}` : `en ${island}`}.`,
  commonTask: ({ task, have, need, met, waits }) =>
    `${capital(names.commonTask[task])} : ${met ? 'mission accomplie' : reading.progress(have, need)}, novice neutre ${waits ? 'toujours disponible' : 'déjà parti'}.`,
  bonfireSpace: ({ compass, tile, reward, portals, units }) =>
    `${capital(names.compass[compass])}${units === null ? '' : `, contre ${count(units, nouns.tile, colours.purple)}`} : ${list(
      [
        count(1, nouns.tile, colours[tile]),
        reward === 'points' ? names.points(2) : count(1, resources[reward]),
        ...(portals.length === 0 ? [] : [`1 portail (${portals.map((one) => shapes[one]).join(', ')})`]),
      ],
    )}.`,
  fateRow: ({ row, from, cells }) =>
    `Ligne ${row}, de gauche à droite${from === 1 ? '' : ` à partir de la colonne ${from}`} : ${fateCells(cells)}.`,
  grown: `${controlInSentence(buttons.log)} raconte tour par tour comment les cités ont grandi.`,
  rest: 'Tout n’est pas affiché : la suite se lit par la dernière liste.',
  moreOptions: (n) => `Encore ${count(n, nouns.option)} dans ${isOne(n) ? 'la liste' : 'les listes'} ci-dessous.`,
}

export const pictures: Words['pictures'] = {
  turnOf: (name) => `${name} joue`,
  greatBonfire: 'Grand Brasier',
  council: 'Haut Conseil',
  gnomes: 'Gnomes',
  elders: 'Sages',
  commonTasks: 'Missions du Conseil',
  landing: 'Port',
  passed: 'a passé',
  out: 'ne joue plus',
  nothingHeld: 'rien en réserve',
  ifItEnded: 'si c’était fini',
  scoredFor: 'points pour',
  round: (round, of) => `paquet ${round} sur ${of}`,
  countdownAt: (novices) => `rebours à ${novices}`,
  countdown: 'rebours',
  nextPortal: 'prochain portail',
  start: 'Départ',
  fateArea: 'Zone destin',
  supply: 'Réserve',
  scoresSoFar: 'Si c’était fini',
  canLight: 'à allumer',
  progress: (have, need) => `${have} sur ${need}`,
  noElders: 'aucun',
  noGnomes: 'Pas encore de gnome',
  wins: (names) => (names.length === 1 ? `${names[0] ?? ''} gagne` : `${list(names)} : victoire partagée`),
  tie: 'Égalité avec Tom',
  serverAverage: 'Moyenne du serveur',
  expected: 'Points espérés',
  turn: (turns) => `Tour ${turns}`,
}

const portal = (one: PortalKind): string => shapes[one]
const inSpace = (one: Parameters<Words['alt']['portals']>[0]['placed'][number]): string =>
  `${portal(one.portal)} (${names.space(one.space)})`
const signs = (tiles: readonly ActionTile[]): string => tiles.map((tile) => names.actionTile[tile]).join('-')
const holding = (name: string, goods: string): string => {
  if (name === reading.you) return goods === '' ? 'Ta réserve est vide' : `Tu as ${goods} en réserve`
  return goods === '' ? `${name} : réserve vide` : `${name} a ${goods} en réserve`
}
const pathTile = ({ crystal, resource }: Parameters<Words['alt']['path']>[0][number]): string =>
  `${names.resource[resource]} (${bare(nouns.crystal, colours[crystal])})`

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
    `Portails autour du Grand Brasier : ${spaces.map(({ compass, portals }) => phrases.aside(names.compass[compass], portals.map(portal).join(', ') || 'aucun')).join(', ')}.`,
  fittingPortals: (portals) => `Prochain portail possible : ${either(portals.map(portal)) || 'aucun'}.`,
  openPaths: (tiles) => `Tuiles chemin visibles : ${tiles.map(pathTile).join(', ') || 'aucune'}.`,
  gnomes: (gnomes) => `Gnomes disponibles : ${gnomes.map(({ name }) => name).join(', ') || 'aucun'}.`,
  elders: (elders) => `Sages disponibles : ${elders.map(({ name }) => name).join(', ') || 'aucun'}.`,
  fateExample:
    'Exemple : une zone destin à trois tuiles. La tuile encadrée est nouvelle et rejoint les groupes des deux autres.',
  gnome: ({ name, ability }, resource) => `${name} (${names.resource[resource]}) : ${uncapital(ability)}`,
  commonTasks: (common) =>
    `Missions du Conseil qui ont encore leur novice neutre : ${phrases.apart(common.map((task) => quoted(names.commonTask[task]))) || 'aucune'}.`,
  councilSpace: (space, novices) =>
    `${names.council[space].name} : ${phrases.apart(novices.map((novice) => (typeof novice === 'string' ? NOVICE[novice] : novice.of))) || 'personne'}.`,
  holds: ({ name, tiles, resources, path, total }) =>
    `${holding(name, narration.goods(goodsFromCounts(tiles, resources)))}. Chemin : ${count(path, nouns.tile)}.${total === null ? '' : ` Si la partie s’arrêtait là : ${names.points(total)}.`}`,
  city: (name, points) => `${name === null ? 'Ta cité' : `Cité (${name})`} : ${names.points(points)}.`,
  standing: { out: 'Plus aucun tour à jouer.', passed: 'Plus aucun tour à jouer, après avoir passé.' },
  starts: 'Joue en premier à chaque manche.',
  hand: (tile) => `Première tuile destin en main : ${signs(tile)}.`,
  tiles: (tiles) => `${capital(narration.goods(goodsFromCounts(tiles, {})) || 'aucune tuile action')}.`,
  resources: (resources) => `${capital(narration.goods(goodsFromCounts({}, resources)) || 'aucune ressource')}.`,
  lastTurn: (text) => `Juste avant : ${text}`,
  soFar: (text) => `Depuis le début de ce tour : ${uncapital(text)}`,
  openOfferings: (piles) =>
    `Piles d’offrandes : ${piles
      .map(({ open, beneath }) =>
        open === null
          ? beneath === 0
            ? 'vide'
            : `à révéler (${count(beneath, nouns.tile)})`
          : `${names.resource[open]} (${beneath} en dessous)`,
      )
      .join(', ')}.`,
  guardians: (guardians) =>
    `Gardiennes : ${phrases.apart(guardiansByPlace(guardians).map((one) => `${list(one.colours.map(oneOf))} ${toPlace(one.place)}`))}.`,
  path: (tiles) => `Chemin à partir de la case 2 : ${tiles.map(pathTile).join(', ') || 'encore vide'}.`,
  portals: ({ placed, next }) =>
    `${placed.length === 0 ? 'Pas encore de portail.' : `Portails : ${placed.map(inSpace).join(', ')}.`}${
      next.length === 0 ? '' : ` Prochain portail : ${next.map(inSpace).join(' ou ')}.`
    }`,
  fate: ({ placed, left, next }) =>
    `Tuiles destin : ${placed} ${isOne(placed) ? 'placée' : 'placées'}, ${left} en réserve.${nextFateTilesText(next, names, phrases.labelled)}`,
  joined: (areas) =>
    `Plus grand groupe de chaque couleur : ${areas.map(({ tile, size }, at) => `${size} ${at === 0 ? 'symboles ' : ''}${agreed(nouns.symbol, true, colours[tile])}`).join(', ')}.`,
  tomsDeck: (left, round) => `Cartes Tom : ${uncapital(cardsLeft(left, round))}.`,
  fateOf: 'Où tu peux placer ta prochaine tuile destin.',
  ifItEnded: 'Classement si la partie s’arrêtait là :',
  island: (island) => `${names.island(island)}.`,
  guardiansLeft: (n) => `${count(n, nouns.guardian)} sur 4 ici.`,
  film: (name, bonfires, points) =>
    `Image animée : ${name} voit grandir sa cité, de la première tuile à ${count(bonfires, nouns.bonfire)} et ${names.points(points)}.`,
  stats: (name, average, best, most) =>
    `${name} : ${club.stats.points(average, best)}. Point fort : ${uncapital(scores.lines[most.line])}, ${club.stats.mean(most.own)} (serveur : ${club.stats.mean(most.server)}).`,
  course: (scored, marked) =>
    `Courbe du score attendu, tour par tour. Scores finaux : ${scored.map(({ name, points }) => `${name} ${points}`).join(', ')}.${marked.length === 0 ? '' : ` ${isOne(marked.length) ? 'Tour marquant' : 'Tours marquants'} : ${marked.join(', ')}.`}`,
}

const NOVICE = { neutral: 'neutre', flat: 'neutre, couché' } as const
