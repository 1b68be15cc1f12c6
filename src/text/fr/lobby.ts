import { controlInSentence } from '../control.ts'
import type { Words } from '../words/index.ts'
import { count, inWords, isOne } from './grammar.ts'
import { buttons, names } from './names.ts'
import { nouns } from './nouns.ts'

export const lobby: Words['lobby'] = {
  title: 'Bonfire : nouvelle table',
  opened: ({ join, start }) =>
    `Ta table est ouverte ; son message est dans ce salon. Les autres y appuient sur ${controlInSentence(join)}, puis toi sur ${controlInSentence(start)}.`,
  invitation: (host) => `${host} ouvre une table pour deux à quatre personnes.`,
  again: (mentions) => `${mentions} : on remet ça ? Il suffit d’appuyer sur ${controlInSentence(buttons.join)}.`,
  seat: (number, name, host) => `${number}. ${name}${host ? ' (hôte)' : ''}`,
  freeSeat: (number) => `${number}. libre`,
  edition: (edition) => `${names.edition[edition].name} : ${names.edition[edition].about}.`,
  beginnerIslands: (on) =>
    on ? 'Îles pour débuter : sur chaque île, des missions de couleurs différentes.' : 'Îles : missions au hasard.',
  language: (name) => `Langue : ${name}.`,
  stories: { turn: 'Une ligne par tour', round: 'Un message par manche' },
  story: (each) => (each === 'turn' ? 'Le salon garde une ligne par tour.' : 'Le salon garde un message par manche.'),
  letTomDecide: (on) => (on ? 'Tom tranche ses égalités lui-même.' : 'Tu tranches les égalités pour Tom.'),
  handicap: (points) =>
    points === 0
      ? 'Pas d’avance.'
      : points > 0
        ? `Tom commence avec ${names.points(points)} d’avance.`
        : `Tu commences avec ${names.points(-points)} d’avance.`,
  chooseOptions: 'Changer les options',
  waiting: (seated, startAt) => {
    const missing = startAt - seated
    if (missing > 0)
      return `Il manque encore ${isOne(missing) ? 'une personne' : `${missing} personnes`} pour commencer.`
    return isOne(seated) ? 'Il manque encore au moins une personne.' : `Vous êtes ${seated}. L’hôte peut commencer.`
  },
  closesByItself: 'Sans activité pendant un jour, la table se ferme toute seule.',
  components: (standard) =>
    standard
      ? 'Les pièces que les livrets ne montrent qu’en image sont reconstituées ; la personne qui héberge ce bot peut saisir les vraies.'
      : 'On joue avec les pièces saisies pour ce bot.',
}

export const gathering: Words['gathering'] = {
  heldSeat: (number, mention, until) => `${number}. réservée pour ${mention} jusqu’au ${until}`,
  hold: 'Réserver une place pour quelqu’un…',
  release: (number) => `Libérer la place ${number}`,
  invited: (mentions) =>
    `${mentions} : une place est réservée pour toi. Appuie sur ${controlInSentence(buttons.join)}, ou sur ${controlInSentence(buttons.leave)} si tu ne peux pas jouer.`,
  full: (mention) => `${mention} : toutes les places sont prises. Appuie sur ${controlInSentence(buttons.start)}.`,
  startAt: (people) =>
    people === 0 ? 'L’hôte lance la partie.' : `La partie commence dès que vous êtes ${inWords(people)}.`,
  startsAt: (when, relative) => `Début de la partie : le ${when} (${relative}), si vous êtes au moins deux.`,
  soon: (mentions) => `${mentions} : ça commence bientôt.`,
  startMissed: (mentions, when) =>
    `${mentions} : la partie n’a pas commencé toute seule le ${when}. Appuyez sur ${controlInSentence(buttons.start)} dès que vous êtes deux.`,
  startFixed: (when) => `La partie commence le ${when}. Je préviens tout le monde dix minutes avant.`,
  noFixedStart: 'Début : sans heure fixe.',
  notForBots: 'C’est un bot, il ne peut pas jouer ici. Choisis une personne.',
  notCalled: (mention, when) =>
    `Je n’ai pas mentionné ${mention} : je l’ai déjà fait il y a moins d’une heure, ou j’ai appelé beaucoup de monde à cette table. À toi de prévenir cette fois. Prochaine mention possible : ${when}, si tu réserves alors une place.`,
  notAsked: (when) =>
    `Je n’ai pas mentionné les autres, car j’ai déjà invité tout le monde à une partie il y a moins d’une heure. À toi de prévenir cette fois. Prochaine invitation possible : ${when}.`,
  gaveUp: ({ join }) =>
    `D’accord, la place n’est plus réservée pour toi. Tant qu’il y en a une de libre, tu peux encore appuyer sur ${controlInSentence(join)}.`,
  direct: {
    invited: 'Une place est réservée pour toi',
    full: 'Toutes les places de ta table sont prises',
    soon: (when) => `Début de ta partie : ${when}`,
    startMissed: 'Ta partie n’a pas commencé toute seule',
  },
}

const level: Words['computers']['level'] = { beginner: 'débutant', club: 'moyen', expert: 'expert' }

export const computers: Words['computers'] = {
  named: (name) => `${name} (ordinateur)`,
  level,
  seated: (name, how) => `${name}, ${level[how]}`,
  choose: 'Ordinateurs…',
  add: (how) => `Ajouter un ordinateur, niveau ${level[how]}`,
  remove: (name) => `Retirer ${name}`,
  give: 'Confier une place à un ordinateur…',
  giveSeat: (name, how) => `Pour ${name} : ordinateur, niveau ${level[how]}`,
  thinks: (name) => `${name} réfléchit…`,
  satDown: (name, seat, how) => `${name} prend la place ${seat} (${level[how]})`,
  gotUp: (name) => `${name} quitte la table`,
  alone: {
    opened: (players, how) =>
      `Ta partie contre ${count(players, nouns.computer)} (niveau ${level[how]}) t’attend dans nos messages privés.`,
    openAlready: (turn) =>
      `Tu as déjà une partie en cours contre des ordinateurs, au tour ${turn}. Une seule à la fois : continue-la ou ferme-la.`,
    close: 'Fermer cette partie',
    onlyWithTom: (typed) =>
      `Seulement contre Tom : ${typed.join(', ')}. Je n’ai donc pas lancé de partie. Retape /bonfire solo sans cela, ou sans ordinateurs.`,
    against: (players, how) => `Contre ${count(players, nouns.computer)} (niveau ${level[how]}).`,
  },
}

export const leaving: Words['leaving'] = {
  ask: {
    leave:
      '**Quitter cette partie ?** Ta place devient vide et ta cité reste telle quelle. N’importe qui peut la reprendre, toi aussi si tu reviens. D’ici là, les autres peuvent la sauter pour le reste de la partie. Je les préviendrai.',
    leaveLast:
      '**Quitter cette partie ?** Il n’y a plus que toi ici : la table se ferme et la partie se termine sans résultat.',
    closeLobby: '**Fermer cette table ?** Personne ne pourra plus la rejoindre, et le salon sera libre pour une autre.',
    closeGame:
      '**Fermer cette table ?** La partie se termine pour tout le monde, sans résultat, et ne pourra pas reprendre. Pour partir sans arrêter la partie, tape plutôt /bonfire quitter.',
    closeFrozen:
      '**Fermer cette table ?** Ta partie reste enregistrée, mais ne pourra pas reprendre. Le salon sera libre pour une autre table.',
  },
  confirm: {
    leave: 'Quitter la partie',
    leaveLast: 'Quitter et fermer la table',
    closeLobby: 'Fermer la table',
    closeGame: 'Terminer la partie pour tous',
    closeFrozen: 'Fermer la table',
  },
  stay: 'Finalement, non',
  done: {
    leave:
      'Tu as quitté la partie. Ta place est vide : n’importe qui peut la reprendre, toi aussi, avec /bonfire reprendre.',
    leaveLast:
      'Tu as quitté la partie. Il n’y avait plus personne : la table est fermée. /bonfire nouvelle en ouvre une autre.',
    closeLobby: 'Tu as fermé la table. /bonfire nouvelle en ouvre une autre.',
    closeGame:
      'Tu as fermé la table, et la partie s’est terminée sans résultat. /bonfire nouvelle ouvre une autre table.',
    closeFrozen: 'Tu as fermé la table. Ta partie reste enregistrée. /bonfire nouvelle ouvre une autre table.',
    leaveLobby: 'Tu as quitté la table. Tu peux revenir tant que la partie n’a pas commencé.',
    leaveLobbyLast:
      'Tu as quitté la table. Il n’y avait plus personne : elle est fermée. /bonfire nouvelle en ouvre une autre.',
  },
}

const inOrOut = { in: 'J’en suis', out: 'Finalement, non' }

export const looking: Words['looking'] = {
  buttons: inOrOut,
  title: 'Qui veut jouer ?',
  about: (host, players, until) =>
    `${host} cherche du monde pour jouer : la table s’ouvre dès que vous êtes ${players}. L’appel est ouvert jusqu’au ${until}.`,
  seat: (number, name) => `${number}. ${name}`,
  free: (number) => `${number}. libre`,
  how: (into) => `Appuie sur ${controlInSentence(into)}. Je te mentionnerai une fois, quand la table s’ouvrira.`,
  posted: (out) => `C’est dans le salon. Pour annuler, appuie là-bas sur ${controlInSentence(out)}.`,
  already: 'Tu cherches déjà du monde pour jouer sur ce serveur. Annule d’abord cette recherche.',
  gone: 'Cette recherche est terminée.',
  over: 'Il n’y avait pas assez de monde à temps.',
  calledOff: 'C’est annulé.',
  opening: 'Tout le monde est là : la table s’ouvre.',
  failed: 'Il y a assez de monde, mais je n’ai pas pu ouvrir la table. Ouvrez-la avec /bonfire nouvelle.',
  role: {
    notHere:
      'Sur ce serveur, je ne peux pas mentionner de rôle. Ne l’indique pas, ou demande à la modération : /bonfire-serveur réglages.',
    notMentionable: (role) => `Je ne peux pas mentionner ${role}. Choisis un rôle que tout le monde peut mentionner.`,
    again: (when) =>
      `Un rôle a déjà été mentionné ici il y a moins d’une heure. Ne l’indique pas, ou attends. Prochaine mention possible : ${when}.`,
  },
}
