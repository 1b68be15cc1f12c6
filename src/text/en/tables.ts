import { EMOJI } from '../emoji.ts'
import type {
  ButtonWords,
  LiveWords,
  LobbyWords,
  LogWords,
  NoticeWords,
  PanelWords,
  ScoreWords,
} from '../words/tables.ts'
import { count, joined, names } from './names.ts'

export const notices: NoticeWords = {
  stale: 'The table has moved on. This is how things stand now.',
  duplicate: 'That press had already worked. This is how things stand now.',
  gone: 'I do not know this table any more.',
  noTableHere: 'No table is open in this channel. Open one with /bonfire new.',
  channelTaken: 'A table is open in this channel already. Here it is.',
  unknownButton: 'That button is from an older version. Here is the table as it stands.',
  unreadable: 'I cannot make sense of that. /bonfire help shows what I know.',
  notAChoice: (typed) => `I cannot read “${typed}” as a move. Pick one from the list while you type.`,
  trouble: 'Something went wrong on my side. Nothing was lost: please try again.',
  busy: 'I cannot reach my storage right now. Nothing was lost: please try again in a minute.',
  channelGone: 'The channel of this table is gone. The game is kept: go on here, or anywhere else, with /bonfire turn.',
  missingRights: (rights) => `I am missing rights in this channel: ${rights}. A moderator can grant them.`,
  frozen: 'This table is stopped: something is broken, and I will not guess. What was played is kept.',
  frozenForHost:
    'Your table stopped because its position did not add up. The journal is attached for whoever runs the bot. You can close the table.',
  onlyInServers: 'That works in a server. In direct messages you can play against Tom: /bonfire solo.',
}

export const lobby: LobbyWords = {
  title: 'Bonfire: a new table',
  invitation: (host) => `${host} opened a table. Two to four can play.`,
  seat: (number, name, host) => `${number}. ${name}${host ? ' (host)' : ''}`,
  freeSeat: (number) => `${number}. free`,
  edition: (edition) => `${names.edition[edition].name}: ${names.edition[edition].about}`,
  beginnerIslands: (on) =>
    on ? 'Beginner islands: each gets tasks of different colours.' : 'Islands: tasks fall as they come.',
  letTomDecide: (on) => (on ? 'Tom decides his own ties.' : 'You decide Tom’s ties.'),
  handicap: (points) =>
    points === 0
      ? 'No head start.'
      : points > 0
        ? `Tom starts with ${names.points(points)}.`
        : `You start with ${names.points(-points)}.`,
  chooseOptions: 'Change how you play',
  waiting: (seated) => (seated < 2 ? 'Waiting for one more.' : `${seated} sit here. The host can start.`),
  closesByItself: 'It closes by itself after a day without a press.',
}

export const live: LiveWords = {
  turnOf: (mention) => `It is ${mention}’s turn.`,
  turnOfEmptySeat: (name) => `It is the turn of an empty seat (${name} left). Take it over, or let it sit out.`,
  since: (when) => `since ${when}`,
  novices: (now, countdownAt) => `${now} of ${countdownAt} novices in the council`,
  countdown: (tile) => `Countdown: ${count(tile, 'turn')} left`,
  lookAt: 'Look at…',
  lookPlaceholder: 'Look at a city, the islands, the gnomes…',
  looks: {
    table: 'The whole table',
    city: (name) => `The city of ${name}`,
    islands: 'Islands and tasks',
    gnomes: 'Gnomes',
    bonfire: 'Great Bonfire',
    council: 'High Council',
    scores: 'Scores',
  },
  closed: (why) => CLOSED[why],
}

const CLOSED = {
  host: 'The host closed this table.',
  moderator: 'A moderator closed this table.',
  everybodyLeft: 'Everybody left, so this table is closed.',
  nobodyCame: 'Nobody came for a day, so this table is closed.',
} as const

export const panel: PanelWords = {
  yourTurn: 'Your turn',
  othersTurn: (name) => `It is ${name}’s turn. This is what you could do with what you have now.`,
  possibleNow: 'You can',
  actions: {
    fate: 'Place a fate tile',
    path: 'Build a path',
    ship: 'Sail',
    task: 'Receive a task',
    guardian: 'Take in a guardian',
    procession: 'Hold a procession',
    bonfire: 'Use the Great Bonfire',
    gnome: 'Recruit a gnome',
    ignite: 'Light a bonfire',
    novice: 'Send a neutral novice',
    discard: 'Discard a tile',
  },
  menu: {
    fate: 'Fate tile',
    path: 'Path',
    ship: 'Ship',
    task: 'Task',
    guardian: 'Guardian',
    procession: 'Procession',
    bonfire: 'Great Bonfire',
    gnome: 'Gnome',
    ignite: 'Ignite',
    novice: 'Neutral novice',
  },
  actionOf: names.action,
  choosePlace: 'Choose a place',
  chooseOne: 'Choose one',
  topTile: 'Top tile',
  bottomTile: 'Bottom tile',
  best: 'Best places',
  keepWhich: (most, held) =>
    `You hold ${count(held, 'action tile')}. Which ${most === 1 ? 'one do' : `${most} do`} you keep?`,
  guardianMoves: (guardian) => `Where does the ${guardian} go?`,
  stepsPlaceholder: 'How many steps?',
  paid: (goods) => `Paid ${goods}.`,
  tooDear: (actions) => `Too few tiles: ${actions}. A ${EMOJI.actionTile.yellow} or any two tiles replace one.`,
  finalNow: 'Something was turned up: what came before cannot be taken back.',
  finalAhead: 'This turns something up. It cannot be taken back.',
  undone: 'Taken back.',
  doneAndNext: (next) => (next === null ? 'Done.' : `Done. ${next} is next.`),
  redrawn: 'The table has moved on. This is how things stand now.',
  holdings: (tiles, resources) =>
    `You hold ${tiles === '' ? 'no action tiles' : tiles}, ${resources === '' ? 'no resources' : resources}.`,
  nothing: 'Nothing',
}

export const buttons: ButtonWords = {
  join: 'Join',
  leave: 'Leave',
  start: 'Start',
  close: 'Close the table',
  takeTurn: 'Take your turn',
  openPanel: 'Open my panel',
  undo: 'Undo',
  endTurn: 'End turn',
  pass: (points) => `Pass for ${names.points(points)}`,
  payOtherwise: 'Pay otherwise',
  refresh: 'Refresh',
  back: 'Back',
  go: 'Go',
  turnUp: 'Turn up now',
  log: 'Log',
  rules: 'Rules',
  scores: 'Scores',
  city: 'My city',
  older: 'Earlier',
  newer: 'Later',
  takeOver: (name) => `Take over from ${name}`,
  sitOut: (name) => `Let ${name}’s seat sit out`,
  newGame: 'Play again',
  journal: 'Get the journal',
}

export const log: LogWords = {
  title: 'What happened so far',
  empty: 'Nothing has happened yet.',
  opened: (name) => `${name} opened the table.`,
  joined: (name) => `${name} sat down.`,
  left: (name) => `${name} left.`,
  started: 'The game began.',
  frozen: 'The table was stopped: something is broken.',
  tookOver: (name, seat) => `${name} took over seat ${seat}.`,
  satOut: (name) => `${name}’s seat sits out from now on.`,
  rules: (number) => `The bot was updated. The game goes on under rules ${number}.`,
  page: (page, pages) => `Page ${page} of ${pages}`,
}

export const scores: ScoreWords = {
  title: 'Scores',
  lines: {
    duringPlay: 'During the game',
    bonfires: 'Bonfires',
    guardians: 'Guardians at bonfires',
    portals: 'Portals at bonfires',
    crystals: 'Matching crystals',
    commonTasks: 'Common tasks',
    fateTiles: 'Fate tiles left',
    leftovers: 'Leftovers, two a point',
  },
  total: 'Total',
  ifItEndedNow: 'If the game ended now',
  standing: (rank, name, points, bonfires) =>
    `${rank}. ${name}: ${names.points(points)}, ${count(bonfires, 'bonfire')}`,
  won: (name, points) => `${name} wins with ${names.points(points)}.`,
  wonByBonfires: (name, points, bonfires) =>
    `${name} wins with ${names.points(points)}, tied and ahead by ${count(bonfires, 'bonfire')}.`,
  shared: (shared, points) => `${joined(shared, 'and')} share the win with ${names.points(points)} each.`,
  soloWon: (points, tom) => `You beat Tom, ${points} to ${tom}.`,
  soloLost: (points, tom) => `Tom wins, ${tom} to ${points}. Try again?`,
  soloTied: (points) => `A tie with Tom at ${names.points(points)}. To beat him you need one more.`,
  nextHandicap: (points) =>
    points === 0
      ? 'Next challenge: even from the start.'
      : points > 0
        ? `Next challenge: Tom starts with ${names.points(points)}.`
        : `Next challenge: you start with ${names.points(-points)}.`,
}
