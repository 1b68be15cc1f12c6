import type { FreedWhy } from '../words/pace.ts'
import { freedBecause } from './pace.ts'

/** What `/bonfire log` says besides the turns, which `story.ts` tells. */
export const log = {
  title: 'What happened so far',
  empty: 'Nothing has happened yet.',
  opened: (name: string): string => `${name} opened the table.`,
  joined: (name: string): string => `${name} sat down.`,
  left: (name: string): string => `${name} left.`,
  /** In a turn: something was decided for Tom without asking. */
  tiesDecided: 'Ties that affected nobody were decided for Tom by a rule of thumb.',
  started: 'The game began.',
  frozen: 'The table stopped: something broke.',
  thawed: (turnDropped: boolean): string =>
    `The table stopped because something broke. It’s fixed and the game continues${turnDropped ? ', but part of the current turn was lost: please finish that turn again' : ''}.`,
  tookOver: (name: string, seat: number): string => `${name} took over seat ${seat}.`,
  satOut: (name: string): string => `${name}’s seat is skipped from now on.`,
  freed: (name: string, why: FreedWhy): string => `${freedBecause(name, why)}: the seat is free.`,
  /** There is more time for a turn. */
  extended: 'The bot was offline when time ran out, so the turn was extended.',
  substituteAsked: (name: string, wanted: boolean): string =>
    wanted ? `${name} is looking for a substitute.` : `${name} is no longer looking for a substitute.`,
  rules: (number: number): string => `The bot was updated. The game goes on under rules ${number}.`,
  page: (page: number, pages: number): string => `Page ${page} of ${pages}`,
  /** Headings. `round` 0: what was before the first turn. */
  round: (round: number): string => (round === 0 ? 'Before the game' : `Round ${round}`),
  turn: (turn: number): string => `Turn ${turn}`,
  /** Whose turns are told: a select's placeholder, and its entry for all of them. */
  whose: 'Whose turns?',
  everybody: 'Everybody’s turns',
  /** Of somebody who has taken none yet. */
  noTurns: 'No turns of this player yet.',
  first: 'Start',
  last: 'Latest',
  asFile: 'As a file',
  back: 'Back to the log',
  /** A button that shows how the table stood at the end of a round. */
  tableAfter: (round: number): string => `Table after round ${round}`,
  /** Below the heading of its round: after which turn the table stood like that. */
  stoodAfter: (turn: number, name: string): string => `The table after turn ${turn} (${name})`,
  /** A select's placeholder: after another turn of the round. */
  whichTurn: 'After which turn of this round?',
  /** In place of how it stood: the rules have changed, or something was broken. */
  cannotBeShown: 'I can no longer show the table as it was then: the rules have been corrected since.',
  /** Letters, digits, dots and dashes. */
  fileName: 'bonfire-log.txt',
  /** Elsewhere, where there was no room for all. */
  more: 'There’s more in the log.',
  aboutFile: 'The whole log as a text file. All times are in UTC.',
  /** In the file, which does not know where it is read. */
  when: (at: Date): string => `${WHEN.format(at)} UTC`,
}

const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
