import { control } from '../control.ts'
import type { LearnWords } from '../words/learn.ts'
import { buttons } from './buttons.ts'

const button = 'Learn to play'

export const learn: LearnWords = {
  button,
  about: `${control(button)} shows the game in six short positions.`,
  heading: (number, of, title) => `Learn, ${number} of ${of}: ${title}`,
  rival: 'Opponent',
  best: 'Yes, that is the best of the three.',
  notBest: 'That can be done, but there is something better.',
  tryAgain: 'Try again',
  next: (title) => `Next: ${title}`,
  done: `That was the game in six positions. Play alone with **/bonfire solo**, or with others at a table that **/bonfire new** opens. Hints in your panel go on from here, and ${control(buttons.rules)} has all the rest.`,
  again: 'From the beginning',
  lessons: {
    fate: {
      title: 'Fate tiles',
      about: [
        'You play with action tiles, and get new ones by placing a fate tile. You may do that with at most one action tile left, so here you have none.',
        'Each of its three symbols brings as many tiles of its colour as the group of equal symbols that it joins then has. What is printed on the board beneath, gold or a yellow tile, you get as well. A turn is one thing: this is all of it.',
      ].join('\n'),
      question: 'Which place brings most?',
      answers: [
        'Two symbols join others of their colour, so five action tiles come. No place brings more of them, but nothing printed is covered here: another place brings six things.',
        'Four action tiles, since one symbol joins another of its colour, and two printed symbols are covered: one gold and one yellow tile, which stands in for any colour. Six things in one turn.',
        'No symbol joins another, and nothing printed is covered: just the three tiles of the symbols themselves.',
      ],
    },
    ship: {
      title: 'Ship and tasks',
      about: [
        'A blue tile moves the ship. The first move of the game goes to any island; later one blue tile goes one route, and three go anywhere.',
        'Right after it you may act on the island: receive one of its tasks (a red tile, the resource of the island and an offering) or retrieve a guardian (a white tile). Your city holds up to seven tasks. You have three portals already.',
      ].join('\n'),
      question: 'You have not a single task. Where do you sail?',
      answers: [
        'Four red tasks or bonfires are asked here. It is worth much, but you have no task at all: it would lie there for a long time.',
        'You fulfil “3 portals” at this moment. Receive it at once, with your yellow tile in place of a red one, and you can ignite it in your next turn: 4 points. Take tasks that your city already comes close to.',
        'A guardian waits here, and you could take her along. But she needs paths and a bonfire before she scores, and the task that you fulfil already lies elsewhere.',
      ],
    },
    path: {
      title: 'Paths and crystals',
      about: [
        'A green tile builds a path tile; here two tiles of other colours stand in for the missing green one. Up to six are built, each beside a task space.',
        'A path is good for two things. In a procession (white) each guardian brings the resource of the space where she stops. And a crystal in the colour of the bonfire beside it scores 2 points at the end.',
      ].join('\n'),
      question: 'Your next path tile comes to space 3, beside a blue task. Which one?',
      answers: [
        'A shell is something that you do not have yet. But its crystal is yellow: beside the blue task it will never score.',
        'Unseen, it may be anything. That is worth a try only where nothing on display fits.',
        'Its blue crystal matches the blue task beside it: 2 points once that is a bonfire, and fruit, which you lack, in each procession.',
      ],
    },
    bonfire: {
      title: 'The Great Bonfire',
      about: [
        'A purple tile turns the Great Bonfire clockwise by one space, two by two spaces, three to any space. There you take two of three rewards: an action tile, a resource or points, and a portal.',
        'Portals go into your city from the right, and the kind must match the notch: the next one asks for a circle. A portal lets guardians reach the bonfire beside it, and scores 2 points there. You have no purple tile, but a yellow one.',
      ].join('\n'),
      question: 'Where does the Great Bonfire turn?',
      answers: [
        'One step, paid with the yellow tile, and a circle lies there: your third portal. Besides you take a brown tile or fruit.',
        'Two steps cost two purple tiles, so more of your tiles go. No portal there fits your notch: only the other two rewards are left.',
        'A circle lies here too, but three purple tiles are asked, and two of any kind stand in for each that you lack. Five of your six tiles would be gone.',
      ],
    },
    ignite: {
      title: 'Igniting a bonfire',
      about: [
        'Once you meet the condition of a task, a turn turns it over: it is a bonfire now. Nothing is paid for it, and it scores at the end.',
        'The novice beside it goes to the High Council and takes a bonus of your choice there: two gold and a yellow tile, a path tile, a guardian, a gnome, a free trip of the ship and more.',
      ].join('\n'),
      question: 'You fulfil “3 portals”. What do you do with your turn?',
      answers: [
        'A path tile is useful, but the path can wait. The earlier a novice goes to the High Council, the longer you use its bonus; and some tasks stop being fulfilled when you spend something.',
        'Gnomes help for the rest of the game, and this one is not wrong. But it costs two tiles and two resources, while the bonfire costs nothing and brings a bonus besides.',
        '4 points, 2 more for the portal beside it, and a bonus from the High Council, for no tile at all. Ignite early: the best spaces are still free.',
      ],
    },
    end: {
      title: 'The end of the game',
      about: [
        'With two players the seventh novice in the High Council begins the countdown (the tenth with three, the thirteenth with four): after that everybody has four to six turns left. Whoever passes takes the countdown tile’s points instead of all turns that are left.',
        'Then it scores: bonfires, guardians at bonfires, portals and crystals beside bonfires 2 each, common tasks 4, fate tiles left 3, and one point for two tiles or resources left.',
      ].join('\n'),
      question: 'This is your last turn. What brings most points?',
      answers: [
        'The guardian walks through the portal to the bonfire beside her: 4 points. Good, but one of the others brings more.',
        'Passing takes the tile: one point, for it is the last. Early in the countdown that is up to five, and sometimes worth it.',
        '3 points for the bonfire, 2 for the portal beside it, and a bonus of the High Council or one more point: six or more. On the last turns look what scores at once.',
      ],
    },
  },
}
