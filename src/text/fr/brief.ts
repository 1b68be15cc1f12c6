import type { Words } from '../words/index.ts'
import { count, isOne, list } from './grammar.ts'
import { names } from './names.ts'
import { cardsLeft } from './narration.ts'
import { nouns } from './nouns.ts'

export const brief: Words['brief'] = {
  tomsTurn: (card, deeds, left, round) =>
    `Carte de Tom : ${names.tomCard[card]}.${deeds.length === 0 ? '' : ` Tom ${list(deeds)}.`} ${cardsLeft(left, round)}.`,
  turn: (name, deeds) => (deeds.length === 0 ? `${name} a joué son tour` : `${name} ${list(deeds)}`),
  sinceYourTurn: 'Depuis ton dernier tour',
  sinceTheStart: 'Depuis le début',
  page: (page, pages) => `Page ${page} sur ${pages}, du plus ancien au plus récent.`,
  moreTurns: (turns) => `${count(turns, nouns.turn)} ${isOne(turns) ? 'non affiché' : 'non affichés'}`,
  pastTurn: (number, name, deeds) =>
    `${number === 0 ? 'Un tour précédent' : `Tour ${number}`} · ${name}${deeds.length === 0 ? '' : ` : ${list(deeds)}.`}`,
  roundPoints: 'Points après cette manche',
  pastLobby: (people) => `La partie a commencé : ${list(people)}.`,
  pastTakenBack: 'Le tour d’avant a été repris.',
  past: 'Un ancien message de cette table.',
}
