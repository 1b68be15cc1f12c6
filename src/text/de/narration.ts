import { EMOJI } from '../emoji.ts'
import type { Words } from '../words/index.ts'
import { toPlace, upToSteps } from './choices.ts'
import { gnomes, theGnome } from './gnomes.ts'
import { a, bare, count, isOne, list, the, toThe } from './grammar.ts'
import { names } from './names.ts'
import { colours, islands, nouns, portals } from './nouns.ts'
import { tasks } from './tasks.ts'

/** In the present tense, as at the table: the verb stands second, and what belongs to it last. */
export const narration: Words['narration'] = {
  sentence: (name, deeds) => `${name} ${list(deeds)}.`,
  deeds: {
    startTileLaid: (symbols, swapped) =>
      swapped
        ? `tauscht das erste Schicksalsplättchen gegen ${symbols} und legt es an`
        : `legt das erste Schicksalsplättchen ${symbols} an`,
    fateTilePlaced: (symbols) => `legt das Schicksalsplättchen ${symbols} an`,
    discarded: (tiles) => `wirft ${tiles} ab`,
    pathBuilt: ({ crystal, resource, space, from }) =>
      `baut auf Wegfeld ${space} einen Weg mit ${names.resource[resource]} und ${bare(nouns.crystal, 'dat', colours[crystal])}${BUILT_FROM[from]}`,
    pathsPutBack: 'legt die vier offenen Wegplättchen zurück',
    shipMoved: (island) =>
      island.kind === 'task'
        ? `fährt ${toThe(islands[island.resource])} ${island.id}`
        : `fährt nach ${island.id} ${toThe(nouns.guardian, colours[island.guardian])}`,
    offeringLaid: (resource) => `legt die Opferschale mit ${names.resource[resource]} ab`,
    taskReceived: (task, offering) =>
      `erhält die ${task.points}-Punkte-Aufgabe „${tasks.condition(task.condition)}“${offering === null ? '' : ` gegen die Opferschale mit ${names.resource[offering]}`}`,
    guardianReceived: (colour) => `holt ${the(nouns.guardian, 'acc', colours[colour])} ab`,
    processionBegan: (steps) => `führt eine Prozession mit ${upToSteps(steps)} durch`,
    guardianMoved: (guardian, to) => `zieht ${the(nouns.guardian, 'acc', colours[guardian])} ${toPlace(to)}`,
    bonfireTurned: (compass) => `dreht das Große Bonfire nach ${names.compass[compass]}`,
    portalPlaced: (portal, space) => `legt ${the(portals[portal], 'acc')} an Feld ${space}`,
    gnomeJoined: (gnome) => `wirbt ${theGnome(gnome)} an`,
    ignited: (task, space) => `entfacht auf Feld ${space} das ${task.points}-Punkte-Bonfire`,
    noviceMoved: (novice, to) =>
      `schickt ${novice.kind === 'own' ? a(nouns.novice, 'acc') : `${the(nouns.neutralNovice, 'acc')} von „${names.commonTask[novice.task]}“`} auf „${names.council[to].name}“`,
    bonusTaken: () => 'nimmt den Bonus',
    commonTaskMet: (task) => `erfüllt eine Aufgabe des Rates: ${names.commonTask[task]}`,
    islandActionDeclined: 'tut dort nichts',
    passed: (byItself) => (byItself ? 'hat keinen Zug mehr und passt' : 'passt und hat keine Züge mehr'),
    wentOut: (why) => WENT_OUT[why],
    outgrown: 'hat diese Aufgabe des Rates schon erfüllt',
    paid: 'bezahlt',
    gained: 'bekommt',
  },
  onlyThingPossible: 'nur das war möglich',
  pathsTurnedUp: (tiles) =>
    `Neu bei den Wegplättchen: ${tiles.map(({ crystal, resource }) => `${EMOJI.crystal[crystal]}${EMOJI.resource[resource]}`).join(' ')}.`,
  gnomesTurnedUp: (turnedUp) => `Neu bei den Gnomen: ${list(turnedUp.map((gnome) => gnomes(gnome).name))}.`,
  offeringTurnedUp: (name, resource) => `${name} deckt die Opferschale mit ${names.resource[resource]} auf.`,
  countdownBegan: (novices) =>
    `${EMOJI.countdown} Der Countdown beginnt: ${count(novices, nouns.novice, 'nom')} ${isOne(novices) ? 'sitzt' : 'sitzen'} im Hohen Rat.`,
  countdownHandedOn: (tile) => `${EMOJI.countdown} Countdown: Plättchen ${tile} wird weitergegeben.`,
  tomCard: (card, gnome, left, round) =>
    `${EMOJI.tom} Toms Karte: ${names.tomCard[card]}${gnome === null ? '' : `. Aufgedeckt: ${gnomes(gnome).name} ${EMOJI.resource[gnome.resource]}`}. Noch ${count(left, nouns.card, 'nom')}, Runde ${round} von 4.`,
  tomFoundNothing: `${EMOJI.tom} Für Tom ist nichts dabei.`,
  gameEnded: (ending) => `🏁 Die Partie ist zu Ende. ${names.ending[ending]}`,
}

const WENT_OUT = {
  nothingLeft: 'kann nichts mehr tun und hat keine Züge mehr',
  declined: 'lässt die Bonusaktion liegen, mehr war nicht möglich, und hat keine Züge mehr',
  satOut: 'setzt ab jetzt aus',
} as const
const BUILT_FROM = { display: '', pile: ', unbesehen vom Stapel', search: ', aus dem Stapel ausgesucht' } as const
