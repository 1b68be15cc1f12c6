import type { SoloWords } from '../words/solo.ts'
import { hints } from './hints.ts'
import { count, names } from './names.ts'

/** Somebody's head start, as the challenge counts it: below 0 it is the person's (R16.12). */
const start = (handicap: number): string => {
  if (handicap === 0) return 'even from the start'
  return handicap > 0 ? `Tom starts ${names.points(handicap)} ahead` : `you start ${names.points(-handicap)} ahead`
}
const price = (challenge: boolean): string =>
  challenge ? 'Giving up counts as lost, in your handicap challenge too.' : 'Giving up counts as lost.'
const signed = (points: number): string => (points < 0 ? `−${-points}` : points > 0 ? `+${points}` : '0')

export const solo: SoloWords = {
  challenge: (handicap) => `Handicap challenge at ${signed(handicap)}: ${start(handicap)}.`,
  free: (handicap) => `Outside the challenge: ${start(handicap)}.`,
  challengeAfter: (before, after) =>
    before === after
      ? `Handicap challenge: stays at ${signed(after)}.`
      : `Handicap challenge: ${signed(before)} → **${signed(after)}**. Next time ${start(after)}.`,
  opened: 'Your game against Tom waits in our direct messages.',
  toDirect: 'Go there',
  playHere: 'Play here instead, only you see it',
  cannotOpen:
    'Discord does not let me open direct messages with you right now, so no game was started. Try again in a few minutes. If it stays so, allow “Direct Messages” in a server that we share, or open my profile, press Message and type /bonfire solo there.',
  cannotWrite: [
    'I cannot write to you directly. Your game is kept, and you can play it right here: only you see this.',
    'To have it in direct messages, share a server with me and allow “Direct Messages” in that server’s privacy settings; your next turn will show up there.',
  ].join('\n'),
  openAlready: (turn, challenge, most) =>
    `You have a game against Tom open, in your turn ${turn}. ${most === 1 ? 'One' : `No more than ${most}`} at a time: go on with it or give it up. ${price(challenge)}`,
  leaving: (turn, challenge) => `You are in turn ${turn} of your game against Tom. Give it up? ${price(challenge)}`,
  goOn: 'Go on',
  giveUp: 'Give up',
  gaveUp: (handicap) =>
    handicap === null
      ? 'You gave this game up.'
      : `You gave this game up: lost. Your challenge is at ${signed(handicap)}.`,
  newGame: 'New game',
  choiceIsFinal: 'What you choose here cannot be taken back: something is revealed after it.',
  choiceIsLast: 'What you choose here ends the game. It cannot be taken back.',
  undo: 'Undo for Tom',
  profile: {
    title: (name) => `${name} against Tom`,
    none: 'No game yet. Start with /bonfire solo.',
    games: (games, won, tied, lost) => `${count(games, 'game')}: ${won} won, ${tied} tied, ${lost} lost`,
    handicap: (now, best) => `Handicap **${signed(now)}** (${start(now)}) · best ${signed(best)}`,
    way: (chart, from, to) => `\`${chart}\`\n-# The challenge from ${signed(from)} to ${signed(to)}`,
  },
  guide: {
    title: 'Your first game',
    steps: hints.againstTom,
  },
}
