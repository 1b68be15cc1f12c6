import type { RulesEdition } from '#engine'
import type { LevelName } from '#players'
import { uncapital } from '../capital.ts'
import { controlInSentence } from '../control.ts'
import type { LiveMessageLabels } from '../words/facts.ts'
import { buttons, count, names } from './names.ts'

export const lobby = {
  title: 'Bonfire: a new table',
  /** To the person who opened it. */
  opened: ({ join, start }: LiveMessageLabels): string =>
    `Your table is open: its message is in this channel. The others press ${controlInSentence(join)} there, and then you press ${controlInSentence(start)}.`,
  invitation: (host: string): string => `${host} opened a table for two to four players.`,
  /** To those who sat at the table before; `mentions` are Discord's. */
  again: (mentions: string): string => `${mentions}: another game? Press ${controlInSentence(buttons.join)}.`,
  seat: (number: number, name: string, host: boolean): string => `${number}. ${name}${host ? ' (host)' : ''}`,
  freeSeat: (number: number): string => `${number}. free`,
  edition: (edition: RulesEdition): string =>
    `${names.edition[edition].name}: ${uncapital(names.edition[edition].about)}`,
  beginnerIslands: (on: boolean): string =>
    on ? 'Beginner islands: tasks of different colours on each island.' : 'Islands: tasks placed at random.',
  /** `name`: what the language calls itself. */
  language: (name: string): string => `Language: ${name}.`,
  /** What stays in the channel of the turns that are over: choices of a command, and an option. */
  stories: { turn: 'One line per turn', round: 'One message per round' },
  story: (each: 'turn' | 'round'): string =>
    each === 'turn' ? 'One line per turn stays in the channel.' : 'One message per round stays in the channel.',
  letTomDecide: (on: boolean): string => (on ? 'Tom decides his own ties.' : 'You decide ties for Tom.'),
  handicap: (points: number): string =>
    points === 0
      ? 'No head start.'
      : points > 0
        ? `Tom starts ${names.points(points)} ahead.`
        : `You start ${names.points(-points)} ahead.`,
  chooseOptions: 'Change the options',
  waiting: (seated: number, startAt: number): string => {
    if (startAt > seated) return `Waiting for ${count(startAt - seated, 'more player')}; then the game starts.`
    return seated < 2 ? 'Waiting for at least one more player.' : `${seated} players are here. The host can start.`
  },
  closesByItself: 'If nothing happens for a day, the table closes.',
  /** In short, what `help.reconstructed` says; where the bot's host put in other components, that it is played with those. */
  components: (standard: boolean): string =>
    standard
      ? 'The rulebooks show some pieces only in pictures, so we reconstructed those. The person who runs this bot can enter the real ones.'
      : 'You play with the pieces entered by the person who runs this bot.',
}

/** How people come together in a lobby: seats that are kept, a start by itself. Mentions are Discord's. */
export const gathering = {
  /** A line of the list of seats; `until` is Discord's time. */
  heldSeat: (number: number, mention: string, until: string): string => `${number}. kept for ${mention} until ${until}`,
  /** The placeholder of a select of people. */
  hold: 'Keep a seat for a friend…',
  /** A button; by the number of the seat. */
  release: (number: number): string => `Release seat ${number}`,
  invited: (mentions: string): string =>
    `${mentions}: a seat is being kept for you. Press ${controlInSentence(buttons.join)}, or ${controlInSentence(buttons.leave)} if you can’t come.`,
  /** To the host: all seats are taken. */
  full: (mention: string): string => `${mention}: all seats are taken. Press ${controlInSentence(buttons.start)}.`,
  /** With how many people the game starts by itself; 0: it does not. */
  startAt: (people: number): string =>
    people === 0 ? 'The host starts the game.' : `Starts as soon as ${people} players have joined.`,
  /** When it starts by itself, with the day, and how long that is from now: as Discord shows them. */
  startsAt: (when: string, relative: string): string =>
    `The game starts on ${when} (${relative}) if at least two players have joined.`,
  /** To those who are there, ten minutes before. */
  soon: (mentions: string): string => `${mentions}: your game is about to begin.`,
  /** To those who are there: nothing started at that time. */
  startMissed: (mentions: string, when: string): string =>
    `${mentions}: the game didn’t start by itself on ${when}. Press ${controlInSentence(buttons.start)} once two of you are here.`,
  /** To the host, who typed the time. */
  startFixed: (when: string): string => `The game starts on ${when}. I’ll remind everybody ten minutes beforehand.`,
  /** An option. */
  noFixedStart: 'Start: no fixed time.',
  /** Somebody chose a bot to keep a seat for. */
  notForBots: 'That’s a bot, which can’t play here. Choose a person.',
  /** To the person who gave up a kept seat. */
  /** To who keeps a seat: its person is not called, for they were a moment ago, or many others to this table; they can be from `when` on. */
  notCalled: (mention: string, when: string): string =>
    `I haven’t mentioned ${mention}: I’ve already mentioned them, or many people for this table, within the last hour. Please tell them yourself. I can mention them again ${when}, if you keep another seat then.`,
  /** To a lobby: the same of those who are asked to play again. */
  notAsked: (when: string): string =>
    `I haven’t mentioned the others, because I invited them to a game within the last hour. Please tell them yourself. I can mention them again ${when}.`,
  gaveUp: ({ join }: LiveMessageLabels): string =>
    `OK, the seat is no longer kept for you. You can still press ${controlInSentence(join)} while a seat is free.`,
  /** In a direct message: what it is about. */
  direct: {
    invited: 'A seat is being kept for you',
    full: 'All seats at your table are taken',
    soon: (when: string): string => `Your game starts ${when}`,
    startMissed: 'Your game didn’t start by itself',
  },
}

const level: Readonly<Record<LevelName, string>> = { beginner: 'beginner', club: 'medium', expert: 'expert' }

/** Of computer players, which have names of their own: "Odrin (computer)". */
export const computers = {
  /** A computer player wherever its name stands: the name, and a word behind it. A picture has a mark in the word's place. */
  named: (name: string): string => `${name} (computer)`,
  /** How well one plays, behind its name or alone. */
  level,
  /** In the lobby; `name` as above. */
  seated: (name: string, how: LevelName): string => `${name}, ${level[how]}`,
  /** The lobby's select: its placeholder, and what it offers. */
  choose: 'Computer players…',
  add: (how: LevelName): string => `Add a computer player: ${level[how]}`,
  remove: (name: string): string => `Remove ${name}`,
  /** A select in a game where somebody left: its placeholder, and what it offers; `name`: of who left. */
  give: 'Hand a seat to a computer player…',
  giveSeat: (name: string, how: LevelName): string => `${name}’s seat: computer player, ${level[how]}`,
  /** It is that player's turn. */
  thinks: (name: string): string => `${name} is thinking…`,
  /** In the log. */
  satDown: (name: string, seat: number, how: LevelName): string => `${name} took seat ${seat} (${level[how]}).`,
  gotUp: (name: string): string => `${name} left.`,
  /** One person against computer players, in direct messages. */
  alone: {
    /** The game waits there; how many play against the person, and how well. */
    opened: (players: number, how: LevelName): string =>
      `Your game against ${count(players, 'computer player')} (${level[how]}) is waiting in our direct messages.`,
    /** Where the person is in a game that is open already; and that another one waits for its end. */
    openAlready: (turn: number): string =>
      `You already have a game against computer players open (turn ${turn}). You can have only one at a time: go on with it, or close it.`,
    close: 'Close it',
    /** Options of a game against Tom alone were typed beside a computer player; `typed`: their names. */
    onlyWithTom: (typed: readonly string[]): string =>
      `These options are only for games against Tom: ${typed.join(', ')}. I haven’t started a game. Type /bonfire solo again, without them or without computer players.`,
    /** Of several, below whose turn it is. */
    against: (players: number, how: LevelName): string =>
      `Against ${count(players, 'computer player')}: ${level[how]}.`,
  },
}

/** Of leaving and closing tables. */
export const leaving = {
  /** Asked before: what will happen. */
  ask: {
    leave:
      '**Leave this game?** Your seat becomes empty, and your city stays as it is. Anyone can take over the seat, and so can you if you come back. Until somebody does, the others can decide to play on without it for the rest of the game. I’ll let them know.',
    leaveLast: '**Leave this game?** You’re the last one here: the table closes, and the game ends without a result.',
    closeLobby: '**Close this table?** Nobody can join it any more, and the channel is free for another table.',
    closeGame:
      '**Close this table?** The game ends for everybody without a result and can’t be resumed. If only you want to stop, /bonfire resign lets the others play on.',
    closeFrozen:
      '**Close this table?** The record of your game is kept, but the game can’t be resumed. The channel is free for another table.',
  },
  /** The button that does it. */
  confirm: {
    leave: 'Leave the game',
    leaveLast: 'Leave and close the table',
    closeLobby: 'Close the table',
    closeGame: 'End the game for everybody',
    closeFrozen: 'Close the table',
  },
  stay: 'Never mind',
  /** Said afterwards: what did. A lobby is left without being asked, for one can sit down again. */
  done: {
    leave: 'You left the game. Your seat is empty: anyone can take it over, and you can too, with /bonfire takeover.',
    leaveLast: 'You left the game. Nobody else was here, so the table is closed. Open another with /bonfire new.',
    closeLobby: 'You closed the table. Open another with /bonfire new.',
    closeGame: 'You closed the table, and the game ended without a result. Open another with /bonfire new.',
    closeFrozen: 'You closed the table. The record of your game is kept. Open another with /bonfire new.',
    leaveLobby: 'You left the table. You can join again until the game begins.',
    leaveLobbyLast: 'You left the table. Nobody else was here, so the table is closed. Open another with /bonfire new.',
  },
}

const inOrOut = { in: 'I’m in', out: 'I’m out' }

/** Looking for players in a channel. Names come ready to show; `until` is a moment as Discord shows it. */
export const looking = {
  buttons: inOrOut,
  title: 'Who wants to play?',
  /** `players`: with how many the table opens. */
  about: (host: string, players: number, until: string): string =>
    `${host} is looking for players: the table opens as soon as ${players} are in. This call is open until ${until}.`,
  seat: (number: number, name: string): string => `${number}. ${name}`,
  free: (number: number): string => `${number}. free`,
  /** The buttons are named as they are written on the message, which may be in another language. */
  how: (into: string): string => `Press ${controlInSentence(into)}. I’ll mention you once, when the table opens.`,
  /** To the one who looks. */
  posted: (out: string): string =>
    `Your call is in the channel. To call it off, press ${controlInSentence(out)} there.`,
  already: 'You’re already looking for players in this server. Call that off first.',
  /** To somebody who pressed too late. */
  gone: 'That search is over.',
  over: 'Not enough players joined in time.',
  calledOff: 'The search was called off.',
  opening: 'Everybody is here: the table is opening.',
  /** It could not be opened; the reason follows in the same message. */
  failed: 'Enough players are here, but I couldn’t open the table. Open it with /bonfire new.',
  /** Why a role is not mentioned. */
  role: {
    notHere: 'This server doesn’t let me mention a role. Leave it out, or ask a moderator: /bonfire-server settings.',
    notMentionable: (role: string): string => `I can’t mention ${role}. Choose a role that everybody may mention.`,
    again: (when: string): string =>
      `A role was mentioned here within the last hour. Leave it out, or try again ${when}.`,
  },
}
