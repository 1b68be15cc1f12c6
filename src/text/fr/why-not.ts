import type { Words } from '../words/index.ts'
import { count, isOne } from './grammar.ts'
import { nouns } from './nouns.ts'

export const whyNot: Words['whyNot'] = {
  title: 'Pourquoi impossible ?',
  choose: 'Voir toutes les options d’une action',
  options: (n) => `${count(n, nouns.option)} ${isOne(n) ? 'indisponible' : 'indisponibles'} pour l’instant`,
  places: (n) => count(n, nouns.place),
  nothing: 'Tout peut être choisi ici.',
}
