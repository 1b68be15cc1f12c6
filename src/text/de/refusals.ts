import type { Colour } from '#engine'
import { EMOJI } from '../emoji.ts'
import type { RefusalWords, TableRefusalWords } from '../words/refusals.ts'
import { count, either, isOne } from './grammar.ts'
import { names } from './names.ts'
import { nouns } from './nouns.ts'

/** "2 🟦", a price in action tiles. */
const tilePrice = (colour: Colour, needed: number): string => `${needed} ${EMOJI.actionTile[colour]}`

const nothingToLight = (unlit: number): string | null =>
  unlit === 0 ? 'Du hast keine Aufgabe, die du entfachen könntest. Hol dir erst eine auf einer Insel.' : null

export const refusals: RefusalWords = {
  gameOver: () => 'Die Partie ist zu Ende, zu spielen gibt es nichts mehr. Sieh dir die Punkte an.',
  notAskedNow: () => 'Das steht gerade nicht zur Wahl. Was zur Wahl steht, zeigt deine Übersicht.',
  optionTaken: () => 'Deine Aktion hast du in diesem Zug schon gemacht. Bonusaktionen gehen noch, oder beende den Zug.',
  optionOpen: () => 'Du kannst noch eine Aktion machen, darum kann dein Zug noch nicht enden. Wähl eine.',
  tilesShort: ({ figures }) =>
    `Das kostet ${tilePrice(figures.colour, figures.needed)}, dir ${isOne(figures.short) ? 'fehlt' : 'fehlen'} ${figures.short}. Ein ${EMOJI.actionTile.yellow} oder zwei beliebige Marker ersetzen einen.`,
  resourcesShort: ({ figures }) =>
    `Dir ${isOne(figures.short) ? 'fehlt' : 'fehlen'} ${count(figures.short, nouns.resource, 'nom')}. Ein ${EMOJI.resource.gold} oder zwei beliebige Ressourcen ersetzen eine.`,
  notThePrice: () => 'Das ist nicht genau der Preis. Wähl etwas aus der Liste.',
  tooManyTiles: ({ figures }) =>
    `Du hast ${count(figures.held, nouns.actionTile, 'acc')} und darfst beim Anlegen eines Schicksalsplättchens ${figures.most} behalten: Wirf erst welche ab.`,
  noFateTiles: () => 'Du hast keine Schicksalsplättchen mehr.',
  noSuchTile: () => 'Dieses Plättchen ist nicht da. Wähl ein anderes.',
  doesNotFit: () =>
    'Dort passt es nicht. Es muss im Schicksalsfeld auf freien Feldern liegen und an eins deiner Plättchen grenzen.',
  notTopOrBottom: () => 'Anlegen kannst du nur das oberste oder das unterste Plättchen aus deinem Vorrat.',
  cityFull: ({ figures }) => `In deiner Stadt ist Platz für ${figures.most} davon, und die hast du.`,
  notOnDisplay: () => 'Dieses Wegplättchen liegt nicht mehr aus. Wähl ein anderes.',
  pileEmpty: () => 'Der Stapel ist leer. Nimm ein Plättchen aus der Auslage.',
  notOneColour: () => 'Dafür müssen alle vier offenen Wegplättchen die gleiche Kristallfarbe haben.',
  alreadyThere: () => 'Dort liegt dein Schiff schon. Wähl eine andere Insel.',
  noSuchIsland: () => 'Diese Insel gibt es nicht. Sie heißen A1 bis D4.',
  shipElsewhere: () => 'Dein Schiff liegt nicht an der Insel dieser Hüterin. Fahr erst hin.',
  noSuchTask: () => 'Diese Aufgabe liegt nicht an der Insel deines Schiffs. Fahr erst hin, oder wähl eine andere.',
  noOffering: () => 'Dort hast du keine Opferschale mehr. Nimm den anderen Stapel, wenn er noch eine hat.',
  spaceTaken: () => 'Auf diesem Feld liegt schon eine Aufgabe. Wähl ein freies.',
  guardianOwned: () => 'Eine Hüterin dieser Farbe hast du schon. Jede Stadt hat von jeder Farbe eine.',
  noGuardianThere: () => 'Auf ihrer Insel ist keine Hüterin dieser Farbe mehr.',
  nobodyCanMove: () =>
    'Keine deiner Hüterinnen kann einen Schritt gehen. Bau am Weg weiter, oder sorg für Portal und Feuer bei einem Bonfire.',
  tooManySteps: () => 'So viele Schritte bringen keine weiter. Bezahl weniger.',
  notFurthest: () => 'Die vorderste Hüterin zieht zuerst.',
  tooFar: ({ figures }) =>
    `Das wären ${count(figures.needed, nouns.step, 'nom')}, und diese Prozession geht ${figures.steps}. Wähl einen näheren Ort.`,
  noWay: () => 'Da kommt sie nicht hin. Zu einem Bonfire braucht sie das Portal daneben, und es muss brennen.',
  occupied: () => 'Dort steht schon eine Hüterin. Wähl einen freien Ort.',
  somebodyMustMove: () => 'In einer Prozession, die du bezahlst, muss mindestens eine Hüterin ziehen.',
  noSuchSpace: () => 'Dieses Feld hat das Große Bonfire nicht. Wähl eins der sieben.',
  portalDoesNotFit: () =>
    'Dieses Portal liegt nicht dort, oder es passt nicht in deine nächste Aussparung. Wähl andere Belohnungen.',
  takeTwo: () => 'Nimm zwei der drei Belohnungen.',
  noSuchGnome: () => 'Diesen Gnom kannst du hier nicht nehmen. Wähl einen aus der Liste.',
  conditionNotMet: ({ figures }) => {
    const common = Object.entries(names.commonTask).find(([task]) => task === figures.task)
    if (common !== undefined) return `So weit bist du noch nicht: ${common[1]}.`
    return 'Diese Aufgabe erfüllst du noch nicht. In deiner Stadt siehst du, wie weit du bist.'
  },
  noTaskThere: ({ figures }) =>
    nothingToLight(figures.unlit) ?? 'Auf diesem Feld liegt keine Aufgabe. Wähl eins mit Aufgabe.',
  alreadyLit: ({ figures }) =>
    nothingToLight(figures.unlit) ?? 'Dieses Bonfire brennt schon. Wähl eine Aufgabe, die noch nicht entfacht ist.',
  noviceGone: () => 'Diesen Rats-Novizen hat schon jemand eingesetzt. Die Punkte am Ende bekommst du trotzdem.',
  noviceThere: () => 'Dort sitzt schon ein Novize dieser Farbe. Wähl ein anderes Feld.',
  bonusUnusable: () => 'Das geht hier gerade nicht. Nimm das andere.',
  nothingToTurnUp: () => 'Es wartet nichts darauf, aufgedeckt zu werden.',
  nothingToDiscard: () =>
    'Abzuwerfen gibt es nichts: Du hast wenig genug Marker, oder kein Schicksalsplättchen würde passen.',
  noCountdownTile: () => 'Passen kannst du nur im Countdown, mit einem Countdown-Plättchen vor dir.',
  mayPass: () => 'Du hast ein Countdown-Plättchen. Pass lieber: Das bringt seine Punkte.',
  mustTake: () => 'Du hast die Wegplättchen ausgetauscht, darum musst du jetzt eins nehmen.',
}

const seatsOf = (seats: readonly number[]): string => `Platz ${either(seats.map(String))}`

export const tableRefusals: TableRefusalWords = {
  rules: (reason) => reason,
  notYourTurn: (name) =>
    name === null
      ? 'Am Zug ist ein leerer Platz. Übernimm ihn, oder lass ihn aussetzen.'
      : `${name} ist am Zug. Umsehen kannst du dich solange.`,
  notSeated: (phase, seats) => {
    if (phase === 'lobby') return 'Du sitzt noch nicht an diesem Tisch: Drück auf „Mitspielen“.'
    const stay = 'Zuschauen kannst du gern: „Ansehen…“ zeigt alles.'
    return `Du sitzt nicht an diesem Tisch. ${seats.length === 0 ? '' : `Du kannst ${seatsOf(seats)} übernehmen. `}${stay}`
  },
  alreadySeated: 'Du sitzt schon an diesem Tisch. /bonfire zug öffnet deine Übersicht.',
  full: 'Alle vier Plätze sind besetzt. Eröffne einen Tisch in einem anderen Kanal oder Thread.',
  alreadyStarted: (seats) =>
    seats.length === 0
      ? 'Diese Partie läuft, und alle Plätze sind besetzt. Zuschauen kannst du gern.'
      : `Diese Partie läuft. Du kannst ${seatsOf(seats)} übernehmen.`,
  notStarted: 'Die Partie hat noch nicht begonnen. Die Tischleitung startet sie.',
  tooFewPeople: (seated, needed) =>
    `Es braucht ${count(needed, nouns.person, 'acc')}, und hier ${isOne(seated) ? 'sitzt erst eine' : `sitzen ${seated}`}. Lade jemanden ein, oder spiel gegen Tom.`,
  notTheHost: (name) => `Das kann nur die Tischleitung, und das ist ${name}.`,
  notHostNorModerator: (name) => `Das kann nur die Tischleitung (${name}) oder die Moderation.`,
  tableOver: (phase) =>
    phase === 'frozen'
      ? 'Dieser Tisch ist angehalten, weil etwas kaputtging. Wer den Bot betreibt, bringt ihn vielleicht wieder in Gang; sonst kann man ihn schließen.'
      : 'An diesem Tisch ist Schluss. Mit /bonfire neu eröffnest du einen neuen.',
  noSuchSeat: (seats) =>
    seats.length === 0
      ? 'An diesem Tisch ist kein Platz frei. Du kannst zuschauen oder mit /bonfire neu in einem anderen Kanal selbst einen eröffnen.'
      : `Diesen Platz gibt es hier nicht. Frei ist ${seatsOf(seats)}.`,
  seatNotEmpty: (name) =>
    `Dort sitzt ${name}, der Platz ist also nicht frei. Aussteigen kann nur, wer dort sitzt: /bonfire aussteigen.`,
  satOut:
    'Dieser Platz hat in dieser Partie keine Züge mehr, es gibt nichts zu übernehmen oder auszusetzen. Wähl einen anderen.',
  soloTable: 'Das ist eine Solopartie gegen Tom. /bonfire solo eröffnet dir eine eigene.',
  nothingToUndo: 'Zurückzunehmen gibt es nichts: Du hast in diesem Zug noch nichts gewählt.',
  undoTooFar: 'Seitdem wurde etwas aufgedeckt, darum lässt sich das nicht mehr zurücknehmen.',
  noChoices: 'Es wurde nichts gewählt. Öffne deine Übersicht und such dir etwas aus einer Liste aus.',
  pressTooLong: 'Das war zu viel für einen Druck. Mach es Schritt für Schritt.',
  newerRules: 'Der Bot wird gerade aktualisiert. Versuch es in einer Minute noch einmal; verloren ist nichts.',
  failed:
    'Dabei ist bei mir etwas kaputtgegangen, geändert wurde nichts. Versuch es noch einmal, oder etwas anderes. Wer den Bot betreibt, findet es im Log.',
  tooManyTables: (most) =>
    `Du sitzt schon an ${count(most, nouns.table, 'dat', { stem: 'offen' })}, mehr betreue ich nicht für eine Person. Verlass einen mit /bonfire aussteigen in seinem Kanal, oder spiel ihn zu Ende; dann versuch es noch einmal.`,
}
