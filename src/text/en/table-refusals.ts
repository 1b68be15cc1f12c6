import { control } from '../control.ts'
import type { TableRefusalWords } from '../words/table-refusals.ts'
import { count, joined } from './names.ts'

const seatsOf = (seats: readonly number[]): string => `seat ${joined(seats.map(String), 'or')}`

export const tableRefusals: TableRefusalWords = {
  rules: (reason) => reason,
  notYourTurn: (name) =>
    name === null
      ? 'It is an empty seat’s turn. Take it over, or let it sit out.'
      : `It is ${name}’s turn. You can look around meanwhile.`,
  notSeated: (phase, seats, { join, lookAt }) => {
    if (phase === 'lobby') return `You do not sit at this table yet: press ${control(join)}.`
    const stay = `You are welcome to watch: ${control(lookAt)} shows everything.`
    return `You do not sit at this table. ${seats.length === 0 ? '' : `You can take over ${seatsOf(seats)}. `}${stay}`
  },
  alreadySeated: 'You sit at this table already. /bonfire turn opens your panel.',
  full: 'All four seats are taken. Open a table in another channel or thread.',
  seatsHeld:
    'The seats that are left are kept for others. If one of them does not come within the day, it is free again.',
  sitsAlready: 'That person sits at this table already, or has a seat kept.',
  seatNotHeld: 'No seat is kept for that person any more.',
  alreadyStarted: (seats) =>
    seats.length === 0
      ? 'This game is on and every seat is taken. You are welcome to watch.'
      : `This game is on. You can take over ${seatsOf(seats)}.`,
  onlyBeforeStart: 'The game has begun already; that can be done only before. /bonfire turn opens your panel.',
  notStarted: 'The game has not started yet. The host starts it.',
  tooFewPeople: (seated, needed) =>
    `${count(needed, 'person', 'people')} are needed, and ${seated === 1 ? 'only one sits' : `${seated} sit`} here. Invite somebody, add a computer player, or play against Tom with /bonfire solo.`,
  notTheHost: (name) => `Only the host can do that. That is ${name}.`,
  notHostNorModerator: (name) => `Only the host, ${name}, or a moderator of the table’s server can do that.`,
  tableOver: (phase) =>
    phase === 'frozen'
      ? 'This table is stopped because something broke. Whoever runs the bot may get it going again; else it can be closed.'
      : 'This table is over. Open a new one with /bonfire new.',
  noSuchSeat: (seats) =>
    seats.length === 0
      ? 'No seat is empty at this table. You can watch, or open a table of your own with /bonfire new in another channel.'
      : `There is no such seat at this table. Empty is ${seatsOf(seats)}.`,
  seatNotEmpty: (name) => `${name} sits there, so that seat is not empty. /bonfire resign is theirs to type.`,
  satOut: 'That seat takes no more turns in this game, so there is nothing to take over or to sit out. Choose another.',
  computerSits: (name) => `${name} plays on that seat. Whoever wants it takes it over with /bonfire takeover.`,
  noSuchComputer: 'No computer player of that name sits here any more.',
  computerInTurn: 'That computer player is in the middle of a turn. Try again in a moment.',
  soloTable: 'This is a solo game against Tom, for one person. /bonfire solo opens one of your own.',
  nothingToUndo: 'There is nothing to take back: you have chosen nothing yet in this turn.',
  undoTooFar: 'Something was revealed since then, so undo stops there.',
  undoNotYours: 'Only whoever ended the last turn can ask to take it back, and only until the next turn ends.',
  undoTooLate: 'It is too late to take that turn back: the next one has begun.',
  undoAskedBefore: 'You have asked for that once in this turn, and once is all there is.',
  undoNotAsked: 'Nothing is asked any more: the game went on, or somebody said no.',
  undoAnsweredBefore: 'That is noted already. The others have still to agree.',
  freeNotSilent:
    'That seat has not been silent for three days. Days on which somebody is away do not count, and neither do seats that are not to act.',
  freePaceDecides:
    'At this table it was agreed what happens when the time is over. Until then everybody may take it; you can ask once that much time has passed, quiet hours or not, and the seat has been silent for three days.',
  freeAskedBefore: 'That is being asked already: answer in the channel.',
  freeNotAsked: 'That is not asked any more: the game went on, or it was decided.',
  freeAnsweredBefore: 'Your answer is noted already.',
  substituteAskedBefore: 'So it is already. Nothing was changed.',
  noChoices: 'Nothing was chosen. Open your panel and choose from a list.',
  pressTooLong: 'That was more than one press can do. Take it step by step.',
  planStops:
    'That would reveal something, and a plan stops before it. Keep what you have: it is played when your turn comes, and then you are called.',
  placeThere: 'The table has its place still, or has a new one already.',
  planFull: (most) => `More than ${count(most, 'way')} I do not keep. Take one out first.`,
  newerRules: 'The bot is being updated. Try again in a minute; nothing is lost.',
  failed:
    'Something broke on my side over that, so nothing was changed. Try again, or something else. Whoever runs the bot finds it in the log.',
  tooManyTables: (most) =>
    `You sit at ${count(most, 'open table')} already, and more than that I do not keep for one person. Leave one with /bonfire resign in its channel, or play it to its end; then try again.`,
}
