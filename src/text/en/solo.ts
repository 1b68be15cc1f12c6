import type { SoloWords } from '../words/solo.ts'
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

export const solo: SoloWords = {
  challenge: (handicap) => `Handicap challenge at ${signed(handicap)}: ${start(handicap)}.`,
  free: (handicap) => `Outside the challenge: ${start(handicap)}.`,
  challengeAfter: (before, after) =>
    before === after
      ? `Handicap challenge: still at ${signed(after)}.`
      : `Handicap challenge: ${signed(before)} → **${signed(after)}**. Next time ${start(after)}.`,
  opened: 'Your game against Tom is waiting in our direct messages.',
  toDirect: 'Go there',
  playHere: 'Play here instead (only you see it)',
  cannotOpen:
    'Discord doesn’t let me open direct messages with you right now, so I started no game. Try again in a few minutes. If that doesn’t help, allow “Direct Messages” in a server we share, or open my profile, press Message and type /bonfire solo there.',
  cannotWrite: [
    'I can’t send you direct messages. Your game is saved, and you can play it right here: only you see this.',
    'To play in direct messages, share a server with me and allow “Direct Messages” in its privacy settings; your next turn will show up there.',
  ].join('\n'),
  openAlready: (turn, challenge, most) =>
    `You already have a game against Tom open, in your turn ${turn}. You can have ${most === 1 ? 'one' : most} at a time: go on with it or give it up. ${price(challenge)}`,
  leaving: (turn, challenge) => `You’re in turn ${turn} of your game against Tom. Give up? ${price(challenge)}`,
  goOn: 'Go on',
  giveUp: 'Give up',
  gaveUp: (handicap) =>
    handicap === null
      ? 'You gave up this game.'
      : `You gave up this game, so it’s lost. Your challenge is at ${signed(handicap)}.`,
  newGame: 'New game',
  choiceIsFinal: 'You can’t undo this choice: something is revealed right after it.',
  choiceIsLast: 'This choice ends the game. You can’t undo it.',
  undo: 'Undo for Tom',
  profile: {
    title: (name) => `${name} against Tom`,
    none: 'No games yet. Start one with /bonfire solo.',
    games: (games, won, tied, lost) => `${count(games, 'game')}: ${won} won, ${tied} tied, ${lost} lost`,
    handicap: (now, best) => `Handicap **${signed(now)}** (${start(now)}) · best ${signed(best)}`,
    way: (chart, from, to) => `\`${chart}\`\n-# Your challenge, from ${signed(from)} to ${signed(to)}`,
  },
  guide: {
    title: 'Your first game',
    steps: guide.againstTom,
  },
}
