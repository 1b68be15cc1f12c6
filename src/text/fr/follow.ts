import type { Words } from '../words/index.ts'
import { count, isOne } from './grammar.ts'
import { nouns } from './nouns.ts'

export const follow: Words['follow'] = {
  title: 'Montrer une table dans ce salon',
  none: 'Il n’y a pas de table à montrer ici. Si tu joues à une table de ce serveur, ou si tu fais partie de la modération, tu peux la montrer dans un autre salon.',
  choose: 'Montrer une table ici…',
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
