import type { ButtonWords } from '../words/buttons.ts'
import { names } from './names.ts'

export const buttons: ButtonWords = {
  join: 'Meedoen',
  leave: 'Opstaan',
  start: 'Starten',
  close: 'Tafel sluiten',
  takeTurn: 'Speel je beurt',
  openPanel: 'Mijn paneel openen',
  undo: 'Terugnemen',
  endTurn: 'Beurt beëindigen',
  pass: (points) => `Passen voor ${names.points(points)}`,
  payOtherwise: 'Anders betalen',
  refresh: 'Vernieuwen',
  back: 'Terug',
  go: 'Lopen',
  turnUp: 'Nu omdraaien',
  log: 'Logboek',
  rules: 'Regels',
  scores: 'Punten',
  city: 'Mijn stad',
  older: 'Eerder',
  newer: 'Later',
  takeOver: (name) => `Plaats van ${name} overnemen`,
  sitOut: (name) => `Plaats van ${name} laten overslaan`,
  newGame: 'Nog een keer',
  journal: 'Verslag ophalen',
}
