import type { Words } from '../words.ts'
import { choices } from './choices.ts'
import { forget } from './forget.ts'
import { gnomes } from './gnomes.ts'
import { help } from './help.ts'
import { journal } from './journal.ts'
import { joined, names } from './names.ts'
import { narration } from './narration.ts'
import { prompts } from './prompts.ts'
import { refusals, tableRefusals } from './refusals.ts'
import { solo } from './solo.ts'
import { buttons, live, lobby, log, notices, panel, scores } from './tables.ts'
import { tasks } from './tasks.ts'

/** English. */
export const english: Words = {
  language: 'en',
  list: (items) => joined(items, 'and'),
  either: (items) => joined(items, 'or'),
  names,
  gnomes,
  tasks,
  choices,
  prompts,
  narration,
  refusals,
  tableRefusals,
  notices,
  lobby,
  live,
  panel,
  buttons,
  log,
  scores,
  solo,
  forget,
  journal,
  help,
}
