import { ACTION_TILES, type ActionColour, type GainSource, type Guardian, RESOURCES } from '#engine'
import { capital, uncapital } from '../capital.ts'
import { EMOJI } from '../emoji.ts'
import { countsByKind, type Goods, symbolsAsEmoji, tilesAsEmoji } from '../goods.ts'
import {
  type BuiltPathTile,
  byFullness,
  type DeedFullness,
  type DeedWords,
  type GuardianWalk,
  isToldInFull,
  verbPhraseText,
} from '../words/deeds.ts'
import type { Words } from '../words/index.ts'
import { toPlace, upToSteps } from './choices.ts'
import { a, agreed, count, countBare, de, isOne, le, list, quoted, the } from './grammar.ts'
import { names, yours } from './names.ts'
import {
  colours,
  islands,
  nouns,
  offeringOf,
  oneOf,
  portals,
  resources as resourceNouns,
  resources,
  someOf,
} from './nouns.ts'
import { freedBecause } from './pace.ts'
import { gnomes, tasks, theGnome } from './tasks.ts'

/** In the present tense, as at the table: what is past in French asks whether it was a man or a woman. */
const deeds: DeedWords = {
  startTileLaid: ({ symbols, swapped }, how) =>
    swapped && isToldInFull(how)
      ? ['échange', `sa première tuile destin contre la tuile ${fateTile(symbols, how)}`]
      : ['place', byFullness(how, `sa première tuile destin ${fateTile(symbols, how)}`, 'sa première tuile destin')],
  fateTilePlaced: ({ symbols }, how) => [
    'place',
    byFullness(how, `la tuile destin ${fateTile(symbols, how)}`, 'une tuile destin'),
  ],
  discarded: ({ tiles }) => ['défausse', tilesAsEmoji(tiles)],
  pathsBuilt: ({ tiles }, how) => [
    'construit',
    byFullness(
      how,
      tiles.length === 1
        ? pathTile(tiles[0], how)
        : `des chemins sur les cases ${list(tiles.map(({ space, resource, crystal }) => `${space} (${names.pathTile(crystal, resource)})`))}`,
      'un chemin',
    ),
  ],
  pathsPutBack: () => ['remet', 'les quatre tuiles chemin sous la pioche'],
  shipMoved: ({ island }, how) => [
    how === 'short' ? 'prend' : 'va',
    byFullness(
      how,
      island.kind === 'task'
        ? `sur l’${islands[island.resource].one} ${island.id}`
        : `en ${island.id}, l’île des gardiennes ${agreed(nouns.guardian, true, colours[island.guardian])}`,
      `en ${island.id}`,
      'la mer',
    ),
  ],
  offeringLaid: ({ resource }) => ['laisse', `l’${offeringOf(resource).one}`],
  taskReceived: ({ task, offering, lit }, how) => {
    const called = quoted(tasks.condition(task.condition))
    const kind = lit ? nouns.bonfire : nouns.task
    const laid = offering === null ? '' : ` en laissant l’${offeringOf(offering).one}`
    return [
      'reçoit',
      byFullness(
        how,
        `${the(kind)} à ${names.points(task.points)} ${called}${laid}`,
        `${the(kind)} ${called}`,
        a(kind),
      ),
    ]
  },
  guardianReceived: ({ colour }, how) => {
    const her = the(nouns.guardian, colours[colour])
    return ['accueille', byFullness(how, her, her, a(nouns.guardian))]
  },
  procession: ({ steps, moves }, how) =>
    moves.length === 0 || !isToldInFull(how)
      ? ['fait', byFullness(how, `une procession ${upToSteps(steps)}`, 'une procession')]
      : ['mène', `en procession ${walked(moves)}`],
  guardianMoved: ({ walks }, how) => {
    const they = list(walks.map(({ guardian }, index) => guardianAmong(guardian, index)))
    return ['déplace', byFullness(how, walked(walks), they, isOne(walks.length) ? a(nouns.guardian) : 'des gardiennes')]
  },
  bonfireTurned: ({ compass }, how) =>
    isToldInFull(how)
      ? ['tourne', `le Grand Brasier vers ${le(names.compass[compass])}`]
      : ['utilise', 'le Grand Brasier'],
  portalPlaced: ({ portal, space }, how) => {
    const it = the(portals[portal])
    return ['place', byFullness(how, `${it} sur la case ${space}`, it, a(nouns.portal))]
  },
  gnomesJoined: ({ gnomes: joining }, how) => {
    const all = list(joining.map(theGnome))
    return [
      'recrute',
      byFullness(how, all, all, isOne(joining.length) ? a(nouns.gnome) : count(joining.length, nouns.gnome)),
    ]
  },
  ignited: ({ task, space }, how) => {
    const called = quoted(tasks.condition(task.condition))
    return [
      'allume',
      byFullness(
        how,
        `le brasier ${called} (${names.points(task.points)}) de la case ${space}`,
        called,
        a(nouns.bonfire),
      ),
    ]
  },
  noviceMoved: ({ novice, to, met }) => {
    const who =
      novice.kind === 'own'
        ? a(nouns.novice)
        : met
          ? 'son novice neutre'
          : `le novice neutre de ${quoted(names.commonTask[novice.task])}`
    return ['envoie', `${who} sur ${quoted(names.council[to].name)}`]
  },
  bonusTaken: () => ['prend', 'le bonus'],
  commonTaskMet: ({ task }, how) => {
    const called = quoted(names.commonTask[task])
    return ['accomplit', byFullness(how, `la mission du Conseil ${called}`, called, 'une mission du Conseil')]
  },
  islandActionDeclined: () => ['n’y fait', 'rien'],
  countdownBegan: () => ['déclenche', 'le compte à rebours'],
  passed: ({ byItself }, how) =>
    !isToldInFull(how)
      ? ['passe', '']
      : byItself
        ? ['n’a', 'plus de tour possible et passe']
        : ['passe', 'et ne joue plus'],
  wentOut: ({ why }, how) => (isToldInFull(how) ? WENT_OUT[why] : ['ne joue', 'plus']),
  tomDrew: ({ card }) => ['tire', `la carte ${quoted(names.tomCard[card])}`],
  tomIdle: ({ why }) =>
    why === 'outgrown' ? ['a', 'déjà accompli la mission du Conseil correspondante'] : ['ne peut', 'rien en faire'],
  paid: () => ['paie', ''],
  gained: ({ rows }) => ['gagne', allGained(rows)],
}

/** "🟨 et 2 🏅"; where a list or its own bracket would swallow an "et": "🌸 🪙, plus 🪙 (Compagne rouge)". */
const allGained = (rows: readonly string[]): string =>
  rows.reduce(
    (all, row) => (all === '' ? row : `${all}${all.includes(' ') || row.endsWith(')') ? ', plus ' : ' et '}${row}`),
    '',
  )

/** "la gardienne grise", and after her "la rouge" */
const guardianAmong = (colour: Guardian, index: number): string =>
  index === 0 ? the(nouns.guardian, colours[colour]) : oneOf(colour)
const walked = (walks: readonly GuardianWalk[]): string =>
  list(
    walks.map(
      ({ guardian, to }, index) => `${guardianAmong(guardian, index)} jusqu’${toPlace(to).replace(/^sur/, 'à')}`,
    ),
  )

const WENT_OUT = {
  nothingLeft: ['ne peut', 'plus rien faire et ne joue plus'],
  declined: ['renonce', 'à la dernière action bonus et ne joue plus'],
  satOut: ['ne joue', 'plus dans cette partie'],
} as const

export const cardsLeft = (left: number, round: number): string =>
  `${left === 0 ? 'Plus aucune carte' : `Encore ${count(left, nouns.card)}`} (paquet ${round} sur 4)`

export const narration: Words['narration'] = {
  deeds,
  sentence: (name, clauses, then) => `${then ? 'Ensuite, ' : ''}${name} ${list(clauses.map(verbPhraseText))}.`,
  ownSentence: (clauses, then) => `${then ? 'Ensuite, tu' : 'Tu'} ${list(clauses.map(yours).map(verbPhraseText))}.`,
  onlyThingPossible: 'seul choix possible',
  offeringTurnedUp: (resource) => ['révèle', `l’${offeringOf(resource).one}`],
  brought: (goods, from) => [goods.tiles.length + goods.resources.length === 0 ? 'marque' : GAINED[from], said(goods)],
  symbols: (colours) => colours.join('-'),
  forPrice: (goods) => `contre ${goods}`,
  goods: said,
  paid: (goods) => `Paiement : ${said(goods)}`,
  discarded: (goods) => `Défausse : ${said(goods)}`,
  pathsTurnedUp: (tiles) =>
    `${isOne(tiles.length) ? 'Nouvelle tuile' : 'Nouvelles tuiles'} chemin : ${tiles.map(({ crystal, resource }) => `${EMOJI.crystal[crystal]}${EMOJI.resource[resource]}`).join(' ')}.`,
  gnomesTurnedUp: (turnedUp) =>
    `${isOne(turnedUp.length) ? 'Nouveau gnome' : 'Nouveaux gnomes'} : ${list(turnedUp.map((gnome) => gnomes(gnome).name))}.`,
  countdownBegan: (novices) =>
    `${EMOJI.countdown} Le compte à rebours commence : ${count(novices, nouns.novice)} au Haut Conseil.`,
  countdownHandedOn: (tile) => `${EMOJI.countdown} Compte à rebours : la tuile sablier ${tile} est transmise.`,
  tomCard: (card, gnome, left, round) =>
    `${EMOJI.tom} Carte Tom : ${names.tomCard[card]}${gnome === null ? '' : `. Gnome révélé : ${gnomes(gnome).name} (${EMOJI.resource[gnome.resource]})`}. ${cardsLeft(left, round)}.`,
  gameEnded: (ending) => `🏁 La partie est terminée. ${names.ending[ending]}`,
}

/** "rouge-violet-bleu" */
const fateTile = (symbols: readonly ActionColour[], how: DeedFullness): string =>
  how === 'signs' ? symbolsAsEmoji(symbols) : symbols.map((symbol) => names.actionTile[symbol]).join('-')

const BUILT_FROM = { display: '', pile: 'tiré de la pioche', search: 'choisi dans la pioche' } as const
/** Before a price in brackets there is a comma. */
function pathTile({ crystal, resource, space, from }: BuiltPathTile, how: DeedFullness): string {
  const source = BUILT_FROM[from]
  const aside = source === '' ? '' : how === 'signs' ? `, ${source}` : ` (${source})`
  return `sur la case ${space} un chemin avec ${someOf(resource)} et ${a(nouns.crystal, colours[crystal])}${aside}`
}

/** "2 tuiles vertes, 1 rouge, 3 racines et 4 points" */
function said({ tiles, resources, points }: Goods): string {
  return list(
    [
      ...countsByKind(ACTION_TILES, tiles).map(({ kind, n }, at) =>
        (at === 0 ? count : countBare)(n, nouns.tile, colours[kind]),
      ),
      ...countsByKind(RESOURCES, resources).map(({ kind, n }) => count(n, resourceNouns[kind])),
      points === 0 ? '' : count(points, nouns.point),
    ].filter((part) => part !== ''),
  )
}

const GAINED: Readonly<Record<GainSource, string>> = {
  setUp: 'prend',
  fateArea: 'récolte',
  covered: 'récolte',
  path: 'prend',
  procession: 'gagne',
  moveGuardian: 'gagne',
  greatBonfire: 'prend',
  council: 'prend',
  point: 'prend',
  elder: 'gagne',
  specialist: 'gagne',
  countdown: 'gagne',
  tom: 'gagne',
}

export const brief: Words['brief'] = {
  tomsTurn: (card, deeds, left, round) =>
    `Carte Tom : ${names.tomCard[card]}.${deeds.length === 0 ? '' : ` Tom ${list(deeds)}.`} ${cardsLeft(left, round)}.`,
  turn: (name, deeds) => (deeds.length === 0 ? `${name} a joué son tour` : `${name} ${list(deeds)}`),
  sinceYourTurn: 'Depuis ton dernier tour',
  sinceTheStart: 'Depuis le début',
  page: (page, pages) => `Page ${page} sur ${pages}, du plus ancien au plus récent.`,
  moreTurns: (turns) => `${count(turns, nouns.turn)} ${isOne(turns) ? 'non affiché' : 'non affichés'}`,
  pastTurn: (number, name, deeds) =>
    `${number === 0 ? 'Un tour précédent' : `Tour ${number}`} · ${name}${deeds.length === 0 ? '' : ` : ${list(deeds)}.`}`,
  roundPoints: 'Points après cette manche',
  pastLobby: (people) => `La partie a commencé : ${list(people)}.`,
  pastTakenBack: 'Le tour d’avant a été repris.',
  past: 'Un ancien message de cette table.',
}

export const log: Words['log'] = {
  title: 'Ce qui s’est passé jusqu’ici',
  empty: 'Il ne s’est encore rien passé.',
  opened: (name) => `${name} ouvre la table`,
  joined: (name) => `${name} rejoint la table`,
  left: (name) => `${name} quitte la table`,
  tiesDecided: 'Les égalités qui ne changeaient rien pour personne ont été tranchées selon la règle de Tom.',
  started: 'La partie commence',
  frozen: 'La table s’est arrêtée : un problème est survenu.',
  thawed: (turnDropped) =>
    `La table s’était arrêtée, car un problème était survenu. C’est réparé, la partie continue${turnDropped ? ', mais la fin du tour en cours est perdue : rejoue-la' : ''}.`,
  tookOver: (name, seat) => `${name} reprend la place ${seat}`,
  satOut: (name) => `La place ${de(name)} est sautée jusqu’à la fin de la partie`,
  freed: (name, why) => `${capital(freedBecause(name, why))} : la place est libre`,
  extended: 'Le bot était hors ligne quand le temps s’est écoulé : le tour a été prolongé',
  substituteAsked: (name, wanted) =>
    wanted ? `${name} cherche quelqu’un pour prendre sa place` : `${name} ne cherche plus personne pour sa place`,
  rules: (number) => `Le bot a été mis à jour : la partie continue selon la version ${number} des règles`,
  page: (page, pages) => `Page ${page} sur ${pages}`,
  round: (round) => (round === 0 ? 'Avant la partie' : `Manche ${round}`),
  turn: (turn) => `Tour ${turn}`,
  whose: 'Les tours de qui ?',
  everybody: 'Les tours de tout le monde',
  noTurns: 'Aucun tour ici pour l’instant.',
  first: 'Début',
  last: 'Fin',
  asFile: 'En fichier',
  back: 'Retour à l’historique',
  tableAfter: (round) => `Image de la manche ${round}`,
  stoodAfter: (turn, name) => `La table après le tour ${turn} (${name})`,
  whichTurn: 'Après quel tour de cette manche ?',
  cannotBeShown: 'Je ne peux plus montrer la table à ce moment-là : les règles ont été corrigées depuis.',
  fileName: 'bonfire-historique.txt',
  more: 'La suite est dans l’historique.',
  aboutFile: 'Tout l’historique en fichier texte. Les heures sont en UTC.',
  when: (at) => `${WHEN.format(at)} UTC`,
}

const WHEN = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

export const entries: Words['entries'] = {
  task: (asked, points) =>
    `Condition pour l’allumer : ${uncapital(asked)} Devenue brasier, elle rapporte ${names.points(points)} à la fin.`,
  gnomePrice: (resource) =>
    `Montre ${someOf(resource)} ${EMOJI.resource[resource]} : coûte 2 tuiles marron et ${count(1, resources[resource])}, ou 1 tuile marron et ${count(2, resources[resource])}.`,
  orPoint: 'Tu peux prendre 1 point à la place du bonus.',
  pages: (pages) => `Livret, ${pages.length === 1 ? 'page' : 'pages'} ${list(pages.map(String))}`,
  fateExample: (groups, covered) =>
    [
      'Exemple sur l’image : la tuile au cadre vert est nouvelle.',
      ...groups.map(({ tile, count: size }) =>
        size === 1
          ? `${EMOJI.actionTile[tile]} est tout seul : prends-en 1.`
          : `${EMOJI.actionTile[tile]} fait partie d’un groupe de ${size} : prends-en ${size}.`,
      ),
      ...(covered === '' ? [] : [`Prends aussi ce qu’elle couvre : ${covered}.`]),
    ].join('\n'),
  fillers:
    'a ai alors as au aux avec avoir c ca ce cela ces cet cette combien comme comment d dans de des dois doit du elle elles en est et etre fait fais faire faut il ils j je l la le les leur lorsque m ma me mes moi mon n ne nous on ont ou par pas peut peux peuvent pour pourquoi puis qu quand que quel quelle quelles quels qui quoi s sa se sert servent ses si son sont sur t ta te tes ton tout tu un une va veut veux vous y',
  more: 'Voir aussi…',
  here: (edition) => `À cette table (${edition})`,
}

export const journal: Words['journal'] = {
  choose: 'Tes parties terminées. Laquelle veux-tu en fichier ?',
  none: 'Tu n’as encore aucune partie terminée. Le fichier montre des informations cachées : tu ne peux l’avoir qu’après la partie.',
  about: (file) =>
    [
      `**${file}** contient toute la partie : la mise en place, tout ce qui était caché, et chaque choix dans l’ordre.`,
      `-# Avec le code de ce bot, on peut la rejouer avec \`npm run bonfire -- replay ${file}\`, qui affiche les feuilles de score.`,
    ].join('\n'),
}
