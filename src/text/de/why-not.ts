import type { Words } from '../words/index.ts'
import { isOne } from './grammar.ts'

export const whyNot: Words['whyNot'] = {
  title: 'Warum nicht?',
  choose: 'Wähl eine Aktion',
  options: (n) => `${n} ${isOne(n) ? 'Möglichkeit geht' : 'Möglichkeiten gehen'} gerade nicht`,
  places: (n) => (isOne(n) ? '1 Stelle' : `${n} Stellen`),
  nothing: 'Hier kannst du alles wählen, was es gibt.',
}
