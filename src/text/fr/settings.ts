import type { Words } from '../words/index.ts'
import { count, de, isOne, list, quoted } from './grammar.ts'
import { names } from './names.ts'
import { nouns } from './nouns.ts'

const state = (on: boolean): string => (on ? '**oui**' : '**non**')

export const settings: Words['settings'] = {
  title: 'Tes paramètres',
  about: 'Tes paramètres s’appliquent à toutes les tables. Personne d’autre ne les voit.',
  speaks: (language, asDiscord) => `Langue : **${language}**${asDiscord ? ', comme dans Discord' : ''}`,
  switches: {
    hints: (on) => ({
      told: `Astuces dans ton tableau de bord : ${state(on)}`,
      switched: on ? 'Masquer les astuces' : 'Montrer les astuces',
    }),
    warnings: (on) => ({
      told: `Avertissements dans ton tableau de bord : ${state(on)}`,
      switched: on ? 'Masquer les avertissements' : 'Montrer les avertissements',
    }),
    pictures: (on) =>
      on
        ? { told: `Images : ${state(on)}`, switched: 'Du texte, pas d’images' }
        : { told: `Images : ${state(on)}, tout en texte`, switched: 'Montrer les images' },
    tomsTies: (on) =>
      on
        ? { told: 'Égalités de Tom : **tu tranches toujours**', switched: 'Laisser Tom décider' }
        : { told: 'Égalités de Tom : **il tranche celles qui ne te concernent pas**', switched: 'Décider pour Tom' },
    listed: (on) =>
      on
        ? { told: 'Ton nom dans les listes du serveur : **affiché**', switched: 'Masquer mon nom' }
        : { told: 'Ton nom dans les listes du serveur : **masqué**', switched: 'Afficher mon nom' },
  },
  tableSpeaks: (language) =>
    `Langue de cette table dans le salon : **${language}**. Toute personne qui y joue peut la changer, pour tout le monde.`,
  forget: 'Pour les effacer : /bonfire oublie-moi.',
  chooseOwn: 'Ta langue',
  chooseForTable: 'La langue de cette table',
  asDiscord: (language) => `Comme dans Discord (${language})`,
}

export const follow: Words['follow'] = {
  title: 'Afficher une table dans ce salon',
  none: 'Il n’y a pas de table à montrer ici. Tu peux montrer dans un autre salon une table de ce serveur où tu joues ; la modération peut les montrer toutes.',
  choose: 'Afficher une table ici…',
  shown: (names) => `Ce salon montre la table avec **${names}**.`,
  stop: 'Ne plus la montrer',
  begins: (playing) =>
    playing
      ? 'Ce salon montre maintenant cette table : après chaque tour, ce qui s’est passé et une image. La première arrive.'
      : 'Ce salon montrera cette table dès que la partie commencera : après chaque tour, ce qui s’est passé et une image.',
  stopped: 'Ce salon ne montre plus cette table.',
  notYours: 'Seules les personnes de cette table, ou la modération, peuvent faire cela.',
  ownChannel: 'Cette table est déjà dans ce salon. Tape /bonfire suivre dans un autre.',
  tooManyChannels: (most) =>
    `${count(most, nouns.channel)} ${isOne(most) ? 'montre' : 'montrent'} déjà cette table, et c’est le maximum. Tape d’abord /bonfire suivre dans l’un d’eux pour l’y arrêter.`,
  tooManyTables: (most) =>
    `Ce salon montre déjà ${count(most, nouns.table)}, et c’est le maximum. Arrêtes-en d’abord une.`,
  delay: (turns) => (turns === 0 ? 'En direct' : `Avec ${count(turns, nouns.turn)} de retard`),
  chooseDelay: 'Retard sur la table',
  byWhom: (mention) => `${mention} montre cette table ici. Pour arrêter : /bonfire suivre.`,
  alsoShown: (channel, mention) => `${mention} montre maintenant cette table aussi dans ${channel}.`,
  shownNoMore: (channel, mention) =>
    `${mention} : je ne peux plus écrire dans ${channel}, la table n’y est donc plus montrée. Quand ce sera réglé, retape /bonfire suivre là-bas.`,
  earlier: 'Les tours d’avant sont dans l’historique.',
  tellEnd: 'Préviens-moi à la fin',
  willTell: 'Je t’enverrai un message privé à la fin de cette partie. Je viens de t’en envoyer un, et ça marche.',
  tellNot: 'Ne me préviens pas',
  willNotTell: 'D’accord, je ne te préviendrai pas à la fin de cette partie.',
  directClosed:
    'Discord ne me laisse pas t’envoyer de messages privés, je ne peux donc pas te prévenir. Autorise ceux des membres de ce serveur, puis appuie de nouveau.',
  directWorks: (names, channel) => `Je te préviendrai ici quand cette partie sera finie : ${names}, dans ${channel}.`,
  asked: 'Tu m’as demandé de te prévenir.',
}

export const forget: Words['forget'] = {
  ask: [
    `**T’oublier ?** J’efface tes parties contre Tom, ton handicap et tes paramètres. Là où tu as joué, ta place affiche ${quoted(names.formerPlayer)} ; les parties restent pour les autres. C’est définitif.`,
    '-# Les messages déjà publiés dans un salon restent. La modération peut les effacer.',
  ].join('\n'),
  confirm: 'Oublie-moi',
  seated:
    'Tu es encore à une table. Quitte-la d’abord (/bonfire quitter, ou /bonfire fermer si c’est la tienne), puis demande de nouveau :',
  done: (tables) =>
    `C’est fait. Je ne sais plus rien de toi${tables === 0 ? '' : ` : ${count(tables, nouns.table)} ${isOne(tables) ? 'affiche' : 'affichent'} maintenant ${quoted(names.formerPlayer)} à ta place`}. Si tu rejoues, tu repars de zéro.`,
}

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
          return `${by} a libéré la place de ${whom} dans ${where}`
        case 'other':
          return `${by} a fait quelque chose`
      }
    },
  },
  export: {
    done: (games) =>
      `Voici ${played(games)} sur ce serveur, en commençant par la plus récente : une ligne de JSON chacune.`,
    none: 'Aucune partie n’a encore été jouée jusqu’au bout sur ce serveur.',
    left: 'D’autres parties ne tenaient pas dans un seul fichier : les plus anciennes manquent. Indique un mois pour les obtenir.',
  },
  delete: {
    ask: (tables, open) =>
      `Cela supprime tout ce que je garde de ce serveur : ${count(tables, nouns.table)} avec toutes les parties (encore ouvertes : ${open}), ses règles, les personnes bloquées et ce que la modération a fait. Les parties en messages privés restent à qui les joue. Pour sauver d’abord les parties : /bonfire-serveur export.`,
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
