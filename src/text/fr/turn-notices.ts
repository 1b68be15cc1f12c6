import type { Words } from '../words/index.ts'
import { quoted } from './grammar.ts'

const hourOf = (hour: number): string => (hour === 0 ? 'minuit' : `${hour} h`)

export const turnNotices: Words['turnNotices'] = {
  title: 'Quand c’est à toi de jouer',
  open: 'Tours et heures calmes',
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
  chooseFrom: 'Début des heures calmes…',
  chooseTo: 'Fin des heures calmes… (12 heures au plus)',
  reminder: (hours) =>
    hours === 0
      ? { label: 'Aucun rappel', told: 'Rappel : **aucun**' }
      : { label: `Rappel après ${hours} heures`, told: `Rappel : **après ${hours} heures**` },
  next: (on) => ({
    switched: on ? 'Ne plus m’annoncer mon tour' : 'M’annoncer mon prochain tour',
    told: `Quand ton tour approche : **${on ? 'je te préviens, sauf si tu viens de jouer' : 'je ne te préviens pas'}**`,
  }),
  quiet: (from, to) => `Heures calmes : **de ${hourOf(from)} à ${hourOf(to)}**. Je te mets au courant après.`,
  mostQuiet: (from, to) =>
    `Douze heures calmes par jour au plus, pour que les autres n’attendent pas trop. Les tiennes vont maintenant de ${hourOf(from)} à ${hourOf(to)}.`,
  clocksFrom: (when) =>
    `Le temps de tes parties suivra tes nouvelles heures calmes et ton fuseau à partir du ${when} : un seul changement par jour.`,
  notQuiet: { label: 'Pas d’heures calmes', told: 'Heures calmes : **aucune**' },
  from: (hour) => `Calme dès ${hourOf(hour)}`,
  to: (hour) => `Calme jusqu’à ${hourOf(hour)}`,
  zone: (zone) => `Fuseau horaire : **${zone}**`,
  noZone:
    'Pour les heures calmes, il me faut ton fuseau horaire, que Discord ne me dit pas. Tape **/bonfire paramètres fuseau** et choisis la ville la plus proche.',
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
    toTheTable: 'Vers la table',
  },
  nextInChannel: (mention) => `Ensuite : ${mention}.`,
  unreached: {
    closed: (name) => `Je ne peux pas envoyer de messages privés à ${name} ; les mentions reprennent donc ici.`,
    left: (name, others) =>
      `${name} n’est plus sur ce serveur. ${others.length === 0 ? 'L’' : `${others.join(' ')} : l’`}hôte ou la modération peut fermer la table. Si ${name} revient, la partie peut continuer.`,
  },
}
