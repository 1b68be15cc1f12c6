import type { RecordKey } from '#results'
import type { Words } from '../words/index.ts'
import { count } from './grammar.ts'
import { names } from './names.ts'
import { nouns } from './nouns.ts'

export const records: Words['records'] = {
  title: 'Rekorde',
  stands: (key, value, name) => `${WHAT[key]}: **${amount(key, value)}**, ${name}`,
  news: (key, value, name, before) =>
    `Neuer Serverrekord – ${WHAT[key]}: ${name}, **${amount(key, value)}** (bisher: ${before.name}, ${amount(key, before.value)})`,
  choose: 'Partie eines Rekords öffnen',
}

const WHAT: Readonly<Record<RecordKey, string>> = {
  points1: 'Meiste Punkte gegen Tom',
  points2: 'Meiste Punkte zu zweit',
  points3: 'Meiste Punkte zu dritt',
  points4: 'Meiste Punkte zu viert',
  turn: 'Stärkster Zug',
  closest: 'Knappster Sieg',
  streak: 'Längste Siegesserie gegen Tom',
}

function amount(key: RecordKey, value: number): string {
  if (key === 'streak') return count(value, nouns.game, 'nom')
  if (key !== 'closest') return names.points(value)
  return value === 0 ? 'Gleichstand, durch Bonfire entschieden' : `${names.points(value)} Vorsprung`
}
