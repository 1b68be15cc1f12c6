import { controlInSentence } from '../control.ts'
import type { LessonName, LessonWords } from '../words/facts.ts'
import { guide } from './help.ts'
import { buttons, count, names } from './names.ts'

const button = 'Learn to play'
const firstGame = 'Play your first game'

const lessons: Readonly<Record<LessonName, LessonWords>> = {
  fate: {
    title: 'Fate tiles',
    about: [
      'You act by spending action tiles. To get more, place a fate tile. You can do that only while you hold at most one action tile; here you hold none.',
      'Look at its three symbols. For each symbol, count the connected group it now belongs to and take that many tiles of its colour. You also gain any gold or yellow tile printed underneath. That’s your whole turn.',
    ].join('\n'),
    question: 'Which place gives you the most?',
    answers: [
      'Two symbols join groups of their colour, so you take five action tiles, and no place gives you more. But you cover no gold or yellow tile, and another place gives you six pieces in all.',
      'You take four action tiles, because one symbol joins its colour, and you also gain the gold and the yellow tile you cover. That’s six pieces in one turn, and the yellow tile stands in for any colour.',
      'No symbol joins its colour, and you cover no gold or yellow tile. You take just three tiles, one for each symbol.',
    ],
  },
  ship: {
    title: 'Ship and tasks',
    about: [
      'Blue tiles move your ship. Your first move of the game costs one tile and goes to any island. After that, one tile takes you along one route, two along two, and three to any island.',
      'Right after moving you can act there: receive a task (for a red tile, the island’s resource and the one on your offering tile) or retrieve a guardian (for a white tile). Your city has room for seven tasks. You already have three portals.',
    ].join('\n'),
    question: 'You have no tasks yet. Where do you sail?',
    answers: [
      'This task asks for four red tasks or bonfires. It’s worth a lot, but you have no tasks at all: it would wait in your city for a long time.',
      'You already fulfil “3 portals”. Receive it right away, with your yellow tile in place of a red one, and you can ignite it next turn for 4 points. Look for tasks your city almost fulfils.',
      'You could retrieve a guardian here. But she needs a path and a bonfire before she scores, and the task you already fulfil is on another island.',
    ],
  },
  path: {
    title: 'Paths and crystals',
    about: [
      'Green tiles build your path. Here you have none, so you pay any two other tiles instead. You can build up to six path tiles, each beside a task space.',
      'A path helps you in two ways. In a procession (white tiles), each guardian gives you the resource of the space where she stops. And at the end, a crystal in the colour of the bonfire beside it scores 2 points.',
    ].join('\n'),
    question: 'Your next path tile goes to space 3, beside a blue task. Which one do you take?',
    answers: [
      'You have no shells yet, so the resource is welcome. But the crystal is yellow: beside a blue task it never scores.',
      'The top tile of the pile could be anything. Take it only when nothing on display suits you.',
      'Its blue crystal matches the blue task beside it: 2 points once that is a bonfire. And it shows fruit, which you lack: yours whenever a guardian stops here in a procession.',
    ],
  },
  bonfire: {
    title: 'The Great Bonfire',
    about: [
      'One purple tile turns the Great Bonfire one space clockwise, two turn it two spaces, and three turn it to any space. There you take two of three rewards: an action tile, a resource or points, and a portal.',
      'Portals fill your city from right to left, and each must match its notch. Your next notch needs a circle. A portal lets guardians reach the bonfire beside it, and scores 2 points there. You have no purple tile, but you do have a yellow one.',
    ].join('\n'),
    question: 'Where do you turn the Great Bonfire?',
    answers: [
      'One space, paid for with your yellow tile, and there’s a circle: your third portal. You also take a brown tile or a fruit.',
      'Two spaces cost two purple tiles, so you spend more. And no portal here fits your notch: you gain only the other two rewards.',
      'You find a circle here too, but it costs three purple tiles. Your yellow tile replaces one, and you pay any two tiles for each of the others. Five of your six tiles would be gone.',
    ],
  },
  ignite: {
    title: 'Igniting a bonfire',
    about: [
      'Once you fulfil a task, you spend a turn to flip it, and it becomes a bonfire. This costs nothing, and the bonfire scores at the end of the game.',
      'The novice beside it goes to the High Council, where you choose a bonus: 2 gold and a yellow tile, a path tile, a guardian, a gnome, a free ship move and more.',
    ].join('\n'),
    question: 'You fulfil “3 portals”. What do you do this turn?',
    answers: [
      'A path tile is useful, but it can wait. The sooner your novice reaches the High Council, the longer its bonus helps you. And some tasks are no longer fulfilled once you spend something.',
      'A gnome helps for the rest of the game, so this isn’t a bad move. But it costs two tiles and two resources. Igniting costs nothing and gives you a bonus too.',
      '4 points, 2 more for the portal beside it, and a bonus from the High Council, all for free. Ignite early, while the best council spaces are open.',
    ],
  },
  end: {
    title: 'The end of the game',
    about: [
      'The countdown begins with the seventh novice in the High Council (the tenth with three players, the thirteenth with four). Then each player has four to six turns left. Instead of taking a turn, you can pass: score the number on the countdown tile, and take no more turns.',
      'At the end you score your bonfires, your guardians at bonfires, 2 for each portal and matching crystal beside a bonfire, 4 for each common task, 3 for each fate tile left, and 1 for every two tiles or resources left.',
    ].join('\n'),
    question: 'This is your last turn. What scores the most?',
    answers: [
      'Your guardian walks through the portal to the bonfire beside her: 4 points. Good, but something else scores more.',
      'Passing scores the number on the countdown tile: just 1 on your last turn. Earlier it’s up to 5, which is sometimes worth it.',
      '3 points for the bonfire, 2 for the portal beside it, and a bonus from the High Council or 1 more point: six or more. In the last turns, look for what scores at once.',
    ],
  },
}

export const learn = {
  /** On a button: leads to the first lesson. */
  button,
  /** In the help: what Learn is; ends with a full stop. */
  about: `${controlInSentence(button)} teaches you the game in six short lessons.`,
  heading: (number: number, of: number, title: string): string => `Learn to play, ${number} of ${of}: ${title}`,
  best: 'Yes, that’s the best of the three.',
  notBest: 'You can do that, but there’s something better.',
  tryAgain: 'Try again',
  next: (title: string): string => `Next: ${title}`,
  /** After the last lesson: on a button that opens a game against Tom, and what is said above it. */
  firstGame,
  done: `Now you know the game. ${controlInSentence(firstGame)} opens one against Tom; **/bonfire new** opens a table to play with others. Tips in your panel help you along, and ${controlInSentence(buttons.rules)} has all the details.`,
  again: 'Start over',
  lessons,
}

const tries = (n: number): string => (n === 1 ? 'first try' : `try ${n}`)

/** The puzzle of the day: the same position for everybody, in which one turn is clearly the best. */
export const puzzle = {
  /** A command of its own: `/bonfire` has as many as Discord allows. */
  command: { name: 'bonfire-puzzle', description: 'The puzzle of the day: find the best turn' },
  /** `day`: Discord's own words for the date. */
  title: (day: string): string => `Puzzle for ${day}`,
  /** What is to be done. */
  task: 'Everybody gets this position today, and one turn is clearly the best. Play a turn in your panel, end it, and see how good it was. Only you see this, and it doesn’t affect your games.',
  /** Where a player who looks no further than this turn would choose another one. */
  hard: 'A hard one: think beyond this turn.',
  /** Over each page of the panel; `tries`: which try it is. */
  inPanel: (n: number): string => `Puzzle of the day, ${tries(n)}. This isn’t a real game.`,
  solved: (n: number): string => `Solved ${n === 1 ? 'on the first try' : `on try ${n}`}: that’s the best turn.`,
  /** Behind that, from two on. */
  streak: (days: number): string => `That’s ${days} days in a row.`,
  /** The turn is the best one, but that was shown before. */
  foundAfterShown: 'That’s the best turn. You had already seen it, so the puzzle doesn’t count as solved.',
  behind: {
    little: 'Not quite: one turn is a little better.',
    some: 'There’s a better turn.',
    much: 'There’s a much better turn.',
  },
  best: 'The best turn',
  /** Beneath the reasons: that they are an estimate. */
  about: 'Computer players found this in a long search, knowing no more than you do. All values are estimates.',
  tryAgain: 'Try again',
  showBest: 'Show the best turn',
  /** Beside that button: what it costs. */
  showBestCosts: 'Once you see it, the puzzle can no longer count as solved.',
  /**
   * How people of the server fared, without a word of what they played: those who solved it, `more` of them who are not
   * named, and how many have not.
   */
  board: (solved: readonly { mention: string; tries: number }[], more: number, others: number): string => {
    const list = solved.map(({ mention, tries: n }) => `${mention} (${tries(n)})`).join(', ')
    const all = more > 0 ? `${list} and ${more} more` : list
    const rest = others === 0 ? '' : ` ${others === 1 ? '1 person is' : `${others} people are`} still trying.`
    return solved.length === 0 ? `Nobody here has solved it yet.${rest}` : `Solved here: ${all}.${rest}`
  },
  over: 'That puzzle is over. Type /bonfire-puzzle for today’s.',
}

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
  /** Of a game in direct messages that was asked for in a server. */
  countsHere: 'When it’s over, this server’s history and records include it.',
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
    `You already have a game against Tom open (turn ${turn}). You can have only ${most === 1 ? 'one' : most} at a time: go on with it or give it up. ${price(challenge)}`,
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
