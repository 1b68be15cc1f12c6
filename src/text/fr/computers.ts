import type { Words } from '../words/index.ts'
import { count } from './grammar.ts'
import { nouns } from './nouns.ts'

const level: Words['computers']['level'] = { beginner: 'débutant', club: 'moyen', expert: 'expert' }

export const computers: Words['computers'] = {
  named: (name) => `${name} (ordinateur)`,
  level,
  seated: (name, how) => `${name}, ${level[how]}`,
  choose: 'Ordinateurs…',
  add: (how) => `Ajouter un ordinateur : ${level[how]}`,
  remove: (name) => `Retirer ${name}`,
  give: 'Confier à un ordinateur…',
  giveSeat: (name, how) => `Pour ${name} : un ordinateur, ${level[how]}`,
  thinks: (name) => `${name} réfléchit…`,
  satDown: (name, seat, how) => `${name} prend la place ${seat} (${level[how]}).`,
  gotUp: (name) => `${name} quitte la table.`,
  alone: {
    opened: (players, how) =>
      `Ta partie contre ${count(players, nouns.computer)} (${level[how]}) t’attend dans nos messages privés.`,
    openAlready: (turn) =>
      `Tu as déjà une partie en cours contre des ordinateurs, au tour ${turn}. Une seule à la fois : continue-la ou ferme-la.`,
    close: 'Fermer cette partie',
    onlyWithTom: (typed) =>
      `Seulement contre Tom : ${typed.join(', ')}. Je n’ai donc pas lancé de partie. Retape /bonfire solo sans cela, ou sans ordinateurs.`,
    against: (players, how) => `Contre ${count(players, nouns.computer)} : ${level[how]}.`,
  },
}
