import { askForJournal } from '../journal.ts'
import type { Subcommand } from './subcommand.ts'

/** A finished game as a file that can be replayed. */
export const journal: Subcommand = {
  name: 'journal',
  run: askForJournal,
}
