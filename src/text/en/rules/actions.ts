import type { RuleTexts } from '../../words/rules.ts'
import { joined } from '../names.ts'

/** The options of a turn: fate tiles, the six colours, igniting, and the council's bonuses. */
export const actionRules: RuleTexts<'actions'> = {
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
    text: 'Your ship must be at its island, and your city must have fewer than seven tasks and bonfires. Pay:\n• 🟥 for your first offering there, 🟥🟥 for the second, 🟥🟥🟥 for the third\n• the resource on an open offering tile, and the island’s\nLeave that tile, and place the task in your city.',
  },
  offering: {
    title: 'Offering tiles',
    keywords: ['offering', 'pile', 'face down', 'open', 'barterer'],
    text: 'You have ten, in two piles; the top one of each is open. To receive a task, choose one of the open ones: it shows a resource you pay, and you leave it face down on the island. Then reveal the next tile of that pile. Other players’ offerings there don’t matter. With the Barterer (gnome 3) you pay any two resources instead, but still leave the tile.',
  },
  'task-space': {
    title: 'Which task space to choose',
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
    text: 'Pay 🟫🟫 and the gnome’s resource once, or 🟫 and the resource twice. Your city holds six. A specialist’s ability works for you from then on; an elder scores points at once. Look at the gnomes to read what each one does.',
  },
  elders: {
    title: 'Elders',
    keywords: ['elder', 'points', 'score at once'],
    text: 'Six elders lie open and are not replaced. When you recruit an elder, you score at once: 1 point for each path tile (starting tile included), or fate tile in your fate area, or portal, or task and bonfire, or guardian, or gnome (the elder included), depending on the elder. The Elders’ Friend (gnome 4) adds 2.',
  },
  ignite: {
    title: 'Igniting a bonfire 🔥',
    keywords: ['ignite', 'light', 'bonfire', 'task', 'condition', 'fulfil', 'fulfill', 'flip', 'turn over'],
    text: 'For your turn, flip one of your tasks whose condition you fulfil now; more than enough is fine. It costs nothing. If the condition counts your tasks, this one counts too; if it counts your bonfires, it doesn’t yet. The novice beside it goes to the High Council.',
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
}
