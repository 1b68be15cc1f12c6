import type { Words } from '../words/index.ts'
import { isOne } from './grammar.ts'

export const whyNot: Words['whyNot'] = {
  title: 'Waarom niet?',
  choose: 'Kies een actie',
  options: (n) => (isOne(n) ? '1 optie is nu niet mogelijk' : `${n} opties zijn nu niet mogelijk`),
  places: (n) => (isOne(n) ? '1 plek' : `${n} plekken`),
  nothing: 'Je kunt hier alles kiezen.',
}
