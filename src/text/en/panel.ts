import type { ActionTile, Direction, Guardian, Space, Task } from '#engine'
import { capital } from '../capital.ts'
import { count, joined, names } from './names.ts'
import { tasks } from './tasks.ts'

export const panel = {
  yourTurn: 'Your turn',
  othersTurn: (name: string): string => `It’s ${name}’s turn.`,
  /** Before what could be done in a turn of one's own. */
  possibleNow: 'Possible with what you have now',
  impossibleNow: 'You can’t do anything with what you have now. That may change by your turn.',
  /** Instead of that, before the own first turn, and after the last. */
  beforeFirstTurn: 'Your first turn begins with your first fate tile: keep it or swap it.',
  noMoreTurns: 'You take no more turns. Everything you’ve built scores at the end.',
  /** To who waits in the countdown: the last turn was played (R14.3). */
  endsBefore:
    'The game ends before your next turn, so there’s nothing left to plan. Everything you’ve built scores at the end.',
  actions: {
    fate: 'Place a fate tile',
    path: 'Build a path',
    ship: 'Move the ship',
    task: 'Receive a task',
    guardian: 'Retrieve a guardian',
    procession: 'Lead a procession',
    bonfire: 'Use the Great Bonfire',
    gnome: 'Recruit a gnome',
    ignite: 'Ignite a bonfire',
    novice: 'Send a neutral novice',
    discard: 'Discard a tile',
  },
  /** What a button of the turn's menu says, short enough that several stand side by side on a phone. */
  menu: {
    fate: 'Fate tile',
    path: 'Path',
    ship: 'Ship',
    task: 'Task',
    guardian: 'Guardian',
    procession: 'Procession',
    bonfire: 'Great Bonfire',
    gnome: 'Gnome',
    ignite: 'Ignite',
    novice: 'Neutral novice',
  },
  /** The menu's entry that ignites, with the spaces of what can be ignited, or how many, of more than two: beside it stands `menu.novice`. */
  ignite: (spaces: readonly Space[]): string =>
    spaces.length === 1
      ? `Ignite bonfire ${spaces[0]}`
      : `Ignite ${spaces.length > 2 ? `(${spaces.length})` : joined(spaces.map(String), 'or')}`,
  /** The menu's entry that leads to passing, with the points of the countdown tile; beside it stands the one for hints. */
  passFor: (points: number): string => `Pass (+${points})`,
  /** The menu's entry of fate tiles where so many action tiles have to be discarded first. */
  fateFor: (tiles: number): string => `Fate tile (discard ${tiles})`,
  /** On the select of closer views and all that is seldom needed. */
  more: 'Look at a city, the log, and more…',
  /** Asked before somebody takes no more turns; points are those of the countdown tile. */
  pass: {
    title: 'Pass and take no more turns?',
    brings: (points: number): string => `You gain ${names.points(points)}.`,
    /** What is given up: so many turns, this one included; all, where nobody knows how many those are. */
    turns: (turns: number): string => `You give up ${turns === 1 ? 'this last turn' : `your last ${turns} turns`}.`,
    allTurns: 'You give up all the turns you have left.',
    unlit: (fulfilled: readonly Task[]): string =>
      `**Fulfilled but never ignited:** ${joined(fulfilled.map(worth), 'and')}.`,
    stays: 'Everything you’ve built scores at the end.',
  },
  /** Own tasks that are fulfilled; `may`: one can be ignited in this turn. */
  taskFulfilled: (fulfilled: readonly Task[], may: boolean): string =>
    `**${fulfilled.length === 1 ? 'Task' : 'Tasks'} fulfilled:** ${joined(
      fulfilled.map(worth),
      'and',
    )}. ${may ? `You can ignite ${fulfilled.length === 1 ? 'it' : 'one'} now.` : 'Igniting takes a whole turn.'}`,
  /** What cannot be done now: actions, each group with its reason in brackets. */
  notNow: (actions: string): string => `**Not now:** ${actions}`,
  /** An action with its price in tiles. */
  priced: (action: string, tiles: string): string => `${action}: ${tiles}`,
  /** Those reasons, at most 30 characters each. */
  whyNotNow: {
    tilesShort: 'too few tiles',
    resourcesShort: 'too few resources',
    tooManyTiles: 'too many action tiles',
    noFateTiles: 'no fate tiles left',
    doesNotFit: 'no room',
    cityFull: 'city full',
    pileEmpty: 'none left',
    shipElsewhere: 'no guardian at your ship',
    noSuchTask: 'no task at your ship',
    noOffering: 'no offering',
    guardianOwned: 'you already have her',
    noGuardianThere: 'none left there',
    nobodyCanMove: 'no guardian can move',
    noSuchGnome: 'none left',
  },
  choosePlace: 'Choose a place',
  chooseOne: 'Choose one',
  /** Over the lists of islands: to sail and do something there, or only to sail. */
  sailAndAct: 'Sail and act there',
  onlySail: 'Just sail',
  /** Over the list of fate tiles and the ways in which they can lie. */
  allPlaces: 'All places: which tile, which way?',
  /** One of them: "Top tile 🟩🟦🟥, to the right". */
  way: (tile: string, symbols: string, direction: Direction): string =>
    `${tile} ${symbols}, ${names.direction[direction]}`,
  best: 'Best places',
  /** The next of several lists of places. */
  morePlaces: (part: number, parts: number): string => `More places (${part}/${parts})`,
  /** What may be kept there. */
  keptTile: (tile: ActionTile): string => capital(names.actionTile[tile]),
  keepWhich: (most: number, held: number): string =>
    `You hold ${count(held, 'action tile')}. Choose ${most === 1 ? 'one' : String(most)} to keep.`,
  guardianMoves: (guardian: Guardian): string => `Choose where the ${names.guardian[guardian]} goes.`,
  stepsPlaceholder: 'How many steps?',
  finalNow: 'Something was revealed, so you can’t undo past that.',
  /** Beside the button that reveals what waits, after a colon. */
  finalAhead: (what: readonly ('paths' | 'gnomes' | 'offerings')[]): string =>
    `new ${joined(
      what.map((one) => WAITING[one]),
      'and',
    )} appear; you can’t undo past that.`,
  doneAndNext: (next: string | null): string => (next === null ? 'Done.' : `Done. ${next} is next.`),
  /** The bot came to play by other rules: whole turns, and choices of the turn that was open, fell away. */
  fellAway: (turns: number, choices: number): string =>
    turns === 0
      ? `A rules bug was fixed, so your turn starts again: ${choices === 1 ? 'your last step is' : `your last ${choices} steps are`} gone. All earlier turns stand.`
      : `A rules bug was fixed that affected the last ${turns === 1 ? 'turn' : `${turns} turns`}. The game goes on from before ${turns === 1 ? 'it' : 'them'}; the log still shows what was played.`,
  holdings: (tiles: string, resources: string): string => {
    if (tiles === '')
      return `You hold ${resources === '' ? 'no action tiles or resources' : `${resources}, but no action tiles`}.`
    return `You hold ${tiles}${resources === '' ? ', but no resources' : ` ${resources}`}.`
  },
}

const worth = (task: Task): string => `${tasks.condition(task.condition)} (${names.points(task.points)})`

const WAITING = { paths: 'path tiles', gnomes: 'gnomes', offerings: 'offerings' } as const
