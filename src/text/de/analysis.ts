import type { Trait } from '#players'
import type { Words } from '../words/index.ts'
import { count } from './grammar.ts'
import { nouns } from './nouns.ts'

const of = (amount: number, total: number): string => `${amount} von ${count(total, nouns.point, 'dat')}`

const MOST: Readonly<Record<Trait, (amount: number, total: number) => string>> = {
  bonfires: (amount, total) => `hat auf Feuer gesetzt: ${of(amount, total)} brachten die Bonfire`,
  guardians: (amount, total) => `hat die Hüterinnen losgeschickt: ${of(amount, total)} kamen von ihnen`,
  path: (amount, total) => `hat passend gebaut: ${of(amount, total)} kamen von Kristallen und Portalen am Weg`,
  common: (amount, total) => `hat dem Rat gedient: ${of(amount, total)} kamen von dessen Aufgaben`,
  alongTheWay: (amount, total) => `hat unterwegs gepunktet: ${of(amount, total)} kamen schon vor der Schlusswertung`,
  stock: (amount, total) => `hat vorgesorgt: ${of(amount, total)} kamen von dem, was übrig war`,
  gnomes: (amount) => `hat für Gesellschaft gesorgt: ${count(amount, nouns.gnome, 'nom')} in der Stadt`,
}
const LEAST: Readonly<Record<Trait, string>> = {
  bonfires: 'gebrannt haben nur wenige Bonfire',
  guardians: 'die Hüterinnen brachten kaum etwas',
  path: 'Kristalle und Portale brachten kaum etwas',
  common: 'die Aufgaben des Rates brachten kaum etwas',
  alongTheWay: 'unterwegs kam wenig zusammen',
  stock: 'übrig blieb nichts',
  gnomes: 'kaum ein Gnom kam mit',
}

export const analysis: Words['analysis'] = {
  button: 'Rückblick',
  title: 'Rückblick',
  about:
    'Das schätzt ein Computer aus dem, was alle sehen konnten. Im Schnitt stimmt es, bei einem einzelnen Zug kann es danebenliegen.',
  turningPoints: (turns) => (turns === 1 ? 'Der Wendepunkt' : `Die ${turns === 2 ? 'zwei' : 'drei'} Wendepunkte`),
  noTurningPoints: 'Kein einzelner Zug hat diese Partie entschieden: In keinem wurde viel verschenkt.',
  cost: (turn, points) => `In Zug ${turn} etwa ${count(points, nouns.point, 'acc')} verschenkt`,
  played: (name, turn) => `${name} · ${turn}`,
  there: (turn) => `Besser · ${turn}`,
  before: (turn) => `Tisch vor Zug ${turn}`,
  styles: 'Spielweise',
  style: (name, { most, amount, least }, total) =>
    `${name} ${MOST[most](amount, total)}${least === null ? '' : `; ${LEAST[least]}`}.`,
  course: 'Erwartete Punkte',
  expected: (name, all, scored) =>
    `${name}: etwa ${all.map(({ turns, points }) => `${points} ${turns === 0 ? 'am Anfang' : `nach Zug ${turns}`}`).join(', ')}; am Ende ${scored}.`,
  none: 'Du hast hier noch keine Partie zu Ende gespielt. Danach siehst du hier, wo sie gekippt ist.',
  notOver: 'Diese Partie wurde nicht zu Ende gespielt, also gibt es keinen Rückblick.',
  otherRules:
    'Diese Partie wurde nach älteren Regeln gespielt, deshalb gibt es keinen Rückblick mehr. Der Verlauf ist noch da.',
  failed: 'Der Rückblick wurde nicht rechtzeitig fertig. Versuch es in einer Minute noch einmal; verloren ist nichts.',
}
