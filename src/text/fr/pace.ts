import type { FreedWhy } from '../words/facts.ts'
import type { Words } from '../words/index.ts'
import { count, de, list, quoted } from './grammar.ts'
import { nouns } from './nouns.ts'

const hoursOf = (hours: number): string =>
  hours % 24 === 0 && hours > 24 ? count(hours / 24, nouns.day) : count(hours, nouns.hour)

/** Why a seat is free. */
export const freedBecause = (name: string, why: FreedWhy): string =>
  ({
    time: `temps écoulé pour ${name}`,
    vote: `trop longtemps sans nouvelles ${de(name)}`,
    moderator: `la modération a retiré ${name}`,
  })[why]

const THEN = {
  nothing: 'il ne se passe rien',
  remind: 'j’envoie un rappel plus insistant',
  free: 'la place se libère',
  sitOut: 'la place se libère et on la saute',
} as const

const whatThen = (mentions: readonly string[], name: string): string =>
  `${mentions.join(' ')} : n’importe qui peut la reprendre, même ${name} ; on peut aussi la sauter.`

export const pace: Words['pace'] = {
  clock: (clock) => {
    switch (clock.kind) {
      case 'live':
        return 'En direct, d’une traite, sans limite de temps'
      case 'turn':
        return `Tour par tour, ${hoursOf(clock.hours)} par tour`
      case 'bank':
        return `Tour par tour, ${hoursOf(clock.hours)} de crédit, +${hoursOf(clock.refill)} par tour`
    }
  },
  atEnd: {
    nothing: 'Temps écoulé : il ne se passe rien',
    remind: 'Temps écoulé : un rappel plus insistant',
    free: 'Temps écoulé : la place se libère',
    sitOut: 'Temps écoulé : la place se libère et on la saute',
  },
  chooseClock: 'Rythme de jeu',
  chooseEnd: 'Quand le temps de quelqu’un est écoulé',
  agreed: (pace) => {
    switch (pace.kind) {
      case 'live':
        return 'Partie en direct, sans limite de temps.'
      case 'turn':
        return `${hoursOf(pace.hours)} par tour. Une fois le temps écoulé, ${THEN[pace.atEnd]}. Les heures de silence et les jours d’absence ne comptent pas.`
      case 'bank':
        return `Chacun a un crédit de ${hoursOf(pace.hours)} et récupère ${hoursOf(pace.refill)} après chaque tour. Une fois le crédit épuisé, ${THEN[pace.atEnd]}. Les heures de silence et les jours d’absence ne comptent pas.`
    }
  },
  timeUntil: (when, atEnd) =>
    `Temps pour ce tour : jusqu’au ${when}${atEnd === 'nothing' ? '' : `, ensuite ${THEN[atEnd]}`}`,
  nearlyOver: (when, atEnd) => `**Fin du temps : ${when}**, ensuite ${THEN[atEnd]}.`,
  over: (when, atEnd) =>
    atEnd === 'remind' ? `**Le temps est écoulé** depuis le ${when}.` : `Temps écoulé le ${when}`,
  yourTime: (when, over) =>
    over ? `Ton temps pour ce tour s’est écoulé ${when}` : `Temps limite pour ce tour : ${when}`,
  moreTime: (when) => `J’étais hors ligne quand le temps s’est écoulé : il est prolongé jusqu’au ${when}.`,
  away: (name, when) => `${name} s’absente jusqu’au ${when}.`,
  freed: (name, why, mentions) => `Une place est libre : ${freedBecause(name, why)}. ${whatThen(mentions, name)}`,
  freedToAct: (name, why, mentions) =>
    `La place qui doit jouer est libre : ${freedBecause(name, why)}. ${whatThen(mentions, name)}`,
  lost: (name) => `Temps écoulé pour ${name}.`,
  freeAsked: ({ name, silent, mentions, until, agreed, objected }) =>
    [
      `${name} voudrait libérer une place : ${silent} ne donne plus de nouvelles depuis des jours. ${mentions.join(' ')} : d’accord ?`,
      `Pour : ${list(agreed)}.${objected.length === 0 ? '' : ` Contre : ${list(objected)}.`}`,
      until === null
        ? 'Il faut l’accord de la majorité des autres.'
        : `La place se libère dès que la majorité des autres est d’accord, ou à la fin du délai si personne ne s’y oppose (${until}). Si ${silent} joue, sa place lui reste.`,
    ].join(' '),
  kept: (silent, against) =>
    `Contre la libération de la place : ${list(against)}. ${silent} garde donc sa place. Nouvelle demande possible dans trois jours.`,
  silent: (name) => `${name} ne donne plus de nouvelles depuis au moins trois jours.`,
  buttons: {
    askFree: 'Demander à libérer la place',
    agreeToFree: 'Libérer la place',
    refuseToFree: 'Attendre encore',
    askSubstitute: 'Chercher quelqu’un',
    keepSeat: 'Garder ma place',
    back: 'Me revoilà',
  },
  substituteWanted: (name) => `${name} cherche quelqu’un pour prendre sa place et joue d’ici là.`,
  substituteAsked:
    'Ta table montre maintenant que tu cherches quelqu’un pour ta place. Joue jusqu’à ce qu’on la reprenne. Tu changes d’avis ? Tape de nouveau /bonfire quitter.',
  substituteNotWanted: 'Tu gardes ta place. La table ne montre plus que tu cherches quelqu’un.',
  substituteCame: (name, mention) => `${mention} : ${name} a repris ta place.`,
  orSubstitute: 'Tu peux aussi chercher quelqu’un pour ta place et jouer d’ici là.',
  tookOver: (name, seat) =>
    `Tu as repris la place ${seat} (avant toi : ${name}), avec tout ce qu’il y a dans cette cité.`,
  settings: {
    awayUntil: (when) =>
      `Absence : **jusqu’au ${when}**. Tes tables l’indiquent, et ton temps et tes rappels sont suspendus.`,
    notAway:
      'Tu t’absentes ? **/bonfire paramètres absence** prévient tes tables et suspend ton temps et tes rappels jusqu’à ton retour.',
    unknownDay: (typed) =>
      `Je ne connais pas le jour « ${typed} ». Commence à taper, puis choisis un jour de la liste (30 jours au plus).`,
    tooFar: (when) => `Une absence dure 30 jours au plus, jusqu’au ${when}. Choisis un jour plus proche.`,
    day: (date, days) => `De retour le ${dayOf(date)} (${days === 1 ? 'demain' : `dans ${days} jours`})`,
  },
  direct: {
    runningOut: (when) => `Temps limite pour ce tour : ${when}`,
    freed: 'Ta place a été libérée ; tu peux la reprendre tant que personne n’y joue',
    substituteCame: (name) => `On te remplace : ${name} a repris ta place`,
    lost: 'Temps écoulé : tu ne joues plus dans cette partie',
    freeAsked: 'Vote : faut-il libérer une place inactive ?',
  },
}

const DAY = new Intl.DateTimeFormat('fr-FR', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
/** "lundi 2 mars", "dimanche 1er mars" */
const dayOf = (date: Date): string => DAY.format(date).replace(/ 1 /, ' 1er ')

const hourOf = (hour: number): string => (hour === 0 ? 'minuit' : `${hour} h`)

export const turnNotices: Words['turnNotices'] = {
  title: 'Quand c’est à toi de jouer',
  open: 'Tours et heures de silence',
  back: 'Tous les paramètres',
  how: {
    channel: {
      label: 'Une mention dans le salon',
      told: 'Je te mentionne **dans le salon** quand c’est à toi ; en tour par tour, une fois par heure au plus.',
    },
    direct: {
      label: 'Un message privé',
      told: 'Je t’envoie un **message privé** quand c’est à toi ; en tour par tour, un par heure et par table au plus.',
    },
    none: { label: 'Pas du tout', told: 'Je **ne te préviens pas** quand c’est à toi.' },
  },
  chooseHow: 'Comment je te préviens',
  chooseReminder: 'Rappel',
  chooseFrom: 'Début des heures de silence…',
  chooseTo: 'Fin des heures de silence… (12 heures au plus)',
  reminder: (hours) =>
    hours === 0
      ? { label: 'Aucun rappel', told: 'Rappel : **aucun**' }
      : { label: `Rappel après ${hours} heures`, told: `Rappel : **après ${hours} heures**` },
  next: (on) => ({
    switched: on ? 'Ne plus m’annoncer mon tour' : 'M’annoncer mon prochain tour',
    told: `Quand ton tour approche : **${on ? 'je te préviens, sauf si tu viens de jouer' : 'je ne te préviens pas'}**`,
  }),
  quiet: (from, to) => `Heures de silence : **de ${hourOf(from)} à ${hourOf(to)}**. Je te mets au courant après.`,
  mostQuiet: (from, to) =>
    `Douze heures de silence par jour au plus, pour que les autres n’attendent pas trop. Les tiennes vont maintenant de ${hourOf(from)} à ${hourOf(to)}.`,
  clocksFrom: (when) =>
    `Le temps de tes parties suivra tes nouvelles heures de silence et ton fuseau à partir du ${when} : un seul changement par jour.`,
  notQuiet: { label: 'Aucune heure de silence', told: 'Heures de silence : **aucune**' },
  from: (hour) => `Silence à partir de ${hourOf(hour)}`,
  to: (hour) => `Silence jusqu’à ${hourOf(hour)}`,
  zone: (zone) => `Fuseau horaire : **${zone}**`,
  noZone:
    'Pour les heures de silence, il me faut ton fuseau horaire, que Discord ne me dit pas. Tape **/bonfire paramètres fuseau** et choisis la ville la plus proche.',
  zoneUnknown: (typed) =>
    `Je ne connais pas le fuseau ${quoted(typed)}. Commence à taper un nom de ville, puis choisis dans la liste.`,
  directWorks: 'C’est ainsi que je te préviens quand c’est à toi.',
  directSent: 'Je viens de t’envoyer un message privé, et ça marche.',
  directClosed:
    'Discord ne me laisse pas t’envoyer de messages privés, je continue donc de te mentionner dans le salon. Autorise ceux des membres de ce serveur, puis choisis de nouveau.',
  about: 'Pour changer la façon dont je te préviens : /bonfire paramètres.',
  direct: {
    title: 'Plusieurs tables t’attendent',
    yourTurn: 'C’est à toi de jouer',
    stillYourTurn: 'C’est toujours à toi de jouer',
    next: 'C’est bientôt à toi',
    undoAsked: 'Quelqu’un voudrait reprendre son tour',
    left: 'Une place est vide',
    over: 'La partie est terminée',
    again: 'On t’invite à rejouer',
    toTheTable: 'Aller à la table',
  },
  nextInChannel: (mention) => `Ensuite : ${mention}.`,
  unreached: {
    closed: (name) => `Je ne peux pas envoyer de messages privés à ${name} ; les mentions reprennent donc ici.`,
    left: (name, others) =>
      `${name} n’est plus sur ce serveur. ${others.length === 0 ? 'L’' : `${others.join(' ')} : l’`}hôte ou la modération peut fermer la table. Si ${name} revient, la partie peut continuer.`,
  },
}
