import type { WhyNotWords } from '../words/why-not.ts'
import { count } from './names.ts'

export const whyNot: WhyNotWords = {
  title: 'Why not?',
  choose: 'See every option of an action',
  options: (n) => `${count(n, 'option')} not possible now`,
  places: (n) => count(n, 'place'),
  nothing: 'Everything here can be chosen.',
}
