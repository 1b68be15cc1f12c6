import { guide } from './guide.ts'
import { count, names } from './names.ts'

/** Somebody's head start, as the challenge counts it: below 0 it is the person's (R16.12). */
const start = (handicap: number): string => {
  if (handicap === 0) return 'nobody has a head start'
  return handicap > 0 ? `Tom starts ${names.points(handicap)} ahead` : `you start ${names.points(-handicap)} ahead`
}
const price = (challenge: boolean): string =>
  challenge ? 'Giving up counts as a loss, in your handicap challenge too.' : 'Giving up counts as a loss.'
const signed = (points: number): string => (points < 0 ? `−${-points}` : points > 0 ? `+${points}` : '0')

/** Of a game against Tom. */
export const solo = {
  /** Which game of the challenge this is: who has which head start. */
  challenge: (handicap: number): string => `Handicap challenge at ${signed(handicap)}: ${start(handicap)}.`,
  /** A game that does not count, with its head start. */
  free: (handicap: number): string => `Outside the challenge: ${start(handicap)}.`,
  /** Of a game that has ended: what the challenge stood at before and stands at now. */
  challengeAfter: (before: number, after: number): string =>
    before === after
      ? `Handicap challenge: still at ${signed(after)}.`
      : `Handicap challenge: ${signed(before)} → **${signed(after)}**. Next time ${start(after)}.`,
  /** Said in a channel of a server: the game is in direct messages. */
  opened: 'Your game against Tom is waiting in our direct messages.',
  toDirect: 'Go there',
  playHere: 'Play here instead (only you see it)',
  /** Discord does not let the bot open the person's direct messages; nothing was opened. */
  cannotOpen:
    'Discord doesn’t let me open direct messages with you right now, so I haven’t started a game. Try again in a few minutes. If that doesn’t help, allow “Direct Messages” in a server we share, or open my profile, press Message and type /bonfire solo there.',
  /** The table is there, but no message can be sent to the person. */
  cannotWrite: [
    'I can’t send you direct messages. Your game is saved, and you can play it right here: only you see this.',
    'To play in direct messages, share a server with me and allow “Direct Messages” in its privacy settings; your next turn will show up there.',
  ].join('\n'),
  /** As many as `most` are open already; `turn` is the number of the person's turn in this one. */
  openAlready: (turn: number, challenge: boolean, most: number): string =>
    `You already have a game against Tom open (turn ${turn}). You can have ${most === 1 ? 'one' : most} at a time: go on with it or give it up. ${price(challenge)}`,
  /** Asked of who wants to leave the game, in the turn of that number. */
  leaving: (turn: number, challenge: boolean): string =>
    `You’re on turn ${turn} of your game against Tom. Give up? ${price(challenge)}`,
  goOn: 'Go on',
  giveUp: 'Give up',
  /** `handicap` null: it did not count. */
  gaveUp: (handicap: number | null): string =>
    handicap === null
      ? 'You gave up this game.'
      : `You gave up this game, so it’s lost. Your challenge is at ${signed(handicap)}.`,
  newGame: 'New game',
  /** Of a choice for Tom: it ends his turn, and with that something is turned up. */
  choiceIsFinal: 'You can’t undo this choice: something is revealed right after it.',
  /** The same where the game ends with it. */
  choiceIsLast: 'This choice ends the game. You can’t undo it.',
  /** Instead of "Undo", before what was chosen for him. */
  undo: 'Undo Tom’s choice',
  profile: {
    title: (name: string): string => `${name} against Tom`,
    none: 'No games yet. Start one with /bonfire solo.',
    games: (games: number, won: number, tied: number, lost: number): string =>
      `${count(games, 'game')}: ${won} won, ${tied} tied, ${lost} lost`,
    handicap: (now: number, best: number): string =>
      `Handicap **${signed(now)}**: ${start(now)}. Your record: ${signed(best)}.`,
    /** `chart` shows the challenge from left to right. */
    way: (chart: string, from: number, to: number): string =>
      `\`${chart}\`\n-# Your handicap: ${signed(from)} at first, ${signed(to)} now`,
  },
  guide: {
    title: 'Your first game',
    steps: guide.againstTom,
  },
}
