import type { ButtonWords } from '../words/buttons.ts'
import { names } from './names.ts'

export const buttons: ButtonWords = {
  join: 'Mitspielen',
  leave: 'Aufstehen',
  start: 'Starten',
  close: 'Tisch schließen',
  takeTurn: 'Zug machen',
  openPanel: 'Meine Übersicht öffnen',
  undo: 'Zurücknehmen',
  endTurn: 'Zug beenden',
  pass: (points) => `Passen für ${names.points(points)}`,
  payOtherwise: 'Anders bezahlen',
  refresh: 'Aktualisieren',
  back: 'Zurück',
  go: 'Los',
  turnUp: 'Jetzt aufdecken',
  log: 'Verlauf',
  rules: 'Regeln',
  scores: 'Punkte',
  city: 'Meine Stadt',
  older: 'Früher',
  newer: 'Später',
  takeOver: (name) => `Platz von ${name} übernehmen`,
  sitOut: (name) => `Platz von ${name} aussetzen lassen`,
  newGame: 'Noch einmal spielen',
  journal: 'Protokoll holen',
}
