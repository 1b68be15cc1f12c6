import type { RecordKey } from '#results'
import type { Words } from '../words/index.ts'
import { count } from './grammar.ts'
import { names } from './names.ts'
import { nouns } from './nouns.ts'

export const records: Words['records'] = {
  title: 'Records',
  stands: (key, value, name) => `${WHAT[key]}: **${amount(key, value)}**, ${name}`,
  news: (key, value, name, before) =>
    `Nieuw serverrecord – ${WHAT[key]}: ${name}, **${amount(key, value)}** (tot nu toe: ${before.name}, ${amount(key, before.value)})`,
  choose: 'Open het spel bij een record',
}

const WHAT: Readonly<Record<RecordKey, string>> = {
  points1: 'Meeste punten tegen Tom',
  points2: 'Meeste punten met 2 spelers',
  points3: 'Meeste punten met 3 spelers',
  points4: 'Meeste punten met 4 spelers',
  turn: 'Meeste punten in één beurt',
  closest: 'Krapste overwinning',
  streak: 'Langste zegereeks tegen Tom',
}

function amount(key: RecordKey, value: number): string {
  if (key === 'streak') return count(value, nouns.game)
  if (key !== 'closest') return names.points(value)
  return value === 0 ? 'gelijk, beslist door vreugdevuren' : `${names.points(value)} verschil`
}
