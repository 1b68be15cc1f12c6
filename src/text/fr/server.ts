import type { Words } from '../words/index.ts'
import { count, de, list } from './grammar.ts'
import { nouns } from './nouns.ts'

const played = (games: number): string => (games === 1 ? '1 partie terminée' : `${games} parties terminées`)

export const server: Words['server'] = {
  title: 'Les règles de ce serveur',
  about:
    'Ces règles valent désormais pour tout le monde sur ce serveur. Les parties en cours continuent telles quelles.',
  pages: { limits: 'Qui peut jouer où', defaults: 'Une nouvelle table, et l’énigme' },
  channels: (channels) =>
    channels.length === 0
      ? 'Les tables s’ouvrent **dans tous les salons**.'
      : `Les tables s’ouvrent seulement dans ${channels.join(', ')}.`,
  chooseChannels: 'Salons pour les tables (vide : tous)',
  opener: (role) =>
    role === null
      ? '**Tout le monde** peut ouvrir des tables.'
      : `Seuls ${role} et la modération peuvent ouvrir des tables.`,
  chooseOpener: 'Rôle qui peut ouvrir des tables (vide : tous)',
  puzzles: (channel) =>
    channel === null
      ? 'Les énigmes partagées vont **là où quelqu’un partage la première** du jour.'
      : `Les énigmes partagées vont dans ${channel}.`,
  choosePuzzles: 'Salon de l’énigme du jour',
  choices: {
    person: 'Maximum de tables ouvertes par personne',
    tables: 'Maximum de tables ouvertes sur ce serveur',
    computers: 'Maximum d’ordinateurs par table',
    roles: 'Mentionner un rôle quand on cherche du monde',
    where: 'Lieu d’ouverture',
    edition: 'Édition',
    pace: 'Rythme',
    hints: 'Suggestions à plusieurs',
    language: 'Langue',
  },
  unlimited: 'sans limite',
  hints: { off: 'non', on: 'oui' },
  asDiscord: 'comme le serveur dans Discord',
  notYours: 'Seule la modération peut faire cela. Si tu en fais partie, tape /bonfire-serveur réglages.',
  wrongChannel: (channels) =>
    `Sur ce serveur, les tables s’ouvrent dans ${channels.join(', ')}. Ouvre la tienne là-bas.`,
  wrongPlace: (channels) =>
    `Sur ce serveur, les tables vont dans ${channels.join(', ')}. Tape là-bas /bonfire mes-tables.`,
  needsRole: (role) =>
    `Sur ce serveur, il faut le rôle ${role} pour ouvrir une table. Tu peux rejoindre une table ouverte.`,
  block: {
    done: (person) =>
      `${person} ne peut plus ouvrir ni rejoindre de table sur ce serveur. Pour libérer ses places, tape /bonfire-serveur tables.`,
    undone: (person) => `${person} peut de nouveau jouer sur ce serveur.`,
    not: (person) => `Rien n’empêche ${person} de jouer sur ce serveur.`,
    list: (people) =>
      people.length === 0
        ? 'Personne n’est bloqué sur ce serveur. Pour bloquer quelqu’un, indique la personne dans la commande.'
        : `Personnes bloquées ici : ${people.join(', ')}`,
    itself: 'Tu ne peux bloquer ni moi ni toi-même.',
  },
  tables: {
    title: 'Tables ouvertes sur ce serveur',
    none: 'Aucune table n’est ouverte sur ce serveur.',
    choose: 'Choisis une table ou une place',
    close: (table, people) => `${table}. Fermer : ${people.join(', ')}`,
    stop: (table, people) => `${table}. Arrêter la partie : ${people.join(', ')}`,
    free: (table, person) => `${table}. Libérer la place ${de(person)}`,
    askClose: (people) =>
      `Fermer la table ${de(list(people))} ? La partie n’a pas commencé ; on peut ouvrir une autre table.`,
    askStop: (people) =>
      `Arrêter la partie ${de(list(people))} ? Elle s’arrête pour de bon, sans résultat. Tout le monde saura que c’est la modération.`,
    askFree: (person) => `Libérer la place ${de(person)} ? Quelqu’un d’autre pourra la reprendre, ${person} aussi.`,
    confirm: { close: 'Oui, fermer', stop: 'Oui, arrêter', free: 'Oui, libérer' },
    back: 'Retour aux tables',
    closed: 'La table est fermée.',
    stopped: 'La partie est arrêtée.',
    freed: 'La place est libre.',
  },
  log: {
    title: 'Ce que la modération a fait',
    none: 'La modération n’a encore rien fait ici.',
    somebody: 'quelqu’un',
    line: (deed, by, whom, where) => {
      switch (deed) {
        case 'settings':
          return `${by} a changé les règles`
        case 'blocked':
          return `${by} a bloqué ${whom}`
        case 'unblocked':
          return `${by} a débloqué ${whom}`
        case 'exported':
          return `${by} a téléchargé les parties`
        case 'closed':
          return `${by} a fermé la table dans ${where}`
        case 'stopped':
          return `${by} a arrêté la partie dans ${where}`
        case 'freed':
          return `${by} a libéré une place dans ${where}`
        case 'other':
          return `${by} a fait quelque chose`
      }
    },
  },
  export: {
    done: (games) =>
      `Voici ${played(games)} sur ce serveur, en commençant par la plus récente : une ligne de JSON chacune.`,
    none: 'Aucune partie n’a encore été jouée jusqu’au bout sur ce serveur.',
    left: 'D’autres parties ne tenaient pas dans un seul fichier : les plus anciennes manquent.',
  },
  delete: {
    ask: (tables, open) =>
      `Cela supprime tout ce que je garde de ce serveur : ${count(tables, nouns.table)} avec toutes les parties (encore ouvertes : ${open}), ses règles, les personnes bloquées et ce que la modération a fait. Pour sauver d’abord les parties : /bonfire-serveur export.`,
    ask2: 'Personne ne pourra rien récupérer. Les messages des salons restent. Tout supprimer ?',
    confirm: 'Tout supprimer…',
    confirm2: 'Oui, tout supprimer',
    done: 'Tout ce que je gardais de ce serveur est supprimé.',
  },
  rights: {
    title: 'Ce que j’ai le droit de faire ici',
    fine: (fine, all) =>
      fine === all
        ? `J’ai tous les droits qu’il me faut dans ${all === 1 ? '1 salon' : `les ${all} salons`}.`
        : `J’ai tous les droits qu’il me faut dans ${count(fine, nouns.channel)} sur ${all}.`,
    everywhere: (rights) =>
      `Dans tous les salons, il me manque ${rights.join(', ')}. Ouvre « Paramètres du serveur », puis « Rôles », choisis mon rôle et autorise ce qui manque.`,
    lacks: (channel, rights) => `${channel} : il me manque ${rights.join(', ')}.`,
    how: 'Ouvre les paramètres du salon, puis « Permissions », choisis mon rôle et autorise ce qui manque.',
    more: 'D’autres salons sont dans ce cas.',
    unknown: 'Discord ne me le dit pas en ce moment. Réessaie dans une minute.',
  },
}
