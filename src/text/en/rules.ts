import { controlInSentence } from '../control.ts'
import type { BoxFacts, RuleTexts, RuleTopicListName } from '../words/rules.ts'
import type { NamesByTerm } from '../words/terms.ts'
import { buttons, count, joined, valueRangeText } from './names.ts'
import { tasks } from './tasks.ts'

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

/** The rules in our own words, by topic; a reader needs one at a time. */
export const rules: RuleTexts = {
  // What is in the game, how it begins, a turn, and paying.
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
      `Tasks and bonfires come in three colours: blue ones are worth ${valueRangeText(blue)} points, red ones ${valueRangeText(red)}, yellow ones ${valueRangeText(yellow)}. Each path tile shows a crystal in one of these colours. If it matches the bonfire beside it, it scores 2 points at the end.`,
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
    text: 'You start your first turn with one fate tile in hand. Keep it, or swap it for the middle one in your supply. Place it on the marked centre, either way round. Gain its three action tiles, and no more. You also gain one of each resource and two 🟨.',
  },
  turn: {
    title: 'A turn',
    keywords: ['turn', 'option', 'action', 'what can I do', 'order', 'my turn', 'three options'],
    text: 'Do exactly one of these:\n• place a fate tile\n• use action tiles of one colour\n• ignite a bonfire\nBonus actions may come before or after. If you can do one of the three, you must; you can pass only during the countdown. If there’s only one option, the bot takes it.',
  },
  'no-turn-left': {
    title: 'When you can’t do anything',
    keywords: ['out', 'stuck', 'cannot move', 'no turn', 'nothing', 'special case'],
    text: 'If you can take none of the three options and no bonus action when your turn comes, you take no more turns. If a bonus action is all you can do, you may take it; if you decline, you take no more turns. During the countdown, a player who can’t do anything passes automatically and still scores the countdown tile’s points.',
  },
  undo: {
    title: 'Undo, and how displays are refilled',
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
    text: `The bot pays for you with the fewest pieces, then with the fewest yellow tiles and gold, then with what you have most of. ${controlInSentence(buttons.payOtherwise)} lists every other exact payment. You can’t overpay.`,
  },

  // The options of a turn: fate tiles, the six colours, igniting, and the council's bonuses.
  'fate-tile': {
    title: 'Placing a fate tile',
    keywords: ['fate', 'place', 'tile', 'limit', 'top', 'bottom', 'adjacent'],
    text: 'You may hold at most one action tile when you place a fate tile (three with the Hoarder, gnome 14). Discard the rest first. Take the top or bottom tile of your supply. Place it horizontally or vertically, either way round: inside your fate area, on free spaces, and side by side with at least one tile you’ve already placed.',
  },
  'fate-gain': {
    title: 'What a fate tile gives you',
    keywords: [
      'fate',
      'gain',
      'group',
      'area',
      'connected',
      'symbols',
      'covered',
      'more tiles',
      'get tiles',
      'example',
    ],
    text: 'For each of its three symbols, count the connected group it now belongs to, itself included, and take that many action tiles. Symbols connect side by side, not diagonally. If you cover a printed gold or yellow tile, you gain it once (twice with the Lucky Finder, gnome 16).',
  },
  'fate-overhang': {
    title: 'Fate tiles that stick out (Edge Walker)',
    keywords: ['edge', 'outside', 'overhang', 'stick out', 'protrude', '27'],
    text: 'With the Edge Walker (gnome 27), a fate tile may stick out of the fate area as long as at least one of its symbols is inside. Symbols outside still connect and give you action tiles, and nothing can lie on top of them. But they cover no printed symbols and don’t count for tasks. The Elder of Fate counts the tile.',
  },
  path: {
    title: 'Building a path 🟩',
    keywords: ['path', 'build', 'green', 'tile', 'crystal', 'six', 'price', 'draw pile'],
    text: ({ pathPrices }) =>
      `Take one of the four path tiles on display, or the top one of the pile unseen, and add it to your path. Pay ${joined(
        pathPrices.map(({ from, to, units }) =>
          from === to
            ? `${'🟩'.repeat(units)} for tile ${from}`
            : `${'🟩'.repeat(units)} for each of tiles ${from} to ${to}`,
        ),
        'and',
      )}. Free tiles count in this order too. You can build at most six. The first of the seven path spaces is printed on your starting tile: it shows gold and counts as a path tile.`,
  },
  'new-path-tiles': {
    title: 'Four new path tiles',
    keywords: ['path', 'display', 'replace', 'same crystal', 'refresh', 'special case'],
    text: 'If all four path tiles on display show the same crystal colour when you build, you may put them under the pile and reveal four new ones. Then you must take a path tile. If the new four match as well, you may do it again. You can’t do this with a free path tile from the Council.',
  },
  ship: {
    title: 'Moving the ship 🟦',
    keywords: [
      'ship',
      'sail',
      'route',
      'island',
      'blue',
      'move',
      'navigator',
      'price',
      'landing stage',
      'extra action',
      'double action',
      'act on arrival',
      'block each other',
    ],
    text: 'Your first move of the game costs 🟦 and takes you to any island. After that:\n🟦 one route\n🟦🟦 two routes\n🟦🟦🟦 any island\nYou must end on another island. Ships never block each other. With the Navigator (gnome 21), one or two tiles take you up to one route further. Right after moving you may act there at the usual price: receive a task, or retrieve a guardian.',
  },
  task: {
    title: 'Receiving a task 🟥',
    keywords: ['task', 'receive', 'red', 'island', 'offering', 'price'],
    text: 'Your ship must be at the task’s island, and your city needs a free task space. Pay:\n• 🟥 for your first offering there, 🟥🟥 for the second, 🟥🟥🟥 for the third\n• the island’s resource, and the one on an open offering tile\nLeave that tile there, and place the task in your city.',
  },
  offering: {
    title: 'Offering tiles',
    keywords: ['offering', 'pile', 'face down', 'open', 'barterer'],
    text: 'You have ten, in two piles; the top one of each is open. To receive a task, choose one of the open ones: pay the resource it shows, and leave it face down on the island. Then reveal the next tile of that pile. Other players’ offerings there don’t matter. With the Barterer (gnome 3) you pay any two resources instead, but still leave the tile.',
  },
  'task-space': {
    title: 'Choosing a task space',
    keywords: ['space', 'task space', 'city', 'where', 'place', 'player board', 'tableau'],
    text: 'Each of the seven task spaces lies beside a path space, a portal notch and a value for a guardian. Once you ignite the task there, a portal beside it scores 2, a crystal of the same colour scores 2, and a guardian who gets there scores the value. The novice beside the space goes to the High Council.',
  },
  guardian: {
    title: 'Retrieving a guardian ⬜',
    keywords: ['guardian', 'retrieve', 'white', 'island', 'colour', 'price', 'herald'],
    text: 'Your ship must be at a guardian island whose colour you don’t have yet, and a guardian must still be there. Pay ⬜ and place her on your starting tile, which holds any number. Your city holds at most five guardians: your wooden one and one of each island colour. With the Herald (gnome 17), a 1-step procession follows, without resources.',
  },
  procession: {
    title: 'Processions ⬜',
    keywords: ['procession', 'walk', 'steps', 'white', 'guardian', 'move', 'order', 'overtake', 'pass', 'price'],
    text: 'Pay one or more ⬜. Each guardian may move up to that many steps, each once, the furthest ahead first; among several on one space, you choose the order. A step goes one space along the path, or from a path space to the bonfire beside it: that needs a portal there and an ignited task. A guardian may pass others, but must end alone on her space. At least one guardian must move. Guardians at bonfires stay there.\nPacesetter (gnome 2): one step more. Wayside Host (gnome 1): path spaces hold any number.',
  },
  'procession-gain': {
    title: 'What guardians bring home',
    keywords: ['procession', 'gain', 'resource', 'forager', 'companion', 'gatekeeper', 'yield'],
    text: 'A guardian who ends her move on a path space after at least one step gains its resource. At a bonfire she gains nothing now, but scores at the end. With the Forager (gnome 6) you choose any resource. The Companion of her colour (gnomes 10 to 13) gains the resource once more. The Gatekeeper (gnome 20) adds 1 gold on the first path space.',
  },
  'great-bonfire': {
    title: 'The Great Bonfire 🟪',
    keywords: ['great bonfire', 'purple', 'turn', 'rewards', 'clockwise', 'fire turner', 'collector', 'price'],
    text: 'The first use in the game, by any player, costs 🟪 and goes to any space. After that:\n🟪 one space clockwise\n🟪🟪 two spaces\n🟪🟪🟪 any space, even the same one\nTake two of the three rewards: the action tile, the resource (or 2 points), a portal that fits. With the Fire Turner (gnome 22), one or two tiles turn it up to one space further. With the Collector (gnome 23), take all three.',
  },
  portals: {
    title: 'Portals and notches',
    keywords: ['portal', 'notch', 'shape', 'order', 'gate fitter', 'fit'],
    text: 'You fill your notches from right to left, against the path: your first portal goes beside path space 7, your last beside path space 1. Its shape must match the notch, or you can’t take it. With the Gate Fitter (gnome 25), any free notch that matches will do. A portal lets guardians through to the ignited bonfire beside it.',
  },
  gnome: {
    title: 'Recruiting a gnome 🟫',
    keywords: ['gnome', 'recruit', 'brown', 'specialist', 'price', 'haggler'],
    text: 'Pay 🟫🟫 and the gnome’s resource once, or 🟫 and the resource twice. Your city has room for six gnomes. A specialist’s ability works for you from then on; an elder scores points at once. Look at the gnomes to read what each one does.',
  },
  elders: {
    title: 'Elders',
    keywords: ['elder', 'points', 'score at once'],
    text: 'Six elders lie open and are not replaced. When you recruit an elder, you score at once. Depending on the elder, it’s 1 point for each of your path tiles (starting tile included), fate tiles in your fate area, portals, tasks and bonfires, guardians, or gnomes (the elder included). The Elders’ Friend (gnome 4) adds 2.',
  },
  ignite: {
    title: 'Igniting a bonfire 🔥',
    keywords: ['ignite', 'light', 'bonfire', 'task', 'condition', 'fulfil', 'fulfill', 'flip', 'turn over'],
    text: 'As your turn, flip one of your tasks that you fulfil; having more than it asks for is fine. This costs nothing. If the condition counts tasks, this task counts too; if it counts bonfires, this one doesn’t count yet. The novice beside it goes to the High Council.',
  },
  council: {
    title: 'The High Council',
    keywords: ['council', 'novice', 'space', 'bonus', 'point', 'colour', 'speaker', 'gilder'],
    text: 'Your novice goes to any of the eight spaces without a novice of its colour (to any space at all with the Speaker, gnome 24). Take that space’s bonus, or 1 point. If you can’t use the bonus, you gain the point. Only the space with 2 gold and 1 🟨 gives no point instead. The Gilder (gnome 7) gives you 1 gold for each novice, neutral ones too.',
  },
  'council-bonuses': {
    title: 'The eight council bonuses',
    keywords: ['council', 'bonus', 'free path', 'free guardian', 'free ship', 'extra fate tile', 'specialist'],
    text: '🪙 Take 2 gold and a yellow tile.\n👣 Take a path tile: one from the display, or any from the pile, which is then shuffled.\n💂 Take a guardian of a new colour from any island.\n🌋 Turn the Great Bonfire to any space and take the rewards.\n🧙 Take a specialist from the display; no elder.\n🚶 Move one guardian any distance, forward or backward.\n⛵ Sail to any island; you pay as usual to act there.\n🔮 Place your next fate tile right away, however many action tiles you hold.\nYour limits still hold: six path tiles, five guardians, six gnomes, seven tasks.',
  },
  'guide-guardian': {
    title: 'Council: moving one guardian',
    keywords: ['council', 'move guardian', 'backward', 'guide'],
    text: 'Move one guardian at least one step, as far as you like, forward or backward, to an empty path space or bonfire. To reach a bonfire she needs its portal, and it must be ignited. She may also leave a bonfire through its portal. She can’t go to the starting tile. She gains the usual resource. This is not a procession, so the Pacesetter (gnome 2) and the Herald (gnome 17) add nothing.',
  },

  // Common tasks, the end, scoring, gnomes that need more words, and solo play.
  'common-tasks': {
    title: 'The five common tasks',
    keywords: ['common task', 'neutral', 'novice', 'seven', 'five guardians', 'six gnomes', '4 points'],
    text: '• seven tasks or bonfires\n• seven portals\n• seven path tiles (starting tile included)\n• five guardians\n• six gnomes\nEach one you fulfil scores 4 points at the end, whether or not you sent its neutral novice. If you have seven bonfires, the first of these scores 7 instead.',
  },
  'bonus-action': {
    title: 'Bonus actions: neutral novices',
    keywords: ['bonus action', 'neutral novice', 'extra', 'common task'],
    text: 'If you fulfil a common task and its neutral novice is still there, you may send it to a council space without a neutral novice and take that space’s bonus. You can do this any number of times, before or after your action, on any of your turns. Finish each bonus action before the next.',
  },
  'feast-giver': {
    title: 'Feast Giver (gnome 19)',
    keywords: ['19', 'feast', 'common task', 'gold and yellow'],
    text: 'Each time your city first fulfils a common task while you have the Feast Giver, take 1 gold and 1 🟨 at once. Two tasks at once pay twice. Tasks you fulfilled earlier pay nothing. If the Feast Giver is your sixth gnome, that task counts. Igniting all seven bonfires is not a new task.',
  },
  doubler: {
    title: 'Doubler (gnome 5)',
    keywords: ['5', 'yellow', 'double', 'two tiles', 'edition'],
    text: 'A 🟨 you pay counts as two tiles of one colour. If you need only one of the two, the other is lost. For placing fate tiles, for tasks and for scoring it’s one tile.',
    editions: {
      rulebook: 'It may replace two tiles if you lack at least one of them; you then keep the other.',
      online: 'It may replace any two tiles, even ones you have.',
    },
  },
  'fire-warden': {
    title: 'Fire Warden (gnome 18)',
    keywords: ['18', 'fire warden', 'guardian', 'bonfire', 'edition'],
    text: 'Your guardians at bonfires score 2 extra points each.',
    editions: {
      rulebook: 'You score them at the end, for each guardian at a bonfire.',
      online: 'You score them at once, each time a guardian reaches a bonfire.',
    },
  },
  countdown: {
    title: 'The countdown',
    keywords: ['countdown', 'end', 'novices', 'last turns', 'how many', 'tiles'],
    text: 'The countdown begins when the High Council holds 7 novices (10 with three players, 13 with four). Neutral novices count too. From then on, the starting player hands on a countdown tile after each of their turns, from 5 down to 1. When tile 1 comes back, the game ends.',
  },
  'turns-left': {
    title: 'How many turns are left',
    keywords: ['countdown', 'turns left', 'starting player', 'last round', 'how many turns'],
    text: 'The first countdown tile is passed on at the end of the starting player’s turn: the turn in which they began the countdown, or else their next one. From then on, the starting player has four turns left, and everyone else has five. Each tile goes round the table and leaves the game when it is back; it moves on past players who take no more turns. When nobody takes turns any more, the game ends.',
  },
  passing: {
    title: 'Passing',
    keywords: ['pass', 'countdown', 'points', 'stop early', 'skip', 'skip turn'],
    text: 'You can pass only during the countdown, and only instead of a whole turn: score the number on the countdown tile, which is the number of turns you have left, and take no more turns. You can’t add a bonus action. For the starting player, the tile that counts is the one they would pass on. Before the first tile is passed on, the others can’t pass.',
  },
  ending: {
    title: 'How a game ends',
    keywords: ['end', 'game over', 'ending', 'game end', 'game ends', 'when does it end'],
    text: 'The game ends when the countdown is over, or earlier if nobody can take another turn. Against Tom, it also ends when he has played through his deck for the fourth time. Then comes the final scoring.',
  },
  scoring: {
    title: 'Final scoring',
    keywords: ['score', 'scoring', 'points', 'final', 'end'],
    text: ({ allTaskPoints, guardianValues }) =>
      `• Each bonfire: its value (${valueRangeText(allTaskPoints)})\n• Each guardian at a bonfire: the value of her space (${valueRangeText(guardianValues)})\n• Each portal beside a bonfire: 2\n• Each crystal that matches the bonfire beside it: 2\n• Each common task: 4 (seven bonfires: 7)\n• Each fate tile left in your supply: 3\n• Every two action tiles or resources left: 1\nTasks you haven’t ignited score nothing.`,
  },
  ties: {
    title: 'Ties',
    keywords: ['tie', 'tied', 'draw', 'tie-breaker', 'tiebreaker', 'equal'],
    text: 'The player with the most points wins. If players tie, the one with more bonfires wins. If that’s a tie too, they share the win. Against Tom there is no tiebreaker: you win only with more points.',
  },
  editions: {
    title: 'Rulebook or online edition',
    keywords: ['edition', 'online', 'rulebook', 'difference', 'variant'],
    text: 'You choose when you open a table. Three things differ.\nPaying: by the rulebook, you replace only what you lack; in the online edition, anything.\nDoubler (gnome 5): by the rulebook, its yellow tile may replace two tiles only if you lack one of them; in the online edition, any two.\nFire Warden (gnome 18): by the rulebook, each guardian at a bonfire scores 2 points at the end; in the online edition, she scores them as soon as she reaches the bonfire.',
  },
  solo: {
    title: 'Solo against Tom',
    keywords: ['solo', 'tom', 'alone', 'single player', 'dm'],
    text: 'You play by the two-player rules and always start. The islands hold 7 blue, 7 red and 6 yellow tasks, two of different colours on each. The three specialists that show gold are left out. After each of your turns, Tom carries out his top card. He never has action tiles or resources, uses no gnome abilities, and his novices never block yours.',
  },
  'tom-cards': {
    title: 'Tom’s cards',
    keywords: ['tom', 'card', 'deck', 'gnome sign', 'task i', 'task ii'],
    text: 'For Gnome, Path and the two Task cards, a gnome is drawn first. Its resource decides what Tom does.\nGnome: Tom takes all specialists on display that show the resource.\nPath: he builds all path tiles on display that show it.\nTask I: he takes the highest-value task from the two islands of that resource, already ignited. Task II: the same with the lowest value; one of his novices also goes to the Council, and he scores 1.\nGuardian: he takes one he lacks.\nGreat Bonfire: it turns to the next portal he needs, and he takes it.',
  },
  'tom-choices': {
    title: 'What you decide for Tom',
    keywords: ['tom', 'choose', 'tie', 'decide'],
    text: 'When a card leaves a choice (equal tasks, which guardian, which council space), you choose for Tom. When you open the table, you can let Tom decide instead.',
  },
  'tom-points': {
    title: 'How Tom scores',
    keywords: ['tom', 'points', 'scores', 'three points', 'cannot act'],
    text: 'When Tom fulfils a common task whose neutral novice is still there, it goes to a council space of your choice and he scores 1. If he can’t act because he has already fulfilled the matching common task, he scores 3. If he can’t act for any other reason, nothing happens. At the end he scores like you, but nothing for guardians at bonfires, fate tiles or leftovers.',
  },
  'tom-end': {
    title: 'How a game against Tom ends',
    keywords: ['tom', 'end', 'fourth', 'deck', '32', 'countdown'],
    text: 'As with two players, the countdown begins at the seventh novice. The game also ends at once when Tom has played through his deck for the fourth time, after 32 cards, even during the countdown. If you have passed or take no more turns, he plays on alone. Tom never passes.',
  },
  handicap: {
    title: 'The handicap challenge',
    keywords: ['handicap', 'challenge', 'head start', 'solo', 'level'],
    text: 'A handicap above 0 is Tom’s head start; below 0 it’s yours. You start at −10. A win adds 5, a loss takes away 2, and a tie changes nothing. The bot remembers your handicap.',
  },
}

export const ruleLists: Readonly<Record<RuleTopicListName, string>> = {
  turn: 'The game, a turn, paying…',
  actions: 'Actions, gnomes, the Council…',
  end: 'Common tasks, the end, scoring…',
}

export const terms: NamesByTerm = {
  actionTile: 'action tile',
  blossom: 'blossom',
  bonfire: 'bonfire',
  city: 'city',
  commonTask: 'common task',
  countdown: 'countdown',
  countdownTile: 'countdown tile',
  crystal: 'crystal',
  display: 'display',
  elder: 'elder',
  fateArea: 'fate area',
  fateTile: 'fate tile',
  fruit: 'fruit',
  gnome: 'gnome',
  gold: 'gold',
  greatBonfire: 'Great Bonfire',
  guardian: 'guardian',
  herb: 'herb',
  highCouncil: 'High Council',
  island: 'island',
  landingStage: 'landing stage',
  neutralNovice: 'neutral novice',
  notch: 'notch',
  novice: 'novice',
  offeringTile: 'offering tile',
  pathTile: 'path tile',
  point: 'point',
  portal: 'portal',
  resource: 'resource',
  reward: 'reward',
  root: 'root',
  shell: 'shell',
  ship: 'ship',
  shipRoute: 'ship route',
  specialist: 'specialist',
  startingTile: 'starting tile for guardians',
  supply: 'supply',
  task: 'task',
  tomCard: 'Tom card',
}
