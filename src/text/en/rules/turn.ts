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
  return `With ${some} ${some === '1' ? 'player' : 'players'} ${called} ${without.length === 1 ? 'is' : 'are'} left out. `
}

/** What is in the game, how it begins, a turn, and paying. */
export const turnRules: RuleTexts<'turn'> = {
  goal: {
    title: 'What the game is about',
    keywords: ['goal', 'aim', 'overview', 'bonfire', 'win'],
    text: 'You rekindle the bonfires of your city. Sail to islands for tasks, fulfil them, and ignite them as bonfires. A path with portals leads guardians to the bonfires. Gnomes help. Each bonfire you ignite sends a novice to the High Council; when enough have arrived, the countdown begins. Most points win.',
  },
  resources: {
    title: 'Resources 🌸🍎🌿🐚🥕🪙',
    keywords: ['resource', 'blossom', 'fruit', 'herb', 'shell', 'root', 'gold', 'supply'],
    text: 'There are six: blossom, fruit, herb, shell, root and gold. Gold is a resource like the others and stands in for any other when you pay. Where a task says “no gold”, gold does not count. The supply never runs out.',
  },
  'action-tiles': {
    title: 'Action tiles and their colours',
    keywords: ['action tile', 'colour', 'color', 'green', 'blue', 'red', 'white', 'purple', 'brown', 'yellow', 'wild'],
    text: '🟩 builds a path. 🟦 moves the ship. 🟥 receives a task. ⬜ retrieves a guardian or holds a procession. 🟪 uses the Great Bonfire. 🟫 recruits a gnome. 🟨 stands in for any of them. You gain tiles mostly by placing fate tiles. The supply never runs out.',
  },
  crystals: {
    title: 'Blue, red and yellow: tasks and crystals',
    keywords: ['crystal', 'task colour', 'bonfire colour', 'values'],
    text: ({ taskPoints: { blue, red, yellow } }) =>
      `Tasks and bonfires come in three colours: blue is worth ${span(blue)} points, red ${span(red)}, yellow ${span(yellow)}. Path tiles show a crystal in one of these colours. A crystal beside a bonfire of its colour scores 2 points at the end.`,
  },
  'set-up': {
    title: 'Set-up of the table',
    keywords: ['setup', 'set up', 'islands', 'start', 'deal', 'beginner'],
    text: ({ leftOut }) =>
      `Ten islands hold open tasks: three each with 4 players, two each with 1 or 2. With 3 players the four corner islands hold two, the others three. Four guardian islands hold four guardians each. Six specialists and six elders lie open, and so do four path tiles. Portals lie round the Great Bonfire: four a space with 3 or 4 players, three with 1 or 2. ${leftOut.map(tasksLeftOut).join('')}Beginner islands: each island gets tasks of different colours.`,
  },
  'first-tile': {
    title: 'Your first fate tile and what you start with',
    keywords: ['first turn', 'start', 'starting resources', 'swap', 'middle', 'fate tile'],
    text: 'At the start of your first turn you hold one fate tile. Keep it, or swap it for the middle one of your supply. Place it on the marked centre, either way round. It brings its three action tiles and no more, whatever lies beside. You also get one of each resource and two 🟨.',
  },
  turn: {
    title: 'A turn',
    keywords: ['turn', 'option', 'action', 'what can I do', 'order'],
    text: 'Do exactly one of three: place a fate tile, use action tiles of one colour, or ignite a bonfire. Bonus actions come on top, before or after it. If you can do one of the three, you must; passing exists only in the countdown. Where only one thing is possible, the bot does it for you and says so; ending your turn and bonus actions stay yours.',
  },
  'no-turn-left': {
    title: 'When you can do nothing',
    keywords: ['out', 'stuck', 'cannot move', 'no turn', 'nothing'],
    text: 'If none of the three options and no bonus action is open to you when your turn comes, you take no more turns. If a bonus action is all there is, you may take it or leave it; who leaves it takes no more turns either. In the countdown such a seat passes by itself and still takes its tile’s points.',
  },
  undo: {
    title: 'Undo, and what is revealed when',
    keywords: ['undo', 'take back', 'turn up', 'refill', 'hidden', 'display'],
    text: 'You can take steps back until you end your turn, but not past anything that was revealed. To help you, displays are refilled and your next offering is revealed only when you ask for it, when a later step needs it, or when your turn ends. An unseen path tile, and four new ones, are revealed at once. After the end of your turn you can ask the others to give it back, if nothing was revealed in it: in your panel, until the next player chooses something.',
  },
  discard: {
    title: 'Discarding action tiles',
    keywords: ['discard', 'surplus', 'throw away', 'too many'],
    text: 'You may discard surplus action tiles in your own turn. It only matters before you place a fate tile, so that is where it is offered: when you hold more than allowed and a fate tile would fit.',
  },
  paying: {
    title: 'Paying: yellow tiles, gold, two for one',
    keywords: ['pay', 'price', 'cost', 'replace', 'wild', 'yellow', 'gold', 'edition', 'two for one', 'substitute'],
    text: 'One 🟨, or any two action tiles, replace a tile. One 🪙, or any two resources, replace a resource; gold you owe can be replaced by two resources too. Two tiles paid for one unit still buy one step. Replacements never help to fulfil a task.',
    editions: {
      rulebook: 'Only what you do not have may be replaced, so what matches goes first.',
      online: 'Anything may be replaced, even what you hold.',
    },
  },
  'pay-otherwise': {
    title: 'How the bot proposes a payment',
    keywords: ['pay otherwise', 'proposed', 'payment', 'automatic'],
    text: `The bot pays for you with the fewest pieces, then the fewest yellow tiles and gold, then from what you have most of. ${control(buttons.payOtherwise)} lists every other exact payment. Overpaying is not offered.`,
  },
}
