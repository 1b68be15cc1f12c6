import type { Words } from '../words/index.ts'
import { isOne } from './grammar.ts'

export const whyNot: Words['whyNot'] = {
  title: 'Warum nicht?',
  choose: 'Wähl eine Aktion',
  options: (n) => `${n} weitere ${isOne(n) ? 'ist' : 'sind'} gerade nicht möglich`,
  places: (n) => (isOne(n) ? '1 Platz' : `${n} Plätze`),
  nothing: 'Hier gibt es nichts, was du nicht wählen könntest.',
}
