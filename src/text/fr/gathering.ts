import { control } from '../control.ts'
import type { Words } from '../words/index.ts'
import { buttons } from './buttons.ts'
import { inWords } from './grammar.ts'

export const gathering: Words['gathering'] = {
  heldSeat: (number, mention, until) => `${number}. réservée pour ${mention} jusqu’au ${until}`,
  hold: 'Réserver une place pour quelqu’un…',
  release: (number) => `Libérer la place ${number}`,
  invited: (mentions) =>
    `${mentions} : une place est réservée pour toi. Appuie sur ${control(buttons.join)}, ou sur ${control(buttons.leave)} si tu ne peux pas.`,
  full: (mention) => `${mention} : toutes les places sont prises. Appuie sur ${control(buttons.start)}.`,
  startAt: (people) =>
    people === 0 ? 'L’hôte lance la partie.' : `La partie commence dès que vous êtes ${inWords(people)}.`,
  startsAt: (when, relative) => `La partie commence le ${when} (${relative}), si vous êtes au moins deux.`,
  soon: (mentions) => `${mentions} : ça commence bientôt.`,
  startMissed: (mentions, when) =>
    `${mentions} : la partie n’a pas commencé toute seule le ${when}. Appuyez sur ${control(buttons.start)} dès que vous êtes deux.`,
  startFixed: (when) => `La partie commence le ${when}. Je préviens tout le monde dix minutes avant.`,
  noFixedStart: 'Début : sans heure fixe.',
  notForBots: 'C’est un bot, il ne peut pas jouer ici. Choisis une personne.',
  notCalled: (mention, when) =>
    `Je n’ai pas mentionné ${mention} : je l’ai déjà fait il y a moins d’une heure, ou j’ai appelé beaucoup de monde à cette table. À toi de prévenir cette fois. Je pourrai le faire ${when}, si tu réserves alors une place.`,
  notAsked: (when) =>
    `Je n’ai pas mentionné les autres, car j’ai déjà invité tout le monde à une partie il y a moins d’une heure. À toi de prévenir cette fois. Je pourrai le faire ${when}.`,
  gaveUp: ({ join }) =>
    `D’accord, la place n’est plus réservée pour toi. Tant qu’il y en a une de libre, tu peux encore appuyer sur ${control(join)}.`,
  direct: {
    invited: 'Une place est réservée pour toi',
    full: 'Toutes les places de ta table sont prises',
    soon: (when) => `Ta partie commence ${when}`,
    startMissed: 'Ta partie n’a pas commencé toute seule',
  },
}
