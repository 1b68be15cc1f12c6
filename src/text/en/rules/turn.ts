import { control } from '../../control.ts'
import type { BoxFacts, RuleTexts } from '../../words/rules.ts'
import { buttons } from '../buttons.ts'
import { count, joined, span } from '../names.ts'
import { tasks } from '../tasks.ts'

/** Ends with a space. */
function tasksLeftOut({ players, tasks: without }: BoxFacts['leftOut'][number]): string {
  const some = joined(players.map(String), 'or')
  const called =
    without.length > 2
      ? count(without.length, 'task')
      : `the ${without.length === 1 ? 'task' : 'tasks'} ${joined(
          without.map((task) => `“${tasks.condition(task)}”`),
          'and',
        )}`
  return `With ${some} ${some === '1' ? 'player' : 'players'}, leave out ${called}. `
}

/** What is in the game, how it begins, a turn, and paying. */
export const turnRules: RuleTexts<'turn'> = {
  goal: {
    title: 'What the game is about',
    keywords: ['goal', 'aim', 'overview', 'bonfire', 'win', 'how to win', 'winner'],
    text: 'You rekindle the bonfires of your city. Sail to islands, receive tasks, fulfil them, and ignite them as bonfires. Build a path with portals so that guardians reach your bonfires, and recruit gnomes to help you. Each bonfire you ignite sends a novice to the High Council. Once enough novices are there, the countdown to the end begins. The player with the most points wins.',
  },
  resources: {
    title: 'Resources 🌸🍎🌿🐚🥕🪙',
    keywords: ['resource', 'blossom', 'fruit', 'herb', 'shell', 'root', 'gold', 'supply'],
    text: 'There are six: blossom, fruit, herb, shell, root and gold. Gold is a resource like the others, and when you pay it can replace any other. Where a task says “no gold”, gold doesn’t count. The general supply never runs out.',
  },
  'action-tiles': {
    title: 'Action tiles and their colours',
    keywords: [
      'action tile',
      'colour',
      'color',
      'green',
      'blue',
      'red',
      'white',
      'purple',
      'brown',
      'yellow',
      'wild',
      'joker',
    ],
    text: '🟩 Build a path.\n🟦 Move the ship.\n🟥 Receive a task.\n⬜ Retrieve a guardian, or lead a procession.\n🟪 Use the Great Bonfire.\n🟫 Recruit a gnome.\n🟨 Replaces any of them.\nYou gain most tiles by placing fate tiles. The general supply never runs out.',
  },
  crystals: {
    title: 'Blue, red and yellow: tasks and crystals',
    keywords: ['crystal', 'task colour', 'bonfire colour', 'values'],
    text: ({ taskPoints: { blue, red, yellow } }) =>
      `Tasks and bonfires come in three colours: blue ones are worth ${span(blue)} points, red ones ${span(red)}, yellow ones ${span(yellow)}. Each path tile shows a crystal in one of these colours. If it matches the bonfire beside it, it scores 2 points at the end.`,
  },
  'set-up': {
    title: 'Setting up the table',
    keywords: [
      'setup',
      'set up',
      'islands',
      'start',
      'deal',
      'beginner',
      'starting player',
      'extension',
      'oval building',
      'goes first',
      'who starts',
      'first player',
    ],
    text: ({ leftOut }) =>
      `Ten islands hold face-up tasks. With 4 players each holds three, with 1 or 2 players two; with 3 players the four corner islands hold two and the others three. Each of the four guardian islands holds four guardians. Six specialists, six elders and four path tiles lie open. Each space of the Great Bonfire has four portals with 3 or 4 players, three with 1 or 2. ${leftOut.map(tasksLeftOut).join('')}Each player gets a random extension for their city; the one with the oval building is the starting player. With beginner islands, each island gets tasks of different colours.`,
  },
  'first-tile': {
    title: 'Your first fate tile and what you start with',
    keywords: ['first turn', 'start', 'starting resources', 'swap', 'middle'],
    text: 'You start your first turn with one fate tile in hand. Keep it, or swap it for the middle one of your supply. Place it on the marked centre, either way round. Gain its three action tiles, and no more. You also gain one of each resource and two 🟨.',
  },
  turn: {
    title: 'A turn',
    keywords: ['turn', 'option', 'action', 'what can I do', 'order', 'my turn', 'three options'],
    text: 'Do exactly one of these:\n• place a fate tile,\n• use action tiles of one colour,\n• ignite a bonfire.\nBonus actions may come before or after. If you can do any of the three, you must; passing is only for the countdown. If only one thing is possible, the bot does it.',
  },
  'no-turn-left': {
    title: 'When you can’t do anything',
    keywords: ['out', 'stuck', 'cannot move', 'no turn', 'nothing', 'special case'],
    text: 'If you can take none of the three options and no bonus action when your turn comes, you take no more turns. If a bonus action is all you can do, you may take it; if you decline, you take no more turns. During the countdown, a player who can’t do anything passes automatically and still scores the countdown tile’s points.',
  },
  undo: {
    title: 'Undoing steps, and refilling displays',
    keywords: ['undo', 'take back', 'turn up', 'refill', 'hidden', 'display', 'move back', 'mistake', 'misclick'],
    text: 'You can undo your steps until you end your turn, but not past anything that was revealed. So displays are refilled and your next offering tile is revealed only when you ask for it, when a later step needs it, or when your turn ends. A path tile you take unseen, and four new ones, are revealed at once. If nothing was revealed in your turn, you can still ask the others to let you take it back after you end it: use your panel, until the next player chooses something.',
  },
  discard: {
    title: 'Discarding action tiles',
    keywords: ['discard', 'surplus', 'throw away', 'too many'],
    text: 'You may discard action tiles on your own turn. This matters only before you place a fate tile, so the bot offers it then: when you hold more tiles than allowed and a fate tile would fit.',
  },
  paying: {
    title: 'Paying: yellow tiles, gold, two-for-one',
    keywords: ['pay', 'price', 'cost', 'replace', 'wild', 'yellow', 'gold', 'edition', 'two for one', 'substitute'],
    text: 'Replace an action tile with one 🟨 or any two action tiles. Replace a resource with one 🪙 or any two resources; you can replace gold with two resources too. Two tiles paid for one still count as one, for example for one step. You can’t replace anything to fulfil a task.',
    editions: {
      rulebook: 'Replace only what you don’t have: matching tiles and resources go first.',
      online: 'Replace anything, even what you have.',
    },
  },
  prices: {
    title: 'All prices',
    keywords: ['prices', 'price', 'cost', 'costs', 'table of prices', 'overview'],
    text: ({ pathPrices }) =>
      [
        `👣 **Path tile:** ${pathPrices
          .map(
            ({ from, to, units }) =>
              `${'🟩'.repeat(units)} for ${from === to ? `tile ${from}` : `each of tiles ${from} to ${to}`}`,
          )
          .join(', ')}`,
        '⛵ **Ship:** first move 🟦 to any island; later 🟦 one route, 🟦🟦 two, 🟦🟦🟦 any island',
        '📜 **Task:** 🟥, 🟥🟥 or 🟥🟥🟥 for your first, second or third offering there, and 2 resources',
        '💂 **Guardian:** ⬜',
        '🚶 **Procession:** ⬜ for each step',
        '🌋 **Great Bonfire:** first use in the game 🟪 to any space; later 🟪 one space, 🟪🟪 two, 🟪🟪🟪 any space',
        '🧙 **Gnome:** 🟫🟫 and its resource, or 🟫 and its resource twice',
        '🔥 **Fate tile, bonfire, neutral novice:** free',
        'Replace what you lack with 🟨, 🪙 or any two.',
      ].join('\n'),
  },
  'pay-otherwise': {
    title: 'How the bot proposes a payment',
    keywords: ['pay otherwise', 'pay differently', 'proposed', 'payment', 'automatic'],
    text: `The bot pays for you with the fewest pieces, then with the fewest yellow tiles and gold, then with what you have most of. ${control(buttons.payOtherwise)} lists every other exact payment. You can’t overpay.`,
  },
}
