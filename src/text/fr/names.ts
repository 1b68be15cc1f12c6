import { type Guardian, PARTS_BY_GUARDIAN_PLACE } from '#engine'
import { uncapital } from '../capital.ts'
import type { VerbAndRest } from '../words/deeds.ts'
import type { Words } from '../words/index.ts'
import { bare, count, de, quoted } from './grammar.ts'
import { colours, islands, nouns, portals, resources } from './nouns.ts'

/** Where the second person has more to it than an s, which stands for a t. */
const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['ne peut', 'ne peux'],
  ['remet', 'remets'],
])

const conjugated = (verb: string): string => IRREGULAR.get(verb) ?? `${verb.replace(/t$/, '')}s`

/** What the reader did: "places" of "place". Some deeds have a second verb, behind "et". */
export const yours = ([verb, rest]: VerbAndRest): VerbAndRest => [
  conjugated(verb),
  rest.replace(/\bet (ne joue|passe)\b/, 'et $1s').replace(/^sa première/, 'ta première'),
]

const guardian = (colour: Guardian): string => bare(nouns.guardian, colours[colour])

export const names: Words['names'] = {
  resource: {
    blossom: resources.blossom.one,
    fruit: resources.fruit.one,
    herb: resources.herb.one,
    shell: resources.shell.one,
    root: resources.root.one,
    gold: resources.gold.one,
  },
  actionTile: {
    green: 'vert',
    blue: 'bleu',
    red: 'rouge',
    white: 'blanc',
    purple: 'violet',
    brown: 'marron',
    yellow: 'jaune',
  },
  crystal: { blue: 'bleu', red: 'rouge', yellow: 'jaune' },
  guardian: {
    wood: guardian('wood'),
    grey: guardian('grey'),
    red: guardian('red'),
    pink: guardian('pink'),
    turquoise: guardian('turquoise'),
    blue: guardian('blue'),
    green: guardian('green'),
    yellow: guardian('yellow'),
    orange: guardian('orange'),
    purple: guardian('purple'),
    black: guardian('black'),
    white: guardian('white'),
  },
  portal: {
    circle: portals.circle.one,
    triangle: portals.triangle.one,
    square: portals.square.one,
    diamond: portals.diamond.one,
    hexagon: portals.hexagon.one,
    star: portals.star.one,
    crescent: portals.crescent.one,
  },
  council: {
    goldAndYellow: { name: 'Or et tuile jaune', bonus: 'Prends 2 or et 1 tuile jaune.' },
    pathTile: {
      name: 'Chemin offert',
      bonus: 'Prends une tuile chemin visible, ou celle de ton choix dans la pioche.',
    },
    guardian: {
      name: 'Gardienne offerte',
      bonus: 'Prends une gardienne d’une couleur qui te manque, sur n’importe quelle île.',
    },
    greatBonfire: {
      name: 'Grand Brasier',
      bonus: 'Tourne le Grand Brasier vers la case de ton choix et prends les récompenses.',
    },
    specialist: { name: 'Expert offert', bonus: 'Prends un expert visible.' },
    moveGuardian: {
      name: 'Déplacer une gardienne',
      bonus: 'Déplace une gardienne aussi loin que tu veux, en avant ou en arrière.',
    },
    moveShip: { name: 'Traversée offerte', bonus: 'Va sur l’île de ton choix ; y agir coûte le prix habituel.' },
    fateTile: { name: 'Tuile destin en plus', bonus: 'Place tout de suite ta prochaine tuile destin.' },
  },
  commonTask: {
    sevenTasks: 'sept missions ou brasiers',
    sevenPortals: 'sept portails',
    sevenPathTiles: 'sept tuiles chemin',
    fiveGuardians: 'cinq gardiennes',
    sixGnomes: 'six gnomes',
  },
  tomCard: {
    gnome: 'Gnome',
    path: 'Chemin',
    taskHighest: 'Mission I (la plus forte)',
    taskLowest: 'Mission II (la plus faible)',
    guardian: 'Gardienne',
    greatBonfire: 'Grand Brasier',
  },
  edition: {
    rulebook: {
      name: 'Règles du livret',
      about: 'pour payer, tu ne remplaces que ce qui te manque (tuile jaune, or, deux pour un)',
    },
    online: {
      name: 'Édition en ligne',
      about: 'pour payer, tu peux tout remplacer (tuile jaune, or, deux pour un)',
    },
  },
  ending: {
    countdown: 'Le compte à rebours est arrivé à son terme.',
    nobodyCanMove: 'Plus personne ne peut jouer.',
    fourthDeck: 'Tom a épuisé son paquet pour la quatrième fois.',
  },
  direction: { e: 'de gauche à droite', s: 'de haut en bas', w: 'de droite à gauche', n: 'de bas en haut' },
  compass: {
    SW: 'sud-ouest',
    W: 'ouest',
    NW: 'nord-ouest',
    N: 'nord',
    NE: 'nord-est',
    E: 'est',
    SE: 'sud-est',
  },
  island: (island) =>
    `${island.id} (${island.kind === 'task' ? islands[island.resource].one : names.guardian[island.guardian]})`,
  landingStage: 'port',
  pathTile: (crystal, resource) => `${names.resource[resource]}, ${bare(nouns.crystal, colours[crystal])}`,
  fateTile: (id) => `tuile destin ${id}`,
  place: (place) => {
    const { on, space } = PARTS_BY_GUARDIAN_PLACE[place]
    if (on === 'start') return 'tuile départ'
    return on === 'path' ? `case chemin ${space}` : `brasier ${space}`
  },
  fateEnd: { top: 'Tuile du dessus', bottom: 'Tuile du dessous', only: 'Dernière tuile' },
  space: (space) => `case ${space}`,
  points: (n) => count(n, nouns.point),
  turns: (n) => count(n, nouns.turn),
  right: {
    viewChannel: 'Voir le salon',
    sendMessages: 'Envoyer des messages',
    createPublicThreads: 'Créer des fils publics',
    sendMessagesInThreads: 'Envoyer des messages dans les fils',
    attachFiles: 'Joindre des fichiers',
    readMessageHistory: 'Voir les anciens messages',
  },
  tom: 'Tom',
  nobody: 'Personne',
  formerPlayer: 'Anonyme',
  emptySeat: 'Place vide',
}

/** What stands before a turn that was planned; then somebody’s name may come. */
export const PLANNED = 'Comme prévu'

export const phrases: Words['phrases'] = {
  undone: (undo, taken) => `${undo} ${quoted(taken)}`,
  /** Before a text with a label of its own there is no second colon; a sentence goes on in small letters, unless with a name. */
  labelled: (label, text) =>
    /^\p{L}+ : /u.test(text)
      ? `${label} · ${text}`
      : `${label} : ${/[.?]$/.test(text) && !label.includes(PLANNED) ? uncapital(text) : text}`,
  aside: (text, more) => `${text} (${more})`,
  apart: (items) => items.join(' ; '),
  andThen: (first, next) => `${first}, puis ${next}`,
}

export const typedTimes: Words['typedTimes'] = {
  unreadable: (typed) =>
    `Je ne comprends pas ${quoted(typed)}. Écris par exemple **20h**, **demain 19h30**, **sam 20h** ou **dans 2 heures**.`,
  noZone:
    'Je ne connais pas ton fuseau horaire. Tape une fois **/bonfire paramètres fuseau** et choisis la ville la plus proche, ou écris par exemple **dans 2 heures**.',
  past: 'C’est déjà passé. Choisis un moment plus tard.',
  tooFar: (days) => `C’est trop loin : choisis un moment dans les ${days} prochains jours.`,
}

export const buttons: Words['buttons'] = {
  join: 'Rejoindre',
  leave: 'Quitter',
  start: 'Commencer',
  close: 'Fermer la table',
  takeTurn: 'Jouer mon tour',
  moveHere: 'Continuer ici',
  openPanel: 'Ouvrir mon tableau de bord',
  undo: 'Annuler',
  endTurn: 'Finir mon tour',
  askUndo: 'Demander à revenir en arrière',
  agreeToUndo: 'D’accord',
  refuseUndo: 'Non',
  pass: (points) => `Passer pour ${names.points(points)}`,
  payOtherwise: 'Payer autrement',
  refresh: 'Actualiser',
  back: 'Retour',
  go: 'Valider',
  recruit: 'Recruter',
  build: 'Construire',
  retrieve: 'Accueillir',
  takeTask: 'Recevoir la mission',
  takeRewards: 'Prendre les récompenses',
  takeBonus: 'Prendre le bonus',
  takePoint: 'Prendre 1 point',
  andEnd: (deed) => `${deed} et finir mon tour`,
  turnUp: 'Révéler maintenant',
  log: 'Historique',
  rules: 'Règles',
  settings: 'Paramètres',
  scores: 'Scores',
  city: 'Ma cité',
  older: 'Plus ancien',
  newer: 'Plus récent',
  takeOver: (name) => `Remplacer ${name}`,
  sitOut: (name) => `Sauter la place ${de(name)}`,
  newGame: 'Rejouer',
  journal: 'Fichier de la partie',
}
