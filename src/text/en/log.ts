import type { LogWords } from '../words/log.ts'

export const log: LogWords = {
  title: 'What happened so far',
  empty: 'Nothing has happened yet.',
  opened: (name) => `${name} opened the table.`,
  joined: (name) => `${name} sat down.`,
  left: (name) => `${name} left.`,
  tiesDecided: 'Ties that didn’t touch anybody were decided by Tom’s rule of thumb.',
  started: 'The game began.',
  frozen: 'The table stopped: something broke.',
  thawed: (turnDropped) =>
    `The table stopped because something broke. It’s fixed and the game continues${turnDropped ? ', but part of the current turn was lost: finish that turn again' : ''}.`,
  tookOver: (name, seat) => `${name} took over seat ${seat}.`,
  satOut: (name) => `${name}’s seat sits out from now on.`,
  freed: (name, why) =>
    why === 'time' ? `${name} ran out of time: the seat is free.` : `${name} was silent too long: the seat is free.`,
  extended: 'The bot was offline when time ran out, so the turn was extended.',
  substituteAsked: (name, wanted) =>
    wanted ? `${name} is looking for a substitute.` : `${name} is no longer looking for a substitute.`,
  rules: (number) => `The bot was updated. The game goes on under rules ${number}.`,
  page: (page, pages) => `Page ${page} of ${pages}`,
  round: (round) => (round === 0 ? 'Before the game' : `Round ${round}`),
  turn: (turn) => `Turn ${turn}`,
  whose: 'Whose turns?',
  everybody: 'Everybody’s turns',
  noTurns: 'No turns of this player yet.',
  first: 'Start',
  last: 'Latest',
  asFile: 'As a file',
  back: 'Back to the log',
  tableAfter: (round) => `Picture of round ${round}`,
  stoodAfter: (turn, name) => `The table after turn ${turn} (${name})`,
  whichTurn: 'After which turn of this round?',
  cannotBeShown: 'I can no longer show the table as it was then: the rules have been corrected since.',
  fileName: 'bonfire-log.txt',
  more: 'There is more in the log.',
  aboutFile: 'The whole log as a text file. All times are in UTC.',
  when: (at) => `${WHEN.format(at)} UTC`,
}

const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
