import type { PlayStyle } from '#results'
import { controlInSentence } from '../control.ts'
import type { BotRight } from '../words/facts.ts'
import type { Words } from '../words/index.ts'
import { a, count, de, inWords, isOne, list, quoted } from './grammar.ts'
import { buttons, names } from './names.ts'
import { colours, nouns } from './nouns.ts'

export const live: Words['live'] = {
  turnOf: (mention) => `C’est à ${mention} de jouer.`,
  yourTurn: 'C’est à toi de jouer.',
  turnOfEmptySeat: (name, mentions) =>
    `La place qui doit jouer est vide (${name} a quitté la partie). ${mentions.join(' ')} : on peut la reprendre, la confier à un ordinateur ou la sauter.`,
  left: (left, mentions) =>
    `${list(left)} ${isOne(left.length) ? 'a' : 'ont'} quitté la partie. ${mentions.join(' ')} : tout le monde peut reprendre la place ; on peut aussi la confier à un ordinateur ou la sauter.`,
  undoAsked: (name, missing) =>
    `${name} voudrait revenir sur la fin de son tour. D’accord, ${list(missing)} ? La demande tombe si quelqu’un joue ou appuie sur ${controlInSentence(buttons.refuseUndo)}.`,
  undoGranted: (name) => `Tout le monde est d’accord : ${name} reprend son tour.`,
  since: (when) => `Tour commencé ${when}`,
  novices: (now, countdownAt) =>
    `${count(now, nouns.novice)}${now > countdownAt ? '' : ` sur ${countdownAt}`} au Conseil`,
  countdown: (tile) => `Compte à rebours : encore ${count(tile, nouns.turn)}`,
  lookPlaceholder: 'Voir une cité, les îles…',
  looks: {
    table: 'Vue d’ensemble',
    city: (name) => `Cité ${de(name)}`,
    islands: 'Îles et missions',
    gnomes: 'Gnomes',
    bonfire: 'Grand Brasier',
    council: 'Haut Conseil',
    scores: 'Scores',
  },
  noPicture: {
    failed: 'Je n’ai pas pu dessiner l’image. Joue sans elle, ou regarde de nouveau dans une minute.',
    overtaken: 'J’ai sauté cette image, car tu en as demandé une autre juste après.',
  },
  closed: (why) => CLOSED[why],
}

const CLOSED = {
  host: 'L’hôte a fermé cette table.',
  moderator: 'La modération a fermé cette table.',
  stopped: 'La modération a arrêté cette partie. Elle n’a pas de résultat.',
  everybodyLeft: 'Tout le monde est parti : cette table est fermée.',
  nobodyCame: 'Rien ne s’est passé ici depuis un jour : cette table est fermée.',
} as const

export const card: Words['card'] = {
  seated: (seated) => `À la table : ${seated.join(', ')}`,
  lasts: 'Jouée d’une traite, une partie dure de 70 à 100 minutes.',
  picture: 'Une petite image du jeu.',
  emptySeat: (name) => `La place qui doit jouer est vide (${name} a quitté la partie).`,
  goThere: 'Aller à la table',
  opened: (thread, { join, start }) =>
    `Ta table est ouverte : ${thread}. Les autres appuient sur ${controlInSentence(join)}, là-bas ou ici dans le salon. Ensuite, appuie là-bas sur ${controlInSentence(start)}.`,
  openedHere: (rights) =>
    rights.length === 0
      ? 'Ta table est ouverte dans ce salon : Discord ne me laisse pas créer de fil ici.'
      : `Ta table est ouverte dans ce salon. Pour créer un fil, il me manque : ${rights.map((right) => names.right[right]).join(', ')}. La modération peut m’accorder ce qui manque.`,
  locked: (mentions) =>
    `${mentions} : le fil de cette table est verrouillé, je ne peux pas y écrire. La modération peut le déverrouiller. D’ici là, on peut jouer depuis ce salon.`,
  threadGone: 'Le fil de cette table a disparu. Pour la déplacer, tapez /bonfire mes-tables dans un autre salon.',
  where: { thread: 'Dans son propre fil', here: 'Ici même' },
}

export const tables: Words['tables'] = {
  mine: 'Tes tables',
  ofThisChannel: 'Les tables de ce salon',
  none: 'Tu n’es à aucune table ouverte. Ouvres-en une avec /bonfire nouvelle, ou rejoins-en une dans son salon avec /bonfire rejoindre.',
  inDirectMessages: 'dans tes messages privés',
  placeGone: 'Son salon a disparu.',
  placeGoneElsewhere:
    'Son salon a disparu, je ne peux donc y appeler personne. Tape /bonfire mes-tables dans le salon où tu veux continuer.',
  placeTaken: 'Une autre table est ouverte dans ce salon. Choisis un autre salon, ou ouvre un fil.',
  moved: 'La table est maintenant dans ce salon. Continuez ici.',
  placeGoneDirect: (others) =>
    `Le salon de ta table${others.length === 0 ? '' : ` avec ${others.join(', ')}`} a disparu, je ne peux donc y appeler personne. Ta partie ne risque rien : continue d’où tu veux avec /bonfire tour. Pour déplacer la table, tape /bonfire mes-tables dans un autre salon de son serveur.`,
  stopped: 'Arrêtée : un problème est survenu.',
  yourTurnElsewhere: 'À une autre table aussi, c’est à toi de jouer :',
}

const named = (rights: readonly BotRight[]): string => rights.map((right) => names.right[right]).join(', ')

export const notices: Words['notices'] = {
  stale: 'La table a avancé entre-temps. Voici où elle en est.',
  duplicate: 'C’est déjà fait. Voici où on en est.',
  gone: 'Cette table n’existe plus. Toutes les données de son serveur ont sans doute été supprimées, et la partie avec elles. Ouvre une nouvelle table avec /bonfire nouvelle.',
  noTableHere: 'Il n’y a pas de table ouverte dans ce salon. Ouvres-en une avec /bonfire nouvelle.',
  nobodyCalled: (name) => `Personne à cette table ne s’appelle ${name}. Voici ce que tu peux voir.`,
  channelTaken: 'Ce salon a déjà une table ouverte. La voici.',
  unknownButton: 'Ce bouton vient d’une version plus ancienne. Voici la table telle qu’elle est.',
  movedToLook: 'C’est maintenant dans /bonfire regarder : choisis-y ce que tu veux voir.',
  unreadable: 'Je ne comprends pas. /bonfire aide montre ce que je sais faire.',
  notAChoice: (typed) =>
    `Je ne reconnais pas de coup dans ${quoted(typed)}. Commence à taper, puis choisis-en un dans la liste.`,
  trouble: 'Quelque chose n’a pas marché de mon côté. Rien n’est perdu : réessaie.',
  busy: 'Je n’ai pas accès à mes données pour l’instant. Rien n’est perdu : réessaie dans une minute.',
  tooFast:
    'Tu appuies plus vite que je ne peux suivre, cet appui n’a donc rien fait. Attends quelques secondes et réessaie.',
  channelGone:
    'Le salon de cette table a disparu, mais ta partie ne risque rien : continue d’où tu veux avec /bonfire tour. Pour déplacer la table, tape /bonfire mes-tables dans son nouveau salon.',
  missingRights: (rights) =>
    `Il me manque des permissions dans ce salon : ${named(rights)}. La modération peut me les accorder.`,
  lockedHere: 'Ce fil est verrouillé, je ne peux pas y écrire. La modération peut le déverrouiller.',
  threadLocked: 'Le fil de cette table est verrouillé, je ne peux pas y écrire. La modération peut le déverrouiller.',
  cannotWriteHere: (rights) =>
    rights.length === 0
      ? 'Discord ne me laisse pas écrire dans ce salon. Essaie un autre salon, ou demande à la modération.'
      : `Je n’ai pas le droit d’écrire dans ce salon, je n’ai donc pas ouvert de table. Il me manque : ${named(rights)}. Demande-le à la modération, puis réessaie.`,
  youMayNotWrite:
    'Tu ne peux pas écrire dans ce salon, je n’y écris donc pas pour toi. Essaie un salon où tu le peux, ou demande à la modération.',
  triedAgain: (when) => `Discord a refusé plusieurs fois. Prochain essai possible : ${when}.`,
  openedInWords: (right) =>
    `Ta table est ouverte. Je ne peux pas publier d’images dans ce salon : on y joue en mode texte. La modération peut m’accorder : ${named([right])}.`,
  guest:
    'Je ne suis pas membre de ce serveur, je ne peux donc pas y ouvrir de table. Tu peux jouer en solo en messages privés : /bonfire solo. La personne qui gère ce serveur peut m’ajouter depuis mon profil.',
  frozen: 'Un problème est survenu, j’ai donc mis la partie en pause. Rien de ce que tu as joué n’est perdu.',
  frozenForHost: (table) =>
    `Cette table s’est arrêtée, car sa position était devenue incohérente. La personne qui héberge ce bot peut peut-être la relancer : donne-lui le nom de la table, ${table}. D’ici là, pas de fichier de partie, car il montre des informations cachées. Tu peux aussi fermer la table.`,
  onlyInServers: 'Cela ne marche que sur un serveur. En messages privés, tu peux jouer en solo : /bonfire solo.',
  serverFull: (most) =>
    `Ce serveur a ${count(most, nouns.table)}, et la limite est de ${most}. Pour en fermer une qui ne joue plus, son hôte ou la modération tape /bonfire fermer dans son salon. Puis réessaie.`,
  openedMuch: {
    person: (most, when) =>
      `Tu as ouvert ${count(most, nouns.table)} en une heure, et la limite est de ${most} par personne. Prochaine table possible pour toi : ${when}. Quelqu’un d’autre peut en ouvrir une dès maintenant.`,
    server: (most, when) =>
      `${count(most, nouns.table)} ${isOne(most) ? 'a été ouverte' : 'ont été ouvertes'} sur ce serveur en une heure, et la limite est de ${most}. Prochaine table possible : ${when}.`,
  },
  moreTables: 'Tu as plus de tables que celles-ci. Tape ta commande dans le salon de la table voulue.',
}

export const ending: Words['ending'] = {
  title: 'Le récit de la partie',
  ledThroughout: (name, turn) => `${name} mène du tour ${turn} à la fin.`,
  leadChanged: (times, name, turn) =>
    `La première place change de mains ${isOne(times) ? 'une fois' : `${inWords(times)} fois`} : ${name} la prend pour de bon au tour ${turn}.`,
  countdown: (name, turn, novices) =>
    `${name} lance le compte à rebours au tour ${turn}, avec ${count(novices, nouns.novice)} au Conseil.`,
  caughtUp: (name, points) => `À ce moment-là, ${name} a encore ${names.points(points)} de retard.`,
  decisive: (name, turn, points) =>
    `Le tour décisif : ${name}, au tour ${turn}, qui vaut environ ${names.points(points)}.`,
  greatest: (name, turn, points, lit, decisive) =>
    `Le plus gros tour : ${name}, au tour ${turn}, avec ${names.points(points)}${lit === null ? '' : ` et ${a(nouns.bonfire, colours[lit])}`}${decisive ? ' ; il décide de la partie' : ''}.`,
  satOut: (out) => `Sans finir la partie : ${list(out)}.`,
  portrait: (name, portrait, amount) => `${name} ${PORTRAITS[portrait](amount)}.`,
  achieved: (name, achievement, what) => `${name} : **${achievement}** (${what})`,
}

const PORTRAITS: Readonly<Record<PlayStyle, (amount: number) => string>> = {
  ships: (n) => `a le pied marin : ${n} traversées`,
  fewShips: (n) =>
    `reste près du port : ${n === 0 ? 'pas une traversée' : isOne(n) ? 'une seule traversée' : `${inWords(n)} traversées, pas plus`}`,
  offerings: (n) => `ne vient jamais les mains vides : ${count(n, nouns.offering)} sur les îles`,
  greatBonfires: (n) => `fait tourner le Grand Brasier, ${n} fois en tout`,
  processions: (n) => `adore les défilés : ${n} processions`,
  novices: (n) => `a des amis haut placés : ${count(n, nouns.novice)} au Conseil`,
  discards: (n) => `voyage léger : ${count(n, nouns.actionTile)} à la défausse`,
  fateTilesSaved: (n) => `garde ${count(n, nouns.fateTile)} sous le coude`,
  usedEverything: () => 'se sert de tout, jusqu’à la dernière tuile',
  elders: (n) => `écoute les sages, pour ${names.points(n)}`,
  company: (n) => `ne manque jamais de compagnie au coin du feu : ${count(n, nouns.gnome)}`,
  crystals: (n) => `a l’œil du joaillier : ${n} cristaux assortis`,
  portals: (n) => `laisse les portes ouvertes : des portails à ${count(n, nouns.bonfire)}`,
  watches: (n) => `dort tranquille : ${count(n, nouns.guardian)} aux brasiers`,
  yellow: (n) => `aime quand ça brille : ${count(n, nouns.bonfire, colours.yellow)}`,
  bonfires: (n) => `a toujours des allumettes : ${count(n, nouns.bonfire)}`,
  commonTasks: (n) => `fait plaisir au Conseil : ${n} de ses missions accomplies`,
  greatTurn: (n) => `joue un tour mémorable : ${names.points(n)} d’un coup`,
  run: (n) => `garde le meilleur pour la fin : ${names.points(n)} après le début du compte à rebours`,
  earlyFire: (turn) => `se réchauffe tôt : premier brasier au tour ${turn}`,
  lateFire: (turn) => `prend son temps : premier brasier au tour ${turn}`,
  path: (n) => `soigne son chemin : ${count(n, nouns.pathTile)}`,
  fateTiles: (n) => `se fie au destin : ${count(n, nouns.fateTile)}`,
}
