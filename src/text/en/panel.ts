import type { PanelWords } from '../words/panel.ts'
import { count, joined, names } from './names.ts'
import { tasks } from './tasks.ts'

export const panel: PanelWords = {
  yourTurn: 'Your turn',
  othersTurn: (name) => `It is ${name}’s turn.`,
  possibleNow: 'With what you have now you can',
  impossibleNow: 'With what you have now you can do nothing. That may be different when your turn comes.',
  beforeFirstTurn: 'Your own first turn begins with your first fate tile: keep it or swap it.',
  noMoreTurns: 'You take no more turns. What you have built scores at the end.',
  endsBefore:
    'The game ends before your turn comes again, so there is nothing left to plan. What you have built scores at the end.',
  actions: {
    fate: 'Place a fate tile',
    path: 'Build a path',
    ship: 'Move the ship',
    task: 'Receive a task',
    guardian: 'Retrieve a guardian',
    procession: 'Hold a procession',
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
  ignite: (conditions) => `Ignite: ${joined(conditions, 'or')}`,
  taskFulfilled: (fulfilled, may) =>
    `**${fulfilled.length === 1 ? 'Task' : 'Tasks'} fulfilled:** ${joined(
      fulfilled.map((task) => `${tasks.condition(task.condition)} (${names.points(task.points)})`),
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
    nobodyCanMove: 'nobody can walk',
    noSuchGnome: 'none left',
    conditionNotMet: 'no task fulfilled',
    noTaskThere: 'no task',
    alreadyLit: 'no task',
  },
  choosePlace: 'Choose a place',
  chooseOne: 'Choose one',
  topTile: 'Top tile',
  bottomTile: 'Bottom tile',
  best: 'Best places',
  morePlaces: (part, parts) => `More places (${part}/${parts})`,
  keepWhich: (most, held) =>
    `You hold ${count(held, 'action tile')}. Which ${most === 1 ? 'one do' : `${most} do`} you keep?`,
  guardianMoves: (guardian) => `Where does the ${names.guardian[guardian]} go?`,
  stepsPlaceholder: 'How many steps?',
  finalNow: 'Something was revealed: undo stops there.',
  finalAhead: (what) =>
    `new ${joined(
      what.map((one) => WAITING[one]),
      'and',
    )} appear; undo stops here.`,
  doneAndNext: (next) => (next === null ? 'Done.' : `Done. ${next} is next.`),
  fellAway: (turns, choices) =>
    turns === 0
      ? `The bot plays by corrected rules now. Your turn begins anew, without the ${count(choices, 'step')} you had taken in it. All turns before it stand.`
      : `The bot plays by corrected rules now, by which the last ${count(turns, 'turn')} would have gone otherwise. The game goes on from before ${turns === 1 ? 'it' : 'them'}; the log still tells what was played.`,
  holdings: (tiles, resources) => {
    if (tiles === '') return `You hold no action tiles${resources === '' ? ' and no resources' : `, but ${resources}`}.`
    return `You hold ${tiles} and ${resources === '' ? 'no resources' : resources}.`
  },
}

const WAITING = { paths: 'path tiles', gnomes: 'gnomes', offerings: 'offerings' } as const
