import { advice, analysis, recommendations } from './advice.ts'
import { choices } from './choices.ts'
import { achievements, club, records, scores, share } from './club.ts'
import { help } from './help.ts'
import { learn, puzzle, solo } from './learn.ts'
import { computers, gathering, leaving, lobby, looking } from './lobby.ts'
import { buttons, names, phrases, times } from './names.ts'
import { brief, entries, journal, log, narration } from './narration.ts'
import { pace, turnNotices } from './pace.ts'
import { ahead, panel, prompts, whyNot } from './panel.ts'
import { alt, pictures, reading } from './reading.ts'
import { refusals, tableRefusals } from './refusals.ts'
import { terms } from './rules.ts'
import { follow, forget, server, settings } from './settings.ts'
import { card, ending, live, notices, tables } from './table.ts'
import { gnomes, tasks } from './tasks.ts'

/** English: what the other languages say in their way. Facts are annotated also where English does not need them. */
export const english = {
  language: 'en' as const,
  names,
  gnomes,
  tasks,
  choices,
  prompts,
  narration,
  brief,
  refusals,
  tableRefusals,
  whyNot,
  terms,
  entries,
  notices,
  lobby,
  looking,
  gathering,
  live,
  card,
  tables,
  times,
  panel,
  computers,
  club,
  advice,
  ahead,
  recommendations,
  analysis,
  buttons,
  log,
  scores,
  ending,
  records,
  share,
  achievements,
  settings,
  server,
  pace,
  turnNotices,
  solo,
  follow,
  forget,
  journal,
  leaving,
  help,
  learn,
  puzzle,
  phrases,
  pictures,
  alt,
  reading,
}
