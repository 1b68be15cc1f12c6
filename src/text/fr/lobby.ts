import { control } from '../control.ts'
import type { Words } from '../words/index.ts'
import { buttons } from './buttons.ts'
import { isOne } from './grammar.ts'
import { names } from './names.ts'

export const lobby: Words['lobby'] = {
  title: 'Bonfire : nouvelle table',
  opened: ({ join, start }) =>
    `Ta table est ouverte ; son message est dans ce salon. Les autres y appuient sur ${control(join)}, puis toi sur ${control(start)}.`,
  invitation: (host) => `${host} ouvre une table pour deux à quatre personnes.`,
  again: (mentions) => `${mentions} : on remet ça ? Appuyez sur ${control(buttons.join)}.`,
  seat: (number, name, host) => `${number}. ${name}${host ? ' (hôte)' : ''}`,
  freeSeat: (number) => `${number}. libre`,
  edition: (edition) => `${names.edition[edition].name} : ${names.edition[edition].about}`,
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
  waiting: (seated) => (isOne(seated) ? 'Il manque encore quelqu’un.' : `Vous êtes ${seated}. L’hôte peut commencer.`),
  closesByItself: 'Sans activité pendant un jour, la table se ferme toute seule.',
  components: (standard) =>
    standard
      ? 'Les pièces que les livrets ne font que montrer sont reconstituées ; la personne qui héberge ce bot peut saisir les vraies.'
      : 'On joue avec les pièces saisies pour ce bot.',
}
