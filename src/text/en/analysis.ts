import type { Trait } from '#players'
import type { AnalysisWords } from '../words/analysis.ts'
import { count, names } from './names.ts'

const MOST: Readonly<Record<Trait, (amount: number, total: number) => string>> = {
  bonfires: (amount, total) => `lit the way: ${amount} of ${names.points(total)} came from bonfires`,
  guardians: (amount, total) => `sent guardians out: ${amount} of ${names.points(total)} came from them`,
  path: (amount, total) =>
    `built a path that fits: ${amount} of ${names.points(total)} came from its crystals and portals`,
  common: (amount, total) => `served the council: ${amount} of ${names.points(total)} came from common tasks`,
  alongTheWay: (amount, total) =>
    `collected along the way: ${amount} of ${names.points(total)} before the final scoring`,
  stock: (amount, total) => `kept a full store: ${amount} of ${names.points(total)} came from what was left`,
  gnomes: (amount) => `kept company: ${count(amount, 'gnome')} joined`,
}
const LEAST: Readonly<Record<Trait, string>> = {
  bonfires: 'few bonfires burned',
  guardians: 'guardians hardly counted',
  path: 'crystals and portals hardly counted',
  common: 'common tasks hardly counted',
  alongTheWay: 'little came along the way',
  stock: 'nothing was left over',
  gnomes: 'hardly a gnome came',
}

export const analysis: AnalysisWords = {
  button: 'Look back',
  title: 'Looking back',
  about:
    'Expectations and costs are a computer player’s estimate from what everybody could see. They hold on average, and can be wrong for a single turn.',
  turningPoints: (turns) => (turns === 1 ? 'Where it turned' : `Where it turned: ${turns} turns`),
  noTurningPoints: 'No single turn decided this game: none gave away much.',
  cost: (turn, points) => `Turn ${turn}: about ${names.points(points)} given away`,
  played: (name, turn) => `${name}: ${turn}`,
  there: (turn) => `There was: ${turn}`,
  before: (turn) => `Before turn ${turn}`,
  styles: 'Style of play',
  style: (name, { most, amount, least }, total) =>
    `${name} ${MOST[most](amount, total)}${least === null ? '' : `; ${LEAST[least]}`}.`,
  course: 'What each could expect',
  expected: (name, all, scored) =>
    `${name}: ${all.map(({ turns, points }) => `${turns === 0 ? 'at the start' : `after turn ${turns}`} about ${points}`).join(', ')}; scored ${scored}.`,
  none: 'You have not played a game to its end here yet. Afterwards this shows where it turned.',
  notOver: 'This game was not played to its end, so there is nothing to look back at.',
  otherRules: 'This game was played under older rules, and cannot be looked back at any more. Its log is still there.',
  failed: 'The look back did not come about in time. Try again in a minute; the game itself is safe.',
}
