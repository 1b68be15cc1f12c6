import type { WhyNotWords } from '../words/why-not.ts'
import { count } from './names.ts'

export const whyNot: WhyNotWords = {
  title: 'Why not?',
  choose: 'Option by option: choose an action',
  options: (n) => `${count(n, 'option')} not possible now`,
  places: (n) => count(n, 'place'),
  nothing: 'There is nothing here that you could not choose.',
}
