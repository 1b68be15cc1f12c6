import { control } from '../control.ts'
import type { Words } from '../words/index.ts'
import { count, either, isOne } from './grammar.ts'
import { nouns } from './nouns.ts'

const seatsOf = (seats: readonly number[]): string => `Platz ${either(seats.map(String))}`

export const tableRefusals: Words['tableRefusals'] = {
  rules: (reason) => reason,
  notYourTurn: (name) =>
    name === null
      ? 'Am Zug ist ein leerer Platz. Übernimm ihn, oder spielt ohne ihn weiter.'
      : `${name} ist am Zug. Umsehen kannst du dich solange.`,
  notSeated: (phase, seats, { join, lookAt }) => {
    if (phase === 'lobby') return `Du sitzt noch nicht an diesem Tisch: Drück auf ${control(join)}.`
    const stay = `Zuschauen kannst du gern: ${control(lookAt)} zeigt alles.`
    return `Du sitzt nicht an diesem Tisch. ${seats.length === 0 ? '' : `Du kannst ${seatsOf(seats)} übernehmen. `}${stay}`
  },
  alreadySeated: 'Du sitzt schon an diesem Tisch. /bonfire zug öffnet deine Übersicht.',
  full: 'Alle vier Plätze sind besetzt. Eröffne einen Tisch in einem anderen Kanal oder Thread.',
  seatsHeld:
    'Die übrigen Plätze werden für andere freigehalten. Kommt jemand einen Tag lang nicht, wird der Platz wieder frei.',
  sitsAlready: 'Diese Person sitzt schon an diesem Tisch, oder ihr wird ein Platz freigehalten.',
  seatNotHeld: 'Für diese Person wird kein Platz mehr freigehalten.',
  alreadyStarted: (seats) =>
    seats.length === 0
      ? 'Diese Partie läuft, und alle Plätze sind besetzt. Zuschauen kannst du gern.'
      : `Diese Partie läuft. Du kannst ${seatsOf(seats)} übernehmen.`,
  onlyBeforeStart: 'Die Partie hat schon begonnen; das geht nur vorher. /bonfire zug öffnet deine Übersicht.',
  notStarted: 'Die Partie hat noch nicht begonnen. Die Tischleitung startet sie.',
  tooFewPeople: (seated, needed) =>
    `Es braucht ${count(needed, nouns.person, 'acc')}, und hier ${isOne(seated) ? 'sitzt erst eine' : `sitzen ${seated}`}. Lad jemanden ein, setz einen Computer dazu, oder spiel mit /bonfire solo gegen Tom.`,
  notTheHost: (name) => `Das kann nur die Tischleitung, und das ist ${name}.`,
  notHostNorModerator: (name) =>
    `Das kann nur die Tischleitung (${name}) oder die Moderation des Servers, auf dem der Tisch steht.`,
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
  satOut: 'Dieser Platz hat in dieser Partie keine Züge mehr. Wähl einen anderen.',
  computerSits: (name) => `Auf diesem Platz spielt ${name}. Wer ihn haben will, übernimmt ihn mit /bonfire übernehmen.`,
  noSuchComputer: 'Ein Computer mit diesem Namen sitzt hier nicht mehr.',
  computerInTurn: 'Dieser Computer ist mitten im Zug. Versuch es gleich noch einmal.',
  soloTable: 'Das ist eine Solopartie gegen Tom. /bonfire solo eröffnet dir eine eigene.',
  nothingToUndo: 'Es gibt nichts zurückzunehmen: Du hast in diesem Zug noch nichts gewählt.',
  undoTooFar: 'Seitdem wurde etwas aufgedeckt, darum lässt sich das nicht mehr zurücknehmen.',
  undoNotYours: 'Darum bitten kann nur, wer den letzten Zug beendet hat, und nur bis der nächste Zug endet.',
  undoTooLate: 'Dafür ist es zu spät: Der nächste Zug hat schon begonnen.',
  undoAskedBefore: 'Darum hast du in diesem Zug schon einmal gebeten, und das geht nur einmal.',
  undoNotAsked: 'Das hat sich erledigt: Es ging schon weiter, oder jemand hat Nein gesagt.',
  undoAnsweredBefore: 'Das ist schon notiert. Jetzt müssen noch die anderen zustimmen.',
  freeNotSilent:
    'Dieser Platz ist noch nicht volle drei Tage still. Abwesenheit zählt nicht mit, und auch nicht die Zeit, in der jemand anders am Zug ist.',
  freePaceDecides:
    'An diesem Tisch ist vereinbart, was passiert, wenn die Zeit um ist. Bis dahin dürfen sich alle Zeit lassen. Fragen kannst du, sobald so viel Zeit vergangen ist, Ruhezeiten mitgezählt, und der Platz drei Tage still war.',
  freeAskedBefore: 'Die Frage ist schon gestellt: Antworte im Kanal.',
  freeNotAsked: 'Das hat sich erledigt: Es ging schon weiter, oder es ist entschieden.',
  freeAnsweredBefore: 'Deine Antwort ist schon notiert.',
  substituteAskedBefore: 'So ist es schon. Geändert wurde nichts.',
  noChoices: 'Es wurde nichts gewählt. Öffne deine Übersicht und such dir etwas aus einer Liste aus.',
  pressTooLong: 'Das war zu viel auf einmal. Mach es Schritt für Schritt.',
  planStops:
    'Dabei würde etwas aufgedeckt, und ein Plan hört davor auf. Behalte, was du hast: Das wird gespielt, wenn du am Zug bist, und dann sage ich dir Bescheid.',
  placeThere: 'Der Tisch hat seinen Kanal noch oder schon einen neuen.',
  planFull: (most) => `Mehr als ${most} Varianten merke ich mir nicht. Nimm erst eine heraus.`,
  newerRules: 'Der Bot wird gerade aktualisiert. Versuch es in einer Minute noch einmal; verloren ist nichts.',
  failed:
    'Dabei ist bei mir etwas kaputtgegangen, geändert wurde nichts. Versuch es noch einmal, oder etwas anderes. Wer den Bot betreibt, findet es im Log.',
  tooManyTables: (most) =>
    `Du sitzt schon an ${count(most, nouns.table, 'dat', { stem: 'offen' })}, mehr betreue ich nicht für eine Person. Verlass einen mit /bonfire aussteigen in seinem Kanal, oder spiel ihn zu Ende; dann versuch es noch einmal.`,
  blockedHere:
    'Die Moderation dieses Servers lässt dich hier nicht spielen. Wenn du das für ein Versehen hältst, frag dort nach.',
  tooManyHere: (most) =>
    `Du sitzt auf diesem Server an ${most === 1 ? '1 offenen Tisch' : `${most} offenen Tischen`}, und mehr sind hier pro Person nicht erlaubt. Verlass einen in seinem Kanal mit /bonfire aussteigen oder spiel ihn zu Ende.`,
  fewerComputers: (most) =>
    most === 0
      ? 'Auf diesem Server gibt es an Tischen keine Computer.'
      : `An einem Tisch ${isOne(most) ? 'sitzt' : 'sitzen'} auf diesem Server höchstens ${count(most, nouns.computer, 'nom')}.`,
}
