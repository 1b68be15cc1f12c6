import { controlInSentence } from '../control.ts'
import type { FirstGameWords, LiveMessageLabels } from '../words/facts.ts'
import { buttons } from './names.ts'
import { ruleLists, rules } from './rules.ts'
import { live } from './table.ts'

const aim = 'Most points come from bonfires: receive tasks at the islands, fulfil them, and ignite them.'
const tile =
  'You begin with a fate tile: keep the one in your hand, or swap it for the middle one in your supply. It gives you the three action tiles it shows. What each colour does: 🟦 moves the ship, 🟥 receives a task from the island where your ship is, 🟩 builds a path, 🟫 recruits a gnome, ⬜ retrieves and moves guardians, 🟪 turns the Great Bonfire.'
const turn =
  'You do **one** thing per turn: place a fate tile, use action tiles of one colour, or ignite a bonfire. You may place a fate tile only with at most one action tile left, so spend the others first. Good ways to start: build a path tile (🟩), or sail (🟦) to an island with a task that suits you. 🟨 stands in for any colour.'
const tasks = `look at ${controlInSentence(live.looks.islands)}. Blue ones are easy but score little, yellow ones are hard but score a lot. Receive two or three early that ask for the same things: they tell you what to build.`
const fate =
  'Running low on tiles? Place a fate tile next to matching symbols: each symbol gives you as many tiles as there are symbols in its connected group, itself included. The list puts the best places first.'
const gnomes =
  'Gnomes (🟫) help for the rest of the game, so recruit early. Paths matter twice: in a procession (⬜) each guardian gives you the resource of the path tile where she stops, and a crystal in the colour of the bonfire beside it scores at the end.'
const igniting =
  'Fulfilled a task? Igniting it takes a turn, scores at the end, and sends a novice to the High Council for a bonus.'

const NOVICES: Readonly<Record<number, string>> = { 2: 'Seven', 3: 'Ten', 4: 'Thirteen' }
const enough = (players: number | null): string =>
  (players === null ? undefined : NOVICES[players]) === undefined
    ? 'Seven novices there (ten with three players, thirteen with four)'
    : `${NOVICES[players ?? 2]} novices there`

export const guide: FirstGameWords = {
  againstTom: [
    `Score more points than Tom. ${aim}`,
    tile,
    turn,
    `After each of your turns, Tom plays one card. Your panel says what he did, and where he has a choice, you make it for him. Now the tasks: ${tasks}`,
    fate,
    gnomes,
    `${igniting} Seven novices there begin the countdown; the game also ends once Tom has played through his eight cards four times.`,
  ],
  withOthers: (players) => [
    `The player with the most points wins. ${aim}`,
    tile,
    turn,
    `The tasks: ${tasks}`,
    fate,
    gnomes,
    `${igniting} ${enough(players)} begin the countdown: once the starting player’s turn ends, everyone else has five turns left and the starting player has four.`,
  ],
}

export const help = {
  /** The commands themselves. */
  bonfire: { name: 'bonfire', description: 'Play the board game Bonfire' },
  bonfireClub: { name: 'bonfire-club', description: 'Results, ranking and people to play with in this server' },
  bonfireServer: {
    name: 'bonfire-server',
    description: 'Set what is allowed in this server, and keep an eye on its tables',
  },
  /** What follows `/bonfire`. */
  commands: {
    new: { name: 'new', description: 'Open a table for 2 to 4 players, in its own thread or right here' },
    mine: { name: 'mine', description: 'List your open tables, the ones waiting for you first' },
    solo: { name: 'solo', description: 'Play alone against Tom or computer players, in direct messages' },
    profile: { name: 'profile', description: 'See your games against Tom and your handicap challenge' },
    join: { name: 'join', description: 'Join the table in this channel' },
    start: { name: 'start', description: 'Start the game with the players who are here' },
    turn: { name: 'turn', description: 'Open your panel: see what you can do now' },
    hint: { name: 'hint', description: 'Get up to three good ways to play your turn, and why' },
    look: { name: 'look', description: 'Look at the table, a city, the islands, the gnomes and more' },
    scores: { name: 'scores', description: 'Show the scores, line by line' },
    log: { name: 'log', description: 'Read what has happened so far' },
    follow: { name: 'follow', description: 'Show a table from another channel here, turn by turn' },
    play: { name: 'play', description: 'Make a move by typing it' },
    undo: { name: 'undo', description: 'Undo your last step' },
    end: { name: 'end', description: 'End your turn' },
    resign: { name: 'resign', description: 'Leave the table; once the game is on, others can take your seat' },
    takeover: { name: 'takeover', description: 'Take over an empty seat' },
    sitout: { name: 'sitout', description: 'Skip an empty seat for the rest of the game' },
    close: { name: 'close', description: 'Close the table (host or moderator)' },
    journal: { name: 'journal', description: 'Get a finished game as a file you can replay' },
    analysis: { name: 'analysis', description: 'Look back at your last game: how it went, and where it turned' },
    settings: {
      name: 'settings',
      description: 'Set your language, tips, pictures, and how I tell you it’s your turn',
    },
    'forget-me': { name: 'forget-me', description: 'Delete everything I know about you' },
    rules: { name: 'rules', description: 'Look something up in the rules' },
    help: { name: 'help', description: 'How to play here' },
  },
  /** What follows `/bonfire-club`. */
  club: {
    history: { name: 'history', description: 'See the games that were finished in this server' },
    ranking: { name: 'ranking', description: 'See who plays best in this server' },
    stats: { name: 'stats', description: 'See your games in this server, or somebody else’s' },
    looking: {
      name: 'looking',
      description: 'Look for players: post a message here, and open a table once enough are in',
    },
  },
  /** What follows `/bonfire-server`. */
  server: {
    settings: { name: 'settings', description: 'Set this server’s rules for tables: where, who, how many and more' },
    tables: { name: 'tables', description: 'See the open tables in this server; close or stop one, free a seat' },
    block: { name: 'block', description: 'Keep somebody from playing in this server' },
    unblock: { name: 'unblock', description: 'Let somebody play in this server again' },
    rights: { name: 'rights', description: 'See which permissions I’m missing in each channel, and how to grant them' },
    log: { name: 'log', description: 'See what moderators did here' },
    export: { name: 'export', description: 'Get all finished games from this server as a file' },
    delete: { name: 'delete', description: 'Delete everything I store about this server' },
  },
  /** To look at; the player's name is an option of its own. */
  aCity: 'A city',
  options: {
    where: { name: 'where', description: 'In its own thread or right here (default: thread)' },
    edition: { name: 'edition', description: 'Play by the rulebook or by the online edition (default: rulebook)' },
    beginners: { name: 'beginners', description: 'Put tasks of different colours on every island' },
    friend: { name: 'friend', description: 'Keep a seat for somebody for a day, and mention them' },
    language: {
      name: 'language',
      description: 'The table’s language in the channel (default: the server’s)',
    },
    story: { name: 'story', description: 'How past turns are kept in the channel (default: one line per turn)' },
    handicap: { name: 'handicap', description: 'Head start outside the challenge: above 0 for Tom, below 0 for you' },
    tom: { name: 'tom', description: 'Let Tom decide his own ties' },
    challenge: { name: 'challenge', description: 'Count this game in your handicap challenge (default: yes)' },
    opponent: { name: 'opponent', description: 'Tom or computer players (default: Tom)' },
    opponents: { name: 'opponents', description: 'How many computer players (default: one)' },
    computer: { name: 'computer', description: 'Give the seat to a computer player' },
    guide: { name: 'guide', description: 'Show tips in your panel' },
    seat: { name: 'seat', description: 'Which seat' },
    at: { name: 'at', description: 'What to look at' },
    player: { name: 'player', description: 'Whose city' },
    move: { name: 'move', description: 'Your move; pick from the list as you type' },
    page: { name: 'page', description: 'Which page' },
    topic: { name: 'topic', description: 'What to look up, for example ship, yellow tile or countdown' },
    island: { name: 'island', description: 'Which island' },
    zone: { name: 'zone', description: 'Your time zone, for quiet hours: the nearest big city' },
    whose: { name: 'whose', description: 'Whose games' },
    month: { name: 'month', description: 'Which month, for example 2026-11' },
    away: { name: 'away', description: 'The day you’re back, at most 30 days ahead' },
    person: { name: 'person', description: 'Who; leave it out to see who is blocked' },
    players: { name: 'players', description: 'How many players' },
    pace: { name: 'pace', description: 'How fast you play (default: the server’s)' },
    role: { name: 'role', description: 'A role to mention once, if this server allows it' },
    until: { name: 'until', description: 'When to stop looking: 22:00, in 2 hours (default: after four hours)' },
    time: { name: 'at', description: 'When the game starts: 20:00, tomorrow 19:30, sat 20:00, in 2 hours' },
  },
  help: {
    title: 'How to play here',
    /** Where no table is. */
    open: 'Open a table with **/bonfire new** and play with others or with computer players, or play alone with **/bonfire solo**.',
    /** How a turn is taken, and taken back: a line each. */
    text: ({ takeTurn }: LiveMessageLabels): string =>
      [
        `On your turn, press ${controlInSentence(takeTurn)}. Only you see your panel. Each choice shows what it costs and what you gain.`,
        `Nothing is final until you press ${controlInSentence(buttons.endTurn)}: ${controlInSentence(buttons.undo)} takes a choice back, unless something has been revealed.`,
      ].join('\n'),
    /** What is done without being asked. */
    byItself: 'When only one thing is possible, I do it for you.',
    /** At a table that others may watch. */
    watch: ({ lookAt }: LiveMessageLabels): string =>
      `Anyone in the channel can watch: ${controlInSentence(lookAt)} shows everything on the table.`,
    rules: `Not sure about a rule? ${controlInSentence(buttons.rules)} lists all of them by topic, and **/bonfire rules** looks up a word.`,
    /** The commands `look` (that its looks were commands of their own), `mine` and `settings`. */
    more: '**/bonfire look** shows the table, a city, the islands, the gnomes, the Great Bonfire or the High Council. **/bonfire mine** lists your tables. **/bonfire settings** lets you change your language, tips, pictures, and how I tell you it’s your turn.',
    /** For a first game with others. */
    guide: guide.withOthers,
    /** On buttons that lead to the other pages: a first game, and the commands. */
    pages: { guide: 'Your first game', more: 'More commands' },
  },
  /** All topics of the look-up. */
  rules,
  /** Over the lists of topics. */
  ruleLists,
  /** What newcomers ask, as buttons; at most 34 characters. */
  firstQuestions: {
    turn: 'What can I do now?',
    task: 'How do I get a task?',
    ignite: 'Why can’t I ignite?',
    gnome: 'What does a gnome do?',
    countdown: 'When does it end?',
  },
  /** Over a select of gnomes. */
  whatGnomeDoes: 'What does this gnome do?',
  rulesTitle: 'The rules, by topic',
  rulesChoose: 'Choose one below, or type a word after /bonfire rules.',
  rulesNothing: (query: string): string =>
    `I found nothing about “${query}”. Try a single word, such as ship, portal or countdown.`,
  /** That the sources only picture some components, and what an owner of the game can do. */
  reconstructed:
    'The rulebooks show some things only in pictures, such as gnomes, tasks and the order of portals. We reconstructed those: counts and kinds are right, but individual pieces may differ from those in your box.',
  about:
    'An unofficial fan project for people who know or own Bonfire by Stefan Feld, not connected with its publisher. All pictures and words are our own.',
}
