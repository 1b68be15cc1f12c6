import type { RecordKey } from '#results'
import type { Words } from '../words/index.ts'
import { count } from './grammar.ts'
import { names } from './names.ts'
import { nouns } from './nouns.ts'

export const records: Words['records'] = {
  title: 'Records',
  stands: (key, value, name) => `${WHAT[key]} : **${amount(key, value)}**, ${name}`,
  news: (key, value, name, before) =>
    `Nouveau record du serveur – ${WHAT[key]} : ${name}, **${amount(key, value)}** (avant : ${before.name}, ${amount(key, before.value)})`,
  choose: 'Ouvrir la partie d’un record',
}

const WHAT: Readonly<Record<RecordKey, string>> = {
  points1: 'Meilleur score contre Tom',
  points2: 'Meilleur score à 2',
  points3: 'Meilleur score à 3',
  points4: 'Meilleur score à 4',
  turn: 'Plus gros tour',
  closest: 'Victoire la plus serrée',
  streak: 'Plus longue série de victoires contre Tom',
}

function amount(key: RecordKey, value: number): string {
  if (key === 'streak') return count(value, nouns.game)
  if (key !== 'closest') return names.points(value)
  return value === 0 ? 'à égalité, les brasiers tranchent' : `${names.points(value)} d’écart`
}
