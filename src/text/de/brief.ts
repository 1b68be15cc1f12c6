import type { Words } from '../words/index.ts'
import { count, list } from './grammar.ts'
import { names } from './names.ts'
import { cardsLeft } from './narration.ts'
import { nouns } from './nouns.ts'

export const brief: Words['brief'] = {
  tomsTurn: (card, deeds, left, round) =>
    `Toms Karte: ${names.tomCard[card]}.${deeds.length === 0 ? '' : ` Tom ${list(deeds)}.`} ${cardsLeft(left, round)}.`,
  turn: (name, deeds) => (deeds.length === 0 ? `${name} hat gespielt` : `${name} ${list(deeds)}`),
  sinceYourTurn: 'Seit deinem letzten Zug',
  sinceTheStart: 'Seit dem Start',
  page: (page, pages) => `Seite ${page} von ${pages}, das Älteste zuerst.`,
  moreTurns: (turns) => `${count(turns, nouns.turn, 'nom')} nicht gezeigt`,
  pastTurn: (number, name, deeds) =>
    `${number === 0 ? 'Ein früherer Zug' : `Zug ${number}`} · ${name}${deeds.length === 0 ? '' : ` ${list(deeds)}.`}`,
  roundPoints: 'Punkte nach dieser Runde',
  pastLobby: (people) => `Die Partie begann: ${list(people)}.`,
  pastTakenBack: 'Der Zug davor wurde zurückgenommen.',
  past: 'Eine frühere Nachricht dieses Tisches.',
}
