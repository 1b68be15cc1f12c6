import type { SoloWords } from '../words/solo.ts'
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
  openAlready: (turn, challenge) =>
    `You have a game against Tom open, in your turn ${turn}. One at a time: go on with it or give it up. ${price(challenge)}`,
  leaving: (turn, challenge) => `You are in turn ${turn} of your game against Tom. Give it up? ${price(challenge)}`,
  goOn: 'Go on',
  giveUp: 'Give up',
  gaveUp: (handicap) =>
    handicap === null
      ? 'You gave this game up.'
      : `You gave this game up: lost. Your challenge is at ${signed(handicap)}.`,
  newGame: 'New game',
  choiceIsFinal: 'What you choose here cannot be taken back: something is turned up after it.',
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
    steps: [
      'The aim: more points than Tom, most of them from bonfires: take tasks from the islands, do what they ask for, light them. You begin with a fate tile: keep the one in your hand, or swap it for the middle one of your supply. It brings the three action tiles it shows: 🟦 sails, 🟥 takes a task where your ship lies, 🟩 builds a path, 🟫 hires a gnome, ⬜ walks your guardians, 🟪 turns the Great Bonfire. You cannot go wrong yet.',
      'A turn is **one** thing: lay a fate tile, use action tiles of one colour, or light a bonfire. You may only lay a fate tile with at most one action tile left, so spend first. Good now: 🟩 a path tile, or 🟦 the ship to an island whose task suits you. 🟨 stands in for any colour.',
      'After each turn of yours Tom plays one card. Your panel says what he did, and where he has a choice, you make it for him. Now the tasks: **Look at… Islands and tasks**. Blue ones are easy and worth little, yellow ones hard and worth much. Take two or three early that want the same things: they tell you what to build.',
      'Running low on tiles? Lay a fate tile next to equal symbols: a symbol brings as many tiles as its connected group then has. The list puts the best places first.',
      'Gnomes (🟫) help for the rest of the game, so hire early. Paths matter twice: guardians walk them in a procession (⬜) and collect what the tiles show, and a crystal in the colour of the bonfire beside it scores at the end.',
      'Met a task? Lighting it takes a turn, scores at the end, and sends a novice to the High Council for a bonus. Seven novices there begin the countdown; Tom’s eight cards, played through four times, end the game too. The rest you find under /bonfire rules.',
    ],
    hide: 'No more hints',
    again: 'You find these hints under /bonfire help, or play with them: /bonfire solo guide:True.',
  },
}
