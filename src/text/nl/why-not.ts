import type { Words } from '../words/index.ts'
import { isOne } from './grammar.ts'

export const whyNot: Words['whyNot'] = {
  title: 'Waarom niet?',
  choose: 'Per mogelijkheid: kies een actie',
  options: (n) => (isOne(n) ? '1 mogelijkheid kan nu niet' : `${n} mogelijkheden kunnen nu niet`),
  places: (n) => (isOne(n) ? '1 plek' : `${n} plekken`),
  nothing: 'Er is hier niets wat je niet zou kunnen kiezen.',
}
