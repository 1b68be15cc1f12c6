import type { RuleTexts } from '../../words/rules.ts'
import { span } from '../names.ts'

/** Common tasks, the end, scoring, gnomes that need more words, and solo play. */
export const endRules: RuleTexts<'end'> = {
  'common-tasks': {
    title: 'The five common tasks',
    keywords: ['common task', 'neutral', 'novice', 'seven', 'five guardians', 'six gnomes', '4 points'],
    text: 'Seven tasks or bonfires; seven portals; seven path tiles (the starting tile counts); five guardians; six gnomes. Each one you fulfil is worth 4 points at the end, whoever took its neutral novice. If your seven are all bonfires, that one is worth 7.',
  },
  'bonus-action': {
    title: 'Bonus actions: neutral novices',
    keywords: ['bonus action', 'neutral novice', 'extra', 'common task'],
    text: 'If you fulfil a common task and its neutral novice is still there, you may send it to a council space without a neutral novice and take that bonus. Any number in your own turn, before or after your option, in any of your turns. Each is finished before the next.',
  },
  'feast-giver': {
    title: 'Feast Giver (specialist 19)',
    keywords: ['19', 'feast', 'common task', 'gold and yellow'],
    text: 'Each time your city first fulfils a common task while the Feast Giver lives there, take 1 gold and 1 🟨 at once. Two at a time pay twice. Tasks fulfilled before do not pay. If the Feast Giver is your sixth gnome, that counts. Igniting all seven bonfires is not a new task.',
  },
  doubler: {
    title: 'Doubler (specialist 5)',
    keywords: ['5', 'yellow', 'double', 'two tiles', 'edition'],
    text: 'A 🟨 you pay counts as two tiles of one colour. An unused half is lost. For the limit on fate tiles, for tasks and for scoring it is one tile.',
    editions: {
      rulebook: 'It may cover two units if you lack at least one of them; the tile you hold then stays.',
      online: 'It may cover any two units, even if you hold what they ask.',
    },
  },
  'fire-warden': {
    title: 'Fire Warden (specialist 18)',
    keywords: ['18', 'fire warden', 'guardian', 'bonfire', 'edition'],
    text: 'Your guardians at bonfires are worth 2 points more.',
    editions: {
      rulebook: 'The points come at the end, for each guardian who stands at a bonfire.',
      online: 'The points come at once, each time a guardian reaches a bonfire.',
    },
  },
  countdown: {
    title: 'The countdown',
    keywords: ['countdown', 'end', 'novices', 'last turns', 'how many', 'tiles'],
    text: 'It begins when 7 novices stand in the council with 1 or 2 players, 10 with 3, 13 with 4; neutral ones count. The starting player takes the five countdown tiles and passes the highest one on at the end of each of her turns. It goes round and leaves the game when it comes back. The game ends when tile 1 has come back.',
  },
  'turns-left': {
    title: 'How many turns are left',
    keywords: ['countdown', 'turns left', 'starting player', 'last round'],
    text: 'From the first tile handed on, each other player has five more turns. The starting player has five if somebody else began the countdown, and four more if she did. Tiles go on past players who are out. When everybody is out, the game ends.',
  },
  passing: {
    title: 'Passing',
    keywords: ['pass', 'countdown', 'points', 'stop early'],
    text: 'Only in the countdown, and only instead of a whole turn: take the current tile’s points, as many as you have turns left, and take no more turns. A bonus action cannot go with it. For the starting player it is the tile she would hand on. Before the first tile is handed on, the others cannot pass.',
  },
  ending: {
    title: 'How a game ends',
    keywords: ['end', 'game over', 'ending'],
    text: 'When the countdown has run out. Or before it, when nobody has a turn left. Against Tom also when he has played through his deck for the fourth time. Then come the final points.',
  },
  scoring: {
    title: 'Final scoring',
    keywords: ['score', 'scoring', 'points', 'final', 'end'],
    text: ({ allTaskPoints, guardianValues }) =>
      `Each bonfire: its ${span(allTaskPoints)} points. Each guardian at a bonfire: the ${span(guardianValues)} of her space. Each portal beside a bonfire: 2. Each crystal of the colour of the bonfire beside it: 2. Each common task: 4, or 7 for seven bonfires. Each fate tile left in your supply: 3. Action tiles and resources left: 1 for every two. Tasks not ignited score nothing.`,
  },
  ties: {
    title: 'Ties',
    keywords: ['tie', 'tied', 'draw', 'tie-breaker', 'equal'],
    text: 'Most points win. Among tied players the one with more bonfires wins; if that is equal too, they share the win. Against Tom a tie is a tie: you win only with more points.',
  },
  editions: {
    title: 'Rulebook or online edition',
    keywords: ['edition', 'online', 'rulebook', 'difference', 'variant'],
    text: 'A table chooses when it is opened. They differ in two things. Paying: in the rulebook edition only what you lack may be replaced, in the online edition anything. Fire Warden: 2 points a guardian at the end, or 2 points at once each time one reaches a bonfire.',
  },
  solo: {
    title: 'Solo against Tom',
    keywords: ['solo', 'tom', 'alone', 'single player', 'dm'],
    text: 'You play by the rules for two and always begin. 7 blue, 7 red and 6 yellow tasks lie out, two of different colours on each island. The three specialists who show gold are left out. After each turn of yours Tom’s top card is carried out. He never has action tiles or resources, his gnomes have no abilities, and his novices block nothing of yours.',
  },
  'tom-cards': {
    title: 'Tom’s cards',
    keywords: ['tom', 'card', 'deck', 'gnome sign', 'task i', 'task ii'],
    text: 'Gnome, Path and the two Task cards first reveal a gnome, whose resource leads the card.\nGnome: Tom recruits all open specialists with that resource.\nPath: he builds all open path tiles with it.\nTask I: the best task of that resource’s two islands, ignited at once. Task II: the smallest; also one of his novices goes to the council and he scores 1.\nGuardian: one he lacks.\nGreat Bonfire: it turns to the next portal he needs, and he takes it.',
  },
  'tom-choices': {
    title: 'What you decide for Tom',
    keywords: ['tom', 'choose', 'tie', 'decide'],
    text: 'Where a card leaves a choice, such as equal tasks, which guardian or which council space, you choose for him. You can let Tom decide himself when you open the table.',
  },
  'tom-points': {
    title: 'How Tom scores',
    keywords: ['tom', 'points', 'scores', 'three points', 'cannot act'],
    text: 'When he fulfils a common task with its neutral novice still there, it goes to a council space of your choice and he scores 1. If a card is no use because he has fulfilled the matching common task, he scores 3. If it finds nothing for another reason, nothing happens. In the end he scores like everybody, without guardians at bonfires and leftovers.',
  },
  'tom-end': {
    title: 'The end against Tom',
    keywords: ['tom', 'end', 'fourth', 'deck', '32', 'countdown'],
    text: 'The countdown begins at the seventh novice, as with two. The game also ends at once when Tom’s deck is through for the fourth time, after 32 cards, even in the countdown. Once you have passed or have no turn left, he plays on alone. Tom never passes.',
  },
  handicap: {
    title: 'The handicap challenge',
    keywords: ['handicap', 'challenge', 'head start', 'solo', 'level'],
    text: 'A handicap above 0 is Tom’s head start, below 0 it is yours. It begins at −10. A win adds 5, a loss takes 2 away, a tie changes nothing. The bot remembers yours.',
  },
}
