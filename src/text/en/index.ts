import type { Words } from '../words.ts'
import { gnomes } from './gnomes.ts'
import { joined, names } from './names.ts'
import { tasks } from './tasks.ts'

/** English. */
export const english: Words = {
  language: 'en',
  list: (items) => joined(items, 'and'),
  either: (items) => joined(items, 'or'),
  names,
  gnomes,
  tasks,
}
