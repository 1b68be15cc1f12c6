import type { WhyNotWords } from '../words/why-not.ts'
import { isOne } from './grammar.ts'

export const whyNot: WhyNotWords = {
  title: 'Waarom niet?',
  choose: 'Per mogelijkheid: kies een actie',
  options: (n) => (isOne(n) ? '1 mogelijkheid kan nu niet' : `${n} mogelijkheden kunnen nu niet`),
  places: (n) => (isOne(n) ? '1 plek' : `${n} plekken`),
  nothing: 'Er is hier niets wat je niet zou kunnen kiezen.',
}
