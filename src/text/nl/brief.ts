import type { Words } from '../words/index.ts'
import { theGnome } from './gnomes.ts'
import { count, list, the } from './grammar.ts'
import { names } from './names.ts'
import { colours, nouns, portals } from './nouns.ts'
import { tasks } from './tasks.ts'

export const brief: Words['brief'] = {
  short: {
    shipMoved: 'vaart met het schip',
    taskReceived: 'ontvangt een opdracht',
    guardianReceived: 'haalt een hoeder op',
    guardianMoved: 'verplaatst een hoeder',
    portalPlaced: 'legt een portaal',
    gnomeJoined: 'werft een gnoom',
    ignited: 'ontsteekt een vreugdevuur',
    commonTaskMet: 'volbrengt een opdracht van de Raad',
  },
  startTileLaid: 'legt de eerste lottegel',
  fateTilePlaced: 'legt een lottegel',
  pathBuilt: 'bouwt een weg',
  shipMoved: (island) => `vaart naar ${island.id}`,
  taskReceived: (task) => `ontvangt de opdracht “${tasks.condition(task.condition)}”`,
  guardianReceived: (colour) => `haalt ${the(nouns.guardian, colours[colour])} op`,
  processionBegan: 'houdt een optocht',
  guardianMoved: (guardian) => `verplaatst ${the(nouns.guardian, colours[guardian])}`,
  bonfireTurned: 'gebruikt het grote vreugdevuur',
  portalPlaced: (portal) => `legt ${the(portals[portal])}`,
  gnomeJoined: (gnome) => `werft ${theGnome(gnome)}`,
  ignited: (task) => `ontsteekt “${tasks.condition(task.condition)}”`,
  commonTaskMet: (task) => `volbrengt “${names.commonTask[task]}”`,
  countdownBegan: 'laat het aftellen beginnen',
  passed: 'past',
  wentOut: 'krijgt geen beurten meer',
  tomHadIt: 'had deze opdracht van de Raad al volbracht',
  tomFoundNothing: 'vindt niets',
  tomsTurn: (card, deeds, left, round) =>
    `Toms kaart: ${names.tomCard[card]}.${deeds.length === 0 ? '' : ` Tom ${list(deeds)}.`} Nog ${count(left, nouns.card)}, ronde ${round} van 4.`,
  turn: (name, deeds) => (deeds.length === 0 ? `${name} was aan de beurt` : `${name} ${list(deeds)}`),
  sinceYourTurn: 'Sinds je beurt',
  sinceTheStart: 'Sinds de start',
  page: (page, pages) => `Pagina ${page} van ${pages}, het oudste eerst.`,
  moreTurns: (turns) => count(turns, nouns.turn, { plain: 'eerder', inflected: 'eerdere' }),
  pastTurn: (number, name, deeds) =>
    `${number === 0 ? 'Een eerdere beurt' : `Beurt ${number}`} · ${name}${deeds.length === 0 ? '' : ` ${list(deeds)}`}.`,
  pastLobby: (people) => `Het spel begon: ${list(people)}.`,
  pastTakenBack: 'De beurt ervoor is teruggenomen.',
  past: 'Een eerder bericht van deze tafel.',
}
