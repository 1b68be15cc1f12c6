import type { Words } from '../words/index.ts'
import { theGnome } from './gnomes.ts'
import { count, isOne, list, the } from './grammar.ts'
import { names } from './names.ts'
import { colours, nouns, portals } from './nouns.ts'
import { tasks } from './tasks.ts'

export const brief: Words['brief'] = {
  short: {
    shipMoved: 'fährt mit dem Schiff',
    taskReceived: 'erhält eine Aufgabe',
    guardianReceived: 'holt eine Hüterin ab',
    guardianMoved: 'zieht eine Hüterin',
    portalPlaced: 'legt ein Portal an',
    gnomeJoined: 'wirbt einen Gnom an',
    ignited: 'entfacht ein Bonfire',
    commonTaskMet: 'erfüllt eine Aufgabe des Rates',
  },
  startTileLaid: 'legt das erste Schicksalsplättchen',
  fateTilePlaced: 'legt ein Schicksalsplättchen an',
  pathBuilt: 'baut einen Weg',
  shipMoved: (island) => `fährt nach ${island.id}`,
  taskReceived: (task) => `erhält die Aufgabe „${tasks.condition(task.condition)}“`,
  guardianReceived: (colour) => `holt ${the(nouns.guardian, 'acc', colours[colour])} ab`,
  processionBegan: 'führt eine Prozession durch',
  guardianMoved: (guardian) => `zieht ${the(nouns.guardian, 'acc', colours[guardian])}`,
  bonfireTurned: 'nutzt das Große Bonfire',
  portalPlaced: (portal) => `legt ${the(portals[portal], 'acc')} an`,
  gnomeJoined: (gnome) => `wirbt ${theGnome(gnome)} an`,
  ignited: (task) => `entfacht „${tasks.condition(task.condition)}“`,
  commonTaskMet: (task) => `erfüllt „${names.commonTask[task]}“`,
  countdownBegan: 'löst den Countdown aus',
  passed: 'passt',
  wentOut: 'hat keine Züge mehr',
  tomHadIt: 'hat diese Aufgabe des Rates schon erfüllt',
  tomFoundNothing: 'findet nichts',
  tomsTurn: (card, deeds, left, round) =>
    `Toms Karte: ${names.tomCard[card]}.${deeds.length === 0 ? '' : ` Tom ${list(deeds)}.`} Noch ${count(left, nouns.card, 'nom')}, Runde ${round} von 4.`,
  turn: (name, deeds) => (deeds.length === 0 ? `${name} war am Zug` : `${name} ${list(deeds)}`),
  sinceYourTurn: 'Seit deinem Zug',
  sinceTheStart: 'Seit dem Start',
  page: (page, pages) => `Seite ${page} von ${pages}, das Älteste zuerst.`,
  moreTurns: (turns) => (isOne(turns) ? '1 weiterer Zug' : `${turns} weitere Züge`),
  pastTurn: (number, name, deeds) =>
    `${number === 0 ? 'Ein früherer Zug' : `Zug ${number}`} · ${name}${deeds.length === 0 ? '' : ` ${list(deeds)}`}.`,
  pastLobby: (people) => `Die Partie begann: ${list(people)}.`,
  pastTakenBack: 'Der Zug davor wurde zurückgenommen.',
  past: 'Eine frühere Nachricht dieses Tisches.',
}
