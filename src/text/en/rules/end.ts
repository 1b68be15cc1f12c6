import type { RuleTexts } from '../../words/rules.ts'
import { span } from '../names.ts'

/** Common tasks, the end, scoring, gnomes that need more words, and solo play. */
export const endRules: RuleTexts<'end'> = {
  'common-tasks': {
    title: 'The five common tasks',
    keywords: ['common task', 'neutral', 'novice', 'seven', 'five guardians', 'six gnomes', '4 points'],
    text: '• seven tasks or bonfires\n• seven portals\n• seven path tiles (starting tile included)\n• five guardians\n• six gnomes\nEach one you fulfil scores 4 points at the end, whether or not you sent its neutral novice. If all seven of yours are bonfires, that one scores 7.',
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
    text: 'The countdown begins when the High Council holds 7 novices; with three players 10, with four 13. Neutral ones count. The starting player then passes on a countdown tile after each of their turns, from 5 to 1. When tile 1 returns, the game ends.',
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
      `• Each bonfire: its value (${span(allTaskPoints)})\n• Each guardian at a bonfire: the value of her space (${span(guardianValues)})\n• Each portal beside a bonfire: 2\n• Each crystal that matches the bonfire beside it: 2\n• Each common task: 4 (seven bonfires: 7)\n• Each fate tile left in your supply: 3\n• Every two action tiles or resources left: 1\nTasks you haven’t ignited score nothing.`,
  },
  ties: {
    title: 'Ties',
    keywords: ['tie', 'tied', 'draw', 'tie-breaker', 'tiebreaker', 'equal'],
    text: 'The player with the most points wins. If players tie, the one with more bonfires wins. If that’s a tie too, they share the win. Against Tom there is no tiebreaker: you win only with more points.',
  },
  editions: {
    title: 'Rulebook or online edition',
    keywords: ['edition', 'online', 'rulebook', 'difference', 'variant'],
    text: 'You choose when you open a table. Three things differ.\nPaying: by the rulebook you replace only what you lack, in the online edition anything.\nDoubler (gnome 5): by the rulebook its yellow tile may replace two tiles only if you lack one of them, in the online edition any two.\nFire Warden (gnome 18): 2 points for each guardian at a bonfire at the end, or in the online edition at once, each time one reaches a bonfire.',
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
