import type { Words } from '../words/index.ts'
import type { Right } from '../words/names.ts'
import { count, isOne, quoted } from './grammar.ts'
import { names } from './names.ts'
import { nouns } from './nouns.ts'

const named = (rights: readonly Right[]): string => rights.map((right) => names.right[right]).join(', ')

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
      ? 'Discord ne me laisse pas écrire dans ce salon, je n’ai donc pas ouvert de table. Essaie un autre salon, ou demande à la modération.'
      : `Je n’ai pas le droit d’écrire dans ce salon, je n’ai donc pas ouvert de table. Il me manque : ${named(rights)}. Demande-le à la modération, puis réessaie.`,
  youMayNotWrite:
    'Tu ne peux pas écrire dans ce salon, je n’y écris donc pas pour toi. Essaie un salon où tu le peux, ou demande à la modération.',
  triedAgain: (when) => `Discord a refusé plusieurs fois. Je pourrai réessayer ${when}.`,
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
      `Tu as ouvert ${count(most, nouns.table)} en une heure, et la limite est de ${most} par personne. Tu pourras en ouvrir une autre ${when} ; quelqu’un d’autre le peut dès maintenant.`,
    server: (most, when) =>
      `${count(most, nouns.table)} ${isOne(most) ? 'a été ouverte' : 'ont été ouvertes'} sur ce serveur en une heure, et la limite est de ${most}. Tu pourras en ouvrir une autre ${when}.`,
  },
  moreTables: 'Tu as plus de tables que celles-ci. Tape ta commande dans le salon de la table voulue.',
}
