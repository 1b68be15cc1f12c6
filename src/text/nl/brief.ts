import type { Words } from '../words/index.ts'
import { count, list } from './grammar.ts'
import { names } from './names.ts'
import { cardsLeft } from './narration.ts'
import { nouns } from './nouns.ts'

export const brief: Words['brief'] = {
  tomsTurn: (card, deeds, left, round) =>
    `Toms kaart: “${names.tomCard[card]}”.${deeds.length === 0 ? '' : ` Tom ${list(deeds)}.`} ${cardsLeft(left, round)}.`,
  turn: (name, deeds) => (deeds.length === 0 ? `${name} heeft gespeeld` : `${name} ${list(deeds)}`),
  sinceYourTurn: 'Sinds je vorige beurt',
  sinceTheStart: 'Sinds de start',
  page: (page, pages) => `Pagina ${page} van ${pages}, het oudste eerst.`,
  moreTurns: (turns) => `${count(turns, nouns.turn)} niet getoond`,
  pastTurn: (number, name, deeds) =>
    `${number === 0 ? 'Een eerdere beurt' : `Beurt ${number}`} · ${name}${deeds.length === 0 ? '' : ` ${list(deeds)}.`}`,
  roundPoints: 'Punten na deze ronde',
  pastLobby: (people) => `Het spel begon: ${list(people)}.`,
  pastTakenBack: 'De beurt ervoor is teruggenomen.',
  past: 'Een eerder bericht van deze tafel.',
}
