import type { LogWords } from '../words/log.ts'

export const log: LogWords = {
  title: 'What happened so far',
  empty: 'Nothing has happened yet.',
  opened: (name) => `${name} opened the table.`,
  joined: (name) => `${name} sat down.`,
  left: (name) => `${name} left.`,
  started: 'The game began.',
  frozen: 'The table was stopped: something is broken.',
  thawed: (turnDropped) =>
    `The table was stopped because something was broken. It is mended and goes on${turnDropped ? ', but some of what was done in the open turn is lost: that turn is to be finished anew' : ''}.`,
  tookOver: (name, seat) => `${name} took over seat ${seat}.`,
  satOut: (name) => `${name}’s seat sits out from now on.`,
  freed: (name, why) =>
    why === 'time'
      ? `${name}’s time was over: the seat was freed.`
      : `${name} was silent for long: the seat was freed.`,
  extended: 'The bot was not there when the time for the turn was over, so there was more.',
  substituteAsked: (name, wanted) =>
    wanted ? `${name} is looking for a substitute.` : `${name} is not looking for a substitute any more.`,
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
  cannotBeShown:
    'How the table stood then cannot be shown any more: the game was played under other rules at that time.',
  fileName: 'bonfire-log.txt',
  more: 'There is more in the log.',
  aboutFile: 'The whole log as a text file. Times are in UTC.',
  when: (at) => `${WHEN.format(at)} UTC`,
}

const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
