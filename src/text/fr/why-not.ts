import type { Words } from '../words/index.ts'
import { count, isOne } from './grammar.ts'
import { nouns } from './nouns.ts'

export const whyNot: Words['whyNot'] = {
  title: 'Qu’est-ce qui bloque ?',
  choose: 'Choisis une action',
  options: (n) => `${count(n, nouns.option)} ${isOne(n) ? 'indisponible' : 'indisponibles'} pour l’instant`,
  places: (n) => count(n, nouns.place),
  nothing: 'Tout peut être choisi ici.',
}
