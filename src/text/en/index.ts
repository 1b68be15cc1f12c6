import { achievements } from './achievements.ts'
import { advice } from './advice.ts'
import { ahead } from './ahead.ts'
import { alt } from './alt.ts'
import { analysis } from './analysis.ts'
import { brief } from './brief.ts'
import { buttons } from './buttons.ts'
import { card } from './card.ts'
import { choices } from './choices.ts'
import { club } from './club.ts'
import { computers } from './computers.ts'
import { ending } from './ending.ts'
import { entries } from './entries.ts'
import { follow } from './follow.ts'
import { forget } from './forget.ts'
import { gathering } from './gathering.ts'
import { gnomes } from './gnomes.ts'
import { help } from './help.ts'
import { journal } from './journal.ts'
import { learn } from './learn.ts'
import { leaving } from './leaving.ts'
import { live } from './live.ts'
import { lobby } from './lobby.ts'
import { log } from './log.ts'
import { looking } from './looking.ts'
import { names } from './names.ts'
import { narration } from './narration.ts'
import { notices } from './notices.ts'
import { pace } from './pace.ts'
import { panel } from './panel.ts'
import { phrases } from './phrases.ts'
import { pictures } from './pictures.ts'
import { prompts } from './prompts.ts'
import { puzzle } from './puzzle.ts'
import { reading } from './reading.ts'
import { recommendations } from './recommendations.ts'
import { records } from './records.ts'
import { refusals } from './refusals.ts'
import { scores } from './scores.ts'
import { server } from './server.ts'
import { settings } from './settings.ts'
import { share } from './share.ts'
import { solo } from './solo.ts'
import { tableRefusals } from './table-refusals.ts'
import { tables } from './tables.ts'
import { tasks } from './tasks.ts'
import { terms } from './terms.ts'
import { times } from './times.ts'
import { turnNotices } from './turn-notices.ts'
import { whyNot } from './why-not.ts'

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
