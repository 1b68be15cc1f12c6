import { control } from '../control.ts'
import type { ChannelButtonLabels } from '../words/buttons.ts'
import { count, joined } from './names.ts'

type Phase = 'lobby' | 'playing' | 'finished' | 'closed' | 'frozen'

const seatsOf = (seats: readonly number[]): string => `seat ${joined(seats.map(String), 'or')}`

/** Why a press has no effect; names come ready to show. */
export const tableRefusals = {
  rules: (reason: string): string => reason,
  notYourTurn: (name: string | null): string =>
    name === null
      ? 'It’s an empty seat’s turn. Take it over, or play on without it.'
      : `It’s ${name}’s turn. You can look around in the meantime.`,
  /** With the numbers of the empty seats, from 1, and what is written on the table's message. */
  notSeated: (phase: Phase, seats: readonly number[], { join, lookAt }: ChannelButtonLabels): string => {
    if (phase === 'lobby') return `You haven’t joined this table yet: press ${control(join)}.`
    const stay = `You’re welcome to watch: ${control(lookAt)} shows everything.`
    return `You’re not playing at this table. ${seats.length === 0 ? '' : `You can take over ${seatsOf(seats)}. `}${stay}`
  },
  alreadySeated: 'You’re already at this table. /bonfire turn opens your panel.',
  full: 'All four seats are taken. Open a table in another channel or thread.',
  /** The seats that are left are kept for others. */
  seatsHeld: 'The remaining seats are kept for others. If they don’t come within a day, their seats are free again.',
  /** Whom a seat is to be kept for sits there, or has one kept. */
  sitsAlready: 'That person already sits at this table, or has a seat kept for them.',
  seatNotHeld: 'No seat is kept for that person any more.',
  /** Numbers of the empty seats, from 1. */
  alreadyStarted: (seats: readonly number[]): string =>
    seats.length === 0
      ? 'This game has begun and every seat is taken. You’re welcome to watch.'
      : `This game has begun. You can take over ${seatsOf(seats)}.`,
  /** To who sits at a game that is on. */
  onlyBeforeStart: 'You can do that only before the game begins. /bonfire turn opens your panel.',
  notStarted: 'The game hasn’t started yet. The host starts it.',
  tooFewPeople: (seated: number, needed: number): string =>
    `You need ${count(needed, 'player')}, and ${seated === 1 ? 'only one is' : `${seated} are`} here. Invite somebody, add a computer player, or play against Tom with /bonfire solo.`,
  notTheHost: (name: string): string => `Only the host, ${name}, can do that.`,
  notHostNorModerator: (name: string): string =>
    `Only the host, ${name}, or a moderator of the table’s server can do that.`,
  tableOver: (phase: Phase): string =>
    phase === 'frozen'
      ? 'This table stopped because something broke. The person who runs this bot may be able to restart it; otherwise it can be closed.'
      : 'This table is over. Open a new one with /bonfire new.',
  /** Numbers of the empty seats, from 1. */
  noSuchSeat: (seats: readonly number[]): string =>
    seats.length === 0
      ? 'No seat is empty at this table. You can watch, or open your own table in another channel with /bonfire new.'
      : `This table has no such seat. ${seats.length === 1 ? `Seat ${seats.join('')} is empty` : `These seats are empty: ${joined(seats.map(String), 'and')}`}.`,
  seatNotEmpty: (name: string): string =>
    `${name} sits there, so that seat isn’t empty. Only they can give it up, with /bonfire resign.`,
  satOut: 'That seat takes no more turns in this game. Choose another.',
  /** A computer player plays the seat that is to be empty. */
  computerSits: (name: string): string => `${name} is playing that seat. To play it yourself, type /bonfire takeover.`,
  noSuchComputer: 'There’s no computer player with that name here any more.',
  /** The seat can be had a moment later. */
  computerInTurn: 'That computer player is in the middle of a turn. Try again in a moment.',
  soloTable: 'This is a solo game against Tom, for one person. Open your own with /bonfire solo.',
  nothingToUndo: 'There’s nothing to undo: you haven’t chosen anything this turn.',
  undoTooFar: 'Something has been revealed since then, so you can’t undo that.',
  /** Taking back the turn just ended, by consent. */
  undoNotYours: 'Only the player who ended the last turn can ask to take it back, and only until the next turn ends.',
  undoTooLate: 'It’s too late to take that turn back: the next one has begun.',
  undoAskedBefore: 'You’ve already asked once this turn. You can’t ask again.',
  undoNotAsked: 'That request has ended: the game went on, or somebody said no.',
  undoAnsweredBefore: 'You’ve already agreed. The others haven’t answered yet.',
  /** Freeing a silent seat. */
  freeNotSilent:
    'That player hasn’t been inactive for three full days yet. Days marked as away don’t count, and neither does time when it isn’t their turn.',
  freePaceDecides:
    'This table agreed on what happens when time runs out. Players may use their full time. You can ask once that much time has passed, quiet hours included, and the player has been inactive for three days.',
  freeAskedBefore: 'Somebody already asked: answer in the channel.',
  freeNotAsked: 'That vote has ended: the game went on, or it was decided.',
  freeAnsweredBefore: 'You’ve already answered.',
  substituteAskedBefore: 'That’s already the case. Nothing changed.',
  noChoices: 'You chose nothing. Open your panel and choose from a list.',
  pressTooLong: 'That’s too much for one press. Take it step by step.',
  /** Planning ahead: something would be turned up; there are as many alternatives as there may be. */
  planStops:
    'That would reveal something, and a plan stops before that. Save what you have: I’ll play it when your turn comes, then let you know.',
  placeThere: 'The table still has its channel, or has a new one already.',
  planFull: (most: number): string =>
    `You already have ${count(most, 'plan')}, and the limit is ${most}. Remove one first.`,
  newerRules: 'The bot is being updated. Try again in a minute; nothing is lost.',
  failed:
    'Something went wrong on my side, so nothing changed. Try again, or try something else. The person who runs this bot can find it in the log.',
  /** The person sits at `most` open tables, and that is the limit. */
  tooManyTables: (most: number): string =>
    `You’re at ${count(most, 'open table')}, and the limit is ${most} per person. Leave one with /bonfire resign in its channel, or finish it. Then try again.`,
  /** The rules of the server. */
  blockedHere: 'The moderators of this server don’t let you play here. If you think that’s a mistake, ask them.',
  tooManyHere: (most: number): string =>
    `You’re at ${count(most, 'open table')} in this server, and its limit is ${most} per person. Leave one with /bonfire resign in its channel, or finish it. Then try again.`,
  fewerComputers: (most: number): string =>
    most === 0
      ? 'This server doesn’t allow computer players at its tables.'
      : `A table in this server has at most ${count(most, 'computer player')}.`,
}
