import type { RuleTexts } from '../../words/rules.ts'
import { joined } from '../names.ts'

/** The options of a turn: fate tiles, the six colours, igniting, and the council's bonuses. */
export const actionRules: RuleTexts<'actions'> = {
  'fate-tile': {
    title: 'Placing a fate tile',
    keywords: ['fate', 'place', 'tile', 'limit', 'top', 'bottom', 'adjacent'],
    text: 'You may hold at most one action tile when you place one (three with the Hoarder); discard the rest first. Take the top or the bottom tile of your supply. Place it across or upright, either way round, inside the area, on free spaces, side by side with at least one tile already there.',
  },
  'fate-gain': {
    title: 'What a fate tile brings',
    keywords: ['fate', 'gain', 'group', 'area', 'connected', 'symbols', 'covered'],
    text: 'For each of its three symbols count the group that it now joins, itself included, and take that many action tiles. Groups connect side by side, not diagonally. A printed gold or yellow symbol that you cover gives that thing once, twice with the Lucky Finder.',
  },
  'fate-overhang': {
    title: 'Fate tiles that stick out (Edge Walker)',
    keywords: ['edge', 'outside', 'overhang', 'stick out', '27'],
    text: 'With the Edge Walker a fate tile may reach over the edge if at least one symbol lies inside. Symbols outside still join groups and bring action tiles, and nothing can lie on them. They cover nothing and count for no task. The Elder of Fate counts the tile.',
  },
  path: {
    title: 'Building a path 🟩',
    keywords: ['path', 'build', 'green', 'tile', 'crystal', 'six'],
    text: ({ pathPrices }) =>
      `Take an open path tile or the top of the pile unseen, and add it to your path. You pay ${joined(
        pathPrices.map(({ from, to, units }) =>
          from === to
            ? `${'🟩'.repeat(units)} for tile ${from}`
            : `${'🟩'.repeat(units)} for each of tiles ${from} to ${to}`,
        ),
        'and',
      )}; free tiles count for the place in the row. You build at most six. The first of the seven spaces is printed on your starting tile: it shows gold and counts as a path tile.`,
  },
  'new-path-tiles': {
    title: 'Four new path tiles',
    keywords: ['path', 'display', 'replace', 'same crystal', 'refresh'],
    text: 'If all four open path tiles have the same crystal colour when you build, you may put them under the pile and reveal four new ones. Then you must take a path tile. You may do it again if the new four match as well. A free path tile from the council does not allow it.',
  },
  ship: {
    title: 'Moving the ship 🟦',
    keywords: ['ship', 'sail', 'route', 'island', 'blue', 'move', 'navigator'],
    text: 'Your first voyage costs 🟦 and reaches any island. After that 🟦 is one route, 🟦🟦 two, 🟦🟦🟦 any island. You always end on another island, and ships never block each other. With the Navigator one or two tiles take you a route further. Right after landing you may act there at the normal price: receive a task, or retrieve a guardian.',
  },
  task: {
    title: 'Receiving a task 🟥',
    keywords: ['task', 'receive', 'red', 'island', 'offering', 'price'],
    text: 'Your ship lies at an island with a task, and your city has fewer than seven tasks and bonfires. Pay 🟥 for your first offering on that island, two for the second, three for the third; others’ offerings do not matter. Add one resource as on your offering tile and one as on the island. Take any task there, and put it on a free task space.',
  },
  offering: {
    title: 'Offering tiles',
    keywords: ['offering', 'pile', 'face down', 'open', 'barterer'],
    text: 'You have ten in two piles, the top of each open. A task takes one of the open ones: it says which resource you pay and is left face down on the island. The next of that pile then comes up. The Barterer pays any two resources instead, but the tile still goes.',
  },
  'task-space': {
    title: 'Which task space to choose',
    keywords: ['space', 'task space', 'city', 'where', 'place'],
    text: 'Each of the seven task spaces lies beside a path space, a portal notch and a guardian’s value. Once it is ignited, a portal there scores 2, a crystal of the same colour scores 2, and a guardian who gets there scores the value. The novice beside the space goes to the council.',
  },
  guardian: {
    title: 'Retrieving a guardian ⬜',
    keywords: ['guardian', 'retrieve', 'white', 'island', 'colour'],
    text: 'Your ship lies at the island of a colour you do not have yet, and one is left. Pay ⬜ and put her on your starting tile, which holds any number. A city holds at most five: your wooden one and one of each island colour. With the Herald a one-step procession follows, in which nothing is gained.',
  },
  procession: {
    title: 'Processions ⬜',
    keywords: ['procession', 'walk', 'steps', 'white', 'guardian', 'move', 'order'],
    text: 'Pay any number of ⬜. Each guardian may go up to that many steps, once each, the furthest ahead first; on a shared space you choose who goes first. A step leads one space along the path, or from a path space to the bonfire beside it if a portal is there and the task is ignited. She must end alone on her space, but may pass others. At least one must move. A guardian at a bonfire stays there.',
  },
  'procession-gain': {
    title: 'What guardians bring home',
    keywords: ['procession', 'gain', 'resource', 'forager', 'companion', 'gatekeeper', 'yield'],
    text: 'A guardian who ends her walk on a path space after at least one step brings its resource; ending at a bonfire brings nothing now. The Forager lets you choose any resource. The Companion of her colour brings it once more. The Gatekeeper adds 1 gold on the first path space.',
  },
  'great-bonfire': {
    title: 'The Great Bonfire 🟪',
    keywords: ['great bonfire', 'purple', 'turn', 'rewards', 'clockwise', 'fire turner', 'collector'],
    text: 'The very first use by anybody costs 🟪 and goes to any space. After that 🟪 turns it one space clockwise, 🟪🟪 two, 🟪🟪🟪 to any space, the same one included. The Fire Turner adds one space to the first two. Take two of the three rewards there: the action tile, the resource (or 2 points), a portal that fits. The Collector takes all three.',
  },
  portals: {
    title: 'Portals and notches',
    keywords: ['portal', 'notch', 'shape', 'order', 'gate fitter', 'fit'],
    text: 'Portals fill your notches against the path: the first goes beside path space 7, the last beside path space 1. Shape and notch must match, or you cannot take it. With the Gate Fitter any free matching notch will do. A portal lets guardians through to the ignited bonfire beside it.',
  },
  gnome: {
    title: 'Recruiting a gnome 🟫',
    keywords: ['gnome', 'recruit', 'brown', 'specialist', 'price', 'haggler'],
    text: 'Pay 🟫🟫 and the gnome’s resource once, or 🟫 and the resource twice. A city holds six. A specialist’s ability works for you from now on. The display of specialists is refilled while the pile lasts. The Haggler pays with any resources.',
  },
  elders: {
    title: 'Elders',
    keywords: ['elder', 'points', 'score at once'],
    text: 'Six elders lie open and are not replaced. An elder you recruit scores at once: 1 point for each path tile (the starting tile counts), fate tile placed, portal, task and bonfire, guardian, or gnome (the elder counts), as the elder says. The Elders’ Friend adds 2.',
  },
  ignite: {
    title: 'Igniting a bonfire 🔥',
    keywords: ['ignite', 'light', 'bonfire', 'task', 'condition', 'fulfil', 'turn over'],
    text: 'As your turn’s option, turn over one of your tasks whose condition you fulfil now; more than asked is fine. You give nothing up for it. The task itself counts as a task while you check, but not yet as a bonfire. Its points count at the end. The novice beside it goes to the High Council.',
  },
  council: {
    title: 'The High Council',
    keywords: ['council', 'novice', 'space', 'bonus', 'point', 'colour', 'speaker', 'gilder'],
    text: 'Your novice goes to one of eight spaces where none of its colour stands yet (any with the Speaker). Take the bonus of the space, or 1 point. The Gilder takes 1 gold for each novice. A bonus you cannot use leaves you the point. The first space, 2 gold and 1 🟨, has no point instead.',
  },
  'council-bonuses': {
    title: 'The eight council bonuses',
    keywords: ['council', 'bonus', 'free path', 'free guardian', 'free ship', 'extra fate tile', 'specialist'],
    text: '🪙 2 gold and a yellow tile.\n👣 A path tile: one on display, or any from the pile, which is then shuffled.\n💂 Retrieve a guardian of a new colour from any island.\n🌋 The Great Bonfire to any space, with its rewards.\n🧙 A specialist on display; no elder.\n🚶 One guardian any distance, forward or back.\n⛵ The ship to any island; acting there costs the normal price.\n🔮 Your next fate tile at once, however many action tiles you hold.\nYour limits still hold: six path tiles, five guardians, six gnomes, seven tasks.',
  },
  'guide-guardian': {
    title: 'Council: moving one guardian',
    keywords: ['council', 'move guardian', 'backward', 'guide'],
    text: 'One guardian walks at least one step, any distance, forward or back, to an empty path space or bonfire. She may leave a bonfire through its portal. To go to a bonfire she needs its portal, and it must be ignited. The starting tile is no target. She brings the usual resource. It is no procession, so the Pacesetter and the Herald add nothing.',
  },
}
