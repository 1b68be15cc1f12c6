import type { ButtonWords } from '../words/buttons.ts'
import { names } from './names.ts'

export const buttons: ButtonWords = {
  join: 'Join',
  leave: 'Leave',
  start: 'Start',
  close: 'Close the table',
  takeTurn: 'Take your turn',
  openPanel: 'Open my panel',
  undo: 'Undo',
  endTurn: 'End turn',
  pass: (points) => `Pass for ${names.points(points)}`,
  payOtherwise: 'Pay otherwise',
  refresh: 'Refresh',
  back: 'Back',
  go: 'Go',
  turnUp: 'Reveal now',
  log: 'Log',
  rules: 'Rules',
  scores: 'Scores',
  city: 'My city',
  older: 'Earlier',
  newer: 'Later',
  takeOver: (name) => `Take over from ${name}`,
  sitOut: (name) => `Let ${name}’s seat sit out`,
  newGame: 'Play again',
  journal: 'Get the journal',
}
