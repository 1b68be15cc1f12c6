import type { Task } from '#engine'
import type { PanelWords } from '../words/panel.ts'
import { count, joined, names } from './names.ts'
import { tasks } from './tasks.ts'

export const panel: PanelWords = {
  yourTurn: 'Your turn',
  othersTurn: (name) => `It’s ${name}’s turn.`,
  possibleNow: 'Possible with what you have now',
  impossibleNow: 'You can’t do anything with what you have now. That may change by your turn.',
  beforeFirstTurn: 'Your first turn begins with your first fate tile: keep it or swap it.',
  noMoreTurns: 'You take no more turns. Everything you’ve built scores at the end.',
  endsBefore:
    'The game ends before your next turn, so there’s nothing left to plan. Everything you’ve built scores at the end.',
  actions: {
    fate: 'Place a fate tile',
    path: 'Build a path',
    ship: 'Move the ship',
    task: 'Receive a task',
    guardian: 'Retrieve a guardian',
    procession: 'Make a procession',
    bonfire: 'Use the Great Bonfire',
    gnome: 'Recruit a gnome',
    ignite: 'Ignite a bonfire',
    novice: 'Send a neutral novice',
    discard: 'Discard a tile',
  },
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
  ignite: (spaces) =>
    spaces.length > 2 ? `Ignite a bonfire (${spaces.length})` : `Ignite bonfire ${joined(spaces.map(String), 'or')}`,
  fateFor: (tiles) => `Fate tile (−${tiles} ${tiles === 1 ? 'tile' : 'tiles'})`,
  more: 'Look at a city, the log, and more…',
  pass: {
    title: 'Pass and take no more turns?',
    brings: (points) => `You get ${names.points(points)}.`,
    turns: (turns) => `You give up ${turns === 1 ? 'this last turn' : `your last ${turns} turns`}.`,
    allTurns: 'You give up all your turns still to come.',
    unlit: (fulfilled) => `**Fulfilled, but then never ignited:** ${joined(fulfilled.map(worth), 'and')}.`,
    stays: 'Everything you’ve built scores at the end.',
  },
  taskFulfilled: (fulfilled, may) =>
    `**${fulfilled.length === 1 ? 'Task' : 'Tasks'} fulfilled:** ${joined(
      fulfilled.map(worth),
      'and',
    )}. ${may ? 'You can ignite it now.' : 'Ignite it in a turn of its own.'}`,
  notNow: (actions) => `**Not now:** ${actions}`,
  whyNotNow: {
    tilesShort: 'too few tiles',
    resourcesShort: 'too few resources',
    tooManyTiles: 'too many action tiles',
    noFateTiles: 'no fate tiles left',
    doesNotFit: 'no room',
    cityFull: 'city full',
    pileEmpty: 'none left',
    shipElsewhere: 'ship elsewhere',
    noSuchTask: 'no task at your ship',
    noOffering: 'no offering',
    guardianOwned: 'you have her',
    noGuardianThere: 'none left there',
    nobodyCanMove: 'nobody can move',
    noSuchGnome: 'none left',
  },
  choosePlace: 'Choose a place',
  chooseOne: 'Choose one',
  sailAndAct: 'Sail and receive something',
  onlySail: 'Only sail',
  allPlaces: 'All places: which tile, which way?',
  way: (tile, symbols, direction) => `${tile} ${symbols} ${names.direction[direction]}`,
  topTile: 'Top tile',
  bottomTile: 'Bottom tile',
  best: 'Best places',
  morePlaces: (part, parts) => `More places (${part}/${parts})`,
  keepWhich: (most, held) =>
    `You hold ${count(held, 'action tile')}. Which ${most === 1 ? 'one' : String(most)} do you keep?`,
  guardianMoves: (guardian) => `Where does the ${names.guardian[guardian]} go?`,
  stepsPlaceholder: 'How many steps?',
  finalNow: 'Something was revealed, so you can’t undo past that.',
  finalAhead: (what) =>
    `new ${joined(
      what.map((one) => WAITING[one]),
      'and',
    )} appear; you can’t undo past that.`,
  doneAndNext: (next) => (next === null ? 'Done.' : `Done. ${next} is next.`),
  fellAway: (turns, choices) =>
    turns === 0
      ? `A rules bug was fixed, so your turn starts again: ${choices === 1 ? 'your last step is' : `your last ${choices} steps are`} gone. All earlier turns stand.`
      : `A rules bug was fixed that affected the last ${turns === 1 ? 'turn' : `${turns} turns`}. The game goes on from before ${turns === 1 ? 'it' : 'them'}; the log still shows what was played.`,
  holdings: (tiles, resources) => {
    if (tiles === '') return `You hold no action tiles${resources === '' ? ' and no resources' : `, but ${resources}`}.`
    return `You hold ${tiles} and ${resources === '' ? 'no resources' : resources}.`
  },
}

const worth = (task: Task): string => `${tasks.condition(task.condition)} (${names.points(task.points)})`

const WAITING = { paths: 'path tiles', gnomes: 'gnomes', offerings: 'offerings' } as const
